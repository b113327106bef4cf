import { readXml } from '../xml.ts';
import { numeral } from './number-format.ts';
import { bullet } from './symbol.ts';

/** Levels of a list, 0 to 8. */
const LEVELS = 9;
/** Word's own limit for a counter; a larger start is a mistake or worse. */
const MAX_VALUE = 32_767;

interface Level {
  start: number;
  format: string;
  /** `%1.%2`; the digits name levels from 1. */
  pattern: string;
  font: string;
  /** Every number of the label in decimals. */
  legal: boolean;
  /** 1-based level after which it begins again; 0 never; undefined after any higher one. */
  restart?: number;
  style?: string;
  suffix: string;
}

interface Abstract {
  levels: Map<number, Level>;
  /** This list's levels are those of the list that a style names. */
  follows?: string;
  /** The style's own list. */
  isOfStyle?: string;
}

interface List {
  abstract: string;
  starts: Map<number, number>;
  levels: Map<number, Level>;
}

/** The numbers Word prints before paragraphs, counted as it counts (ECMA-376 part 1, 17.9). */
export class Numbering {
  readonly #abstracts = new Map<string, Abstract>();
  readonly #lists = new Map<string, List>();
  /** Counters by abstract list: lists of one kind go on counting where another stopped. */
  readonly #counters = new Map<string, (number | undefined)[]>();
  /** `list level` whose own start has been used. */
  readonly #started = new Set<string>();

  static read(bytes: Uint8Array | undefined): Numbering {
    const numbering = new Numbering();
    if (bytes !== undefined) new NumberingPart(numbering.#abstracts, numbering.#lists).read(bytes);
    return numbering;
  }

  /** The level that a list links to a paragraph style. */
  levelOfStyle(listId: string, style: string): number | undefined {
    const list = this.#lists.get(listId);
    if (list === undefined) return undefined;
    for (const [index, level] of this.#abstract(list).levels) if (level.style === style) return index;
    return undefined;
  }

  /** Counts one paragraph of the list; the label is empty when the level prints none. */
  next(listId: string, level: number): string {
    const list = this.#lists.get(listId);
    if (list === undefined || !(level >= 0 && level < LEVELS)) return '';
    const counters = this.#countersOf(list.abstract);
    const used = this.#level(list, level);
    if (used === undefined) return '';
    counters[level] = this.#count(listId, list, level, counters[level]);
    for (let deeper = level + 1; deeper < LEVELS; deeper++) {
      const after = this.#level(list, deeper)?.restart;
      if (after === undefined || level < after) counters[deeper] = undefined;
    }
    const label = used.format === 'bullet' ? bullet(used.pattern, used.font) : this.#label(list, used, counters);
    return label === '' || used.suffix === 'nothing' ? label : `${label} `;
  }

  #count(listId: string, list: List, level: number, before: number | undefined): number {
    const key = `${listId} ${level}`;
    const own = list.starts.get(level);
    if (own !== undefined && !this.#started.has(key)) {
      this.#started.add(key);
      return own;
    }
    return before === undefined ? this.#start(list, level) : Math.min(before + 1, MAX_VALUE);
  }

  #label(list: List, used: Level, counters: readonly (number | undefined)[]): string {
    return used.pattern
      .replace(/%([1-9])/g, (_, digit: string) => {
        const index = Number(digit) - 1;
        const format = this.#level(list, index)?.format ?? 'decimal';
        return numeral(
          counters[index] ?? this.#start(list, index),
          used.legal && format !== 'none' ? 'decimal' : format,
        );
      })
      .trim();
  }

  #start = (list: List, level: number): number => list.starts.get(level) ?? this.#level(list, level)?.start ?? 1;

