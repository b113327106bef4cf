import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../actors/expert-jobs/index.ts';
import { seatSheet } from '../../../actors/model-experts/index.ts';
import { hearSeat, plainWords, type SeatOrder, seatQuestions } from '../../../actors/model-hearing/index.ts';
import type { Call, Claim, Position } from '../../../protocols/index.ts';
import type { ModelAnswer } from '../../../protocols/models/index.ts';
import { OWN_WORDS } from '../../../protocols/outside/index.ts';

const LIABLE = 'The Supplier is liable for all direct and indirect loss that the Customer suffers.';
const TEXT = `SERVICES AGREEMENT

1. Services. The Supplier shall perform the Services with reasonable skill and care.

2. Liability. ${LIABLE}

3. Fees. The Customer shall pay each valid invoice within ninety days of its receipt by post.`;
const DOCUMENT = readDocument(TEXT);
const SIZE = { maxBytes: 100_000, maxChunks: 4, hidesIdentities: false };

const PLAYBOOK = {
  topics: [
    {
      name: 'Cap',
      about: { categories: ['cap_on_liability'] },
      preferred: { wording: 'Liability is capped at twice the fees.' },
      acceptable: [{ wording: 'At one and a half times the fees.' }],
      fallback: [{ wording: 'At the fees.' }],
      walk_away: { note: 'No cap at all.' },
    },
  ],
};

const start = TEXT.indexOf(LIABLE);
const claim = (id: string): Claim => ({
  id,
  finding: {
    rule: 'liability-cap.no-cap',
    category: 'cap_on_liability',
    severity: 'medium',
    values: {},
    evidence: [{ quote: LIABLE, start, end: start + LIABLE.length, section: '2 Liability' }],
    belief: 0.7,
  },
  raised_by: [{ expert: 'liability-cap', rule: 'liability-cap.no-cap', belief: 0.7 }],
});

const callOn = (claims: readonly Claim[], heard: readonly Position[] = []): Call => ({
  review_id: 'rev',
  round: 1,
  expert: 'model-verifier',
  document: { hash: '0'.repeat(64), length: TEXT.length },
  document_type: 'services',
  claims: [...claims],
  heard: [...heard],
  deadline_at: 0,
});

type Said = ModelAnswer['positions'][number];
const said = (of: string, more: Partial<Said>): Said => ({
  claim: of,
  stance: 'support',
  sure: 'likely',
  reason: 'So it is.',
  evidence: [],
  severity: null,
  ...more,
});

/** What the verifier's answer comes to; controls are answered as the document answers them. */
function heardFrom(call: Call, positions: readonly Said[]) {
  const order: SeatOrder = { kind: 'call', call, seed: 1 };
  const sheet = seatSheet('model-verifier');
  const [asked] = seatQuestions(DOCUMENT, sheet, order, SIZE).asked;
  const controls = (asked?.controls ?? []).map(({ asked: { id }, expects }) => said(id, { stance: expects }));
  const nameOf = new Map([...(asked?.ids ?? [])].map(([name, id]) => [id, name]));
  const named = positions.map((position) => ({ ...position, claim: nameOf.get(position.claim) ?? position.claim }));
  const answer: ModelAnswer = { findings: [], positions: [...named, ...controls], texts: [], present: [] };
  return hearSeat(DOCUMENT, sheet, order, SIZE, [{ texts: [JSON.stringify(answer)], isRefused: false }]);
}

