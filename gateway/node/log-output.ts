/** LogOutput: writes log lines to standard error, and to one listener. */
export class LogOutput {
  readonly #write: (line: string) => unknown;
  #listen: ((line: string) => void) | undefined;

  constructor(write: (line: string) => unknown = (line) => process.stderr.write(line)) {
    this.#write = write;
  }

  readonly write = (line: string): void => {
    this.#write(line);
    this.#listen?.(line);
  };

  /** From now on, until it is undefined. */
  listen(listener: ((line: string) => void) | undefined): void {
    this.#listen = listener;
  }
}
