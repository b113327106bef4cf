import { afterEach, describe, expect, it } from 'vitest';
import { readDocument } from '../../actors/expert-jobs/index.ts';
import { planModels, seatSheet } from '../../actors/model-experts/index.ts';
import {
  hearSeat,
  type QuestionSize,
  type SeatOrder,
  type SeatReply,
  seatQuestions,
} from '../../actors/model-hearing/index.ts';
import { reviewRecords } from '../../actors/review/index.ts';
import { ModelStub } from '../../gateway/model-stub/index.ts';
import { ModelService } from '../../gateway/models/model-service.ts';
import type { Finding } from '../../protocols/index.ts';
import { type ModelPlan, ModelsFile, type SeatRecord } from '../../protocols/models/index.ts';
import { callRecords, callsOf } from '../../runtime/calls/index.ts';
import { MemoryStore, systemClock } from '../../runtime/index.ts';
import { stubSettings } from '../gateway/models/model-settings.ts';

const REVIEW = 'rev_faults';
const QUOTE = 'The Supplier shall be liable for all direct and indirect loss that the Customer suffers.';
const DOCUMENT = readDocument(`SERVICES AGREEMENT

1. Services. The Supplier shall perform the Services with reasonable skill and care for 30 days.

2. Liability. ${QUOTE}

3. Term. This Agreement ends after 12 months.`);

const ANSWER = {
  findings: [1, 2].map((nth) => ({
    category: nth === 1 ? 'cap_on_liability' : 'uncapped_liability',
    severity: 'medium',
    sure: 'likely',
    evidence: [{ at: 2, quote: QUOTE }],
    place: null,
    title: `Stub: liability without a limit, ${nth}`,
    description: 'Stub: the Supplier is liable for all loss.',
    suggestion: 'Stub: agree a cap.',
    before: null,
    after: null,
  })),
  positions: [],
  texts: [],
  present: [],
};

/** Of this document, in the pieces that the smallest context takes. */
const PIECES = 3;
const LONG = readDocument(
  Array.from({ length: 90 }, (_, nth) => `${nth + 1}. Duties. ${QUOTE.replace('Customer', `Customer ${nth}`)}`).join(
    '\n\n',
  ),
);

interface Setting {
  readonly repeats?: number;
  readonly document?: typeof DOCUMENT;
  readonly context?: number;
  /** Milliseconds until the seat is left out. */
  readonly time?: number;
  /** Whether anybody listens where the model should be. */
  readonly isThere?: boolean;
}

/** A seat that reads the document, before a stub that fails as it is told. */
async function read(
  faults: readonly string[],
  { repeats = 1, document = DOCUMENT, context: context_tokens = 200_000, time = 20_000, isThere = true }: Setting = {},
) {
  const stub = await ModelStub.start({ clock: systemClock, port: 0, script: [{ answer: ANSWER }] });
  open.push(() => stub.close());
  stub.next.push(...faults);
  const { url } = stub;
  if (!isThere) await stub.close();
  const prices = { usd_per_million: { input: 1, output: 5 } };
  const main = stubSettings('openai-compatible', url, {
    key_env: undefined,
    answer_seconds: 1,
    context_tokens,
    ...prices,
  });
  const file = ModelsFile.parse({ models: { main }, roles: { read: 'main' }, limits: { repeats } });
  const plan = planModels(file, {
    requested: 'if_available',
    budgetUsd: null,
    consent: 'stays',
    redaction: 'none',
    text: document.text,
  }) as ModelPlan;
  const store = new MemoryStore();
  await store.commit([reviewRecords.models.put({ plan, account: 'a', seed: 1 }, REVIEW)]);
  const service = await ModelService.open({
    file,
    secret: () => undefined,
    store,
    clock: systemClock,
    incarnation: 'one',
    isAlive: () => false,
    nodes: () => 1,
    workers: workersOn(document),
  });
  open.push(() => service.close());
  const asked = { review_id: REVIEW, expert: 'model-liability', document: {}, document_type: document.type };
  const brief = { ...asked, deadline_at: systemClock.now() + time, seed: 1, max_findings: 40, deep_review: false };
  const context = { key: REVIEW, signal: new AbortController().signal, attempt: 1, heartbeat: () => {} };
  const findings = (await service
    .handlers()
    .examine(brief, context)
    .catch(() => null)) as Finding[] | null;
  const [calls] = callsOf(store, REVIEW);
  const record = reviewRecords.seat.get(store, REVIEW, 'model-liability', 0) as SeatRecord;
  const purse = store.get(callRecords.purse.key('review', REVIEW)) as { used: number };
  const bound = Math.max(...[...store.range(['call'])].map(([, row]) => (row as { bound: number }).bound));
  return { stub, service, findings, calls, record, spent: purse.used, bound };
}

