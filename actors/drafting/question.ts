import type { Phrase } from '../../protocols/index.ts';
import type { SettledClaim } from './settled-claim.ts';

/** From this belief on a sentence is so plainly grievous that words about the same matter elsewhere do not make it a question. */
const PLAIN = 0.9;

/**
 * What remains of a claim of absence when the verifier quotes a passage that answers it, or may: a question to the reader,
 * with the passage beside it. A client's playbook and outside experts are not held to it, nor is a plainly grievous term.
 */
export function questionOf({ claim, verdict, positions, advice }: SettledClaim): Phrase | undefined {
  if (advice !== undefined || claim.finding.words !== undefined || verdict.outcome === 'rejected') return undefined;
  if (claim.finding.rule.startsWith('grievous-') && claim.finding.belief >= PLAIN) return undefined;
  return positions.find(
    ({ expert, stance, reason }) => expert === 'verifier' && stance === 'oppose' && QUESTIONED.has(reason.key),
  )?.reason;
}

/** Reasons of the verifier that quote a passage on the very matter. */
const QUESTIONED: ReadonlySet<string> = new Set(['verifier.may-answer', 'verifier.elsewhere', 'verifier.beside']);
