import * as Cause from 'effect/Cause';
import * as Exit from 'effect/Exit';

/** What an operator can do about an error of the system, by its code. */
const ADVICE: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is taken by another program; set PORT or CONCLAVE_ADMIN_PORT to a free one',
  EACCES: 'this user may not do that',
  ENOSPC: 'the disk is full',
};

/** The reason of a failure in words: an error that says nothing itself has a cause that does. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  const advice = code === undefined ? undefined : ADVICE[code];
  if (error.message !== '') return advice === undefined ? error.message : `${error.message}: ${advice}`;
  return error.cause === undefined ? error.name : reasonOf(error.cause);
}

/**
 * How a program ends: 0 when it is done or was asked to stop in an orderly way (SIGTERM and SIGINT interrupt), otherwise
 * 1, with one sentence on standard error that begins as given.
 */
export const exitReporter =
  (beginning: string) =>
  (exit: Exit.Exit<unknown, unknown>, onExit: (code: number) => void): void => {
    const orderly = Exit.isSuccess(exit) || Cause.hasInterruptsOnly(exit.cause);
    if (!orderly) process.stderr.write(`${beginning}: ${reasonOf(Cause.squash(exit.cause))}\n`);
    onExit(orderly ? 0 : 1);
  };
