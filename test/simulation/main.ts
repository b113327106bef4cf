/** `npm run simulate -- --seeds 2000 [--first-seed N]`: the runtime in a bad world, once for each seed. */
import { parseArgs } from 'node:util';
import { simulate } from './invariants.ts';

const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '200' }, 'first-seed': { type: 'string', default: '1' } },
});
const seeds = Number(values.seeds);
const first = Number(values['first-seed']);
if (!Number.isSafeInteger(seeds) || seeds < 1 || !Number.isSafeInteger(first)) {
  process.stderr.write('Usage: npm run simulate -- --seeds COUNT [--first-seed SEED]\n');
  process.exit(2);
}

let crashes = 0;
let violated = 0;
for (let seed = first; seed < first + seeds; seed++) {
  const outcome = await simulate({ seed });
  crashes += outcome.crashes;
  if (outcome.violations.length > 0) {
    violated += 1;
    process.stdout.write(`seed ${seed} (${outcome.crashes} crashes):\n  ${outcome.violations.join('\n  ')}\n`);
  }
  if (process.stderr.isTTY)
    process.stderr.write(`\r${seed - first + 1} of ${seeds} seeds, ${violated} with violations`);
}
process.stdout.write(`\n${seeds} seeds from ${first}, ${crashes} crashes, ${violated} with violations\n`);
process.exit(violated === 0 ? 0 : 1);
