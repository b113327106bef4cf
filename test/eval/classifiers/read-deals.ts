import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { DEAL_TOPICS, type DealLine } from '../../../protocols/index.ts';
import { records } from '../data-set.ts';

type Place = readonly [start: number, end: number];
export type DealTopic = Exclude<DealLine['topic'], 'parties'>;

/** Topics whose lines quote passages. */
export const QUOTED_TOPICS = DEAL_TOPICS.filter((topic): topic is DealTopic => topic !== 'parties');

/** A contract with what a careful reader took for its deal. Offsets are UTF-16. */
export interface ReadDeal {
  readonly id: string;
  readonly text: string;
  /** The passages of each topic; none where the contract says nothing. */
  readonly topics: Readonly<Record<DealTopic, readonly Place[]>>;
  /** Passages that the reader did not choose, and that answer as well; of contracts to learn from alone. */
  readonly also: Readonly<Partial<Record<DealTopic, readonly Place[]>>>;
  readonly parties: readonly { readonly name: string; readonly role: string }[];
  /** Empty where it has none. */
  readonly title: string;
  readonly date: string | null;
}

/** As the files have it: README.md beside them. */
interface Written {
  readonly id: string;
  readonly topics: ReadDeal['topics'];
  readonly parties: readonly (readonly number[])[];
  readonly title: Place | null;
  readonly date: string | null;
}

const FOLDER = new URL('readers-deals/', import.meta.url);

/** Drawn before anybody looked, so that nobody chose what the figures are of. */
const SEED = 'deal-2026-11-23';
/** Of the contracts of the first four readers one in so many is set aside for the figures. */
const ASIDE = 3;
/** Contracts of later readers only teach, so that the figures stay those of the same contracts. */
const FIRST_READERS = /^reader-[p-s]\.jsonl$/;

const digest = (id: string): string => createHash('sha256').update(`${SEED}\n${id}`).digest('hex');

/** Those to learn from, and those that only give figures. Throws Error where the measuring data lacks one. */
export function readDeals(): { readonly train: ReadDeal[]; readonly test: ReadDeal[] } {
  const texts = new Map(
    [
      ...records<{ id: string; text: string }>('cuad_contracts'),
      ...records<{ id: string; text: string }>('clause_nda_docs'),
    ].map(({ id, text }) => [id, text]),
  );
  const also = JSON.parse(readFileSync(new URL('also.json', FOLDER), 'utf8')) as Record<string, ReadDeal['also']>;
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted();
  const readFrom = (name: string): ReadDeal[] =>
    readFileSync(new URL(name, FOLDER), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => dealOf(JSON.parse(line) as Written, texts, also));
  const first = files.filter((name) => FIRST_READERS.test(name)).flatMap(readFrom);
  const later = files.filter((name) => !FIRST_READERS.test(name)).flatMap(readFrom);
  const drawn = first.map(({ id }) => digest(id)).toSorted();
  const last = drawn[Math.floor(first.length / ASIDE)] ?? '';
  return {
    train: [...first.filter(({ id }) => digest(id) >= last), ...later],
    test: first.filter(({ id }) => digest(id) < last),
  };
}

function dealOf(
  { id, topics, parties, title, date }: Written,
  texts: ReadonlyMap<string, string>,
  also: Readonly<Record<string, ReadDeal['also']>>,
): ReadDeal {
  const text = texts.get(id);
  if (text === undefined) throw new Error(`the measuring data has no contract ${id}`);
  const words = (start = 0, end = 0): string => text.slice(start, end).replace(/\s+/g, ' ').trim();
  const named = parties.map(([start, end, from, to]) => ({ name: words(start, end), role: words(from, to) }));
  return { id, text, topics, also: also[id] ?? {}, parties: named, title: title === null ? '' : words(...title), date };
}
