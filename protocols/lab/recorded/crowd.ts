import { z } from 'zod';
import { fileRecords } from './file-records.ts';
import { ImportFault, parsed } from './import-fault.ts';
import type { RecordedPanel } from './recorded-panel.ts';

const Label = z.union([z.string().min(1), z.number()]).transform(String);

const Item = z.object({
  id: z.string().min(1),
  dataset: z.string().min(1),
  answers: z.array(z.tuple([Label, Label])).min(1),
  gold: Label.nullable(),
});

/**
 * Labels by workers of a crowd, one item a line: `answers` are [worker, label]. The parts are the data sets; candidates of
 * an item are all labels of its set. Throws ImportFault, also for a set in which only one label occurs.
 */
export function importCrowd(file: string, text: string): RecordedPanel {
  const records = fileRecords(file, text).map((record) => ({ record, item: parsed(Item, record) }));
  const labels = new Map<string, Set<string>>();
  for (const { item } of records) {
    const known = labels.get(item.dataset) ?? new Set();
    for (const [, label] of item.answers) known.add(label);
    if (item.gold !== null) known.add(item.gold);
    labels.set(item.dataset, known);
  }
  const items = records.map(({ record, item: { id, dataset, answers, gold } }) => {
    const candidates = [...(labels.get(dataset) as Set<string>)].toSorted();
    if (candidates.length < 2) throw new ImportFault({ ...record, field: 'answers' }, `${dataset} has only one label`);
    if (new Set(answers.map(([worker]) => worker)).size < answers.length) {
      throw new ImportFault({ ...record, field: 'answers' }, 'a worker answers twice');
    }
    const round = answers.map(([agent, choice]) => ({ agent, choice }));
    return { id, subset: dataset, candidates, gold, rounds: [round] };
  });
  return { name: file, source: 'crowd', items };
}
