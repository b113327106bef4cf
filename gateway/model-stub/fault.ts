/** What can go wrong with a model's server, on demand. */
export const FAULTS = [
  'delay',
  'hang',
  '400',
  '401',
  '413',
  '429',
  '500',
  '503',
  '524',
  '529',
  'drop',
  'cut-off',
  'malformed',
  'fenced',
  'think',
  'length',
  'refusal',
  'wrong-schema',
  'no-usage',
  'error-200',
  'redirect',
  'invent',
  'alter',
  'obey',
  'nod',
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
