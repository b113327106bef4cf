import { RuntimeFault } from '../errors.ts';

/** Nobody serves that name now, or no answer came in time; whether the question was heard is not known. */
export class PeerAway extends RuntimeFault {
  readonly transient = true;
}

/** The peer heard the question and could not answer it. */
export class PeerRefused extends RuntimeFault {
  readonly transient = true;
}
