import { type HeardRound, heardRound } from '../debate/heard-round.ts';
import type { Protocol } from '../debate/protocol.ts';
import type { Checker, StaticCheck } from './static-check.ts';

/** A read that breaks its schedule. Turns are places in the order of the round. */
export interface UnsoundRead {
  readonly round: number;
  readonly readerTurn: number;
  readonly speakerTurn: number;
  /** The round whose statement would be read. */
  readonly read: number;
  /** future: not yet said then. undeclared: said, but the schedule is together and this makes it taking turns. */
  readonly why: 'future' | 'undeclared';
}

/**
 * Every read of the first two rounds that the declared schedule does not allow. A member that speaks later in a round has
 * not spoken yet; and under `sync` even what was said earlier in the round is not to be read: reading it anyway is how a
 * published reimplementation of a synchronous protocol became another protocol.
 */
export function unsoundReads(schedule: Protocol['schedule'], reading: HeardRound, members: number): UnsoundRead[] {
  const found: UnsoundRead[] = [];
  for (const round of [1, 2]) {
    for (let readerTurn = 0; readerTurn < members; readerTurn++) {
      for (let speakerTurn = 0; speakerTurn < members; speakerTurn++) {
        if (speakerTurn === readerTurn) continue;
        const read = reading(round, readerTurn, speakerTurn);
        const said = speakerTurn < readerTurn ? round : round - 1;
        if (read > said) found.push({ round, readerTurn, speakerTurn, read, why: 'future' });
        else if (schedule === 'sync' && read !== round - 1) {
          found.push({ round, readerTurn, speakerTurn, read, why: 'undeclared' });
        }
      }
    }
  }
  return found;
}

export const schedule: Checker = (protocol, { agents }) => {
  const { schedule: declared, visibility } = protocol;
  const unsound = unsoundReads(declared, heardRound(declared), Math.min(agents, 4));
  const checks: StaticCheck[] = [];
  if (unsound.length > 0) checks.push(say('error', `${unsound.length} reads break the schedule ${declared}.`));
  if (declared === 'recorded')
    checks.push(say('note', 'The order of speaking comes from a record: only a replay can follow it.'));
  else if (declared !== 'sync') {
    checks.push(
      say(
        'note',
        'Members speak in turn: the result depends on the order, and the round takes as long as all together.',
      ),
    );
  }
  if (declared !== 'sync' && visibility === 'anonymous') {
    checks.push(say('warning', 'Who speaks in turn is known by the turn: anonymous needs the schedule sync.'));
  }
  if (checks.length === 0)
    checks.push(say('ok', 'Nobody reads what is not yet said; the order of speaking does not matter.'));
  return checks;
};

const say = (severity: StaticCheck['severity'], sentence: string): StaticCheck => ({
  check: 'schedule',
  severity,
  sentence,
});
