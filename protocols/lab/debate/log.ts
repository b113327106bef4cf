import { createHash } from 'node:crypto';
import type { Ballot } from '../../debate/ballot.ts';
import type { Tally } from '../../debate/tally.ts';
import { contentHash } from '../../hash.ts';
import { ABSTAINS, type Standing } from './item-history.ts';

/** What a debate cost. */
export interface Cost {
  /** Statements made, the blind ones included. */
  readonly statements: number;
  /** Statements sent: one to each who hears it; once in all on a blackboard. */
  readonly messages: number;
  /** Statements read, older ones again where a member looks further back. */
  readonly reads: number;
}

/** One debate: everything that was said, and how it ended. Columns are by seat, that is by member in order of id. */
export interface DebateLog {
  /** Content hash of the protocol. */
  readonly protocol: string;
  readonly seed: number;
  readonly members: readonly string[];
  readonly items: readonly {
    readonly item: string;
    readonly candidates: readonly string[];
    readonly competence: readonly number[];
    /** The blind round first; later ones only for items the gate let in. */
    readonly rounds: readonly Standing[];
  }[];
  /** Ids of the items the gate let in. */
  readonly debated: readonly string[];
  /** The rule that ended it. */
  readonly reason: string;
  /** Rounds after the blind one. */
  readonly rounds: number;
  /** By item. */
  readonly tallies: readonly Tally[];
  readonly cost: Cost;
}

type ItemLog = DebateLog['items'][number];

/** The ballots of one round on one item: votes that are not counted abstain. */
export function ballotsOf(
  { item, candidates, competence, rounds }: ItemLog,
  members: readonly string[],
  round: number,
): Ballot[] {
  const { choices, confidences, counted } = rounds[round] as Standing;
  return members.map((voter, seat) => {
    const choice = choices[seat] as number;
    return {
      voter,
      item,
      choice: choice === ABSTAINS || counted[seat] === 0 ? null : (candidates[choice] as string),
      confidence: confidences[seat] as number,
      competence: competence[seat] as number,
    };
  });
}

/** One event of a log. `id` is the content hash of all else, `after` the id of the event before: no event can be changed. */
export interface LogEvent {
  readonly id: string;
  readonly after: string | null;
  readonly content: Readonly<Record<string, unknown>>;
}

/**
 * The log as a chain of events: opened, every statement (blind ones are round 0), one tally for each item, closed. The same
 * debate gives the same bytes wherever and beside whatever else it was run.
 */
export function* eventsOf(log: DebateLog): Generator<LogEvent, void, undefined> {
  let after: string | null = null;
  for (const content of contents(log)) {
    const id: string = contentHash({ after, content });
    yield { id, after, content };
    after = id;
  }
}

function* contents(log: DebateLog): Generator<Readonly<Record<string, unknown>>, void, undefined> {
  const { protocol, seed, members, items, debated, reason, rounds, tallies, cost } = log;
  const questions = items.map(({ item, candidates, competence }) => ({
    item,
    candidates,
    competence: [...competence],
  }));
  yield { kind: 'opened', protocol, seed, members, items: questions };
  for (let round = 0; round <= rounds; round++) {
    for (const entry of items) {
      const standing = entry.rounds[round];
      if (standing === undefined) continue;
      for (const [seat, member] of members.entries()) {
        if (standing.spoke[seat] === 0) continue;
        const choice = standing.choices[seat] as number;
        yield {
          kind: 'said',
          round,
          item: entry.item,
          member,
          choice: choice === ABSTAINS ? null : (entry.candidates[choice] as string),
          confidence: standing.confidences[seat] as number,
          counted: standing.counted[seat] === 1,
        };
      }
    }
  }
  for (const tally of tallies) yield { kind: 'decided', tally };
  yield { kind: 'closed', debated, reason, rounds, cost };
}

/** SHA-256, in hex, of the whole log: cheaper than the last event's id, and equal exactly when all events are. */
export function logHash(log: DebateLog): string {
  const hash = createHash('sha256');
  for (const content of contents(log)) hash.update(`${JSON.stringify(content)}\n`);
  return hash.digest('hex');
}
