import type { Finding } from '../../../../protocols/index.ts';
import { type Provision, provisionsIn } from '../../../provisions/index.ts';
import type { ParsedDocument } from '../../../reading/index.ts';
import type { Detector } from '../../expert.ts';
import {
  calledName,
  find,
  firstMatch,
  foldedText,
  type Hit,
  isOneSided,
  NOBODY,
  type Passage,
  partyOf,
  pattern,
  present,
  report,
  says,
} from '../../toolkit/index.ts';

/** A paper by its name: `the Development and License Agreement`, `Company's Participation Agreement(s)`. */
const NAMED =
  "(?:the|that|such|any|its|[A-Z][\\w.&-]*'s|[A-Z]+) (?:[Ss]aid |[Rr]elated |[Uu]nderlying )?((?:[A-Z][\\w/&.()'-]*(?: (?:and|of|for|to|&|or))? ){1,6}?(?:Agreement|Lease|Contract|Licen[cs]e|AGREEMENT|LEASE|CONTRACT)(?:\\(s\\)|s)?)(?![\\w-]| Agreement)";
const ENDING =
  '(?:[Tt]erminat(?:ion|ed)|[Ee]xpir(?:ation|y)|[Cc]ancell?ation|[Rr]escission|[Ii]nvalidation|[Ii]nvalidity)';
const THIS =
  '(?:[Tt]his|THIS|[Tt]he [Pp]resent|[Tt]he (?:term|Term) of this) (?:[A-Z][a-z]+ ){0,3}?(?:Agreement|Lease|Contract|Licen[cs]e|Addendum|AGREEMENT|CONTRACT)';
const ENDS = '(?:terminat|expire|end|cease|lapse|rescind|effect until|remain|continue)[a-z]*';
/** This contract ends, whatever its own parties have done, because another one has ended. */
const WITH_ANOTHER = new RegExp(
  [
    `${THIS}\\b[^.;]{0,120}?\\b${ENDS}\\b[^.;]{0,100}?\\b(?:upon|on|with|if|event|until|when|concurrently|simultaneously)\\b[^.;]{0,60}?${ENDING}(?:,? (?:or )?(?:earlier )?${ENDING}){0,3},? of ${NAMED}`,
    `(?:[Ii]f|[Ii]n the event|[Uu]pon|[Ww]hen)\\b(?: that)? ${NAMED}[^.;]{0,60}?\\b(?:is|are|shall be|has been|terminates|expires)\\b[^.;]{0,160}?${THIS}\\b (?:shall|will) (?:[a-z]+ ){0,3}?${ENDS}`,
    `${THIS} (?:shall|will) (?:[a-z]+ ){0,3}?${ENDS}\\b[^.;]{0,80}?\\bif\\b[^.;]{0,12}? ${NAMED}(?:\\([A-Z]\\))?[^.;]{0,60}?\\b(?:is|are|shall be|has been) (?:[a-z]+ ){0,2}?(?:terminated|cancelled|rescinded)`,
  ]
    .join('|')
    .replaceAll(' ', '\\s{1,9}'),
);
const THIS_ONE = /^(?:This|The|Such)?\s*(?:Agreement|Lease|Contract|Licen[cs]e)s?$/;
const OWN_PAPER =
  /\b(?:purchase order|statement of work|employment|merger|business combination|nor (?:the )?(?:expiration|termination))\b/i;
/** A word by which the two papers are tied (folded). */
const TIED = pattern('\\b(?:terminat|expir|cancel|rescis|rescind|invalid)[a-z]*');

/** `shall not end with the Master Agreement`: the tie is denied. */
const GOES_ON = /\bnot\s(?:\w+ly\s)?(?:terminat|expire|end\b|cease|lapse|rescind)/i;

/** As printed, the agreement on which this one hangs. */
function otherPaper({ document, passage }: Hit): string {
  const match = WITH_ANOTHER.exec(document.text.slice(passage.start, passage.end));
  const name = match?.slice(1).find((one) => one !== undefined) ?? '';
  return THIS_ONE.test(name) || GOES_ON.test(match?.[0] ?? '') ? '' : name.replace(/\s+/g, ' ');
}
const hangs = (hit: Hit): boolean =>
  !OWN_PAPER.test(hit.document.text.slice(hit.passage.start, hit.passage.end)) && otherPaper(hit) !== '';

