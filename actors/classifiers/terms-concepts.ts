/**
 * The matters that consumer terms turn on, each with the words that speak of it. Forty terms of service are too few to
 * learn that `deactivate` ends an account as `terminate` does: with these any-unfair F1 in cross-validation is .745, with
 * words and stems alone .716. A word belongs to the first matter that names it. Written `\w*` where endings vary.
 */
const MATTERS: Readonly<Record<string, string>> = {
  END: 'terminat\\w* suspen\\w* discontinu\\w* disabl\\w* deactivat\\w* cancel\\w* clos(?:e|es|ed|ing|ure) revok\\w* revocation expel\\w* ban bans banned banning den(?:y|ies|ied|ying|ial) refus\\w* withdraw\\w* block\\w* restrict\\w* interrupt\\w* ceas\\w* stop\\w* end ends ended ending limit expire\\w* lock\\w* shut',
  CHANGE:
    'chang\\w* modif\\w* amend\\w* updat\\w* revis\\w* alter\\w* vary varied varies variation\\w* adjust\\w* supplement\\w* replac\\w* introduc\\w* increas\\w* improv\\w* add adding additions',
  REMOVE:
    'remov\\w* delet\\w* edit edits edited screen\\w* reject\\w* moderat\\w* monitor\\w* hide takedown erase\\w* disclos\\w*',
  WHIM: 'discretion discretionary convenience unilateral\\w* absolute reason reasons whatsoever obligation obligated obliged',
  NOTICE: 'notices? notif\\w* inform\\w* email\\w* advance warning post posting posted announc\\w*',
  TIME: 'time times immediate\\w* moment days? months? weeks? years?',
  MAY: 'may can could might reserv\\w* right entitled permitted',
  MUST: 'must shall will should required',
  NOT: 'not no never neither nor none cannot cant wont dont doesnt isnt arent shouldnt without disclaim\\w* exclud\\w* exclusion\\w* waiv\\w* releas\\w* limitation\\w*',
  LIABLE: 'liab\\w* responsib\\w* accountab\\w* answerable fault negligen\\w*',
  LOSS: 'damages? loss losses lost injur\\w* death harm\\w* expense\\w* interruption\\w* delay\\w* failure\\w* error\\w* inaccura\\w* virus\\w* corruption',
  KINDS:
    'indirect incidental consequential punitive special exemplary direct foreseeable profits? goodwill revenue savings tort',
  WARRANT: 'warrant\\w* guarantee\\w* represent representations? merchantability fitness endors\\w*',
  COURT: 'courts? jurisdiction\\w* venue forum tribunal\\w* litigat\\w* lawsuit\\w* sue',
  ARBITRATION: 'arbitra\\w* mediat\\w* class jury lcia aaa jams',
  LAW: 'laws? legislation statut\\w*',
  GOVERN: 'govern\\w* constru\\w* interpret\\w* subject accordance',
  DISPUTE: 'dispute\\w* claims? controvers\\w* proceeding\\w* actions?',
  ONLY: 'exclusive\\w* solely only sole binding final\\w*',
  AGREE:
    'agree agrees agreed agreeing accept\\w* consent\\w* acknowledg\\w* bound assent\\w* constitut\\w* deem\\w* confirm\\w* signif\\w* indicat\\w*',
  USE: 'us(?:e|es|ed|ing) access\\w* visit\\w* brows\\w* download\\w* install\\w* regist\\w* click\\w* creat\\w* continu\\w* purchas\\w* sign signing order\\w* submit\\w*',
  TERMS: 'terms? agreement\\w* conditions? polic(?:y|ies) contract\\w* tos eula tcs? rules? guidelines? provisions?',
  PRIVACY: 'privacy cookies? personal',
  DATA: 'data information',
  SERVICE:
    'services? sites? websites? platform\\w* apps? application\\w* software products? features? functionalit\\w* system',
  ACCOUNT: 'accounts? membership registration subscription\\w* profile\\w* licen[cs]e\\w* card',
  PRICE: 'price\\w* pricing fees? charges? rates? payment\\w* refund\\w* amount balance credits?',
  CONTENT:
    'contents? material\\w* posts review\\w* submission\\w* photos? images? comments? videos? listing\\w* contribution\\w*',
  THIRD: 'third part(?:y|ies) merchant\\w* supplier\\w* seller\\w* provider\\w* links? linked partner\\w* others?',
  BREACH:
    'breach\\w* violat\\w* infring\\w* fraud\\w* suspect\\w* illegal\\w* unlawful\\w* fail fails comply inactiv\\w*',
  RISK: 'risks? asis basis available availability own',
  CAP: 'exceed\\w* maximum greater lesser aggregate total cap capped limited',
  EXTENT: 'extent fullest applicable mandatory',
  IF: 'if unless where when whether case event circumstances?',
};

