/** The claims of one question with the controls among them, named so that no id and no place tells which is which. */
import { seededRandom } from '../../protocols/index.ts';
import type { AskedClaim } from '../model-experts/prompt.ts';
import type { ControlClaim } from './control-claims.ts';

export interface ClaimBatch {
  /** As it is asked: in an order drawn by the seed, numbered from 1. */
  readonly list: readonly AskedClaim[];
  /** The claims' own ids by their names in the question. */
  readonly ids: ReadonlyMap<string, string>;
  /** Under their names in the question. */
  readonly controls: readonly ControlClaim[];
}

export function claimBatch(claims: readonly AskedClaim[], controls: readonly ControlClaim[], seed: number): ClaimBatch {
  const random = seededRandom(seed, 'claim-batch');
  const entries = random
    .shuffled([
      ...claims.map((asked) => ({ asked, control: undefined })),
      ...controls.map((control) => ({ asked: control.asked, control })),
    ])
    .map(({ asked, control }, index) => ({ asked: { ...asked, id: `c${index + 1}` }, of: asked.id, control }));
  return {
    list: entries.map(({ asked }) => asked),
    ids: new Map(entries.flatMap(({ asked, of, control }) => (control === undefined ? [[asked.id, of] as const] : []))),
    controls: entries.flatMap(({ asked, control }) => (control === undefined ? [] : [{ ...control, asked }])),
  };
}
