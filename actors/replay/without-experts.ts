import { type Claim, mergeFindings, type Position, type Protocol, type Verdict } from '../../protocols/index.ts';
import { isModelSeat } from '../../protocols/models/index.ts';
import type { ParsedDocument } from '../reading/index.ts';
import type { ReviewContext, SpeakOnCall } from '../review/index.ts';
import { redebate } from './redebate.ts';

/** A claim that two debates of one document have both, or one of them has alone. */
export interface ComparedClaim {
  readonly claim: Claim;
  readonly was: Verdict | undefined;
  readonly is: Verdict | undefined;
}

/**
 * The record debated again without some experts. The embedded experts say the same where they would be asked and hear the same,
 * and answer anew elsewhere; a language model that stays says of a claim what it said of it, though its question would have
 * held fewer claims, and nothing of claims it was never asked about. With nobody left out the debate is the recorded one.
 */
export function withoutExperts(
  context: ReviewContext,
  document: ParsedDocument,
  isOut: (expert: string) => boolean,
  protocol: Protocol = context.submit.options.protocol,
): ReviewContext {
  const stays = ([expert]: readonly [string, unknown]): boolean => !isOut(expert);
  const findings = Object.fromEntries(Object.entries(context.findings).filter(stays));
  const said = new Map<string, Position>();
  const places = placesOf(context.claims);
  for (const [index, round] of context.positions.entries()) {
    for (const position of round.filter(({ expert }) => isModelSeat(expert))) {
      const name = `${position.expert} ${places.get(position.claim)}`;
      said.set(name, position);
      said.set(`${name} ${index + 1}`, position);
    }
  }
  const claims = mergeFindings(new Map(Object.entries(findings)));
  const placed = placesOf(claims);
  const fell = (expert: string, round: number): boolean =>
    context.failures[expert] !== undefined && !context.positions[round - 1]?.some((said) => said.expert === expert);
  const instead: SpeakOnCall = ({ expert, claims, round }) =>
    isModelSeat(expert) && !fell(expert, round)
      ? claims.flatMap((claim) => {
          const name = `${expert} ${placed.get(claim.id)}`;
          // In a round it was not heard in, what it said last.
          const position = said.get(`${name} ${round}`) ?? said.get(name);
          return position === undefined ? [] : [{ ...position, claim: claim.id }];
        })
      : undefined;
  const spoke = new Set(context.positions.flat().map(({ expert }) => expert));
  const fewer: ReviewContext = {
    ...context,
    panel: context.panel.filter((expert) => !isOut(expert)),
    findings,
    // An expert that failed after it had spoken speaks here, too, until it fails.
    failures: Object.fromEntries(Object.entries(context.failures).filter((each) => stays(each) && !spoke.has(each[0]))),
    claims,
    positions: [],
  };
  return redebate(fewer, document, protocol, instead, context).review;
}

/** By id: where each claim is and of what kind, and its number among those there. Ids differ between debates, places do not. */
function placesOf(claims: readonly Claim[]): ReadonlyMap<string, string> {
  const there = new Map<string, number>();
  return new Map(
    claims.map(({ id, finding }) => {
      const place = `${finding.category}/${finding.evidence[0]?.start ?? finding.place ?? 'nowhere'}`;
      const nth = (there.get(place) ?? 0) + 1;
      there.set(place, nth);
      return [id, `${place}/${nth}`];
    }),
  );
}

/** The claims of both debates, in order of the first one's. */
export function comparedClaims(before: ReviewContext, after: ReviewContext): ComparedClaim[] {
  const byPlace = ({ claims, verdicts }: ReviewContext) => {
    const verdict = new Map(verdicts.map((each) => [each.claim, each]));
    const places = placesOf(claims);
    return new Map(claims.map((claim) => [places.get(claim.id), { claim, verdict: verdict.get(claim.id) }]));
  };
  const [was, is] = [byPlace(before), byPlace(after)];
  return [...new Map([...was, ...is])].map(([place, { claim }]) => ({
    claim,
    was: was.get(place)?.verdict,
    is: is.get(place)?.verdict,
  }));
}
