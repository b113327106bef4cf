import type { Clock } from './time/clock.ts';

/**
 * Log: what the service says to its operator, one JSON object a line. A field is a number, a short text or a flag: texts
 * are cut, so that a document or a body that slips in does not end up in the log whole.
 */
export interface Logger {
  debug(event: string, fields?: Fields): void;
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
  /** A log that adds these fields to every line. */
  child(fields: Fields): Logger;
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

/** An Error becomes its name, message and cause. */
export type Fields = Readonly<Record<string, string | number | boolean | null | undefined | Error>>;

const RANK: Record<LogLevel, number> = { debug: 0, info: 1, warn: 2, error: 3 };

/** A line stays readable in a terminal, and no paragraph of a document fits. */
const MAX_TEXT = 300;

export interface LoggerOptions {
  readonly clock: Clock;
  /** Quieter levels are not written. */
  readonly level?: LogLevel;
  /** Takes one line with its line end; standard error unless told otherwise. */
  readonly write?: (line: string) => void;
}

/** A log that writes `{"time","level","event",…fields}` lines. */
export function createLogger(options: LoggerOptions): Logger {
  const write = options.write ?? ((line: string) => process.stderr.write(line));
  return new LineLogger(options.clock, RANK[options.level ?? 'info'], write, {});
}

/** A log that says nothing. */
export const silentLogger: Logger = {
  debug() {},
  info() {},
  warn() {},
  error() {},
  child: () => silentLogger,
};

class LineLogger implements Logger {
  readonly #clock: Clock;
  readonly #threshold: number;
  readonly #write: (line: string) => void;
  readonly #fields: Fields;

  constructor(clock: Clock, threshold: number, write: (line: string) => void, fields: Fields) {
    this.#clock = clock;
    this.#threshold = threshold;
    this.#write = write;
    this.#fields = fields;
  }

  debug(event: string, fields?: Fields): void {
    this.#line('debug', event, fields);
  }

  info(event: string, fields?: Fields): void {
    this.#line('info', event, fields);
  }

  warn(event: string, fields?: Fields): void {
    this.#line('warn', event, fields);
  }

  error(event: string, fields?: Fields): void {
    this.#line('error', event, fields);
  }

  child(fields: Fields): Logger {
    return new LineLogger(this.#clock, this.#threshold, this.#write, { ...this.#fields, ...fields });
  }

  #line(level: LogLevel, event: string, fields: Fields = {}): void {
    if (RANK[level] < this.#threshold) return;
    const out: Record<string, unknown> = { time: new Date(this.#clock.now()).toISOString(), level, event };
    for (const [name, value] of Object.entries({ ...this.#fields, ...fields })) {
      // A field cannot pass itself off as the line's own time or level.
      out[name in out ? `${name}_` : name] =
        value instanceof Error ? describe(value) : typeof value === 'string' ? cut(value) : value;
    }
    this.#write(`${JSON.stringify(out)}\n`);
  }
}

function describe(error: Error): string {
  const causes: string[] = [];
  // Five causes deep: a cycle of causes must not hang the log.
  for (let at: unknown = error; at instanceof Error && causes.length < 5; at = at.cause)
    causes.push(`${at.name}: ${at.message}`);
  return cut(causes.join(' <- '));
}

function cut(text: string): string {
  return text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT)}… (${text.length} characters)`;
}
