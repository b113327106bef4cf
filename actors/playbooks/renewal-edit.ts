/** The smallest edit of a clause that renews itself: its predicate, where the wording says how alone the contract renews. */
import type { Change } from '../../protocols/index.ts';
import type { ParsedDocument, Sentence } from '../reading/index.ts';

interface Renewing {
  /** Of the wording: how alone the contract renews. */
  readonly wanted: RegExp;
  /** At the end of a sentence of the contract: the verb, then for how long and unless what. */
  readonly renews: RegExp;
  /** What the predicate becomes. */
  readonly say: (verb: string, how: string) => string;
}

const REST = '(?<rest>[^.;]{0,400})\\.$';

const BY_LANGUAGE: Readonly<Record<string, Renewing>> = {
  en: {
    wanted: /^This \p{L}{3,20} renews (?<how>only by [^.]{5,80})\.$/u,
    renews: new RegExp(`\\b(?<verb>automatically renews?|renews? automatically|be automatically renewed)\\b${REST}`),
    say: (verb, how) => `${verb.replace(/ ?automatically ?/, verb.startsWith('be') ? ' ' : '')} ${how}.`,
  },
  it: {
    wanted: /^Il presente \p{L}{3,20} si rinnova (?<how>soltanto [^.]{5,80})\.$/u,
    renews: new RegExp(`\\b(?<verb>si rinnov(?:a|erà) (?:tacitamente|automaticamente))(?!\\p{L})${REST}`, 'u'),
    say: (verb, how) => `${verb.replace(/ (?:tacitamente|automaticamente)$/, '')} ${how}.`,
  },
  es: {
    wanted: /^El presente \p{L}{3,20} solo se prorroga (?<how>por [^.]{5,80})\.$/u,
    renews: new RegExp(
      `(?<!\\bno )\\b(?<verb>se (?:prorroga(?:rá)?|renueva|renovará) (?:tácitamente|automáticamente))(?!\\p{L})${REST}`,
      'u',
    ),
    say: (verb, how) => `solo ${verb.replace(/ (?:tácitamente|automáticamente)$/, '')} ${how}.`,
  },
};

/** What goes on about something else than the renewal: another duty, another price. */
const OTHER_MATTER =
  /\b(?:shall|must|fees?|prices?|charges?|rates?|(?:è|sono) tenut[aeio]|dovrà|prezz[oi]|canon[ei]|deberá|preci[oa]s?|tarifas?)(?!\p{L})/iu;

/** A denial before the verb: there nothing renews itself. */
const DENIED = /\b(?:not|never|non)(?: \p{L}+){0,2} $/iu;

/** `… and automatically renew for a year unless …` becomes `… and renew only by written agreement of both parties`. */
export function renewalEdit(
  wording: string,
  sentences: readonly Sentence[],
  { text, language }: ParsedDocument,
): Change | undefined {
  const renewing = BY_LANGUAGE[language.code];
  const how = renewing?.wanted.exec(wording)?.groups?.how;
  if (renewing === undefined || how === undefined) return undefined;
  for (const { start, end } of sentences) {
    const words = text.slice(start, end).trimEnd();
    const found = renewing.renews.exec(words);
    const { verb = '', rest = '' } = found?.groups ?? {};
    if (found === null || OTHER_MATTER.test(rest) || DENIED.test(words.slice(0, found.index))) continue;
    const to = start + words.length;
    return { start: start + found.index, end: to, before: words.slice(found.index), after: renewing.say(verb, how) };
  }
  return undefined;
}
