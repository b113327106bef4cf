import type { Finding, IssueCategory } from '../../../../protocols/index.ts';
import type { ParsedDocument } from '../../../reading/index.ts';
import type { Expert } from '../../expert.ts';
import { gather } from '../../toolkit/evidence.ts';
import { answered, find, type Passage, pattern, says, sectionText } from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

/** A clause that nearly every contract words with the same parts, and the part without which it does not work. */
interface Customary {
  /** Chosen by the catalogues: what is missing. */
  readonly kind: string;
  readonly category: IssueCategory;
  readonly topic: RegExp;
  readonly part: RegExp;
  /** The sentence is about something else. */
  readonly unless?: RegExp;
  readonly within: 'sentence' | 'section';
}

const CUSTOMARY: readonly Customary[] = [
  {
    kind: 'indemnity',
    category: 'indemnity',
    topic: pattern('\\b(?:shall|will|agrees? to|hereby)(?: [a-z]+)? indemnify\\b'),
    part: pattern(
      '\\b(?:harmless|defend|reimburse|any and all|all (?:such )?losses|for all|director|any (?:claim|damage|loss)|keep [a-z ]{0,30}indemnified|against)\\b',
    ),
    within: 'sentence',
  },
  {
    kind: 'amendment',
    category: 'amendment',
    topic: pattern(
      '\\b(?:may|can|shall|will)(?: only)? be (?:amended|modified|changed|altered|varied)(?:,? (?:or|and) [a-z]+)? (?:(?:at any time )?(?:by|if|through|upon|with|when|verbally|orally|between)|only by)\\b|\\bmodif(?:y|ied) (?:by|through) mutual (?:agreement|consent|understanding)\\b',
    ),
    part: pattern(
      '\\b(?:writ(?:ing|ten)|signed|executed|instrument|court|arbitrat[a-z]+|judge|law|regulations?|amendment|statement of work|change order|price|prices|fees|specifications|board|without)\\b',
    ),
    within: 'sentence',
  },
  {
    kind: 'law',
    category: 'governing_law',
    topic: pattern(
      '\\b(?:governed by|construed (?:in accordance with|under)|interpreted according to)[^.;]{0,60}\\b(?:principles of (?:equity|fairness|justice|good faith|law)|general principles|fairness|customs?|common sense|industry (?:practice|standards?|norms)|international norms|any applicable laws?)\\b',
    ),
    part: pattern('\\b(?:laws? of the|conflicts? of|choice of law)\\b'),
    within: 'sentence',
  },
  {
    kind: 'mail',
    category: 'notices',
    topic: pattern(
      '\\b(?:sent|delivered|given|made|served|mailed) (?:[a-z]+ ){0,3}(?:by|via|through) (?:standard|regular|ordinary|normal|first[- ]class|general)?(?: (?:postal|u\\.s\\.))? ?mail\\b(?! (?:return|with|address))|\\bby (?:standard|regular|ordinary) mail\\b',
    ),
    part: pattern(
      '\\b(?:certified|registered|return receipt|courier|overnight|confirm[a-z]*|receipt|personally|in person|hand|invoices?|goods|marketing|statement)\\b',
    ),
    within: 'section',
  },
  {
    kind: 'survival',
    category: 'confidentiality',
    topic: pattern(
      '\\b(?:confidential|secre)[a-z]*\\b[^.;]{0,160}\\b(?:continue|remain|surviv[a-z]+|last|indefinitely)\\b[^.;]{0,60}\\bindefinite(?:ly)?\\b|\\b(?:continue|remain in (?:full )?(?:force|effect)|survive|last|extend)(?: in (?:full )?(?:force|effect))?(?: [a-z]+){0,3} indefinitely\\b',
    ),
    part: pattern('\\btrade secrets?\\b|\\bstatut'),
    within: 'sentence',
  },
  {
    kind: 'embargo',
    category: 'governing_law',
    topic: pattern(
      "\\b(?:laws?|courts?|jurisdiction)(?: located)? (?:of|in) (?:the )?(?:country of |republic of |state of |democratic people's republic of )?(?:north korea|korea \\(north\\)|iran|syria|cuba)\\b",
    ),
    part: pattern('\\b(?:sanctions?|embargo(?:es|ed)?|export)\\b'),
    within: 'sentence',
  },
  {
    kind: 'cap',
    category: 'cap_on_liability',
    topic: pattern(
      '\\bliab[a-z]+\\b[^.;]{0,240}\\b(?:exceed|limited to|more than)\\b[^.;$]{0,60}(?:(?:\\$|us\\$|usd ?)\\d{1,3}(?![\\d,.]|\\s(?:thousand|million|billion|per))|\\b(?:one|five|ten|twenty|fifty|one hundred) (?:\\(\\$?\\d{1,3}\\) )?dollars?\\b)',
    ),
    part: pattern('\\b(?:thousand|million|deductible|basket|threshold)\\b'),
    within: 'sentence',
  },
];

/** Without these nobody can foresee what a dispute will bring. */
const GRAVE = new Set(['law', 'embargo', 'cap']);

const missing = (document: ParsedDocument, { topic, part, unless, within }: Customary): Passage[] =>
  find(document, topic).filter(
    (passage) =>
      !(unless !== undefined && says(passage.folded, unless)) &&
      !says(within === 'sentence' ? passage.folded : sectionText(document, passage), part),
  );

const stubs = (document: ParsedDocument): Finding[] =>
  CUSTOMARY.flatMap((customary) =>
    gather(
      document,
      {
        rule: 'bare-clauses.stub',
        category: customary.category,
        severity: GRAVE.has(customary.kind) ? 'high' : 'low',
        belief: 0.7,
        values: { kind: customary.kind },
      },
      missing(document, customary),
    ),
  );

/** Usual clauses cut down to a stub: the heading is met, and the part that makes them work is gone. */
export const stubClauses: Expert = legalExpert({
  id: 'bare-clauses',
  competence: ['indemnity', 'amendment', 'governing_law', 'notices'],
  precision: 0.8,
  detectors: [stubs],
  defeaters: [
    answered({
      against: ['amendment'],
      rules: /^bare-clauses\./,
      within: 'document',
      words: pattern('\\b(?:amend|modif|chang)[a-z]*\\b[^.;]{0,120}\\bin writing\\b'),
      reason: 'bare-clauses.elsewhere',
    }),
  ],
});
