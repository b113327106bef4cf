import { pattern, says } from './pattern.ts';

/** What a sentence can be tied to: one named duty or matter, the time before a named moment, an event nobody is at fault for. */
export type Bound = 'matter' | 'moment' | 'event';

const PLACE = '(?:sentence|covenant|undertaking|restriction|prohibition|representation|warranty|paragraph|provision)';
const SECTION = '(?:sub-?)?(?:section|clause|article|paragraph)s?';

const BOUNDS: Readonly<Record<Bound, RegExp>> = {
  matter: pattern(
    [
      `\\b(?:violat(?:ion|es|ing)|breach(?:es|ing)?|contraven(?:tion|es)|infringement|non-?compliance|disregard)\\b[^.;,]{0,60}?\\b(?:the |this |that |such )(?:foregoing |preceding |previous |above |last |immediately preceding ){0,2}${PLACE}\\b`,
      // A number of more than one clause ends in no `and`, `or` or comma here: a list of clauses can be the whole contract.
      `\\b(?:obligations?|dut(?:y|ies)|responsibilit(?:y|ies)|commitments?|undertakings?|breach|failure to (?:perform|comply with|meet|fulfil))\\b(?: [a-z]+){0,4}? (?:this )?${SECTION} [0-9][0-9.()a-z]{0,12}(?! ?(?:,|and|or|to|through) ?[0-9])`,
      '\\b(?:for|in respect of|with respect to|on account of) (?:any |all )?such (?:broker[a-z]* |finders? |agents? |[a-z]+[- ]){0,2}(?:fees?|commissions?|charges?|taxes|penalt(?:y|ies)|expenses?)\\b',
    ].join('|'),
  ),
  moment: pattern(
    '\\b(?:prior to|before|until|at any time up to) (?:the )?(?:closing|completion|consummation|distribution|separation|spin-?off|merger|effective (?:date|time)|commencement date|first (?:delivery|closing)|launch|signing)\\b',
  ),
  event: pattern(
    '\\b(?:causes?|events?|circumstances?|reasons?|matters?)\\b[^.;]{0,40}?\\b(?:beyond|outside)\\b[^.;]{0,40}?\\bcontrol\\b|\\bforce majeure\\b|\\bacts? of god\\b',
  ),
};

/** Whether the folded sentence itself ties what it does to one of these: then nothing that is true of every case is true of it. */
export const isBoundTo = (folded: string, ...bounds: readonly Bound[]): boolean =>
  bounds.some((bound) => says(folded, BOUNDS[bound]));
