import type { Attribute } from '../xml.ts';
import type { Lock, TrackedChanges } from './document.ts';

/** What of a content control's properties means that its text is chosen, bound or locked, and not typed. */
const CONTROLLED = new Set([
  'w:dataBinding',
  'w:dropDownList',
  'w:comboBox',
  'w:date',
  'w:picture',
  'w:citation',
  'w:showingPlcHdr',
  'other:checkbox',
  'other:dataBinding',
]);

const LOCKING: Readonly<Record<string, Lock>> = {
  'w:fldSimple': 'field',
  'w:moveTo': 'others-change',
  'w:del': 'others-change',
  'w:moveFrom': 'others-change',
  'w:ruby': 'symbol',
  'mc:AlternateContent': 'symbol',
};

/** Which elements around the text forbid that it is changed where it stands. */
export class LockWatch {
  readonly #keepsChanges: boolean;
  /** One for each open content control: whether its text may not be changed. */
  readonly #controls: boolean[] = [];
  readonly #open: Lock[] = [];
  #inControlProperties = false;

  constructor(trackedChanges: TrackedChanges) {
    this.#keepsChanges = trackedChanges === 'keep';
  }

  get lock(): Lock | undefined {
    return this.#open.at(-1) ?? (this.#controls.includes(true) ? 'control' : undefined);
  }

  open(name: string, attribute: Attribute): void {
    if (name === 'w:sdt') this.#controls.push(false);
    else if (name === 'w:sdtPr') this.#inControlProperties = true;
    else if (this.#inControlProperties && locksControl(name, attribute))
      this.#controls[this.#controls.length - 1] = true;
    const lock = this.#lockOf(name);
    if (lock !== undefined) this.#open.push(lock);
  }

  close(name: string): void {
    if (name === 'w:sdt') this.#controls.pop();
    else if (name === 'w:sdtPr') this.#inControlProperties = false;
    if (this.#lockOf(name) !== undefined) this.#open.pop();
  }

  #lockOf(name: string): Lock | undefined {
    if (name === 'w:ins') return this.#keepsChanges ? 'others-change' : undefined;
    return LOCKING[name];
  }
}

const locksControl = (name: string, attribute: Attribute): boolean =>
  CONTROLLED.has(name) || (name === 'w:lock' && /^(?:sdtC|c)ontentLocked$/.test(attribute('w:val') ?? ''));
