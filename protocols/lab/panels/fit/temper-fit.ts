import { nextChoice, type Temper } from '../response.ts';
import type { Sheet } from './answer-sheet.ts';
import { peakOfMany } from './maximum.ts';

/** A fitted way of reconsidering. */
export interface FittedTemper extends Temper {
  /** Answers given after hearing others, from which this is fitted. */
  readonly answers: number;
  /** Those nobody had held in the round before; the model knows no new ideas. */
  readonly unheard: number;
  /** Natural logarithm of the likelihood. */
  readonly logLikelihood: number;
}

/** What an answer the model cannot give counts for. */
const FLOOR = 1e-6;

interface Move {
  readonly voices: readonly number[];
  readonly own: number;
  readonly truth: number;
  readonly next: number;
  times: number;
}

/**
 * Stubbornness, conformity and truth pull that make the recorded changes of mind likeliest, everybody having heard everybody
 * (see nextChoice). null when there is but one round.
 */
export function fitTemper(sheets: readonly Sheet[]): FittedTemper | null {
  const moves = movesOf(sheets);
  const answers = moves.reduce((sum, { times }) => sum + times, 0);
  if (answers === 0) return null;
  const temper = ([stubbornness = 0, conformity = 0, pull = 0]: readonly number[]): Temper => ({
    stubbornness,
    conformity: Math.exp(conformity),
    truth_pull: Math.exp(pull),
  });
  const likelihood = (point: readonly number[]): number => logLikelihood(moves, temper(point));
  const ranges = [
    [0, 1],
    [Math.log(0.05), Math.log(10)],
    [Math.log(0.05), Math.log(20)],
  ] as const;
  const best = peakOfMany(likelihood, [0.5, 0, 0], ranges);
  return {
    ...temper(best),
    answers,
    unheard: moves.reduce((sum, { voices, next, times }) => sum + (voices[next] === 0 ? times : 0), 0),
    logLikelihood: likelihood(best),
  };
}

function logLikelihood(moves: readonly Move[], temper: Temper): number {
  let log = 0;
  for (const { voices, own, truth, next, times } of moves) {
    log += times * Math.log(Math.max(FLOOR, nextChoice(temper, voices, own, truth)[next] as number));
  }
  return log;
}

/** Equal moves are counted, not listed: a panel of 75 has few kinds of move in a round. */
function movesOf(sheets: readonly Sheet[]): Move[] {
  const moves = new Map<string, Move>();
  for (const { rounds, truth, candidates } of sheets) {
    for (const [round, after] of rounds.entries()) {
      const before = rounds[round - 1];
      if (before === undefined) continue;
      const voices = voicesOf(before, candidates);
      for (const [agent, next] of after.entries()) {
        const own = before[agent] ?? null;
        if (own === null || next === null) continue;
        const key = `${voices.join()}:${own}:${truth}:${next}`;
        const move = moves.get(key) ?? { voices, own, truth, next, times: 0 };
        move.times++;
        moves.set(key, move);
      }
    }
  }
  return [...moves.values()];
}

/** How many hold each candidate. */
export function voicesOf(choices: readonly (number | null)[], candidates: number): number[] {
  const voices = Array.from({ length: candidates }, () => 0);
  for (const choice of choices) if (choice !== null) voices[choice] = (voices[choice] as number) + 1;
  return voices;
}
