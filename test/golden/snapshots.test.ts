/**
 * An actor that an earlier release stored runs to its end in this one. `snapshots/<release>/` holds the envelope of each behaviour
 * at each stage, as that release stored it; the test restores each of them and runs it to its end.
 *
 * A release adds its own: with the new version in package.json, this test writes the directory that is not there yet, `npm
 * run format` formats it, and it is committed with the release. Files that are there are never rewritten, whatever this build would store: where one
 * is not read any more, the behaviour's `version` goes up and its `migrate` learns the old shape.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Envelope, seal } from '../../runtime/hosting/envelope.ts';
import { loadState } from '../../runtime/hosting/stored-state.ts';
import { MemoryStore } from '../../runtime/index.ts';
import { loneActor } from '../runtime/hosting/lone-actor.ts';
import { LIVES } from './lives.ts';

const ROOT = join(import.meta.dirname, 'snapshots');
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** More steps than any actor takes. */
const STEPS = 500;

const named = (name: string) => LIVES[name] as (typeof LIVES)[string];

/** Runs an actor from the envelope, or from its beginning. Gives every envelope on the way; the last one is its end. */
async function live(name: string, from?: Envelope): Promise<{ path: Envelope[]; store: MemoryStore }> {
  const { behaviour, key, begin, next } = named(name);
  const store = new MemoryStore();
  if (from) await store.commit([{ op: 'put', key: ['actor', behaviour.type, key], value: from }]);
  let now = Date.UTC(2026, 10, 20);
  const actor = loneActor(behaviour, key, store, { now: () => now++ });
  const path: Envelope[] = from ? [from] : [];
  for (let step = 0; step < STEPS; step++) {
    const last = path.at(-1);
    if (last?.status === 'done') break;
    const event = last === undefined ? begin : next({ value: stateOf(last), context: last.context });
    if (event === undefined) break;
    await actor.handle(`${from ? 'late' : 'early'}-${step}`, event);
    // Events gathered since are stored beside the envelope; a later release must be able to read the envelope.
    const { snapshot, sent } = loadState(store, behaviour, key);
    const stored = store.get(['actor', behaviour.type, key]) as Envelope;
    path.push(stored.status === 'done' || snapshot === undefined ? stored : seal(behaviour, snapshot, { sent }));
  }
  return { path, store };
}

/** The top-level state. */
const stateOf = ({ value }: Envelope): string =>
  typeof value === 'string' ? value : (Object.keys(value)[0] as string);

/** The middle envelope of each stage: something has happened already, and something is still to come. */
async function stages(name: string): Promise<ReadonlyMap<string, Envelope>> {
  const { stage } = named(name);
  const { path } = await live(name);
  const at = (envelope: Envelope): string =>
    stage && envelope.status === 'active'
      ? stage({ value: stateOf(envelope), context: envelope.context })
      : stateOf(envelope);
  const all = Map.groupBy(path, at);
  return new Map([...all].map(([which, envelopes]) => [which, envelopes[envelopes.length >> 1] as Envelope]));
}

const kept = readdirSync(ROOT).flatMap((release) =>
  readdirSync(join(ROOT, release)).map((file) => ({ release, file, name: file.split('.')[0] as string })),
);

/** Experts are not stored any more (see former-experts.test.ts). */
const stored = kept.filter(({ name }) => name !== 'expert');

describe('golden snapshots', () => {
  it.each(Object.keys(LIVES))('%s: every stage is kept as this release stored it', async (name) => {
    for (const [stage, envelope] of await stages(name)) {
      const file = join(ROOT, version, `${name}.${stage}.json`);
      const text = existsSync(file) ? readFileSync(file, 'utf8') : `${JSON.stringify(envelope, null, 2)}\n`;
      await expect(text).toMatchFileSnapshot(file);
    }
  });

  it.each(stored)('$release: $file is restored and runs to its end', async ({ release, file, name }) => {
    const envelope = JSON.parse(readFileSync(join(ROOT, release, file), 'utf8')) as Envelope;
    const { path, store } = await live(name, envelope);
    expect(stateOf(path.at(-1) as Envelope)).toBe(named(name).end);
    expect(path.length > 1).toBe(envelope.status === 'active');
    // An actor that had already ended sends nothing more.
    const { leaves = [] } = path.length > 1 ? named(name) : {};
    for (const { key, value } of leaves) expect(store.get(key)).toMatchObject(value);
  });
});