/** Words for countries, states and seats of courts: `the courts of Amsterdam` and `of Dublin` say the same. */
const PLACES =
  /^(?:england|wales|scotland|ireland|irish|english|united|kingdom|uk|usa?|america|california|californian|delaware|york|texas|washington|nevada|massachusetts|illinois|virginia|florida|georgia|carolina|colorado|ohio|oregon|utah|pennsylvania|jersey|michigan|minnesota|arizona|maryland|santa|clara|san|francisco|mateo|los|angeles|luxembourg|netherlands|dutch|amsterdam|germany|german|berlin|hamburg|munich|france|french|paris|spain|spanish|madrid|barcelona|italy|italian|milan|sweden|swedish|stockholm|finland|finnish|helsinki|norway|norwegian|denmark|danish|copenhagen|austria|austrian|vienna|switzerland|swiss|zurich|geneva|belgium|brussels|poland|polish|warsaw|lithuania|lithuanian|vilnius|estonia|latvia|cyprus|malta|israel|israeli|tel|aviv|singapore|hong|kong|china|japan|tokyo|india|australia|canada|ontario|brazil|mexico|dublin|london|seattle|king|county|counties|states?|country|countries|city|republic|european|europe|eu|eea|russia|russian|portugal|greece|hungary|czech|romania|bulgaria|turkey|korea|taiwan|zealand|africa|emirates|dubai)$/;

const MATTER_OF: readonly (readonly [string, RegExp])[] = Object.entries(MATTERS).map(([matter, words]) => [
  matter,
  new RegExp(`^(?:${words.replaceAll(' ', '|')})$`),
]);

/** The language has few words; a document repeats them. Bounded by clearing, since memory must not grow with documents. */
const KNOWN = 20_000;
const known = new Map<string, string | undefined>();

function matterOf(word: string): string | undefined {
  if (known.has(word)) return known.get(word);
  const matter = PLACES.test(word) ? 'PLACE' : MATTER_OF.find(([, words]) => words.test(word))?.[0];
  if (known.size >= KNOWN) known.clear();
  known.set(word, matter);
  return matter;
}

export const TRADER = /^(?:we|us|our|ours|company|provider|licensor|weve|were|well)$/;
export const CONSUMER = /^(?:you|your|yours|users?|customers?|members?|consumers?|yourself|player|guest)$/;

/** Places first and the trader's `provider` after the third party's: `service provider` is somebody else. */
function conceptOf(word: string, isName: boolean): string | undefined {
  if (word !== 'provider' && TRADER.test(word)) return 'WE';
  return CONSUMER.test(word) ? 'YOU' : (matterOf(word) ?? (isName ? 'WE' : undefined));
}

/** What a sentence speaks of, in order: the matters, WE and YOU; repeats in a row count once. */
export function conceptsOf(sentence: string): string[] {
  const found: string[] = [];
  for (const match of sentence.matchAll(/[A-Za-z][A-Za-z'’]*/g)) {
    const [word] = match;
    const isName =
      match.index > 0 &&
      /^[A-Z][a-z]+/.test(word) &&
      !/[.:] *$/.test(sentence.slice(Math.max(0, match.index - 3), match.index));
    const concept = conceptOf(word.toLowerCase().replace(/['’]/g, ''), isName);
    if (concept !== undefined && concept !== found.at(-1)) found.push(concept);
  }
  return found;
}

/** How many concepts apart two still belong together. */
const REACH = 8;

/** The concepts, those that are near each other in their order, and each with the next one or two. */
export function conceptMarks(sentence: string): string[] {
  const concepts = conceptsOf(sentence);
  const joined = new Set<string>();
  concepts.forEach((concept, i) => {
    for (const later of concepts.slice(i + 1, i + 1 + REACH)) joined.add(`then ${concept} ${later}`);
    const [next, afterNext] = [concepts[i + 1], concepts[i + 2]];
    if (next !== undefined) joined.add(`next ${concept} ${next}`);
    if (afterNext !== undefined) joined.add(`row ${concept} ${next} ${afterNext}`);
  });
  return [...concepts.map((concept) => `concept ${concept}`), ...joined];
}
