import type { Finding } from '../../../../protocols/index.ts';
import type { ParsedDocument, Span } from '../../../reading/index.ts';
import type { Expert } from '../../expert.ts';
import { claimText, gather, opposed, sentenceText } from '../../toolkit/evidence.ts';

/** `(a) … (c)` inside a sentence: an item was taken out, or a letter was. */
const MARK = /(?<=[\s;,:])\(([a-h]|i{1,3}|iv|vi{0,3}|[1-9])\)(?=\s)/g;

const SCHEMES: readonly (readonly string[])[] = [
  ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
  ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'],
  ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
];

/** Quoted around a gap, on each side (UTF-16 units). */
const AROUND = 60;

/** A mark right after such a word points elsewhere and counts nothing. */
const POINTER = /(?:section|clause|paragraph|article|sub-?section|sub-?clause|item|and|or|to|through|[\d)])\s*$/i;

function gaps(document: ParsedDocument): Finding[] {
  const spans: Span[] = [];
  const names: string[] = [];
  for (const sentence of document.sentences) {
    const text = document.text.slice(sentence.start, sentence.end);
    const marks = [...text.matchAll(MARK)].filter(
      ({ index }) => !POINTER.test(text.slice(Math.max(0, index - 14), index).replace(/[;,]\s*(?:and|or)\s*$/i, ';')),
    );
    for (const scheme of SCHEMES) {
      const own = marks.map((mark) => ({ at: mark.index, rank: scheme.indexOf(mark[1] ?? '') }));
      const ranks = own.filter(({ rank }) => rank >= 0);
      // Only a list that begins at its beginning and climbs: anything else is several lists.
      if (ranks.length < 2 || ranks[0]?.rank !== 0) continue;
      if (ranks.some(({ rank }, index) => index > 0 && rank <= (ranks[index - 1]?.rank ?? 0))) continue;
      const jump = ranks.findIndex(({ rank }, index) => index > 0 && rank - (ranks[index - 1]?.rank ?? 0) === 2);
      if (jump < 0) continue;
      const [before, after] = [ranks[jump - 1], ranks[jump]] as [(typeof ranks)[0], (typeof ranks)[0]];
      names.push(`(${scheme[before.rank]}) → (${scheme[after.rank]})`);
      spans.push({
        start: sentence.start + Math.max(0, after.at - AROUND),
        end: Math.min(sentence.end, sentence.start + after.at + AROUND),
      });
    }
  }
  return gather(
    document,
    {
      rule: 'enumerations.gap',
      category: 'numbering',
      severity: 'low',
      belief: 0.8,
      values: { count: spans.length, places: names.slice(0, 6).join(', ') },
    },
    spans,
  );
}

/** `including` and the like with nothing after it: what followed was cut. */
const CUT = /\b(?:including|such as|namely|as follows|the following)\s*[.;](?!\w)/gi;

/** A new line, or the first item. */
const LIST_FOLLOWS = /^[^\S\n]*(?:\n|\(?(?:a|i|1|A|I)[.)]|[•·▪–—-])/;

/** More of the same paragraph. */
const FOLLOWED = /^[^\S\n]*(?:\n[^\S\n]*)?[\p{L}\d]/u;

function cutLists(document: ParsedDocument): Finding[] {
  const spans: Span[] = [];
  for (const match of document.text.matchAll(CUT)) {
    const sentence = sentenceText(document, match.index);
    // `by giving notice of the following.` before a list on its own lines is layout.
    if (LIST_FOLLOWS.test(document.text.slice(match.index + match[0].length, match.index + match[0].length + 60)))
      continue;
    if (sentence.length < 20) continue;
    // `as follows; one hundred per cent of the price`: the semicolon stands for a colon.
    if (match[0].endsWith(';') && FOLLOWED.test(document.text.slice(match.index + match[0].length))) continue;
    spans.push({ start: Math.max(0, match.index - AROUND), end: match.index + match[0].length });
  }
  return gather(document, { rule: 'enumerations.cut', category: 'numbering', severity: 'medium', belief: 0.75 }, spans);
}

/** Lists that lost an item. */
export const enumerations: Expert = {
  id: 'enumerations',
  domain: 'consistency',
  competence: ['numbering'],
  serves: 'any',
  reads: 'any',
  quick: false,
  deepOnly: false,
  precision: 0.88,
  detectors: [gaps, cutLists],
  defeaters: [
    {
      against: ['numbering'],
      examine: (claim, document) => {
        const held = /\[?\(?(?:intentionally (?:omitted|left blank|deleted)|reserved|deleted)\)?\]?/i.exec(
          claimText(claim, document),
        );
        return held ? opposed('enumerations.reserved', 0.15, { quote: held[0] }) : undefined;
      },
    },
  ],
};
