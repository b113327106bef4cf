import type { CataloguePart, RuleText, Texts } from './catalogue.ts';

/** By class of clause risk: title, what it means, what to ask for. */
export type RiskTexts = Readonly<Record<string, readonly [title: string, meaning: string, advice: string]>>;

/** By class: what the other side says to it, and what to settle for. */
export type RiskPositions = Readonly<Record<string, readonly [counterparty: string, fallback: string]>>;

const ruleOf = (id: string): string => `clause-risks.${id.replaceAll('_', '-')}`;

/** Texts of the negotiation, by the rule of the class. */
export function riskPositionTexts(positions: RiskPositions): Texts {
  return Object.fromEntries(
    Object.entries(positions).flatMap(([id, [counterparty, fallback]]) => [
      [`drafting.negotiation.counterparty.${ruleOf(id)}`, counterparty],
      [`drafting.negotiation.fallback.${ruleOf(id)}`, fallback],
    ]),
  );
}

/** The rules of the expert on clause risks, named as it names them. */
export function riskPart(expert: string, texts: RiskTexts): CataloguePart {
  const rules = Object.fromEntries(
    Object.entries(texts).map(([id, [title, description, suggestion]]): [string, RuleText] => [
      ruleOf(id),
      { title, description, suggestion },
    ]),
  );
  return { experts: { 'clause-risks': expert }, rules, reasons: {} };
}
