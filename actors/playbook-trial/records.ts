/** What a trial of a playbook is about, until it is answered, and its answer, until that is fetched. */
import { z } from 'zod';
import { table } from '../../runtime/index.ts';

const TrialAnswer = z.strictObject({ answer: z.unknown(), failure: z.string().nullable() });
export type TrialAnswer = Readonly<z.infer<typeof TrialAnswer>>;

const TrialQuestion = z.looseObject({
  /** The account that asks: accounts take turns. Not in records of earlier versions. */
  account_id: z.string().optional(),
  text: z.string(),
  playbook: z.unknown(),
  document_type: z.string().optional(),
  side: z.string().optional(),
});

export const trialRecords = {
  question: table('playbook-trial', (id: string) => [id], TrialQuestion),
  answer: table('playbook-trial-answer', (id: string) => [id], TrialAnswer),
} as const;
