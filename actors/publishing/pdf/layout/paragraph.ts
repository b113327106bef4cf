import { directionOf, inVisualOrder, isRightToLeft, shaped } from './reading-order.ts';
import { type Face, splitByCoverage, useFont } from './typeface.ts';

/**
 * Sets rich text into lines of a given width: the height of everything is known before anything is drawn, which is what
 * page breaks, tables and cards need. Invariants: a line is never wider than its width (words that are, are cut), every
 * visible sign is in exactly one line, and no sign is drawn in a face that lacks it.
 */
export interface Style {
  readonly face: Face;
  /** Points. */
  readonly size: number;
  readonly colour: string;
  /** Distance of baselines, points. */
  readonly leading: number;
}

export interface Run {
  readonly text: string;
  readonly face?: Face;
  readonly colour?: string;
  readonly mark?: 'strike' | 'underline';
}

export type Content = string | readonly Run[];

interface Part {
  readonly text: string;
  readonly run: Run;
  readonly width: number;
}

/** Parts that no line may separate. */
interface Word {
  readonly parts: Part[];
  width: number;
  readonly spaced: boolean;
}

export interface Line {
  readonly parts: readonly Part[];
  readonly width: number;
}

export interface Paragraph {
  readonly lines: readonly Line[];
  readonly style: Style;
  readonly height: number;
  /** Width of the column, of a paragraph that begins at its right edge. */
  readonly fromRight?: number;
}

const SPACE: Run = { text: ' ' };

const IDEOGRAPHS = /[\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFFEF]|[\u{1F000}-\u{1FAFF}\u{20000}-\u{3FFFF}]/u;

/** Signs that no line begins with, and those that none ends with (JIS X 4051, GB/T 15834). */
const CLOSING =
  /^[\u3001\u3002\u3005\u3009\u300b\u300d\u300f\u3011\u3015\u3017\u30fc\uff01\uff09\uff0c\uff0e\uff1a\uff1b\uff1f\uff3d\uff5d]/;
const OPENING = /[\u3008\u300a\u300c\u300e\u3010\u3014\u3016\uff08\uff3b\uff5b]$/;

/** Widths of texts at one point, by face and text, for all documents of this worker. */
const widths = new Map<string, number>();

/** Texts whose width is kept; beyond, the oldest are forgotten. */
const KEPT_WIDTHS = 50_000;

export class Typesetter {
  /** Signs no face could show, for the note in the report. */
  readonly unshown = new Set<string>();
  readonly document: PDFKit.PDFDocument;
  readonly #density: number;

  /** @param density of lines: the leading of every paragraph is multiplied by it. */
  constructor(document: PDFKit.PDFDocument, density = 1) {
    this.document = document;
    this.#density = density;
  }

  /** Width in points of a text on one line. */
  width(text: string, face: Face, size: number): number {
    const key = `${face} ${text}`;
    let unit = widths.get(key);
    if (unit === undefined) {
      unit = 0;
      for (const piece of this.#pieces(text, face)) {
        unit += useFont(this.document, piece.font, 1000).widthOfString(piece.text) / 1000;
      }
      widths.set(key, unit);
      if (widths.size > KEPT_WIDTHS) widths.delete(widths.keys().next().value as string);
    }
    return unit * size;
  }

  /** Notes the signs of a text that no face shows; how many are known so far. */
  note(text: string): number {
    this.#pieces(text, 'regular');
    return this.unshown.size;
  }

