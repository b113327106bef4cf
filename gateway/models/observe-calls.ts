/** What operators learn of the calls of language models: figures made of the ledger's rows, which hold no text. */
import type { CallKey, CallRow } from '../../runtime/calls/index.ts';
import type { EventCounters } from '../metrics/index.ts';

export const observeCalls =
  (counters: EventCounters) =>
  (_key: CallKey, row: CallRow): void => {
    // An answer is told twice: when it came, and when it has been read and its cost is known.
    const isRead = row.state === 'answered' && row.cost !== null;
    if (!isRead) counters.add('conclave_model_calls_total', row.state);
    if (row.state === 'begun' || (row.state === 'answered' && !isRead)) return;
    const { begun_at, ended_at, model } = row;
    counters.add('conclave_model_call_seconds_total', model, (ended_at - begun_at) / 1_000);
    if (row.state === 'answered') {
      counters.add('conclave_model_cost_micros_total', model, row.cost ?? 0);
      for (const [kind, tokens] of Object.entries(row.usage ?? {}))
        counters.add('conclave_model_tokens_total', kind, tokens);
    }
    if (row.state === 'lost') counters.add('conclave_model_cost_micros_total', model, row.bound);
  };
