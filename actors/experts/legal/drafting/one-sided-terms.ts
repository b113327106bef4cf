import type { Finding, IssueCategory, Severity } from '../../../../protocols/index.ts';
import { type Action, type Asymmetry, asymmetries, type Provision, provisionsOf } from '../../../provisions/index.ts';
import type { ParsedDocument } from '../../../reading/index.ts';
import type { Expert } from '../../expert.ts';
import { CONTRACTS, foldedText, pattern, report, says } from '../../toolkit/index.ts';

/** The finding on an asymmetry, by its act. English experts of their own look at the acts that are not `inEnglish`. */
const ACTS: Partial<
  Readonly<
    Record<Action, { readonly category: IssueCategory; readonly severity: Severity; readonly inEnglish: boolean }>
  >
> = {
  terminate: { category: 'termination_for_convenience', severity: 'high', inEnglish: false },
  limit: { category: 'cap_on_liability', severity: 'high', inEnglish: false },
  assign: { category: 'anti_assignment', severity: 'medium', inEnglish: false },
  change: { category: 'amendment', severity: 'high', inEnglish: false },
  suspend: { category: 'termination_for_cause', severity: 'medium', inEnglish: true },
  indemnify: { category: 'indemnity', severity: 'medium', inEnglish: true },
};

/** Bearing a cost or being responsible for an act is not yet a promise to compensate others. */
const INDEMNIFIES = /\b(?:indemni|harmless|make good|indenn|manlev|resarc)/;

/** A right that is withdrawn for good is ended, not suspended. */
const SUSPENDS = /\b(?:suspen|withh[eo]ld|interrupt|stop|sospen|tratten|interromp|retener|interrump|paraliz)/;

/** A right under a condition is less than one at will. */
const CONDITIONAL: Readonly<Partial<Record<Severity, Severity>>> = { high: 'medium', medium: 'low' };

function* oneSided(document: ParsedDocument): Iterable<Finding> {
  for (const asymmetry of asymmetries(document)) {
    const act = ACTS[asymmetry.action];
    if (act === undefined) continue;
    if (document.language.code === 'en' && !act.inEnglish && !endsOnGrounds(document, asymmetry)) continue;
    const said = sentenceOf(document, asymmetry.provision);
    if (asymmetry.action === 'indemnify' && !INDEMNIFIES.test(foldedText(document).slice(said.start, said.end)))
      continue;
    if (asymmetry.action === 'suspend' && !SUSPENDS.test(foldedText(document).slice(said.start, said.end))) continue;
    const isConditional = asymmetry.provision.triggers.length > 0 && asymmetry.modality === 'right';
    const severity = isConditional ? (CONDITIONAL[act.severity] ?? act.severity) : act.severity;
    yield report(document, {
      rule: `one-sided-terms.${asymmetry.modality === 'prohibition' ? 'barred' : asymmetry.action}`,
      category: act.category,
      severity,
      belief: 0.75,
      evidence: [said],
      values: namesIn(asymmetry),
    });
  }
}

/** Words that give the other side, or both, a way out. */
const OTHERS_END = pattern(
  '\\b(?:either|each|any|both|neither|the other|no|a|non-(?:breaching|defaulting)) part(?:y|ies)\\b[^.;]{0,200}?\\b(?:terminat|cancel)|\\b(?:terminat|cancel)[^.;]{0,100}?\\b(?:either|each|any|both|the other) part(?:y|ies)\\b|\\bmutual(?:ly)?\\b[^.;]{0,80}?\\bterminat|\\bterminat[^.;]{0,80}?\\bmutual',
);
const THE_AGREEMENT = pattern(
  '\\bterminate (?:[a-z]+ ){0,4}?(?:this|the) (?:[a-z]+ ){0,2}?(?:agreement|contract|lease)\\b',
);

/** Grounds on which one side alone may end the contract; experts of their own look at ends at will. */
function endsOnGrounds(document: ParsedDocument, { action, modality, provision, against }: Asymmetry): boolean {
  if (action !== 'terminate' || modality !== 'right' || !isCommercial(document)) return false;
  const { start, end } = sentenceOf(document, provision);
  const words = foldedText(document).slice(start, end);
  if (!says(words, THE_AGREEMENT) || !(provision.triggers.length > 0 || /:[^a-z]*$/.test(words))) return false;
  const names = [against.name, ...against.aliases].map((name) =>
    name
      .toLowerCase()
      .replace(/[^\w ]/g, '.')
      .replace(/ +/g, ' +'),
  );
  const its = new RegExp(
    `\\b(?:${names.join('|')})(?:'s)?\\b[^.;]{0,120}?\\b(?:may|can|right|entitled|elect|option)\\b[^.;]{0,80}?\\b(?:terminat|cancel)`,
  );
  return !says(foldedText(document), OTHERS_END) && !its.test(foldedText(document));
}

const isCommercial = ({ type }: ParsedDocument): boolean => (CONTRACTS as readonly string[]).includes(type);

const namesIn = ({ favours, against }: Asymmetry): Finding['values'] => ({ party: favours.name, other: against.name });

const sentenceOf = (document: ParsedDocument, { sentence, start, end }: Provision) =>
  document.sentences[sentence] ?? { start, end };

/** A cap that pays for nothing: less than a month of anybody's work, in units of any of the currencies met. */
const NOMINAL = 1000;

/** A cap of a hundred euros is an exclusion by another name. */
function* nominalCaps(document: ParsedDocument): Iterable<Finding> {
  for (const provision of provisionsOf(document).all) {
    if (provision.action !== 'limit' || provision.modality !== 'exemption') continue;
    const cap = provision.measures.find((measure) => measure.kind === 'amount' && measure.value < NOMINAL);
    if (
      cap === undefined ||
      provision.measures.some((measure) => measure.kind === 'amount' && measure.value >= NOMINAL)
    )
      continue;
    yield report(document, {
      rule: 'one-sided-terms.nominal-cap',
      category: 'cap_on_liability',
      severity: 'critical',
      belief: 0.85,
      evidence: [sentenceOf(document, provision)],
      values: { amount: document.text.slice(cap.start, cap.end).replace(/\s+/g, ' ') },
    });
    return;
  }
}

/** What one side may do, or is freed from, and the other is not, from the provisions of both. */
export const oneSidedTerms: Expert = {
  id: 'one-sided-terms',
  domain: 'legal',
  competence: [
    'termination_for_convenience',
    'cap_on_liability',
    'anti_assignment',
    'amendment',
    'termination_for_cause',
    'indemnity',
  ],
  serves: CONTRACTS,
  reads: ['en', 'it', 'es'],
  quick: true,
  deepOnly: false,
  precision: 0.75,
  detectors: [oneSided, nominalCaps],
  defeaters: [],
};
