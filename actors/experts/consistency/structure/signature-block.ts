import type { Finding } from '../../../../protocols/index.ts';
import type { ParsedDocument } from '../../../reading/index.ts';
import type { Expert } from '../../expert.ts';
import { CONTRACTS } from '../../toolkit/agreement.ts';
import { absence, gather, opposed } from '../../toolkit/evidence.ts';

const SIGNATURE =
  /\b(?:in witness whereof|signed (?:by|for and on behalf)|signature(?:s|d)?\b|duly authori[sz]ed (?:representative|officer)s?|executed (?:as of|by|this|on)|\bby:|\bname:\s*\n?[\s\S]{0,60}\btitle:|accepted (?:and agreed|by)\b|\/s\/)/i;

function missing(document: ParsedDocument): Finding[] {
  // A short text is an excerpt: nobody expects a signature under a clause.
  if (document.text.length < 3000 || document.clauses.some((clause) => clause.kind === 'signature')) return [];
  if (SIGNATURE.test(document.text)) return [];
  return [
    absence(document, {
      rule: 'signature-block.missing',
      category: 'signature_block',
      severity: 'medium',
      belief: 0.84,
    }),
  ];
}

/** The name without its legal form, as letters only: forms are abbreviated freely under signatures. */
const bare = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\b(?:inc|incorporated|corp|corporation|llc|ltd|limited|company|co|the|plc|lp|gmbh)\b/g, '')
    .replace(/[^a-z0-9]/g, '');

function partyDoesNotSign(document: ParsedDocument): Finding[] {
  const block = document.clauses.find((clause) => clause.kind === 'signature');
  if (!block || document.parties.length < 2 || document.parties.length > 4) return [];
  const signed = document.text
    .slice(block.start)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  const absent = document.parties.filter((party) => {
    const role = party.role.toLowerCase().replace(/[^a-z0-9]/g, '');
    // Nobody signs for `you`.
    if (/\s{2}|^\p{Ll}\p{Ll}+$/u.test(party.name) || party.name.length > 80) return false;
    return bare(party.name).length > 3 && !signed.includes(bare(party.name)) && (role === '' || !signed.includes(role));
  });
  // None found means the block is laid out in a way this check cannot read.
  if (absent.length === document.parties.length) return [];
  const values = { names: absent.map((party) => party.name).join(', ') };
  return gather(
    document,
    { rule: 'signature-block.party-missing', category: 'signature_block', severity: 'medium', belief: 0.78, values },
    absent,
  );
}

const NAME = "\\p{Lu}[\\p{L}.'’-]*(?:[ \\t]+\\p{Lu}[\\p{L}.'’-]*){1,3}";
/** A signature given as text, and the name printed under it. */
const SIGNED = new RegExp(`/s/\\s{0,4}(${NAME})\\s{1,40}(?:By|Name|Print(?:ed)? Name)\\s{0,2}:\\s{0,4}(${NAME})`, 'gu');

const nameWords = (name: string): string[] =>
  (name.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !/^(?:name|title|its|the|inc|llc|ltd)$/.test(word));

/** How far apart two columns of signatures come to stand when they are read as one text, UTF-16 units. */
const COLUMN = 240;

/** Two signatures side by side, then two names: the other name has its signature before, or this one's comes after. */
function inColumns(text: string, start: number, end: number, own: string[], printed: string[]): boolean {
  const before = text.slice(Math.max(0, start - COLUMN), start).toLowerCase();
  const after = text
    .slice(end, end + COLUMN)
    .toLowerCase()
    .replace(/\/s\/\s{0,4}(?:[\p{L}.'’-]+[ \t]*){1,3}/gu, '');
  const last = own.at(-1) as string;
  return (/\/s\//.test(before) && before.includes(printed.at(-1) as string)) || after.includes(last);
}

/** Somebody signed above another one's name. */
function signedByAnother(document: ParsedDocument): Finding[] {
  const spans = [...document.text.matchAll(SIGNED)]
    .filter((match) => {
      const [own, printed] = [nameWords(match[1] ?? ''), nameWords(match[2] ?? '')];
      if (own.length === 0 || printed.length === 0 || printed.some((word) => own.includes(word))) return false;
      return !inColumns(document.text, match.index, match.index + match[0].length, own, printed);
    })
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
  return gather(
    document,
    { rule: 'signature-block.other-name', category: 'signature_block', severity: 'high', belief: 0.8 },
    spans,
  );
}

/** Whether everyone who is bound also signs. */
export const signatureBlock: Expert = {
  id: 'signature-block',
  domain: 'consistency',
  competence: ['signature_block'],
  serves: CONTRACTS.filter((type) => type !== 'general'),
  reads: ['en'],
  quick: false,
  deepOnly: false,
  precision: 0.87,
  detectors: [missing, partyDoesNotSign, signedByAnother],
  defeaters: [
    {
      against: ['signature_block'],
      examine: (_claim, document) => {
        const other =
          /\b(?:electronic(?:ally)? (?:signature|signed|accept\w*)|by (?:clicking|using|accessing)|order form|incorporated (?:by reference )?into)\b[^.]{0,60}/i.exec(
            document.text,
          );
        return other ? opposed('signature-block.accepted-otherwise', 0.35, { quote: other[0] }) : undefined;
      },
    },
  ],
};
