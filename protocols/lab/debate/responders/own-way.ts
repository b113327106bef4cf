import type { Responder } from '../../../debate/protocol.ts';
import { ABSTAINS, type Standing } from '../item-history.ts';
import type { Item, PanelAnswer, View } from '../panel.ts';
import type { Manner, Turn } from './manner.ts';

/** The member's own way. */
export function revise<Question extends Item>(): Manner<Question> {
  return { vectors: false, respond: ({ panel, view, chance }) => panel.respond(view, chance) };
}

export function independent<Question extends Item>(): Manner<Question> {
  return { vectors: false, respond: ({ view }) => view.own };
}

/**
 * Takes the answer that at least this share of the statements heard, its own included, gives: Du et al.'s debate without a
 * model. A tie between two such answers keeps its own. Its confidence becomes that share.
 */
export function adopt<Question extends Item>({ share }: Extract<Responder, { kind: 'adopt' }>): Manner<Question> {
  return {
    vectors: false,
    respond: ({ view }) => {
      const { voices, own } = view;
      let [best, top, level, total] = [-1, 0, false, own.choice === null ? 0 : 1];
      for (let candidate = 0; candidate < voices.length; candidate++) {
        const count = (voices[candidate] as number) + (candidate === own.choice ? 1 : 0);
        total += voices[candidate] as number;
        if (count === top) level = true;
        if (count > top) [best, top, level] = [candidate, count, false];
      }
      if (total === 0 || level || top < share * total - 1e-9) return own;
      return { choice: best, confidence: top / total };
    },
  };
}

/** Hears one statement only: the draft, to agree with or to improve. */
export function draft<Question extends Item>(): Manner<Question> {
  return {
    vectors: false,
    respond: (turn) => {
      const drafter = newest(turn);
      return turn.panel.respond(drafter < 0 ? turn.view : only(turn, drafter), turn.chance);
    },
  };
}

/** The statement of the highest round, and in it the surest; the first seat of equals. */
function newest<Question extends Item>({ history, links, read }: Turn<Question>): number {
  let [best, when, sure] = [-1, -1, -1];
  for (const other of links) {
    const round = read(other);
    const { choices, confidences } = history.rounds[round] as Standing;
    if (choices[other] === ABSTAINS) continue;
    if (round > when || (round === when && (confidences[other] as number) > sure)) {
      [best, when, sure] = [other, round, confidences[other] as number];
    }
  }
  return best;
}

function only<Question extends Item>({ history, view, read }: Turn<Question>, other: number): View<Question> {
  const { choices, confidences } = history.rounds[read(other)] as Standing;
  const choice = choices[other] as number;
  const told = view.size > 0 && !Number.isNaN(view.confidences[0] as number);
  view.voices.fill(0);
  view.voices[choice] = 1;
  view.sureness.fill(0);
  if (told) view.sureness[choice] = confidences[other] as number;
  view.choices[0] = choice;
  view.confidences[0] = told ? (confidences[other] as number) : Number.NaN;
  return { ...view, size: Math.min(1, view.size) };
}

/**
 * FREE-MAD's anti-conformity (arXiv 2509.11035): a member changes only for an answer whose holders are on average surer
 * than itself; a number of voices alone moves nobody.
 */
export function antiConformity<Question extends Item>(): Manner<Question> {
  return {
    vectors: false,
    respond: ({ view, panel, chance }) => {
      const { own, voices, sureness } = view;
      const next: PanelAnswer = panel.respond(view, chance);
      if (next.choice === own.choice || next.choice === null || own.choice === null) return next;
      const holders = voices[next.choice] as number;
      const sure = holders === 0 ? 0 : (sureness[next.choice] as number) / holders;
      return sure > own.confidence ? next : own;
    },
  };
}
