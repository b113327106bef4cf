/**
 * Random debates held twice: by the debate engine that reviews use and by the lab's kernel of typed arrays. They share neither
 * the gate, nor the hearing, nor the course of rounds. By command for any number of seeds:
 *
 *     node test/protocols/debate/equivalence.ts 1000
 */

import { PUBLISHED } from '../../../protocols/catalogue/index.ts';
import { type HeldDebate, holdDebate, type Statement, type Terms } from '../../../protocols/debate/index.ts';
import { type Ballot, PROTOCOLS, type Protocol, SEVERITIES, stringHash, type Tally } from '../../../protocols/index.ts';
import {
  type DebateLog,
  type Item,
  type Panel,
  type PanelAnswer,
  runDebate,
} from '../../../protocols/lab/debate/index.ts';
import { argumentsOf, wholeNumber } from '../../arguments.ts';

interface Said extends Statement, PanelAnswer {}

/** What a debate came to, as both tell it. */
export interface Ending {
  readonly reason: string;
  readonly rounds: number;
  readonly debated: readonly string[];
  readonly tallies: readonly Tally[];
}

/** A number in [0, 1) made of all that is given. */
const draw = (...from: readonly unknown[]): number => stringHash(JSON.stringify(from)) / 2 ** 32;
const pick = (below: number, ...from: readonly unknown[]): number => Math.floor(draw(...from) * below);

const CANDIDATES = ['accept', 'reject', 'amend'];

/** Members, items and answers of a random debate. */
function scene(seed: number) {
  const members = Array.from({ length: 3 + pick(5, seed, 'members') }, (_, index) => `m${index}`);
  const items = Array.from(
    { length: 1 + pick(4, seed, 'items') },
    (_, index): Item => ({
      id: `i${index}`,
      candidates: CANDIDATES.slice(0, 2 + pick(2, seed, 'candidates', index)),
      severity: SEVERITIES[pick(SEVERITIES.length, seed, 'severity', index)] as (typeof SEVERITIES)[number],
      truth: 0,
    }),
  );
  const competence = (member: string, item: string): number => 0.5 + draw(seed, 'competence', member, item) / 2;
  const answer = (item: Item, ...from: readonly unknown[]): PanelAnswer => ({
    choice: draw(...from, 'abstains') < 0.1 ? null : pick(item.candidates.length, ...from, 'choice'),
    confidence: 0.5 + draw(...from, 'confidence') / 2,
  });
  const blind = (member: string, item: Item): PanelAnswer => answer(item, seed, 'blind', member, item.id);
  /** Half the time what it said before; otherwise drawn by all that it hears. */
  const next = (
    member: string,
    item: Item,
    round: number,
    own: PanelAnswer,
    voices: readonly number[],
  ): PanelAnswer => {
    const heard = [seed, 'next', member, item.id, round, own.choice, voices];
    return draw(...heard, 'moves') < 0.5 ? own : answer(item, ...heard);
  };
  return { members, items, competence, blind, next };
}

type Scene = ReturnType<typeof scene>;

function byKernel(protocol: Protocol, seed: number, { members, items, competence, blind, next }: Scene): DebateLog {
  const panel: Panel = {
    members,
    competence: (member, item) => competence(members[member] as string, item.id),
    blind: (item) => members.map((member) => blind(member, item)),
    respond: ({ member, item, round, own, voices }) =>
      next(members[member] as string, item, round, { ...own }, [...voices]),
  };
  return runDebate(protocol, panel, items, seed);
}

/** Whether members answer for themselves; otherwise the protocol's responder does, and its answers are taken from the kernel. */
const isOwnWay = ({ responder }: Protocol): boolean => responder === undefined || responder.kind === 'revise';

