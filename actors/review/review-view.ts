import { ARTIFACTS, type ReviewView, type Stage, type Status } from '../../protocols/index.ts';
import { isSpent, type ReviewContext } from './review-context.ts';

/** Share of the whole at which each stage begins, in percent: what a 40 KB contract spends there, roughly. */
const BEGINS: Readonly<Record<Stage, number>> = {
  received: 0,
  reading: 2,
  convening: 5,
  analysing: 6,
  debating: 45,
  deciding: 60,
  drafting: 62,
  publishing: 70,
  completed: 100,
  failed: 100,
  cancelled: 100,
};

function statusOf(stage: Stage): Status {
  switch (stage) {
    case 'received':
    case 'reading':
    case 'convening':
      return 'in_progress';
    case 'analysing':
    case 'debating':
    case 'deciding':
    case 'drafting':
    case 'publishing':
      return 'processing';
    case 'completed':
    case 'failed':
    case 'cancelled':
      return stage;
    default:
      return stage satisfies never;
  }
}

/** What clients and operators see of the review. */
export function reviewView(stage: Stage, context: ReviewContext): ReviewView {
  const { submit } = context;
  const status = statusOf(stage);
  return {
    review_id: submit.review_id,
    account_id: submit.account_id,
    document_title: submit.document_title,
    preset: submit.preset,
    deep_review: submit.deep_review,
    status,
    stage,
    progress: Math.round(progress(stage, context)),
    round: context.round,
    rounds_max: submit.options.protocol.stop.max_rounds,
    agents_assigned: context.panel.length,
    agents_reported: Object.keys(context.findings).length,
    document_type: context.card?.type ?? submit.options.document_type ?? null,
    artifacts: [...context.artifacts],
    credits_used: status === 'failed' || (status === 'cancelled' && !isSpent(context)) ? 0 : submit.credits,
    created_at: context.created_at,
    updated_at: context.updated_at,
    // Not when the result was decided: nobody could have seen it as completed then.
    completed_at: status === 'completed' ? context.updated_at : null,
    error: context.error,
    ...(submit.models !== undefined && { language_model_budget_usd: submit.models.budget.review / 1_000_000 }),
  };
}

function progress(stage: Stage, context: ReviewContext): number {
  const begin = BEGINS[stage];
  switch (stage) {
    case 'analysing':
      return begin + (BEGINS.debating - begin) * share(Object.keys(context.findings).length, context.panel.length);
    case 'debating':
      return (
        begin + (BEGINS.deciding - begin) * share(context.round - 1, context.submit.options.protocol.stop.max_rounds)
      );
    case 'publishing':
      return begin + (BEGINS.completed - begin) * share(context.artifacts.length, ARTIFACTS.length);
    default:
      return begin;
  }
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.min(1, part / whole));
