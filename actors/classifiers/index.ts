export { classifyClause, classifyParagraphs } from './clause-classifier.ts';
export { type DealPassage, dealThreshold, judgeDeal } from './deals/deal-classifier.ts';
export { type GrievousLanguage, isGrievousLanguage } from './grievous/concepts.ts';
export { type GrievousJudgement, grievousThreshold, judgeGrievous } from './grievous/grievous-classifier.ts';
export { leadIns } from './lead-ins.ts';
export { riskCheckThreshold, riskHolds } from './risks/risk-check.ts';
export {
  judgeRisk,
  type RiskJudge,
  type RiskJudgement,
  type RiskSentence,
  riskThreshold,
} from './risks/risk-classifier.ts';
export { classifyUnfair, judgeUnfair, judgeUnfairByLetters, type UnfairJudgement } from './unfair-classifier.ts';
