import { isModelSeat } from '../../protocols/models/index.ts';
import type { ReviewContext } from '../review/index.ts';

const NAME = 'conclave-embedded/0.1.0';

/** What did the thinking, and its version: results of different versions may differ. */
export function engineOf({ panel, submit }: ReviewContext, outside: readonly string[]): string {
  const seats = panel.filter(isModelSeat);
  if (seats.length === 0) {
    const engine = `${NAME} (rules and statistical classifiers; no language model)`;
    return outside.length === 0 ? engine : `${engine}, with ${outside.join(', ')}`;
  }
  const models = (submit.models?.models ?? []).map(({ provider, model }) => `${model} (${provider})`);
  return `${NAME} (rules and statistical classifiers), with ${[...outside, ...seats].join(', ')}; language models: ${models.join(', ')}`;
}
