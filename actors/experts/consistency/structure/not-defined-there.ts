import type { Finding } from '../../../../protocols/index.ts';
import type { ParsedDocument, Reference } from '../../../reading/index.ts';
import { report } from '../../toolkit/index.ts';

/** `Net Sales, as defined in Section`: the term stands right before the words that lead to the place. */
const DEFINED_IN =
  /((?:\p{Lu}[\p{L}-]+\s+){0,3}\p{Lu}[\p{L}-]+|(?:[\p{L}-]+\s+)?[\p{L}-]+)[”"’']?,?\s+\(?(?:as\s+|is\s+|are\s+|each\s+as\s+)?(?:such\s+terms?\s+(?:is|are)\s+)?(?:defined|definit[oaie]|definid[oa]s?)\s+(?:in|nell[ao]?|all['’]|en\s+(?:la|el))\s*(?:this\s+)?(?:[Ss]ections?|[Aa]rticles?|[Cc]lauses?|[Pp]aragraphs?|[Aa]rt\.|[Aa]rticolo|[Cc]lausola|[Cc]láusula|[Aa]rtículo)?\s*$/u;
/** Words before a reference that hold the term, UTF-16 units. */
const BEFORE = 110;
/** The paper whose section it is comes after the number. */
const ELSEWHERE = /^[^.;]{0,40}?\b(?:of|to|in|under) (?:the|that|such|any|its) (?!Agreement\b|Contract\b)/i;
const SMALL = new Set([
  'as',
  'are',
  'is',
  'terms',
  'term',
  'the',
  'and',
  'not',
  'otherwise',
  'those',
  'that',
  'herein',
  'below',
  'above',
  'it',
  'expressly',
  'specifically',
  'its',
  'their',
  'any',
  'all',
  'each',
]);

const stem = (word: string): string => word.toLowerCase().replace(/(?:ies|es|s|y)$/, '');

function termBefore({ text }: ParsedDocument, { start }: Reference): string[] {
  const said = DEFINED_IN.exec(text.slice(Math.max(0, start - BEFORE), start))?.[1] ?? '';
  return said.split(/\s+/).filter((word) => word.length > 2 && !SMALL.has(word.toLowerCase()));
}

/** A term is said to be defined in a clause that does not have a word of it. */
export function notDefinedThere(document: ParsedDocument): Finding[] {
  const wrong = document.references.find((reference) => {
    const { kind, external, resolved, end } = reference;
    const place = document.clauses[resolved];
    if (kind !== 'clause' || external || place === undefined || place.end - place.start < SHORTEST) return false;
    if (ELSEWHERE.test(document.text.slice(end, end + 80)) || (reference.start >= place.start && end <= place.end))
      return false;
    const words = termBefore(document, reference);
    const there = document.text.slice(place.start, place.end).toLowerCase();
    return words.length > 1 && words.every((word) => !there.includes(stem(word)));
  });
  const place = document.clauses[wrong?.resolved ?? -1];
  if (wrong === undefined || place === undefined) return [];
  const span = { start: Math.max(0, wrong.start - BEFORE), end: wrong.end };
  const start = span.start + Math.max(0, document.text.slice(span.start, wrong.start).search(/\s/));
  return [
    report(document, {
      rule: 'cross-references.not-defined-there',
      category: 'cross_references',
      severity: 'medium',
      belief: 0.82,
      values: { term: termBefore(document, wrong).join(' ') },
      evidence: [
        { start, end: wrong.end },
        { start: place.start, end: Math.min(place.end, place.start + 160) },
      ].toSorted((a, b) => a.start - b.start),
    }),
  ];
}

/** A heading alone was read wrong, UTF-16 units. */
const SHORTEST = 60;
