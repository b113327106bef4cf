/**
 * `npm run eval -- --model NAME --usd 5`: what a language model adds. Defects planted in contracts are looked for by the rules, by
 * the model's readers, by both, by both with the verifier, by both in a debate of several rounds, and by such a debate for
 * the money that the readers alone cost.
 */
import { planModels, seatSheet } from '../../actors/model-experts/index.ts';
import {
  hearSeat,
  type QuestionSize,
  type SeatOrder,
  type SeatReply,
  seatQuestions,
} from '../../actors/model-hearing/index.ts';
import type { ParsedDocument } from '../../actors/reading/index.ts';
import { received, reviewRecords } from '../../actors/review/index.ts';
import { ModelDesk } from '../../gateway/models/model-desk.ts';
import { readModels } from '../../gateway/models/read-models.ts';
import {
  DEFAULT_PROTOCOL,
  type Finding,
  mergeFindings,
  type Protocol,
  protocolNamed,
  type Submit,
  seededRandom,
} from '../../protocols/index.ts';
import { meanInterval } from '../../protocols/lab/statistics/index.ts';
import type { ModelPlan } from '../../protocols/models/index.ts';
import { callsOf } from '../../runtime/calls/index.ts';
import { loadConfig, MemoryStore, secretFrom, systemClock } from '../../runtime/index.ts';
import { type AskSeat, affordable, costBySeat, debated } from './model-debate.ts';
import { examined, submission } from './panel-review.ts';
import type { Report } from './report.ts';
import { touch } from './span.ts';
import { sampledTwins, type Twins } from './twins.ts';

const REVIEW = 'rev_eval';
const ACCOUNT = 'eval';

/** What a debate is held by: whoever raised a claim hears what is said against it, and answers. */
const DEBATE = protocolNamed('sparse-contested') as Protocol;

/** How many findings a seat's first guess weighs when its measured share is taken. */
const SHRINKAGE = 20;
const GUESS = 0.6;

export interface ModelEvaluation {
  readonly model: string;
  readonly usd: number;
  readonly documents: number;
}

/** Findings by expert. */
type Findings = Readonly<Record<string, readonly Finding[]>>;

const WAYS = ['rules', 'model alone', 'both', 'both, verified', 'debate', 'debate for the money of both'] as const;
type Way = (typeof WAYS)[number];

/** What one way made of one document: whether it quotes the planted defect, and how much it says. */
interface Outcome {
  readonly found: number;
  readonly claims: number;
  readonly usd: number;
}

