/**
 * Activity: work with a schema, a time limit and a retry policy, run at least once; its outcome is handled in its actor's
 * transaction. Machines name it and hear how it ended; timeouts, retries and cancellation are the runtime's.
 *
 * How long one may take, and how often it is tried, is with its definition, beside the actor that asks for it:
 * `actors/<actor>/*-activity.ts` (`*-activities.ts` where several share their terms).
 */
import type { SupervisionPolicy } from '../supervision.ts';

/** What a zod schema is to the runtime. */
export interface Schema<Value> {
  parse(value: unknown): Value;
}

export interface Activity<Name extends string = string, Input = unknown, Output = unknown> {
  readonly name: Name;
  readonly input: Schema<Input>;
  /** What a handler returns is checked against it: another value is a terminal failure. */
  readonly output: Schema<Output>;
  /** Milliseconds that one attempt may take; a heartbeat restarts the time. */
  readonly timeoutMs: number;
  /** A failure that is not terminal is tried again as this allows. */
  readonly retry: SupervisionPolicy;
  /** @param id identity, used once in the actor's life */
  request(id: string, input: Input): ActivityRequest;
}

/** An activity that an actor scheduled. */
export interface ActivityRequest {
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
}

type Terms<Input, Output> = Pick<Activity<string, Input, Output>, 'input' | 'output' | 'timeoutMs' | 'retry'>;

/**
 * Defines an activity.
 *
 * @example
 * const fetchRate = activity('fetch-rate', { input: Currency, output: Rate, timeoutMs: 5_000, retry: ONCE });
 */
export function activity<const Name extends string, Input, Output>(
  name: Name,
  terms: Terms<Input, Output>,
): Activity<Name, Input, Output> {
  return { ...terms, name, request: (id, input) => ({ id, name, input }) };
}

/** One attempt. */
export const ONCE: SupervisionPolicy = { intensity: 0, periodMs: 1, pauseMs: 0, longestPauseMs: 0 };

/** What an actor hears of its activity, as the event `<name>.done` or `<name>.failed`. */
export type ActivityOutcome<Of> =
  Of extends Activity<infer Name, infer Input, infer Output>
    ?
        | { readonly type: `${Name}.done`; readonly activity: string; readonly input: Input; readonly output: Output }
        | {
            readonly type: `${Name}.failed`;
            readonly activity: string;
            readonly input: Input;
            readonly error: ActivityError;
          }
    : never;

/** Why an activity failed, after its last attempt. */
export interface ActivityError {
  /** What kind of failure: the handler's word, or the name of what it threw. */
  readonly code: string;
  readonly message: string;
  readonly details?: Readonly<Record<string, string | number | boolean>>;
  /** Trying again cannot help. */
  readonly terminal: boolean;
}

/** What a handler throws to say more than a message. */
export class ActivityFailure extends Error {
  override readonly name: string = 'ActivityFailure';
  readonly code: string;
  readonly details: ActivityError['details'];
  readonly terminal: boolean;

  constructor(message: string, { code, details, terminal = false, cause }: FailureOptions) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.details = details;
    this.terminal = terminal;
  }
}

interface FailureOptions {
  readonly code: string;
  readonly details?: ActivityError['details'];
  readonly terminal?: boolean;
  readonly cause?: unknown;
}

/** What a handler throws when trying again cannot help. */
export class TerminalError extends ActivityFailure {
  override readonly name = 'TerminalError';

  constructor(message: string) {
    super(message, { code: 'terminal', terminal: true });
  }
}

/** A log line's worth, in UTF-16 units: the message is stored, and may be shown to clients. */
const MESSAGE = 500;

export function describeFailure(error: unknown): ActivityError {
  if (error instanceof ActivityFailure) {
    const { code, details, terminal } = error;
    return { code, message: error.message.slice(0, MESSAGE), terminal, ...(details !== undefined && { details }) };
  }
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  return { code: name, message: message.slice(0, MESSAGE), terminal: false };
}

/** Runs the activities of one name. Must be repeatable: after a crash it is called again with the same input. */
export type ActivityHandler = (input: unknown, context: ActivityContext) => Promise<unknown>;

export interface ActivityContext {
  /** Key of the actor. */
  readonly key: string;
  /** Aborted when nobody wants the outcome any more, and when the attempt's time is over. */
  readonly signal: AbortSignal;
  /** 1 for the first attempt since the activity was scheduled or taken up after a crash. */
  readonly attempt: number;
  /** A heartbeat: restarts the attempt's time limit. */
  readonly heartbeat: () => void;
}