  #level(list: List, level: number): Level | undefined {
    return list.levels.get(level) ?? this.#abstract(list).levels.get(level);
  }

  /** One step from a list that follows a style's to that list; a second would be a circle. */
  #abstract(list: List): Abstract {
    const abstract: Abstract = this.#abstracts.get(list.abstract) ?? { levels: new Map() };
    if (abstract.follows === undefined) return abstract;
    for (const other of this.#abstracts.values()) if (other.isOfStyle === abstract.follows) return other;
    return abstract;
  }

  #countersOf(abstract: string): (number | undefined)[] {
    const known = this.#counters.get(abstract);
    if (known !== undefined) return known;
    const counters: (number | undefined)[] = Array.from({ length: LEVELS }, () => undefined);
    this.#counters.set(abstract, counters);
    return counters;
  }
}

/** Fills the two tables from numbering.xml. */
class NumberingPart {
  readonly #abstracts: Map<string, Abstract>;
  readonly #lists: Map<string, List>;
  #abstract: Abstract | undefined;
  #list: List | undefined;
  #override: number | undefined;
  #level: Level | undefined;

  constructor(abstracts: Map<string, Abstract>, lists: Map<string, List>) {
    this.#abstracts = abstracts;
    this.#lists = lists;
  }

  read(bytes: Uint8Array): void {
    readXml(bytes, {
      open: (name, attribute) => {
        this.#openTable(name, attribute);
        if (this.#level !== undefined) takeLevel(this.#level, name, attribute);
      },
      close: (name) => {
        if (name === 'w:abstractNum') this.#abstract = undefined;
        if (name === 'w:num') this.#list = undefined;
        if (name === 'w:lvlOverride') this.#override = undefined;
        if (name === 'w:lvl') this.#level = undefined;
      },
      text: () => undefined,
    });
  }

  #openTable(name: string, attribute: (name: string) => string | undefined): void {
    switch (name) {
      case 'w:abstractNum':
        this.#abstract = { levels: new Map() };
        this.#abstracts.set(attribute('w:abstractNumId') ?? '', this.#abstract);
        break;
      case 'w:numStyleLink':
        if (this.#abstract) this.#abstract.follows = attribute('w:val');
        break;
      case 'w:styleLink':
        if (this.#abstract) this.#abstract.isOfStyle = attribute('w:val');
        break;
      case 'w:num':
        this.#list = { abstract: '', starts: new Map(), levels: new Map() };
        this.#lists.set(attribute('w:numId') ?? '', this.#list);
        break;
      case 'w:abstractNumId':
        if (this.#list) this.#list.abstract = attribute('w:val') ?? '';
        break;
      case 'w:lvlOverride':
        this.#override = Number(attribute('w:ilvl'));
        break;
      case 'w:startOverride':
        if (this.#list && this.#override !== undefined)
          this.#list.starts.set(this.#override, value(attribute('w:val')));
        break;
      case 'w:lvl':
        this.#level = { start: 0, format: 'decimal', pattern: '', font: '', legal: false, suffix: 'tab' };
        (this.#list ?? this.#abstract)?.levels.set(Number(attribute('w:ilvl')), this.#level);
        break;
    }
  }
}

function takeLevel(level: Level, name: string, attribute: (name: string) => string | undefined): void {
  switch (name) {
    case 'w:start':
      level.start = value(attribute('w:val'));
      break;
    case 'w:numFmt':
      level.format = attribute('w:val') ?? 'decimal';
      break;
    case 'w:lvlText':
      // A pattern longer than a line is no label.
      level.pattern = (attribute('w:val') ?? '').slice(0, 100);
      break;
    case 'w:isLgl':
      level.legal = !/^(?:0|false|off)$/.test(attribute('w:val') ?? '1');
      break;
    case 'w:lvlRestart':
      level.restart = Number(attribute('w:val'));
      break;
    case 'w:pStyle':
      level.style = attribute('w:val');
      break;
    case 'w:suff':
      level.suffix = attribute('w:val') ?? 'tab';
      break;
    case 'w:rFonts':
      level.font = attribute('w:ascii') ?? attribute('w:hAnsi') ?? '';
      break;
  }
}

/** A counter's value between 0 and Word's limit. */
const value = (text: string | undefined): number => Math.min(Math.max(Math.trunc(Number(text)) || 0, 0), MAX_VALUE);
