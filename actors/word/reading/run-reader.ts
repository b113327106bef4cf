import type { Attribute } from '../xml.ts';
import { cleanLeaf } from './clean-leaf.ts';
import type { Leaf, Lock, Observed } from './document.ts';
import { isOn } from './styles.ts';
import { symbol } from './symbol.ts';

/** A character for an element inside a run. */
const CHARACTERS: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '-',
};

/** A field's code is between its begin and its separator, its result between that and its end. */
type FieldPart = 'code' | 'result';

export interface OpenRun {
  readonly leaves: Leaf[];
  style?: string;
  hidden: boolean;
  /** As the run itself says. */
  bold?: boolean;
  italic?: boolean;
  underlined?: boolean;
}

export interface RunReaderOptions {
  readonly observed: Observed;
  /** Text that stands for a note where the body refers to it. */
  readonly mark: (key: string) => string;
  /** Why nothing that is read now can be changed. */
  readonly lock: () => Lock | undefined;
  /** Note whose text is being read. */
  readonly note: () => string | undefined;
}

/** The run that is open, and the fields it stands in: a field begins and ends in different runs, even paragraphs. */
export class RunReader {
  readonly #options: RunReaderOptions;
  readonly #fields: FieldPart[] = [];
  #run: OpenRun | undefined;
  /** Offset and text of the text element that is open. */
  #text: { at: number; text: string; lock?: Lock } | undefined;

  constructor(options: RunReaderOptions) {
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#run !== undefined;
  }

  begin(): void {
    this.#run = { leaves: [], hidden: false };
  }

  end(): OpenRun | undefined {
    const run = this.#run;
    this.#run = undefined;
    return run;
  }

  /** An element inside the run. */
  open(name: string, attribute: Attribute, at: number): void {
    const run = this.#run;
    if (run === undefined) return;
    switch (name) {
      case 'w:t':
      case 'w:delText':
        this.#text = { at, text: '' };
        break;
      case 'm:t':
        this.#text = { at, text: '', lock: 'formula' };
        break;
      case 'w:rStyle':
        run.style = attribute('w:val');
        break;
      case 'w:vanish':
        run.hidden = isOn(attribute('w:val'));
        break;
      case 'w:b':
        run.bold = isOn(attribute('w:val'));
        break;
      case 'w:i':
        run.italic = isOn(attribute('w:val'));
        break;
      case 'w:u':
        run.underlined = attribute('w:val') !== 'none';
        break;
      case 'w:fldChar':
        this.#turnField(attribute('w:fldCharType'));
        break;
      case 'w:sym':
        this.#add(this.#symbol(attribute('w:font') ?? '', attribute('w:char') ?? ''), { at, whole: true });
        break;
      case 'w:footnoteReference':
      case 'w:endnoteReference': {
        const key = `${name.replace('Reference', '')} ${attribute('w:id') ?? ''}`;
        this.#add(this.#options.mark(key), { at, whole: true, note: key });
        break;
      }
      case 'w:commentReference':
        this.#options.observed.comments += 1;
        break;
      default:
        this.#add(CHARACTERS[name] ?? '', { at });
    }
  }

  closeText(): void {
    if (this.#text === undefined) return;
    const { at, text, lock } = this.#text;
    this.#text = undefined;
    const clean = cleanLeaf(text);
    const isAsWritten = clean === text.replace(/[\r\n]/g, ' ');
    this.#add(clean, { at, ...(lock !== undefined && { lock }), ...(!isAsWritten && { whole: true }) });
  }

  text(text: string): void {
    if (this.#text !== undefined) this.#text.text += text;
  }

  #add(text: string, leaf: Omit<Leaf, 'text'>): void {
    if (text === '' || this.#run === undefined || this.#fields.includes('code')) return;
    const lock = this.#options.lock() ?? (this.#fields.length > 0 ? 'field' : leaf.lock);
    const note = leaf.note ?? this.#options.note();
    this.#run.leaves.push({
      text,
      ...leaf,
      ...(lock !== undefined && { lock }),
      ...(note !== undefined && { note }),
    });
  }

  #turnField(type: string | undefined): void {
    if (type === 'begin') this.#fields.push('code');
    if (type === 'separate' && this.#fields.length > 0) this.#fields[this.#fields.length - 1] = 'result';
    if (type === 'end') this.#fields.pop();
  }

  #symbol(font: string, code: string): string {
    const sign = symbol(font, code);
    if (sign === undefined) this.#options.observed.unknownSymbols += 1;
    return sign ?? '\u25a1';
  }
}
