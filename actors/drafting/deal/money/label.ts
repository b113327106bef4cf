/** What a sum is called in its sentence: `milestone payment`, `Platform fee`. */
import type { Span } from '../../../reading/index.ts';
import type { Sum } from './sums.ts';

/** Words for what a contract costs. */
export const PRICE_NAME =
  /\b(?:fees?|prices?|royalt\w+|commissions?|purchase\s+price|rent\b|salary|compensation|consideration|retainer|milestone|revenue|minimum\s+guarantee|guaranteed|sponsorship|licen[cs]e\s+fee|net\s+sales|subscription)\b/i;
/** Whatever else is paid, so much is due. */
export const MINIMUM =
  /\b(?:guaranteed\s+minimum|minimum\s+(?:annual\s+|guaranteed\s+)?(?:royalt\w+|payments?|guarantee|fees?))\b/i;

const LABEL =
  /(?<!\p{L})((?:(?!(?:an?|the|of|such|said|its|their|his|her|this|that|all|any|and|or|pay|to|be|for|each|as|in|with|from|by|other|own|following|shall|will|is|are|respective|applicable|total|amount|reasonable|than|no|on|if|which|under|additional|per|make|makes|receive|retain|earn|equal)\s)[\p{L}-]{2,20}\s+){0,2}(?:fees?|price|royalt(?:y|ies)|rent(?:al)?|commissions?|salary|compensation|retainer|remuneration|stipend|bonus|milestone\s+payments?|guarantee[sd]?|payments?|advance))(?!\p{L})/giu;

/** What the first sum is called, before it in its part of the sentence. */
export function labelOf(words: string, part: Span, [first]: readonly Sum[]): string {
  if (first === undefined || first.kind === 'stock') return '';
  const least = MINIMUM.exec(words)?.[0];
  if (least !== undefined) return least.replace(/\s+/g, ' ');
  const defined = /^[)\]\s,]{0,4}(?:[^.;:()]{0,30})?\(?(?:the\s+)?["“]([^"”]{3,36})["”]/u.exec(
    words.slice(first.end - part.start, first.end - part.start + 90),
  )?.[1];
  if (defined !== undefined && PRICE_NAME.test(defined)) return defined;
  const behind = /^[)\]\s,]{0,4}(commission|royalty|fee|share)\b/i.exec(words.slice(first.end - part.start))?.[1];
  if (behind !== undefined) return behind;
  const before = words.slice(0, first.start - part.start);
  // A share is never called a price.
  const named = Array.from(before.matchAll(LABEL)).findLast(
    ([, name]) => first.kind !== 'share' || !/price$/i.test(name ?? ''),
  );
  return named?.[1] === undefined || before.length - named.index > 170 ? '' : named[1].replace(/\s+/g, ' ');
}
