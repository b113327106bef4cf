import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ReviewContext, reviewRecords } from '../../actors/review/index.ts';
import { ModelStub, type SeenCall, StubScript } from '../../gateway/model-stub/index.ts';
import { PUBLISHED } from '../../protocols/catalogue/index.ts';
import { resolveProtocol } from '../../protocols/compiler/index.ts';
import { PROTOCOLS, type Protocol, type ReviewEvent } from '../../protocols/index.ts';
import type { CallRow } from '../../runtime/calls/index.ts';
import { LmdbStore, systemClock } from '../../runtime/index.ts';
import { sampleText } from '../actors/publishing/sample-result.ts';
import { Service } from '../service/service.ts';
import { allow, DEMO, modelHome } from './model-service.ts';

const NOTHING = { findings: [], positions: [], texts: [], present: [] };

/** What the reader of liability clauses says of the sample. */
const FOUND = {
  ...NOTHING,
  findings: [
    {
      category: 'cap_on_liability',
      severity: 'medium',
      // Little enough that every gate lets it in.
      sure: 'possible',
      evidence: [
        { at: 1, quote: 'The Supplier is liable for all direct and indirect loss that the Customer suffers.' },
      ],
      place: null,
      title: 'Stub: liability without a limit',
      description: 'Stub: the Supplier is liable for all loss.',
      suggestion: 'Stub: agree a cap.',
      before: null,
      after: null,
    },
  ],
};

/** One reader finds something, the verifier objects to what says more than its quotation, and the reader that raised it answers. */
const SCRIPT = StubScript.parse([
  { seat: 'model-liability', contains: 'Task: findings', answer: FOUND },
  { contains: 'Task: findings', answer: NOTHING },
  { contains: 'Task: texts', answer: NOTHING },
  { seat: 'model-verifier', fault: 'object' },
]);

/** Every protocol of the catalogue that a review can be held by. */
const HELD: readonly Protocol[] = [...PROTOCOLS, ...PUBLISHED.map(({ protocol }) => protocol)].filter(
  ({ name }) => 'protocol' in resolveProtocol(name, 70),
);

interface Held {
  readonly id: string;
  readonly calls: readonly SeenCall[];
  readonly record: ReviewContext;
  readonly events: readonly ReviewEvent[];
  readonly rows: readonly { readonly seat: string; readonly round: number; readonly row: CallRow }[];
}

const isOf = (task: string) => (call: SeenCall) => call.body.includes(`Task: ${task}`);

describe('debates of language models under the protocols of the catalogue', { timeout: 300_000 }, () => {
  const held = new Map<string, Held>();
  beforeAll(async () => {
    const stub = await ModelStub.start({ clock: systemClock, port: 0, script: SCRIPT });
    const service = await Service.start({ STUB_KEY: 'key' }, await modelHome(stub.url));
    await allow(service, DEMO, 'stays');
    const ids = new Map<string, string>();
    for (const { name } of HELD) {
      // The text tells the reviews apart, and which question belongs to which.
      const text = `${sampleText}\n\n14. Copy. This copy is called ${name}.`;
      const fields = { preset: 'quick', language_models: 'if_available', protocol: name };
      const id = await service.submit(text, fields);
      await service.follow(id);
      ids.set(name, id);
    }
    await service.stop();
    const store = new LmdbStore({ path: join(service.home, 'store'), readOnly: true });
    for (const [name, id] of ids) {
      const calls = stub.calls.filter(({ body }) => body.includes(`This copy is called ${name}.`));
      const record = reviewRecords.debate.get(store, id) as ReviewContext;
      const events = [...store.range(reviewRecords.event.under(id))].map(([, event]) => event as ReviewEvent);
      const rows = [...store.range(['call', id])].map(([key, row]) => ({
        seat: String(key[2]),
        round: Number(key[3]),
        row: row as CallRow,
      }));
      held.set(name, { id, calls, record, events, rows });
    }
    await store.close();
    await service.remove();
    await stub.close();
  }, 280_000);
  afterAll(() => held.clear());

  it('has the protocols of the service and ten or more of the literature to try', () => {
    expect(HELD.length).toBeGreaterThanOrEqual(18);
  });

  it.each(HELD.map(({ name }) => name))(
    '%s: readers are blind, and are asked before anybody is asked about claims',
    (name) => {
      const { calls } = held.get(name) as Held;
      const tasks = calls.map((call) => (isOf('findings')(call) ? 'findings' : 'others'));
      expect(tasks.filter((task) => task === 'findings')).toHaveLength(6);
      expect(tasks.lastIndexOf('findings')).toBe(5);
      for (const { body } of calls.filter(isOf('findings'))) expect(body).not.toContain(String.raw`\nClaims:`);
      // Nobody is told who raised a claim, or how sure anybody is.
      for (const { body } of calls.filter(isOf('positions'))) {
        const asked = body.slice(body.indexOf('Task: positions'));
        expect(asked).not.toMatch(/raised_by|belief|precision|model-(?:term|money|rights|balance|coherence)/);
      }
    },
  );

  it.each(HELD.map(({ name }) => name))('%s: every round costs at most what was said before it was opened', (name) => {
    const { events, rows, record } = held.get(name) as Held;
    const opened = events.filter((event) => event.name === 'round-opened');
    expect(events.at(-1)?.name).toBe('completed');
    expect(opened).toHaveLength(record.positions.length);
    for (const { data } of opened) {
      const { round, language_models_max_usd: most } = data as { round: number; language_models_max_usd: number };
      const spent = rows
        .filter((each) => each.round === round && record.panel.includes(each.seat))
        .reduce((sum, { row }) => sum + (row.state === 'answered' ? (row.cost ?? row.bound) : row.bound), 0);
      expect(spent / 1_000_000).toBeLessThanOrEqual(most);
    }
  });

  it.each(HELD.filter(({ gate, stop }) => gate.kind !== 'none' && stop.max_rounds > 0).map(({ name }) => name))(
    '%s: the verifier objects with a passage, which its position keeps',
    (name) => {
      const { record, calls } = held.get(name) as Held;
      expect(calls.some(({ seat }) => seat === 'model-verifier')).toBe(true);
      const objections = record.positions
        .flat()
        .filter(({ expert, stance }) => expert === 'model-verifier' && stance === 'oppose');
      expect(objections.length).toBeGreaterThan(0);
      for (const { evidence = [] } of objections) {
        expect(evidence.length).toBeGreaterThan(0);
        for (const { quote, start, end } of evidence) {
          expect(`${sampleText}\n\n14. Copy. This copy is called ${name}.`.slice(start, end)).toBe(quote);
        }
      }
    },
  );

  it('lets the reader that raised a claim hear the objection with its passage, answer, and revise', () => {
    const { calls, record } = held.get('complete-two-rounds') as Held;
    const [answer] = calls.filter(({ seat, body }) => seat === 'model-liability' && body.includes('Task: positions'));
    expect(answer?.body).toContain('the passage does not say so much');
    expect(answer?.body).toMatch(/does not say so much\. \[\d+\] /);
    const second = record.positions[1] ?? [];
    expect(second.some(({ expert }) => expert === 'model-liability')).toBe(true);
  });
});
