/** The law that governs, and where disputes go: two things that one clause may say, or two, or one of them alone. */
import type { Speaker } from '../../languages/index.ts';
import type { ParsedDocument, Sentence, Span } from '../../reading/index.ts';
import type { Candidate } from './candidates.ts';
import type { ReadLine } from './exit-line.ts';
import { placeIn } from './places.ts';

const GOVERNS =
  /\b(?:govern\w*|constru\w+|interpret\w*|enforce[sd]?|determined|subject (?:\w+ )?to|accordance with)\b[^.;]{0,200}\blaws?\b|\blaws? of\b[^.;]{0,120}\b(?:govern\w*|appl(?:y|ies|icable)|control)\b|\bgoverning law\b/i;
/** A law is named by whose it is: `the laws of Ohio`, `Swiss law`. Any word has a capital where case does not count. */
const OF_A_PLACE =
  /\b(?:[Ll]aws? (?:of|in (?:force|effect) in)|LAWS? (?:OF|IN (?:FORCE|EFFECT) IN))\b|\b(?!(?:Applicable|Governing|Such|All|Any|The|This|These|Those|Relevant|Federal|State|Local|Privacy|Tax|Data|Environmental|Export|Securities|Anti[-\p{L}]*)\b)\p{Lu}\p{L}+ [Ll]aws?\b|\b(?:[Aa]pplicable|[Gg]overning) [Ll]aw\b[^.;]{0,30}(?:\bis\b|\bshall be\b|:)/u;
const FORUM = /\b(?:courts?|jurisdiction|venue|arbitrat\w+|tribunal|mediation)\b/i;
/** The rules of a procedure govern it, and not the contract. */
const OF_PROCEDURE =
  /\barbitration\b[^.;]{0,60}\b(?:shall|will) be (?:governed|conducted)\b[^.;]{0,60}\b(?:provisions|rules|clause|act)\b/i;
/** What the contract owes to laws in general names none. */
const IN_GENERAL =
  /\b(?:compl(?:y|iance) with|violat\w+|required by|permitted by|pursuant to) (?:all |any )?(?:applicable )?laws?\b/i;

/** Who may be dealt with under the laws of a place is no choice of law. */
const OF_SANCTIONS = /\b(?:barred from|sanctions?|specially designated|denied persons?|embargo\w*)\b/i;

export const namesALaw = (words: string): boolean =>
  GOVERNS.test(words) && OF_A_PLACE.test(words) && !OF_PROCEDURE.test(words) && !OF_SANCTIONS.test(words);

/** Undefined where nothing on law or forum is likely. */
export function lawLine(
  document: ParsedDocument,
  speaker: Speaker,
  likely: readonly Candidate[],
): ReadLine | undefined {
  const wordsOf = ({ start, end }: Span): string => document.text.slice(start, end).replace(/\s+/g, ' ');
  if (likely.length === 0) return undefined;
  const law = likely.find((one) => namesALaw(wordsOf(one.sentence)) && GOVERNS.test(wordsOf(one)));
  const others = likely.filter(
    (one) =>
      one.sentence !== law?.sentence &&
      FORUM.test(wordsOf(one)) &&
      !(law !== undefined && isAttached(document, one.sentence) && !isAttached(document, law.sentence)),
  );
  const deciding = others.filter((one) => decides(wordsOf(one.sentence)));
  const forum =
    deciding.find((one) => /\barbitrat/i.test(wordsOf(one))) ??
    deciding[0] ??
    forumElsewhere(document, law) ??
    (law !== undefined && FORUM.test(wordsOf(law.sentence)) ? undefined : others[0]);
  const elsewhere = law === undefined ? lawElsewhere(document) : undefined;
  const spans = [law ?? elsewhere, forum].flatMap((one) => one ?? []).toSorted((a, b) => a.start - b.start);
  if (spans.length === 0) return undefined;
  if (law === undefined && elsewhere === undefined) return { facts: [speaker.text('drafting.deal.law.none')], spans };
  return {
    facts: apart(wordsOf((law ?? elsewhere) as Span), forum === undefined ? '' : wordsOf(forum), speaker),
    spans,
  };
}

/** A sentence that names the law and was not thought likely. */
function lawElsewhere({ sentences, text }: ParsedDocument): Sentence | undefined {
  return sentences.find((sentence) => {
    const words = text.slice(sentence.start, sentence.end);
    return !sentence.isHeading && words.length < LONGEST && namesALaw(words) && !IN_GENERAL.test(words);
  });
}

const DECIDES: readonly RegExp[] = [
  /\b(?:disputes?|controvers\w+|claims?|differences?|disagreements?)\b[^.;]{0,260}\b(?:shall|will|must|may|agree\w*)\b[^.;]{0,140}\b(?:arbitrat\w+|courts? (?:of|located|in|sitting)|jurisdiction)\b/i,
  /\b(?:exclusive|sole) (?:court of )?(?:jurisdiction|venue)\b|\b(?:submits?|consents?) to the (?:\w+ )?jurisdiction\b/i,
  /\b(?:suits?|actions?|proceedings?)\b[^.;]{0,160}\b(?:shall|will|must|may) be (?:\w+ )?(?:brought|commenced|instituted|filed)\b[^.;]{0,120}\bcourts?\b/i,
];
/** What an arbitrator may do, or who bears the costs, does not say where a dispute goes. */
const OF_THE_COURSE =
  /\bthere (?:is|are) no\b|\bpending\b|\barbitrators?\b[^.;]{0,40}\b(?:may|shall|will)\b|\b(?:award|injuncti\w+|equitable)\b/i;

/** A form that is attached binds others, and has courts of its own. */
function isAttached({ clauses }: ParsedDocument, { clause }: Sentence): boolean {
  for (let at = clauses[clause]; at !== undefined; at = clauses[at.parent]) if (at.kind === 'schedule') return true;
  return false;
}

const decides = (words: string): boolean => DECIDES.some((sign) => sign.test(words)) && !OF_THE_COURSE.test(words);

/** A sentence that says where disputes go and was not thought likely. */
function forumElsewhere(document: ParsedDocument, law: Candidate | undefined): Sentence | undefined {
  return document.sentences.find((sentence) => {
    const words = document.text.slice(sentence.start, sentence.end).replace(/\s+/g, ' ');
    return (
      !sentence.isHeading &&
      sentence !== law?.sentence &&
      words.length < LONGEST &&
      decides(words) &&
      !isAttached(document, sentence)
    );
  });
}

/** Longer is a list of other matters, UTF-16 units. */
const LONGEST = 1_200;

/** Law and courts of two countries are something to know before signature. */
function apart(law: string, forum: string, speaker: Speaker): string[] {
  const named = /\blaws? (?:of|in (?:force|effect) in)\b(.{0,120})/i.exec(law)?.[1] ?? '';
  const decided = /\b(?:courts?|arbitrat\w+|jurisdiction|venue|seat)\b(.{0,160})/i.exec(forum)?.[1] ?? '';
  const [ofLaw, ofForum] = [placeIn(named), placeIn(decided)];
  if (ofLaw === undefined || ofForum === undefined || ofLaw.country === ofForum.country) return [];
  return [speaker.text('drafting.deal.law.apart', { law: ofLaw.name, forum: ofForum.name })];
}