interface Job {
  readonly seat: string;
  readonly order: SeatOrder;
  readonly size: QuestionSize;
  readonly replies?: readonly (SeatReply | undefined)[];
}
const none = async (): Promise<never> => Promise.reject(new Error('nobody asks for it'));
const workersOn = (document: typeof DOCUMENT) => ({
  examine: none,
  answer: none,
  draft: none,
  'seat-questions': async (input: unknown) => {
    const { seat, order, size } = input as Job;
    const { asked, passages, covered } = seatQuestions(document, seatSheet(seat), order, size);
    return { questions: asked.map(({ question }) => question), passages: passages.length, covered };
  },
  'seat-heard': async (input: unknown) => {
    const { seat, order, size, replies = [] } = input as Job;
    return hearSeat(document, seatSheet(seat), order, size, replies);
  },
});

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

describe('one seat and what may go wrong at its model', { timeout: 60_000 }, () => {
  it.each([
    ['an answer in fences', 'fenced', 2],
    ['an answer after aloud thoughts', 'think', 2],
    ['an answer cut at its longest', 'length', 1],
    ['an answer that is no JSON at its end', 'malformed', 1],
  ])('keeps what is whole of %s, asked and paid once', async (_, fault, whole) => {
    const { stub, findings, calls, record } = await read([fault]);
    expect(findings).toHaveLength(whole);
    expect(record.reasons).toEqual([]);
    expect(stub.calls).toHaveLength(1);
    expect(calls).toMatchObject({ calls: 1, lost: 0, refused: 0 });
  });

  it('asks once more for an answer of another kind, and takes the second', async () => {
    const { stub, findings, calls } = await read(['wrong-schema']);
    expect(findings).toHaveLength(2);
    expect(stub.calls).toHaveLength(2);
    expect(stub.calls[1]?.body).toContain('Your last answer was not the JSON object');
    expect(calls).toMatchObject({ calls: 2, lost: 0 });
  });

  it.each([
    ['another kind twice', ['wrong-schema', 'wrong-schema'], 'invalid-answer', 2],
    ['a refusal', ['refusal'], 'refused', 1],
    ['an error that has the status of a success', ['error-200'], 'invalid-answer', 1],
    ['a wrong key', ['401'], 'refused', 1],
    ['a question that is too long', ['413'], 'too-long', 1],
    ['a redirect', ['redirect'], 'refused', 1],
    ["a proxy's page in place of an answer", ['page'], 'invalid-answer', 1],
    ['a prompt that its server has cut', ['short-input'], 'invalid-answer', 1],
  ])('says nothing after %s, and why', async (_, faults, reason, requests) => {
    const { stub, findings, record } = await read(faults);
    expect(findings).toBeNull();
    expect(record.reasons).toEqual([reason]);
    expect(stub.calls).toHaveLength(requests);
  });

  it.each([
    ['hangs', ['hang', 'hang']],
    ['is cut off before a byte of the answer', ['drop', 'drop']],
    ['is cut off in its answer', ['cut-off', 'cut-off']],
    ['is given up by a proxy', ['524', '524']],
  ])('books both attempts at their bound when the call %s twice', async (_, faults) => {
    const { stub, findings, record, calls, spent, bound } = await read(faults);
    expect(findings).toBeNull();
    expect(record.reasons).toEqual(['lost']);
    expect(stub.calls).toHaveLength(2);
    expect(calls).toMatchObject({ calls: 0, lost: 2 });
    expect(spent).toBe(2 * bound);
  });

  it('takes the answer of the repeat when a call was lost once, and pays for both', async () => {
    const { findings, calls } = await read(['drop']);
    expect(findings).toHaveLength(2);
    expect(calls).toMatchObject({ calls: 1, lost: 1 });
  });

  it.each(['429:1', '529', '503'])('pays nothing for the refusal %s, and asks again', async (fault) => {
    const { findings, calls, spent, bound } = await read([fault]);
    expect(findings).toHaveLength(2);
    expect(calls).toMatchObject({ calls: 1, lost: 0, refused: 1 });
    expect(spent).toBeLessThan(bound);
  });

  it('books an answer without tokens at its bound', async () => {
    const { findings, spent, bound } = await read(['no-usage']);
    expect(findings).toHaveLength(2);
    expect(spent).toBe(bound);
  });

  it.each(['error-200', 'page'])(
    'books at its bound what came with the status of a success and no tokens: %s',
    async (fault) => {
      const { calls, spent, bound } = await read([fault]);
      expect(calls).toMatchObject({ calls: 1, lost: 0, refused: 0 });
      expect(spent).toBe(bound);
    },
  );

  it('pays nothing for a server that is not there, and says that it is unavailable', async () => {
    const { findings, record, calls, spent } = await read([], { time: 1_500, isThere: false });
    expect(findings).toBeNull();
    expect(record.reasons).toEqual(['unavailable']);
    expect(calls).toMatchObject({ calls: 0, lost: 0, refused: 2 });
    expect(spent).toBe(0);
  });

  it('asks once and pays nothing when the server asks to wait longer than the seat has, and says that it is late', async () => {
    const { stub, findings, record, calls, spent } = await read(['429:90']);
    expect(findings).toBeNull();
    expect(record.reasons).toEqual(['late']);
    expect(stub.calls).toHaveLength(1);
    expect(calls).toMatchObject({ calls: 0, lost: 0, refused: 1 });
    expect(spent).toBe(0);
  });

  it('asks nobody again when the time of the seat is over, and says that it is late', async () => {
    const { stub, findings, record, calls } = await read(['hang'], { time: 500 });
    expect(findings).toBeNull();
    expect(record.reasons).toEqual(['late']);
    expect(stub.calls).toHaveLength(1);
    expect(calls).toMatchObject({ calls: 0, lost: 1 });
  });

  it.each([
    ['nothing', [], PIECES, []],
    ['one piece', ['refusal'], PIECES - 1, ['refused']],
    ['one piece, whose answer is lost twice', ['cut-off', 'delay:1', 'delay:1', 'cut-off'], PIECES - 1, ['lost']],
    ['no piece for good: one is repaired', ['wrong-schema'], PIECES, []],
    ['every piece', Array.from({ length: PIECES }, () => 'refusal'), 0, ['refused']],
    ['every piece, unread', Array.from({ length: 2 * PIECES }, () => 'wrong-schema'), 0, ['invalid-answer']],
  ])(
    'counts as covered the pieces whose answer it could read, when the model fails on %s',
    async (_, faults, whole, reasons) => {
      const { stub, record, findings } = await read(faults, { document: LONG, context: 4_096 });
      expect(stub.calls.filter(({ body }) => !body.includes('Your last answer was not')).length).toBeGreaterThanOrEqual(
        PIECES,
      );
      expect(record.passages).toBeGreaterThan(PIECES);
      expect(record.covered).toBe(Math.floor((record.passages * whole) / PIECES));
      expect(record.reasons).toEqual(reasons);
      expect(findings === null).toBe(whole === 0);
    },
  );

  it.each(['invent', 'alter'])('drops and counts quotations that are not in the document: %s', async (fault) => {
    const { findings, record } = await read([fault]);
    expect(findings ?? []).toEqual([]);
    expect(record.dropped.quotes).toBeGreaterThan(0);
    expect(record.quotes).toBe(0);
  });

  it('leaves a model alone after five failures in a row, unpaid, and says that it is unavailable', async () => {
    const { stub, service, findings, record, spent } = await read(['500', '500', '500', '500', '500', '500', '500']);
    expect(findings).toBeNull();
    expect(record.reasons[0]).toMatch(/unavailable|late/);
    expect(stub.calls).toHaveLength(5);
    expect(service.breakers.get('main')?.isOpen).toBe(true);
    expect(spent).toBe(0);
  });
});
