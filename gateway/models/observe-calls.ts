/** What operators learn of the calls of language models: figures and spans made of the ledger's rows, which hold no text. */
import type { ModelsFile } from '../../protocols/models/index.ts';
import type { CallKey, CallRow } from '../../runtime/calls/index.ts';
import type { ModelMetrics } from '../metrics/index.ts';
import type { EndedCall } from '../telemetry/call-spans.ts';

export interface CallObservers {
  readonly file: ModelsFile;
  readonly metrics: ModelMetrics;
  /** undefined where no collector is configured. */
  readonly span: ((call: EndedCall) => void) | undefined;
}

export const observeCalls =
  ({ file, metrics, span }: CallObservers) =>
  (key: CallKey, row: CallRow): void => {
    // An answer is told twice: when it came, and when it has been read and its cost is known.
    const isRead = row.state === 'answered' && row.cost !== null;
    if (!isRead) metrics.call(row.model, row.state);
    if (row.state === 'begun' || (row.state === 'answered' && !isRead)) return;
    const { begun_at, ended_at, model } = row;
    metrics.took(model, (ended_at - begun_at) / 1_000);
    if (row.state === 'answered') metrics.spent(model, row.cost ?? 0, { ...row.usage });
    if (row.state === 'lost') metrics.spent(model, row.bound, {});
    span?.(spanOf(file, key, row));
  };

/** By OpenTelemetry's conventions for generative models. */
function spanOf(
  { models }: ModelsFile,
  { review, seat, round }: CallKey,
  row: Exclude<CallRow, { state: 'begun' }>,
): EndedCall {
  const { provider = 'unknown', model = row.model } = models[row.model] ?? {};
  const usage = row.state === 'answered' ? row.usage : null;
  const status = row.state === 'answered' ? null : row.status;
  return {
    name: `chat ${model}`,
    begun_at: row.begun_at,
    ended_at: row.ended_at,
    failure: row.state === 'answered' ? undefined : row.state,
    attributes: {
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': provider,
      'gen_ai.request.model': model,
      'conclave.review_id': review,
      'conclave.expert': seat,
      'conclave.round': round,
      ...(usage !== null && {
        'gen_ai.usage.input_tokens': usage.input + usage.cache_read + usage.cache_write,
        'gen_ai.usage.output_tokens': usage.output,
      }),
      ...(row.state !== 'answered' && { 'error.type': row.state }),
      ...(status !== null && { 'http.response.status_code': status }),
    },
  };
}
