import type { Deviation, Deviations } from '../../protocols/index.ts';
import type { Speaker } from '../languages/index.ts';
import { plain } from './markdown-text.ts';

/** Words of one change that a table shows; the comparison file has them all. */
const SHOWN = 200;

/** The document against its standard, as a table. */
export function deviationTable(deviations: Deviations, speaker: Speaker): string[] {
  const { standard, matches, changed, missing, extra, lines } = deviations;
  const head = ['clause', 'standing', 'standard', 'words'].map((name) =>
    plain(speaker.text(`deviations.column.${name}`)),
  );
  const rows = lines
    .filter(({ standing }) => standing !== 'matches')
    .map((line) => `| ${cells(line, speaker).join(' | ')} |`);
  return [
    `## ${plain(speaker.text('deviations.title'))}`,
    plain(speaker.text('deviations.summary', { title: standard.title, matches, changed, missing, extra })),
    ...(rows.length === 0 ? [] : [[`| ${head.join(' | ')} |`, '|---|---|---|---|', ...rows].join('\n')]),
  ];
}

function cells({ standing, standard, document, edits }: Deviation, speaker: Speaker): string[] {
  const named = (clause: Deviation['standard']): string =>
    clause === null ? '–' : plain(`${clause.number} ${clause.heading}`.trim() || '–');
  const words = edits
    .filter(({ kind, text }) => kind !== 'same' && text.trim() !== '')
    .map(({ kind, text }) => `${kind === 'delete' ? '−' : '+'} ${text.trim()}`)
    .join('; ');
  const shown = words.length <= SHOWN ? words : `${words.slice(0, SHOWN).toWellFormed()}…`;
  return [
    named(document),
    plain(speaker.text(`deviations.${standing}`)),
    named(standard),
    shown === '' ? '' : plain(shown),
  ];
}
