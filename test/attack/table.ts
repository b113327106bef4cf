/** The table that `npm run attack` prints: a row for each way. */
import { percentile } from '../bench/table.ts';
import type { Attack } from './attack.ts';
import { type Noticed, slowerThan, slowest, timesOf, together } from './noticed.ts';
import type { Used } from './processor-time.ts';

/** What another account noticed, and what the service computed meanwhile, in per cent of a processor. */
export interface Computed {
  readonly noticed: Noticed;
  readonly share: Used;
}

export interface Turn {
  readonly rest: Computed;
  readonly noticed: Computed;
  readonly met: string;
}

export interface Row {
  readonly attack: Attack;
  readonly rest: Noticed;
  readonly noticed: Noticed;
  readonly computed: readonly [rest: Used, attacked: Used];
  readonly met: string;
  readonly before: number;
  readonly after: number;
}

interface Measured extends Pick<Row, 'attack' | 'before' | 'after'> {
  readonly turns: readonly Turn[];
}

export const rowOf = ({ turns, ...measured }: Measured): Row => ({
  ...measured,
  rest: together(turns.map(({ rest }) => rest.noticed)),
  noticed: together(turns.map(({ noticed }) => noticed.noticed)),
  computed: [mean(turns.map(({ rest }) => rest.share)), mean(turns.map(({ noticed }) => noticed.share))],
  met: turns.map(({ met }) => met).join('; '),
});

function mean(all: readonly Used[]): Used {
  const of = (name: keyof Used): number => Math.round(all.reduce((sum, each) => sum + each[name], 0) / all.length);
  return { loops: of('loops'), waited: of('waited'), server: of('server') };
}

/** What a review may take under attack, as a multiple of the same at rest. */
export const AIM = 3;

const HEADS = [
  'attack',
  'p99 ms at rest, of texts and files',
  'reviews of another account',
  'p50 ms',
  'p99 ms',
  'p99 ms, files',
  'p50 to rest',
  'p99 to rest',
  'files',
  'reviews above three times',
  'refused',
  'event loops % of a processor at rest, attacked',
  'they wait for one %',
  'message server %',
  'MB before, after',
  'times',
  'the attacker met',
];

export const HEAD = `| ${HEADS.join(' | ')} |\n|${'---|'.repeat(HEADS.length)}`;

export function printed({ attack, rest, noticed, computed, met, before, after }: Row): string {
  const { ms, ofFiles, refused } = noticed;
  const atRest = `${slowest(rest.ms).toFixed(0)}, ${slowest(rest.ofFiles).toFixed(0)}`;
  const times = [percentile(ms, 50), slowest(ms), slowest(ofFiles)].map((each) => each.toFixed(0));
  const ratios = [percentile(ms, 50) / percentile(rest.ms, 50), ...timesOf(noticed, rest)].map((each) =>
    each.toFixed(1),
  );
  const used = (['loops', 'waited', 'server'] as const).map((what) => computed.map((each) => each[what]).join(', '));
  const memory = `${before.toFixed(0)}, ${after.toFixed(0)}`;
  const cells = [
    attack.name,
    atRest,
    ms.length + ofFiles.length,
    ...times,
    ...ratios,
    slowerThan(AIM, noticed, rest),
    refused,
    ...used,
    memory,
  ];
  return `| ${[...cells, (after / before).toFixed(2), met].join(' | ')} |`;
}
