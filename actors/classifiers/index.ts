export { classifyClause, classifyParagraphs } from './clause-classifier.ts';
export { leadIns } from './lead-ins.ts';
export { classifyUnfair, judgeUnfair, type UnfairJudgement } from './unfair-classifier.ts';
