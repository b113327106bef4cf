import { readWord, type WordFileRead } from '../read-word.ts';
import type { TrackedChanges } from '../reading/document.ts';
import { repack } from '../zip-writer.ts';
import { type CommentEnds, endsOf } from './comment-ends.ts';
import { withComments } from './comments-part.ts';
import { FileEditor } from './file-editor.ts';
import { rootPrefixes } from './fragment.ts';
import { decoded, encoded } from './part-text.ts';
import { type Mode, Pen, type Signature } from './pen.ts';
import { planEdits } from './plan.ts';
import type { Obstacle, TextEdit, WordComment } from './text-edit.ts';

/** What is to be done to a Word file. */
export interface WordOrder {
  /** The text that the offsets count in: what `readWord` makes of the file. */
  readonly text: string;
  readonly trackedChanges: TrackedChanges;
  /** A protected or signed file is edited all the same; its protection is taken off, its signature no longer holds. */
  readonly unprotect: boolean;
  /** In the order of the text, without overlap. */
  readonly edits: readonly TextEdit[];
  /** Asked once it is known which changes cannot be made where they stand; none are written into a revised file. */
  readonly comments: (refused: ReadonlyMap<string, Obstacle>) => readonly WordComment[];
  readonly signature: Signature;
  readonly mode: Mode;
}

export interface EditedWord {
  readonly bytes: Uint8Array;
  /** Changes that were not made, by id, and why. */
  readonly refused: ReadonlyMap<string, Obstacle>;
}

/** The file is protected or signed, and nobody said that it may be edited. */
export class FileGuarded extends Error {
  override readonly name = 'FileGuarded';
}

/** The file does not have the text that the offsets count in. */
export class TextDiffers extends Error {
  override readonly name = 'TextDiffers';
}

/**
 * The file with the changes made in place. Parts that are not touched are the same bytes; in the body only changed and
 * commented paragraphs are written anew. Throws UnusableWordFile, FileGuarded,
 * TextDiffers, or UnexpectedXml.
 */
export async function editWord(bytes: Uint8Array, order: WordOrder): Promise<EditedWord> {
  const file = await readWord(bytes, order.trackedChanges);
  const { protection, isSigned } = file.safeguards;
  if (!order.unprotect && (protection !== undefined || isSigned)) {
    throw new FileGuarded('the file is protected or signed');
  }
  if (file.located.text !== order.text)
    throw new TextDiffers('the file has another text than the one that was reviewed');
  const { xml, encoding } = decoded(file.main.bytes);
  const prefixes = rootPrefixes(xml);
  const commentsPart = file.related.get('comments');
  const used = await usedNumbers(xml, file, commentsPart);
  const pen = new Pen(order.mode, order.signature, used, prefixes);
  const editor = new FileEditor(xml, file.located, pen, prefixes);
  const { operations, refused } = planEdits(file.located, order.edits, editor);
  const comments = order.mode === 'revised' ? [] : order.comments(refused);
  const placed = comments.map((comment) => ({ ...comment, number: pen.number() }));
  for (const operation of operations) editor.apply(operation);
  for (const comment of placed) tell(editor, comment.number, endsOf(file.located, operations, order.edits, comment.on));
  const changed = new Map<string, Uint8Array>();
  const written = editor.written();
  if (written !== xml) changed.set(file.main.name, encoded(written, encoding));
  if (placed.length > 0) {
    const isStrict = xml.includes('http://purl.oclc.org/ooxml/wordprocessingml/main');
    const commented = { parts: file.parts, main: file.main.name, comments: commentsPart, isStrict };
    const pens = (part: string): Pen => new Pen(order.mode, order.signature, used, rootPrefixes(part));
    for (const [name, part] of await withComments(commented, placed, pens)) changed.set(name, part);
  }
  // It was asked for, and is said: also where nothing else changes.
  if (protection !== undefined) {
    for (const [name, part] of await withoutProtection(file)) changed.set(name, part);
  }
  const date = new Date(order.signature.date);
  return { bytes: changed.size === 0 ? bytes : repack(file.parts, changed, date), refused };
}

async function withoutProtection({ parts, related }: WordFileRead): Promise<[string, Uint8Array][]> {
  const name = related.get('settings') ?? 'word/settings.xml';
  const bytes = await parts.read(name);
  if (bytes === undefined) return [];
  const { xml, encoding } = decoded(bytes);
  const open = xml.replace(/<(?:[\w-]+:)?documentProtection\b[^>]*?(?:\/>|>\s*<\/(?:[\w-]+:)?documentProtection>)/, '');
  return [[name, encoded(open, encoding)]];
}

function tell(editor: FileEditor, number: string, { open, close }: CommentEnds): void {
  if ('operation' in open) editor.endAround('open', number, open.operation);
  else editor.end('open', number, open);
  if ('operation' in close) editor.endAround('close', number, close.operation);
  else editor.end('close', number, close);
}

/** Numbers that changes, comments and bookmarks of the file have, in any of its parts that ours could meet. */
async function usedNumbers(xml: string, { parts }: WordFileRead, comments: string | undefined): Promise<Set<string>> {
  const bytes = comments === undefined ? undefined : await parts.read(comments);
  const texts = bytes === undefined ? [xml] : [xml, decoded(bytes).xml];
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/:id\s*=\s*["'](\d+)["']/g)].map(([, number]) => number as string)),
  );
}
