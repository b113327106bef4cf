/** In which country a place lies that contracts name for their law and their courts; undefined for a place not listed. */
const STATES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|United States|U\\.S\\.A?\\.?|Los Angeles|San Francisco|Chicago|Dallas|Houston|Atlanta|Boston|Philadelphia|Miami|San Diego|Santa Clara|Salt Lake City';
const COUNTRIES: readonly (readonly [country: string, names: string])[] = [
  ['US', STATES],
  ['GB', 'England|Wales|London|United Kingdom|Scotland|Northern Ireland'],
  ['CA', 'Canada|Ontario|British Columbia|Quebec|Québec|Alberta|Toronto|Vancouver|Montreal'],
  ['CH', 'Switzerland|Geneva|Zurich|Zürich|Basel|Lausanne'],
  ['CN', "People's Republic of China|People’s Republic of China|PRC|China|Beijing|Shanghai|Shenzhen"],
  ['HK', 'Hong Kong'],
  ['TW', 'Taiwan|Taipei'],
  ['JP', 'Japan|Tokyo|Osaka'],
  ['KR', 'Korea|Seoul'],
  ['SG', 'Singapore'],
  ['IN', 'India|Delhi|Mumbai|Bangalore'],
  ['IL', 'Israel|Tel[- ]Aviv'],
  ['DE', 'Germany|Berlin|Munich|Frankfurt|Hamburg|Düsseldorf'],
  ['FR', 'France|Paris|Lyon'],
  ['IT', 'Italy|Milan|Rome'],
  ['ES', 'Spain|Madrid|Barcelona'],
  ['NL', 'Netherlands|Amsterdam|The Hague|Rotterdam'],
  ['BE', 'Belgium|Brussels'],
  ['AT', 'Austria|Vienna'],
  ['SE', 'Sweden|Stockholm'],
  ['DK', 'Denmark|Copenhagen'],
  ['NO', 'Norway|Oslo'],
  ['FI', 'Finland|Helsinki'],
  ['IE', 'Ireland|Dublin'],
  ['ZA', 'South Africa|Johannesburg'],
  ['AU', 'Australia|New South Wales|Victoria|Queensland|Sydney|Melbourne'],
  ['NZ', 'New Zealand|Auckland'],
  ['RU', 'Russia|Russian Federation|Moscow'],
  ['BR', 'Brazil|São Paulo|Sao Paulo'],
  ['MX', 'Mexico|Mexico City'],
  ['AR', 'Argentina|Buenos Aires'],
  ['AE', 'United Arab Emirates|Dubai|Abu Dhabi'],
  ['CY', 'Cyprus|Nicosia'],
  ['LU', 'Luxembourg'],
  ['KY', 'Cayman Islands'],
  ['BM', 'Bermuda'],
];

const ANY = new RegExp(`(?<!\\p{L})(?:${COUNTRIES.map(([, names]) => `(${names})`).join('|')})(?!\\p{L})`, 'giu');

interface Place {
  readonly name: string;
  readonly country: string;
}

/** The first listed place of the words. */
export function placeIn(words: string): Place | undefined {
  ANY.lastIndex = 0;
  const found = ANY.exec(words);
  if (found === null) return undefined;
  const index = found.slice(1).findIndex((name) => name !== undefined);
  return { name: found[0], country: COUNTRIES[index]?.[0] ?? '' };
}
