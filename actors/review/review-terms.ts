/** A review's debate as the debate engine needs it: claims, speakers on each, and the weight of a position. */

import type { DebateItem, Terms } from '../../protocols/debate/index.ts';
import {
  type Ballot,
  ballotOf,
  CLAIM_CANDIDATES,
  type Claim,
  type Ground,
  LONGEST_GROUND,
  MOST_GROUNDS,
  type Position,
} from '../../protocols/index.ts';
import { isModelSeat } from '../../protocols/models/index.ts';
import { canExamine, memberById, type PanelMember } from '../roster/index.ts';
import type { ReviewContext } from './review-context.ts';

/** Input of the terms; constant during a debate. */
type Given = Pick<ReviewContext, 'submit' | 'claims' | 'panel' | 'failures'>;

/** A claim under debate. */
export interface ClaimItem extends DebateItem {
  readonly claim: Claim;
}

interface ReviewTerms extends Terms<Position> {
  readonly items: readonly ClaimItem[];
}

/** How far a generalist's competence lies from chance, as a share of its precision's distance. */
const OUTSIDE_FIELD = 0.5;

/** The terms of the review's debate. A round asks for them at every statement, so they are kept while the claims stand. */
export function termsOf(given: Given): ReviewTerms {
  const known = kept.get(given.claims);
  if (
    known?.given.panel === given.panel &&
    known.given.failures === given.failures &&
    known.given.submit === given.submit
  )
    return known.terms;
  const { submit, claims, panel, failures } = given;
  // Not the whole context: a cached value must not keep earlier contexts in memory.
  const lasting = { submit, claims, panel, failures };
  const terms = reviewTerms(lasting);
  kept.set(claims, { given: lasting, terms });
  return terms;
}

const kept = new WeakMap<readonly Claim[], { readonly given: Given; readonly terms: ReviewTerms }>();

function reviewTerms(given: Given): ReviewTerms {
  const { protocol, seed } = given.submit.options;
  const voters = new Map<DebateItem, ReturnType<Terms<Position>['voters']>>();
  const openings = new Map<DebateItem, readonly Position[]>();
  const votersOn = (item: DebateItem) => {
    const found = voters.get(item) ?? speakers(given, (item as ClaimItem).claim);
    voters.set(item, found);
    return found;
  };
  return {
    protocol,
    seed,
    items: given.claims.map(itemOf),
    stopsBlind: false,
    voters: votersOn,
    opening: (item) => {
      const found = openings.get(item) ?? raised((item as ClaimItem).claim, protocol.exposure === 'with-evidence');
      openings.set(item, found);
      return found;
    },
    ballot: (position, item) => ballotOf(position, competence(given, position.expert, (item as ClaimItem).claim)),
    ...(given.submit.models !== undefined && { counted: (ballots) => countedBallots(given, ballots) }),
    exposed: protocol.exposure === 'stance' ? withoutReason : (position) => position,
    // A gate that lets everything in keeps it in; otherwise a claim stays while somebody opposes or amends it.
    staysOpen: (positions) =>
      protocol.gate.kind === 'all' || positions.some(({ stance }) => stance === 'oppose' || stance === 'amend'),
  };
}

const withoutReason = ({
  evidence: _evidence,
  grounds: _grounds,
  checks: _checks,
  ...position
}: Position): Position => ({
  ...position,
  reason: { key: 'debate.undisclosed', values: {} },
});

const items = new WeakMap<Claim, ClaimItem>();

/** The claim as an item of the debate: the same one each time, since what is worked out of it is kept by item. */
export function itemOf(claim: Claim): ClaimItem {
  const { id, finding } = claim;
  const item = items.get(claim) ?? { id, candidates: CLAIM_CANDIDATES, severity: finding.severity, claim };
  items.set(claim, item);
  return item;
}

