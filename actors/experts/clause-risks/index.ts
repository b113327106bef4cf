export { RISK_CLASSES, type RiskId } from './catalogue.ts';
export { clauseRisks } from './clause-risks.ts';
export { isGuarded } from './guards/index.ts';
export { candidate, likelihoodOfRisk, riskReading, riskSentences } from './risk-reading.ts';
