import type { Phrase } from '../../protocols/index.ts';
import type { SettledClaim } from './settled-claim.ts';

/**
 * What remains of a claim of absence when the verifier quotes a passage that answers it, or may: a question to the reader,
 * with the passage beside it. A client's playbook and outside experts are not held to it.
 */
export function questionOf({ claim, verdict, positions, advice }: SettledClaim): Phrase | undefined {
  if (advice !== undefined || claim.finding.words !== undefined || verdict.outcome === 'rejected') return undefined;
  return positions.find(
    ({ expert, stance, reason }) => expert === 'verifier' && stance === 'oppose' && QUESTIONED.has(reason.key),
  )?.reason;
}

/** Reasons of the verifier that quote a passage on the very matter. */
const QUESTIONED: ReadonlySet<string> = new Set(['verifier.may-answer', 'verifier.elsewhere', 'verifier.beside']);
