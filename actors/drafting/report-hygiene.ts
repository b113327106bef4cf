import { DEFAULT_ISSUES_PER_PAGE } from '../../protocols/index.ts';
import type { ParsedDocument } from '../reading/index.ts';
import type { SettledClaim } from './settled-claim.ts';

/** Characters on a printed page. */
const PAGE = 3_000;

/** A one-page agreement can be wrong in twenty ways: the shortest document counts as so many pages. */
const SHORTEST = 5;

/**
 * A report that can be read: claims of one rule and severity that propose no wording, and have no words of their own,
 * become one issue with every place as evidence. Nothing is left out: how many issues are shown in full is a matter of the page.
 */
export function hygiene(reported: readonly SettledClaim[]): SettledClaim[] {
  const grouped = new Map<string, SettledClaim>();
  for (const settled of reported) {
    const { claim, verdict } = settled;
    const proposes = verdict.outcome === 'accepted' && verdict.change !== undefined;
    // A term that consumers meet in twenty sentences is one complaint: its one wording is an example for all of them.
    const own = !isTerm(claim.finding.category) && (proposes || claim.finding.place !== undefined);
    const alone = own || claim.finding.words !== undefined;
    const same = isTerm(claim.finding.category) ? claim.finding.category : claim.finding.rule;
    const key = alone ? claim.id : `${same}/${verdict.severity}/${verdict.outcome}`;
    const group = grouped.get(key);
    grouped.set(key, group === undefined ? settled : joined(group, settled));
  }
  return [...grouped].filter(([key]) => !isDoubtOf(key, grouped)).map(([, settled]) => settled);
}

/** How many of the issues a report shows in full: what a reader takes in from a document of this length. */
export function issuesInFull(
  issues: number,
  document: ParsedDocument,
  issuesPerPage = DEFAULT_ISSUES_PER_PAGE,
): number {
  return Math.min(issues, Math.max(SHORTEST, Math.ceil(document.text.length / PAGE)) * issuesPerPage);
}

/** Disputed places of a pattern that is elsewhere: a second issue of the same title would say less with more words. */
const isDoubtOf = (key: string, grouped: ReadonlyMap<string, unknown>): boolean =>
  key.endsWith('/disputed') && grouped.has(key.replace(/disputed$/, 'accepted'));

const isTerm = (category: string): boolean => category.startsWith('unfair_');

/** The surer claim leads, or the one that proposes wording; both places stand as evidence, in document order. */
function joined(a: SettledClaim, b: SettledClaim): SettledClaim {
  const proposing = [a, b].filter(({ verdict }) => verdict.change !== undefined);
  const lead = proposing.length === 1 ? (proposing[0] as SettledClaim) : b.belief > a.belief ? b : a;
  const all = [...a.claim.finding.evidence, ...b.claim.finding.evidence].toSorted((x, y) => x.start - y.start);
  const evidence = all.filter((item, index) => all.findIndex(({ start }) => start === item.start) === index);
  const raised_by = [...a.claim.raised_by, ...b.claim.raised_by].filter(
    ({ expert }, index, whole) => whole.findIndex((other) => other.expert === expert) === index,
  );
  const values = { ...lead.claim.finding.values, ...counted(a, b) };
  const finding = { ...lead.claim.finding, values, evidence };
  return { ...lead, at: Math.min(a.at, b.at), claim: { ...lead.claim, finding, raised_by } };
}

/** A count that counts places is that of both. */
function counted(...claims: readonly SettledClaim[]): { count?: number } {
  const counts = claims.map(({ claim: { finding } }) =>
    finding.values.count === finding.evidence.length ? finding.evidence.length : undefined,
  );
  return counts.includes(undefined) ? {} : { count: counts.reduce<number>((sum, count) => sum + (count ?? 0), 0) };
}