function byEngine(protocol: Protocol, seed: number, made: Scene, log: DebateLog): HeldDebate<Said> {
  const { members, items, competence, blind, next } = made;
  const known = new Map(items.map((item) => [item.id, item]));
  const entries = new Map(log.items.map((entry) => [entry.item, entry]));
  const terms: Terms<Said> = {
    protocol,
    seed,
    items,
    stopsBlind: true,
    voters: ({ id }) => members.map((member) => ({ id: member, competence: competence(member, id) })),
    opening: ({ id }) => members.map((expert) => ({ expert, claim: id, ...blind(expert, known.get(id) as Item) })),
    ballot: ({ expert, choice, confidence }, { id, candidates }, round): Ballot => ({
      voter: expert,
      item: id,
      choice: choice === null || !counts(expert, id, round) ? null : (candidates[choice] as string),
      confidence,
      competence: competence(expert, id),
    }),
    exposed: (said) => said,
    staysOpen: () => true,
  };
  /** A responder may leave votes uncounted: a judge's debaters, a red cell. */
  const counts = (member: string, item: string, round: number): boolean =>
    isOwnWay(protocol) || entries.get(item)?.rounds[round]?.counted[members.indexOf(member)] !== 0;
  const standing = new Map<string, PanelAnswer>();
  return holdDebate(terms, (expert, round, asked, heard) =>
    asked.flatMap(({ id }): Said[] => {
      const item = known.get(id) as Item;
      if (!isOwnWay(protocol)) return fromLog(entries.get(id), members.indexOf(expert), round, expert);
      const voices = item.candidates.map((_, choice) => heard(item).filter((said) => said.choice === choice).length);
      const own = standing.get(`${expert} ${id}`) ?? blind(expert, item);
      const said = next(expert, item, round, own, voices);
      standing.set(`${expert} ${id}`, said);
      return [{ expert, claim: id, ...said }];
    }),
  );
}

function fromLog(entry: DebateLog['items'][number] | undefined, seat: number, round: number, expert: string): Said[] {
  const held = entry?.rounds[round];
  if (entry === undefined || held === undefined || held.spoke[seat] === 0) return [];
  const choice = held.choices[seat] as number;
  const confidence = held.confidences[seat] as number;
  return [{ expert, claim: entry.item, choice: choice < 0 ? null : choice, confidence }];
}

/** One random debate under the protocol, by both. The engine may be given another protocol, to see that the suite can fail. */
export function bothWays(protocol: Protocol, seed: number, engines: Protocol = protocol): [Ending, Ending] {
  const made = scene(seed);
  const log = byKernel(protocol, seed, made);
  const held = byEngine(engines, seed, made, log);
  const spoken = new Set(held.positions.flat().map(({ claim }) => claim));
  const asked = log.rounds === 0 ? [] : log.debated;
  return [
    { reason: log.reason, rounds: log.rounds, debated: asked, tallies: log.tallies },
    {
      reason: held.reason,
      rounds: held.round,
      debated: made.items.map(({ id }) => id).filter((id) => spoken.has(id)),
      tallies: made.items.map(({ id }) => held.tallies.get(id) as Tally),
    },
  ];
}

/** Seeds on which the two differ. */
export const differing = (protocol: Protocol, seeds: number, engines: Protocol = protocol): number[] =>
  Array.from({ length: seeds }, (_, seed) => seed).filter((seed) => {
    const [kernel, engine] = bothWays(protocol, seed, engines);
    return JSON.stringify(kernel) !== JSON.stringify(engine);
  });

/** Every protocol that ships. */
export const CATALOGUE: readonly Protocol[] = [...PROTOCOLS, ...PUBLISHED.map(({ protocol }) => protocol)];

if (import.meta.main) {
  const usage = 'Usage: npm run equivalence -- [SEEDS]   random debates under each protocol (default 1000)';
  const [given = '1000'] = argumentsOf({ usage, allowPositionals: true }).positionals;
  const seeds = wholeNumber(usage, 'SEEDS', given);
  const counts = CATALOGUE.map((protocol) => [protocol.name, differing(protocol, seeds)] as const);
  for (const [name, seen] of counts)
    console.log(`${name}: ${seen.length} of ${seeds} differ ${seen.slice(0, 5).join(' ')}`);
  process.exitCode = counts.some(([, seen]) => seen.length > 0) ? 1 : 0;
}
