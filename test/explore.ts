/**
 * How far the tests explore. `npm test` tries a base amount of seeds, draws and documents; `npm run explore` tries many times as
 * many, with the same assertions and bounds.
 */
const TIMES = Number(process.env.EXPLORE || '1');
if (!Number.isSafeInteger(TIMES) || TIMES < 1) throw new Error('EXPLORE must be a whole number of at least 1');

/** The first ones of the cases, or all: what is left to exploring repeats in another way what the first ones show. */
export const exploredCases = <Case>(cases: readonly Case[], base: number): readonly Case[] =>
  TIMES > 1 ? cases : cases.slice(0, base);

/** An amount of seeds, draws or documents, or a time limit for them. */
export const explored = (base: number): number => base * TIMES;
