export { decideRanked, RANKED_RULES, type RankedRule } from './decide-ranked.ts';
