import {
  judgeRisk,
  type RiskJudge,
  type RiskJudgement,
  type RiskSentence,
  riskCheckThreshold,
  riskHolds,
} from '../../classifiers/index.ts';
import { type Provision, provisionsOf } from '../../provisions/index.ts';
import type { ParsedDocument, Span } from '../../reading/index.ts';
import { passagesOf } from '../toolkit/index.ts';
import type { RiskId } from './catalogue.ts';
import { isGuarded } from './guards/index.ts';
import { speaksOf } from './matters.ts';

/** Shorter than this a sentence is a label, longer than LONGEST a table or a list without stops (UTF-16 units). */
const SHORTEST = 40;
const LONGEST = 4000;
/** Clauses around a sentence whose headings are read. */
const HEADINGS = 4;

/** A sentence of the document as the classifier sees it. */
interface ReadSentence extends Span {
  readonly clause: number;
  readonly sentence: RiskSentence;
}

/** The sentences that can carry a risk, in document order, each with its headings, neighbours and provisions. */
export function riskSentences(document: ParsedDocument): ReadSentence[] {
  const { text } = document;
  const plain = ({ start, end }: Span): string => text.slice(start, end).replace(/\s+/g, ' ');
  const facts = factsBySentence(document);
  const starts = new Map(document.sentences.map(({ start }, index) => [start, index]));
  const passages = passagesOf(document);
  return passages.flatMap(({ start, end, clause }, index) => {
    if (end - start < SHORTEST || end - start > LONGEST) return [];
    const before = passages[index - 1];
    const after = passages[index + 1];
    const sentence = {
      text: plain({ start, end }),
      headings: headingsOf(document, clause),
      before: before === undefined ? '' : plain(before),
      after: after === undefined ? '' : plain(after),
      facts: facts.get(starts.get(start) ?? -1) ?? [],
      at: index / passages.length,
      sentences: passages.length,
    };
    return [{ start, end, clause, sentence }];
  });
}

function headingsOf({ clauses }: ParsedDocument, clause: number): string {
  const found: string[] = [];
  for (let at = clauses[clause], n = 0; at !== undefined && n < HEADINGS; at = clauses[at.parent], n++) {
    if (at.heading !== '') found.push(at.heading);
  }
  return found.join(' / ');
}

const actsOf = ({ modality, polarity, action, also }: Provision): string[] =>
  [action, ...also].map((act) => `${modality} ${polarity} ${act}`);

/** What each sentence's provisions do; `alone` where no other side has or owes the like anywhere in the document. */
function factsBySentence(document: ParsedDocument): Map<number, string[]> {
  const { all } = provisionsOf(document);
  const holders = new Map<string, Set<number | 'mutual'>>();
  for (const provision of all) {
    const { bearer } = provision;
    if (bearer.kind !== 'party' && bearer.kind !== 'mutual') continue;
    for (const act of actsOf(provision)) {
      const own = holders.get(act) ?? new Set();
      holders.set(act, own.add(bearer.kind === 'party' ? bearer.party : 'mutual'));
    }
  }
  const found = new Map<number, Set<string>>();
  for (const provision of all) {
    const own = found.get(provision.sentence) ?? new Set();
    found.set(provision.sentence, own);
    for (const fact of factsOf(provision, holders)) own.add(fact);
  }
  return new Map([...found].map(([sentence, facts]) => [sentence, [...facts]]));
}

function factsOf(provision: Provision, holders: ReadonlyMap<string, ReadonlySet<number | 'mutual'>>): string[] {
  const { bearer, modality, exceptions, triggers } = provision;
  const facts = [`${modality} of ${bearer.kind}`];
  for (const act of actsOf(provision)) {
    facts.push(`does ${act}`, `${bearer.kind} ${act}`);
    if (exceptions.length > 0) facts.push(`except ${act}`);
    if (triggers.length > 0) facts.push(`if ${act}`);
    if (bearer.kind !== 'party') continue;
    const shared = (holders.get(act)?.size ?? 0) > 1 ? 'shared' : 'alone';
    facts.push(`${shared} ${act}`, `${shared} ${modality}`);
  }
  return facts;
}

/** From this probability of the first look on a sentence gets a second one. */
const CANDIDATE = 0.25;

/** The first look: what the sentence may be a risk of; undefined where a second look is not worth it. */
export function candidate(sentence: RiskSentence, judge: RiskJudge = judgeRisk): RiskJudgement | undefined {
  const judged = judge(sentence, (id) => speaksOf(id, sentence.text));
  return judged === undefined || judged.probability < CANDIDATE ? undefined : judged;
}

/**
 * Classes whose guard tells nearly all there is to tell: a term left to be agreed, an excuse of one side. Readers signed four in five of the
 * sentences that have the guard and pass the second look, however little the first look made of them.
 */
const TOLD_BY_GUARD: ReadonlySet<string> = new Set<RiskId>([
  'change_of_terms',
  'force_majeure_one_sided',
  'incorporated_unseen',
  'ip_transfer_wide',
  'remedy_thin',
  'term_open',
]);
/** From this probability on such a sentence gets a second look. */
const FAINT = 0.1;

/** What a second look is worth: what the first look takes for a risk, or what has a guard that tells its class. */
function worthSecondLook(sentence: RiskSentence): RiskJudgement | undefined {
  const judged = judgeRisk(sentence, (id) => speaksOf(id, sentence.text));
  if (judged === undefined || judged.probability >= CANDIDATE) return judged;
  const isTold = judged.probability >= FAINT && TOLD_BY_GUARD.has(judged.id) && isGuarded(judged.id, sentence);
  return isTold ? judged : undefined;
}

/** A sentence that a careful reader would raise; `probability` is that he would sign the story of the class. */
export interface RiskPassage extends RiskJudgement, Span {
  readonly clause: number;
}

interface Candidate extends ReadSentence {
  readonly judged: RiskJudgement;
}

const candidates = new WeakMap<ParsedDocument, readonly Candidate[]>();
const readings = new WeakMap<ParsedDocument, readonly RiskPassage[]>();

/** Every sentence that is worth a second look, in document order; looked at once for all who ask. */
function candidatesIn(document: ParsedDocument): readonly Candidate[] {
  let found = candidates.get(document);
  if (found === undefined) {
    found = riskSentences(document).flatMap((one) => {
      const judged = worthSecondLook(one.sentence);
      return judged === undefined ? [] : [{ ...one, judged }];
    });
    candidates.set(document, found);
  }
  return found;
}

/** How likely the first look takes a passage for some risk, by the offset at which it begins; 0..1. Others are not taken for one. */
export const likelihoodOfRisk = (document: ParsedDocument): ReadonlyMap<number, number> =>
  new Map(
    candidatesIn(document).flatMap(({ start, judged: { probability } }) =>
      probability < CANDIDATE ? [] : [[start, probability]],
    ),
  );

/** Every sentence worth a reader's time, in document order; read once for all who ask. */
export function riskReading(document: ParsedDocument): readonly RiskPassage[] {
  let reading = readings.get(document);
  if (reading === undefined) {
    const threshold = riskCheckThreshold();
    reading = candidatesIn(document).flatMap(({ start, end, clause, sentence, judged }) => {
      const probability = riskHolds(sentence, judged, isGuarded(judged.id, sentence));
      return probability < threshold ? [] : [{ start, end, clause, ...judged, probability }];
    });
    readings.set(document, reading);
  }
  return reading;
}
