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
import { reviewRecords } from '../../actors/review/index.ts';
import { answeredBy } from '../../gateway/models/answered-by.ts';
import { ModelService } from '../../gateway/models/model-service.ts';
import { readModels } from '../../gateway/models/read-models.ts';
import { seededRandom } from '../../protocols/index.ts';
import { meanInterval } from '../../protocols/lab/statistics/index.ts';
import type { ModelPlan } from '../../protocols/models/index.ts';
import { callsOf } from '../../runtime/calls/index.ts';
import { loadConfig, MemoryStore, secretFrom, systemClock } from '../../runtime/index.ts';
import { ACCOUNT, ModelTrials, REVIEW, type Read, type Trial, WAYS } from './model-trials.ts';
import type { Report } from './report.ts';
import { sampledTwins } from './twins.ts';

/** How many findings a seat's first guess weighs when its measured share is taken. */
const SHRINKAGE = 20;
const GUESS = 0.6;

export interface ModelEvaluation {
  readonly model: string;
  readonly usd: number;
  readonly documents: number;
}

export async function evalModel(
  { model, usd, documents }: ModelEvaluation,
  tell: (step: string) => void,
): Promise<Report> {
  const { home, models } = loadConfig();
  const file = await readModels(home, models, secretFrom);
  if (file?.models[model] === undefined) throw new Error(`models.json names no model ${model}`);
  const plan = planModels(
    {
      ...file,
      roles: { read: model, verify: model },
      limits: { ...file.limits, usd_per_review: usd, usd_per_account_month: usd, usd_per_day: usd },
    },
    { requested: 'if_available', budgetUsd: usd, consent: 'leaves', redaction: 'none', text: '' },
  ) as ModelPlan;
  const store = new MemoryStore();
  await store.commit([reviewRecords.models.put({ plan, account: ACCOUNT, seed: 1 }, REVIEW)]);
  const parsedDocuments = new Map<string, ParsedDocument>();
  const opened = await ModelService.open({
    file,
    secret: secretFrom,
    store,
    clock: systemClock,
    incarnation: 'eval',
    isAlive: () => false,
    nodes: () => 1,
    workers: workersOn(parsedDocuments),
  });
  const trials = new ModelTrials({ handlers: opened.handlers(), store, plan, parsedDocuments });
  const made: Trial[] = [];
  for (const [nth, twins] of sampledTwins('cuad', documents).entries()) {
    tell(`document ${nth + 1}`);
    const trial = await trials.of(twins, String(nth));
    if (trial === undefined) {
      tell(`the ${usd} dollars are spent`);
      break;
    }
    made.push(trial);
  }
  await opened.close();
  if (made.length === 0) throw new Error(`${usd} dollars do not pay for one document`);
  return reportOf(made, {
    plan,
    model,
    cost: callsOf(store, REVIEW).reduce((sum, each) => sum + each.cost, 0) / 1_000_000,
    answeredBy: answeredBy(store, REVIEW).get(model) ?? [],
    date: new Date(systemClock.now()).toISOString().slice(0, 10),
  });
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

/** What was measured, and of what. */
interface Measured {
  readonly plan: ModelPlan;
  readonly model: string;
  /** What the answers say that they come from. */
  readonly answeredBy: readonly string[];
  readonly cost: number;
  readonly date: string;
}

function reportOf(trials: readonly Trial[], { cost, plan, model, answeredBy: names, date }: Measured): Report {
  const random = seededRandom(1, 'model-eval');
  const seats = bySeat(trials);
  const figures = WAYS.flatMap((way) => {
    const mine = trials.flatMap(({ outcomes }) => outcomes.get(way) ?? []);
    const { mean, interval } = meanOf(
      mine.map(({ found }) => found),
      random,
    );
    const claims = mine.reduce((sum, each) => sum + each.claims, 0) / mine.length;
    return [
      {
        measure: `${way}: planted defects that are quoted`,
        figure: mean,
        interval,
        note: 'by any claim that stands: read it with the claims a document: a reader that quotes everything finds everything',
      },
      { measure: `${way}: claims a document`, figure: claims },
      {
        measure: `${way}: dollars a document`,
        figure: mine.reduce((sum, { usd }) => sum + usd, 0) / mine.length,
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
    about: `${trials.length} contracts with a planted defect; ${model} is ${used?.model} (${used?.provider}), answers from ${names.join(', ') || 'nobody who says so'}; ${date}; prompts ${plan.prompts}`,
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

/** What each seat came to over all documents. */
function bySeat(trials: readonly Trial[]): ReadonlyMap<string, Read> {
  const seats = new Map<string, Read>();
  for (const [id, { findings, right, failed }] of trials.flatMap((trial) => [...trial.seats])) {
    const so = seats.get(id) ?? { findings: 0, right: 0, failed: 0 };
    seats.set(id, { findings: so.findings + findings, right: so.right + right, failed: so.failed + failed });
  }
  return seats;
}

function meanOf(values: readonly number[], random: ReturnType<typeof seededRandom>) {
  const found = meanInterval(values, random);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean, ...(found !== null && { interval: [found.low, found.high] as const }) };
}
