import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Redebate } from '../../../actors/replay/index.ts';
import type { ReviewContext } from '../../../actors/review/index.ts';
import { resolveProtocol } from '../../../protocols/compiler/index.ts';
import { OUTCOMES, type Protocol } from '../../../protocols/index.ts';
import { UsageError } from '../command.ts';
import { quoted } from '../endings.ts';
import { table } from '../table.ts';

/** The shipped protocol of this name, or the one in the file; one that a review cannot hold is refused with the reason. */
export async function protocolOf(wanted: string, panelSize: number): Promise<Protocol> {
  const input: unknown = existsSync(wanted) ? JSON.parse(await readFile(wanted, 'utf8')) : wanted;
  const resolved = resolveProtocol(input, panelSize);
  if ('protocol' in resolved) return resolved.protocol;
  throw new UsageError(resolved.error);
}

export const counted = (outcomes: readonly string[]): string =>
  OUTCOMES.map((outcome) => `${outcomes.filter((one) => one === outcome).length} ${outcome}`).join(', ');

export const outcomesOf = ({ verdicts }: Pick<ReviewContext, 'verdicts'>) => verdicts.map(({ outcome }) => outcome);

/** Head of the verdicts that another protocol would change. */
const CHANGED = ['claim', 'raised by rule', 'was', 'would be', 'belief'];

/** What another protocol made of a recorded review: for the terminal, and as comma-separated values. */
export function otherOutcome(
  record: ReviewContext,
  { review, reused, recomputed, unanswered }: Redebate,
  how: string,
): { readonly text: string; readonly csv: string } {
  const all = reused + recomputed;
  const share = all === 0 ? 1 : reused / all;
  const changed = review.verdicts.flatMap((verdict, index) => {
    const was = record.verdicts[index];
    const { finding } = record.claims[index] as ReviewContext['claims'][number];
    return was === undefined || was.outcome === verdict.outcome
      ? []
      : [[verdict.claim, finding.rule, was.outcome, verdict.outcome, verdict.tally.belief.toFixed(2)]];
  });
  const text =
    `${how}: rounds of debate: ${review.positions.length}, ended by ${review.stop_reason}\n` +
    `statements: ${all}, of them ${reused} reused (${(100 * share).toFixed(1)} %) and ${recomputed} worked out again by the embedded experts\n` +
    (unanswered > 0 ? `experts elsewhere who could not be asked again, and are left out: ${unanswered}\n` : '') +
    `verdicts: ${counted(outcomesOf(review))}\n` +
    (changed.length === 0 ? '\nNo verdict changes.\n' : `\n${table([CHANGED, ...changed])}`);
  return { text, csv: [CHANGED, ...changed].map((row) => `${row.map(quoted).join()}\n`).join('') };
}
