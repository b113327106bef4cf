import { z } from 'zod';
import { fileRecords } from './file-records.ts';
import { ImportFault, parsed } from './import-fault.ts';
import { candidatesOf, finalLetter } from './option-letter.ts';
import type { RecordedPanel, RecordedVote } from './recorded-panel.ts';

/** One question of DebateLLM's result file: `answer` holds what every agent said in every round. */
const Question = z.object({
  question: z.string(),
  solution: z.string().min(1),
  category: z.string().nullish(),
  answer: z.record(z.string(), z.record(z.string(), z.string())),
});

/** Takes part in no vote: it judges or sums up. */
const OUTSIDE = /judge|summari[sz]er/i;

/**
 * Debates of DebateLLM (Smit et al. 2024, arXiv 2311.17371; github.com/instadeepai/DebateLLM). Its files keep what was said,
 * not what was understood, so the letter is read from each text again: the last option that is called the answer, is
 * in brackets, or ends the text; null where there is none. Throws ImportFault.
 */
export function importDebateLlm(file: string, text: string): RecordedPanel {
  const items = fileRecords(file, text).map((record, index) => {
    const { solution, category, answer } = parsed(Question, record);
    const rounds = spoken(answer);
    if (rounds.length === 0) throw new ImportFault({ ...record, field: 'answer' }, 'nobody but judges answers');
    const gold = solution.trim().toUpperCase();
    const candidates = candidatesOf(
      rounds.flat().map(({ choice }) => choice),
      gold,
    );
    return { id: `q${index + 1}`, subset: category ?? '', candidates, gold, rounds };
  });
  return { name: file, source: 'debatellm', items };
}

/** Answers by round, in the order in which the file has the rounds. */
function spoken(answer: Readonly<Record<string, Readonly<Record<string, string>>>>): RecordedVote[][] {
  const agents = Object.entries(answer).filter(([agent]) => !OUTSIDE.test(agent));
  const names = [...new Set(agents.flatMap(([, rounds]) => Object.keys(rounds)))];
  return names.map((round) =>
    agents.flatMap(([agent, rounds]) => {
      const said = rounds[round];
      return said === undefined ? [] : [{ agent, choice: finalLetter(said) }];
    }),
  );
}
