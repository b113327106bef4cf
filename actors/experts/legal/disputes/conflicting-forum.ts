import type { Finding } from '../../../../protocols/index.ts';
import type { ParsedDocument } from '../../../reading/index.ts';
import { find, pattern, report, says } from '../../toolkit/index.ts';

/** Places whose law contracts choose and whose courts they name, as folded text has them. */
const PLACES =
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|wisconsin|wyoming|ontario|british columbia|quebec|alberta|england|scotland|ireland|france|germany|italy|spain|switzerland|singapore|hong kong|israel|japan|india|australia|new zealand|china|netherlands|belgium|luxembourg|austria|sweden|norway|denmark|finland|poland|portugal|greece|turkey|brazil|mexico|south africa|nigeria|south korea|korea|taiwan|malaysia|thailand|russia';
/** Cities that a clause names alone, and whose law holds there. */
const CITIES: Readonly<Record<string, string>> = {
  geneva: 'switzerland',
  zurich: 'switzerland',
  london: 'england',
  paris: 'france',
  frankfurt: 'germany',
  munich: 'germany',
  berlin: 'germany',
  hamburg: 'germany',
  milan: 'italy',
  rome: 'italy',
  madrid: 'spain',
  barcelona: 'spain',
  amsterdam: 'netherlands',
  brussels: 'belgium',
  stockholm: 'sweden',
  vienna: 'austria',
  dublin: 'ireland',
  toronto: 'ontario',
  vancouver: 'british columbia',
  sydney: 'australia',
  melbourne: 'australia',
  tokyo: 'japan',
  beijing: 'china',
  shanghai: 'china',
  'tel aviv': 'israel',
  mumbai: 'india',
  'new delhi': 'india',
  seoul: 'korea',
};
const CITY = Object.keys(CITIES).join('|');
/** The law that governs, with its place at most a few words after. */
const LAW = pattern(
  `\\b(?:govern(?:ed|ing|s)|constru(?:ed|ction)|interpreted)\\b[^.;]{0,120}?\\blaws? (?:in force )?(?:of|in) (?:the )?(?:(?:state|commonwealth|province|people's republic|republic) of )?(${PLACES})\\b`,
);
/** The courts or arbitrators that decide. */
const FORUM = pattern(
  `\\b(?:(?:courts?|jurisdiction|venue|arbitration|mediation)[^.;]{0,80}?\\b(?:of|in|within|for) (?:the )?(?:[a-z]+ (?:county|city), )?(?:(?:state|commonwealth|province|people's republic|republic|city|county|district) of )?(?:[a-z]+(?: [a-z]+)?, )?|(?:state of |the )?)(${PLACES}|${CITY})(?: (?:state|federal|and federal))?(?: courts?)?\\b`,
);
/** Where a company was founded, or what its counsel thinks, decides nothing. */
const FOUNDED = pattern('\\b(?:organized|incorporated|chartered|opinions?|counsel)\\b');
const DECIDES = pattern('\\b(?:courts?|jurisdiction|venue|arbitrat[a-z]+)\\b');

function placesIn(folded: string, expected: RegExp): string[] {
  expected.lastIndex = 0;
  return [...folded.matchAll(expected)].flatMap(([, place]) => (place === undefined ? [] : [place]));
}

const NEIGHBOURS = ['ontario', 'british columbia', 'quebec', 'alberta'];
const FIRST_ABROAD = PLACES.split('|').indexOf('england');
/** The states of America are one country, so are the provinces of Canada, and any other place is its own. */
function countryOf(place: string): string {
  if (NEIGHBOURS.includes(place)) return 'canada';
  const at = PLACES.split('|').indexOf(place);
  return at >= 0 && at < FIRST_ABROAD ? 'united states' : place;
}
/** The place whose law holds where the forum sits. */
const lawAt = (place: string): string => CITIES[place] ?? place;

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
  if (other === undefined || forums.some(({ places }) => places.some((place) => lawAt(place) === law))) return [];
  const [forum = ''] = other.places;
  const severity = gravity(law, lawAt(forum), other.passage.folded);
  return [
    report(document, {
      rule: severity === 'low' ? 'governing-law.other-forum' : 'governing-law.foreign-forum',
      category: 'venue',
      severity,
      belief: severity === 'low' ? 0.7 : 0.86,
      evidence:
        other.passage.start === laws[0].start
          ? [laws[0]]
          : [laws[0], other.passage].toSorted((a, b) => a.start - b.start),
      values: { law: titled(law), forum: titled(forum) },
    }),
  ];
}

/** A party that may go to this court, or goes there for an order at once alone, is not bound to have foreign law applied. */
const NOT_ALONE = pattern(
  '\\bnon-? ?exclusive|\\bany (?:other )?(?:court|jurisdiction)|\\bcourts? of competent|\\bmay (?:also )?(?:seek|bring|apply|enforce)\\b|\\binjuncti',
);

/** A judge applies foreign law badly and at the parties' cost; arbitrators are used to it. */
function gravity(law: string, forum: string, said: string): 'high' | 'medium' | 'low' {
  if (countryOf(law) === countryOf(forum) || says(said, NOT_ALONE)) return 'low';
  return /\barbitrat/.test(said) && !/\bcourts?\b/.test(said) ? 'medium' : 'high';
}

const titled = (place: string): string => place.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
