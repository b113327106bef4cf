export type { Catalogue, CataloguePart, RuleText, Texts } from './catalogue.ts';
export { type LanguageName, type Speaker, speak } from './speaker.ts';
