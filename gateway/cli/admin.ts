/** `npm run admin -- …`: administers the accounts of a running service from the terminal. */
import { writeFile } from 'node:fs/promises';
import { USAGE } from './admin-commands.ts';
import { runAdmin, UsageError } from './admin-run.ts';
import { writeText } from './terminal-text.ts';

try {
  const { text, file } = await runAdmin(process.argv.slice(2));
  if (file === undefined) {
    writeText(process.stdout, text);
  } else {
    await writeFile(file, text, { mode: 0o600 });
    process.stderr.write(`Written to ${file}\n`);
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  writeText(process.stderr, error instanceof UsageError ? `${message}\n\n${USAGE}` : `${message}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
