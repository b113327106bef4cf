import { describe, expect, it } from 'vitest';
import { type ReviewContext, reviewBehaviour, reviewRecords } from '../../actors/review/index.ts';
import { DEFAULT_PROTOCOL } from '../../protocols/index.ts';
import type { OutsideExpert } from '../../protocols/outside/index.ts';
import { Drive, finding, REVIEW, statement, submission } from '../actors/review/drive.ts';

const ID = 'outside-guest';
const GUEST: OutsideExpert = {
  id: ID,
  name: 'The guest',
  domain: 'legal',
  competence: ['cap_on_liability'],
  serves: 'any',
  reads: 'any',
  quick: true,
  precision: 0.9,
  deadline_seconds: 30,
};
const CARD = { type: 'services', type_confidence: 1, language: 'en' };

function convened(outside: readonly OutsideExpert[] | undefined, protocol = DEFAULT_PROTOCOL): Drive {
  const submit = submission({ preset: 'legal', ...(outside && { outside: [...outside] }) }, protocol);
  return new Drive(reviewBehaviour.machine, { submit, at: 1_000 }).send({ type: 'read.done', output: CARD });
}

const context = (drive: Drive) => drive.snapshot.context as ReviewContext;

/** What everyone embedded states: `raiser` one claim, the others nothing. */
function allReport(drive: Drive, raiser: string): void {
  for (const expert of context(drive).panel) {
    if (expert === ID && raiser !== ID) continue;
    drive.send(statement(expert, 0, { findings: expert === raiser ? [finding(`${raiser}.x`, 10)] : [] }));
  }
}

const record = (drive: Drive) =>
  reviewBehaviour
    .records?.(REVIEW, drive.snapshot, [])
    .find(({ key }) => key.join() === reviewRecords.outside.key(REVIEW).join());

describe('outside experts: on the panel', () => {
  it('changes nothing when none is announced', () => {
    expect(convened([]).sent).toEqual(convened(undefined).sent);
    expect(record(convened(undefined))).toBeUndefined();
  });

  it.each([
    ['serves another type', { serves: ['nda'] }],
    ['reads another language', { reads: ['it'] }],
    ['is of another domain', { domain: 'technical' }],
  ] as const)('is not called when it %s', (_why, overrides) => {
    expect(context(convened([{ ...GUEST, ...overrides } as OutsideExpert])).panel).not.toContain(ID);
  });

  it('is briefed as all are, with its own deadline', () => {
    const drive = convened([GUEST]);
    const [brief] = drive.bodies(`.brief.${ID}`) as { deadline_at: number }[];
    const [other] = drive.bodies('.brief.notices') as { deadline_at: number }[];
    expect(brief?.deadline_at).toBe(context(drive).updated_at + 30_000);
    expect(other?.deadline_at).toBeGreaterThan(brief?.deadline_at ?? Number.POSITIVE_INFINITY);
    expect(drive.alarms).toContainEqual(expect.objectContaining({ id: 'silent-0-30s', at: brief?.deadline_at }));
    expect(record(drive)).toMatchObject({ op: 'put', value: { experts: [ID], round: 0, waiting: [ID] } });
  });

  it('is left out when it stays silent, and nobody waits for it any more', () => {
    const drive = convened([GUEST]);
    allReport(drive, 'liability-cap');
    expect(drive.state).toBe('analysing');
    drive.send({ type: 'silent', round: 0, expert: ID });
    expect(drive.state).not.toBe('analysing');
    expect(context(drive).failures).toEqual({ [ID]: 'did not answer in time' });
    const after = JSON.stringify(drive.snapshot.context);
    drive.send({ type: 'silent', round: 0, expert: ID });
    expect(JSON.stringify(drive.snapshot.context)).toBe(after);
  });

  it('speaks on claims of its own field, and is left out of a round in which it does not', () => {
    const everyone = { ...DEFAULT_PROTOCOL, gate: { kind: 'all' } as const, topology: { kind: 'complete' } as const };
    const drive = convened([GUEST], everyone);
    allReport(drive, 'liability-cap');
    drive.send(statement(ID, 0));
    expect(context(drive).asked[ID]).toEqual(['c1']);
    expect(drive.bodies(`.round.1.call.${ID}`)).toHaveLength(1);
    expect(record(drive)).toMatchObject({ op: 'put', value: { round: 1, waiting: [ID] } });
    drive.send({ type: 'silent', round: 1, expert: ID });
    expect(context(drive).asked[ID]).toBeUndefined();
    expect(context(drive).failures[ID]).toBe('did not answer in time');
  });

  it('loses the home’s ear once the review is decided', () => {
    const drive = convened([GUEST]);
    for (const expert of context(drive).panel) drive.send(statement(expert, 0));
    expect(drive.state).toBe('drafting');
    expect(record(drive)).toMatchObject({ op: 'remove' });
  });
});
