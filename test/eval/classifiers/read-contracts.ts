import { readdirSync, readFileSync } from 'node:fs';
import { records } from '../data-set.ts';

/** What a reader marked: offsets into the contract's text, his class, his severity. */
export type Mark = readonly [start: number, end: number, mark: string, severity: 'critical' | 'high' | 'medium'];

/** A contract that a reader read whole, with what he marked in it. */
export interface ReadContract {
  readonly id: string;
  readonly text: string;
  readonly marks: readonly Mark[];
}

const FOLDER = new URL('readers-marks/', import.meta.url);

/** Characters by which a mark must reach into a sentence: readers cut their quotations where they like. */
const INTO = 3;

/** The marks that are in the sentence, at least in part. */
export const marksIn = ({ marks }: ReadContract, { start, end }: { start: number; end: number }): Mark[] =>
  marks.filter(([from, to]) => from < end - INTO && to > start + INTO);

/** Gives the text of a contract or an NDA of the measuring data by its id; throws Error where there is none. */
export function contractTexts(): (id: string) => string {
  const texts = new Map(
    [
      ...records<{ id: string; text: string }>('cuad_contracts'),
      ...records<{ id: string; text: string }>('clause_nda_docs'),
    ].map(({ id, text }) => [id, text]),
  );
  return (id) => {
    const text = texts.get(id);
    if (text === undefined) throw new Error(`the measuring data has no contract ${id}`);
    return text;
  };
}

/** The contracts that readers marked, each read by one of them. Throws Error where the measuring data lacks one. */
export function readContracts(): ReadContract[] {
  const textOf = contractTexts();
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => {
      const { id, marks } = JSON.parse(line) as { id: string; marks: readonly Mark[] };
      return { id, text: textOf(id), marks };
    });
}
