/**
 * Lets work go on that nobody awaits. A rejection that nobody handles ends the process, so the caller says what
 * becomes of its failure; the linter refuses a promise that is neither awaited nor handed over here.
 */
export function inBackground(work: Promise<unknown>, onError: (error: Error) => void): void {
  work.catch((cause: unknown) => onError(cause instanceof Error ? cause : new Error(String(cause))));
}
