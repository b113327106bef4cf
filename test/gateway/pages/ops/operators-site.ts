import { afterAll, beforeAll } from 'vitest';
import { reviewBehaviour, reviewRecords } from '../../../../actors/review/index.ts';
import type { JournalReader, WholeMessage } from '../../../../gateway/operations/journal-reader.ts';
import { opsSite } from '../../../../gateway/pages/ops/ops-site.ts';
import { NodeReports } from '../../../../gateway/pages/ops/overview/node-reports.ts';
import type { PageSite } from '../../../../gateway/pages/page-site.ts';
import type { ReviewView } from '../../../../protocols/index.ts';
import {
  MemoryBus,
  MemoryJournal,
  MemoryStore,
  seededEntropy,
  silentLogger,
  VirtualClock,
} from '../../../../runtime/index.ts';
import { Trail } from '../../../../runtime/observation/trail.ts';
import { Drive, submission } from '../../../actors/review/drive.ts';
import { servePages } from '../page-server.ts';

export const TOKEN = 'adm_the-token-of-this-test';
export const REVIEW = 'rev_00000000-0000-4000-8000-000000000001';
export const HOSTILE = `<img src=x onerror=alert(1)>\u202e"'&${'x'.repeat(2_000)}`;
export const HOUR = 3_600_000;

/** When the tests begin: milliseconds since 1970-01-01 UTC. */
const AT = 1_795_167_000_000;

const view = (given: Partial<ReviewView>): ReviewView => ({
  review_id: REVIEW,
  account_id: 'acc_secret',
  document_title: HOSTILE,
  preset: 'legal',
  deep_review: false,
  status: 'completed',
  stage: 'completed',
  progress: 100,
  round: 2,
  rounds_max: 3,
  agents_assigned: 100,
  agents_reported: 100,
  document_type: 'services',
  artifacts: [],
  credits_used: 2,
  created_at: AT,
  updated_at: AT + 1_000,
  completed_at: AT + 1_000,
  error: null,
  ...given,
});

const letter = (index: number) => ({
  actor: `review/rev_${index}`,
  id: `m${index}`,
  event: { type: 'statement' },
  reason: `Error: ${HOSTILE}\n    at somewhere`,
  at: AT,
  message: { subject: `conclave.review.rev_${index}.command.submit`, body: { title: HOSTILE } },
});

/** An actor as it is stored, with words of the document. */
const REVISION = { version: 1, status: 'done', value: 'completed', context: { words: 'the secret clause' }, sent: 0 };

export const program = { authorization: `Bearer ${TOKEN}` };

/** Reading, and a panel that has been called: as the journal has it. */
function journalOf(drive: Drive): WholeMessage[] {
  const submit = { subject: `conclave.review.${REVIEW}.command.submit`, body: submission({ document_title: HOSTILE }) };
  return [submit, ...drive.sent.filter(({ subject }) => subject.includes('.event.'))].map(
    ({ subject, body }, index) => {
      const text = JSON.stringify(body);
      return { sequence: index + 1, at: AT + index, subject, from: 'review', bytes: text.length, text };
    },
  );
}

const journaled = journalOf(
  new Drive(reviewBehaviour.machine, { submit: submission({ document_title: HOSTILE }), at: AT }).send({
    type: 'read.done',
    output: { type: 'services', type_confidence: 0.9, language: 'en' },
  }),
);

/**
 * A site for operators with one finished review of a hundred experts, under names that are markup; served while the tests of
 * the file run.
 * @param letters dead letters that it holds
 */
export function operatorsSite(letters: number) {
  const clock = new VirtualClock(AT);
  const store = new MemoryStore();
  const bus = new MemoryBus(new MemoryJournal({ clock }));
  const book = new NodeReports(clock);
  const replayed: string[] = [];
  const journal = {
    page: async (_review: string, after: number, limit: number) => ({
      total: 2_000 - after,
      messages: Array.from({ length: Math.min(limit, 2_000 - after) }, (_, index) => ({
        sequence: after + index + 1,
        at: clock.now() + index,
        subject: `conclave.review.${REVIEW}.round.1.statement.expert-${index % 100}`,
        from: `expert expert-${index % 100}`,
        bytes: 900 + index,
      })),
    }),
    whole: async (review: string) => (review === REVIEW ? journaled : []),
    message: async (_review: string, sequence: number) =>
      sequence > 2_000
        ? undefined
        : {
            sequence,
            at: clock.now(),
            subject: 'conclave.review.x.verdict',
            from: 'review',
            bytes: 9,
            text: `{"say":"<script>"}`,
          },
  } as unknown as JournalReader;

  let base: string;
  let paths: readonly string[] = [];
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const at = clock.now();
    const experts = Array.from({ length: 100 }, (_, index) => `${REVIEW}.expert-${index}`);
    const step = (type: string, key: string, to: string, event: string, after: number) => ({
      type,
      key,
      n: 1,
      from: null,
      to,
      event,
      at: at + after,
      ms: 0,
    });
    const trail = new Trail(REVIEW, store);
    await store.commit([
      reviewRecords.view.put(view({}), REVIEW),
      reviewRecords.over.put(REVIEW, at + 1_000, REVIEW),
      ...trail.writes([step('review', REVIEW, 'received', 'submit', 0), step('review', REVIEW, 'reading', '', 0)]),
      ...trail.writes([
        step('review', REVIEW, 'convening', 'read.done', 5),
        step('review', REVIEW, 'analysing', '', 5),
        ...experts.map((key) => step('expert', key, 'thinking', 'brief', 5)),
      ]),
      ...experts.flatMap((key, index) =>
        trail.writes([step('expert', key, 'listening', 'examine.done', 10 + index * 3)]),
      ),
      ...trail.writes([
        step('review', REVIEW, 'completed', '', 1_000),
        ...experts.map((key) => step('expert', key, 'dismissed', 'dismiss', 1_000)),
      ]),
      { op: 'put', key: ['actor', 'review', `${REVIEW}.v2`], value: REVISION },
      ...Array.from({ length: letters }, (_, index) => ({
        op: 'put' as const,
        key: ['dead-letter', `review/rev_${index}`, `m${index}`],
        value: letter(index),
      })),
    ]);
    await book.listen(bus);
    const site: PageSite = opsSite(
      {
        store,
        bus,
        clock,
        entropy: seededEntropy(1),
        log: silentLogger,
        token: TOKEN,
        node: 'node_a',
        closing: new AbortController().signal,
        machines: new Map([['review', reviewBehaviour.machine]]),
        journal,
        deadLetters: {
          replay: async (key) => {
            replayed.push(String(key[1]));
            return { outcome: 'handled' };
          },
        },
      },
      book,
    );
    paths = site.paths;
    ({ base, stop } = await servePages(site));
  });
  afterAll(() => stop());

  const get = (path: string, headers: Record<string, string> = program) =>
    fetch(base + path, { headers, redirect: 'manual' });
  const text = async (path: string) => (await get(path)).text();

  const post = (
    path: string,
    fields: readonly (readonly [string, string])[],
    headers: Record<string, string> = program,
  ) =>
    fetch(base + path, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value])),
    });

  async function signIn(next = ''): Promise<{ cookie: string; answer: Response }> {
    const answer = await post(
      `/ops/sign-in${next}`,
      [
        ['token', TOKEN],
        ['name', 'Jo\u0007'],
      ],
      {},
    );
    return { cookie: answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '', answer };
  }

  return { clock, store, bus, book, replayed, get, post, text, signIn, sitePaths: () => paths, address: () => base };
}
