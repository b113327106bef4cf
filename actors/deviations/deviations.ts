import type { Deviation, Deviations, StandardReference } from '../../protocols/index.ts';
import { wordEdits } from '../publishing/word-diff.ts';
import type { ParsedDocument } from '../reading/index.ts';
import { matchUnits } from './match-units.ts';
import { type Unit, unitsOf } from './units.ts';

/** The document against the standard, clause by clause. Pure. */
export function deviationsFrom(
  standard: ParsedDocument,
  document: ParsedDocument,
  reference: StandardReference,
): Deviations {
  const [there, here] = [unitsOf(standard), unitsOf(document)];
  const matches = matchUnits(there, here);
  const ofStandard = new Map(matches.map((match) => [match.standard, match]));
  const isMatched = new Set(matches.map((match) => match.document));
  const extra = here.flatMap((unit, index) =>
    isMatched.has(index) ? [] : [{ unit, after: previous(index, matches) }],
  );
  const extraAfter = (standardIndex: number): Deviation[] =>
    extra.filter(({ after }) => after === standardIndex).map(({ unit }) => only('extra', unit));
  const lines = there.flatMap((unit, index) => {
    const match = ofStandard.get(index);
    const own =
      match === undefined ? only('missing', unit) : compared(unit, here[match.document] as Unit, match.likeness);
    return [own, ...extraAfter(index)];
  });
  const all = [...extraAfter(-1), ...lines];
  const count = (standing: Deviation['standing']): number => all.filter((line) => line.standing === standing).length;
  return {
    standard: reference,
    matches: count('matches'),
    changed: count('changed'),
    missing: count('missing'),
    extra: count('extra'),
    lines: all,
  };
}

/** The standard's clause that the nearest matched clause before is; -1 at the beginning. */
function previous(index: number, matches: readonly { readonly standard: number; readonly document: number }[]): number {
  const before = matches.filter((match) => match.document < index).toSorted((a, b) => b.document - a.document);
  return before[0]?.standard ?? -1;
}

const place = ({ number, heading, start, end }: Unit) => ({ number, heading, start, end });

const only = (standing: 'missing' | 'extra', unit: Unit): Deviation => ({
  standing,
  standard: standing === 'missing' ? place(unit) : null,
  document: standing === 'extra' ? place(unit) : null,
  likeness: 0,
  edits: [],
});

function compared(standard: Unit, document: Unit, likeness: number): Deviation {
  const isSame = standard.said === document.said;
  return {
    standing: isSame ? 'matches' : 'changed',
    standard: place(standard),
    document: place(document),
    likeness,
    edits: isSame ? [] : wordEdits(standard.said, document.said).map(({ kind, text }) => ({ kind, text })),
  };
}