export async function evalModel(
  { model, usd, documents }: ModelEvaluation,
  tell: (step: string) => void,
): Promise<Report> {
  const { home, models } = loadConfig();
  const file = await readModels(home, models);
  if (file?.models[model] === undefined) throw new Error(`models.json names no model ${model}`);
  const plan = planModels(
    {
      ...file,
      roles: { read: model, verify: model },
      limits: { ...file.limits, usd_per_review: usd, usd_per_account_month: usd, usd_per_day: usd },
    },
    { requested: 'if_available', budgetUsd: usd, consent: 'leaves', redaction: 'none', documentBytes: 0 },
  ) as ModelPlan;
  const store = new MemoryStore();
  await store.commit([reviewRecords.models.put({ plan, account: ACCOUNT, seed: 1 }, REVIEW)]);
  const desk = new Map<string, ParsedDocument>();
  const opened = await ModelDesk.open({
    file,
    secret: secretFrom,
    store,
    clock: systemClock,
    life: 'eval',
    isAlive: () => false,
    nodes: () => 1,
    workers: workersOn(desk),
  });
  const handlers = opened.handlers();
  const outcomes = new Map<Way, Outcome[]>(WAYS.map((way) => [way, []]));
  const seats = new Map<string, { findings: number; right: number; failed: number }>();
  for (const [nth, twins] of sampledTwins('cuad', documents).entries()) {
    tell(`document ${nth + 1}`);
    const { document, panel, findings } = await examined(twins.perturbed);
    const hash = String(nth);
    desk.set(hash, document);
    const asked = { document: { hash, length: document.text.length }, document_type: document.type };
    const context = { key: REVIEW, signal: new AbortController().signal, attempt: 1, heartbeat: () => {} };
    const said = async <Value>(name: 'examine' | 'answer', input: object, none: Value): Promise<Value> => {
      const deadline_at = systemClock.now() + 300_000;
      const work = handlers[name]({ review_id: REVIEW, ...asked, deadline_at, ...input }, context);
      return (await work.catch(() => none)) as Value;
    };
    const before = costBySeat(store, REVIEW);
    const read: Record<string, readonly Finding[]> = {};
    for (const { id } of plan.seats.filter(({ role }) => role === 'read')) {
      const mine = await said<Finding[] | null>(
        'examine',
        { expert: id, max_findings: 40, seed: 1, deep_review: false },
        null,
      );
      read[id] = mine ?? [];
      const right = read[id].filter((finding) => quotes(finding, twins)).length;
      const so = seats.get(id) ?? { findings: 0, right: 0, failed: 0 };
      const failed = so.failed + (mine === null ? 1 : 0);
      seats.set(id, { findings: so.findings + read[id].length, right: so.right + right, failed });
    }
    const all = { ...findings, ...read };
    const readers = Object.keys(read);
    const usdOf = (kind: 'blind' | 'debate', of: readonly string[]): number => {
      const now = costBySeat(store, REVIEW);
      return of.reduce((sum, id) => sum + (now.get(id)?.[kind] ?? 0) - (before.get(id)?.[kind] ?? 0), 0);
    };
    const verify: AskSeat = ({ expert, claims }) =>
      expert === VERIFIER ? said('answer', { expert, round: 1, claims, heard: [] }, []) : Promise.resolve([]);
    const ask: AskSeat = ({ expert, round, claims, heard }) => said('answer', { expert, round, claims, heard }, []);
    const decided = (of: Findings, members: readonly string[], how: Pick<Held, 'protocol' | 'ask'>) =>
      outcomeOf({ document, hash, findings: of, panel: members.toSorted(), twins, plan, ...how });
    const nobody = { protocol: DEFAULT_PROTOCOL, ask: async () => [] };
    const record = async (way: Way, usd: () => number, outcome: Promise<Omit<Outcome, 'usd'>>): Promise<void> => {
      const made = await outcome;
      outcomes.get(way)?.push({ ...made, usd: usd() });
    };
    const blind = (): number => usdOf('blind', readers);
    await record('rules', () => 0, decided(findings, panel, nobody));
    await record('model alone', blind, decided(read, readers, nobody));
    await record('both', blind, decided(all, [...panel, ...readers], nobody));
    const everybody = [...panel, ...readers, VERIFIER];
    const verified = { protocol: DEFAULT_PROTOCOL, ask: verify };
    await record('both, verified', () => blind() + usdOf('debate', [VERIFIER]), decided(all, everybody, verified));
    const spent = (): number => blind() + usdOf('debate', [...readers, VERIFIER]);
    await record('debate', spent, decided(all, everybody, { protocol: DEBATE, ask }));
    const few = affordable(readers, (id) => usdOf('blind', [id]), usdOf('debate', [...readers, VERIFIER]));
    const share = usdOf('blind', few) + usdOf('debate', [...few, VERIFIER]);
    const fewer = { ...findings, ...Object.fromEntries(few.map((id) => [id, read[id] ?? []])) };
    const cheap = decided(fewer, [...panel, ...few, VERIFIER], { protocol: DEBATE, ask });
    await record('debate for the money of both', () => share, cheap);
  }
  await opened.close();
  const cost = callsOf(store, REVIEW).reduce((sum, each) => sum + each.cost, 0) / 1_000_000;
  return reportOf(outcomes, seats, { cost, plan, model, date: new Date(systemClock.now()).toISOString().slice(0, 10) });
}

/** The jobs of seats, done in place. */
function workersOn(documents: ReadonlyMap<string, ParsedDocument>) {
  interface Job {
    readonly document: { readonly hash: string };
    readonly seat: string;
    readonly order: SeatOrder;
    readonly size: QuestionSize;
    readonly replies?: readonly (SeatReply | undefined)[];
  }
  const none = async (): Promise<never> => Promise.reject(new Error('not done here'));
  const of = (job: Job): ParsedDocument => documents.get(job.document.hash) as ParsedDocument;
  return {
    examine: none,
    answer: none,
    draft: none,
    'seat-questions': async (input: unknown) => {
      const job = input as Job;
      const { asked, passages, covered } = seatQuestions(of(job), seatSheet(job.seat), job.order, job.size);
      return { questions: asked.map(({ question }) => question), passages: passages.length, covered };
    },
    'seat-heard': async (input: unknown) => {
      const job = input as Job;
      return hearSeat(of(job), seatSheet(job.seat), job.order, job.size, job.replies ?? []);
    },
  };
}

