import type { Protocol } from '../debate/protocol.ts';
import { protocolHash } from '../debate/protocol-hash.ts';
import { type Bounds, boundsOf } from './bounds.ts';
import { limits } from './limits.ts';
import { quorum } from './quorum.ts';
import { reach } from './reach.ts';
import { exposure, responder, size } from './responder.ts';
import { type Prediction, predictRest, rest } from './rest.ts';
import { schedule } from './schedule.ts';
import type { Checker, Extent, StaticCheck } from './static-check.ts';
import { ties } from './ties.ts';

/** What static analysis finds out about a protocol. */
export interface CompiledProtocol {
  readonly protocol: Protocol;
  readonly hash: string;
  readonly extent: Extent;
  readonly checks: readonly StaticCheck[];
  readonly bounds: Bounds;
  readonly prediction: Prediction;
  /** No check found an error. */
  readonly sound: boolean;
}

const CHECKERS: readonly Checker[] = [size, limits, reach, schedule, quorum, ties, exposure, responder];

/**
 * Checks a protocol for a panel and a number of items without running it, and says what a debate can cost at most.
 *
 * Throws RangeError for a number of members or items that is no count.
 */
export function compileProtocol(protocol: Protocol, extent: Extent): CompiledProtocol {
  for (const count of [extent.agents, extent.items]) {
    if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`${count} is no number of members or items`);
  }
  const first = CHECKERS.flatMap((check) => check(protocol, extent));
  const fits = first.every(({ severity }) => severity !== 'error');
  // Of a protocol that cannot be run there is nothing to predict, and malformed weights would throw.
  const checks = fits ? [...first, ...rest(protocol, extent)] : first;
  return {
    protocol,
    hash: protocolHash(protocol),
    extent,
    checks,
    bounds: boundsOf(protocol, extent),
    prediction: fits ? predictRest(protocol, extent.agents) : null,
    sound: checks.every(({ severity }) => severity !== 'error'),
  };
}
