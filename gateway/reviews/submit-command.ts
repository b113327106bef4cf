import type { ModelRequest } from '../../actors/model-experts/index.ts';
import { reviewFiles, reviewRecords } from '../../actors/review/index.ts';
import {
  creditsFor,
  DEFAULT_DEEP_PROTOCOL,
  DEFAULT_PROTOCOL,
  type ReviewOptions,
  type Submit,
} from '../../protocols/index.ts';
import { type ModelPlan, withoutModels } from '../../protocols/models/index.ts';
import type { OutsideExpert } from '../../protocols/outside/index.ts';
import type { Store, Write } from '../../runtime/index.ts';
import { consentOf } from '../models/index.ts';
import { ModelsNotAllowed, type Submission } from './review-service.ts';

/** What the service adds to every submission. */
export interface SubmitSettings {
  readonly store: Store;
  /** Experts that run elsewhere; default nobody. */
  readonly roster?: readonly OutsideExpert[];
  /** Issues a report may have for each page; the drafting's own figure when not given. */
  readonly issuesPerPage?: number | undefined;
  /** What language models a review may ask; default none. */
  readonly planModels?: ((request: ModelRequest) => ModelPlan | undefined) | undefined;
}

/** Stores what the review needs beside its document. */
export function writesBeside({ review_id, original, layout, traceparent, playbook, standard }: Submission): Write[] {
  const text = standard && Buffer.from(standard.text);
  return [
    ...(text ? [reviewFiles.standard.put(text, review_id)] : []),
    ...(original ? [reviewFiles.original.put(original.bytes, review_id)] : []),
    ...(traceparent ? [reviewRecords.submittedBy.put(traceparent, review_id)] : []),
    ...(layout ? [reviewRecords.layout.put(layout, review_id)] : []),
    ...(playbook ? [reviewRecords.playbook.put(playbook.playbook, review_id)] : []),
  ];
}

/**
 * The command that begins the review.
 * @param hash of the document's text
 * @throws ModelsNotAllowed when language models are required and none may be asked
 */
export function submitCommand(
  submission: Submission,
  hash: string,
  { roster = [], issuesPerPage, store, planModels }: SubmitSettings,
): Submit {
  const {
    document_text,
    idempotency_key: _key,
    protocol,
    document_type,
    issues_per_page = issuesPerPage,
    source,
    original,
    layout: _layout,
    traceparent: _traceparent,
    playbook,
    standard,
    language_models = 'off',
    language_model_budget_usd = null,
    language_model_redaction: redaction = 'none',
    ...rest
  } = submission;
  const consent = consentOf(store, submission.account_id);
  const asked = {
    requested: language_models,
    budgetUsd: language_model_budget_usd,
    consent,
    redaction,
    text: document_text,
    type: document_type ?? undefined,
  };
  const models = planModels === undefined ? withoutModels(language_models) : planModels(asked);
  if (models?.requested === 'required' && models.seats.length === 0) throw new ModelsNotAllowed(models.reasons);
  const { preset, deep_review } = rest;
  const options: ReviewOptions = {
    protocol: protocol ?? (deep_review ? DEFAULT_DEEP_PROTOCOL : DEFAULT_PROTOCOL),
    // Of the document itself, so that the same document gets the same review.
    seed: Number.parseInt(hash.slice(0, 8), 16),
    ...(document_type !== null && { document_type }),
    ...(issues_per_page !== undefined && { issues_per_page }),
  };
  return {
    type: 'submit',
    ...rest,
    document: { hash, length: document_text.length },
    source: { ...source, notes: [...source.notes] },
    credits: creditsFor(preset, deep_review),
    options,
    ...(original !== undefined && {
      original: { tracked_changes: original.tracked_changes, unprotect: original.unprotect },
    }),
    ...(playbook !== undefined && { playbook: playbook.reference }),
    ...(standard !== undefined && { standard: standard.reference }),
    ...(roster.length > 0 && { outside: [...roster] }),
    ...(models !== undefined && { models }),
  };
}
