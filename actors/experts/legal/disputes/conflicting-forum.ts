import type { Finding } from '../../../../protocols/index.ts';
import type { ParsedDocument } from '../../../reading/index.ts';
import { find, pattern, report, says } from '../../toolkit/index.ts';

/** Places whose law contracts choose and whose courts they name, as folded text has them. */
const PLACES =
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|wisconsin|wyoming|ontario|british columbia|quebec|alberta|england|scotland|ireland|france|germany|italy|spain|switzerland|singapore|hong kong|israel|japan|india|australia|new zealand|china';
/** The law that governs, with its place at most a few words after. */
const LAW = pattern(
  `\\b(?:govern(?:ed|ing|s)|constru(?:ed|ction)|interpreted)\\b[^.;]{0,120}?\\blaws? (?:in force )?(?:of|in) (?:the )?(?:(?:state|commonwealth|province|people's republic|republic) of )?(${PLACES})\\b`,
);
/** The courts or arbitrators that decide. */
const FORUM = pattern(
  `\\b(?:(?:courts?|jurisdiction|venue|arbitration|mediation)[^.;]{0,80}?\\b(?:of|in|within|for) (?:the )?(?:[a-z]+ (?:county|city), )?(?:(?:state|commonwealth|province|people's republic|republic|city|county|district) of )?(?:[a-z]+(?: [a-z]+)?, )?|(?:state of |the )?)(${PLACES})(?: (?:state|federal|and federal))?(?: courts?)?\\b`,
);
/** Where a company was founded, or what its counsel thinks, decides nothing. */
const FOUNDED = pattern('\\b(?:organized|incorporated|chartered|opinions?|counsel)\\b');
const DECIDES = pattern('\\b(?:courts?|jurisdiction|venue|arbitrat[a-z]+)\\b');

function placesIn(folded: string, expected: RegExp): string[] {
  expected.lastIndex = 0;
  return [...folded.matchAll(expected)].flatMap(([, place]) => (place === undefined ? [] : [place]));
}

/** The law of one place and only the courts of another: a judge who must first have the law explained. */
export function conflictingForum(document: ParsedDocument): Finding[] {
  const laws = find(document, LAW).filter(({ folded }) => !says(folded, FOUNDED));
  const law = laws[0] && placesIn(laws[0].folded, LAW)[0];
  if (laws[0] === undefined || law === undefined) return [];
  const forums = find(document, DECIDES).flatMap((passage) => {
    if (says(passage.folded, FOUNDED)) return [];
    const rest = passage.start === laws[0]?.start ? passage.folded.replace(LAW, '') : passage.folded;
    if (!/jurisdiction|venue|exclusive|brought|arbitrat/.test(rest)) return [];
    const places = placesIn(rest, FORUM).filter(() => /\b(?:courts?|venue|arbitration|jurisdiction)\b/.test(rest));
    return places.length === 0 ? [] : [{ passage, places }];
  });
  const other = forums[0];
  if (other === undefined || forums.some(({ places }) => places.includes(law))) return [];
  return [
    report(document, {
      rule: 'governing-law.other-forum',
      category: 'venue',
      severity: 'low',
      belief: 0.7,
      evidence:
        other.passage.start === laws[0].start
          ? [laws[0]]
          : [laws[0], other.passage].toSorted((a, b) => a.start - b.start),
      values: { law: titled(law), forum: titled(other.places[0] as string) },
    }),
  ];
}

const titled = (place: string): string => place.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
