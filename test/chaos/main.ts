/** `npm run chaos [-- --reviews N] [--nodes N] [--seed N] [--every-ms N] [--models]`: prints what happened, and fails when anything was lost. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadConfig } from '../../runtime/index.ts';
import { chaos } from './chaos.ts';
import { BLOWS_MS } from './disturbance.ts';
import { tasks } from './documents.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: { reviews: text, nodes: text, seed: text, 'every-ms': text, models: { type: 'boolean' } },
});

function whole(name: 'reviews' | 'nodes' | 'seed' | 'every-ms', otherwise: number): number {
  const value = Number(values[name] ?? otherwise);
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`--${name} must be a whole number of at least 1`);
  return value;
}

const beside = fileURLToPath(new URL('../../../shared/data', import.meta.url));
const data = loadConfig().data ?? (existsSync(beside) ? beside : undefined);
const seed = whole('seed', 1);
const documents = tasks(whole('reviews', 200), data);

process.stdout.write(
  `${documents.length} reviews of ${data === undefined ? 'generated' : 'real'} contracts, seed ${seed}\n`,
);
const report = await chaos({
  seed,
  nodes: whole('nodes', 3),
  tasks: documents,
  everyMs: whole('every-ms', BLOWS_MS),
  models: values.models === true,
  say: (line) => process.stdout.write(`${line}\n`),
});
const { violations, blows, reviews, retries, intrusions, seconds } = report;
for (const violation of violations) process.stdout.write(`VIOLATION ${violation}\n`);
process.stdout.write(`${blows.length} blows: ${count(blows)}\n`);
process.stdout.write(
  `${reviews} reviews, ${retries} tries without an answer, ${intrusions} messages of a stranger, ${Math.round(seconds)} s\n`,
);
process.stdout.write(`${violations.length} violations\n`);
process.exitCode = violations.length === 0 ? 0 : 1;

function count(words: readonly string[]): string {
  const tally = new Map<string, number>();
  for (const word of words) tally.set(word, (tally.get(word) ?? 0) + 1);
  return [...tally].map(([word, times]) => `${word} ${times}`).join(', ');
}
