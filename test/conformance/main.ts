/** `npm run conformance -- --url URL --key-file FILE`: every row of the interface document against a running service. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadConfig } from '../../runtime/index.ts';
import { argumentsOf } from '../arguments.ts';
import { Target } from './target.ts';
import { walk } from './walk.ts';

const USAGE = `Usage: npm run conformance -- [--url URL] [--key KEY | --key-file FILE] [--patient]

  Without options: the service of this machine, with its demonstration key. Rules that need accounts of their own are tried
  where npm run admin reaches the service, webhooks where CONCLAVE_WEBHOOK_ALLOW_LOOPBACK is on; otherwise they are counted
  as untried. Uses about 30 credits of the account. --patient waits for every retry of a webhook, 36
  minutes; without it the first retry is waited for. Exits 1 when anything differs.
`;

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean' } as const;

async function main(): Promise<number> {
  const options = { url: TEXT, key: TEXT, 'key-file': TEXT, patient: FLAG } as const;
  const { values } = argumentsOf({ usage: USAGE, options });
  const { home, host, port } = loadConfig();
  const key = values.key ?? (await readFile(values['key-file'] ?? join(home, 'demo-key'), 'utf8')).trim();
  const target = new Target(values.url ?? `http://${host}:${port}`, key, { isPatient: values.patient === true });
  const tally = await walk(target, (line) => void process.stdout.write(`${line}\n`));
  return tally.differs > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  process.exitCode = 2;
}
