/** Whom a letter agreement is written to: the company whose address is above the salutation, if it accepts at the end. */
import type { Party } from '../parsed-document.ts';
import { hasLegalForm } from './legal-form.ts';
import { readPartyName } from './party-name.ts';

/** How far into the document the salutation stands (UTF-16 units). */
const HEAD = 2_500;
const SALUTATION = /(?:^|[\s.])(?:Dear\s[^\n:,]{2,60}|(?:Ladies and )?Gentlemen|LADIES AND GENTLEMEN)\s?[:,]/;
/** In an address, a street number or the person to notify follows soon after the name. */
const ADDRESS = /^[.,]?\s{1,40}(?:\d{1,6}\s\p{L}|Attn|Attention|ATTN|ATTENTION|P\.O\.|c\/o)/u;
const ACCEPTED = /\b(?:agreed (?:to )?and accepted|accepted and agreed|accepted|confirmed(?: and agreed)?)\b/i;

/** The addressee of a letter that both sides sign; undefined in any other text. */
export function addressee(text: string, opening: string): Party | undefined {
  const head = opening.slice(0, HEAD);
  const salutation = SALUTATION.exec(head)?.index;
  if (salutation === undefined || !ACCEPTED.test(text.slice(HEAD))) return undefined;
  let last: Party | undefined;
  for (const { index } of head.slice(0, salutation).matchAll(/(?<![\p{L}\d.&'’-])(?=\p{Lu})/gu)) {
    if (last !== undefined && index < last.end) continue;
    const name = readPartyName(head, index);
    if (name !== undefined && hasLegalForm(name.name) && ADDRESS.test(head.slice(name.end, name.end + 50)))
      last = { ...name, role: '' };
  }
  return last;
}
