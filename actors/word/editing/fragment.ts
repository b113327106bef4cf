/**
 * A part of a document's XML as a tree of elements that know where they are in it. What is not touched is copied from the
 * XML by these offsets, so that it stays as it was written.
 */
import { PREFIXES } from '../xml.ts';

export interface Element {
  /** With the usual prefix of its namespace: `w:p`. */
  readonly name: string;
  readonly start: number;
  /** Behind the `>` of the opening tag. */
  readonly openEnd: number;
  /** Where the closing tag begins; `openEnd` when there is none. */
  readonly closeStart: number;
  readonly end: number;
  readonly children: readonly Element[];
}

/** Usual prefixes by the prefixes that the file uses. */
export type Prefixes = ReadonlyMap<string, string>;

/** A tag with its name and attributes, or something that is no tag: a comment, CDATA, an instruction. */
const TAG = /<(?:!--[\s\S]*?-->|!\[CDATA\[[\s\S]*?\]\]>|[?!][^>]*>|(\/?)([^\s/>]+)((?:[^"'>]|"[^"]*"|'[^']*')*)>)/g;

const DECLARATION = /\sxmlns(?::([^\s=]+))?\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The prefixes that the first element of the XML declares. */
export function rootPrefixes(xml: string): Prefixes {
  TAG.lastIndex = 0;
  for (let tag = TAG.exec(xml); tag !== null; tag = TAG.exec(xml)) {
    if (tag[2] !== undefined) return declared(tag[3] ?? '', new Map());
  }
  return new Map();
}

type Open = { -readonly [Key in keyof Element]: Element[Key] } & { children: Element[] };

/** The element that begins at `start`; undefined when none does or the XML ends inside it. */
export function elementAt(xml: string, start: number, prefixes: Prefixes): Element | undefined {
  const open: { element: Open; prefixes: Prefixes }[] = [];
  TAG.lastIndex = start;
  for (let tag = TAG.exec(xml); tag !== null; tag = TAG.exec(xml)) {
    const [, slash, name, rest = ''] = tag;
    if (open.length === 0 && (tag.index !== start || name === undefined || slash === '/')) return undefined;
    if (name === undefined) continue;
    const behind = tag.index + tag[0].length;
    if (slash !== '/') {
      const known = open.at(-1)?.prefixes ?? prefixes;
      const own = rest.includes('xmlns') ? declared(rest, known) : known;
      const element = { name: usual(name, own), start: tag.index, openEnd: behind, closeStart: behind, end: behind };
      const opened: Open = { ...element, children: [] };
      open.at(-1)?.element.children.push(opened);
      open.push({ element: opened, prefixes: own });
      if (!rest.endsWith('/')) continue;
    }
    const closed = open.pop()?.element;
    if (closed === undefined) return undefined;
    if (slash === '/') {
      closed.closeStart = tag.index;
      closed.end = behind;
    }
    if (open.length === 0) return closed;
  }
  return undefined;
}

/** The first element after the offset that is none of these; undefined when an element ends before. */
export function elementAfter(
  xml: string,
  from: number,
  prefixes: Prefixes,
  passed: ReadonlySet<string>,
): Element | undefined {
  let at = from;
  while (true) {
    TAG.lastIndex = at;
    const tag = TAG.exec(xml);
    if (tag === null || tag[1] === '/') return undefined;
    const element = tag[2] === undefined ? undefined : elementAt(xml, tag.index, prefixes);
    if (element !== undefined && !passed.has(element.name)) return element;
    at = element?.end ?? tag.index + tag[0].length;
  }
}

export const child = (element: Element | undefined, name: string): Element | undefined =>
  element?.children.find((each) => each.name === name);

function declared(attributes: string, known: Prefixes): Prefixes {
  const prefixes = new Map(known);
  for (const [, prefix = '', double, single] of attributes.matchAll(DECLARATION)) {
    prefixes.set(prefix, PREFIXES[double ?? single ?? ''] ?? 'other');
  }
  return prefixes;
}

function usual(name: string, prefixes: Prefixes): string {
  const colon = name.indexOf(':');
  return `${prefixes.get(name.slice(0, Math.max(colon, 0))) ?? 'other'}:${name.slice(colon + 1)}`;
}
