/** Metrics of calls to language models, from the ledger's rows, which contain no text. */
import type { CallKey, CallRow } from '../../runtime/calls/index.ts';
import type { ModelMetrics } from '../metrics/index.ts';

export const observeCalls =
  (metrics: ModelMetrics) =>
  (_key: CallKey, row: CallRow): void => {
    // An answer is reported twice: when it came, and when it has been read and its cost is known.
    const isRead = row.state === 'answered' && row.cost !== null;
    if (!isRead) metrics.call(row.model, row.state);
    if (row.state === 'begun' || (row.state === 'answered' && !isRead)) return;
    const { begun_at, ended_at, model } = row;
    metrics.took(model, (ended_at - begun_at) / 1_000);
    if (row.state === 'answered') metrics.spent(model, row.cost ?? 0, { ...row.usage });
    if (row.state === 'lost') metrics.spent(model, row.bound, {});
  };
