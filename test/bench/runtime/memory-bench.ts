import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type AnyActor, createActor } from 'xstate';
import { expertMachine } from '../../../actors/panel/expert-machine.ts';
import { type Brief, formatSubject, PATTERNS } from '../../../protocols/index.ts';
import type { Behaviour } from '../../../runtime/hosting/index.ts';
import type { Row } from '../table.ts';
import { withHost } from './rig.ts';
import { stubBehaviour, stubWorkers } from './stub-panel.ts';

/** Experts that were briefed, have said what they found and listen. */
const EXPERTS = 5_000;
const A_PANEL = 50;

const briefOf = (number: number): Brief => ({
  review_id: `idle-${Math.floor(number / A_PANEL)}`,
  expert: `outside-stub-${String(number % A_PANEL).padStart(3, '0')}`,
  document: { hash: '0'.repeat(64), length: 100_000 },
  document_type: 'general',
  deep_review: false,
  max_findings: 40,
  seed: 1,
  deadline_at: 0,
});

/** Bytes of heap and of disk for each expert that waits for a call, against the same machine in an actor of XState's own. */
export async function benchMemory(): Promise<Row[]> {
  const hosted = await hostedExperts();
  const plain = plainExperts();
  return [
    {
      what: `idle expert, heap (${EXPERTS.toLocaleString('en-US')} of them; ${bytes(hosted.disk)} of disk each)`,
      measured: bytes(hosted.heap),
      baseline: `${bytes(plain)}, an XState actor of the same machine`,
      ratio: hosted.heap / plain,
      aim: '',
    },
  ];
}

/** Experts alone, which get their briefs from the journal. */
const briefed: Behaviour = { ...stubBehaviour, delivered: stubBehaviour.patterns };

function hostedExperts(): Promise<{ heap: number; disk: number }> {
  const handlers = stubWorkers({ experts: A_PANEL, claims: 0, rounds: 1 }, async () => {});
  return withHost({ behaviours: [briefed], handlers }, async ({ bus, path }) => {
    await spoken(bus, 0, A_PANEL);
    const before = { heap: heapUsed(), disk: fileSize(path) };
    await spoken(bus, A_PANEL, EXPERTS);
    const after = { heap: heapUsed(), disk: fileSize(path) };
    return { heap: (after.heap - before.heap) / EXPERTS, disk: (after.disk - before.disk) / EXPERTS };
  });
}

type Listened = Parameters<Parameters<typeof withHost>[1]>[0]['bus'];

/** Briefs so many experts and resolves when all of them have spoken, panel by panel. */
async function spoken(bus: Listened, from: number, count: number): Promise<void> {
  for (let first = from; first < from + count; first += A_PANEL) {
    let left = A_PANEL;
    const all = Promise.withResolvers<void>();
    const listening = await bus.subscribe(PATTERNS.statements, () => {
      if (--left === 0) all.resolve();
    });
    for (let number = first; number < first + A_PANEL; number++) {
      const brief = briefOf(number);
      const subject = formatSubject({ kind: 'brief', review: brief.review_id, expert: brief.expert });
      await bus.append(subject, brief, subject);
    }
    await all.promise;
    await listening.stop();
  }
}

function plainExperts(): number {
  const before = heapUsed();
  const actors: AnyActor[] = [];
  for (let number = 0; number < EXPERTS; number++) {
    const actor = createActor(expertMachine, {
      input: { brief: structuredClone(briefOf(number)) },
    }).start();
    const brief = structuredClone(briefOf(number));
    actor.send({ type: 'examine.done', activity: 'examine', input: brief, output: [], at: 0 });
    actors.push(actor);
  }
  const used = heapUsed() - before;
  for (const actor of actors) actor.stop();
  return used / EXPERTS;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes in use after everything was collected that nobody holds. */
function heapUsed(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

const fileSize = (path: string): number => statSync(join(path, 'data.mdb')).size;

const bytes = (value: number): string => `${Math.round(value).toLocaleString('en-US')} B`;
