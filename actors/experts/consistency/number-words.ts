import type { Finding } from '../../../protocols/index.ts';
import type { NumberWords, ParsedDocument } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { lowered } from '../passages.ts';
import { quote } from '../quote.ts';

const MAX_FINDINGS = 20;

/** Courts read words before figures, so the smallest honest repair sets the digits to the words. */
function repair(document: ParsedDocument, pair: NumberWords): Finding['change'] {
  const inside = document.text.slice(pair.start, pair.end);
  const at = inside.lastIndexOf(pair.digits);
  if (at < 0) return undefined;
  const start = pair.start + at;
  const after = pair.digits.includes(',') ? pair.wordsValue.toLocaleString('en-US') : String(pair.wordsValue);
  return { start, end: start + pair.digits.length, before: pair.digits, after };
}

/** `10 thousand (10,000)`, or `ten` on the line before: only the end of the number was read. */
function isTail(document: ParsedDocument, pair: NumberWords): boolean {
  if (/^(?:hundred|thousand|million|billion)\b/i.test(pair.words)) return true;
  return /\d\s*$|\b(?:hundred|thousand|million)(?:\s+and)?\s*$/i.test(
    document.text.slice(Math.max(0, pair.start - 20), pair.start),
  );
}

function mismatch(document: ParsedDocument): Finding[] {
  return document.numberWords
    .filter((pair) => pair.wordsValue !== pair.digitsValue && !isTail(document, pair))
    .slice(0, MAX_FINDINGS)
    .map((pair): Finding => {
      const change = repair(document, pair);
      return {
        rule: 'number-words.mismatch',
        category: 'number_words',
        severity: 'high',
        values: { words: pair.words, digits: pair.digits },
        evidence: [quote(document, pair)],
        ...(change ? { change } : {}),
        belief: 0.97,
      };
    });
}

/** Quantities written in words and digits that say different things. */
export const numberWords: Expert = {
  id: 'number-words',
  domain: 'consistency',
  competence: ['number_words'],
  serves: 'any',
  reads: 'any',
  quick: true,
  deepOnly: false,
  precision: 0.98,
  detectors: [mismatch],
  defeaters: [
    {
      against: ['number_words'],
      examine: (_claim, document) => {
        const order =
          /\bwords (?:shall |will )?(?:prevail|control|govern)[^.]{0,60}(?:figures|numerals|digits|numbers)/i.exec(
            document.text,
          );
        return order ? lowered('number-words.precedence', 'medium', 0.85, { quote: order[0] }) : undefined;
      },
    },
  ],
};
