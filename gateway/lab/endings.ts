import { decisionName, type Ending, stopName } from '../../protocols/lab/index.ts';
import { table } from './table.ts';

const inWords = (rounds: number): string => (rounds === 1 ? '1 round' : `${rounds} rounds`);

/** When each stop rule ends the debate, and why; a rule that looks at winners may end it elsewhere for each decision rule. */
export function stopsTable(endings: readonly Ending[]): string {
  const rows = [...Map.groupBy(endings, ({ stop }) => stopName(stop))].map(([stop, own]) => [
    stop,
    different(own.map(({ rounds }) => String(rounds)).toSorted()),
    different(own.map(({ reason }) => reason ?? 'would go on: the record ends here')),
  ]);
  return table([['stop rule', 'rounds', 'because of'], ...rows]);
}

const different = (values: readonly string[]): string => [...new Set(values)].join(' or ');

/** Decision rules down, the rounds the debate can end after across. */
export function endingsTable(endings: readonly Ending[], cell: (ending: Ending) => string): string {
  const rounds = [...new Set(endings.map((ending) => ending.rounds))].toSorted((left, right) => left - right);
  const rules = Map.groupBy(endings, ({ decision }) => decisionName(decision));
  const rows = [...rules].map(([rule, own]) => [
    rule,
    ...rounds.map((count) => {
      const ending = own.find((one) => one.rounds === count);
      if (ending === undefined) return '';
      return ending.fault === null ? cell(ending) : 'cannot';
    }),
  ]);
  return `${table([['decision rule', ...rounds.map((count) => `after ${inWords(count)}`)], ...rows])}${faultsText(endings)}`;
}

/** The rules that could not decide this record, and why; the empty text when all could. */
function faultsText(endings: readonly Ending[]): string {
  const faults = new Map(
    endings.flatMap(({ decision, fault }) => (fault === null ? [] : [[decisionName(decision), fault]])),
  );
  return [...faults].map(([rule, fault]) => `${rule} cannot decide this record: ${fault}\n`).join('');
}

/** Every pair as a line of comma-separated values. `recorded` runs parallel to the outcomes of every ending. */
export function endingsText(
  endings: readonly Ending[],
  outcomes: readonly string[],
  recorded: readonly (string | null)[],
): string {
  const lines = endings.map(({ decision, stop, rounds, reason, outcomes: got, fault }) => {
    if (fault !== null) {
      const named = [decisionName(decision), stopName(stop)].map(quoted);
      return [...named, '', quoted(`cannot decide: ${fault}`), ...outcomes.map(() => ''), ''].join(',');
    }
    const counts = outcomes.map((outcome) => got.filter((one) => one === outcome).length);
    const changed = got.filter((outcome, index) => outcome !== recorded[index]).length;
    return [
      quoted(decisionName(decision)),
      quoted(stopName(stop)),
      rounds,
      reason ?? 'beyond the record',
      ...counts,
      changed,
    ].join(',');
  });
  return `decision,stop,rounds,reason,${outcomes.join(',')},changed\n${lines.join('\n')}\n`;
}

export const quoted = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
