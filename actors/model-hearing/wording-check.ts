/** Reads the document once more with a model's new wording in it: what the embedded experts say then decides whether it stays. */
import type { Change, Finding } from '../../protocols/index.ts';
import { readDocument } from '../expert-jobs/index.ts';
import { EXPERTS, WITHHELD_RULES } from '../experts/index.ts';
import type { ParsedDocument } from '../reading/index.ts';

/**
 * What is read again in one hearing, in UTF-16 units and times: the processor time of a seat is bounded, and each costs as much as
 * reading the document and asking every expert. What is beyond has no change, which is counted; its advice stays.
 */
const LONGEST = 200_000;
const MOST = 12;

export class WordingCheck {
  readonly #document: ParsedDocument;
  #times = 0;

  constructor(document: ParsedDocument) {
    this.#document = document;
  }

  /** Whether the experts still raise what the wording is to settle, or raise something grave that they did not raise before. */
  spoils(change: Change, category: Finding['category']): boolean {
    const { text, type } = this.#document;
    if (text.length > LONGEST || this.#times === MOST) return true;
    this.#times += 1;
    const changed = readDocument(`${text.slice(0, change.start)}${change.after}${text.slice(change.end)}`, type);
    const before = foundIn(this.#document).map((finding) => moved(finding, change));
    const place = { start: change.start, end: change.start + change.after.length };
    return findingsOf(changed).some((finding) => {
      const same = before.some(({ rule, ...span }) => rule === finding.rule && isSame(span, finding, place));
      if (!same) return finding.severity === 'critical' || finding.severity === 'high';
      return finding.category === category && overlaps(finding, place);
    });
  }
}

/** A finding as far as it matters here: where it is in the text that was read. */
interface Found extends Pick<Finding, 'rule' | 'category' | 'severity'> {
  readonly start: number;
  readonly end: number;
}

const findingsByDocument = new WeakMap<ParsedDocument, readonly Found[]>();

function foundIn(document: ParsedDocument): readonly Found[] {
  const found = findingsByDocument.get(document) ?? findingsOf(document);
  findingsByDocument.set(document, found);
  return found;
}

/** What the experts on such a document raise. Those on language are not asked: they take seconds, and raise nothing grave. */
function findingsOf(document: ParsedDocument): Found[] {
  return EXPERTS.filter(
    ({ domain, reads, serves }) =>
      domain !== 'language' &&
      (serves === 'any' || serves.includes(document.type)) &&
      (reads === 'any' || reads.includes(document.language.code)),
  )
    .flatMap(({ detectors }) => detectors.flatMap((detector) => [...detector(document)]))
    .filter(({ rule }) => !WITHHELD_RULES.has(rule))
    .map(({ rule, category, severity, evidence, place = 0 }) => {
      const { start, end } = evidence[0] ?? { start: place, end: place };
      return { rule, category, severity, start, end };
    });
}

/** Where it stands once the text is changed. */
function moved(finding: Found, change: Change): Found {
  const shift = change.after.length - (change.end - change.start);
  const after = (offset: number): number => (offset >= change.end ? offset + shift : Math.min(offset, change.start));
  return { ...finding, start: after(finding.start), end: after(finding.end) };
}

type Span = Pick<Found, 'start' | 'end'>;

const overlaps = (a: Span, b: Span): boolean => a.start <= b.end && b.start <= a.end;

/** The same place, or both in the words that were changed. */
const isSame = (a: Span, b: Span, place: Span): boolean =>
  a.start === b.start || (overlaps(a, place) && overlaps(b, place));
