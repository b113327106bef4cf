/** Faults after which there is no answer. */
export const FAILURES = [
  'hang',
  'drop',
  'cut-off',
  'redirect',
  'page',
  'error-200',
  '400',
  '401',
  '413',
  '429',
  '500',
  '503',
  '524',
  '529',
] as const;
export type Failure = (typeof FAILURES)[number];

/** What can go wrong with a model's server, on demand: a late answer, none, or a bad one. */
export const FAULTS = [
  'delay',
  ...FAILURES,
  'malformed',
  'fenced',
  'think',
  'length',
  'refusal',
  'wrong-schema',
  'no-usage',
  'short-input',
  'invent',
  'alter',
  'obey',
  'nod',
  'object',
  'strange-ids',
] as const;
type FaultName = (typeof FAULTS)[number];

/** A fault and its figure, such as `delay:200` (milliseconds) or `429:2` (seconds to wait). */
export interface Fault {
  readonly name: FaultName;
  readonly value: number | undefined;
}

/** Throws RangeError for an unknown fault. */
export function faultOf(text: string): Fault {
  const [name, value] = text.split(':');
  const known = FAULTS.find((each) => each === name);
  if (known === undefined || (value !== undefined && !/^\d{1,6}$/.test(value))) {
    throw new RangeError(`${text} is no fault; there are ${FAULTS.join(', ')}, some with a figure such as delay:200`);
  }
  return { name: known, value: value === undefined ? undefined : Number(value) };
}
