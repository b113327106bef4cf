import {
  type GrievousJudgement,
  type GrievousLanguage,
  grievousThreshold,
  isGrievousLanguage,
  judgeGrievous,
} from '../../classifiers/index.ts';
import { provisionsOf } from '../../provisions/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import { likelihoodOfRisk, riskReading } from '../clause-risks/index.ts';
import { isBoundTo, type Passage, passagesOf, sectionText } from '../toolkit/index.ts';
import { GROUP_OF } from './catalogue.ts';
import { isAnsweredInClause, isOtherwise, namesMatter, ofItsMatter } from './matters.ts';

/** Shorter than this a sentence is a label, longer than LONGEST a table or a list without stops (UTF-16 units). */
const SHORTEST = 45;
const LONGEST = 2500;
/** Words of a next sentence that are read with this one, since they may take the harm away (UTF-16 units). */
const AFTER = 600;

/** Clauses on how the document is to be read, signed and served: an objection to them is a misreading. */
const READING =
  /\b(?:masculine|singular (?:and|or|includes?)|headings? (?:are|is|in|used)|counterparts?|signed in duplicate|rule of construction|drafted by (?:both|the parties)|invalid or unenforceable|notices? (?:shall|must|will) be (?:in writing|given|sent|deemed))\b|\b(?:intestazioni|rubriche)\b[^.]{0,60}\b(?:sole|mero|solo)\b|\bencabezamientos\b/;

/** Classes of something taken away: a party that accepts, or only promises, takes nothing away. */
const TAKEN_AWAY: ReadonlySet<string> = new Set([
  'exclusion_own_gross_fault',
  'exclusion_death_injury',
  'exclusion_all_remedies',
]);

/** Words by which something is taken away, in the three languages; in lower case. */
const TAKES_AWAY =
  /\b(?:not|no|never|neither|nor|none|nothing|without|exclu\w*|disclaim\w*|waive[sd]?|waiver|releas\w*|exempt\w*|limit\w*|exceed\w*|sole|only|free from|harmless|non|ness\w*|nulla|senza|esclu\w*|esoner\w*|rinunci\w*|manlev\w*|limitat\w*|ning\w*|nunca|nada|sin|renunci\w*|exim\w*|exoner\w*|solo|solamente|únic\w*)\b/;

/** Classes that speak of every case, every loss or every remedy: what a sentence ties to one matter is none of them. */
const OF_EVERYTHING: ReadonlySet<string> = new Set([
  'uncapped_liability',
  'indemnity_unlimited_trigger',
  'exclusion_all_remedies',
  'termination_instant_no_cause',
  'warranty_none_paid_core',
]);

