import { Protocol } from '../debate/protocol.ts';
import completeTwoRounds from './complete-two-rounds.json' with { type: 'json' };
import dfQuad from './df-quad.json' with { type: 'json' };
import evidenceDebate from './evidence-debate.json' with { type: 'json' };
import logOddsVote from './log-odds-vote.json' with { type: 'json' };
import pluralityVote from './plurality-vote.json' with { type: 'json' };
import ring from './ring.json' with { type: 'json' };
import sparseContested from './sparse-contested.json' with { type: 'json' };
import sparseDeep from './sparse-deep.json' with { type: 'json' };
import sparseQuick from './sparse-quick.json' with { type: 'json' };
import sparseRobust from './sparse-robust.json' with { type: 'json' };

/** The protocols that ship, the default first. Parsed when loaded: a malformed file stops the program at once. */
export const PROTOCOLS: readonly Protocol[] = [
  sparseQuick,
  sparseContested,
  sparseDeep,
  sparseRobust,
  dfQuad,
  completeTwoRounds,
  ring,
  logOddsVote,
  pluralityVote,
  evidenceDebate,
].map((file) => Protocol.parse(file));

/** Name of the protocol that reports call the second reading. */
export const SECOND_READING = sparseQuick.name;

/** The protocol of a review that names none: hearing others has not been shown to help. The figures it was chosen by:
../lab/findings.md. */
export const DEFAULT_PROTOCOL = PROTOCOLS[0] as Protocol;

/** The protocol of a deep review that names none. */
export const DEFAULT_DEEP_PROTOCOL = Protocol.parse(sparseDeep);

/** The shipped protocol of this name. */
export function protocolNamed(name: string): Protocol | undefined {
  return PROTOCOLS.find((protocol) => protocol.name === name);
}
