/** Versions of nats-server, and what is publicly known to be wrong with them. */

interface Advisory {
  readonly id: string;
  readonly what: string;
  /** The first version that has it; left out: every old one does. */
  readonly since?: string;
  /** Mended in these versions and in all later ones of the same second number; and in every higher second number. */
  readonly mendedIn: readonly string[];
}

/** From https://advisories.nats.io, those that concern a server with JetStream and users. */
const ADVISORIES: readonly Advisory[] = [
  {
    id: 'CVE-2023-47090',
    what: 'a configuration with accounts can let somebody in without a password',
    mendedIn: ['2.9.23', '2.10.2'],
  },
  {
    id: 'CVE-2025-30215',
    what: 'some JetStream administration is open to other accounts',
    mendedIn: ['2.10.27', '2.11.1'],
  },
  {
    id: 'CVE-2026-33249',
    what: 'any client with an account can have trace messages put on any subject',
    since: '2.11.0',
    mendedIn: ['2.11.15', '2.12.6'],
  },
];

/** The oldest version that is known to have none of them. */
export const SOUND_VERSION = '2.10.27';

/** Of `2.10.27-beta.1` the numbers; empty when it is no version. */
function numbersOf(version: string): readonly number[] {
  const [, ...numbers] = /^v?(\d+)\.(\d+)\.(\d+)/.exec(version.trim()) ?? [];
  return numbers.map(Number);
}

/** Below 0 when `a` is the older one. What is no version is older than all. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  for (let place = 0; place < 3; place++) {
    const difference = (left[place] ?? -1) - (right[place] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** In words, each with its number: what is known to be wrong with this version. */
export function advisoriesFor(version: string): readonly string[] {
  const known = ADVISORIES.filter(({ since, mendedIn }) => {
    const isNew = since !== undefined && compareVersions(version, since) < 0;
    return !isNew && !isMended(version, mendedIn);
  });
  return known.map(({ id, what }) => `${id}: ${what}`);
}

function isMended(version: string, mendedIn: readonly string[]): boolean {
  const line = mendedIn.find((mended) => sameLine(mended, version));
  const newest = mendedIn.toSorted(compareVersions).at(-1) as string;
  return compareVersions(version, line ?? newest) >= 0;
}

/** Whether both have the same first and second number. */
function sameLine(a: string, b: string): boolean {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  return left[0] === right[0] && left[1] === right[1];
}
