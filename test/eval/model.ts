/**
 * `npm run eval -- --model NAME --usd 5`: what a language model adds. Defects planted in contracts are looked for by the rules, by
 * the model's readers, by both, and by both with the verifier; each with its cost.
 */
import { answer } from '../../actors/expert-jobs/answer.ts';
import { expertById } from '../../actors/experts/index.ts';
import { planModels, seatSheet } from '../../actors/model-experts/index.ts';
import {
  hearSeat,
  type QuestionSize,
  type SeatOrder,
  type SeatReply,
  seatQuestions,
} from '../../actors/model-hearing/index.ts';
import type { ParsedDocument } from '../../actors/reading/index.ts';
import { debatedAtOnce, received, reviewRecords } from '../../actors/review/index.ts';
import { ModelDesk } from '../../gateway/models/model-desk.ts';
import { readModels } from '../../gateway/models/read-models.ts';
import {
  DEFAULT_PROTOCOL,
  type Finding,
  mergeFindings,
  type Position,
  type Submit,
  seededRandom,
} from '../../protocols/index.ts';
import { meanInterval } from '../../protocols/lab/statistics/index.ts';
import type { ModelPlan } from '../../protocols/models/index.ts';
import { callsOf } from '../../runtime/calls/index.ts';
import { loadConfig, MemoryStore, secretFrom, systemClock } from '../../runtime/index.ts';
import { examined, submission } from './panel-review.ts';
import type { Report } from './report.ts';
import { touch } from './span.ts';
import { sampledTwins, type Twins } from './twins.ts';

const REVIEW = 'rev_eval';
const ACCOUNT = 'eval';

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

const WAYS = ['rules', 'model alone', 'both', 'both, verified'] as const;
type Way = (typeof WAYS)[number];

/** What one way made of one document: whether it quotes the planted defect, and how much it says. */
interface Outcome {
  readonly found: number;
  readonly claims: number;
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
    const read: Record<string, readonly Finding[]> = {};
    for (const { id } of plan.seats.filter(({ role }) => role === 'read')) {
      const mine = await said<Finding[] | null>(
        'examine',
        { expert: id, max_findings: 40, seed: 1, deep_review: false },
        null,
      );
      read[id] = mine ?? [];
      const right = read[id].filter((finding) => quotes(finding, twins)).length;
      const before = seats.get(id) ?? { findings: 0, right: 0, failed: 0 };
      const failed = before.failed + (mine === null ? 1 : 0);
      seats.set(id, { findings: before.findings + read[id].length, right: before.right + right, failed });
    }
    const all = { ...findings, ...read };
    const claims = mergeFindings(new Map(Object.entries(all)));
    const call = { expert: 'model-verifier', round: 1, claims, heard: [] };
    const verified = await said<Position[]>('answer', call, []);
    const decided = (of: Findings, members: readonly string[], positions: readonly Position[]) =>
      outcomeOf(document, of, members, positions, twins, plan);
    outcomes.get('rules')?.push(decided(findings, panel, []));
    outcomes.get('model alone')?.push(decided(read, Object.keys(read), []));
    const everybody = [...panel, ...Object.keys(read)].toSorted();
    outcomes.get('both')?.push(decided(all, everybody, []));
    outcomes.get('both, verified')?.push(decided(all, [...everybody, 'model-verifier'].toSorted(), verified));
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

const quotes = ({ evidence }: Finding, { edits }: Twins): boolean =>
  evidence.some((piece) => edits.some(({ after }) => touch(piece, after)));

/** The review decided: whether a claim that stands quotes the defect. */
function outcomeOf(
  document: ParsedDocument,
  findings: Findings,
  panel: readonly string[],
  verified: readonly Position[],
  twins: Twins,
  models: ModelPlan,
): Outcome {
  const claims = mergeFindings(new Map(Object.entries(findings)));
  const card = { type: document.type, type_confidence: document.typeConfidence, language: document.language.code };
  const submit: Submit = {
    ...submission(DEFAULT_PROTOCOL),
    review_id: REVIEW,
    account_id: ACCOUNT,
    document: { hash: '0'.repeat(64), length: document.text.length },
    models,
  };
  const start = {
    ...received(submit, 0),
    card,
    panel,
    findings,
    claims,
  };
  const review = debatedAtOnce(start, (call) => {
    if (call.expert !== 'model-verifier') {
      return answer(expertById(call.expert) ?? { id: call.expert, defeaters: [] }, document, call);
    }
    return verified.filter(({ claim }) => call.claims.some(({ id }) => id === claim));
  });
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
      { measure: 'dollars a document', figure: cost / Math.max(1, count) },
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
  const { mean, low, high } = meanInterval(values, random);
  return { mean, interval: [low, high] as const };
}
