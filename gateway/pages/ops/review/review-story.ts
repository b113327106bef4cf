/** Story: everything stored about one review, gathered for its page and its record. No content except the title. */
import { type ReviewContext, reviewRecords } from '../../../../actors/review/index.ts';
import type { ReviewView } from '../../../../protocols/index.ts';
import type { Store } from '../../../../runtime/index.ts';
import { readTrail, type Transition } from '../../../../runtime/observation/index.ts';

export interface ClaimLine {
  readonly claim: string;
  readonly rule: string;
  readonly severity: string;
  readonly raised: number;
  readonly rounds: readonly RoundCell[];
  readonly outcome: string | null;
  readonly belief: number | null;
}

export interface RoundCell {
  readonly support: number;
  readonly oppose: number;
  readonly amend: number;
  readonly abstain: number;
  /** Experts by where they stood; those who abstained are only counted. */
  readonly names: Readonly<Record<Stance, readonly string[]>>;
  /** Experts whose stance differs from the round before; the one that raised the claim supported it. */
  readonly moved: readonly string[];
}

type Stance = 'support' | 'oppose' | 'amend';

export interface Story {
  readonly view: ReviewView;
  /** The review's own steps. */
  readonly path: readonly Transition[];
  /** Steps of its other actors, by actor: `expert liability`. */
  readonly others: ReadonlyMap<string, readonly Transition[]>;
  /** Transactions whose steps are not kept any more. */
  readonly missing: number;
  readonly claims: readonly ClaimLine[];
  readonly rounds: number;
  readonly failures: Readonly<Record<string, string>>;
  readonly isOver: boolean;
  readonly from: number;
  /** When its last step was, or now while it is under way. */
  readonly until: number;
}

const isOver = ({ status }: ReviewView): boolean => status !== 'in_progress' && status !== 'processing';

/** undefined: there is no such review, or it was removed. */
export function storyOf(store: Pick<Store, 'get' | 'range'>, review: string, now: number): Story | undefined {
  const view = reviewRecords.view.get(store, review);
  if (view === undefined) return undefined;
  const { transitions, missing } = readTrail(store, review);
  const path = transitions.filter(({ type }) => type === 'review');
  const others = Map.groupBy(
    transitions.filter(({ type }) => type !== 'review'),
    ({ type, key }) => (key === review ? type : `${type} ${key.slice(review.length + 1)}`),
  );
  const context = contextOf(store, review);
  return {
    view,
    path,
    others,
    missing,
    claims: context === undefined ? [] : claimLines(context),
    rounds: context?.positions.length ?? 0,
    failures: context?.failures ?? {},
    isOver: isOver(view),
    from: transitions[0]?.at ?? view.created_at,
    until: isOver(view) ? Math.max(view.updated_at, transitions.at(-1)?.at ?? 0) : now,
  };
}

/** What the review remembers: of one that is under way as of its last snapshot, which may be a few statements old. */
function contextOf(store: Pick<Store, 'get'>, review: string): ReviewContext | undefined {
  const envelope = store.get(['actor', 'review', review]) as { context: ReviewContext | null } | undefined;
  return envelope?.context ?? reviewRecords.debate.get(store, review);
}

function claimLines({ claims, positions, verdicts }: ReviewContext): ClaimLine[] {
  const verdictOf = new Map(verdicts.map((verdict) => [verdict.claim, verdict]));
  const stances = new Map<string, string>(
    claims.flatMap(({ id, raised_by }) => raised_by.map(({ expert }) => [`${id} ${expert}`, 'support'] as const)),
  );
  const cells = new Map<string, RoundCell[]>(claims.map(({ id }) => [id, []]));
  for (const round of positions) {
    const byClaim = Map.groupBy(round, ({ claim }) => claim);
    for (const [claim, mine] of cells) {
      const count = { support: 0, oppose: 0, amend: 0, abstain: 0 };
      const names: Record<Stance, string[]> = { support: [], oppose: [], amend: [] };
      const moved: string[] = [];
      for (const { expert, stance } of byClaim.get(claim) ?? []) {
        count[stance] += 1;
        if (stance !== 'abstain') names[stance].push(expert);
        const before = stances.get(`${claim} ${expert}`);
        if (before !== undefined && before !== stance) moved.push(expert);
        stances.set(`${claim} ${expert}`, stance);
      }
      mine.push({ ...count, names, moved });
    }
  }
  return claims.map(({ id, finding, raised_by }) => ({
    claim: id,
    rule: finding.rule,
    severity: finding.severity,
    raised: raised_by.length,
    rounds: cells.get(id) ?? [],
    outcome: verdictOf.get(id)?.outcome ?? null,
    belief: verdictOf.get(id)?.tally.belief ?? null,
  }));
}

export interface Stay {
  readonly state: string;
  readonly at: number;
  readonly ms: number;
}

/** How long each state was held, in order. */
export const stays = (path: readonly Transition[], until: number): Stay[] =>
  path.map(({ to, at }, index) => ({ state: to, at, ms: Math.max(0, (path[index + 1]?.at ?? until) - at) }));

/** The answer to "why did it take so long": where most of the time went, and which experts the blind round waited for. */
export function explanation({ path, others, from, until }: Story): {
  readonly longest: Stay | undefined;
  readonly share: number;
  readonly slowest: { readonly expert: string; readonly ms: number } | undefined;
} {
  const longest = stays(path, until)
    .slice(0, -1)
    .reduce<Stay | undefined>((most, each) => (most === undefined || each.ms > most.ms ? each : most), undefined);
  let slowest: { expert: string; ms: number } | undefined;
  for (const [name, steps] of others) {
    const answered = steps.find(({ from: left, to }) => left === 'thinking' && to === 'listening');
    if (!name.startsWith('expert ') || answered === undefined) continue;
    if (slowest === undefined || answered.ms > slowest.ms) slowest = { expert: name.slice(7), ms: answered.ms };
  }
  return { longest, share: longest === undefined ? 0 : longest.ms / Math.max(1, until - from), slowest };
}
