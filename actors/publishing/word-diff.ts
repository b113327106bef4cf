import { diffArrays } from 'diff';

/** One step from `before` to `after`. `same` and `delete` together spell `before`; `same` and `insert` spell `after`. */
export interface WordEdit {
  readonly kind: 'same' | 'delete' | 'insert';
  readonly text: string;
}

/**
 * A line end, a word (with inner hyphens, apostrophes, and points or commas as in `12,500` and `9.2`), a run of
 * spaces, or one other sign. Code points, so a surrogate pair is never cut.
 */
const TOKEN = /\r\n|[\r\n]|[\p{L}\p{M}\p{N}_]+(?:[-‑'’.,][\p{L}\p{M}\p{N}_]+)*|[^\S\r\n]+|./gsu;

/** Tokens above which two passages are not compared word by word: time grows with their product. */
const MAX_TOKENS = 20_000;

/**
 * Most word edits looked for between two passages. Beyond this they have little in common, and a list of scattered
 * words that stayed is harder to read than one replacement. Not a time limit: the same input must give the same redline
 * on any machine.
 */
const MAX_EDITS = 600;

/** From so many words on a passage is long enough to have been written anew. */
const LONG = 8;

/** Below this share of words kept, of the old passage and of the new one, what stayed did so by chance. */
const KEPT = 0.5;

/**
 * The smallest edits at word level that turn `before` into `after`; a deletion is before the insertion that
 * replaces it. Never cuts inside a word, keeps spaces exactly. Passages too long or too different are replaced whole
 * between their common first and last words: a lawyer reads two sentences more easily than their words in turn.
 */
export function wordEdits(before: string, after: string): WordEdit[] {
  const old = before.match(TOKEN) ?? [];
  const fresh = after.match(TOKEN) ?? [];
  let head = 0;
  while (head < old.length && head < fresh.length && old[head] === fresh[head]) head++;
  let tail = 0;
  const most = Math.min(old.length, fresh.length) - head;
  while (tail < most && old[old.length - 1 - tail] === fresh[fresh.length - 1 - tail]) tail++;
  return compact([
    { kind: 'same', text: old.slice(0, head).join('') },
    ...between(old.slice(head, old.length - tail), fresh.slice(head, fresh.length - tail)),
    { kind: 'same', text: old.slice(old.length - tail).join('') },
  ]);
}

function between(old: string[], fresh: string[]): WordEdit[] {
  const whole: WordEdit[] = [
    { kind: 'delete', text: old.join('') },
    { kind: 'insert', text: fresh.join('') },
  ];
  if (old.length === 0 || fresh.length === 0 || old.length + fresh.length > MAX_TOKENS) return whole;
  const found = diffArrays(old, fresh, { maxEditLength: MAX_EDITS });
  if (found === undefined) return whole;
  const kept = words(found.flatMap((part) => (part.added || part.removed ? [] : part.value)));
  const isAnew = [old, fresh].every(
    (tokens) => !tokens.includes('\n') && words(tokens) >= LONG && kept < KEPT * words(tokens),
  );
  if (isAnew) return whole;
  return found.map((part) => ({
    kind: part.added ? 'insert' : part.removed ? 'delete' : 'same',
    text: part.value.join(''),
  }));
}

const words = (tokens: readonly string[]): number => tokens.filter((token) => /[\p{L}\p{N}]/u.test(token)).length;

/** A passage that stays, and the replacement that follows it. */
interface Hunk {
  readonly same: string;
  removed: string;
  added: string;
}

/** Joins neighbours, and replacements that only blanks separate: word, blank, word in turn cannot be read. */
function compact(edits: readonly WordEdit[]): WordEdit[] {
  const hunks: Hunk[] = [{ same: '', removed: '', added: '' }];
  for (const { kind, text } of edits) {
    const last = hunks.at(-1) as Hunk;
    if (text === '') continue;
    if (kind === 'delete') last.removed += text;
    else if (kind === 'insert') last.added += text;
    else if (last.removed === '' && last.added === '') {
      hunks[hunks.length - 1] = { ...last, same: last.same + text };
    } else hunks.push({ same: text, removed: '', added: '' });
  }
  return joinReplacements(hunks).flatMap((hunk) =>
    [
      { kind: 'same' as const, text: hunk.same },
      { kind: 'delete' as const, text: hunk.removed },
      { kind: 'insert' as const, text: hunk.added },
    ].filter((edit) => edit.text !== ''),
  );
}

function joinReplacements(hunks: readonly Hunk[]): Hunk[] {
  const replaces = (hunk: Hunk): boolean => hunk.removed !== '' && hunk.added !== '';
  return hunks.reduce<Hunk[]>((joined, hunk) => {
    const last = joined.at(-1);
    if (last !== undefined && replaces(last) && replaces(hunk) && /^[^\S\r\n]+$/.test(hunk.same)) {
      last.removed += hunk.same + hunk.removed;
      last.added += hunk.same + hunk.added;
    } else joined.push({ ...hunk });
    return joined;
  }, []);
}
