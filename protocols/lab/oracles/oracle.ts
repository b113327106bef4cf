/** One figure of a published example, and what the kernel here makes of the same input. */
export interface Check {
  readonly what: string;
  readonly expected: string;
  readonly got: string;
  readonly ok: boolean;
}

/** A published example, or a defect of others, that kernels are held to. */
export interface Oracle {
  /** `O1`, `O2`, … of the catalogue. */
  readonly id: string;
  /** Where the figures come from. */
  readonly paper: string;
  readonly checks: () => Check[];
}

/** A number within `tolerance` of the published one. Shown with one decimal more than the tolerance asks for. */
export function near(what: string, expected: number, got: number | null | undefined, tolerance = 5e-4): Check {
  const digits = Math.min(10, Math.max(0, Math.ceil(-Math.log10(tolerance)) + 1));
  const shown = (value: number | null | undefined): string =>
    typeof value === 'number' ? String(Number(value.toFixed(digits))) : String(value);
  // Written so that NaN fails too.
  const ok = typeof got === 'number' && Math.abs(got - expected) <= tolerance;
  return { what, expected: shown(expected), got: shown(got), ok };
}

/** The same text, list or record; records whatever order their keys are in. */
export function same(what: string, expected: unknown, got: unknown): Check {
  const [left, right] = [text(expected), text(got)];
  return { what, expected: left, got: right, ok: left === right };
}

/** Something that must hold, with a figure that shows it. */
export function holds(what: string, expected: string, ok: boolean, got: string): Check {
  return { what, expected, got, ok };
}

/** The name of the error that is thrown, or `nothing thrown`. */
export function thrown(run: () => unknown): string {
  try {
    run();
    return 'nothing thrown';
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
}

function text(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(text).join(' ');
  if (value === null || typeof value !== 'object') return String(value);
  const entries = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return entries.map(([key, inner]) => `${key}=${text(inner)}`).join(' ');
}
