import type { Ending } from '../../protocols/lab/index.ts';
import { table } from './table.ts';

const inWords = (rounds: number): string => (rounds === 1 ? '1 round' : `${rounds} rounds`);

/** When each stop rule ends the debate, and why. Decision rules have no say in it, so the first one's endings tell. */
export function stopsTable(endings: readonly Ending[]): string {
  const [first] = endings;
  const rows = endings
    .filter(({ rule }) => rule === first?.rule)
    .map(({ stop, rounds, reason }) => [stop, String(rounds), reason ?? 'would go on: the record ends here']);
  return table([['stop rule', 'rounds', 'because of'], ...rows]);
}

/** Decision rules down, the rounds the debate can end after across. */
export function endingsTable(endings: readonly Ending[], cell: (ending: Ending) => string): string {
  const rounds = [...new Set(endings.map((ending) => ending.rounds))].toSorted((left, right) => left - right);
  const rules = Map.groupBy(endings, ({ rule }) => rule);
  const rows = [...rules].map(([rule, own]) => [
    rule,
    ...rounds.map((count) => cell(own.find((ending) => ending.rounds === count) as Ending)),
  ]);
  return table([['decision rule', ...rounds.map((count) => `after ${inWords(count)}`)], ...rows]);
}

/** Every pair as a line of comma-separated values. `recorded` runs parallel to the outcomes of every ending. */
export function endingsText(
  endings: readonly Ending[],
  outcomes: readonly string[],
  recorded: readonly (string | null)[],
): string {
  const lines = endings.map(({ rule, stop, rounds, reason, outcomes: got }) => {
    const counts = outcomes.map((outcome) => got.filter((one) => one === outcome).length);
    const changed = got.filter((outcome, index) => outcome !== recorded[index]).length;
    return [quoted(rule), quoted(stop), rounds, reason ?? 'beyond the record', ...counts, changed].join(',');
  });
  return `decision,stop,rounds,reason,${outcomes.join(',')},changed\n${lines.join('\n')}\n`;
}

const quoted = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
