import { RuntimeFault } from '../errors.ts';

/** The log no longer has the entries after a position: a node that needs them copies the data from a peer. */
export class LogTrimmed extends RuntimeFault {
  readonly transient = false;

  constructor(after: number, first: number) {
    super(`the log begins at ${first}, and what comes after ${after} is wanted`);
  }
}

/** The server lost the log or its end: another log has its name, and positions in the old one mean nothing. */
export class LogReplaced extends RuntimeFault {
  readonly transient = false;
}
