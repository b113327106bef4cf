import { beforeAll, describe, expect, test } from 'vitest';
import { answer } from '../../../actors/expert-jobs/answer.ts';
import { checked, quotedGrounds, raisersGrounds } from '../../../actors/expert-jobs/grounds.ts';
import { readDocument } from '../../../actors/expert-jobs/read-document.ts';
import type { ParsedDocument } from '../../../actors/reading/index.ts';
import { type Call, type Claim, type Ground, type Position, placeOf } from '../../../protocols/index.ts';

const TEXT = `SERVICES AGREEMENT

1. The Customer shall pay each invoice within 30 days of receipt.

2. Either party may terminate this Agreement upon 60 days written notice.
`;

let document: ParsedDocument;
let claim: Claim;

beforeAll(() => {
  document = readDocument(TEXT, 'general');
  const quote = 'Either party may terminate this Agreement upon 60 days written notice.';
  const start = TEXT.indexOf(quote);
  claim = {
    id: 'c1',
    finding: {
      category: 'termination_for_convenience',
      rule: 'termination.any',
      severity: 'medium',
      values: {},
      evidence: [{ quote, start, end: start + quote.length, section: '2' }],
      belief: 0.7,
    },
    raised_by: [{ expert: 'raiser', rule: 'termination.any', belief: 0.7 }],
  } as Claim;
});

const raiser = { id: 'raiser', defeaters: [] };
const call = (heard: readonly Position[], grounds: boolean): Call => ({
  review_id: 'rev',
  round: 1,
  expert: 'raiser',
  document: { hash: '0'.repeat(64), length: TEXT.length },
  document_type: 'general',
  claims: [claim],
  heard: [...heard],
  deadline_at: 0,
  ...(grounds && { grounds: true as const }),
});

const against = (grounds: readonly Ground[]): Position => ({
  expert: 'other',
  claim: 'c1',
  stance: 'oppose',
  belief: 0.1,
  reason: { key: 'debate.outweighed', values: {} },
  ...(grounds.length > 0 && { grounds: [...grounds] }),
});

describe('grounds of a position', () => {
  test('the passage of a claim travels with its words, its place and the facts it states', () => {
    const [ground] = raisersGrounds(claim, document);
    expect(TEXT.slice(ground?.start, ground?.end)).toBe(ground?.quote);
    expect(ground?.facts[0]).toMatchObject({ modality: 'right', action: 'terminate', measures: ['60 days'] });
  });

  test('a quotation in a reason is found at its place, whatever its blanks, and cut off or not', () => {
    const found = (quote: string) => quotedGrounds({ reason: { key: 'x', values: { quote } } }, document);
    expect(found('The Customer  shall pay each …')[0]?.start).toBe(TEXT.indexOf('The Customer'));
    expect(found('nobody says this')).toEqual([]);
  });

  test('a true ground holds; invented words, and facts that are not read there, do not', () => {
    const [ground] = raisersGrounds(claim, document) as [Ground];
    const place = placeOf(ground);
    const invented = { ...ground, quote: ground.quote.replace('60', '10') };
    const twisted = { ...ground, facts: ground.facts.map((fact) => ({ ...fact, modality: 'prohibition' })) };
    expect(checked([against([ground])], document)).toEqual([{ place, holds: true }]);
    expect(checked([against([invented])], document)).toEqual([{ place, holds: false }]);
    expect(checked([against([twisted])], document)).toEqual([{ place, holds: false }]);
  });

  test('positions carry grounds and checks only when the call asks for them', () => {
    const [plain] = answer(raiser, document, call([against([])], false));
    expect(plain).not.toHaveProperty('grounds');
    const [grounded] = answer(raiser, document, call([against(raisersGrounds(claim, document))], true));
    expect(grounded?.grounds).toHaveLength(1);
    expect(grounded?.checks).toEqual([{ place: placeOf(grounded?.grounds?.[0] as Ground), holds: true }]);
  });

  test('a ground that does not hold moves nobody; one that holds moves more than a bare word', () => {
    const [ground] = raisersGrounds(claim, document) as [Ground];
    const belief = (grounds: readonly Ground[]) =>
      answer(raiser, document, call([against(grounds)], true))[0]?.belief as number;
    const invented = { ...ground, quote: 'The Customer may never leave.' };
    expect(belief([invented])).toBe(0.7);
    expect(belief([])).toBeLessThan(0.7);
    expect(belief([ground])).toBeLessThan(belief([]));
  });
});