const VERIFIER = 'model-verifier';

const quotes = ({ evidence }: Finding, { edits }: Twins): boolean =>
  evidence.some((piece) => edits.some(({ after }) => touch(piece, after)));

/** One way of holding the review of one document. */
interface Held {
  readonly document: ParsedDocument;
  readonly hash: string;
  readonly findings: Findings;
  readonly panel: readonly string[];
  readonly twins: Twins;
  readonly plan: ModelPlan;
  readonly protocol: Protocol;
  readonly ask: AskSeat;
}

/** The review decided: whether a claim that stands quotes the defect. */
async function outcomeOf({ document, hash, findings, panel, twins, plan, protocol, ask }: Held) {
  const claims = mergeFindings(new Map(Object.entries(findings)));
  const card = { type: document.type, type_confidence: document.typeConfidence, language: document.language.code };
  const submit: Submit = {
    ...submission(protocol),
    review_id: REVIEW,
    account_id: ACCOUNT,
    document: { hash, length: document.text.length },
    models: plan,
  };
  const review = await debated({ ...received(submit, 0), card, panel, findings, claims }, document, ask);
  const stands = new Set(review.verdicts.flatMap(({ claim, outcome }) => (outcome === 'accepted' ? [claim] : [])));
  const standing = claims.filter(({ id }) => stands.has(id));
  return { found: standing.some(({ finding }) => quotes(finding, twins)) ? 1 : 0, claims: standing.length };
}

function reportOf(
  outcomes: ReadonlyMap<Way, readonly Outcome[]>,
  seats: ReadonlyMap<string, { findings: number; right: number; failed: number }>,
  { cost, plan, model, date }: { cost: number; plan: ModelPlan; model: string; date: string },
): Report {
  const random = seededRandom(1, 'model-eval');
  const count = outcomes.get('rules')?.length ?? 0;
  const figures = WAYS.flatMap((way) => {
    const mine = outcomes.get(way) ?? [];
    const { mean, interval } = meanOf(
      mine.map(({ found }) => found),
      random,
    );
    const claims = mine.reduce((sum, each) => sum + each.claims, 0) / Math.max(1, mine.length);
    return [
      {
        measure: `${way}: planted defects that are quoted`,
        figure: mean,
        interval,
        note: 'by any claim that stands: read it with the claims a document, for whoever quotes all finds all',
      },
      { measure: `${way}: claims a document`, figure: claims },
      {
        measure: `${way}: dollars a document`,
        figure: mine.reduce((sum, { usd }) => sum + usd, 0) / Math.max(1, count),
      },
    ];
  });
  const precision = Object.fromEntries(
    [...seats].map(([id, { findings, right }]) => {
      const shrunk = (right + GUESS * SHRINKAGE) / (findings + SHRINKAGE);
      return [id, Math.round(Math.min(0.9, Math.max(0.5, shrunk)) * 100) / 100];
    }),
  );
  const failed = [...seats.values()].reduce((sum, each) => sum + each.failed, 0);
  const [used] = plan.models;
  return {
    set: 'model',
    about: `${count} contracts with a planted defect; ${model} is ${used?.model} (${used?.provider}), ${date}, prompts ${plan.prompts.slice(0, 12)}`,
    figures: [
      ...figures,
      { measure: 'dollars in all', figure: cost },
      {
        measure: 'seats that failed',
        figure: failed,
        note: `at most this by seat, for models.json: "precision": ${JSON.stringify(precision)}`,
      },
    ],
    experts: [...seats].map(([expert, { findings, right }]) => ({ expert, findings, right })),
  };
}

function meanOf(values: readonly number[], random: ReturnType<typeof seededRandom>) {
  const found = meanInterval(values, random);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean, ...(found !== null && { interval: [found.low, found.high] as const }) };
}
