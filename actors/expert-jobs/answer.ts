import { type Call, type Claim, Position } from '../../protocols/index.ts';
import type { Examination, Expert } from '../experts/index.ts';
import type { ParsedDocument } from '../reading/index.ts';
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
    const position = { expert: expert.id, claim: claim.id, ...positionOn(expert, document, claim, heard) };
    return Position.parse(submittedPosition(position, document));
  });
}

type OwnPosition = Omit<Position, 'expert' | 'claim'>;

function positionOn(
  expert: Pick<Expert, 'id' | 'defeaters'>,
  document: ParsedDocument,
  claim: Claim,
  heard: readonly Position[],
): OwnPosition {
  const raised = claim.raised_by.find((raiser) => raiser.expert === expert.id);
  if (raised) return keepOrWithdraw(raised.belief, claim, heard);
  return examined(expert, document, claim) ?? silent();
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
function keepOrWithdraw(belief: number, claim: Claim, heard: readonly Position[]): OwnPosition {
  const views = heard.filter(({ stance }) => stance !== 'abstain');
  if (views.length === 0) return { stance: 'support', belief, reason: kept(claim) };
  const pooled = views.reduce((sum, view) => sum + logit(view.belief), 0) / views.length;
  const moved = (1 - OPENNESS) * logit(belief) + OPENNESS * pooled;
  const now = round(1 / (1 + Math.exp(-moved)));
  if (now >= 0.5) return { stance: 'support', belief: now, reason: kept(claim) };
  const [strongest] = views
    .filter(({ stance }) => stance === 'oppose')
    .toSorted((a, b) => a.belief - b.belief || (a.expert < b.expert ? -1 : 1));
  return { stance: 'oppose', belief: now, reason: strongest?.reason ?? { key: 'debate.outweighed', values: {} } };
}

const kept = (claim: Claim) => ({ key: 'debate.raised', values: { rule: claim.finding.rule } });

function logit(belief: number): number {
  const bounded = Math.min(1 - LEAST_DOUBT, Math.max(LEAST_DOUBT, belief));
  return Math.log(bounded / (1 - bounded));
}

/** Four decimals: enough to compare, few enough that no platform's last bit of exp() shows in a result. */
const round = (value: number): number => Math.round(value * 10_000) / 10_000;
