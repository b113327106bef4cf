const UNITS = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1_000, 'second'],
] as const;

/** A period of milliseconds as the interface documents name it, in the largest unit that measures it: `5 minutes`. */
export function periodInWords(ms: number): string {
  const [unit, name] = UNITS.find(([unit]) => ms % unit === 0) ?? [1, 'millisecond'];
  return `${ms / unit} ${name}${ms === unit ? '' : 's'}`;
}

/** `2,000,000`. */
export const numberInWords = (value: number): string => value.toLocaleString('en');

/** `a, b and c`. */
export const listInWords = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
