import type { ReviewResult } from '../../protocols/index.ts';
import type { Speaker } from '../languages/index.ts';

/** Who made a review, in the report's language: no report leaves out a language model, a stub or an expert from outside. */
export interface MadeBy {
  /** At the foot of every page. */
  readonly footer: string;
  /** For the first page; undefined where the embedded experts were alone. */
  readonly notice: string | undefined;
  /** For the method. */
  readonly method: string;
}

export function madeBy({ metadata, panel }: ReviewResult, speaker: Speaker): MadeBy {
  const models = metadata.language_models?.models ?? [];
  const seats = panel.filter(({ kind }) => kind === 'model').map(({ name }) => name);
  const outside = panel.filter(({ kind }) => kind === 'outside').map(({ name }) => name);
  const embedded = {
    // The parenthesis in the engine's name is dropped: the sentence says the same in the report's language.
    engine: metadata.engine.replace(/ \(.*$/, ''),
    experts: panel.length - seats.length - outside.length,
  };
  if (seats.length === 0) {
    const method = [speaker.text('report.method.engine', embedded)];
    if (outside.length > 0) method.push(speaker.text('report.method.outside', { experts: speaker.list(outside) }));
    return { footer: speaker.text('report.footer'), notice: undefined, method: method.join(' ') };
  }
  const notice = speaker.text('report.models', {
    models: speaker.list(models.map(({ model, provider }) => `${model} (${provider})`)),
    seats: seats.length,
  });
  const method = [speaker.text('report.method.engine.models', embedded), notice];
  if (outside.length > 0) method.push(speaker.text('report.method.outside', { experts: speaker.list(outside) }));
  return { footer: speaker.text('report.footer.models'), notice, method: method.join(' ') };
}
