import type { Observed } from './document.ts';
import { isOn } from './styles.ts';
import { symbol } from './symbol.ts';
import type { Attribute } from './xml.ts';

/** A character for an element inside a run. */
const CHARACTERS: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '-',
};

/** A field's code stands between its begin and its separator, its result between that and its end. */
type FieldPart = 'code' | 'result';

export interface OpenRun {
  text: string;
  style?: string;
  hidden: boolean;
}

/** The run that is open, and the fields it stands in: a field begins and ends in different runs of a paragraph. */
export class RunReader {
  readonly #observed: Observed;
  readonly #mark: (key: string) => string;
  readonly #fields: FieldPart[] = [];
  #run: OpenRun | undefined;
  #inText = false;

  constructor(observed: Observed, mark: (key: string) => string) {
    this.#observed = observed;
    this.#mark = mark;
  }

  get isOpen(): boolean {
    return this.#run !== undefined;
  }

  begin(): void {
    this.#run = { text: '', hidden: false };
  }

  end(): OpenRun | undefined {
    const run = this.#run;
    this.#run = undefined;
    return run;
  }

  /** An element inside the run. */
  open(name: string, attribute: Attribute): void {
    const run = this.#run;
    if (run === undefined) return;
    switch (name) {
      case 'w:t':
      case 'm:t':
        this.#inText = true;
        break;
      case 'w:rStyle':
        run.style = attribute('w:val');
        break;
      case 'w:vanish':
        run.hidden = isOn(attribute('w:val'));
        break;
      case 'w:fldChar':
        this.#turnField(attribute('w:fldCharType'));
        break;
      case 'w:sym':
        this.#add(this.#symbol(attribute('w:font') ?? '', attribute('w:char') ?? ''));
        break;
      case 'w:footnoteReference':
      case 'w:endnoteReference':
        this.#add(this.#mark(`${name.replace('Reference', '')} ${attribute('w:id') ?? ''}`));
        break;
      case 'w:commentReference':
        this.#observed.comments += 1;
        break;
      default:
        this.#add(CHARACTERS[name] ?? '');
    }
  }

  closeText(): void {
    this.#inText = false;
  }

  text(text: string): void {
    // A line end of the XML is a space of the text.
    if (this.#inText) this.#add(text.replace(/[\r\n]+/g, ' '));
  }

  #add(text: string): void {
    if (this.#run !== undefined && !this.#fields.includes('code')) this.#run.text += text;
  }

  #turnField(type: string | undefined): void {
    if (type === 'begin') this.#fields.push('code');
    if (type === 'separate' && this.#fields.length > 0) this.#fields[this.#fields.length - 1] = 'result';
    if (type === 'end') this.#fields.pop();
  }

  #symbol(font: string, code: string): string {
    const sign = symbol(font, code);
    if (sign === undefined) this.#observed.unknownSymbols += 1;
    return sign ?? '\u25a1';
  }
}
