/** A piece of the document with what is quoted in it, and with proposed wording as marked text. */
import { type Html, html } from '../../html.ts';
import type { Span } from './document-blocks.ts';

/** A passage that a finding quotes. */
export interface Mark extends Span {
  /** The finding's id: its card is the mark's target. */
  readonly finding: string;
  readonly severity: string;
}

/** A replacement of a passage; an insertion has start = end. */
export interface ShownChange extends Span {
  readonly id: string;
  readonly after: string;
  readonly isEdited: boolean;
  /** accept, reject, edit, or empty while it is undecided. */
  readonly decision: string;
}

/** What of a document is marked, in the order of the text. */
export interface Marking {
  readonly marks: readonly Mark[];
  readonly changes: readonly ShownChange[];
  /** What the Word file sets bold, italic or underlined. */
  readonly looks?: readonly ShownLook[];
}

/** Letters of “b”, “i” and “u”. */
export interface ShownLook extends Span {
  readonly look: string;
}

/**
 * The text of the span, cut wherever a mark or a change begins or ends. A change that began before the span is shown deleted
 * here too; what it inserts is shown once, where it ends.
 */
export function markedText(text: string, span: Span, { marks, changes, looks = [] }: Marking): Html[] {
  const pieces: Html[] = [];
  let open: { readonly mark: Mark | undefined; parts: Html[] } = { mark: undefined, parts: [] };
  const close = (): void => {
    const { mark, parts } = open;
    if (parts.length > 0) pieces.push(mark === undefined ? html`${parts}` : marked(mark, parts));
    open = { mark: undefined, parts: [] };
  };
  const add = (mark: Mark | undefined, part: Html): void => {
    if (mark !== open.mark) {
      close();
      open = { mark, parts: [] };
    }
    open.parts.push(part);
  };
  const cuts = cutsOf(span, [...marks, ...changes, ...looks]);
  cuts.forEach((from, index) => {
    for (const change of changes) {
      if (change.end === from && (change.start < change.end || change.start === from)) add(open.mark, inserted(change));
    }
    const to = cuts[index + 1];
    if (to === undefined || to === from) return;
    const look = looks.find(({ start, end }) => start <= from && end >= to)?.look ?? '';
    const words = set(text.slice(from, to), look);
    const change = changes.find(({ start, end }) => start <= from && end >= to && start < end);
    const mark = marks.find(({ start, end }) => start <= from && end >= to);
    add(mark, change === undefined ? words : html`<del data-of="${change.id}"${decisionOf(change)}>${words}</del>`);
  });
  close();
  return pieces;
}

function set(words: string, look: string): Html {
  let shown = html`${words}`;
  if (look.includes('u')) shown = html`<u>${shown}</u>`;
  if (look.includes('i')) shown = html`<i>${shown}</i>`;
  return look.includes('b') ? html`<b>${shown}</b>` : shown;
}

function cutsOf({ start, end }: Span, spans: readonly Span[]): number[] {
  const inside = spans.flatMap((each) => [each.start, each.end]).filter((at) => at > start && at < end);
  return [...new Set([start, ...inside, end])].toSorted((a, b) => a - b);
}

const inserted = (change: ShownChange): Html =>
  change.after === '' ? html`` : html`<ins data-of="${change.id}"${decisionOf(change)}>${change.after}</ins>`;

const decisionOf = ({ decision }: ShownChange): Html => (decision === '' ? html`` : html` data-decision="${decision}"`);

const marked = ({ finding, severity }: Mark, parts: readonly Html[]): Html =>
  html`<mark class="${severity}"><a href="#${finding}">${parts}</a></mark>`;
