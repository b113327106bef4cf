import type { CataloguePart, RuleText } from './catalogue.ts';

/** By class of clause risk: title, what it means, what to ask for. */
export type RiskTexts = Readonly<Record<string, readonly [title: string, meaning: string, advice: string]>>;

/** The rules of the expert on clause risks, named as it names them. */
export function riskPart(expert: string, texts: RiskTexts): CataloguePart {
  const rules = Object.fromEntries(
    Object.entries(texts).map(([id, [title, description, suggestion]]): [string, RuleText] => [
      `clause-risks.${id.replaceAll('_', '-')}`,
      { title, description, suggestion },
    ]),
  );
  return { experts: { 'clause-risks': expert }, rules, reasons: {} };
}
