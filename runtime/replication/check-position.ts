import type { LogBounds, LogPosition } from './commit-log.ts';
import { LogReplaced, LogTrimmed } from './errors.ts';

/** Throws LogReplaced or LogTrimmed when the log cannot be followed from the position. */
export function checkPosition({ incarnation, position }: LogPosition, bounds: LogBounds): void {
  if (incarnation !== bounds.incarnation) {
    throw new LogReplaced(`the log is of ${bounds.incarnation}, and the position is of ${incarnation}`);
  }
  if (position > bounds.last) throw new LogReplaced(`the log ends at ${bounds.last}, and the position is ${position}`);
  if (position + 1 < bounds.first) throw new LogTrimmed(position, bounds.first);
}
