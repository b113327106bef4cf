export { importCrowd } from './crowd.ts';
export { importDebateLlm } from './debate-llm.ts';
export { ImportFault } from './import-fault.ts';
export { importLlmBar, isCore } from './llmbar.ts';
export { importMallm } from './mallm.ts';
export { agentsOf, type RecordedItem, RecordedPanel, type RecordedVote, selected } from './recorded-panel.ts';
