export {
  AnsweredFinding,
  AnsweredPosition,
  AnsweredText,
  MODEL_ANSWER_SCHEMA,
  ModelAnswer,
  SURENESS,
} from './model-answer.ts';
export {
  isModelSeat,
  LanguageModels,
  MODEL_REASONS,
  ModelPlan,
  ModelReason,
  ModelSeat,
  SeatSheet,
} from './model-plan.ts';
export { MODEL_ROLES, type ModelRole, ModelSettings, ModelsFile, PROVIDERS, type Prices } from './models-file.ts';
