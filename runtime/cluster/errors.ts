import { RuntimeFault } from '../errors.ts';

/** No node serves that name now, or no answer came in time; the request may still have been received. */
export class PeerAway extends RuntimeFault {
  readonly transient = true;
}

/** The peer heard the question and could not answer it. */
export class PeerRefused extends RuntimeFault {
  readonly transient = true;
}
