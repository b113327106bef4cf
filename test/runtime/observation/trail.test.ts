import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../runtime/index.ts';
import { readTrail, type Transition, trailRows } from '../../../runtime/observation/index.ts';
import { Trail } from '../../../runtime/observation/trail.ts';

const REVIEW = 'rev_1';

/** Transitions as turns make them: numbered, each from where the last one led. */
function story(steps: readonly { readonly key: string; readonly to: string; readonly at: number }[]): Transition[] {
  const last = new Map<string, Transition>();
  return steps.map(({ key, to, at }) => {
    const before = last.get(key);
    const made = {
      type: key === REVIEW ? 'review' : 'expert',
      key,
      n: (before?.n ?? 0) + 1,
      from: before?.to ?? null,
      to,
      event: `to-${to}`,
      at,
      ms: before === undefined ? 0 : at - before.at,
    };
    last.set(key, made);
    return made;
  });
}

const steps = fc
  .array(
    fc.record({
      key: fc.constantFrom(REVIEW, `${REVIEW}.a`, `${REVIEW}.b`, `${REVIEW}.c.2`),
      to: fc.constantFrom('thinking', 'listening', 'debating.speaking'),
      pause: fc.integer({ min: 0, max: 2 }),
    }),
    { maxLength: 40 },
  )
  .map((each) => {
    let at = 1_000;
    return each.map(({ key, to, pause }) => {
      at += pause;
      return { key, to, at };
    });
  });

describe('trail', () => {
  it('gives back every transition in order, however they were spread over transactions and restarts', async () => {
    await fc.assert(
      fc.asyncProperty(
        steps,
        fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 41, maxLength: 41 }),
        async (made, sizes) => {
          const store = new MemoryStore();
          const told = story(made);
          let trail = new Trail(REVIEW, store);
          for (let from = 0, each = 0; from < told.length; each += 1) {
            const size = sizes[each] ?? 1;
            await store.commit(trail.writes(told.slice(from, from + size)));
            from += size;
            if (size === 3) trail = new Trail(REVIEW, store);
            if (size === 5) trail.forget();
          }
          expect(readTrail(store, REVIEW)).toEqual({ transitions: told, missing: 0 });
        },
      ),
    );
  });

  it('writes nothing when nobody moved', () => {
    expect(new Trail(REVIEW, new MemoryStore()).writes([])).toEqual([]);
  });

  it('does not skip a number when a transaction failed', async () => {
    const store = new MemoryStore();
    const trail = new Trail(REVIEW, store);
    const [first, second] = story([
      { key: REVIEW, to: 'reading', at: 1 },
      { key: REVIEW, to: 'failed', at: 2 },
    ]) as [Transition, Transition];
    trail.writes([first]);
    trail.forget();
    await store.commit(trail.writes([first]));
    await store.commit(trail.writes([second]));
    expect(readTrail(store, REVIEW)).toEqual({ transitions: [first, second], missing: 0 });
  });

  it('keeps at most 1,000 rows: the first hundred, the newest, and how many are gone', async () => {
    const store = new MemoryStore();
    const trail = new Trail(REVIEW, store);
    const told = story(
      Array.from({ length: 2_500 }, (_, at) => ({ key: REVIEW, to: at % 2 === 0 ? 'waiting' : 'posting', at })),
    );
    for (const each of told) await store.commit(trail.writes([each]));
    expect(trailRows(store, REVIEW)).toHaveLength(1_000);
    const { transitions, missing } = readTrail(store, REVIEW);
    expect(missing).toBe(1_500);
    expect(transitions.slice(0, 100)).toEqual(told.slice(0, 100));
    expect(transitions[100]).toMatchObject({ at: 1_600, from: null });
    expect(transitions.at(-1)).toMatchObject({ at: 2_499, from: 'waiting', to: 'posting', ms: 1 });
    const again = new Trail(REVIEW, store);
    await store.commit(again.writes(story([{ key: REVIEW, to: 'waiting', at: 2_500 }])));
    expect(readTrail(store, REVIEW).transitions.at(-1)).toMatchObject({ at: 2_500 });
  });
});
