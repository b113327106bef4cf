import { readXml } from '../xml.ts';

export interface Style {
  readonly basedOn?: string;
  readonly list?: string;
  readonly level?: number;
  readonly hidden?: boolean;
  readonly outline?: number;
  readonly alignment?: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underlined?: boolean;
}

/** What of styles.xml bears on the text: numbering and hiddenness, inherited along basedOn. */
export class Styles {
  readonly #styles: ReadonlyMap<string, Style>;
  /** Of the paragraphs that name none. */
  readonly defaultParagraph: string | undefined;

  private constructor(styles: ReadonlyMap<string, Style>, defaultParagraph: string | undefined) {
    this.#styles = styles;
    this.defaultParagraph = defaultParagraph;
  }

  static read(bytes: Uint8Array | undefined): Styles {
    const styles = new Map<string, Mutable>();
    let first: string | undefined;
    let style: Mutable | undefined;
    if (bytes !== undefined) {
      readXml(bytes, {
        open(name, attribute) {
          if (name === 'w:style') {
            style = {};
            const id = attribute('w:styleId') ?? '';
            styles.set(id, style);
            if (attribute('w:type') === 'paragraph' && isOn(attribute('w:default') ?? '0')) first = id;
          } else if (style !== undefined) {
            take(style, name, attribute('w:val'));
          }
        },
        close(name) {
          if (name === 'w:style') style = undefined;
        },
        text: () => undefined,
      });
    }
    return new Styles(styles, first);
  }

  /** The style's list, its level, and which style in the chain names the list (levels are linked to styles by it). */
  numbering(id: string | undefined): { list?: string; level?: number } {
    const found: { list?: string; level?: number } = {};
    for (const style of this.#chain(id ?? this.defaultParagraph)) {
      if (found.level === undefined && style.level !== undefined) found.level = style.level;
      if (found.list === undefined && style.list !== undefined) found.list = style.list;
    }
    return found;
  }

  /** What the nearest style of the chain says. */
  said<Name extends keyof Style>(id: string | undefined, name: Name): Style[Name] {
    for (const style of this.#chain(id)) if (style[name] !== undefined) return style[name];
    return undefined;
  }

  isHidden(id: string | undefined): boolean {
    return this.said(id, 'hidden') ?? false;
  }

  /** A style is based on another at most as often as there are styles: circles end. */
  *#chain(id: string | undefined): Iterable<Style> {
    let next = id;
    for (let steps = 0; next !== undefined && steps <= this.#styles.size; steps++) {
      const style: Style | undefined = this.#styles.get(next);
      if (style === undefined) return;
      yield style;
      next = style.basedOn;
    }
  }
}

type Mutable = { -readonly [Key in keyof Style]: Style[Key] };

function take(style: Mutable, name: string, value: string | undefined): void {
  switch (name) {
    case 'w:basedOn':
      style.basedOn = value;
      break;
    case 'w:numId':
      style.list = value;
      break;
    case 'w:ilvl':
      style.level = Number(value);
      break;
    case 'w:vanish':
      style.hidden = isOn(value);
      break;
    case 'w:outlineLvl':
      style.outline = Number(value);
      break;
    case 'w:jc':
      style.alignment = value;
      break;
    case 'w:b':
      style.bold = isOn(value);
      break;
    case 'w:i':
      style.italic = isOn(value);
      break;
    case 'w:u':
      style.underlined = value !== 'none';
      break;
  }
}

/** A switch of Word's XML: there without a value means on. */
export const isOn = (value: string | undefined): boolean => value === undefined || !/^(?:0|false|off)$/.test(value);
