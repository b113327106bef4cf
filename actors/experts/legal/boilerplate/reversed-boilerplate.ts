import { type Finding, type IssueCategory, MAX_EVIDENCE } from '../../../../protocols/index.ts';
import type { ParsedDocument } from '../../../reading/index.ts';
import type { Expert } from '../../expert.ts';
import { answered, find, firstMatch, type Passage, pattern, says } from '../../toolkit/index.ts';
import { quote } from '../../toolkit/quote.ts';
import { legalExpert } from '../legal-expert.ts';

/** A clause that is in nearly every contract, and the words by which it would say the opposite. */
interface Reversal {
  /** Chooses the words of the report: what the clause usually says. */
  readonly kind: string;
  readonly category: IssueCategory;
  readonly words: RegExp;
  /** The words are themselves negative: a `not` in front of them is no cure. */
  readonly negative?: true;
}

/** Who lets a month pass, or does not tell of a defect in time, may fairly lose the right; a few days are a trap. */
const IN_FAIR_TIME =
  '(?![^.;]{0,160}?\\bwithin (?:a period of |the )?(?:(?:thirty|forty|fifty|sixty|seventy|eighty|ninety|one hundred|[3-9][0-9]|[1-9][0-9]{2})\\b[a-z0-9() -]{0,30}days\\b|[a-z0-9() -]{1,30}(?:months?|years?)\\b))(?!(?=[^.;]{0,160}?\\bwithin\\b)[^.;]{0,160}?\\b(?:defect|non-?conform|shortage|damage[ds]? (?:to|goods|products))[a-z]*)';

const REVERSALS: readonly Reversal[] = [
  {
    kind: 'waiver',
    category: 'waiver',
    words: pattern(
      `\\b(?:fail(?:s|ure)?|delay|waiver)\\b${IN_FAIR_TIME}[^.;]{0,160}?\\b(?:shall|will) (?:be deemed|be considered|be construed as|constitute|operate (?:as|or be construed as)) (?:to be )?(?:a |an )?(?:continuing )?waiver\\b`,
    ),
  },
  {
    kind: 'severability',
    category: 'severability',
    words: pattern(
      '\\b(?:terms?|provisions?|parts?|clauses?|sections?|covenants?)\\b[^.;]{0,120}?\\b(?:invalid|unenforceab|illegal)[a-z]*\\b[^.;]{0,200}?\\b(?:shall|will) (?:also |automatically |immediately )*(?:affect|render|invalidate|terminate|void|nullify|impair)\\b',
    ),
  },
  {
    kind: 'consent',
    category: 'anti_assignment',
    words: pattern('\\b(?:shall|may|can|will) be unreasonably (?:withheld|delayed|conditioned|denied)\\b'),
  },
  {
    kind: 'agency',
    category: 'third_party_beneficiary',
    words: pattern(
      '\\bindependent contractors?\\b[^.;]{0,140}?\\b(?:but|however|except|and) [^.;]{0,60}?\\b(?:considered|deemed|treated as) an? (?:employee|agent|partner)\\b|\\b(?:shall|will|does) have (?:full |the )?(?:authority|power|right) to (?:bind|act (?:for|on behalf of)|represent) (?:or [a-z]+ )?(?:the )?(?:other|company|owner)\\b|\\bmay (?:bind|act as an? agent of|act on behalf of) the (?:other party|company)\\b',
    ),
  },
  {
    kind: 'counterparts',
    category: 'signature_block',
    words: pattern(
      '\\bcounterparts?\\b[^.]{0,200}?\\bonly (?:the|one|a) [^.]{0,40}?\\b(?:original|signed|executed)\\b|\\bcounterparts? (?:shall|will|are) not (?:be )?(?:permitted|valid|binding)\\b',
    ),
    negative: true,
  },
  {
    kind: 'remedy',
    category: 'confidentiality',
    words: pattern(
      '\\b(?:has|have|having|be|is) an adequate remedy (?:at|in) law\\b|\\b(?:will|would|shall) not (?:suffer|cause|result in) (?:any )?irreparable\\b|\\bmonetary damages (?:would|will|shall) be (?:an )?(?:adequate|sufficient)\\b',
    ),
  },
  {
    kind: 'exceptions',
    category: 'confidentiality',
    words: pattern(
      '\\b(?:is|was|are|were) disclosed without (?:the )?(?:prior )?(?:written )?(?:consent|approval) (?:of|from) (?:the )?disclosing\\b|\\bindependently developed\\b[^.;]{0,50}?\\bwith (?:access|reference|the use|use)\\b|\\bthrough (?:any|an|a) (?:wrongful |improper )?(?:act|fault|breach|action)[^.;]{0,20}? of (?:the )?(?:receiving party|recipient|consultant)\\b',
    ),
  },
  {
    kind: 'amendment',
    category: 'amendment',
    words: pattern(
      '\\b(?:amended|modified|changed|altered)\\b[^.;]{0,60}?\\b(?:orally|verbally|unilaterally|without (?:the |any )?(?:written )?(?:consent|approval|agreement|writing))\\b',
    ),
  },
  {
    kind: 'survival',
    category: 'term_and_survival',
    words: pattern(
      '\\bterminat[a-z]*\\b[^.;]{0,60}?\\b(?:shall|will) (?:affect|prejudice|release|extinguish)\\b[^.;]{0,120}?\\b(?:accrued|outstanding)\\b|\\b(?:obligations?|provisions?|sections?|duties|clauses?)\\b[^.;]{0,100}?\\b(?:shall|will|do) not survive\\b|\\b(?:shall|will) not (?:inure|be binding)\\b[^.;]{0,80}?\\b(?:successors|assigns)\\b',
    ),
    negative: true,
  },
  {
    kind: 'law',
    category: 'risk_allocation',
    words: pattern(
      '\\b(?:not (?:be )?(?:required|obligated|obliged) to|need not|not have to|without regard to|regardless of|irrespective of|notwithstanding|consider) (?:comply(?:ing)? with )?(?:all |any |the )?(?:applicable |existing |local |federal |state )+(?:laws?|regulations)\\b',
    ),
    negative: true,
  },
  {
    kind: 'gross_fault',
    category: 'cap_on_liability',
    words: pattern(
      '\\b(?:including (?:[a-z]+ ){0,3}(?:resulting|arising|caused)|even (?:if|in (?:the )?cases?)|regardless of|irrespective of)\\b[^.;]{0,60}?\\b(?:gross(?:ly)? negligen[a-z]+|wil{1,2}ful misconduct|fraud)\\b',
    ),
    negative: true,
  },
  {
    kind: 'arbitration',
    category: 'arbitration',
    words: pattern(
      '\\bnon-?binding arbitration\\b|\\b(?:decision|award|ruling)[^.;]{0,60}?\\b(?:shall|will) not be (?:final|binding)\\b',
    ),
    negative: true,
  },
];

