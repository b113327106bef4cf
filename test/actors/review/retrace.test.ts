import { describe, expect, it } from 'vitest';
import { type JournaledReview, NotRetraceable, type ReviewContext, retrace } from '../../../actors/review/index.ts';
import { reviewMachine } from '../../../actors/review/review-machine.ts';
import { ARTIFACTS, type Call, type Position, type ReviewEvent, type Statement } from '../../../protocols/index.ts';
import { Drive, finding, REVIEW, statement, submission } from './drive.ts';

const OUTSIDE = 'outside-guest';
const GUEST = {
  id: OUTSIDE,
  name: 'The guest',
  domain: 'legal' as const,
  competence: ['notices' as const],
  serves: 'any' as const,
  reads: 'any' as const,
  quick: true,
  precision: 0.9,
  deadline_seconds: 25,
};
const CARD = { type: 'services', type_confidence: 0.9, language: 'en' };

/** A machine that is driven, and all it was told and announced on the way. */
class Recorded {
  readonly drive = new Drive(reviewMachine, { submit: submission({ outside: [GUEST] }), at: 1_000 });
  readonly statements: Statement[] = [];

  get context(): ReviewContext {
    return JSON.parse(JSON.stringify(this.drive.snapshot.context));
  }

  get told(): JournaledReview {
    const events = this.drive.sent
      .filter(({ subject }) => subject.includes('.event.'))
      .map(({ body }) => body as ReviewEvent);
    const { submit } = this.context;
    return {
      submit,
      events,
      statement: (expert, round) => this.statements.find((each) => each.expert === expert && each.round === round),
    };
  }

  say(expert: string, round: number, said: Partial<Statement> = {}): void {
    const event = statement(expert, round, said);
    this.statements.push(event.statement);
    this.drive.send(event);
  }

  /** Read, convened, and everybody but the guest has stated its findings. */
  analysed(): this {
    this.drive.send({ type: 'read.done', output: CARD });
    for (const expert of this.context.panel.filter((each) => each !== OUTSIDE)) {
      this.say(expert, 0, expert === 'liability-cap' ? { findings: [finding('liability-cap.missing', 100)] } : {});
    }
    return this;
  }

  silent(): this {
    this.drive.send({ type: 'silent', round: 0, expert: OUTSIDE });
    return this;
  }

  /** Everybody but the first who was called answers; the round's deadline leaves that one out. */
  debated(): this {
    for (let { round } = this.context; this.drive.state === 'debating'; round = this.context.round) {
      const calls = this.drive
        .bodies('')
        .filter((body): body is Call => (body as Call).round === round && 'claims' in (body as Call));
      for (const { expert, claims } of calls.slice(1)) {
        const positions = claims.map(
          ({ id }): Position => ({
            expert,
            claim: id,
            stance: 'support',
            belief: 0.8,
            reason: { key: 'debate.nothing-to-add', values: {} },
          }),
        );
        this.say(expert, round, { positions });
      }
      this.drive.send({ type: 'round.due', round });
    }
    return this;
  }

  published(): this {
    this.drive.send({ type: 'draft.done', output: { bytes: 7 } });
    for (const artifact of ARTIFACTS.slice(1)) {
      const failure = artifact === 'pdf' ? 'no room' : null;
      this.drive.send({
        type: 'published',
        published: { review_id: REVIEW, artifact, bytes: failure ? 0 : 9, failure },
      });
    }
    return this;
  }
}

/** The last step of the way gone again. */
function lastOf(told: JournaledReview) {
  const steps = [...retrace(told)];
  const last = steps.at(-1);
  return { steps, state: last?.state, context: JSON.parse(JSON.stringify(last?.context)) };
}

const ways: readonly (readonly [string, string, (recorded: Recorded) => void])[] = [
  [
    'completed, an artifact late, an expert silent, rounds that were due',
    'completed',
    (recorded) => recorded.analysed().silent().debated().published().drive.send({ type: 'publish.due' }),
  ],
  ['under way in its blind round', 'analysing', (recorded) => recorded.analysed()],
  ['cancelled', 'cancelled', (recorded) => recorded.analysed().drive.send({ type: 'cancel', reason: 'enough' })],
  ['crashed', 'failed', (recorded) => recorded.analysed().silent().drive.send({ type: 'crashed', message: 'boom' })],
  [
    'unreadable',
    'failed',
    (recorded) => recorded.drive.send({ type: 'read.failed', error: { message: 'not a text' } }),
  ],
  [
    'undrafted',
    'failed',
    (recorded) =>
      recorded
        .analysed()
        .silent()
        .debated()
        .drive.send({ type: 'draft.failed', error: { message: 'no' } }),
  ],
];

describe('retracing a review', () => {
  it.each(ways)('gives the context it ended with: %s', (_name, state, go) => {
    const recorded = new Recorded();
    go(recorded);
    const { context, state: reached } = lastOf(recorded.told);
    expect(recorded.drive.state).toBe(state);
    expect([reached, context]).toEqual([recorded.drive.snapshot.value, recorded.context]);
  });

  it('gives a step for each input, in the order of the announcements', () => {
    const recorded = new Recorded().analysed();
    const announced = lastOf(recorded.told).steps.map(({ context }) => context.events);
    expect(announced).toEqual(announced.toSorted((a, b) => a - b));
    expect(new Set(announced).size).toBe(announced.length);
  });

  it('refuses to guess a statement that is not on record, or says something else than was announced', () => {
    const { told } = new Recorded().analysed();
    expect(() => [...retrace({ ...told, statement: () => undefined })]).toThrow(NotRetraceable);
    const other = (expert: string, round: number): Statement | undefined => {
      const said = told.statement(expert, round);
      return said && { ...said, findings: [] };
    };
    expect(() => [...retrace({ ...told, statement: other })]).toThrow(NotRetraceable);
  });
});
