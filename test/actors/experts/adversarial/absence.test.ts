import { describe, expect, test } from 'vitest';
import { absenceAnswer } from '../../../../actors/experts/adversarial/absence/index.ts';
import { SPEC_OF } from '../../../../actors/experts/adversarial/absence/specs/index.ts';
import { isAnswered } from '../../../../actors/experts/adversarial/answers/index.ts';
import type { Expert } from '../../../../actors/experts/expert.ts';
import { expertById } from '../../../../actors/experts/index.ts';
import type { Catalogue } from '../../../../actors/languages/catalogue.ts';
import { catalogue as en } from '../../../../actors/languages/en/index.ts';
import { catalogue as es } from '../../../../actors/languages/es/index.ts';
import { catalogue as it } from '../../../../actors/languages/it/index.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';
import type { IssueCategory } from '../../../../protocols/index.ts';
import { answer, claimOn } from '../trial.ts';

/** Words by which a title or an explanation says that something is absent. */
const SAYS_ABSENT: Readonly<Record<'en' | 'it' | 'es', RegExp>> = {
  en: /^(?:No|Only one|One-sided|Uncapped|Unlimited|Missing|Unfilled|Undefined|Unused)\b|\bwithout (?:a|an|the|any|its|conditions|limit|notice|relief|rules|stated|performance|safeguards|cause|content|operative)\b|\b(?:nothing|nobody|no one|no clause|no (?:named|date|figure|limit|ceiling)|not (?:stated|described|attached|limited|approved|given)|does not (?:say|name|show|describe|contain|compel)|names no|is silent|silent on)\b/i,
  it: /^(?:Manca|Mancano|Nessun\w*|Senza)\b|\bsenza (?:un|una|limit\w*|termine|preavviso|indicare|che)\b|\bnon (?:dice|indica|prevede)\b/i,
  es: /^(?:Falta|Faltan|Ningun\w*|Sin)\b|\bsin (?:un|una|límite\w*|plazo|preaviso|indicar|que)\b|\bno (?:dice|indica|prevé)\b/i,
};

const rulesOf = ({ parts }: Catalogue) => parts.flatMap(({ rules }) => Object.entries(rules));

/**
 * Rules whose words deny something and that claim no absence, since what is in the text is the point, or since their expert
 * looks the very word up. They are named one by one, so that a new rule is searched for an answer or is here in the open.
 */
const OF_WHAT_STANDS: ReadonlySet<string> = new Set([
  'acronyms.unexplained',
  'ambiguity.optional-duty',
  'ambiguity.vague-degree',
  'civil-law-terms.dangling-reference',
  'class-waiver.waived',
  'comparatives.found',
  'contradictions.measures',
  'contradictions.periods',
  'contradictions.renewal',
  'contradictions.title-passes-twice',
  'contradictions.warranty',
  'currency-and-totals.mixed',
  'defined-terms.stray',
  'discretion.sole',
  'entire-agreement.changed-alone',
  'essential-terms.idle',
  'essential-terms.undefined',
  'exceptions.override',
  'half-measures.narrowed',
  'half-measures.partial',
  'liability-cap.short-period',
  'liquidated-damages.penalty',
  'most-favoured-nation.only-intended',
  'onerous-exit.accusation-alone',
  'onerous-exit.unmet-expectations',
  'onerous-liability.duty-excluded',
  'onerous-liability.grave-fault-only',
  'onerous-performance.frame-only',
  'onerous-secrecy.everything',
  'oral-statements.bind',
  'party-names.unknown-role',
  'placeholders.unfilled',
  'reversed-boilerplate.opposite',
  'sentence-length.long',
  'signatories.owes-and-is-no-party',
  'superlatives.found',
  'taxes.gross-up',
  'unfair-content-removal.at-whim',
  'unfair-onerous-terms.token-cap',
  'unfair-unilateral-termination.groundless',
  'unsettled-wording.bracketed',
  'unsettled-wording.heading-alone',
  'unsettled-wording.nothing-above',
]);

/** What a classifier has learned from whole passages: each is in the text, and what is wrong with it are its own words. */
const OF_WHAT_WAS_LEARNED = /^(?:clause-risks|grievous-[a-z-]+)\./;

describe('absence: every rule that claims one says what would answer it', () => {
  test.each([
    ['en', en],
    ['it', it],
    ['es', es],
  ] as const)('no rule of the catalogue in %s bypasses the search', (language, catalogue) => {
    const bypassing = rulesOf(catalogue)
      .filter(([, { title, description }]) => [title, description].some((words) => SAYS_ABSENT[language].test(words)))
      .map(([rule]) => rule)
      .filter((rule) => !SPEC_OF.has(rule) && !OF_WHAT_STANDS.has(rule) && !OF_WHAT_WAS_LEARNED.test(rule));
    expect(bypassing).toEqual([]);
  });

  test('each record belongs to a rule there is, and says what is sought, mirrored or looked up by name', () => {
    const rules = new Set(rulesOf(en).map(([rule]) => rule));
    expect([...SPEC_OF.keys()].filter((rule) => !rules.has(rule))).toEqual([]);
    const idle = [...SPEC_OF].filter(
      ([rule, { sought, mirror, named }]) =>
        sought.length === 0 && mirror === undefined && !(named === true && isAnswered(rule)),
    );
    expect(idle.map(([rule]) => rule)).toEqual([]);
  });
});