const NEGATION = pattern("\\b(?:not|no|nor|neither|never|nothing|without|cannot|unless|except)\\b|n't\\b");
/** How far before the words a negation still governs them, UTF-16 units. */
const REACH = 60;

function stands(passage: Passage, { words, negative }: Reversal): boolean {
  const match = firstMatch(passage.folded, words);
  if (match === undefined) return false;
  if (negative === true) return true;
  const around = passage.folded.slice(Math.max(0, match.index - REACH), match.index + match[0].length);
  // The words of amendment and exceptions themselves hold a `without`: what counts is before them.
  const governed = /without/.test(match[0]) ? around.replace(/without/g, '') : around;
  return !says(governed, NEGATION);
}

function reversed(document: ParsedDocument): Finding[] {
  return REVERSALS.flatMap((reversal) => {
    const places = find(document, reversal.words).filter((passage) => stands(passage, reversal));
    if (places.length === 0) return [];
    return [
      {
        rule: 'reversed-boilerplate.opposite',
        category: reversal.category,
        severity: 'medium',
        values: { kind: reversal.kind },
        evidence: places.slice(0, MAX_EVIDENCE).map((place) => quote(document, place)),
        belief: 0.75,
      } satisfies Finding,
    ];
  });
}

/** Clauses that everybody skips because they always say the same, and here say the opposite. */
export const reversedBoilerplate: Expert = legalExpert({
  id: 'reversed-boilerplate',
  competence: ['waiver', 'severability', 'amendment'],
  quick: true,
  precision: 0.82,
  detectors: [reversed],
  defeaters: [
    answered({
      against: ['waiver', 'severability', 'amendment', 'anti_assignment', 'confidentiality'],
      rules: /^reversed-boilerplate\./,
      within: 'sentence',
      words: pattern(
        '\\bin (?:that|such|each|this) (?:specific |particular )?(?:instance|case)\\b|\\bessential (?:to|part|purpose)\\b',
      ),
      reason: 'reversed-boilerplate.single-case',
    }),
  ],
});
