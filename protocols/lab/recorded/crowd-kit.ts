import { importAnswers } from './answers.ts';
import { type FileRecord, ImportFault } from './import-fault.ts';
import type { Normaliser } from './normaliser.ts';
import type { RecordedPanel } from './recorded-panel.ts';

/** Names that the data sets of crowd-kit have for a column, the newest first. */
const COLUMNS = {
  item: ['task'],
  agent: ['worker', 'performer'],
  answer: ['label', 'text', 'output'],
  truth: ['true_label', 'label', 'output'],
} as const;

/**
 * Labels in the form of crowd-kit (Ustalov et al. 2024, JOSS 9:6227; github.com/Toloka/crowd-kit): a table of `task`, `worker`
 * (`performer` in older files) and `label`, and a second one of `task` and `label` with the true labels of some or all tasks. Its
 * transcriptions hold `output` instead; take the normaliser `open` for them. Throws ImportFault.
 */
export function importCrowdKit(
  file: string,
  labels: readonly FileRecord[],
  truths: readonly FileRecord[],
  normaliser: Normaliser = 'text',
): RecordedPanel {
  const known = new Map(truths.map((record) => [cell(record, 'item'), cell(record, 'truth')]));
  const rows = labels.map((record): FileRecord => {
    const item = cell(record, 'item');
    return {
      ...record,
      value: { item, agent: cell(record, 'agent'), answer: cell(record, 'answer'), truth: known.get(item) },
    };
  });
  return { ...importAnswers(file, rows, { normaliser }), source: 'crowd-kit' };
}

function cell(record: FileRecord, field: keyof typeof COLUMNS): unknown {
  const cells = (record.value ?? {}) as Readonly<Record<string, unknown>>;
  const name = COLUMNS[field].find((column) => column in cells);
  if (name === undefined) throw new ImportFault(record, `there is no column ${COLUMNS[field].join(' or ')}`);
  return cells[name];
}
