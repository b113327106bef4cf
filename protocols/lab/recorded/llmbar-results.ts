import { z } from 'zod';
import { fileRecords } from './file-records.ts';
import { ImportFault, parsed } from './import-fault.ts';
import type { RecordedItem, RecordedPanel, RecordedVote } from './recorded-panel.ts';

const Judgement = z.object({ winner: z.union([z.string(), z.number()]).nullish() });

/** One pair of answers with what one evaluator said of it, shown both ways round; often once, sometimes several times. */
const Judged = z.object({
  input: z.string(),
  label: z.union([z.literal(1), z.literal(2)]),
  results: z.array(z.object({ 'swap = False': Judgement.optional(), 'swap = True': Judgement.optional() })).min(1),
});

/** A file of results and what it is called, path included. */
export interface ResultsFile {
  readonly file: string;
  readonly text: string;
}

/**
 * Evaluators' results as LLMBar keeps them (Zeng et al. 2024, ICLR; github.com/princeton-nlp/LLMBar): one file
 * `SUBSET/evaluators/MODEL/PROMPT/result.json` for each evaluator, the pairs in the same order in all files of a subset. The winner
 * is told in the order of the data set however the pair was shown. Throws ImportFault, also for a file that judges other pairs.
 */
export function importLlmBarResults(files: readonly ResultsFile[]): RecordedPanel {
  const items = new Map<string, RecordedItem & { readonly rounds: [RecordedVote[]] }>();
  const inputs = new Map<string, string>();
  for (const { file, text } of files) {
    const { agent, subset } = placeOf(file);
    for (const [index, record] of fileRecords(file, text).entries()) {
      const { input, label, results } = parsed(Judged, record);
      const id = subset === '' ? `${index + 1}` : `${subset}/${index + 1}`;
      const known = items.get(id) ?? { id, subset, candidates: ['1', '2'], gold: String(label), rounds: [[]] };
      if ((inputs.get(id) ?? input) !== input || known.gold !== String(label)) {
        throw new ImportFault({ ...record, field: 'input' }, `${id} is another pair in another file`);
      }
      if (known.rounds[0].some((vote) => vote.agent === agent))
        throw new ImportFault(record, `${agent} judges ${id} twice`);
      known.rounds[0].push(voteOf(agent, results));
      items.set(id, known);
      inputs.set(id, input);
    }
  }
  return {
    name: files
      .map(({ file }) => file)
      .join(', ')
      .slice(0, 200),
    source: 'llmbar-results',
    items: [...items.values()],
  };
}

/** `…/Dataset/SUBSET/evaluators/MODEL/PROMPT/result.json`; a file elsewhere goes by its own name. */
function placeOf(file: string): { readonly agent: string; readonly subset: string } {
  const parts = file.replaceAll('\\', '/').split('/');
  const at = parts.lastIndexOf('evaluators');
  if (at < 0 || parts.length < at + 3) return { agent: (parts.at(-1) as string).replace(/\.jsonl?$/, ''), subset: '' };
  const from = parts.lastIndexOf('Dataset', at);
  return { agent: parts.slice(at + 1, -1).join('/'), subset: parts.slice(from < 0 ? at - 1 : from + 1, at).join('/') };
}

function voteOf(agent: string, results: z.infer<typeof Judged>['results']): RecordedVote {
  const winners = results.flatMap((shown) =>
    [shown['swap = False'], shown['swap = True']]
      .filter((one) => one !== undefined)
      .map(({ winner }) => choice(winner)),
  );
  const [first = null, second, ...again] = winners;
  return { agent, choice: first, ...(second !== undefined && { swapped: second }), ...(again.length > 0 && { again }) };
}

/** Anything but one of the two, a tie for instance, is no answer. */
const choice = (winner: string | number | null | undefined): string | null =>
  ['1', '2'].includes(String(winner)) ? String(winner) : null;