const PARTIES = 'This Services Agreement is made between Alder Ltd ("Supplier") and Birch Inc. ("Customer").\n\n';

interface Case {
  readonly rule: string;
  readonly category: IssueCategory;
  readonly quoting?: string;
  readonly text: string;
}

const found = ({ text, rule, category, quoting }: Case) => {
  const document = parseDocument(PARTIES + text, { type: 'services' });
  return absenceAnswer(claimOn(document, { ...(quoting && { quoting }), claim: { rule, category } }), document);
};

describe('absence: the whole text is searched for an answer', () => {
  const SECRECY = { rule: 'confidentiality.no-compelled-disclosure', category: 'confidentiality' } as const;
  const CAP = { rule: 'liability-cap.missing', category: 'cap_on_liability' } as const;
  const DUE = { rule: 'payment-terms.missing', category: 'payment_terms' } as const;
  const OFFER = { rule: 'first-refusal.no-deadline', category: 'rofr_rofo_rofn' } as const;
  const KEEP = '1. Secrecy. Each party keeps Confidential Information secret.';

  test.each<readonly [where: string, Case]>([
    [
      'the next sentence',
      {
        ...SECRECY,
        quoting: 'Each party keeps Confidential Information secret.',
        text: `${KEEP} A party may disclose it where a court so orders or by operation of law.`,
      },
    ],
    [
      'another clause',
      {
        ...OFFER,
        quoting: 'The Customer has a right of first offer for the mill.',
        text: '1. The mill. The Customer has a right of first offer for the mill.\n\n2. Procedure. After thirty (30) days from the offer the Supplier may sell to others.',
      },
    ],
    ['a definition', { ...DUE, text: '1. Definitions. “Fee” means 900 euros payable on each Payment Date.' }],
    [
      'a schedule',
      {
        ...CAP,
        text: '1. Work. The Supplier paints.\n\nSchedule 1\n\nThe liability of either party shall not exceed the fees paid in the year.',
      },
    ],
    [
      'words that the rule does not know',
      {
        ...CAP,
        text: '1. Claims. Reimbursements claimed under this clause shall not exceed payments received by the Supplier.',
      },
    ],
    [
      'an Italian clause',
      { ...CAP, text: '1. La responsabilità del Fornitore non potrà eccedere il corrispettivo pagato nell’anno.' },
    ],
    [
      'a Spanish clause',
      { ...CAP, text: '1. La responsabilidad del Proveedor no podrá superar el precio pagado en el año.' },
    ],
  ])('in %s', (_where, given) => {
    expect(found(given)?.strength).toBe('answers');
  });

  const NO_CURE = {
    rule: 'termination-cause.no-cure',
    category: 'termination_for_cause',
    quoting: 'The Supplier may terminate this Agreement for breach.',
  } as const;
  const ENDS = `1. End. ${NO_CURE.quoting}`;

  test.each<readonly [what: string, text: string]>([
    [
      'other remedies are kept',
      '2. Breach. Without prejudice to any other right or remedy, a party may end this Agreement if the other fails to cure a breach within thirty days.',
    ],
    [
      'what goes on without remedy could have been cured',
      '2. Breach. A party may terminate if a breach continues without remedy for thirty days after notice.',
    ],
  ])('a cure is not denied where %s', (_what, text) => {
    expect(found({ ...NO_CURE, text: `${ENDS}\n\n${text}` })).toBeDefined();
  });

  test.each([
    '2. Breach. A breach ends this Agreement within thirty days of notice without any right to cure.',
    '2. Breach. After a breach this Agreement ends in thirty days, without notice or cure.',
  ])('a cure is denied: %s', (text) => {
    expect(found({ ...NO_CURE, text: `${ENDS}\n\n${text}` })).toBeUndefined();
  });

  test.each<readonly [what: string, Case]>([
    [
      'a limit of insurance',
      { ...CAP, text: '1. The liability insurance shall not exceed 900 euros in premiums paid.' },
    ],
    ['remote loss', { ...CAP, text: '1. Neither party is liable for lost profits.' }],
    [
      'a list of what survives',
      {
        rule: 'anti-corruption.no-consequence',
        category: 'anti_corruption',
        quoting: 'Neither party gives bribes.',
        text: '1. Bribes. Neither party gives bribes.\n\n2. End. The following sections survive when this Agreement is terminated: Section 4 (Representations) and Section 5.',
      },
    ],
    ['a period of something else', { ...DUE, text: '1. The Supplier paints within thirty days.' }],
    [
      'another secret’s exception',
      { ...SECRECY, quoting: 'Each party keeps Confidential Information secret.', text: `${KEEP} Doors are red.` },
    ],
  ])('%s is no answer', (_what, given) => {
    expect(found(given)).toBeUndefined();
  });

  test('a passage that only may answer becomes a question of the verifier', () => {
    const text = '1. Doors. The covenants bind the Supplier and its successors and the Customer and its successors.';
    const claim = { rule: 'assignment.missing', category: 'anti_assignment' } as const;
    expect(found({ ...claim, text })?.strength).toBe('may-answer');
    const document = parseDocument(PARTIES + text, { type: 'services' });
    const said = answer(expertById('verifier') as Expert, claimOn(document, { claim }), document);
    expect(said?.reason.key).toBe('verifier.may-answer');
    expect(said?.reason.values.quote).toContain('its successors');
  });
});
