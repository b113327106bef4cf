import type { Deviations } from '../../protocols/index.ts';
import type { Speaker } from '../languages/index.ts';
import { type DeviationWords, deviationLines, deviationSummary } from './deviation-lines.ts';
import { plain, table } from './markdown-text.ts';

/** The document against its standard, as a table. */
export function deviationTable(deviations: Deviations, speaker: Speaker): string[] {
  const heads = ['clause', 'standing', 'standard', 'words'].map((name) =>
    plain(speaker.text(`deviations.column.${name}`)),
  );
  const rows = deviationLines(deviations, speaker).map(({ clause, standing, standard, words }) => [
    plain(clause),
    plain(standing),
    plain(standard),
    plain(signed(words)),
  ]);
  return [
    `## ${plain(speaker.text('deviations.title'))}`,
    plain(deviationSummary(deviations, speaker)),
    ...(rows.length === 0 ? [] : [table(heads, rows)]),
  ];
}

const signed = (words: readonly DeviationWords[]): string =>
  words
    .filter(({ kind, text }) => kind !== 'same' && text.trim() !== '')
    .map(({ kind, text }) => `${kind === 'delete' ? '−' : '+'} ${text.trim()}`)
    .join('; ');
