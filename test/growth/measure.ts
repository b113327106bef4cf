/** One family of hostile texts through reading and through every expert, each alone. */
import { EXPERTS } from '../../actors/experts/index.ts';
import { type ParsedDocument, parseDocument, readableText } from '../../actors/reading/index.ts';
import type { Family } from './families.ts';
import { type Growth, growth, growthBeyond } from './slope.ts';

/** Above linear by what measuring itself is wrong by. */
export const BOUND = 1.2;

/**
 * What a thousand characters may cost at most, of reading and of one expert (ms): as much as each is given more for them in the
 * service. Above it a long document of that kind is never read, however straight the line is.
 */
export const DEAR_MS = 35;

/** Too small to be told from a collection (ms). */
const SURE_MS = 200;

export interface Pair {
  readonly family: string;
  /** A stage of reading, or an expert. */
  readonly who: string;
  readonly growth: Growth;
}

/** What is wrong with the pair; undefined: nothing. */
export function faultOf({ who, growth: { slope, ms, size } }: Pair): string | undefined {
  if (slope > BOUND) return `grows by ${slope.toFixed(2)}`;
  const each = (1_000 * ms) / size;
  return who !== EVERYBODY && ms > SURE_MS && each > DEAR_MS
    ? `takes ${each.toFixed(0)} ms for a thousand characters`
    : undefined;
}

const EVERYBODY = 'all experts';

/** What is measured: the input of a size, whose making does not count, and what is done with it. */
interface Work<Input> {
  readonly make: (size: number) => Input;
  readonly run: (input: Input) => unknown;
}

/** Experts are not tried on a text whose reading alone grows too fast. */
export function* measure(family: Family): Iterable<Pair> {
  const pair = <Input>(who: string, make: (size: number) => Input, run: (input: Input) => unknown): Pair => ({
    family: family.name,
    who,
    growth: confirmed(who, family, { make, run }),
  });
  yield pair('readable text', family.text, (text) => readableText(text, () => true));
  const reading = pair('reading', family.text, (text) => parseDocument(text));
  yield reading;
  if (reading.growth.slope > BOUND) return;
  // On a text just read, so that what experts share and work out once is in it.
  const fresh = (size: number): ParsedDocument => parseDocument(family.text(size));
  yield pair(EVERYBODY, fresh, (read) =>
    EXPERTS.map((expert) => expert.detectors.map((detector) => [...detector(read)])),
  );
  const parsed = new Map<number, ParsedDocument>();
  const known = (size: number): ParsedDocument => {
    const document = parsed.get(size) ?? fresh(size);
    parsed.set(size, document);
    return document;
  };
  for (const { id, detectors } of EXPERTS)
    yield pair(id, known, (read) => detectors.map((detector) => [...detector(read)]));
}

/** What is above the bound is measured once more, between larger sizes, and the lesser counts: noise only ever adds. */
function confirmed<Input>(who: string, family: Family, { make, run }: Work<Input>): Growth {
  try {
    const first = growth(make, run);
    if (first.slope <= BOUND) return first;
    const second = growthBeyond(first, make, run);
    return second.slope < first.slope ? second : first;
  } catch (error) {
    // What throws is worse than what is slow: it counts as growing without bound.
    console.error(`${who} threw on "${family.name}":`, error);
    return UNBOUNDED;
  }
}

export const UNBOUNDED: Growth = { slope: Number.POSITIVE_INFINITY, ms: 0, size: 0 };
