import { isBoundTo } from '../toolkit/index.ts';
import { saysBoth } from './both-sides.ts';
import type { RiskId } from './catalogue.ts';

/** Words that show that the passage has the words of a class, and speaks of another matter. */
const OTHER: Partial<Readonly<Record<RiskId, RegExp>>> = {
  // The two sides themselves did not come to terms: no event from outside.
  automatic_end:
    /\b(?:fail\w*|unable|cannot|not)\b[^.;]{0,40}\b(?:agree(?!d in)|come to (?:an|any) agreement|reach (?:an|any) (?:\w+ )?agreement|consensus)\b/i,
  // Somebody may join, or leave it: nothing of the other side's is decided.
  discretion:
    /\b(?:option|discretion|right)\b[^.;]{0,40}\b(?:of|to) (?:becom|join|attend|serv(?:e|ing) (?:as|on)|participat|appear)\w*\b/i,
  // What a later contract may say binds nobody yet.
  noncompete_wide:
    /\b(?:efforts|endeavou?rs|negotiat\w+)\b[^.;]{0,120}\b(?:enter into|conclude|agree)\b|\bcondition of (?:the|such|that|any|said) (?:\w+ )?agreement\b/i,
  // Others pay that price, or it moves with the consent of who pays.
  price_change:
    /\b(?:public|retail|resale|consumer|end[- ]user) (?:list )?(?:prices?|tariffs?|rates?)\b|\b(?:prices?|rates?|fees?)\b[^.;]{0,30}\b(?:to|for|charged to|paid by|payable by) (?:the |its |their |all )?(?:users|end[- ]users|consumers|subscribers|players|viewers|(?:the )?public)\b|\b(?:after|upon|subject to|with|without) (?:obtaining |receiving |having obtained )?(?:the )?(?:prior )?(?:written )?(?:approval|consent) (?:from|of|by)\b/i,
  // Whether to go on is asked, and no price, quantity or date is open.
  term_open: /\bwhether (?:or not )?to (?:continue|go on|terminate|suspend|resume|end)\b/i,
};

/** Classes that speak of every claim or loss: what the sentence ties to one matter is none of them. */
const OF_EVERYTHING: ReadonlySet<string> = new Set<RiskId>([
  'indemnity_procedure',
  'indemnity_wide',
  'liability_unlimited',
]);

const A_YEAR =
  /\b(?:one|1)[ -](?:\(1\) ?)?-?years?\b|\b(?:twelve|12)[ -](?:\(12\) ?)?-?months?\b|\bmonth[- ]to[- ]month\b/i;
const A_MONTH = /\b(?:thirty|30)[ -](?:\(30\) ?)?(?:calendar )?days?\b/i;
const LONGER = /\b(?:(?:[2-9]|\d\d|two|three|four|five|ten)[ -](?:\(\d+\) ?)?-?years?|sixty|ninety|60|90|120|180)\b/i;

/** A year at a time, ended by either side on a month's notice: all that the advice would ask for. */
const isFairRenewal = (text: string): boolean =>
  saysBoth(text) && A_YEAR.test(text) && A_MONTH.test(text) && !LONGER.test(text);

/** Whether the passage, with its blanks made single, is about another matter than the class, or about one narrow part of it. */
export const isOfAnotherMatter = (id: string, text: string): boolean =>
  OTHER[id as RiskId]?.test(text) === true ||
  (OF_EVERYTHING.has(id) && isBoundTo(text.toLowerCase().replace(/[’‘]/g, "'"), 'matter')) ||
  (id === 'renewal_trap' && isFairRenewal(text));
