import type { Decision } from '../../debate/protocol.ts';
import { ABSTAINS, type BallotBox, columnBox, decideBox } from '../../decision/index.ts';
import {
  type Asking,
  asking,
  type BlindAnswer,
  type Competences,
  type Seating,
  type SimulatedItem,
  stream,
} from '../panels/index.ts';
import type { ArmResult } from './record.ts';

/** Times an expert is asked the same again for a vote at equal cost: further answers hardly say anything new. */
const MOST_ASKED = 10;

/** What the controls look at: the same panel, the same blind answers, the same items as the protocols. */
export interface Audience {
  readonly seating: Seating;
  readonly competences: Competences;
  readonly seed: number;
  /** Tokens of one statement. */
  readonly speak: number;
}

/** One expert drawn for each item, alone. */
export function oneExpert(audience: Audience, items: readonly SimulatedItem[], answers: BlindAnswer[][]): ArmResult {
  const panel = audience.seating.experts.length;
  return alone(audience, items, answers, ({ id }) =>
    Math.floor(stream(audience.seed, 'one-expert', id).real() * panel),
  );
}

/** The expert with the best learnt competence in the item's topic, alone; the first of equals. */
export function bestExpert(audience: Audience, items: readonly SimulatedItem[], answers: BlindAnswer[][]): ArmResult {
  return alone(audience, items, answers, ({ topic }) => {
    const known = audience.competences.map((topics) => topics[topic] ?? 0);
    return known.indexOf(Math.max(...known));
  });
}

function alone(
  { speak }: Audience,
  items: readonly SimulatedItem[],
  answers: BlindAnswer[][],
  who: (item: SimulatedItem) => number,
): ArmResult {
  const choices = items.map((item, index) => answers[index]?.[who(item)]?.choice ?? null);
  return result(
    items.map((item, index) => mark(choices[index] ?? null, item)),
    items.length,
    speak,
  );
}

/** Everybody's answer to each item as a vote. */
export function votes(
  { seating, competences }: Audience,
  items: readonly SimulatedItem[],
  answers: readonly (readonly BlindAnswer[])[],
): BallotBox[] {
  const voters = seating.experts.map(({ id }) => id);
  return items.map((item, index) => {
    const { id, topic, candidates } = item;
    const said = answers[index] ?? [];
    return columnBox(id, candidates, {
      voters,
      choices: said.map(({ choice }) => choice ?? ABSTAINS),
      // Weighed by competence alone: what a statement says of itself is the protocols' business.
      confidences: said.map(() => 1),
      competences: said.map((_, expert) => competences[expert]?.[topic] ?? 0.5),
    });
  });
}

/** One vote each (V1). */
export function plainVote(audience: Audience, items: readonly SimulatedItem[], cast: readonly BallotBox[]): ArmResult {
  return decided(audience, items, cast, { rule: 'plurality' });
}

/** The same votes, weighed by the log-odds of the learnt competences (V6). */
export function learntWeights(
  audience: Audience,
  items: readonly SimulatedItem[],
  cast: readonly BallotBox[],
): ArmResult {
  return decided(audience, items, cast, { rule: 'log-odds', accept: 0.5 });
}

function decided(
  { seating, speak }: Audience,
  items: readonly SimulatedItem[],
  cast: readonly BallotBox[],
  decision: Decision,
): ArmResult {
  const marks = items.map((item, index) => {
    const { winner } = decideBox(decision, cast[index] as BallotBox);
    return mark(winner === null ? null : item.candidates.indexOf(winner), item);
  });
  return result(marks, items.length * seating.experts.length, speak);
}

/** The answers to an item, asked as often as need be. */
export type Asked = (item: SimulatedItem) => Asking;

/**
 * The expert with the best learnt competence in the item's topic, asked as often as a protocol makes statements, MOST_ASKED times at
 * most: what it says most often.
 */
export function bestAskedAgain(
  audience: Audience,
  items: readonly SimulatedItem[],
  statements: number,
  asked: Asked,
): ArmResult {
  const times = Math.max(1, Math.min(MOST_ASKED, Math.round(statements / items.length)));
  const marks = items.map((item) => {
    const known = audience.competences.map((topics) => topics[item.topic] ?? 0);
    const best = known.indexOf(Math.max(...known));
    return mark(
      oneAnswer(
        asked(item)
          .one(best, times)
          .map((said) => [said]),
        0,
        times,
        item.candidates.length,
      ).choice,
      item,
    );
  });
  return result(marks, times * items.length, audience.speak);
}

