import type { LogBounds, LogPosition } from './commit-log.ts';
import { LogReplaced, LogTrimmed } from './errors.ts';

/** Throws LogReplaced or LogTrimmed when what comes after the place cannot be had. */
export function checkPosition({ incarnation, position }: LogPosition, bounds: LogBounds): void {
  if (incarnation !== bounds.incarnation) {
    throw new LogReplaced(`the log is of ${bounds.incarnation}, and the place of one of ${incarnation}`);
  }
  if (position > bounds.last) throw new LogReplaced(`the log ends at ${bounds.last}, and the place is ${position}`);
  if (position + 1 < bounds.first) throw new LogTrimmed(position, bounds.first);
}
