export { ANSWER_FIELDS, type AnswerField, type AnswerReading, importAnswers } from './answers.ts';
export { importCrowd } from './crowd.ts';
export { importCrowdKit } from './crowd-kit.ts';
export { csvRecords } from './csv-records.ts';
export { importDebateLlm } from './debate-llm.ts';
export { fileRecords } from './file-records.ts';
export { type FileRecord, ImportFault } from './import-fault.ts';
export { importLlmBar, isCore } from './llmbar.ts';
export { importLlmBarResults, type ResultsFile } from './llmbar-results.ts';
export { importMallm } from './mallm.ts';
export { NORMALISERS, type Normaliser } from './normaliser.ts';
export {
  agentsOf,
  answersIn,
  neverGiven,
  type RecordedItem,
  RecordedPanel,
  type RecordedVote,
  selected,
} from './recorded-panel.ts';
