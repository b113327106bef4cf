import { accountRecords } from '../../actors/account/index.ts';
import { reviewFiles, reviewRecords } from '../../actors/review/index.ts';
import { type LedgerEntry, TIER_LIMITS } from '../../protocols/account/index.ts';
import { ARTIFACTS, type ReviewEvent, type ReviewResult } from '../../protocols/index.ts';
import { readTrail, type Transition } from '../../runtime/observation/index.ts';
import { type CallCounts, checkCalls, isPartial } from './model-calls.ts';
import { checkReplicas } from './replicas.ts';
import { ACCOUNT, ended, GRANTS, World, type WorldOptions } from './world.ts';

const FINAL = ['completed', 'failed', 'cancelled'];

/** What the same reviews come to when nothing goes wrong, by review id; without language models, and with them. */
const undisturbed = new Map<boolean, Promise<ReadonlyMap<string, Calm>>>();

interface Calm {
  readonly result: string;
  readonly path: string;
}

async function expectedResults(models: boolean): Promise<ReadonlyMap<string, Calm>> {
  const world = new World({ seed: 0, disturbed: false, nodes: 1, models });
  await world.run();
  const ids = world.scenarios.map(({ submission }) => submission.review_id);
  return new Map(ids.map((id) => [id, { result: resultOf(world, id), path: pathTaken(world, id) }]));
}

export interface Outcome {
  readonly seed: number;
  readonly nodes: number;
  /** How often each kind of trouble happened. */
  readonly troubles: Readonly<Record<TroubleKind, number>>;
  readonly violations: readonly string[];
  /** Of language models; all 0 where none was asked. */
  readonly calls: CallCounts;
  /** Of everything that happened. */
  readonly trace: string;
}

type TroubleKind = 'crash' | 'freeze' | 'cut' | 'leave' | 'join' | 'purge' | 'stranger';

/** Runs a seed and says what it violated: nothing, when the runtime keeps its promises. */
export async function simulate(options: Omit<WorldOptions, 'disturbed'>): Promise<Outcome> {
  const { models = false } = options;
  const calm = undisturbed.get(models) ?? expectedResults(models);
  undisturbed.set(models, calm);
  const expected = await calm;
  const world = new World({ ...options, disturbed: true });
  await world.run();
  const violations = [...world.complaints].map((complaint) => `complaint: ${complaint}`);
  for (const { submission } of world.scenarios) {
    violations.push(...check(world, submission.review_id, expected.get(submission.review_id) as Calm));
  }
  const calls = checkCalls(world);
  violations.push(...audit(world), ...checkReplicas(world.fleet), ...calls.violations);
  const { nodes, fleet, trace } = world;
  return { seed: options.seed, nodes, troubles: fleet.count, violations, calls: calls.counts, trace: trace.hash };
}

function check(world: World, review: string, expected: Calm): string[] {
  const wrong: string[] = [];
  const says = (holds: boolean, sentence: string): void => {
    if (!holds) wrong.push(`${review}: ${sentence}`);
  };
  says(world.accepted.has(review), 'was never accepted');
  says(ended(world.store, review), 'was accepted and never ended');
  const view = reviewRecords.view.get(world.store, review);
  says(view?.stage === 'completed', `ended as ${view?.stage}`);
  says(view?.artifacts.length === ARTIFACTS.length, `has the artifacts ${view?.artifacts}`);
  if (!isPartial(world, review)) {
    says(resultOf(world, review) === expected.result, 'has another result than undisturbed');
    says(pathTaken(world, review) === expected.path, `took another path than undisturbed: ${pathTaken(world, review)}`);
  }
  says(untrue(world, review) === undefined, `did not do what observers were told: ${untrue(world, review)}`);

  const events = [...world.store.range(reviewRecords.event.under(review))].map(([, event]) => event as ReviewEvent);
  says(
    events.every(({ seq }, index) => seq === index + 1),
    'has events with gaps',
  );
  says(events.filter(({ name }) => FINAL.includes(name)).length === 1, 'ended more than once, or not at all');
  says(FINAL.includes(events.at(-1)?.name ?? ''), 'has events after its end');

  const posts = world.posted.filter((post) => post.review === review);
  const asked = world.scenarios.some(
    ({ submission }) => submission.review_id === review && submission.webhook_url !== null,
  );
  says(!asked || posts.some(({ answer }) => answer === 204), 'never got its webhook');
  says(asked || posts.length === 0, 'got a webhook nobody asked for');
  says(new Set(posts.map(({ id }) => id)).size <= 1, 'got webhooks under several ids');
  return wrong;
}

/** Every state the review's own actors were in, in order, as the trail has it. */
function pathTaken({ store }: World, review: string): string {
  const { transitions } = readTrail(store, review);
  return transitions
    .filter(({ type, event }) => type === 'review' && event !== 'waiting.due')
    .map(({ from, to, event }) => `${from}-${event}->${to}`)
    .join(' ');
}

/** What observers were told of the review, and no transaction that is on disk has; or what they were told twice. */
function untrue({ store, told }: World, review: string): string | undefined {
  const name = ({ n, to, at }: Transition): string => `${n} ${to} at ${at}`;
  const committed = new Set(readTrail(store, review).transitions.filter(isOwn).map(name));
  const heard = told.filter((each) => each.key === review && isOwn(each)).map(name);
  return heard.find((each, index) => !committed.has(each) || heard.indexOf(each) !== index);
}

/** Nothing leaves a review before its transaction is on disk. */
const isOwn = ({ type }: Transition): boolean => type === 'review';

/** The ledger: every entry once, every review charged once, every grant counted once, and the sums right. */
function audit(world: World): string[] {
  const wrong: string[] = [];
  const says = (holds: boolean, sentence: string): void => {
    if (!holds) wrong.push(`ledger: ${sentence}`);
  };
  const entries = [...world.store.range(accountRecords.entry.under(ACCOUNT))].map(([, entry]) => entry as LedgerEntry);
  says(
    entries.every(({ seq }, index) => seq === index + 1),
    'has gaps',
  );
  says(
    entries.every(({ balance, change }, index) => balance === (entries[index - 1]?.balance ?? 0) + change),
    'does not add up',
  );
  for (const { submission } of world.scenarios) {
    const kinds = entries.filter(({ review_id }) => review_id === submission.review_id).map(({ kind }) => kind);
    says(kinds.join() === 'reserve,capture', `charged ${submission.review_id} as ${kinds.join() || 'nothing'}`);
  }
  const monthly = TIER_LIMITS.business.creditsPerMonth as number;
  const granted = entries.filter(({ kind }) => kind === 'grant').reduce((sum, { credits }) => sum + credits, 0);
  says(granted === monthly + GRANTS, `granted ${granted} where ${monthly + GRANTS} were given`);
  const view = accountRecords.view.get(world.store, ACCOUNT);
  says(view?.balance === entries.at(-1)?.balance, 'ends with another balance than the account has');
  says(view?.reserved === 0, 'has credits set aside for nothing');
  return wrong;
}

/** Without what models cost, which a lost call adds to. */
function resultOf(world: World, review: string): string {
  const bytes = reviewFiles.result.get(world.store, review);
  if (bytes === undefined) return '';
  const result = JSON.parse(Buffer.from(bytes).toString()) as ReviewResult;
  return JSON.stringify({ ...result, metadata: { ...result.metadata, language_models: undefined } });
}
