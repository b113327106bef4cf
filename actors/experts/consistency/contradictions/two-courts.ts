import type { Finding } from '../../../../protocols/index.ts';
import type { ParsedDocument } from '../../../reading/index.ts';
import { find, type Passage, pattern, report } from '../../toolkit/index.ts';

/** The courts of a place decide, or are agreed to be convenient. */
const COURTS = pattern(
  '\\b(?:exclusive|sole)(?:ly)? (?:and [a-z-]+ )?(?:personal )?(?:jurisdiction|venue)\\b|\\bcourts?\\b[^.;]{0,160}\\b(?:exclusive(?:ly)?|sole) (?:jurisdiction|venue)\\b|\\bexclusively (?:in|by|before)[^.;]{0,60}\\bcourts?\\b|\\bdeemed to be a convenient forum\\b|\\b(?:subject|submits?|consents?) (?:itself |themselves )?to the (?:exclusive |personal )*jurisdiction\\b|\\bforo (?:competente |esclusivo )*(?:esclusivo|competente)\\b|\\bcompetente in via esclusiva\\b|\\bjurisdicción exclusiva\\b|\\bexclusivamente a los (?:juzgados|tribunales)\\b',
);
/** Each side, or each kind of quarrel, may have its own court. */
const CHOICE =
  /\b(?:either|option|elect|non-?exclusive|if (?:the|a|any|you|such)|unless|except|award|enforce an?|arbitra|injunct|consumer|or any other|other jurisdictions?|patent|guarant|bankruptcy|residents?|defendant|plaintiff|domicil|respectively|in the case of|a scelta)\w*/;
const PLACE =
  /\b(?:County of|State of|Commonwealth of|[Cc]ity of|Province of|[Cc]ourts? (?:of|in|located in|sitting in)|located in|[Tt]ribunale di|[Ff]oro di|[Tt]ribunales de|[Jj]uzgados de|(?:i|I)n)\s+(?:the\s+)?(?:State of |County of |City of |Commonwealth of |Province of )?(\p{Lu}[\p{L}]+(?:[ ]\p{Lu}[\p{L}]+)?)|\b(\p{Lu}[\p{L}]+(?:[ ]\p{Lu}[\p{L}]+)?) (?:County|Courts?|state courts?)\b|,\s(\p{Lu}[\p{L}]+(?:[ ]\p{Lu}[\p{L}]+)?)(?=[ ,.]|$)/gu;
/** Words that are no places. */
const NO_PLACE =
  /^(?:The|Agreement|Federal|District|Superior|Supreme|Circuit|United|States?|County|Court|Courts|Party|Parties|Section|This|Each|Any|Such|Southern|Northern|Eastern|Western|Central|Common|Chancery|High|Company|Either|Both)\b/;

const placesOf = ({ text }: ParsedDocument, { start, end }: Passage): Set<string> =>
  new Set(
    Array.from(text.slice(start, end).replace(/\s+/g, ' ').matchAll(PLACE), ([, a, b, c]) => a ?? b ?? c ?? '')
      .filter((place) => place !== '' && !NO_PLACE.test(place))
      .map((place) => place.toLowerCase()),
  );

const share = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  [...a].some((one) => [...b].some((other) => one.includes(other) || other.includes(one)));

/** Two clauses give all quarrels to the courts of two different places. */
export function twoCourts(document: ParsedDocument): Finding[] {
  const places = find(document, COURTS)
    .filter(({ folded }) => !CHOICE.test(folded))
    .map((passage) => ({ passage, at: placesOf(document, passage) }))
    .filter(({ at }) => at.size > 0)
    .slice(0, 8);
  for (const [n, first] of places.entries()) {
    const other = places.slice(n + 1).find(({ at }) => !share(first.at, at));
    if (other === undefined) continue;
    return [
      report(document, {
        rule: 'contradictions.two-courts',
        category: 'contradiction',
        severity: 'high',
        belief: 0.78,
        evidence: [first.passage, other.passage],
      }),
    ];
  }
  return [];
}
