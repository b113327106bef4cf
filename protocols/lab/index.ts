export { shareInterval } from '../metrics/index.ts';
export {
  type ComparedPanel,
  type ComparedWay,
  comparePanel,
  type Flip,
  MAJORITY,
  turnedOn,
  turnedVerdicts,
} from './comparison/index.ts';
export type { Figure } from './figures/index.ts';
export { type ArmRow, hiddenProfile, USUAL_HIDDEN_PROFILE } from './hidden-profile/index.ts';
export { type Check, ORACLES, type Oracle, publicCrowd } from './oracles/index.ts';
export { BOUND, checkFit, type FitCheck, type FittedPanel, fitPanel, misfits } from './panels/fit/index.ts';
export { SimulatedPanel } from './panels/index.ts';
export { PANELS } from './panels/shipped/index.ts';
export { drawn, reportCharts, reportPage } from './plots/index.ts';
export {
  ANSWER_FIELDS,
  type AnswerField,
  type AnswerReading,
  agentsOf,
  answersIn,
  csvRecords,
  type FileRecord,
  fileRecords,
  ImportFault,
  importAnswers,
  importCrowd,
  importCrowdKit,
  importDebateLlm,
  importLlmBar,
  importLlmBarResults,
  importMallm,
  isCore,
  NORMALISERS,
  neverGiven,
  type RecordedItem,
  RecordedPanel,
  selected,
} from './recorded/index.ts';
export {
  bestAgent,
  dawidSkeneGold,
  dawidSkeneVotes,
  gladVotes,
  type Learner,
  logOddsWeights,
  type Measurement,
  majority,
  measure,
  oneCoinVotes,
  type Plan,
  stacking,
  stackingByPart,
} from './recorded/learnt/index.ts';
export {
  type DebateRecord,
  decisionName,
  type Ending,
  type Meaning,
  panelRecord,
  type RecordedRound,
  type RecordFigures,
  recordFigures,
  replay,
  stopName,
  USUAL_STOPS,
  usualDecisions,
  winnerOf,
} from './replay/index.ts';
export { discordantShare, itemsNeeded, powerAt, smallestDifference, verdictSentence } from './statistics/index.ts';
export {
  csvHead,
  csvRows,
  DesignFault,
  factorColumns,
  headerOf,
  headlines,
  panelFigures,
  type SceneSummary,
  Stage,
  SweepDesign,
  SweepHeader,
  SweepLine,
  SweepTally,
} from './sweeps/index.ts';
