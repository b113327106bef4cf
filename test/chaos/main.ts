/** `npm run chaos [-- --reviews N] [--nodes N] [--seed N] [--every-ms N] [--blows N] [--models]`: prints what happened, and fails when anything was lost. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '../../runtime/index.ts';
import { argumentsOf, wholeNumber } from '../arguments.ts';
import { chaos } from './chaos.ts';
import { BLOWS_MS } from './disturbance.ts';
import { tasks } from './documents.ts';

const text = { type: 'string' } as const;
const USAGE = `Usage: npm run chaos -- [--reviews N] [--nodes N] [--seed N] [--every-ms N] [--blows N] [--models]

  --reviews   under way in all (default 200)
  --nodes     that are killed and started again (default 3)
  --seed      of documents and blows (default 1)
  --every-ms  milliseconds between two blows, on average (default ${BLOWS_MS})
  --blows     at most (default as many as there is time for: on a slow machine no node may ever have started)
  --models    with seats of language models, which a stub answers; every third document gives it orders, which it obeys`;
const { values } = argumentsOf({
  usage: USAGE,
  options: { reviews: text, nodes: text, seed: text, 'every-ms': text, blows: text, models: { type: 'boolean' } },
});
const whole = (name: 'reviews' | 'nodes' | 'seed' | 'every-ms' | 'blows', otherwise: number): number =>
  wholeNumber(USAGE, `--${name}`, values[name] ?? String(otherwise));

const beside = fileURLToPath(new URL('../../../shared/data', import.meta.url));
const data = loadConfig().data ?? (existsSync(beside) ? beside : undefined);
const seed = whole('seed', 1);
const documents = tasks(whole('reviews', 200), data, values.models);

process.stdout.write(
  `${documents.length} reviews of ${data === undefined ? 'generated' : 'real'} contracts, seed ${seed}\n`,
);
const report = await chaos({
  seed,
  nodes: whole('nodes', 3),
  tasks: documents,
  everyMs: whole('every-ms', BLOWS_MS),
  ...(values.blows !== undefined && { mostBlows: whole('blows', 0) }),
  models: values.models === true,
  say: (line) => process.stdout.write(`${line}\n`),
});
const { violations, blows, reviews, givenUp, retries, restarts, intrusions, liedTo, seconds } = report;
for (const violation of violations) process.stdout.write(`VIOLATION ${violation}\n`);
process.stdout.write(
  `${blows.length} blows: ${count(blows)}; ${restarts} restarts of processes that found no message server\n`,
);
process.stdout.write(
  `${reviews} reviews, ${retries} tries without an answer, ${intrusions} messages of a stranger, ${liedTo} panels with a liar, ${Math.round(seconds)} s\n`,
);
process.stdout.write(
  `${violations.length} violations${givenUp > 0 ? `; ${givenUp} reviews without a seat that was given up` : ''}\n`,
);
process.exitCode = violations.length === 0 ? 0 : 1;

function count(words: readonly string[]): string {
  const tally = new Map<string, number>();
  for (const word of words) tally.set(word, (tally.get(word) ?? 0) + 1);
  return [...tally].map(([word, times]) => `${word} ${times}`).join(', ');
}
