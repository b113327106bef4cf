import type { ModelReason } from '../../protocols/models/index.ts';
import { TerminalError } from '../../runtime/hosting/index.ts';

/** What reports say about a seat without a statement. */
export const REASON_WORDS: Readonly<Record<ModelReason, string>> = {
  'no-consent': 'the account has not agreed to language models',
  'not-configured': 'no language model is set up',
  budget: 'the budget for language models does not allow it',
  unavailable: 'the language model could not be reached',
  refused: 'the language model refused to answer',
  'too-long': 'the language model takes no question of this length',
  'invalid-answer': 'the language model gave no answer that could be read',
  'control-failed': 'the language model did not see what the document says, when it was tested',
  lost: 'the answer of the language model was lost on the way',
  late: 'the language model did not answer in time',
};

export const failure = (reason: ModelReason): TerminalError => new TerminalError(REASON_WORDS[reason]);
