import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { ProposedChange, ReviewResult } from '../../../../protocols/index.ts';
import { sampleResult } from '../sample-result.ts';

/** Draws 0..below-1; the same seed draws the same contract and changes. */
export type Draw = (below: number) => number;

export function seeded(seed: number): Draw {
  const generator = xoroshiro128plus(seed);
  return (below) => uniformInt(generator, 0, below - 1);
}

const HEADINGS = [
  'Definitions',
  'Supply of Goods',
  'Price and Payment',
  'Delivery',
  'Warranty',
  'Vertraulichkeit',
  'Liability',
  'Término y terminación',
  'Assignment',
  'Notices',
  'Governing Law',
  'Limitazione di responsabilità',
];
const ACTORS = ['The Buyer', 'The Seller', 'Each party', 'Müller & Söhne GmbH', 'The “Agent”', 'Neither party'];
const VERBS = ['shall deliver', 'must not assign', 'may inspect', 'shall pay for', 'will keep', 'agrees to replace'];
const OBJECTS = [
  'the Goods at the agreed place',
  'any sum above €1,250.00',
  'the records of the last twelve (12) months',
  'its rights under Section 4.2(b)',
  'all know-how, drawings and 𝒮-grade samples',
  'the products named in 附件一',
];
const TAILS = [
  'without delay',
  'on ten (10) days’ notice',
  'at its own cost  and risk',
  'unless agreed otherwise',
  'if asked',
];

type Numbering = (clause: number, part: number) => { heading: string; paragraph: string };

/** Arabic, article and section numbering, letters, and none at all. */
const NUMBERINGS: readonly Numbering[] = [
  (clause, part) => ({ heading: `${clause}. `, paragraph: `${clause}.${part} ` }),
  (clause, part) => ({
    heading: `ARTICLE ${'I'.repeat(clause % 4 || 4)} - `,
    paragraph: `Section ${clause}.0${part}. `,
  }),
  (clause, part) => ({ heading: `${clause}.\t`, paragraph: `\t(${'abcdef'[part]})\t` }),
  (clause, part) => ({ heading: `§ ${clause} `, paragraph: `(${part}) ` }),
  () => ({ heading: '', paragraph: '' }),
  (clause, part) => ({ heading: `     ${clause}.   `, paragraph: `          (${'i'.repeat(part)})  ` }),
];

/** Its own contract words: title, parties, numbered clauses, a flattened table, signatures. */
export function contract(draw: Draw): string {
  const pick = (from: readonly string[]): string => from[draw(from.length)] as string;
  const sentence = (): string => `${pick(ACTORS)} ${pick(VERBS)} ${pick(OBJECTS)} ${pick(TAILS)}.`;
  const numbering = NUMBERINGS[draw(NUMBERINGS.length)] as Numbering;
  const lines = [
    `${draw(2) ? '' : '          '}FRAME CONTRACT No. ${draw(900) + 100}`,
    '',
    `${sentence()} ${sentence()}`,
    '',
  ];
  for (let clause = 1; clause <= 6 + draw(8); clause++) {
    lines.push(numbering(clause, 1).heading + pick(HEADINGS));
    for (let part = 1; part <= 1 + draw(4); part++) {
      lines.push(
        numbering(clause, part).paragraph + Array.from({ length: 1 + draw(4) }, sentence).join(draw(4) ? ' ' : '  '),
      );
    }
    lines.push(...Array.from({ length: draw(3) }, () => ''));
  }
  lines.push(
    'Item\tQuantity\tPrice',
    ...Array.from({ length: 3 }, () => `${pick(OBJECTS)}\t${draw(90)}\t€ ${draw(900)}`),
  );
  lines.push('', 'Signed:\t\t____________', ...(draw(2) ? [''] : []));
  return lines.join(draw(4) === 0 ? '\r\n' : '\n');
}

/** Words replaced, sentences taken out, clauses put in, lines joined: up to `count` changes that do not overlap. */
export function changesFor(text: string, count: number, draw: Draw): ProposedChange[] {
  const changes: ProposedChange[] = [];
  let at = 0;
  for (let index = 0; index < count && at < text.length; index++) {
    const start = at + draw(Math.max(1, Math.floor((2 * (text.length - at)) / (count - index))));
    if (start > text.length) break;
    const lineEnd = text.indexOf('\n', start);
    const end = Math.min(text.length, [start, start + draw(12), start + draw(90), lineEnd + 1][draw(4)] as number);
    const before = text.slice(start, Math.max(start, end));
    const after = [
      '',
      'thirty (30) days',
      before.replace(/\b(?:shall|may)\b/g, 'must').replace(/\d+/g, '7'),
      '\nNew clause: each party bears its own costs.',
      'One line.\nAnd another\tone.\r\n',
    ][draw(5)] as string;
    if (before !== after) changes.push(proposed(changes.length, start, before, after));
    at = start + before.length + draw(3);
  }
  return changes;
}

/** A proposed change as a review makes it. */
export function proposed(index: number, start: number, before: string, after: string): ProposedChange {
  const end = start + before.length;
  const issue_id = `issue-${(index % sampleResult.structured_issues.length) + 1}`;
  return { id: `change-${index + 1}`, issue_id, start, end, before, after, rationale: 'It is clearer & <safer>.' };
}

/** The sample review, as if it had been of this text with these changes; its quotations move to where words stand. */
export function resultFor(text: string, changes: readonly ProposedChange[], draw: Draw): ReviewResult {
  const structured_issues = sampleResult.structured_issues.map((issue) => {
    const start = draw(text.length + 1);
    const end = Math.min(text.length, start + 1 + draw(80));
    const evidence = start < end ? [{ quote: text.slice(start, end), start, end, section: '' }] : [];
    return { ...issue, evidence, place: evidence.length > 0 ? null : { at: start, section: '' } };
  });
  const document = { ...sampleResult.document, clauses: clausesOf(text) };
  return { ...sampleResult, structured_issues, proposed_changes: [...changes], document };
}

/** Clauses by their printed numbers, as the reading of a document finds them, only coarser. */
function clausesOf(text: string): ReviewResult['document']['clauses'] {
  const numbers =
    /^[ \t]*(ARTICLE [IVX]+|Section [\d.]+|§ ?\d+|\d+(?:\.\d+)*\.?|\([a-z]+\))[ \t.:–-]+(\S[^\r\n]{0,60}(?=\r?$))?/gmu;
  const found = [...text.matchAll(numbers)];
  return found.map((match, index) => {
    const number = (match[1] as string).replace(/\.$/, '');
    const depth = number.startsWith('(') ? 2 : /\d\.\d/.test(number) ? 1 : 0;
    return {
      number,
      heading: (match[2] ?? '').replace(/[.\s]+$/, ''),
      start: match.index + match[0].indexOf(match[1] as string),
      end: found[index + 1]?.index ?? text.length,
      depth,
      categories: [],
    };
  });
}
