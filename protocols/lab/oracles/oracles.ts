import { dung, gradual } from './argumentation.ts';
import { arithmetic } from './arithmetic.ts';
import { deGroot, friedkinJohnsen } from './averaging.ts';
import { hegselmannKrause } from './bounded-confidence.ts';
import { byzantine } from './byzantine.ts';
import { committee } from './committee.ts';
import { convergence } from './convergence.ts';
import { correlatedJury, jury } from './jury.ts';
import { monotone } from './monotone.ts';
import { martingale } from './null-debate.ts';
import type { Oracle } from './oracle.ts';
import { ranked } from './ranked.ts';
import { refusals } from './refusals.ts';
import { reliability } from './reliability.ts';
import { truthInference } from './truth-inference.ts';

/** Every oracle of the catalogue, in order. */
export const ORACLES: readonly Oracle[] = [
  deGroot,
  friedkinJohnsen,
  hegselmannKrause,
  ranked,
  committee,
  truthInference,
  reliability,
  dung,
  gradual,
  jury,
  correlatedJury,
  martingale,
  arithmetic,
  refusals,
  byzantine,
  monotone,
  convergence,
];
