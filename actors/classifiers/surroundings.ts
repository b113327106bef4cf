/** How the paragraphs of a document hang together. Indices of paragraphs, -1 for none. */
export interface Surroundings {
  /** The nearest paragraphs that are more than a page number. */
  readonly previous: Int32Array;
  readonly next: Int32Array;
  /** The paragraph that leads in the list this one stands in: `The licence does not cover:`. */
  readonly lead: Int32Array;
  /** How a paragraph goes on from its previous one. */
  readonly joint: Uint8Array;
  readonly lengths: Uint32Array;
}

export const JOINT = { none: 0, brokenSentence: 1, listed: 2 } as const;

const NO_WORDS = /^\W*(?:\d+\W*)?$|^\W*(?:page|source:)/i;
const ENDED = /[.!?]["”)]?$/;
const GOES_ON = /[;,]$|\b(?:and|or)$/;
const BROKEN_OFF = /[a-z,]$/;
const ITEM = /^\(?[a-z0-9]{1,4}[.)]\s|^[•·o*-]\s/i;
const CLAUSE_NUMBER = /^\d+\.\d/;
/** A line shorter than this that ends without a full stop is a heading or a row, not a sentence cut by a page. */
const SENTENCE = 60;

/** `paragraphs`: with white space collapsed, in document order. */
export function surroundingsOf(paragraphs: readonly string[]): Surroundings {
  const size = paragraphs.length;
  const found: Surroundings = {
    previous: new Int32Array(size).fill(-1),
    next: new Int32Array(size).fill(-1),
    lead: new Int32Array(size).fill(-1),
    joint: new Uint8Array(size),
    lengths: Uint32Array.from(paragraphs, ({ length }) => length),
  };
  let last = -1;
  paragraphs.forEach((own, paragraph) => {
    if (own.length <= 3 || NO_WORDS.test(own)) return;
    if (last >= 0) {
      found.previous[paragraph] = last;
      found.next[last] = paragraph;
      join(found, last, paragraph, paragraphs[last] as string, own);
    }
    last = paragraph;
  });
  return found;
}

function join({ lead, joint }: Surroundings, last: number, paragraph: number, before: string, own: string): void {
  const item = ITEM.test(own) && !CLAUSE_NUMBER.test(own);
  const leads = before.endsWith(':');
  const goesOn = GOES_ON.test(before);
  const small = /^[a-z]/.test(own);
  const cut =
    !ENDED.test(before) && !leads && !goesOn && before.length > SENTENCE && (small || BROKEN_OFF.test(before));
  if (cut) joint[paragraph] = JOINT.brokenSentence;
  else if (item || small || leads || goesOn) joint[paragraph] = JOINT.listed;
  if (leads) lead[paragraph] = last;
  else if (joint[paragraph] !== JOINT.none && (item || small || goesOn)) {
    const led = lead[last] as number;
    lead[paragraph] = led >= 0 ? led : item || goesOn ? last : -1;
  }
}