describe("a seat's answer about claims", () => {
  const passage = [{ at: 2, quote: LIABLE }];

  it('keeps an objection with its passage, as the document has it', () => {
    const { positions } = heardFrom(callOn([claim('c1')]), [
      said('c1', { stance: 'oppose', evidence: [{ at: 2, quote: LIABLE.toUpperCase() }] }),
    ]);
    expect(positions).toMatchObject([
      {
        claim: 'c1',
        stance: 'oppose',
        evidence: [{ quote: LIABLE, start, end: start + LIABLE.length }],
      },
    ]);
  });

  it.each([
    ['an objection without a passage', said('c1', { stance: 'oppose' })],
    [
      'an objection with words of its own',
      said('c1', {
        stance: 'oppose',
        evidence: [{ at: 2, quote: 'The Supplier is liable for nothing that the Customer suffers.' }],
      }),
    ],
    ['an amendment without a passage', said('c1', { stance: 'amend', severity: 'low' })],
  ])('drops %s, and abstains', (_, position) => {
    const { positions, dropped } = heardFrom(callOn([claim('c1')]), [position]);
    expect(positions).toMatchObject([{ claim: 'c1', stance: 'abstain' }]);
    expect(dropped.positions).toBe(1);
  });

  it('drops claims nobody asked about and second answers, and abstains on those left out', () => {
    const strange = said('c77', { stance: 'oppose', evidence: passage });
    const twice = [said('c1', {}), said('c1', { stance: 'oppose', evidence: passage })];
    const { positions, dropped } = heardFrom(callOn([claim('c1'), claim('c2')]), [strange, ...twice]);
    expect(positions.map(({ claim: of, stance }) => [of, stance])).toEqual([
      ['c1', 'support'],
      ['c2', 'abstain'],
    ]);
    expect(dropped.positions).toBe(2);
  });

  it('does not count a batch whose control claims are answered wrongly', () => {
    const call = callOn([claim('c1')]);
    const order: SeatOrder = { kind: 'call', call, seed: 1 };
    const sheet = seatSheet('model-verifier');
    const [asked] = seatQuestions(DOCUMENT, sheet, order, SIZE).asked;
    const nods = [
      ...[...(asked?.ids.keys() ?? [])].map((name) => said(name, {})),
      ...(asked?.controls ?? []).map(({ asked: { id } }) => said(id, { stance: 'abstain' })),
    ];
    expect(nods.length).toBeGreaterThan(1);
    const answer: ModelAnswer = { findings: [], positions: nods, texts: [], present: [] };
    const heard = hearSeat(DOCUMENT, sheet, order, SIZE, [{ texts: [JSON.stringify(answer)], isRefused: false }]);
    expect(heard.reasons).toEqual(['control-failed']);
    expect(heard.positions).toMatchObject([{ claim: 'c1', stance: 'abstain' }]);
  });

  it('tells the seat that raised a claim the objection and its passage, and not who objects', () => {
    const objection: Position = {
      expert: 'model-verifier',
      claim: 'c1',
      stance: 'oppose',
      belief: 0.3,
      reason: { key: OWN_WORDS, values: { words: 'It says less.' } },
      evidence: [{ quote: LIABLE, start, end: start + LIABLE.length, section: '' }],
    };
    const call = { ...callOn([claim('c1')], [objection]), expert: 'model-liability' };
    const [asked] = seatQuestions(DOCUMENT, seatSheet('model-liability'), { kind: 'call', call, seed: 1 }, SIZE).asked;
    expect(asked?.question.question).toMatch(/\[\d+\] \\"The Supplier is liable for all direct/);
    expect(asked?.question.question).not.toContain('model-verifier');
  });
});

describe('the language that a model is asked to write in', () => {
  const asked = (order: SeatOrder, seat: string): string =>
    seatQuestions(DOCUMENT, seatSheet(seat), order, SIZE).asked[0]?.question.question ?? '';
  const brief = { review_id: 'rev', expert: 'model-term', document: { hash: '', length: 0 }, seed: 1 };
  const read = (language: string): string =>
    asked({ kind: 'brief', brief, concerns: { language } } as SeatOrder, 'model-term');
  const verify = (language: string): string =>
    asked({ kind: 'call', call: callOn([claim('c1')]), seed: 1, language }, 'model-verifier');

  it.each([read, verify])('is that of an Italian report, and English where a translator follows', (question) => {
    expect(question('Italian')).toContain('Write titles, descriptions, suggestions and reasons in Italian.');
    expect(question('French')).toBe(question('English'));
    expect(question('English')).not.toContain('Write titles');
  });
});

describe('new wording of a reader', () => {
  const CAP = "The Supplier's total liability under this Agreement shall not exceed EUR 50,000.";
  const document = readDocument(`${TEXT}

4. Cap. ${CAP}

5. Term. Either party may terminate this Agreement on thirty days' written notice to the other party.`);
  const brief = { review_id: 'rev', expert: 'model-liability', document: { hash: '', length: 0 }, seed: 1 };
  const order = { kind: 'brief', brief, concerns: {} } as SeatOrder;
  const proposal = (before: string, after: string | null) => ({
    category: 'cap_on_liability',
    severity: 'medium',
    sure: 'likely',
    evidence: [{ at: 1, quote: before }],
    place: null,
    title: 'Cap',
    description: 'About the cap.',
    suggestion: 'Change it.',
    before,
    after,
  });
  const replyOf = (findings: readonly object[]) => ({
    texts: [JSON.stringify({ findings, positions: [], texts: [], present: [] })],
    isRefused: false,
  });
  const heardOn = (read: typeof document, proposals: readonly object[][], size = SIZE) =>
    hearSeat(read, seatSheet('model-liability'), order, size, proposals.map(replyOf));
  /** The change that comes of a proposal, and how many were dropped. */
  const changeTo = (before: string, after: string | null, read = document) => {
    const { findings, dropped } = heardOn(read, [[proposal(before, after)]]);
    expect(findings).toHaveLength(1);
    return [findings[0]?.change?.after, dropped.changes];
  };

  it('stays when the experts have nothing against it', () => {
    const better =
      "Each party's total liability under this Agreement shall not exceed EUR 50,000, save for fraud and wilful misconduct.";
    expect(changeTo(CAP, better)).toEqual([better, 0]);
  });

  it('is not counted as dropped where none was proposed', () => {
    expect(changeTo(CAP, null)).toEqual([undefined, 0]);
    expect(changeTo(CAP, CAP)).toEqual([undefined, 0]);
  });

  it('stays when something grave that was there stands further on with it', () => {
    const GRAVE =
      'The Supplier excludes all liability whatsoever, and the Customer shall indemnify the Supplier against all claims without limit.';
    const before = 'The Supplier shall perform the Services with reasonable skill and care.';
    const after =
      'The Supplier shall perform the Services with reasonable skill, care and diligence, and without delay.';
    const read = readDocument(`${TEXT}\n\n4. Risk. ${GRAVE}`);
    expect(changeTo(before, after, read)).toEqual([after, 0]);
  });

  it('is read for twelve changes of one answer; the thirteenth is dropped, its advice stays', () => {
    const numbers = Array.from({ length: 13 }, (_, index) => index + 1);
    const duty = (nth: number): string => `The Supplier shall keep record ${nth} of the Services at its own office.`;
    const clauses = numbers.map((nth) => `${nth}. Record ${nth}. ${duty(nth)}`);
    const read = readDocument(['SERVICES AGREEMENT', ...clauses].join('\n\n'));
    const proposals = numbers.map((nth) => proposal(duty(nth), `${duty(nth).slice(0, -1)} with care.`));
    // An answer holds twelve findings.
    const halves = [proposals.slice(0, 7), proposals.slice(7)];
    const { findings, dropped } = heardOn(read, halves, { ...SIZE, maxBytes: 700 });
    expect(findings.map(({ change }) => change !== undefined)).toEqual([...Array(12).fill(true), false]);
    expect(dropped).toMatchObject({ changes: 1, findings: 0 });
  });

  it.each([
    [
      'an amount that the document has not',
      "The Supplier's total liability under this Agreement shall not exceed EUR 70,000.",
    ],
    ['a law', `${CAP} This applies under Section 276 of the Civil Code.`],
    [
      'something grave that was not there',
      'The Supplier excludes all liability whatsoever, and the Customer shall indemnify the Supplier against all claims without limit.',
    ],
  ])('is dropped for %s; what it was about stays', (_, after) => {
    expect(changeTo(CAP, after)).toEqual([undefined, 1]);
  });

  it('is dropped when the experts still raise what it is to settle', () => {
    const after = 'The Supplier is liable for all direct and all indirect loss that the Customer suffers.';
    expect(changeTo(LIABLE, after)).toEqual([undefined, 1]);
  });
});

describe('what a reader is told of its client', () => {
  it('is the side, the positions of its playbook in its own field, and the terms that nobody should sign', () => {
    const ask = (seat: string): string => {
      const brief = { review_id: 'rev', expert: seat, document: { hash: '', length: 0 }, seed: 1 };
      const concerns = { side: 'customer', playbook: PLAYBOOK };
      const order = { kind: 'brief', brief, concerns } as unknown as SeatOrder;
      return seatQuestions(DOCUMENT, seatSheet(seat), order, SIZE).asked[0]?.question.question ?? '';
    };
    const liability = ask('model-liability');
    expect(liability).toContain('The review speaks for this side: "customer".');
    expect(liability).toContain('- "Cap": wants "Liability is capped at twice the fees."; settles for "At the fees."');
    expect(liability).toContain('walks away: "No cap at all."');
    expect(liability).toContain('Terms that a senior lawyer never lets pass');
    expect(ask('model-term')).not.toContain('Liability is capped');
  });
});

describe("a model's words in a report", () => {
  it.each([
    ['See (https://example.com/a?b=c) for more.', 'See ([link removed]) for more.'],
    ['See [this](https://example.com) now.', 'See this now.'],
    ['Visit www.example.com <b>today</b>.', 'Visit [link removed] btoday/b.'],
  ])('have no link: %s', (text, plain) => {
    expect(plainWords(text, 200)).toBe(plain);
  });
});
