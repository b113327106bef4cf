import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModelClient } from '../../../gateway/models/model-client.ts';
import { modelTransport } from '../../../gateway/models/model-transport.ts';
import { openLanguageModel } from '../../../gateway/models/open-language-model.ts';
import { CallLedger } from '../../../runtime/calls/index.ts';
import { LmdbStore, type Store, systemClock } from '../../../runtime/index.ts';
import { stubSettings } from '../../gateway/models/model-settings.ts';
import type { Row } from '../table.ts';
import { StubProcess } from './stub-process.ts';

/** Calls measured of each kind in one turn, and turns; one turn before warms both up. */
const CALLS = 50;
const TURNS = 5;

/** Milliseconds of processor time that the runtime may add to a call. */
const AIM_MS = 5;

const LIMITS = { review: 1e9, accountMonth: 1e9, day: 1e9 };

/** What the runtime adds to a call of a language model: processor time against a bare fetch of the same body, and flushes. */
export async function benchCalls(text: string): Promise<Row[]> {
  const stub = await StubProcess.start([]);
  const directory = await mkdtemp(join(tmpdir(), 'conclave-calls-'));
  const lmdb = new LmdbStore({ path: join(directory, 'store') });
  const flushes = { count: 0 };
  const store = counting(lmdb, flushes);
  const settings = stubSettings('openai-compatible', stub.url, { key_env: undefined });
  const socket = modelTransport(undefined, systemClock);
  const ledger = new CallLedger({ store, clock: systemClock, incarnation: 'bench', isAlive: () => false });
  const languageModel = await openLanguageModel(settings);
  const line = new ModelClient({
    name: 'main',
    settings,
    languageModel,
    socket,
    ledger,
    clock: systemClock,
    nodes: () => 1,
  });
  let bodies: string[] = [];
  const question = (nth: number) => ({ system: 'Rules', document: text, question: `Seat: bench\nQuestion ${nth}.` });
  let asked = 0;
  const throughRuntime = async (): Promise<void> => {
    for (let nth = 0; nth < CALLS; nth += 1) {
      asked += 1;
      const until = systemClock.now() + 60_000;
      const by = { review: 'rev', seat: 'model-term', round: 0, account: 'a', limits: LIMITS, until, repeats: 0 };
      await line.ask(question(asked), { ...by, prompts: '' });
    }
  };
  const bare = async (): Promise<void> => {
    for (const body of bodies) {
      const answer = await fetch(`${settings.base_url}/chat/completions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      await answer.json();
    }
  };
  try {
    await languageModel
      .ask(question(0), async ({ body }) => {
        bodies = Array.from({ length: CALLS }, () => body);
        return Buffer.from('{}');
      })
      .catch(() => undefined);
    await throughRuntime();
    await bare();
    flushes.count = 0;
    const spent = { runtime: 0, bare: 0 };
    for (let turn = 0; turn < TURNS; turn += 1) {
      spent.runtime += await processorMs(throughRuntime);
      spent.bare += await processorMs(bare);
    }
    const calls = CALLS * TURNS;
    const added = (spent.runtime - spent.bare) / calls;
    return [
      {
        what: `call of a language model, processor time the runtime adds, question of ${Math.round(text.length / 1_000)} kB`,
        measured: `${added.toFixed(2)} ms (${(spent.runtime / calls).toFixed(2)} in all)`,
        baseline: `${AIM_MS} ms; a bare fetch takes ${(spent.bare / calls).toFixed(2)}`,
        ratio: added / AIM_MS,
        aim: 'at most 1',
      },
      {
        what: 'call of a language model, flushes to disk',
        measured: `${(flushes.count / calls).toFixed(2)}`,
        baseline: '2: one before it is sent, one when it is answered',
        ratio: flushes.count / calls / 2,
        aim: 'at most 1',
      },
    ];
  } finally {
    await socket.close();
    await lmdb.close();
    await stub.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

/** Of this process, in milliseconds; the stub has one of its own. */
async function processorMs(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const counting = (store: Store, flushes: { count: number }): Store => ({
  get: (key) => store.get(key),
  text: (key) => store.text(key),
  bytes: (key) => store.bytes(key),
  range: (prefix, options) => store.range(prefix, options),
  commit: (writes, conditions) => store.commit(writes, conditions),
  flush: () => {
    flushes.count += 1;
    return store.flush();
  },
  close: () => store.close(),
});
