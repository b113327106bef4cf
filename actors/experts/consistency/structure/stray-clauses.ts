import type { Finding } from '../../../../protocols/index.ts';
import type { ParsedDocument, Span } from '../../../reading/index.ts';
import { gather } from '../../toolkit/evidence.ts';

/** A decimal number where a clause may begin: after the end of a sentence, before a capital. */
const LABEL = /(?:^|[.;:?!)”"\]]\s{1,4}|\n\s{0,12})(\d{1,2})\.(\d{1,2})\.?\s{1,6}(?=["“(]?[A-Z])/g;
/** Words of the strayed clause that are quoted, UTF-16 units. */
const SHOWN = 70;
/** More of them are a table or a second numbering. */
const MOST = 4;

interface Numbered extends Span {
  readonly major: number;
  readonly minor: number;
}

/** `4.5 … 21.8 … 4.6`: a clause of another part is between two that follow each other. Linear. */
export function strayClauses(document: ParsedDocument): Finding[] {
  const labels = [...document.text.matchAll(LABEL)].map((match): Numbered => {
    const printed = `${match[1]}.${match[2]}`;
    const start = match.index + match[0].indexOf(printed);
    return {
      start,
      end: Math.min(start + SHOWN, document.text.length),
      major: Number(match[1]),
      minor: Number(match[2]),
    };
  });
  const strays = labels.filter((label, i) => {
    const [before, after] = [labels[i - 1], labels[i + 1]];
    if (before === undefined || after === undefined) return false;
    const goesOn = after.major === before.major && after.minor === before.minor + 1;
    return goesOn && label.major !== before.major;
  });
  if (strays.length > MOST) return [];
  const values = { count: strays.length, places: strays.map(({ major, minor }) => `${major}.${minor}`).join(', ') };
  return gather(
    document,
    { rule: 'numbering.stray', category: 'numbering', severity: 'medium', belief: 0.8, values },
    strays,
  );
}
