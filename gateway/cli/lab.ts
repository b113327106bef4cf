/** `npm run lab -- COMMAND`: the debate laboratory from the terminal. */
import { InvalidConfig, loadConfig, systemClock } from '../../runtime/index.ts';
import { allCommands, commandNamed, type LabIo, UsageError } from '../lab/index.ts';

const usageOf = (usage: string): string =>
  `Usage: ${usage.replaceAll(/^/gm, 'npm run lab -- ').replaceAll('\n', '\n       ')}\n`;

const allUsages = async (): Promise<string> => usageOf((await allCommands()).map(({ usage }) => usage).join('\n'));

/** The exit code: 0 done, 1 no or failed, 2 not understood. */
async function main([name, ...args]: readonly string[]): Promise<number> {
  const command = name === undefined ? undefined : await commandNamed(name);
  if (name === '--help' || args.includes('--help')) {
    process.stdout.write(command === undefined ? await allUsages() : usageOf(command.usage));
    return 0;
  }
  if (command === undefined) {
    const usage = await allUsages();
    process.stderr.write(name === undefined ? usage : `There is no command of the name ${name}.\n\n${usage}`);
    return 2;
  }
  try {
    return await command.run(args, io());
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof UsageError) process.stderr.write(`${message}\n\n${usageOf(command.usage)}`);
    else process.stderr.write(`${message}\n`);
    return error instanceof UsageError || error instanceof InvalidConfig ? 2 : 1;
  }
}

function io(): LabIo {
  const { home, data } = loadConfig();
  return {
    print: (text) => {
      process.stdout.write(text);
    },
    note: (text) => {
      process.stderr.write(text);
    },
    terminal: process.stderr.isTTY,
    clock: systemClock,
    data,
    home,
  };
}

// A reader that stops early (`| head`) closes the pipe; that is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await main(process.argv.slice(2));
