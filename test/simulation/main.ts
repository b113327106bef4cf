/** `npm run simulate -- --seeds 2000 [--first-seed N] [--nodes N] [--models]`: the runtime in a bad world, once for each seed. */

import { argumentsOf, wholeNumber } from '../arguments.ts';
import { simulate } from './invariants.ts';

const USAGE = `Usage: npm run simulate -- [--seeds N] [--first-seed N] [--nodes N] [--models]

  --seeds       worlds, one each (default 200)
  --first-seed  of them (default 1)
  --nodes       of every world (default one, two or three, by the seed)
  --models      with language models on the panel`;
const { values } = argumentsOf({
  usage: USAGE,
  options: {
    seeds: { type: 'string', default: '200' },
    'first-seed': { type: 'string', default: '1' },
    nodes: { type: 'string' },
    models: { type: 'boolean', default: false },
  },
});
const seeds = wholeNumber(USAGE, '--seeds', values.seeds);
const first = wholeNumber(USAGE, '--first-seed', values['first-seed'], 0);
const size = values.nodes === undefined ? {} : { nodes: wholeNumber(USAGE, '--nodes', values.nodes) };

const sum = { crash: 0, freeze: 0, cut: 0, leave: 0, join: 0, purge: 0, stranger: 0 };
const paid = { charged: 0, answered: 0, lost: 0, refused: 0 };
const worlds = [0, 0, 0];
let violated = 0;
for (let seed = first; seed < first + seeds; seed++) {
  const { nodes, troubles, violations, calls } = await simulate({ seed, models: values.models, ...size });
  for (const kind of Object.keys(paid) as (keyof typeof paid)[]) paid[kind] += calls[kind];
  worlds[nodes - 1] = (worlds[nodes - 1] ?? 0) + 1;
  for (const kind of Object.keys(sum) as (keyof typeof sum)[]) sum[kind] += troubles[kind];
  if (violations.length > 0) {
    violated += 1;
    process.stdout.write(`seed ${seed} (nodes: ${nodes}, ${tell(troubles)}):\n  ${violations.join('\n  ')}\n`);
  }
  if (process.stderr.isTTY)
    process.stderr.write(`\r${seed - first + 1} of ${seeds} seeds, ${violated} with violations`);
}
process.stdout.write(
  `\n${seeds} seeds from ${first}, ${violated} with violations: ` +
    `worlds of one node ${worlds[0]}, two ${worlds[1]}, three ${worlds[2]}; ${tell(sum)}\n` +
    (values.models
      ? `calls of language models: ${paid.charged} charged, ${paid.answered} answered, ${paid.lost} lost, ${paid.refused} refused\n`
      : ''),
);
process.exit(violated === 0 ? 0 : 1);

function tell({ crash, freeze, cut, leave, join, purge, stranger }: typeof sum): string {
  return `${crash} crashes, ${freeze} pauses, ${cut} cuts, ${leave} departures, ${join} arrivals, ${purge} purged journals, ${stranger} intrusions`;
}
