import { z } from 'zod';
import { fileRecords } from './file-records.ts';
import { ImportFault, parsed } from './import-fault.ts';
import { answerOf, candidatesOf } from './option-letter.ts';
import type { RecordedPanel, RecordedVote } from './recorded-panel.ts';

/** One discussion of MALLM's output file, as its scheduler writes it; fields that are not needed are passed over. */
const Discussion = z.object({
  exampleId: z.string().min(1),
  dataset: z.string().nullish(),
  personas: z.array(z.object({ agentId: z.string(), persona: z.string().min(1), model: z.string().nullish() })),
  references: z.array(z.string()),
  globalMemory: z
    .array(z.object({ turn: z.int().min(0), agent_id: z.string(), solution: z.string().nullish() }))
    .min(1),
});
type Discussion = z.infer<typeof Discussion>;

/** Takes part in no vote: it judges or drafts. */
const OUTSIDE = /^(judge|moderator|draft proposer)$/i;

/**
 * Discussions of MALLM (Becker et al. 2025, github.com/Multi-Agent-LLMs/mallm): each turn's solutions are a round. Agents
 * go by their persona, since their ids are drawn anew for each discussion; a persona that occurs twice in one gets a number.
 * A solution that names an option (`B) …`) counts as its letter, any other as its words. Throws ImportFault.
 */
export function importMallm(file: string, text: string): RecordedPanel {
  const items = fileRecords(file, text).map((record) => {
    const discussion = parsed(Discussion, record);
    const names = agentNames(discussion);
    const rounds = turns(discussion, names);
    if (rounds.length === 0) throw new ImportFault({ ...record, field: 'globalMemory' }, 'none of the agents speaks');
    const gold = discussion.references[0] === undefined ? null : answerOf(discussion.references[0]);
    const candidates = candidatesOf(
      rounds.flat().map(({ choice }) => choice),
      gold,
    );
    return { id: discussion.exampleId, subset: discussion.dataset ?? '', candidates, gold, rounds };
  });
  return { name: file, source: 'mallm', items };
}

function agentNames({ personas }: Discussion): Map<string, string> {
  const names = new Map<string, string>();
  const used = new Map<string, number>();
  for (const { agentId, persona } of personas) {
    if (OUTSIDE.test(persona)) continue;
    const times = (used.get(persona) ?? 0) + 1;
    used.set(persona, times);
    names.set(agentId, times === 1 ? persona : `${persona} ${times}`);
  }
  return names;
}

/** Solutions by turn. An agent that speaks more than once in a turn is taken at its last word. */
function turns({ globalMemory }: Discussion, names: ReadonlyMap<string, string>): RecordedVote[][] {
  const byTurn = Map.groupBy(
    globalMemory.filter(({ agent_id }) => names.has(agent_id)),
    ({ turn }) => turn,
  );
  return [...byTurn]
    .toSorted(([left], [right]) => left - right)
    .map(([, spoken]) => {
      const last = new Map(spoken.map(({ agent_id, solution }) => [names.get(agent_id) as string, solution ?? '']));
      return [...last].map(([agent, solution]) => ({ agent, choice: answerOf(solution) }));
    });
}
