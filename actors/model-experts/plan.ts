import type { DocumentType } from '../../protocols/index.ts';
import {
  type LanguageModels,
  type ModelPlan,
  type ModelReason,
  type ModelRedaction,
  type ModelSeat,
  type ModelsFile,
  type SeatSheet,
  seatSeconds,
} from '../../protocols/models/index.ts';
import { expectedInput } from './expected-input.ts';
import { PROMPTS_HASH } from './prompt.ts';
import { questionBound } from './question-size.ts';
import { SEATS } from './seats.ts';

/** A model's word until it has been measured: little better than a coin, as long as nobody knows. */
const PRECISION = 0.6;

/** Which of them sit on the panel is known once the document has been read. */
const READERS = SEATS.filter(({ role }) => role === 'read').length;

/** What three people allow: the request, its account, and the operator with `models.json`. */
export interface ModelRequest {
  readonly requested: LanguageModels;
  /** The most this review may cost; the operator's limit when null. */
  readonly budgetUsd: number | null;
  /** Where the account's documents may go. */
  readonly consent: 'none' | 'stays' | 'leaves';
  readonly redaction: ModelRedaction;
  /** Of the document. */
  readonly text: string;
  /** What the document is, where the request says it. */
  readonly type?: DocumentType | undefined;
}

/** The plan that a review is accepted with; undefined when it asks for no language model. */
export function planModels(file: ModelsFile | undefined, request: ModelRequest): ModelPlan | undefined {
  const { requested, budgetUsd, consent, text, type, redaction } = request;
  if (requested === 'off') return undefined;
  const documentBytes = Buffer.byteLength(text);
  const seats = file === undefined ? [] : seatsOf(file);
  const allowed = seats.filter(({ model }) => allows(consent, file?.models[model]?.data));
  const names = new Set(allowed.map(({ model }) => model));
  const limits = file?.limits ?? {
    usd_per_review: 0,
    usd_per_account_month: 0,
    usd_per_day: 0,
    max_chunks: 1,
    repeats: 0,
  };
  const review = budgetUsd === null ? limits.usd_per_review : Math.min(budgetUsd, limits.usd_per_review);
  return {
    requested,
    seats: allowed,
    reasons: reasonsOf(seats, allowed),
    models: [...names].toSorted().flatMap((name) => {
      const settings = file?.models[name];
      if (settings === undefined) return [];
      const { provider, model } = settings;
      const bound = questionBound(settings, documentBytes, limits.max_chunks);
      const mine = allowed.filter((seat) => seat.model === name);
      const expected_input = expectedInput(text, bound.pieces, mine, type);
      return [{ name, provider, model, ...bound, expected_input }];
    }),
    budget: {
      review: micros(review),
      account_month: micros(limits.usd_per_account_month),
      day: micros(limits.usd_per_day),
    },
    max_chunks: limits.max_chunks,
    repeats: limits.repeats,
    redaction,
    prompts: PROMPTS_HASH,
  };
}

const micros = (usd: number): number => Math.round(usd * 1_000_000);

const allows = (consent: ModelRequest['consent'], data: 'stays' | 'leaves' | undefined): boolean =>
  data !== undefined && (consent === 'leaves' || consent === data);

function reasonsOf(seats: readonly ModelSeat[], allowed: readonly ModelSeat[]): ModelReason[] {
  if (seats.length === 0) return ['not-configured'];
  return allowed.length < seats.length ? ['no-consent'] : [];
}

function seatsOf({ models, roles, precision }: ModelsFile): ModelSeat[] {
  const modelOf: Readonly<Record<SeatSheet['role'], string | undefined>> = {
    read: roles.read,
    verify: roles.verify,
    write: roles.write,
  };
  return SEATS.flatMap(({ id, name, names, role, domain, competence, serves }) => {
    const model = modelOf[role];
    const settings = model === undefined ? undefined : models[model];
    if (model === undefined || settings === undefined) return [];
    const measured = precision[id] ?? PRECISION;
    const turns = { at_once: settings.max_concurrent, answer_seconds: settings.answer_seconds };
    const deadline_seconds = seatSeconds(turns, READERS);
    return [{ id, name, names, role, domain, competence, serves, model, precision: measured, deadline_seconds, turns }];
  });
}
