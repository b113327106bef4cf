import type { Prefixes } from './fragment.ts';

/** Author and time of a change. */
export interface Signature {
  readonly author: string;
  readonly initials: string;
  /** ISO 8601; Word counts whole seconds. */
  readonly date: string;
}

/** `redline`: changes are tracked and commented. `revised`: they are made, as if all of them had been accepted. */
export type Mode = 'redline' | 'revised';

/**
 * Writes the XML of changes: the file's own prefix, one counter for every number that must be used once.
 */
export class Pen {
  readonly mode: Mode;
  readonly #signature: Signature;
  readonly #used: Set<string>;
  readonly #prefix: string;
  #last = 0;

  /** @param used numbers that the file has given to its changes, comments and bookmarks */
  constructor(mode: Mode, signature: Signature, used: ReadonlySet<string>, prefixes: Prefixes) {
    this.mode = mode;
    this.#signature = signature;
    this.#used = new Set(used);
    this.#prefix = [...prefixes].find(([prefix, usual]) => usual === 'w' && prefix !== '')?.[0] ?? 'w';
  }

  number(): string {
    do this.#last += 1;
    while (this.#used.has(String(this.#last)));
    return String(this.#last);
  }

  /** An element of the main namespace. */
  element(name: string, content = '', attributes: Readonly<Record<string, string>> = {}): string {
    const tag = `${this.#prefix}:${name}`;
    const written = Object.entries(attributes).map(([key, value]) => ` ${this.#prefix}:${key}="${escaped(value)}"`);
    return content === '' ? `<${tag}${written.join('')}/>` : `<${tag}${written.join('')}>${content}</${tag}>`;
  }

  /** Text with its spaces kept; tabs and line ends as elements of their own. */
  text(text: string, name: 't' | 'delText' = 't'): string {
    const tag = `${this.#prefix}:${name}`;
    return text
      .split(/([\t\n])/)
      .map((part) => {
        if (part === '') return '';
        if (part === '\t') return this.element('tab');
        if (part === '\n') return this.element('br');
        return `<${tag} xml:space="preserve">${escaped(part)}</${tag}>`;
      })
      .join('');
  }

  /**
   * Words of the file itself: a tab that was among them as a character stays one. Without `xml:space` it is shown as a space, so
   * only the spaces at the ends of such words are said to be kept.
   */
  kept(text: string, name: 't' | 'delText' = 't', isKept = true): string {
    const tag = `${this.#prefix}:${name}`;
    const written = (words: string, space = ' xml:space="preserve"'): string =>
      words === '' ? '' : `<${tag}${space}>${escaped(words)}</${tag}>`;
    const core = text.trim();
    if (isKept || !/[\t\n]/.test(core)) return written(text);
    const at = text.indexOf(core);
    return written(text.slice(0, at)) + written(core, '') + written(text.slice(at + core.length));
  }

  run(properties: string, content: string): string {
    return this.element('r', properties + content);
  }

  inserted(runs: string): string {
    return this.mode === 'revised' ? runs : this.element('ins', runs, this.#change());
  }

  deleted(runs: string): string {
    return this.mode === 'revised' ? '' : this.element('del', runs, this.#change());
  }

  /** The mark of a paragraph that comes or goes, for the properties of the mark; nothing in a revised document. */
  mark(fate: 'ins' | 'del'): string {
    return this.mode === 'revised' ? '' : this.element(fate, '', this.#change());
  }

  /** What a paragraph's properties were before, to stand last among them; nothing in a revised document. */
  formerProperties(properties: string): string {
    return this.mode === 'revised' ? '' : this.element('pPrChange', this.element('pPr', properties), this.#change());
  }

  commentStart(id: string): string {
    return this.element('commentRangeStart', '', { id });
  }

  /** @param looks properties of the words it is behind: its letters would make the line higher if they were larger */
  commentEnd(id: string, looks: string, isInserted = false): string {
    const reference = this.run(looks, this.element('commentReference', '', { id }));
    return this.element('commentRangeEnd', '', { id }) + (isInserted ? this.inserted(reference) : reference);
  }

  comment(id: string, paragraphs: string): string {
    const { author, initials, date } = this.#signature;
    return this.element('comment', paragraphs, { id, author, date: wordDate(date), initials });
  }

  #change(): Record<string, string> {
    const { author, date } = this.#signature;
    return { id: this.number(), author, date: wordDate(date) };
  }
}

const wordDate = (iso: string): string => `${new Date(iso).toISOString().slice(0, 19)}Z`;

/** Control characters, lone surrogates (with the `u` flag pairs are letters), and two that are no characters. */
const ILLEGAL = /(?![\t\n])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

function escaped(text: string): string {
  return text
    .replace(ILLEGAL, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}
