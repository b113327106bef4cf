import type { CataloguePart } from '../catalogue.ts';
import { legalMoney } from './legal-money.ts';
import { legalRisk } from './legal-risk.ts';
import { legalTerm } from './legal-term.ts';
import { legalTrade } from './legal-trade.ts';
import { legalWording } from './legal-wording.ts';

/** The words of the legal bench, kept in five files by subject: risk, the life of the contract, trade and rights, money, wording. */
export const legal: CataloguePart = {
  experts: {
    ...legalRisk.experts,
    ...legalTerm.experts,
    ...legalTrade.experts,
    ...legalMoney.experts,
    ...legalWording.experts,
  },
  rules: { ...legalRisk.rules, ...legalTerm.rules, ...legalTrade.rules, ...legalMoney.rules, ...legalWording.rules },
  reasons: {
    ...legalRisk.reasons,
    ...legalTerm.reasons,
    ...legalTrade.reasons,
    ...legalMoney.reasons,
    ...legalWording.reasons,
  },
};
