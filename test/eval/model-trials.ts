/** A model's readers, and the panel with and without them, on contracts with a planted defect: one document at a time. */
import type { ParsedDocument } from '../../actors/reading/index.ts';
import { received } from '../../actors/review/index.ts';
import { REASON_WORDS } from '../../gateway/models/failure-reasons.ts';
import {
  DEFAULT_PROTOCOL,
  type Finding,
  mergeFindings,
  type Protocol,
  protocolNamed,
  type Submit,
} from '../../protocols/index.ts';
import type { ModelPlan } from '../../protocols/models/index.ts';
import type { ActivityHandler } from '../../runtime/hosting/index.ts';
import { type Store, systemClock } from '../../runtime/index.ts';
import { type AskSeat, affordable, costBySeat, debated } from './model-debate.ts';
import { examined, submission } from './panel-review.ts';
import { touch } from './span.ts';
import type { Twins } from './twins.ts';

/** Under which everything is asked and booked. */
export const REVIEW = 'rev_eval';
export const ACCOUNT = 'eval';

/** What a debate is held by: the seat that raised a claim hears what is said against it, and answers. */
const DEBATE = protocolNamed('sparse-contested') as Protocol;

/** Longest that a seat is waited for, in milliseconds. */
const SEAT_MS = 300_000;

/** Findings by expert. */
type Findings = Readonly<Record<string, readonly Finding[]>>;

export const WAYS = [
  'rules',
  'model alone',
  'both',
  'both, verified',
  'debate',
  'debate for the money of both',
] as const;
export type Way = (typeof WAYS)[number];

/** What one way made of one document: whether it quotes the planted defect, and how much it says. */
export interface Outcome {
  readonly found: number;
  readonly claims: number;
  readonly usd: number;
}

/** Findings of a reader, those that quote the defect, and whether it gave none. */
export interface Read {
  readonly findings: number;
  readonly right: number;
  readonly failed: number;
}

/** What came of one document. */
export interface Trial {
  readonly outcomes: ReadonlyMap<Way, Outcome>;
  readonly seats: ReadonlyMap<string, Read>;
}

interface Trialled {
  readonly handlers: Readonly<Record<'examine' | 'answer', ActivityHandler>>;
  readonly store: Store;
  readonly plan: ModelPlan;
  /** Where the handlers find the documents, by their hashes. */
  readonly parsedDocuments: Map<string, ParsedDocument>;
}

/** One document before its readers. */
interface Case extends Awaited<ReturnType<typeof examined>> {
  readonly hash: string;
  readonly twins: Twins;
}

export class ModelTrials {
  readonly #given: Trialled;
  /** Whether a seat was not asked because the money is spent. */
  #isSpent = false;

  constructor(given: Trialled) {
    this.#given = given;
  }

  /** undefined when the money did not last for it: seats that could not be paid say nothing of the model. */
  async of(twins: Twins, hash: string): Promise<Trial | undefined> {
    const { plan, parsedDocuments, store } = this.#given;
    const tried: Case = { ...(await examined(twins.perturbed)), hash, twins };
    parsedDocuments.set(hash, tried.document);
    const before = costBySeat(store, REVIEW);
    const read: Record<string, readonly Finding[]> = {};
    const seats = new Map<string, Read>();
    for (const { id } of plan.seats.filter(({ role }) => role === 'read')) {
      const mine = await this.#said<Finding[] | null>(tried, 'examine', { expert: id, ...BRIEF }, null);
      const findings = mine ?? [];
      read[id] = findings;
      const right = findings.filter((finding) => quotes(finding, twins)).length;
      seats.set(id, { findings: findings.length, right, failed: mine === null ? 1 : 0 });
    }
    const outcomes = await this.#ways(tried, read, (kind, of) => {
      const now = costBySeat(store, REVIEW);
      return of.reduce((sum, id) => sum + (now.get(id)?.[kind] ?? 0) - (before.get(id)?.[kind] ?? 0), 0);
    });
    parsedDocuments.delete(hash);
    return this.#isSpent ? undefined : { outcomes, seats };
  }

  async #ways(tried: Case, read: Findings, usdOf: (kind: 'blind' | 'debate', of: readonly string[]) => number) {
    const { panel, findings } = tried;
    const readers = Object.keys(read);
    const outcomes = new Map<Way, Outcome>();
    const record = async (way: Way, usd: () => number, held: Held): Promise<void> => {
      const made = await outcomeOf(tried, this.#given.plan, held);
      outcomes.set(way, { ...made, usd: usd() });
    };
    const ask: AskSeat = ({ expert, round, claims, heard }) =>
      this.#said(tried, 'answer', { expert, round, claims, heard }, []);
    const verify: AskSeat = (call) =>
      call.expert === VERIFIER ? ask({ ...call, round: 1, heard: [] }) : Promise.resolve([]);
    const all = { ...findings, ...read };
    const everybody = [...panel, ...readers, VERIFIER];
    const nobody = { protocol: DEFAULT_PROTOCOL, ask: async () => [] };
    const blind = (): number => usdOf('blind', readers);
    const debate = (): number => usdOf('debate', [...readers, VERIFIER]);
    await record('rules', () => 0, { findings, panel, ...nobody });
    await record('model alone', blind, { findings: read, panel: readers, ...nobody });
    await record('both', blind, { findings: all, panel: [...panel, ...readers], ...nobody });
    const verified = { findings: all, panel: everybody, protocol: DEFAULT_PROTOCOL, ask: verify };
    await record('both, verified', () => blind() + usdOf('debate', [VERIFIER]), verified);
    await record('debate', () => blind() + debate(), { findings: all, panel: everybody, protocol: DEBATE, ask });
    const few = affordable(readers, (id) => usdOf('blind', [id]), debate());
    const share = usdOf('blind', few) + usdOf('debate', [...few, VERIFIER]);
    const fewer = { ...findings, ...Object.fromEntries(few.map((id) => [id, read[id] ?? []])) };
    const cheap = { findings: fewer, panel: [...panel, ...few, VERIFIER], protocol: DEBATE, ask };
    await record('debate for the money of both', () => share, cheap);
    return outcomes;
  }

  async #said<Value>({ document, hash }: Case, name: 'examine' | 'answer', input: object, none: Value): Promise<Value> {
    const asked = { document: { hash, length: document.text.length }, document_type: document.type };
    const context = { key: REVIEW, signal: new AbortController().signal, attempt: 1, heartbeat: () => {} };
    const deadline_at = systemClock.now() + SEAT_MS;
    try {
      const job = { review_id: REVIEW, ...asked, deadline_at, ...input };
      return (await this.#given.handlers[name](job, context)) as Value;
    } catch (error) {
      this.#isSpent ||= (error as Error).message === REASON_WORDS.budget;
      return none;
    }
  }
}

const BRIEF = { max_findings: 40, seed: 1, deep_review: false } as const;

const VERIFIER = 'model-verifier';

const quotes = ({ evidence }: Finding, { edits }: Twins): boolean =>
  evidence.some((piece) => edits.some(({ after }) => touch(piece, after)));

/** One way of holding the review of a document. */
interface Held {
  readonly findings: Findings;
  readonly panel: readonly string[];
  readonly protocol: Protocol;
  readonly ask: AskSeat;
}

/** The review decided: whether a claim that stands quotes the defect. */
async function outcomeOf({ document, hash, twins }: Case, plan: ModelPlan, { findings, protocol, ask, ...held }: Held) {
  const panel = held.panel.toSorted();
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