/** The same answers for every protocol whose cost they are bought for: each item's are drawn once, and no more of them than are bought. */
export function askedAgain({ seating, seed }: Audience): Asked {
  const known = new Map<string, Asking>();
  return (item) => {
    const answers = known.get(item.id) ?? asking(seating, item, seed);
    known.set(item.id, answers);
    return answers;
  };
}

/**
 * A plurality over as many blind answers as a protocol's tokens would have bought: everybody once, then everybody again, the
 * last time round in a drawn order until the tokens are spent, nobody more than MOST_ASKED times.
 */
export function equalCostVote(
  { seating, seed, speak }: Audience,
  items: readonly SimulatedItem[],
  tokens: number,
  asked: Asked,
): ArmResult {
  const panel = seating.experts.length;
  const each = Math.min(panel * MOST_ASKED, Math.max(panel, Math.floor(tokens / (speak * items.length))));
  const marks = items.map((item) => {
    const rounds = asked(item).everybody(Math.ceil(each / panel));
    const votes = item.candidates.map(() => 0);
    for (const [round, said] of rounds.entries()) {
      const left = each - round * panel;
      const heard = left >= panel ? said : stream(seed, 'again', item.id).shuffled(said).slice(0, left);
      for (const { choice } of heard) if (choice !== null) votes[choice] = (votes[choice] as number) + 1;
    }
    const top = Math.max(...votes);
    return mark(top === 0 ? null : votes.indexOf(top), item);
  });
  return result(marks, each * items.length, speak);
}

/**
 * Everybody's answers to one item as one answer each, over so many statements in all: everybody is asked once, then again in turn.
 * A voter that is asked more than once gives the answer it gave most often, the earlier of equals, as sure as it was of it on average.
 */
export function pooledAnswers(
  { seating, seed }: Audience,
  item: SimulatedItem,
  statements: number,
  asked: Asked,
): { readonly answers: readonly BlindAnswer[]; readonly statements: number } {
  const panel = seating.experts.length;
  const each = Math.min(panel * MOST_ASKED, Math.max(panel, Math.round(statements)));
  const turn = stream(seed, 'again-alone', item.id).shuffled(Array.from({ length: panel }, (_, member) => member));
  const times = seating.experts.map(() => Math.floor(each / panel));
  for (const member of turn.slice(0, each % panel)) times[member] = (times[member] as number) + 1;
  const rounds = asked(item).everybody(Math.ceil(each / panel));
  return {
    answers: times.map((count, member) => oneAnswer(rounds, member, count, item.candidates.length)),
    statements: each,
  };
}

/** What a member who was asked so many times said most often, the earlier of equals. */
function oneAnswer(
  rounds: readonly (readonly BlindAnswer[])[],
  member: number,
  times: number,
  candidates: number,
): BlindAnswer {
  let first = rounds[0]?.[member] as BlindAnswer;
  if (times === 1) return first;
  let most = 0;
  for (let round = 0; round < times; round++) {
    const answer = rounds[round]?.[member] as BlindAnswer;
    if (answer.choice === null) continue;
    // An answer that was given before counts from its first time on.
    let same = 0;
    for (let later = round; later < times; later++) if (rounds[later]?.[member]?.choice === answer.choice) same++;
    if (same > most) {
      first = answer;
      most = same;
    }
  }
  if (most === 0) return first;
  let belief = 0;
  for (let round = 0; round < times; round++) {
    const { choice, confidence } = (rounds[round] as readonly BlindAnswer[])[member] as BlindAnswer;
    if (choice === first.choice) belief += confidence;
    else belief += choice === null ? 1 / candidates : (1 - confidence) / (candidates - 1);
  }
  return { choice: first.choice, confidence: belief / times };
}

/** How a choice is recorded: right, wrong, or none. */
export function mark(choice: number | null, { truth }: SimulatedItem): string {
  return choice === null ? '-' : choice === truth ? '1' : '0';
}

const result = (marks: readonly string[], statements: number, speak: number): ArmResult => ({
  right: marks.join(''),
  rounds: 0,
  statements,
  tokens: statements * speak,
});
