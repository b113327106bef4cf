import { describe, expect, it } from 'vitest';
import { type ReviewContext, reviewRecords } from '../../../actors/review/index.ts';
import { reviewMachine } from '../../../actors/review/review-machine.ts';
import { modelUse } from '../../../gateway/models/model-use.ts';
import type { ModelPlan, ModelSeat, SeatRecord } from '../../../protocols/models/index.ts';
import { CallLedger } from '../../../runtime/calls/index.ts';
import { MemoryStore, VirtualClock } from '../../../runtime/index.ts';
import { Drive, REVIEW, statement, submission } from '../../actors/review/drive.ts';

const seat = (id: string): ModelSeat => ({
  id,
  name: id,
  role: 'read',
  domain: 'legal',
  competence: ['cap_on_liability'],
  serves: 'any',
  model: 'main',
  precision: 0.6,
  deadline_seconds: 300,
});
const READERS = ['model-liability', 'model-term', 'model-money'];
const PLAN: ModelPlan = {
  requested: 'if_available',
  seats: READERS.map(seat),
  reasons: [],
  models: [{ name: 'main', provider: 'openai', model: 'm', pieces: 1, question_micros: 0, expected_input: 0 }],
  budget: { review: 1, account_month: 1, day: 1 },
  max_chunks: 4,
  repeats: 1,
  redaction: 'none',
  prompts: '',
};

const record = (covered: number, reasons: SeatRecord['reasons'] = [], changes = 0): SeatRecord => ({
  reasons,
  covered,
  passages: 40,
  quotes: 0,
  dropped: { quotes: 0, findings: 0, changes, positions: 0 },
});

/** What a review says of its models when its first round is over. `said`: what each reader's answers came to; the others are silent. */
async function used(said: Readonly<Record<string, SeatRecord>>, store = new MemoryStore()) {
  const drive = new Drive(reviewMachine, { submit: submission({ models: PLAN }), at: 0 });
  drive.send({ type: 'read.done', output: { type: 'services', type_confidence: 1, language: 'en' } });
  const { panel } = drive.snapshot.context as ReviewContext;
  for (const [reader, each] of Object.entries(said)) {
    await store.commit([reviewRecords.seat.put(each, REVIEW, reader, 0)]);
  }
  for (const expert of panel) {
    if (READERS.includes(expert) && said[expert] === undefined) continue;
    const failure = said[expert]?.covered === 0 ? 'the language model refused to answer' : null;
    drive.send(statement(expert, 0, { failure }));
  }
  // The alarm of the round, at the seats' deadline.
  drive.send({ type: 'round.due', round: 0 });
  expect(drive.state).not.toBe('analysing');
  return modelUse(store, drive.snapshot.context as ReviewContext, PLAN);
}

describe('what a review says of its language models', () => {
  it('all when each seat has read the whole document', async () => {
    const said = Object.fromEntries(READERS.map((reader) => [reader, record(40)]));
    expect(await used(said)).toMatchObject({ delivered: 'all', reasons: [], coverage: 1 });
  });

  it('partial and late when a seat was silent until its deadline', async () => {
    const use = await used({ 'model-liability': record(40), 'model-term': record(40) });
    expect(use).toMatchObject({ delivered: 'partial', reasons: ['late'], coverage: 1 });
  });

  it('the changes that were dropped of each seat; records of earlier versions name none', async () => {
    const before = { ...record(40), dropped: { quotes: 0, findings: 0, positions: 0 } };
    const said = { 'model-liability': record(40, [], 2), 'model-term': record(40, [], 1), 'model-money': before };
    expect((await used(said)).dropped).toEqual({ quotes: 0, findings: 0, changes: 3, positions: 0 });
  });

  it('none and late when all of them were silent', async () => {
    expect(await used({})).toMatchObject({ delivered: 'none', reasons: ['late'], coverage: 0 });
  });

  it('as lost what a seat that was given up had begun, booked at its bound', async () => {
    const store = new MemoryStore();
    const isSent = Promise.withResolvers<void>();
    const ledger = new CallLedger({ store, clock: new VirtualClock(0), incarnation: 'gone', isAlive: () => false });
    const asked = ledger.answer(
      {
        key: { review: REVIEW, seat: 'model-money', round: 0, hash: 'one' },
        model: 'main',
        account: 'acc',
        bound: 50_000,
        limits: { review: 1_000_000, accountMonth: 1_000_000, day: 1_000_000 },
        attemptMs: 1_000,
        until: 60_000,
        repeats: 1,
      },
      () => {
        isSent.resolve();
        return new Promise(() => undefined);
      },
    );
    // Its process dies here: nobody hears what became of it.
    asked.catch(() => undefined);
    await isSent.promise;
    const use = await used({ 'model-liability': record(40), 'model-term': record(40) }, store);
    expect(use).toMatchObject({ reasons: ['late'], models: [{ calls: 0, lost: 1, cost_usd: 0.05 }] });
  });

  it('the share of the reader that read least, of those that were heard', async () => {
    const said = { 'model-liability': record(40), 'model-term': record(30, ['refused']) };
    const use = await used({ ...said, 'model-money': record(0, ['refused']) });
    expect(use).toMatchObject({ delivered: 'partial', reasons: ['refused'], coverage: 0.75 });
  });

  it('no share of a document that every reader was refused', async () => {
    const said = Object.fromEntries(READERS.map((reader) => [reader, record(0, ['refused'])]));
    expect(await used(said)).toMatchObject({ delivered: 'none', reasons: ['refused'], coverage: 0 });
  });
});
