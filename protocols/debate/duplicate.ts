import type { Change, Evidence, Finding } from '../review/finding.ts';
import { familyOf } from './family.ts';

/** A finding, or several already taken for one, and who raised it. */
export interface Raised {
  /** The strongest finding, with the evidence of all. */
  finding: Finding;
  /** The strongest rule and belief of every expert that raised it. */
  readonly by: Map<string, { readonly rule: string; readonly belief: number }>;
}

/**
 * How much two raised findings speak of the same thing: 0 not at all, otherwise the larger the surer.
 *
 * - Evidence overlaps and the categories are of one family: the shared UTF-16 units. Not when both propose changes to
 *   different places, since two fixes are two flaws.
 * - Both say that something of one category is missing: 1.
 *
 * An expert's two rules say two things, so a shared expert with another rule makes them different whatever else agrees.
 */
export function likeness(left: Raised, right: Raised): number {
  const [a, b] = [left.finding, right.finding];
  if (familyOf(a.category) !== familyOf(b.category)) return 0;
  if (a.evidence.length === 0 && b.evidence.length === 0) {
    return a.category === b.category && !saysOtherwise(left, right, true) ? 1 : 0;
  }
  const shared = overlap(a.evidence, b.evidence);
  if (shared === 0 || (a.change && b.change && apart(a.change, b.change))) return 0;
  return saysOtherwise(left, right, false) ? 0 : shared;
}

/**
 * Changes with the same key cannot both be made: they replace the same words, or insert the same words at the same point.
 * Different insertions at one point (two missing clauses, both due at the end) can.
 */
export function changeKey(change: Change): string {
  const span = `${change.start}-${change.end}`;
  return change.start === change.end ? `${span} ${change.after}` : span;
}

function saysOtherwise(left: Raised, right: Raised, absence: boolean): boolean {
  for (const [expert, { rule }] of left.by) {
    const other = right.by.get(expert);
    if (other === undefined) continue;
    // One rule of one expert that misses two things (two exhibits) tells them apart by its values.
    if (rule !== other.rule || (absence && particulars(left.finding) !== particulars(right.finding))) return true;
  }
  return false;
}

const particulars = (finding: Finding): string => fingerprint({ place: finding.place, values: finding.values });

/** The same text for equal JSON values, whatever order their keys were written in; lone surrogates do it no harm. */
export function fingerprint(value: object): string {
  const keys = new Set<string>();
  JSON.stringify(value, (key, inner: unknown) => {
    keys.add(key);
    return inner;
  });
  return JSON.stringify(value, [...keys].toSorted());
}

function apart(left: Change, right: Change): boolean {
  if (left.start === right.start && left.end === right.end) return false;
  return left.end <= right.start || right.end <= left.start;
}

/** UTF-16 units two quotations share. */
export const sharedUnits = (left: Evidence, right: Evidence): number =>
  Math.max(0, Math.min(left.end, right.end) - Math.max(left.start, right.start));

/** Passages of two findings that are compared with one another; beyond that both are walked through once, in order. */
const MAX_PAIRS = 2_500;

function overlap(left: readonly Evidence[], right: readonly Evidence[]): number {
  if (left.length * right.length > MAX_PAIRS) return overlapInOrder(left, right);
  let sum = 0;
  for (const one of left) for (const other of right) sum += sharedUnits(one, other);
  return sum;
}

function overlapInOrder(left: readonly Evidence[], right: readonly Evidence[]): number {
  const [a, b] = [left, right].map((pieces) => pieces.toSorted((x, y) => x.start - y.start)) as [
    Evidence[],
    Evidence[],
  ];
  let sum = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const [one, other] = [a[i] as Evidence, b[j] as Evidence];
    sum += sharedUnits(one, other);
    if (one.end < other.end) i++;
    else j++;
  }
  return sum;
}
