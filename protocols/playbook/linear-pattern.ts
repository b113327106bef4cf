/**
 * Patterns that other people write: matched by RE2's automata in time that grows with the text and not faster, so that
 * no pattern can hold a worker. Backreferences and looking around, which need backtracking, are refused with the reason.
 */
import { RE2JS } from 're2js';

export const PATTERN_MAX = 1_000;

export interface PatternMatch {
  readonly start: number;
  readonly end: number;
}

export interface LinearPattern {
  test(text: string): boolean;
  /** The first match. Offsets are UTF-16 units. */
  find(text: string): PatternMatch | undefined;
  /** The first match from each place where one begins, at most so many; they may overlap. */
  from(text: string, most: number): PatternMatch[];
}

const FLAGS = RE2JS.CASE_INSENSITIVE | RE2JS.DOTALL;

/** Why the pattern cannot be used; undefined when it can. */
export function patternFault(source: string): string | undefined {
  try {
    RE2JS.compile(source, FLAGS);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it cannot be read';
    return `is no pattern of RE2 (${reason.replace(/^error parsing regexp: /, '')})`;
  }
}

const compiled = new Map<string, LinearPattern>();
const MAX_COMPILED = 1_000;

/** Letters alike in both cases; a dot takes line ends too. Throws what compiling throws: see `patternFault`. */
export function linearPattern(source: string): LinearPattern {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  const machine = RE2JS.compile(source, FLAGS);
  const pattern: LinearPattern = {
    test: (text) => machine.matcher(text).find(),
    find: (text) => {
      const matcher = machine.matcher(text);
      return matcher.find() ? { start: matcher.start(), end: matcher.end() } : undefined;
    },
    from: (text, most) => {
      const matcher = machine.matcher(text);
      const found: PatternMatch[] = [];
      for (let at = 0; at <= text.length && found.length < most && matcher.find(at); at = matcher.start() + 1)
        found.push({ start: matcher.start(), end: matcher.end() });
      return found;
    },
  };
  if (compiled.size >= MAX_COMPILED) compiled.clear();
  compiled.set(source, pattern);
  return pattern;
}
