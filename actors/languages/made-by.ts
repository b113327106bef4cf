import type { ReviewResult } from '../../protocols/index.ts';
import { isStub, type ModelUse } from '../../protocols/models/index.ts';
import type { Speaker } from './speaker.ts';

/** Who made a review, in the report's language: no report leaves out a language model, a stub or an expert from outside. */
export interface MadeBy {
  /** At the foot of every page. */
  readonly footer: string;
  /** For the first page; undefined where nobody asked for more than the embedded experts. */
  readonly notice: string | undefined;
  /** For the method. */
  readonly method: string;
}

export function madeBy({ metadata, panel }: ReviewResult, speaker: Speaker): MadeBy {
  const sat = panel.filter(({ kind }) => kind === 'model');
  // A seat that failed has said nothing.
  const seats = sat.filter(({ failure }) => failure === null).length;
  const outside = panel.filter(({ kind }) => kind === 'outside').map(({ name }) => name);
  const embedded = {
    // The parenthesis in the engine's name is dropped: the sentence says the same in the report's language.
    engine: metadata.engine.replace(/ \(.*$/, ''),
    experts: panel.length - sat.length - outside.length,
  };
  const also = outside.length === 0 ? [] : [speaker.text('report.method.outside', { experts: speaker.list(outside) })];
  const models = (metadata.language_models?.models ?? []).filter(({ calls }) => calls > 0);
  if (seats === 0 || models.length === 0) {
    const method = [speaker.text('report.method.engine', embedded), ...also].join(' ');
    const notice = [noneOf(metadata.language_models, speaker), sentAllTheSame(models, speaker)].filter(
      (words) => words !== undefined,
    );
    return {
      footer: speaker.text('report.footer'),
      notice: notice.length === 0 ? undefined : notice.join(' '),
      method,
    };
  }
  const kind = models.every(isStub) ? 'stub' : 'models';
  const notice = [
    speaker.text(`report.${kind}`, { models: speaker.list(models.map(named)), seats }),
    ...(kind === 'models' && models.some(isStub)
      ? [speaker.text('report.models.stub', { stubs: speaker.list(models.filter(isStub).map(named)) })]
      : []),
  ].join(' ');
  return {
    footer: speaker.text(`report.footer.${kind}`),
    notice,
    method: [speaker.text(`report.method.engine.${kind}`, embedded), notice, ...also].join(' '),
  };
}

/** Why none took part where one was asked for. */
function noneOf(asked: ModelUse | undefined, speaker: Speaker): string | undefined {
  if (asked?.delivered !== 'none' || asked.reasons.length === 0) return undefined;
  const reasons = asked.reasons.map((reason) => speaker.text(`report.models.reason.${reason}`));
  return speaker.text('report.models.none', { reasons: speaker.list(reasons) });
}

/** A seat that failed may already have sent the document: its owner must learn who received it and what it cost. */
function sentAllTheSame(called: ModelUse['models'], speaker: Speaker): string | undefined {
  const models = called.filter((model) => !isStub(model));
  if (models.length === 0) return undefined;
  const cost = models.reduce((sum, { cost_usd }) => sum + cost_usd, 0).toFixed(2);
  return speaker.text('report.models.sent', { models: speaker.list(models.map(named)), cost });
}

/** As it is configured, and as its answers name themselves where that is another name. */
function named({ model, provider, answered_by = [] }: ModelUse['models'][number]): string {
  const others = answered_by.filter((name) => name !== model);
  return others.length === 0 ? `${model} (${provider})` : `${model} (${provider}: ${others.join(', ')})`;
}
