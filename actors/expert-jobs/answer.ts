import { type Call, type Claim, type Ground, Position, placeOf } from '../../protocols/index.ts';
import type { Examination, Expert } from '../experts/index.ts';
import type { ParsedDocument } from '../reading/index.ts';
import { checked, quotedGrounds, raisersGrounds } from './grounds.ts';
import { readClaim, submittedPosition } from './submitted-claims.ts';

/**
 * How far an expert lets what it hears move its belief: the openness of Friedkin and Johnsen's model of opinion (1990,
 * J. Math. Sociol. 15:193), applied to log-odds. Half: a checkable objection as strong as one's own belief leaves doubt.
 */
const OPENNESS = 0.5;

/** Beliefs are kept inside this distance from certainty, so that no log-odds is infinite. */
const LEAST_DOUBT = 0.02;

/**
 * The expert's positions on the claims it is asked about: what its defeaters see in the text, or what it makes of its peers.
 * A position that breaks the schema, such as a belief that is no number, never leaves the expert: it throws.
 */
export function answer(expert: Pick<Expert, 'id' | 'defeaters'>, document: ParsedDocument, call: Call): Position[] {
  return call.claims.map((claim) => {
    const heard = call.heard.filter((position) => position.claim === claim.id && position.expert !== expert.id);
    const own = call.grounds
      ? groundedOn(expert, document, claim, heard)
      : positionOn(expert, document, claim, heard.map(asWord));
    return Position.parse(submittedPosition({ expert: expert.id, claim: claim.id, ...own }, document));
  });
}

type OwnPosition = Omit<Position, 'expert' | 'claim'>;

/** What is heard, and how much of a hearer's ear it has. */
interface View {
  readonly position: Position;
  readonly weight: number;
}

const asWord = (position: Position): View => ({ position, weight: 1 });

/** A ground that is confirmed in the document counts double, a bare assertion half, and one that cites what is not there counts for nothing. */
const GROUNDED = 2;
const BARE = 0.5;

/** The position with the words and facts it rests on, formed after a look at those that were heard. */
function groundedOn(
  expert: Pick<Expert, 'id' | 'defeaters'>,
  document: ParsedDocument,
  claim: Claim,
  heard: readonly Position[],
): OwnPosition {
  const checks = checked(heard, document);
  const refuted = new Set(checks.filter(({ holds }) => !holds).map(({ place }) => place));
  const views = heard.map((position): View => {
    const places = (position.grounds ?? []).map(placeOf);
    if (places.length === 0) return { position, weight: BARE };
    return { position, weight: places.some((place) => refuted.has(place)) ? 0 : GROUNDED };
  });
  const own = positionOn(expert, document, claim, views);
  const grounds = restsOn(own, expert, claim, document, views);
  return { ...own, ...(grounds.length > 0 && { grounds: [...grounds] }), ...(checks.length > 0 && { checks }) };
}

function positionOn(
  expert: Pick<Expert, 'id' | 'defeaters'>,
  document: ParsedDocument,
  claim: Claim,
  heard: readonly View[],
): OwnPosition {
  const raised = claim.raised_by.find((raiser) => raiser.expert === expert.id);
  if (raised) return keepOrWithdraw(raised.belief, claim, heard);
  return examined(expert, document, claim) ?? silent();
}

/** An expert that keeps its claim rests on what the finding quotes, one that examines it on what the reason quotes. */
function restsOn(
  own: OwnPosition,
  expert: Pick<Expert, 'id'>,
  claim: Claim,
  document: ParsedDocument,
  views: readonly View[],
): readonly Ground[] {
  if (own.stance === 'abstain') return [];
  const isRaiser = claim.raised_by.some((raiser) => raiser.expert === expert.id);
  if (isRaiser && own.stance !== 'oppose') return raisersGrounds(readClaim(claim, document), document);
  const quoted = quotedGrounds(own, document);
  return quoted.length > 0 || !isRaiser ? quoted : heldAgainst(views);
}

/** The grounds of the strongest confirmed objection: an expert that withdraws because of it rests on them. */
function heldAgainst(views: readonly View[]): readonly Ground[] {
  const [strongest] = views
    .filter(({ position, weight }) => weight === GROUNDED && position.stance === 'oppose')
    .toSorted((a, b) => a.position.belief - b.position.belief || (a.position.expert < b.position.expert ? -1 : 1));
  return strongest?.position.grounds ?? [];
}

/** The expert's strongest conclusion from the text: the one farthest from not knowing. */
function examined(
  expert: Pick<Expert, 'id' | 'defeaters'>,
  document: ParsedDocument,
  claim: Claim,
): OwnPosition | undefined {
  const read = readClaim(claim, document);
  let best: Examination | undefined;
  for (const { against, examine } of expert.defeaters) {
    if (against !== 'any' && !against.includes(claim.finding.category)) continue;
    const found = examine(read, document);
    if (found && (best === undefined || Math.abs(found.belief - 0.5) > Math.abs(best.belief - 0.5))) best = found;
  }
  return best;
}

const silent = (): OwnPosition => ({
  stance: 'abstain',
  belief: 0.5,
  reason: { key: 'debate.nothing-to-add', values: {} },
});

/**
 * Who raised a claim holds it, unless those it hears move its belief under one half: then it withdraws, for the reason of
 * the strongest objection.
 */
function keepOrWithdraw(belief: number, claim: Claim, heard: readonly View[]): OwnPosition {
  const views = heard.filter(({ position, weight }) => position.stance !== 'abstain' && weight > 0);
  if (views.length === 0) return { stance: 'support', belief, reason: kept(claim) };
  const ear = views.reduce((sum, { weight }) => sum + weight, 0);
  const pooled = views.reduce((sum, { position, weight }) => sum + weight * logit(position.belief), 0) / ear;
  const openness = opennessTo(ear / views.length);
  const moved = (1 - openness) * logit(belief) + openness * pooled;
  const now = round(1 / (1 + Math.exp(-moved)));
  if (now >= 0.5) return { stance: 'support', belief: now, reason: kept(claim) };
  const [strongest] = views
    .map(({ position }) => position)
    .filter(({ stance }) => stance === 'oppose')
    .toSorted((a, b) => a.belief - b.belief || (a.expert < b.expert ? -1 : 1));
  return { stance: 'oppose', belief: now, reason: strongest?.reason ?? { key: 'debate.outweighed', values: {} } };
}

/** A word has the usual openness, grounds have more, bare words beside grounds less: odds of being moved go with the mean weight. */
const opennessTo = (weight: number): number => (OPENNESS * weight) / (OPENNESS * weight + 1 - OPENNESS);

const kept = (claim: Claim) => ({ key: 'debate.raised', values: { rule: claim.finding.rule } });

function logit(belief: number): number {
  const bounded = Math.min(1 - LEAST_DOUBT, Math.max(LEAST_DOUBT, belief));
  return Math.log(bounded / (1 - bounded));
}

/** Four decimals: enough to compare, few enough that no platform's last bit of exp() shows in a result. */
const round = (value: number): number => Math.round(value * 10_000) / 10_000;
