export {
  AnsweredFinding,
  AnsweredPosition,
  AnsweredText,
  MODEL_ANSWER_SCHEMA,
  ModelAnswer,
} from './model-answer.ts';
export {
  CLAIMS_A_QUESTION,
  isModelSeat,
  LanguageModels,
  MODEL_REASONS,
  ModelPlan,
  ModelReason,
  ModelRedaction,
  ModelSeat,
  QUESTIONS_A_PIECE,
  SeatSheet,
} from './model-plan.ts';
export { isStub, type ModelTexts, ModelUse, type SeatRecord, STUB_MODEL } from './model-use.ts';
export { type ModelRole, ModelSettings, ModelsFile, PROVIDERS } from './models-file.ts';
export type { Prices } from './price-schema.ts';
export { seatSeconds } from './seat-deadline.ts';
export { TranscriptLine } from './transcript.ts';
export { withoutModels } from './without-models.ts';
