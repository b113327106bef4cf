import { RuntimeFault } from '../errors.ts';

/** The log does not have the entries after a position any more: who needs them copies from a peer. */
export class LogTrimmed extends RuntimeFault {
  readonly transient = false;

  constructor(after: number, first: number) {
    super(`the log begins at ${first}, and what comes after ${after} is wanted`);
  }
}

/** The server has lost the log, or its end: this is another log under the same name, and old positions mean nothing in it. */
export class LogReplaced extends RuntimeFault {
  readonly transient = false;
}

/** Nobody serves that name now, or no answer came in time; whether the question was heard is not known. */
export class PeerAway extends RuntimeFault {
  readonly transient = true;
}

/** The peer heard the question and could not answer it. */
export class PeerRefused extends RuntimeFault {
  readonly transient = true;
}
