/** One replacement in a text: what is at start..end is read as `text`. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text read with some replacements, and the way between both. Offsets are UTF-16 units; each step is O(log n). */
export interface TextView {
  readonly text: string;
  /** Offset in the whole text to offset in the one that is read. */
  readonly inwards: (offset: number) => number;
  /** Offset of a character that is read to its offset in the whole text. */
  readonly outwards: (offset: number) => number;
  /** The same for the end of a passage: what was taken out after it does not belong to it. */
  readonly endOutwards: (offset: number) => number;
}

const same = (offset: number): number => offset;

/** The text as it is. */
const plainView = (text: string): TextView => ({ text, inwards: same, outwards: same, endOutwards: same });

/** The text with the edits made; they are in order and do not overlap. */
export function editedText(whole: string, edits: readonly TextEdit[]): TextView {
  if (edits.length === 0) return plainView(whole);
  const parts: string[] = [];
  /** Where each replacement begins and ends in the text that is read. */
  const from: number[] = [];
  const to: number[] = [];
  let [done, length] = [0, 0];
  for (const { start, end, text } of edits) {
    parts.push(whole.slice(done, start), text);
    length += start - done;
    from.push(length);
    length += text.length;
    to.push(length);
    done = end;
  }
  parts.push(whole.slice(done));
  const read = (i: number): readonly [number, number] => [from[i] as number, to[i] as number];
  const edit = (i: number): TextEdit => edits[i] as TextEdit;
  const { length: size } = edits;
  return {
    text: parts.join(''),
    inwards: (offset) => {
      const i = firstWhere(size, (at) => edit(at).end > offset);
      const behind = i === 0 ? offset : (to[i - 1] as number) + offset - edit(i - 1).end;
      return i < size && edit(i).start < offset ? Math.min(behind, to[i] as number) : behind;
    },
    outwards: (offset) => {
      const i = firstWhere(size, (at) => (to[at] as number) > offset);
      if (i < size && (from[i] as number) < offset) return edit(i).start;
      return i === 0 ? offset : edit(i - 1).end + offset - (to[i - 1] as number);
    },
    endOutwards: (offset) => {
      const i = firstWhere(size, (at) => read(at)[1] > offset || read(at)[0] >= offset);
      if (i < size && (from[i] as number) < offset) return edit(i).end;
      return i === 0 ? offset : edit(i - 1).end + offset - (to[i - 1] as number);
    },
  };
}

/** First read through the outer view, then through the inner one. */
export function viewThrough(outer: TextView, inner: TextView): TextView {
  if (inner.text === outer.text) return outer;
  return {
    text: inner.text,
    inwards: (offset) => inner.inwards(outer.inwards(offset)),
    outwards: (offset) => outer.outwards(inner.outwards(offset)),
    endOutwards: (offset) => outer.endOutwards(inner.endOutwards(offset)),
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
