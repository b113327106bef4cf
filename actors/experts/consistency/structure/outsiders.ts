import type { Finding } from '../../../../protocols/index.ts';
import { provisionsOf } from '../../../provisions/index.ts';
import type { Definition, ParsedDocument } from '../../../reading/index.ts';
import { report } from '../../toolkit/index.ts';

/** A company is given a short name: `Example Motor Company ("EMC")`. */
const COMPANY =
  /\b(?:Inc|Incorporated|Company|Co|Corp|Corporation|L\.?L\.?C|Ltd|Limited|GmbH|L\.?P|L\.?L\.?P|N\.?V|B\.?V|S\.?A|S\.?p\.?A|A\.?G|A\.?B|plc|PLC|Bank|Association)\b\.?,?\s*(?:\([^)]{0,40})?$/;
/** Acts for which somebody must be bound to do them. */
const OWED: ReadonlySet<string> = new Set(['pay', 'indemnify', 'purchase', 'refund', 'lend', 'insure']);
/** Parties are introduced on the first page, UTF-16 units. */
const OPENING = 2_000;
/** Before the term, as far as its company may be named, UTF-16 units. */
const NAME = 80;

const isCompany = ({ text }: ParsedDocument, { start }: Definition): boolean =>
  COMPANY.test(text.slice(Math.max(0, start - NAME), start).replace(/["“'\s]{1,80}$/, ''));

/** Whether the name or its company stands where the parties sign, or among those who are introduced. */
function isHere(document: ParsedDocument, term: string, definition: Definition): boolean {
  const { text, clauses } = document;
  const company = text
    .slice(Math.max(0, definition.start - NAME), definition.start)
    .split(/[,(;]/)
    .map((words) => words.trim())
    .findLast((words) => words.length > 3);
  const block = clauses.find(({ kind }) => kind === 'signature');
  const signed = block === undefined ? '' : text.slice(block.start, block.end).toLowerCase();
  const last = company?.split(/\s+/).slice(-3).join(' ').toLowerCase() ?? '';
  return signed === '' || signed.includes(term.toLowerCase()) || (last !== '' && signed.includes(last));
}

/** Somebody is to pay or to answer for something, and neither is a party nor signs. */
export function outsiders(document: ParsedDocument): Finding[] {
  const { parties, all } = provisionsOf(document);
  if (parties.length < 2) return [];
  const known = new Set(parties.flatMap(({ aliases }) => aliases.map((alias) => alias.toLowerCase())));
  for (const { bearer, modality, polarity, action, also, sentence } of all) {
    if (bearer.kind !== 'other' || modality !== 'duty' || polarity !== 'positive') continue;
    if (![action, ...also].some((one) => OWED.has(one))) continue;
    const name = bearer.name.replace(/^the\s+/i, '').trim();
    const place = document.sentences[sentence];
    const definition = document.definitions.find(({ term }) => term === name);
    if (place === undefined || definition === undefined || known.has(name.toLowerCase())) continue;
    if (definition.start < OPENING || !isCompany(document, definition) || isHere(document, name, definition)) continue;
    return [
      report(document, {
        rule: 'signatories.owes-and-is-no-party',
        category: 'signature_block',
        severity: 'high',
        belief: 0.86,
        evidence: [place],
        values: { name },
      }),
    ];
  }
  return [];
}
