import type { Target } from './target.ts';

/** ok: as the interface says. differs: not so. untried: something is needed that was not there; `seen` says what. */
export interface Outcome {
  readonly result: 'ok' | 'differs' | 'untried';
  readonly seen: string;
}

/** One row of a table of the interface document, or one of its numbered rules that can be seen from outside. */
export interface Rule {
  readonly text: string;
  readonly check: (target: Target) => Promise<Outcome>;
}

/** The rows of one table. */
export interface Table {
  readonly title: string;
  readonly rules: readonly Rule[];
}

export const held = (isHeld: boolean, seen: string): Outcome => ({ result: isHeld ? 'ok' : 'differs', seen });

export const untried = (why: string): Outcome => ({ result: 'untried', seen: why });

export const rule = (text: string, check: Rule['check']): Rule => ({ text, check });
