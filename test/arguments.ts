import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

interface Form<Given extends Options> {
  /** Lines that say how the script is called and what each option does. */
  readonly usage: string;
  readonly options?: Given;
  /** Whether names may follow the options. */
  readonly allowPositionals?: boolean;
}

/** What the script was called with. Ends the process: with 0 and the usage for --help, with 2 for what is no such call. */
export function argumentsOf<const Given extends Options>({ usage, options, allowPositionals = false }: Form<Given>) {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${usage.trim()}\n`);
    process.exit(0);
  }
  try {
    const { values, positionals } = parseArgs({ args, options: options ?? ({} as Given), allowPositionals });
    const names: readonly string[] = positionals;
    return { values, positionals: names };
  } catch (error) {
    return misused(usage, error instanceof Error ? error.message : String(error));
  }
}

/** Says what is wrong with the call, and how it is made. */
export function misused(usage: string, why: string): never {
  process.stderr.write(`${why}\n${usage.trim()}\n`);
  process.exit(2);
}

/** A whole number of at least `least`. */
export function wholeNumber(usage: string, name: string, given: string, least = 1): number {
  const value = Number(given);
  return Number.isSafeInteger(value) && value >= least
    ? value
    : misused(usage, `${name} must be a whole number of at least ${least}`);
}