const MAY_END = pattern(
  '\\b(?:may|right to|entitled to|can|option to|reserves? the right|elect to)\\b[^.;]{0,80}?\\b(?:terminat|cancel|rescind|withdraw)[a-z]*',
);
const MIND = '(?:judge?ment|opinion|discretion|determination|belief|view|estimation)';
const TO_ITS_MIND = `(?:(?:if|where|when|that|which|whether|event|should|conduct|act)\\b[^.;]{0,60}?\\b(?:in|as determined (?:by|in)) (?:the |its |his |her |their |our )?(?:[a-z&.]+(?:'s)? ){0,2}?(?:sole |own |absolute |good faith |exclusive )(?:and absolute |and exclusive )?${MIND}(?!,? (?:shall|may|will|be entitled|have the right|elect))|(?:sole|own|absolute) (?:and absolute )?(?:judge?ment|opinion|determination)\\b|(?:in|as) [a-z&.]+(?: [a-z]+)?'s (?:judge?ment|opinion|view)|(?:if|where|when|should|which|that) (?:the )?[a-z&.]+(?: [a-z&.]+)? (?:believes|deems|considers|feels|is (?:not satisfied|dissatisfied)))`;
const VAGUE =
  "(?:(?:immoral|scandalous|unethical|improper|unprofessional|disreputable|embarrass[a-z]*)\\b[^.;]{0,60}?\\b(?:act|conduct|behaviou?r|manner)|(?:act|conduct|behaviou?r|event|publicity|anything)\\b[^.;]{0,80}?\\b(?:detriment[a-z]*|prejudic[a-z]*|harm(?:s|ful)?|advers(?:e|ely)|tarnish[a-z]*|disrepute|ridicule|embarrass[a-z]*|reflects? (?:badly|unfavou?rably|poorly|adversely))|(?:hurts?|harms?|damages?|injures?|detrimental to|contrary to|against) (?:the |its )?(?:[a-z&]+(?: [a-z]+)?(?:'s)? )?(?:best )?(?:interests?|image|reputation|goodwill|good name)|unacceptable|unsuitable|disrepute|sufficient (?:effort|efforts|progress)|unsatisfactory)";
const GROUND = pattern(`\\b(?:${TO_ITS_MIND}|${VAGUE})`);
/** Grounds that a court can judge, or a right that is said to need none. */
const JUDGED = pattern(
  '\\b(?:force majeure|either party|each party|any party|neither|the parties|both parties|mutual(?:ly)?|counsel|illegal|unlawful|law or regulation|insolven[a-z]*|bankrupt[a-z]*|regulatory|at any time|for any reason|without cause|convenience|moral turpitude|felony|convicted|court|arbitrat[a-z]*|not be terminated|sell|option|purchase price|infring[a-z]*|title|inspection|diligence|safety|clinical|trial|product candidate|employ[a-z]*|directors?|underwrit[a-z]*|closing|market conditions|board|cur(?:e|ed|able)|remed(?:y|ied)|reasonably|(?:these|the) payment terms|not (?:been )?approved|subscriber)\\b',
);

/** Words around a right to end: its grounds often are in the items below (UTF-16 units). */
const BELOW = 700;
/** A ground that only the side that ends can judge. */
function* ownOpinion(document: ParsedDocument): Iterable<Finding> {
  const folded = foldedText(document);
  for (const passage of find(document, MAY_END)) {
    const around = groundsOf(document, folded, passage);
    const match = firstMatch(around, GROUND);
    if (match === undefined || says(groundIn(around, match), JUDGED)) continue;
    const [right] = provisionsIn(document, passage).filter(
      ({ action, modality, polarity }) => action === 'terminate' && modality === 'right' && polarity === 'positive',
    );
    if (right === undefined || right.bearer.kind === 'mutual' || !says(textOf(folded, right), OF_THIS)) continue;
    const at = passage.start + match.index;
    const inside =
      at < passage.end ? passage : { start: passage.start, end: passage.start + match.index + match[0].length };
    yield report(document, {
      rule: 'onerous-exit.own-opinion',
      category: 'termination_for_cause',
      severity: 'high',
      belief: 0.84,
      evidence: [inside],
      values: {
        party: right.bearer.kind === 'party' ? calledName(right.bearer.name) : NOBODY,
        ground: quoted(document, passage.start, around, match),
      },
    });
    return;
  }
}