/** Classes whose harm is a length of time: where the file withholds every figure, nobody can say how long. */
const MEASURED: ReadonlySet<string> = new Set(['payment_very_late']);
const WITHHELD = /\[\s*\*|\*{2,}|\[\s*redacted|\[\s*omitted/i;

/** A passage that the classifier objects to, as one of a class. */
export interface GrievousPassage extends GrievousJudgement {
  readonly passage: Passage;
  /** Whether the classifier of risks, taught by readers of real contracts, would raise it, too; true where it cannot read. */
  readonly isSeconded: boolean;
}

/**
 * Where another classifier, taught by readers of real contracts, takes the passage for a risk, this much is enough: two that
 * learned from different people hardly ever err on the same sentence (`npm run eval -- written`).
 */
const SECONDED = 0.5;

const readings = new WeakMap<ParsedDocument, readonly GrievousPassage[]>();

/** Every passage worth an objection, in document order; read once for all who ask. */
export function grievousReading(document: ParsedDocument): readonly GrievousPassage[] {
  let reading = readings.get(document);
  if (reading === undefined) {
    const { code } = document.language;
    reading = isGrievousLanguage(code) ? read(document, code) : [];
    readings.set(document, reading);
  }
  return reading;
}

function read(document: ParsedDocument, language: GrievousLanguage): GrievousPassage[] {
  const { text } = document;
  const risks = READ_FOR_RISKS.has(language) ? likelihoodOfRisk(document) : undefined;
  const raised = risks === undefined ? undefined : riskReading(document);
  const threshold = risks === undefined ? grievousThreshold(language) : SECONDED;
  const found: GrievousPassage[] = [];
  const passages = passagesOf(document);
  const binds = bindingIn(document);
  passages.forEach((passage, index) => {
    const { start, end, clause, folded } = passage;
    if (risks !== undefined && !risks.has(start)) return;
    if (end - start < SHORTEST || end - start > LONGEST || !binds(passage) || READING.test(folded)) return;
    const canBe = (id: string): boolean => namesMatter(id, folded);
    const alone = judgeGrievous(text.slice(start, end), language, GROUP_OF, canBe);
    if (alone.probability < threshold || isOtherwise(alone.id, folded) || saysTooLittle(alone.id, folded)) return;
    if (isAnsweredInClause(alone.id, sectionText(document, passage))) return;
    const next = passages[index + 1];
    const goesOn = next !== undefined && next.clause === clause && next.end - next.start < AFTER;
    const together = goesOn ? judgeGrievous(text.slice(start, next.end), language, GROUP_OF, canBe) : alone;
    // What follows may take the harm away; that it says more of the same adds nothing.
    const harm = Math.min(alone.probability, together.probability + SLACK);
    // The chance that not both are wrong.
    if (harm >= threshold)
      found.push({
        passage,
        id: ofItsMatter(alone.id, folded),
        probability: 1 - (1 - harm) * (1 - (risks?.get(start) ?? 0)),
        isSeconded: raised?.some((risk) => risk.start < end && start < risk.end) ?? true,
      });
  });
  return found;
}

/** Languages whose contracts the classifier of risks has learned. */
const READ_FOR_RISKS: ReadonlySet<GrievousLanguage> = new Set(['en']);

/** Whether the passage says too little to be of the class. */
const saysTooLittle = (id: string, folded: string): boolean =>
  (OF_EVERYTHING.has(id) && isBoundTo(folded, 'matter', 'moment')) ||
  (MEASURED.has(id) && WITHHELD.test(folded)) ||
  (TAKEN_AWAY.has(id) && !TAKES_AWAY.test(folded));

/** Words that a subject and what it does need at least. */
const WORDS = 9;

/** A whole sentence: begins with a capital or a number, ends with a stop, and is no label. */
const isWhole = (text: string): boolean =>
  /^["“(]?[\p{Lu}\d]/u.test(text) && /[.;:]["”)]?$/.test(text) && text.split(/\s+/).length >= WORDS;

/**
 * Whether the passage does something in law. Labels, signature lines, fragments of lists and sentences that only recite or
 * define bind nobody: a definition is judged where it is used. A whole sentence of which no provision was read may bind.
 */
function bindingIn(document: ParsedDocument): (passage: Passage) => boolean {
  const bindingAt = new Set<number | undefined>();
  const readAt = new Set<number | undefined>();
  for (const { modality, sentence } of provisionsOf(document).all) {
    const start = document.sentences[sentence]?.start;
    readAt.add(start);
    if (modality !== 'recital' && modality !== 'definition') bindingAt.add(start);
  }
  const ordered = (starts: ReadonlySet<number | undefined>): number[] =>
    [...starts].flatMap((start) => (start === undefined ? [] : [start])).toSorted((a, b) => a - b);
  const [binding, read] = [ordered(bindingAt), ordered(readAt)];
  return ({ start, end }) =>
    hasWithin(binding, start, end) || (!hasWithin(read, start, end) && isWhole(document.text.slice(start, end).trim()));
}

/** Whether one of the ascending offsets is at or after the start and before the end. O(log n). */
function hasWithin(offsets: readonly number[], start: number, end: number): boolean {
  let low = 0;
  let high = offsets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] as number) < start) low = middle + 1;
    else high = middle;
  }
  return (offsets[low] ?? Number.POSITIVE_INFINITY) < end;
}

/** A longer text is scaled down, so the same harm scores a little lower in it. */
const SLACK = 0.15;
