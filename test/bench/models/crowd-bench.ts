import { join } from 'node:path';
import { type CallRow, callRecords } from '../../../runtime/calls/index.ts';
import { LmdbStore } from '../../../runtime/index.ts';
import { allow, DEMO, modelHome } from '../../models/model-service.ts';
import { administer } from '../../service/administer.ts';
import { Service } from '../../service/service.ts';
import { ownMemory } from '../own-memory.ts';
import type { Row } from '../table.ts';
import { StubProcess } from './stub-process.ts';

/** Reviews at once, and calls that the model takes at once. */
const CROWD = 200;
const PLACES = 4;

/** What each answer of the model takes, in milliseconds: the crowd waits for the model, not for its reviews' other work. */
const ANSWER_MS = 200;

/** Submissions under way at once: as many as an account may have. */
const AT_ONCE = 6;

/** How often the service's memory is read, in milliseconds. */
const LOOK_MS = 250;

/** How much more memory a crowd with models may take than the same crowd without. */
const MEMORY_AIM = 1.25;

/** 200 reviews before a model with four places: memory against the same crowd without models, purses, order, and the model's load. */
export async function benchCrowd(text: string): Promise<Row[]> {
  const without = await crowd(text, 'off');
  const models = await crowd(text, 'if_available');
  return [
    {
      what: `memory of its own while ${CROWD} reviews wait for a model with ${PLACES} places`,
      measured: `${mebibytes(models.memory)} MiB at most`,
      baseline: `${mebibytes(without.memory)} MiB, the same reviews without models`,
      ratio: models.memory / without.memory,
      aim: `at most ${MEMORY_AIM}`,
    },
    {
      what: `calls at once of ${CROWD} reviews`,
      measured: String(models.mostAtOnce),
      baseline: `${PLACES} places`,
      ratio: models.mostAtOnce / PLACES,
      aim: 'at most 1',
    },
    {
      what: `dollars in the day's purse after ${CROWD} reviews`,
      measured: `${models.purse} millionths`,
      baseline: `${models.due} millionths, the sum of all calls`,
      ratio: models.purse / models.due,
      aim: '1',
    },
    {
      what: `reviews of the crowd that ended before one of another account that came last`,
      measured: String(models.before),
      baseline: `${CROWD / 4}, a quarter of the crowd`,
      ratio: models.before / (CROWD / 4),
      aim: 'at most 1',
    },
  ];
}

const mebibytes = (bytes: number): number => Math.round(bytes / 1_048_576);

async function crowd(text: string, language_models: string) {
  const stub = await StubProcess.start([`delay:${ANSWER_MS}`]);
  const home = await modelHome(stub.url, { settings: { key_env: undefined, max_concurrent: PLACES } });
  const service = await Service.start({}, home);
  let isStopped = false;
  const stop = async (): Promise<void> => {
    if (!isStopped) await service.stop();
    isStopped = true;
  };
  const memory = watchMemory(service);
  try {
    await allow(service, DEMO, 'stays');
    const fields = { preset: 'quick', language_models };
    const ids: string[] = [];
    const copies = Array.from({ length: CROWD }, (_, nth) => `${text}\n\nCopy ${nth} of this text.`).values();
    const submit = async (): Promise<void> => {
      for (const copy of copies) ids.push(await service.submit(copy, fields));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, submit));
    const other = await another(service, `${text}\n\nA copy of another account.`, fields);
    let before = 0;
    let isOtherOver = false;
    const theirs = other.over.then(() => {
      isOtherOver = true;
    });
    // As many streams at once as an account may have open.
    const rest = ids.values();
    const follow = async (): Promise<void> => {
      for (const id of rest) {
        await service.follow(id);
        if (!isOtherOver) before += 1;
      }
    };
    await Promise.all([theirs, ...Array.from({ length: 20 }, follow)]);
    const most = await memory.stop();
    const { most_at_once: mostAtOnce } = await stub.seen();
    await stop();
    return { memory: most, mostAtOnce, before, ...booked(service.home) };
  } finally {
    await memory.stop();
    await stop();
    await service.remove();
    await stub.stop();
  }
}

/** What the day's purse holds, and what its calls say. */
function booked(home: string): { readonly purse: number; readonly due: number } {
  const store = new LmdbStore({ path: join(home, 'store'), readOnly: true });
  const rows = [...store.range(['call'])].map(([, row]) => row as CallRow);
  const due = rows.reduce((sum, row) => sum + (row.state === 'answered' ? (row.cost ?? row.bound) : 0), 0);
  const [purse] = callRecords.purse.rows(store, ['day']);
  return { purse: purse?.used ?? 0, due };
}

async function another(service: Service, text: string, fields: object): Promise<{ readonly over: Promise<unknown> }> {
  const create = ['accounts', 'create', '--tier', 'enterprise', '--name', 'Other'];
  const { account, key } = (await administer(create, service.home)) as {
    account: { account_id: string };
    key: string;
  };
  await allow(service, account.account_id, 'stays');
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const posted = await fetch(`${service.url}/api/review/text-review`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ document_text: text, document_title: 'Other', ...fields }),
  });
  const { review_id } = (await posted.json()) as { review_id: string };
  const stream = await fetch(`${service.url}/api/review/${review_id}/events`, { headers });
  return { over: stream.text() };
}

/** The most memory the service has while it is watched, in bytes. */
function watchMemory(service: Service): { readonly stop: () => Promise<number> } {
  const ended = new AbortController();
  let most = 0;
  const watching = (async () => {
    while (!ended.signal.aborted) {
      most = Math.max(most, await ownMemory(service));
      await new Promise((done) => setTimeout(done, LOOK_MS));
    }
  })();
  return {
    stop: async () => {
      ended.abort();
      await watching;
      return most;
    },
  };
}
