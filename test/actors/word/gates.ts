/** What must hold of every redline and revised document that is made in place, whatever the file and the changes are. */
import { textEdits } from '../../../actors/publishing/docx/text-edits.ts';
import { editWord, type Obstacle, readWord, type TrackedChanges } from '../../../actors/word/index.ts';
import { Package } from '../../../actors/word/package.ts';
import type { ProposedChange } from '../../../protocols/index.ts';
import { canonical, resolved } from './resolve.ts';
import { validatorErrors } from './validator.ts';
import { lintWord } from './word-lint.ts';
import { parseTree } from './xml-tree.ts';

export const AUTHOR = 'Conclave';
const signature = { author: AUTHOR, initials: 'C', date: '2026-11-20T09:00:00.500Z' };

export interface Edited {
  readonly redline: Uint8Array;
  readonly revised: Uint8Array;
  readonly refused: ReadonlyMap<string, Obstacle>;
  readonly text: string;
}

/** Both documents of a file and its changes, every change and the passages commented. */
export async function edit(
  bytes: Uint8Array,
  changesOf: (text: string) => readonly ProposedChange[],
  trackedChanges: TrackedChanges = 'accept',
): Promise<Edited> {
  const { text } = (await readWord(bytes, trackedChanges)).located;
  const changes = changesOf(text);
  const { edits, madeAs } = textEdits(text, changes);
  const order = { text, trackedChanges, edits, signature, unprotect: false };
  const passages = [0.1, 0.5, 0.9].map((share) => ({
    start: Math.floor(text.length * share),
    end: Math.floor(text.length * share) + 30,
  }));
  const comments = () => [
    ...changes.map(({ id, rationale }) => ({
      on: { change: madeAs.get(id) ?? id },
      headline: id,
      paragraphs: [rationale],
    })),
    ...passages.map((on) => ({ on, headline: 'An issue', paragraphs: ['With a reason & a <sign>.'] })),
  ];
  const redline = await editWord(bytes, { ...order, mode: 'redline', comments });
  const revised = await editWord(bytes, { ...order, mode: 'revised', comments });
  return { redline: redline.bytes, revised: revised.bytes, refused: redline.refused, text };
}

/** What is wrong; empty when every gate is passed. */
export async function faultsOf(bytes: Uint8Array, { redline, revised }: Edited): Promise<string[]> {
  const { was, canon, known } = await originalOf(bytes);
  const [red, rev] = await Promise.all([Package.open(redline), Package.open(revised)]);
  const faults: string[] = [];
  const ours = ['word/document.xml', 'word/comments.xml', 'word/_rels/document.xml.rels', '[content_types].xml'];
  for (const name of was.names.filter((each) => !ours.includes(each))) {
    if (!(await isSame(was, red, name)) || !(await isSame(was, rev, name))) faults.push(`${name} has changed`);
  }
  const [redlined, result] = await Promise.all([red, rev].map((each) => xmlOf(each, 'word/document.xml')));
  const comments = await xmlOf(red, 'word/comments.xml');
  const rejected = resolved(redlined as string, comments, AUTHOR, 'reject');
  const accepted = resolved(redlined as string, comments, AUTHOR, 'accept');
  faults.push(...difference('rejected', rejected, canon));
  faults.push(...difference('accepted', accepted, canonical(parseTree(result as string))));
  for (const each of [red, rev]) faults.push(...(await lintOf(each)).filter((fault) => !known.has(fault)));
  return faults;
}

interface Original {
  readonly was: Package;
  readonly canon: string;
  /** Faults that it has itself. */
  readonly known: ReadonlySet<string>;
}

const originals = new WeakMap<Uint8Array, Promise<Original>>();

/** What is known of a file before it is edited: worked out once, however often the file is edited. */
function originalOf(bytes: Uint8Array): Promise<Original> {
  const made = originals.get(bytes) ?? readOriginal(bytes);
  originals.set(bytes, made);
  return made;
}

async function readOriginal(bytes: Uint8Array): Promise<Original> {
  const was = await Package.open(bytes);
  const canon = canonical(parseTree(await xmlOf(was, 'word/document.xml')));
  return { was, canon, known: new Set(await lintOf(was)) };
}

async function lintOf(file: Package): Promise<string[]> {
  return lintWord(
    new Map([
      ['word/document.xml', await xmlOf(file, 'word/document.xml')],
      ['word/comments.xml', (await xmlOf(file, 'word/comments.xml')) || '<none/>'],
    ]),
  );
}

/** Errors of the validator that the file did not have before; the file itself is only asked when there are any. */
export async function newErrors(bytes: Uint8Array, { redline }: Edited): Promise<string[]> {
  // The revised document is the redline resolved: what is wrong there is wrong here.
  const found = await validatorErrors(redline);
  const known = new Set(found.length === 0 ? [] : await validatorErrors(bytes));
  return found.filter((error) => !known.has(error));
}

async function isSame(first: Package, second: Package, name: string): Promise<boolean> {
  const [one, two] = [await first.read(name), await second.read(name)];
  return one !== undefined && two !== undefined && Buffer.compare(one, two) === 0;
}

export async function xmlOf(parts: Package, name: string): Promise<string> {
  const bytes = await parts.read(name);
  return bytes === undefined ? '' : new TextDecoder().decode(bytes);
}

function difference(what: string, got: string, wanted: string): string[] {
  if (got === wanted) return [];
  const [a, b] = [got.split('\n'), wanted.split('\n')];
  const at = a.findIndex((line, index) => line !== b[index]);
  return [`${what}: ${a.slice(at, at + 3).join('')} instead of ${b.slice(at, at + 3).join('')}`];
}
