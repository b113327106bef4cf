import { hash } from 'node:crypto';
import { contentHash } from '../../protocols/index.ts';
import type { ModelSettings } from '../../protocols/models/index.ts';
import type { Question } from './language-model.ts';

/** Hash of everything that decides an answer, as far as anybody can say: equal keys are one call. */
export function questionKey(settings: ModelSettings, prompts: string, question: Question): string {
  const { provider, model, structured, reasoning = null, max_output_tokens } = settings;
  // Each text by its own hash: to write a document as canonical JSON takes longer than to hash it.
  const texts = [question.system, question.document, question.question].map((text) => hash('sha256', text));
  return contentHash({
    model: { provider, model, structured, reasoning, max_output_tokens },
    prompts,
    texts,
  });
}
