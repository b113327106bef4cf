export { classifyClause, classifyParagraphs } from './clause-classifier.ts';
export { classifyUnfair, type UnfairJudgement } from './unfair-classifier.ts';
