/** One call after another in a bad world: crashes, hand-overs, drops and refusals at every point, drawn from a seed. */
import { type SeededRandom, seededRandom } from '../../../protocols/index.ts';
import {
  CallFailed,
  CallLedger,
  type CallRow,
  type CallTerms,
  callRecords,
  NotSent,
} from '../../../runtime/calls/index.ts';
import { MemoryStore, type Store, VirtualClock, wait } from '../../../runtime/index.ts';
import { type Defect, spoiltConditions, spoiltValue, spoiltWrites } from './call-defects.ts';

const BOUND = 50_000;
const COST = 7_000;
const LIMITS = { review: 150_000, accountMonth: 400_000, day: 400_000 };
const ATTEMPT_MS = 2_000;

interface Provider {
  charged: number;
  sentAfterAnswer: number;
}

export interface CallRun {
  readonly violations: readonly string[];
  readonly charged: number;
  readonly crashes: number;
  readonly handOvers: number;
}

class Life {
  isDead = false;
  handsOver = false;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Commits take time, and those of a process that has died come to nothing. */
function storeOf(shared: Store, life: Life, clock: VirtualClock, random: SeededRandom, defect?: Defect): Store {
  const alive = async (): Promise<void> => {
    await wait(clock, random.integer(0, 3));
    // A dead process never hears of anything again.
    if (life.isDead) await new Promise<never>(() => {});
  };
  return {
    get: (key) => spoiltValue(shared.get(key), defect, () => random.integer(0, 3) === 0),
    text: (key) => shared.text(key),
    bytes: (key) => shared.bytes(key),
    range: (prefix, options) => shared.range(prefix, options),
    commit: async (writes, conditions = []) => {
      await alive();
      return await shared.commit(spoiltWrites(writes, defect), spoiltConditions(conditions, defect));
    },
    flush: alive,
    close: async () => {},
  };
}

export async function runCalls(seed: number, defect?: Defect): Promise<CallRun> {
  const random = seededRandom(seed, 'calls');
  const clock = new VirtualClock(Date.UTC(2026, 10, 30, 23, 59, 50));
  const shared = new MemoryStore();
  const lives: Life[] = [];
  const counts = { crashes: 0, handOvers: 0 };
  const violations: string[] = [];
  let charged = 0;

  const oneCall = async (name: string): Promise<void> => {
    const provider: Provider = { charged: 0, sentAfterAnswer: 0 };
    const answers = new Set<string>();
    const key = { review: 'rev', seat: 'model-term', round: 0, hash: name };
    const rows = (): CallRow[] =>
      [...shared.range(callRecords.call.under(key.review, key.seat, key.round, key.hash))].map(
        ([, value]) => value as CallRow,
      );
    let crashesLeft = random.integer(0, 2);
    const ask = async (): Promise<void> => {
      for (let tries = 0; tries < 6; tries += 1) {
        const life = new Life(`life-${lives.length}`);
        lives.push(life);
        const ledger = new CallLedger({
          store: storeOf(shared, life, clock, random, defect),
          clock,
          incarnation: life.name,
          isAlive: (other) => lives.some((each) => each.name === other && !each.isDead),
        });
        const terms: CallTerms = {
          key,
          model: 'main',
          account: 'acc',
          bound: BOUND,
          limits: LIMITS,
          attemptMs: ATTEMPT_MS,
          until: clock.now() + 60_000,
          repeats: 1,
        };
        const died = Promise.withResolvers<'died'>();
        if (crashesLeft > 0 && random.integer(0, 1) === 0) {
          crashesLeft -= 1;
          clock.at(clock.now() + random.integer(0, 40), () => {
            life.isDead = true;
            counts.crashes += 1;
            died.resolve('died');
          });
        }
        const work = ledger
          .answer(terms, (signal) => sent(provider, rows, life, signal))
          .then(async (recorded) => {
            answers.add(Buffer.from(recorded.body).toString());
            await ledger.settle(terms, recorded, { input: 1, cache_read: 0, cache_write: 0, output: 1 }, COST);
            return 'done' as const;
          })
          .catch((error: unknown) => {
            if (error instanceof CallFailed) return 'failed' as const;
            throw error;
          });
        if ((await Promise.race([work, died.promise])) !== 'died') return;
      }
    };
    const sent = async (to: Provider, known: () => CallRow[], life: Life, signal: AbortSignal) => {
      if (known().some(({ state }) => state === 'answered')) to.sentAfterAnswer += 1;
      const fate = random.integer(0, 19);
      if (fate === 0) throw new NotSent('refused');
      if (fate === 1) return { status: 429, body: Buffer.from('no'), retryAfterMs: 500 };
      to.charged += 1;
      await wait(clock, random.integer(1, 60), signal);
      if (life.handsOver && defect === 'abort-on-hand-over') throw new Error('aborted');
      if (fate === 2) throw new Error('cut off');
      if (fate === 3) return { status: 504, body: Buffer.from('') };
      return { status: 200, body: Buffer.from(`answer ${to.charged}`) };
    };
    const isHandedOver = random.integer(0, 2) === 0;
    const first = ask();
    if (isHandedOver) {
      counts.handOvers += 1;
      await wait(clock, random.integer(0, 10));
      const from = lives.at(-1);
      if (from !== undefined) from.handsOver = true;
      await ask();
    }
    await first;
    charged += provider.charged;
    const lost = rows().filter(({ state }) => state === 'lost').length;
    const open = rows().filter(({ state }) => state === 'begun').length;
    if (provider.sentAfterAnswer > 0) violations.push(`${name}: sent after an answer`);
    if (answers.size > 1) violations.push(`${name}: two answers`);
    if (provider.charged > 1 + lost + open) violations.push(`${name}: charged ${provider.charged} times, ${lost} lost`);
    const cuts = rows().filter((row) => row.state === 'lost' && row.status === null).length;
    if (isHandedOver && cuts > 0 && defect === 'abort-on-hand-over') violations.push(`${name}: lost by a hand-over`);
  };

  const end = { isReached: false };
  const all = Promise.all(Array.from({ length: 6 }, (_, index) => oneCall(`call-${index}`))).finally(() => {
    end.isReached = true;
  });
  for (let steps = 0; !end.isReached && steps < 2_000; steps += 1) await clock.advanceAsync(250);
  if (!end.isReached) violations.push('a call never ended');
  else await all;
  return { violations: [...violations, ...booked(shared)], charged, ...counts };
}

/** Every purse holds what the rows say, and no more than its limit. */
function booked(store: Store): string[] {
  const rows = [...store.range(['call'])].map(([, value]) => value as CallRow);
  const due = rows.reduce((sum, row) => {
    if (row.state === 'answered') return sum + (row.cost ?? row.bound);
    return row.state === 'refused' ? sum : sum + BOUND;
  }, 0);
  const used = (purse: string): number =>
    [...store.range(['purse', purse])].reduce((sum, [, value]) => sum + (value as { used: number }).used, 0);
  const limits = { review: LIMITS.review, account: LIMITS.accountMonth, day: LIMITS.day };
  return Object.entries(limits).flatMap(([purse, limit]) => [
    ...(used(purse) === due ? [] : [`purse ${purse} holds ${used(purse)}, the rows say ${due}`]),
    ...(used(purse) > limit ? [`purse ${purse} is over its limit`] : []),
    ...(rows.some(({ bound }) => bound !== BOUND) ? ['a row has lost its bound'] : []),
  ]);
}