  /** The text cut to the width with an ellipsis, if it is too wide. */
  fit(text: string, face: Face, size: number, width: number): string {
    const flat = text.replace(/\s+/g, ' ').trim();
    if (this.width(flat, face, size) <= width) return flat;
    const signs = [...flat];
    let low = 0;
    let high = signs.length;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.width(`${signs.slice(0, middle).join('').trimEnd()}…`, face, size) <= width) low = middle;
      else high = middle - 1;
    }
    return `${signs.slice(0, low).join('').trimEnd()}…`;
  }

  /** The paragraph's own style has the leading at which it is set. */
  paragraph(content: Content, { face, size, colour, leading }: Style, width: number): Paragraph {
    const style = { face, size, colour, leading: leading * this.#density };
    const runs = typeof content === 'string' ? [{ text: content }] : content;
    const base = directionOf(runs.map(({ text }) => text).join(''));
    const lines: Line[] = [];
    for (const words of this.#words(runs, style, width)) {
      let line: Word[] = [];
      let used = 0;
      for (const word of words) {
        const space = word.spaced && line.length > 0 ? this.width(' ', style.face, style.size) : 0;
        if (line.length > 0 && used + space + word.width > width) {
          lines.push(this.#line(line, style, base));
          line = [word];
          used = word.width;
        } else {
          line.push(word);
          used += space + word.width;
        }
      }
      lines.push(this.#line(line, style, base));
    }
    return { lines, style, height: lines.length * style.leading, ...(base === 'rtl' && { fromRight: width }) };
  }

  /** Draws lines with the top of the first at y. */
  draw(paragraph: Paragraph, x: number, y: number, options: { align?: 'right' | 'center'; width?: number } = {}): void {
    const { style, lines, fromRight } = paragraph;
    const align = options.align ?? (fromRight === undefined ? undefined : 'right');
    const room = options.width ?? fromRight ?? 0;
    const shift = align === 'right' ? 1 : align === 'center' ? 0.5 : 0;
    lines.forEach((line, index) => {
      const baseline = y + index * style.leading + (style.leading + 0.72 * style.size) / 2;
      let at = x + shift * (room - line.width);
      line.parts.forEach((part, position) => {
        const last = position === line.parts.length - 1 && index < lines.length - 1;
        at += this.#drawPart(part, style, at, baseline, last);
      });
    });
  }

  /** One line of text whose first baseline is at y. */
  label(text: string, x: number, y: number, style: Pick<Style, 'face' | 'size' | 'colour'>): void {
    for (const piece of this.#pieces(text, style.face)) {
      useFont(this.document, piece.font, style.size).fillColor(style.colour);
      this.document.text(piece.text, x, y, { lineBreak: false, baseline: 'alphabetic' });
      x += this.document.widthOfString(piece.text);
    }
  }

  #drawPart(part: Part, style: Style, x: number, baseline: number, breaks: boolean): number {
    const face = part.run.face ?? style.face;
    const colour = part.run.colour ?? style.colour;
    // A reader that copies or speaks the text needs the space that the line break swallowed.
    this.label(breaks ? `${part.text} ` : part.text, x, baseline, { face, size: style.size, colour });
    if (part.run.mark !== undefined) {
      const y = part.run.mark === 'strike' ? baseline - 0.27 * style.size : baseline + 0.16 * style.size;
      this.document.lineWidth(0.6).strokeColor(colour).moveTo(x, y);
      this.document.lineTo(x + part.width, y).stroke();
    }
    return part.width;
  }

  #pieces(text: string, face: Face) {
    return splitByCoverage(this.document, text, face, (sign) => this.unshown.add(sign));
  }

  /** Words by forced line. */
  *#words(runs: readonly Run[], style: Style, width: number): Generator<Word[]> {
    let words: Word[] = [];
    let spaced = false;
    let open = false;
    for (const run of runs) {
      for (const token of run.text.match(/\r?\n|[^\S\n]+|[^\s]+/g) ?? []) {
        if (token.trim() === '') {
          if (token.includes('\n')) {
            yield words;
            words = [];
          }
          spaced = true;
          open = false;
          continue;
        }
        for (const atom of this.#atoms(token, run, style, width)) {
          const last = words.at(-1);
          if (open && last !== undefined && !atom.breaks && last.width + atom.part.width <= width) {
            last.parts.push(atom.part);
            last.width += atom.part.width;
          } else words.push({ parts: [atom.part], width: atom.part.width, spaced });
          spaced = false;
          open = true;
        }
      }
    }
    yield words;
  }

  /** A token in parts that may be separated: ideographs one by one, words too long for a line in stretches that fit. */
  *#atoms(token: string, run: Run, style: Style, width: number): Generator<{ part: Part; breaks: boolean }> {
    const face = run.face ?? style.face;
    const part = (text: string): Part => ({ text, run, width: this.width(text, face, style.size) });
    const whole = part(token.length > 400 ? '' : token);
    // Control and joining signs by themselves show nothing, and would leave a double space.
    if (token.length <= 400 && whole.width === 0) return;
    if (token.length <= 400 && whole.width <= width && !IDEOGRAPHS.test(token)) {
      yield { part: whole, breaks: false };
      return;
    }
    let stretch = '';
    let used = 0;
    for (const sign of token.toWellFormed()) {
      const advance = this.width(sign, face, style.size);
      const parts =
        (IDEOGRAPHS.test(sign) || IDEOGRAPHS.test(stretch)) && !CLOSING.test(sign) && !OPENING.test(stretch);
      if (stretch !== '' && (used + advance > width || parts)) {
        yield { part: { text: stretch, run, width: used }, breaks: true };
        stretch = '';
        used = 0;
      }
      stretch += sign;
      used += advance;
    }
    if (stretch !== '') yield { part: { text: stretch, run, width: used }, breaks: true };
  }

  /** Neighbours of one run become one part. */
  #line(words: readonly Word[], style: Style, base: 'ltr' | 'rtl'): Line {
    const space = this.width(' ', style.face, style.size);
    const parts: Part[] = [];
    let width = 0;
    words.forEach((word, index) => {
      for (const [position, part] of word.parts.entries()) {
        const gap = index > 0 && position === 0 && word.spaced ? ' ' : '';
        const last = parts.at(-1);
        width += part.width + (gap === '' ? 0 : space);
        if (last !== undefined && last.run === part.run) {
          const joined = last.width + part.width + (gap === '' ? 0 : space);
          parts[parts.length - 1] = { run: part.run, text: last.text + gap + part.text, width: joined };
          continue;
        }
        // The space between two runs belongs to neither: it must not be struck or underlined.
        if (gap !== '') parts.push({ run: SPACE, text: gap, width: space });
        parts.push(part);
      }
    });
    const text = parts.map((part) => part.text).join('');
    return { parts: isRightToLeft(text) ? this.#reordered(parts, text, style, base) : parts, width };
  }

  /** A line with words from the right, in the order it is drawn: word by word, since the font engine orders no words. */
  #reordered(parts: readonly Part[], text: string, style: Style, base: 'ltr' | 'rtl'): Part[] {
    const cuts: number[] = [];
    const runAt: Run[] = [];
    for (const part of parts) {
      cuts.push(runAt.length);
      for (let at = 0; at < part.text.length; at++) {
        if (at > 0 && isBorder(part.text[at - 1] as string, part.text[at] as string)) cuts.push(runAt.length);
        runAt.push(part.run);
      }
    }
    return inVisualOrder(text, cuts, base).map(({ start, end, level }) => {
      const run = runAt[start] ?? SPACE;
      const drawn = shaped(text.slice(start, end), level);
      return { run, text: drawn, width: this.width(drawn, run.face ?? style.face, style.size) };
    });
  }
}

/** Between words, and between letters from the right and signs that another face may show: each is drawn by itself. */
const isBorder = (before: string, after: string): boolean =>
  (before === ' ') !== (after === ' ') || isRightToLeft(before) !== isRightToLeft(after);