/** The expert that raised a claim supports it with the belief of its finding until it says otherwise, and rests on what the finding quotes. */
function raised(claim: Claim, withGrounds: boolean): Position[] {
  const grounds = withGrounds ? groundsOf(claim) : [];
  return claim.raised_by.map(({ expert, rule, belief }) => ({
    expert,
    claim: claim.id,
    stance: 'support',
    belief,
    reason: { key: 'debate.raised', values: { rule } },
    ...(grounds.length > 0 && { grounds }),
  }));
}

/** The words alone: what they state is for the speakers in the debate to say. */
const groundsOf = ({ finding }: Claim): Ground[] =>
  finding.evidence.slice(0, MOST_GROUNDS).flatMap(({ start, quote }): Ground[] => {
    const words = quote.slice(0, LONGEST_GROUND);
    return words === '' ? [] : [{ start, end: start + words.length, quote: words, facts: [] }];
  });

/** Those who raised the claim, and the examiners most competent in it: as many as the topology lets one hear. */
function speakers(given: Given, claim: Claim) {
  const { topology } = given.submit.options.protocol;
  const raisers = new Set(claim.raised_by.map(({ expert }) => expert));
  const voter = (id: string) => ({ id, competence: competence(given, id, claim) });
  const examiners = given.panel
    .filter((id) => !raisers.has(id) && judges(memberOf(given, id), claim))
    .map(voter)
    .toSorted((a, b) => b.competence - a.competence || (a.id < b.id ? -1 : 1));
  // A language model that checks claims comes on top: it takes no expert's place.
  const embedded = examiners.filter(({ id }) => !isModelSeat(id));
  const verifiers = examiners.filter(({ id }) => isModelSeat(id));
  const invited = [...(topology.kind === 'k-out' ? embedded.slice(0, topology.k) : embedded), ...verifiers];
  return [...[...raisers].map(voter), ...invited]
    .filter(({ id }) => given.failures[id] === undefined)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

const judges = (member: PanelMember | undefined, { finding }: Claim): boolean =>
  member !== undefined && canExamine(member, finding.category);

const memberOf = ({ submit }: Given, expert: string): PanelMember | undefined => memberById(expert, submit);

/** Probability that the expert is right about claims of this kind: its precision, shrunk towards chance outside its field. */
function competence(given: Given, expert: string, claim: Claim): number {
  const member = memberOf(given, expert);
  if (member === undefined) return 0.5;
  // A model has no field of its own: what was measured of it holds for all it is asked.
  const inField = member.competence.includes(claim.finding.category) || isModelSeat(expert);
  return inField ? member.precision : 0.5 + (member.precision - 0.5) * OUTSIDE_FIELD;
}

/**
 * One model, one vote: seats on the same model are wrong together, so the most competent that does not abstain speaks for
 * all of them. Where the document gives orders to its reader, a model that opposes may be obeying: it does not count.
 */
function countedBallots({ submit, claims }: Given, ballots: readonly Ballot[]): Ballot[] {
  const modelOf = new Map((submit.models?.seats ?? []).map(({ id, model }) => [id, model]));
  const hasOrders = claims.some(
    ({ finding, raised_by }) =>
      finding.category === 'embedded_instructions' && raised_by.some(({ expert }) => !isModelSeat(expert)),
  );
  const heard = ballots.map((ballot) =>
    hasOrders && modelOf.has(ballot.voter) && ballot.choice === 'reject' ? { ...ballot, choice: null } : ballot,
  );
  const speaker = new Map<string, Ballot>();
  for (const ballot of heard) {
    const model = modelOf.get(ballot.voter);
    if (model === undefined || ballot.choice === null) continue;
    const best = speaker.get(model);
    if (best === undefined || ballot.competence > best.competence) speaker.set(model, ballot);
  }
  return heard.map((ballot) => {
    const model = modelOf.get(ballot.voter);
    return model === undefined || speaker.get(model) === ballot ? ballot : { ...ballot, choice: null };
  });
}
