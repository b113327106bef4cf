import type { Deviation, Deviations } from '../../protocols/index.ts';
import type { Speaker } from '../languages/index.ts';

/** A clause that is not as the standard has it, in words. */
export interface DeviationLine {
  readonly clause: string;
  readonly standing: string;
  readonly standard: string;
  /** What was taken out and put in, with a few of the words that stayed around it. */
  readonly words: readonly DeviationWords[];
}

export interface DeviationWords {
  readonly kind: 'same' | 'delete' | 'insert';
  readonly text: string;
}

/** Characters of one clause's changes that a table shows; the comparison file has them all. */
const SHOWN = 360;
/** Of the words that stayed, those on either side of a change. */
const AROUND = 28;

export const deviationSummary = (
  { standard, matches, changed, missing, extra }: Deviations,
  speaker: Speaker,
): string => speaker.text('deviations.summary', { title: standard.title, matches, changed, missing, extra });

/** In the order of the standard. */
export function deviationLines({ lines }: Deviations, speaker: Speaker): DeviationLine[] {
  return lines
    .filter(({ standing }) => standing !== 'matches')
    .map(({ standing, standard, document, edits }) => ({
      clause: named(document),
      standing: speaker.text(`deviations.${standing}`),
      standard: named(standard),
      words: shownWords(edits),
    }));
}

const named = (clause: Deviation['standard']): string =>
  clause === null ? '–' : `${clause.number} ${clause.heading}`.trim() || '–';

function shownWords(edits: Deviation['edits']): DeviationWords[] {
  const shown: DeviationWords[] = [];
  let left = SHOWN;
  for (const [index, { kind, text }] of edits.entries()) {
    if (left <= 0) return [...shown, { kind: 'same', text: ' …' }];
    const words = kind === 'same' ? near(text, index > 0, index < edits.length - 1) : text;
    const cut = words.length <= left ? words : `${words.slice(0, left).toWellFormed()}…`;
    // What went and what came in its place stand apart.
    if (kind === 'insert' && shown.at(-1)?.kind === 'delete') shown.push({ kind: 'same', text: ' ' });
    shown.push({ kind, text: cut });
    left -= words.length;
  }
  return shown;
}

/** The end of what precedes a change and the beginning of what follows it, in whole words. */
function near(text: string, isBehind: boolean, isBefore: boolean): string {
  if (text.length <= 2 * AROUND) return text;
  const head = isBehind ? text.slice(0, AROUND).replace(/\S+$/, '') : '';
  const tail = isBefore ? text.slice(-AROUND).replace(/^\S+/, '') : '';
  return `${head}…${tail}`.toWellFormed();
}
