import { PROTOCOLS, type Protocol, protocolNamed, type ReviewResult } from '../../protocols/index.ts';
import type { Examined } from './panel-review.ts';
import { settled } from './panel-review.ts';
import type { Figure } from './report.ts';
import { f1Of, pairedInterval, pooled, type Tally } from './tally.ts';

/** Ways to settle the same findings, by name. */
export type Settled = Readonly<Record<(typeof WAYS)[number], ReviewResult>>;

const WAYS = ['raised', 'plurality', 'log-odds', 'debate'] as const;

/** A vote that any raiser wins: everything that somebody found is reported. */
const named = (name: string): Protocol => {
  const protocol = protocolNamed(name);
  if (protocol === undefined) throw new Error(`no protocol of the name ${name}`);
  return protocol;
};

const DEFAULT = PROTOCOLS[0] as Protocol;
const RAISED: Protocol = {
  ...named('plurality-vote'),
  decision: { rule: 'threshold', share: 0, strict: false, quorum: 0 },
};

/** The same findings settled four ways: as raised, by one plain vote, by one weighed vote, by the default debate. */
export function settledAllWays(examined: Examined): Settled {
  return {
    raised: settled(examined, RAISED),
    plurality: settled(examined, named('plurality-vote')),
    'log-odds': settled(examined, named('log-odds-vote')),
    debate: settled(examined, DEFAULT),
  };
}

/** F1 of each way, and what debate adds to each of the others with a paired interval by document. */
export function ablation(byWay: Readonly<Record<keyof Settled, readonly Tally[]>>): Figure[] {
  const scores = WAYS.map((way): Figure => ({ measure: `F1, ${TITLES[way]}`, figure: f1Of(pooled(byWay[way])) }));
  const gains = WAYS.filter((way) => way !== 'debate').map(
    (way): Figure => ({
      measure: `debate against ${TITLES[way]}`,
      figure: f1Of(pooled(byWay.debate)) - f1Of(pooled(byWay[way])),
      aim: 0,
      interval: pairedInterval(byWay.debate, byWay[way]),
      note: 'difference in F1, paired by document',
    }),
  );
  return [...scores, ...gains];
}

const TITLES: Readonly<Record<keyof Settled, string>> = {
  raised: 'debate off, all that is raised',
  plurality: 'plain majority',
  'log-odds': 'log-odds vote',
  debate: 'default debate',
};

/** The same measure for each way. */
export function eachWay<Value>(of: (way: keyof Settled) => Value): Record<keyof Settled, Value> {
  return Object.fromEntries(WAYS.map((way) => [way, of(way)])) as Record<keyof Settled, Value>;
}
