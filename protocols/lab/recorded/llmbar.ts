import { z } from 'zod';
import { fileRecords } from './file-records.ts';
import { ImportFault, parsed } from './import-fault.ts';
import type { RecordedPanel } from './recorded-panel.ts';

/** 0 is an answer that could not be read. */
const Choice = z.int().min(0).max(2);

/** The fields that are used; texts, rationales and scores are left where they are. */
const Item = z.object({
  id: z.string().min(1),
  subset: z.string(),
  gold: z.union([z.literal(1), z.literal(2)]),
  votes: z.array(z.object({ agent: z.string().min(1), ab: Choice, ba: Choice })).min(1),
});

const choice = (answer: number): string | null => (answer === 0 ? null : String(answer));

/**
 * Pairwise judgements in the shape of the LLMBar records (Zeng et al. 2024, ICLR), one item a line: every agent saw the two
 * answers in both orders; `ba` is already told in the order of `ab`. Throws ImportFault.
 */
export function importLlmBar(file: string, text: string): RecordedPanel {
  const items = fileRecords(file, text).map((record) => {
    const { id, subset, gold, votes } = parsed(Item, record);
    const seen = new Set<string>();
    for (const [index, { agent }] of votes.entries()) {
      if (seen.has(agent)) throw new ImportFault({ ...record, field: `votes[${index}].agent` }, `${agent} votes twice`);
      seen.add(agent);
    }
    const round = votes.map(({ agent, ab, ba }) => ({ agent, choice: choice(ab), swapped: choice(ba) }));
    return { id, subset, candidates: ['1', '2'], gold: String(gold), rounds: [round] };
  });
  return { name: file, source: 'llmbar', items };
}

/** The items of LLMBar proper (its natural and adversarial parts), which every agent judged; the rest were judged by some. */
export const isCore = ({ subset }: { readonly subset: string }): boolean => subset.startsWith('LLMBar/');
