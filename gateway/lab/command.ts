import type { Clock } from '../../runtime/index.ts';

/** What a sub-command of the lab is given: it opens no terminal, clock or environment itself. */
export interface LabIo {
  /** Results, for people and pipes. */
  print(text: string): void;
  /** Progress and notes, beside the results. */
  note(text: string): void;
  /** Whether notes go to a terminal, where a line can be drawn over; default no. */
  readonly terminal?: boolean;
  readonly clock: Clock;
  /** Directory of the measuring data, where there is one. */
  readonly data: string | undefined;
  /** Directory of the service's store. */
  readonly home: string;
}

/** One sub-command of `npm run lab`. */
export interface LabCommand {
  readonly name: string;
  /** One line for each form of the command, without `npm run lab --`. */
  readonly usage: string;
  /** Exit code: 0 done, 1 the answer is no. Throws UsageError for arguments it does not know. */
  run(args: readonly string[], io: LabIo): Promise<number> | number;
}

/** The command line makes no sense; the usage is shown with it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