/** The one ground among many: from the mark before it to the mark after it. */
function groundIn(around: string, { index, 0: { length } }: RegExpExecArray): string {
  const before = around.slice(0, index);
  const from = Math.max(before.lastIndexOf(';'), before.lastIndexOf(':'), before.lastIndexOf(' ('));
  const rest = around.slice(index + length);
  const to = rest.search(/[;.]|, or \(| \([ivxa-h0-9]{1,4}\)/);
  return around.slice(from + 1, index + length + (to < 0 ? rest.length : to));
}

/** The sentence, and where it ends in a colon the items below it. */
function groundsOf({ clauses }: ParsedDocument, folded: string, { start, end, clause, folded: said }: Passage): string {
  if (!/:\W{0,12}(?:\(?[a-z0-9]{1,3}[).]?)?\s{0,4}$/.test(said)) return said;
  return folded.slice(start, Math.min(clauses[clause]?.end ?? end, end + BELOW));
}

const OF_THIS = pattern(
  '\\b(?:this|the|its|all|such) (?:[a-z]+ ){0,3}?(?:agreement|contract|lease|licen[cs]e|appointment|rights?|engagement|sponsorship|endorsement|franchise)\\b',
);
const textOf = (folded: string, { start, end }: Provision): string => folded.slice(start, end);

/** The ground as printed, as long as a title may quote it. */
function quoted({ text }: ParsedDocument, start: number, around: string, match: RegExpExecArray): string {
  const ground = groundIn(around, match);
  const from = Math.max(start + around.indexOf(ground), start + match.index - QUOTED / 2);
  const to = Math.min(start + around.indexOf(ground) + ground.length, from + QUOTED);
  const words = text.slice(from, to).replace(/\s+/g, ' ').trim();
  return `${from > start + around.indexOf(ground) ? '… ' : ''}${words}${to < start + around.indexOf(ground) + ground.length ? ' …' : ''}`;
}
/** Of a ground, UTF-16 units. */
const QUOTED = 180;

/** `either party may terminate if either party breaches`: the party in breach may end the contract for its own breach. */
const OWN_BREACH = pattern(
  "\\b(?:either|any|each) party\\b[^.;]{0,80}?\\b(?:may|right to|entitled to|option to|permitted to)\\b[^.;]{0,60}?\\bterminat[^.;:]{0,160}?(?::[^.]{0,40}?)?\\b(?:(?:upon|in the event of|in case of|for|following|if there (?:is|occurs)|due to|as a result of|on) (?:a |any |the )?(?:[a-z]+ ){0,2}?(?:breach|default|violation)(?:es|s)?\\b(?! by the (?:other|non)| of the other)[^.;]{0,60}?\\b(?:by (?:either|any|a) party|of either party)|(?:either|any) party'?s? (?:[a-z]+ )?(?:material )?breach|(?:if|that|where|when) (?:either|any) party (?:[a-z]+ ){0,3}?(?:breach|default|violat|fails))",
);
const OTHER_ENDS = pattern('\\b(?:other|non-?breaching|non-?defaulting|innocent|aggrieved) part(?:y|ies)');

const GIVES_UP =
  '(?:cease|discontinue|stop|refrain from)[a-z]*\\b[^.;]{0,40}?\\b(?:(?:all |any |to )?(?:further |and all )*(?:use|using|sell|sale|sales|selling|distribut|market|promot|operat|exploit|activit|manufactur)[a-z]*)';
const AT_ONCE = '(?:immediately|forthwith|at once|promptly|upon (?:such )?(?:termination|expiration))';
/** A party that depends on the contract has to stop on the day it ends. */
const STOPS = pattern(
  `\\b(?:terminat|expir)[a-z]*\\b[^.;]{0,200}?\\b${AT_ONCE}\\b[^.;]{0,60}?\\b${GIVES_UP}|\\b(?:terminat|expir)[a-z]*\\b[^.;]{0,200}?\\b(?:shall|will|must) ${GIVES_UP}`,
);
const STOCK = pattern(
  '\\b(?:products?|goods|merchandise|restaurants?|subscribers|customers|end[- ]users|web ?site)\\b',
);
const RUNS_OFF = pattern(
  '\\b(?:sell[- ]?off|sell[- ]?through|sell (?:off|out|any (?:remaining|existing)|its (?:remaining|existing|then)|(?:the )?(?:remaining|existing)|all (?:remaining|existing)|(?:the|its|any) inventory)|remaining (?:inventory|stock|products|supply|supplies)|existing (?:inventory|stock|supplies|subscribers|customers|end[- ]users)|exhaust[a-z]* (?:[a-z]+ ){0,3}?(?:inventory|stock|supplies)|wind[- ]?down|winding down|phase[- ]?out|transition(?:al)? (?:period|services?|assistance)|run[- ]?off|orderly (?:transition|transfer|wind)|dispose of (?:[a-z]+ ){0,4}?(?:inventory|stock)|re-?purchase|buy[- ]?back|continue to (?:use|sell|distribute|market|provide|fulfil)|(?:for|within) (?:a period of )?[a-z0-9() -]{2,24}(?:days|months) (?:after|following|from) (?:the |such |any )?(?:effective )?(?:date of )?(?:such )?(?:terminat|expir))',
);
const SECRET = pattern(
  '\\b(?:confidential|secrets?|trial|evaluation|employ[a-z]*|know-?how|except|unless|other than|provided|each|days|months)\\b',
);
/** Kinds of contract on which a trade is built. */
const BUILT: ReadonlySet<string> = new Set(['distribution', 'licence', 'franchise', 'saas']);

/** What gives a reason to leave, and what happens on the day of leaving. */
export const exitGrounds: readonly Detector[] = [
  ownOpinion,
  present({
    rule: 'onerous-exit.ends-with-other',
    category: 'term_and_survival',
    topic: TIED,
    accept: hangs,
    severity: 'high',
    belief: 0.86,
    values: (hit) => ({ other: otherPaper(hit) }),
  }),
  present({
    rule: 'onerous-exit.own-breach',
    category: 'termination_for_cause',
    topic: OWN_BREACH,
    unless: OTHER_ENDS,
    severity: 'high',
    belief: 0.86,
  }),
  present({
    rule: 'onerous-exit.stops-on-the-day',
    category: 'post_termination_services',
    topic: STOPS,
    unless: SECRET,
    unlessDocument: RUNS_OFF,
    accept: (hit) => isOneSided(hit) && BUILT.has(hit.document.type) && says(foldedText(hit.document), STOCK),
    severity: 'high',
    belief: 0.82,
    values: (hit) => ({ party: partyOf(hit) }),
  }),
];
