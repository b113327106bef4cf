/** Characters that nobody sees and that may stand inside a word: zero width, turns of direction, soft hyphens. */
const UNSEEN = /[\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

/** A text without what nobody sees, so that no word is hidden from whoever reads by words. */
export interface VisibleText {
  readonly text: string;
  /** Offset in the whole text to offset in the visible one. */
  readonly inwards: (offset: number) => number;
  /** Offset of a visible character to its offset in the whole text. */
  readonly outwards: (offset: number) => number;
}

export function visibleText(whole: string): VisibleText {
  const unseen = Array.from(whole.matchAll(UNSEEN), ({ index }) => index);
  return {
    text: unseen.length === 0 ? whole : whole.replace(UNSEEN, ''),
    inwards: (offset) => offset - firstWhere(unseen.length, (i) => (unseen[i] as number) >= offset),
    outwards: (offset) => offset + firstWhere(unseen.length, (i) => (unseen[i] as number) - i > offset),
  };
}

/** The first of 0..size - 1 from which on `holds` is true; size when it never is. */
function firstWhere(size: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, size];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
