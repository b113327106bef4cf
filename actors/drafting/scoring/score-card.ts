import { DOMAINS, type Issue, type ReviewResult, SEVERITIES, type Severity } from '../../../protocols/index.ts';
import type { Speaker } from '../../languages/index.ts';

type Line = ReviewResult['score_card'][number];

/** Upper bounds of the grades A to D, in points of risk. */
const GRADES = [
  ['A', 10],
  ['B', 25],
  ['C', 45],
  ['D', 65],
] as const;

/** One line for each domain in which something was found, riskiest first. */
export function scoreCard(issues: readonly Issue[], risk: ReviewResult['risk'], speaker: Speaker): Line[] {
  return DOMAINS.filter((domain) => risk.domains[domain] !== undefined)
    .map((domain): Line => {
      const members = issues.filter((issue) => issue.domain === domain);
      const score = risk.domains[domain] ?? 0;
      const worst = members[0];
      return {
        domain,
        label: speaker.domain(domain),
        score,
        grade: GRADES.find(([, bound]) => score < bound)?.[0] ?? 'E',
        issues: counts(members),
        summary: speaker.text('drafting.score-card.summary', { count: members.length, worst: worst?.title ?? '' }),
      };
    })
    .toSorted((a, b) => b.score - a.score || (a.domain < b.domain ? -1 : 1));
}

function counts(issues: readonly Issue[]): Record<Severity, number> {
  const count = (severity: Severity) => issues.filter((issue) => issue.severity === severity).length;
  return Object.fromEntries(SEVERITIES.map((severity) => [severity, count(severity)])) as Record<Severity, number>;
}
