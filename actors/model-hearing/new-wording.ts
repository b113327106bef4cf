import type { ParsedDocument } from '../reading/index.ts';

/** A statute, an article of one, a case: a model remembers them wrongly, and a clause that cites one looks checked. */
const LAW =
  /§|\b(?:Act|Code|Regulation|Directive|Statute|Law) (?:of )?\d|\b(?:U\.?S\.?C|C\.?F\.?R|GDPR|DSGVO)\b|\bv\.\s+\p{Lu}|\b(?:[Ss]ection|[Aa]rticle) \d+[\w.()]* of (?:the|Regulation|Directive)\b/u;

/** What is to be filled in by a person. */
const BLANK = /\[[^\]]*\]/g;

/**
 * Why new wording must not be proposed; undefined when it may. Its numbers, names and defined terms are the document's own or
 * are in square brackets, for a person to decide.
 */
export function wordingFlaw(after: string, { text }: Pick<ParsedDocument, 'text'>): string | undefined {
  const words = after.replace(BLANK, ' ');
  if (LAW.test(words)) return 'it cites a law';
  if (/https?:|www\.|<|\{/i.test(words)) return 'it has a link or markup';
  const number = (words.match(/\d+(?:[.,]\d+)*/g) ?? []).find((each) => !text.includes(each));
  if (number !== undefined) return 'it has a number that the document has not';
  // A capital in the middle of a sentence is a name or a defined term.
  const names = words.match(/(?<=[\p{Ll},;] )\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/gu) ?? [];
  return names.some((name) => !text.includes(name)) ? 'it has a name that the document has not' : undefined;
}
