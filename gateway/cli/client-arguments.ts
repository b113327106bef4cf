import type { progressBar } from './progress-bar.ts';
import { writeText } from './terminal-text.ts';

/** What a command was given. */
export interface ClientArguments {
  readonly positionals: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

export interface ClientIo {
  readonly out: { write(text: string): unknown };
  readonly progress: Parameters<typeof progressBar>[0];
}

/** Not understood; said with the usage. */
export class UsageError extends Error {}

/** The answer, for programs as JSON and for people in words. */
export const say = (io: ClientIo, options: ClientArguments['options'], value: unknown, words: string): void =>
  writeText(io.out, `${options.json === true ? JSON.stringify(value) : words}\n`);

export const text = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Throws UsageError. */
export function wholeNumber(value: string | boolean | undefined, name: string): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new UsageError(`--${name} must be a whole number from 1.`);
}
