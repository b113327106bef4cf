import type { CataloguePart } from '../catalogue.ts';
import { legalRisk } from './legal-risk.ts';
import { legalTerm } from './legal-term.ts';
import { legalTrade } from './legal-trade.ts';

/** The words of the legal bench, kept in three files by subject: risk, the life of the contract, trade and rights. */
export const legal: CataloguePart = {
  experts: { ...legalRisk.experts, ...legalTerm.experts, ...legalTrade.experts },
  rules: { ...legalRisk.rules, ...legalTerm.rules, ...legalTrade.rules },
  reasons: { ...legalRisk.reasons, ...legalTerm.reasons, ...legalTrade.reasons },
};
