/** What becomes of a model's positions: each asked claim once, an objection only with words of the document. */
import { type Claim, Position } from '../../protocols/index.ts';
import type { AnsweredPosition } from '../../protocols/models/index.ts';
import { OWN_WORDS } from '../../protocols/outside/index.ts';
import { submittedPosition } from '../expert-jobs/index.ts';
import { aligned, BELIEF, type Dropped, type Ground } from './heard-findings.ts';
import { plainWords } from './model-words.ts';

/** One position for each claim; a missing one is an abstention. */
export function heardPositions(
  expert: string,
  claims: readonly Claim[],
  answered: readonly AnsweredPosition[],
  ground: Ground,
  dropped: Dropped,
): Position[] {
  const first = new Map<string, AnsweredPosition>();
  for (const said of answered) {
    if (first.has(said.claim) || !claims.some(({ id }) => id === said.claim)) dropped.positions += 1;
    else first.set(said.claim, said);
  }
  return claims.map((claim) => {
    const said = first.get(claim.id);
    return (said && positionOf(expert, claim, said, ground, dropped)) ?? abstention(expert, claim.id);
  });
}

export const abstention = (expert: string, claim: string): Position => ({
  expert,
  claim,
  stance: 'abstain',
  belief: 0.5,
  reason: { key: 'debate.nothing-to-add', values: {} },
});

function positionOf(
  expert: string,
  claim: Claim,
  said: AnsweredPosition,
  ground: Ground,
  dropped: Dropped,
): Position | undefined {
  const evidence = aligned(said.evidence, ground, dropped).slice(0, 3);
  const needsEvidence = said.stance === 'oppose' || said.stance === 'amend';
  const words = plainWords(said.reason, 600);
  const amendsNothing = said.stance === 'amend' && (said.severity === null || said.severity === claim.finding.severity);
  if (said.stance === 'abstain' || words === '' || (needsEvidence && evidence.length === 0)) {
    if (needsEvidence) dropped.positions += 1;
    return undefined;
  }
  const stance = amendsNothing ? 'support' : said.stance;
  const belief = stance === 'oppose' ? 1 - BELIEF[said.sure] : BELIEF[said.sure];
  const made = {
    expert,
    claim: claim.id,
    stance,
    belief: Math.round(belief * 100) / 100,
    reason: { key: OWN_WORDS, values: { words } },
    ...(stance === 'amend' && said.severity !== null && { amendment: { severity: said.severity } }),
    ...(evidence.length > 0 && { evidence }),
  };
  return submittedPosition(Position.parse(made), ground.document);
}
