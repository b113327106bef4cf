import type { ReviewClient } from '../clients/typescript/index.ts';
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

export type Action = (client: ReviewClient, given: ClientArguments, io: ClientIo) => Promise<void>;

/** The first word after the command says what to do; without one, the command lists what there is. */
export const choose =
  (actions: Readonly<Record<string, Action>>): Action =>
  async (client, { positionals, options }, io) => {
    const [name = 'list', ...rest] = positionals;
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (action === undefined)
      throw new UsageError(`There is no ${name} here; there are ${Object.keys(actions).join(', ')}.`);
    await action(client, { positionals: rest, options }, io);
  };

/** Not understood; said with the usage. */
export class UsageError extends Error {}

/** The answer, for programs as JSON and for people in words. */
export const say = (io: ClientIo, options: ClientArguments['options'], value: unknown, words: string): void =>
  writeText(io.out, `${options.json === true ? JSON.stringify(value) : words}\n`);

/** The one thing that is named. Throws UsageError. */
export function only({ positionals }: ClientArguments, what: string): string {
  const [id, ...more] = positionals;
  if (id === undefined) throw new UsageError(`Which ${what}?`);
  if (more.length > 0) throw new UsageError(`One ${what} at a time; ${more.join(' ')} is too much.`);
  return id;
}

export const text = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Throws UsageError. */
export function wholeNumber(value: string | boolean | undefined, name: string): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new UsageError(`--${name} must be a whole number from 1.`);
}
