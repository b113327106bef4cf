/**
 * What the experts of a recorded review do when something is put to them that was not said: probes for the metrics that a
 * record alone cannot give. The embedded experts say the same for the same, so both are exact; experts who run elsewhere are
 * left out, since they cannot be asked.
 */
import { ballotOf, type Call, type Claim, type Position } from '../../protocols/index.ts';
import type { ConfederateTrial, Reasked } from '../../protocols/metrics/index.ts';
import { answer } from '../expert-jobs/index.ts';
import { expertById } from '../experts/index.ts';
import type { ParsedDocument } from '../reading/index.ts';
import { currentPositions, type ReviewContext, type SpeakOnCall } from '../review/index.ts';
import { redebate, retrace } from './redebate.ts';

/** Never in doubt, short of what no log-odds can hold. */
const SURE = 0.99;

const choiceOf = (position: Position): string | null => ballotOf(position, 0.5).choice;

/**
 * Every time an expert who had a view was asked again in the debate: what it heard, what it answered, and what it answers
 * when all it is given is what was said of other claims.
 */
export function reasked(context: ReviewContext, document: ParsedDocument): Reasked[] {
  const views = new Map<string, string | null>();
  const key = (expert: string, claim: string): string => `${expert} ${claim}`;
  for (const { id, raised_by } of context.claims)
    for (const { expert } of raised_by) views.set(key(expert, id), 'accept');
  const said = context.positions.flat();
  const occasions: Reasked[] = [];
  retrace(context, (one, positions) => {
    for (const claim of one.claims) {
      const position = positions.find((taken) => taken.claim === claim.id);
      const own = views.get(key(one.expert, claim.id)) ?? null;
      const next = position === undefined ? null : choiceOf(position);
      views.set(key(one.expert, claim.id), next);
      const expert = expertById(one.expert);
      if (own === null || expert === undefined) continue;
      const [again] = answer(expert, document, {
        ...one,
        claims: [claim],
        heard: said.filter((other) => other.claim !== claim.id),
      });
      occasions.push({ own, next, heard: voices(one, claim), again: again === undefined ? null : choiceOf(again) });
    }
  });
  return occasions;
}

/** How many others the expert heard for each answer. */
function voices({ expert, heard }: Call, claim: Claim): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const position of heard) {
    const choice = position.claim === claim.id && position.expert !== expert ? choiceOf(position) : null;
    if (choice !== null) counts[choice] = (counts[choice] ?? 0) + 1;
  }
  return counts;
}

/**
 * The debate held once more for each expert who spoke in it, this one saying the opposite of the verdict, sure of it, in every
 * round: a trial for every claim on which it was heard and something had been decided. Claims it raised itself are left out:
 * an expert that takes back its own finding needs to convince nobody.
 */
export function confederates(context: ReviewContext, document: ParsedDocument): ConfederateTrial[] {
  const speakers = [...new Set(context.positions.flat().map(({ expert }) => expert))].toSorted();
  return speakers.flatMap((liar) => {
    const { review } = redebate(context, document, context.submit.options.protocol, lying(context, liar));
    const lied = new Set(review.positions.flat().flatMap(({ expert, claim }) => (expert === liar ? [claim] : [])));
    return context.claims
      .filter(({ id, raised_by }) => lied.has(id) && !raised_by.some(({ expert }) => expert === liar))
      .filter(({ id }) => lieOn(context, id) !== null)
      .map((claim) => trial(context, review, claim, liar))
      .filter(({ honest }) => honest.length > 0);
  });
}

/** The wrong answer to a claim, going by its verdict; null where none was reached. */
function lieOn({ verdicts }: ReviewContext, claim: string): 'accept' | 'reject' | null {
  const outcome = verdicts.find((verdict) => verdict.claim === claim)?.outcome;
  if (outcome === 'accepted') return 'reject';
  return outcome === 'rejected' ? 'accept' : null;
}

function lying(context: ReviewContext, liar: string): SpeakOnCall {
  return ({ expert, claims }) => {
    if (expert !== liar) return undefined;
    return claims.flatMap(({ id }): Position[] => {
      const lie = lieOn(context, id);
      if (lie === null) return [];
      const reason = { key: 'debate.undisclosed', values: {} };
      const stand =
        lie === 'accept'
          ? ({ stance: 'support', belief: SURE } as const)
          : ({ stance: 'oppose', belief: 1 - SURE } as const);
      return [{ expert, claim: id, ...stand, reason }];
    });
  };
}

function trial(recorded: ReviewContext, exposed: ReviewContext, claim: Claim, liar: string): ConfederateTrial {
  const [before, after] = [recorded, exposed].map((review) => {
    const positions = currentPositions(review, claim).filter(({ expert }) => expert !== liar);
    return new Map(positions.map((position) => [position.expert, choiceOf(position)]));
  }) as [Map<string, string | null>, Map<string, string | null>];
  const others = [...before.keys()].toSorted();
  const decided = ({ verdicts }: ReviewContext): string | null => {
    const outcome = verdicts.find((verdict) => verdict.claim === claim.id)?.outcome;
    return outcome === 'accepted' ? 'accept' : outcome === 'rejected' ? 'reject' : null;
  };
  return {
    lie: lieOn(recorded, claim.id) as string,
    honest: others.map((expert) => before.get(expert) ?? null),
    exposed: others.map((expert) => after.get(expert) ?? null),
    decided: { honest: decided(recorded), exposed: decided(exposed) },
  };
}
