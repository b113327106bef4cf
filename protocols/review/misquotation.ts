import type { Finding } from './finding.ts';

/** Why a finding is not in the text where it says it does; undefined when it does. */
export function misquotation({ rule, evidence, change, place }: Finding, text: string): string | undefined {
  const misquoted = evidence.find(({ quote, start, end }) => text.slice(start, end) !== quote);
  if (misquoted) return `${rule} misquotes the document at ${misquoted.start}: ${misquoted.quote.slice(0, 80)}`;
  if (change && text.slice(change.start, change.end) !== change.before) {
    return `${rule} would replace words that are not at ${change.start}: ${change.before.slice(0, 80)}`;
  }
  if (evidence.length === 0 && place === undefined) return `${rule} has neither evidence nor a place`;
  return undefined;
}
