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

/** So often what is above the bound is measured once more. */
const AGAIN = 3;

/** What is above the bound is measured again, between larger sizes, and the least counts: noise makes steep what is not. */
function confirmed<Input>(who: string, family: Family, { make, run }: Work<Input>): Growth {
  try {
    let least = growth(make, run);
    for (let n = 0; n < AGAIN && least.slope > BOUND; n++) {
      const again = growthBeyond(least, make, run);
      if (again.slope < least.slope) least = again;
    }
    return least;
  } catch (error) {
    // What throws is worse than what is slow: it counts as growing without bound.
    console.error(`${who} threw on "${family.name}":`, error);
    return UNBOUNDED;
  }
}

export const UNBOUNDED: Growth = { slope: Number.POSITIVE_INFINITY, ms: 0, size: 0 };
