import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AccountContext } from '../../../actors/account/account-context.ts';
import { accountMachine } from '../../../actors/account/account-machine.ts';
import { accountBehaviour } from '../../../actors/account/index.ts';
import type { AccountAnswer, LedgerEntry, Tier } from '../../../protocols/account/index.ts';
import type { Submit } from '../../../protocols/index.ts';
import { Drive, submission } from '../review/drive.ts';

const NOVEMBER = Date.UTC(2026, 10, 20, 9, 30);
const DAY = 86_400_000;

function account(tier: Tier = 'business', at = NOVEMBER): Drive {
  const drive = new Drive(accountMachine, { account_id: 'acme', name: 'Acme', tier, at, command: 'create/acme' });
  drive.now = at;
  return drive;
}

const context = (drive: Drive) => drive.snapshot.context as AccountContext;
const ledger = (drive: Drive) => drive.bodies('.event.ledger') as LedgerEntry[];
const lines = (drive: Drive) => ledger(drive).map(({ kind, change, balance }) => `${kind} ${change} ${balance}`);
const answers = (drive: Drive) => drive.bodies('.event.answered') as AccountAnswer[];
const submits = (drive: Drive) => drive.bodies('.command.submit') as Submit[];

const reserve = (drive: Drive, review_id: string, credits = 3) =>
  drive.send({ type: 'reserve', id: `reserve/${review_id}/1`, submit: submission({ review_id, credits }) });
const settle = (drive: Drive, review_id: string, outcome: 'capture' | 'release') =>
  drive.send({ type: 'settle', review_id, outcome });

describe('account: credits', () => {
  it('begins with the grant of its month, and replies to the command that opened it', () => {
    expect(lines(account())).toEqual(['grant 150 150']);
    expect(lines(account('enterprise'))).toEqual([]);
    expect(lines(account('free'))).toEqual([]);
    expect(answers(account())).toMatchObject([{ command_id: 'create/acme', outcome: 'done' }]);
  });

  it('sets credits aside and starts the review in one step', () => {
    const drive = reserve(account(), 'rev_1');
    expect(lines(drive)).toEqual(['grant 150 150', 'reserve -3 147']);
    expect(submits(drive)).toMatchObject([{ review_id: 'rev_1', credits: 3 }]);
    expect(drive.sent.at(-1)?.subject).toBe('conclave.review.rev_1.command.submit');
  });

  it('spends them when the review completed, and gives them back when it did not', () => {
    const drive = reserve(reserve(account(), 'rev_1'), 'rev_2', 6);
    settle(settle(drive, 'rev_1', 'capture'), 'rev_2', 'release');
    expect(lines(drive).slice(1)).toEqual(['reserve -3 147', 'reserve -6 141', 'capture 0 141', 'release 6 147']);
    expect(context(drive).open).toEqual({});
  });

  it('hears of an end once: neither a second settlement nor one without reservation changes anything', () => {
    const drive = settle(reserve(account(), 'rev_1'), 'rev_1', 'release');
    const before = ledger(drive).length;
    settle(settle(settle(drive, 'rev_1', 'release'), 'rev_1', 'capture'), 'rev_9', 'release');
    expect(ledger(drive)).toHaveLength(before);
  });

  it('refuses what it cannot pay for, with both figures, and starts nothing', () => {
    const drive = account();
    drive.send({ type: 'adjust', id: 'c1', credits: -149, note: '' });
    reserve(drive, 'rev_1', 2);
    expect(answers(drive).at(-1)).toMatchObject({
      command_id: 'reserve/rev_1/1',
      outcome: 'insufficient-credits',
      review_id: 'rev_1',
      required: 2,
      available: 1,
    });
    expect(submits(drive)).toEqual([]);
    expect(reserve(drive, 'rev_2', 1) && submits(drive)).toHaveLength(1);
  });

  it('counts nothing out on Enterprise, and writes the ledger all the same', () => {
    const drive = settle(reserve(account('enterprise'), 'rev_1'), 'rev_1', 'capture');
    expect(ledger(drive).map(({ kind, credits, change }) => [kind, credits, change])).toEqual([
      ['reserve', 3, 0],
      ['capture', 3, 0],
    ]);
  });

  it('gives back what was taken, not what the tier of today would have taken', () => {
    const drive = reserve(account('enterprise'), 'rev_1', 6);
    drive.send({ type: 'set-tier', id: 'c1', tier: 'business' });
    expect(context(settle(drive, 'rev_1', 'release')).balance).toBe(150);
  });

  it('grants every month once, in UTC, also months that passed unseen', () => {
    const drive = account('business', Date.UTC(2026, 10, 30, 23, 59, 59, 998));
    expect(drive.alarms).toMatchObject([{ at: Date.UTC(2026, 11, 1) }]);
    drive.send({ type: 'month.due' });
    expect(context(drive).balance).toBe(150);
    drive.send({ type: 'month.due' });
    expect(context(drive).balance).toBe(300);
    drive.now = Date.UTC(2027, 2, 15);
    drive.send({ type: 'month.due' });
    expect(ledger(drive).map(({ note }) => note)).toEqual([
      'business 2026-11',
      'business 2026-12',
      'business 2027-01',
      'business 2027-02',
      'business 2027-03',
    ]);
    expect(drive.alarms.at(-1)).toMatchObject({ at: Date.UTC(2027, 3, 1) });
  });

  it('grants the difference on an upgrade, and nothing for going up and down', () => {
    const drive = account('free');
    for (const tier of ['business', 'free', 'business', 'enterprise', 'business']) {
      drive.send({ type: 'set-tier', id: `c-${tier}-${drive.now}`, tier });
    }
    expect(lines(drive)).toEqual(['grant 150 150']);
  });

  it('the balance is the sum of the ledger, whatever happens', () => {
    const reviews = fc.constantFrom('rev_1', 'rev_2', 'rev_3', 'rev_4');
    const step = fc.oneof(
      fc.record({ type: fc.constant('reserve'), review: reviews, credits: fc.integer({ min: 1, max: 90 }) }),
      fc.record({ type: fc.constant('settle'), review: reviews, outcome: fc.constantFrom('capture', 'release') }),
      fc.record({ type: fc.constant('grant'), credits: fc.integer({ min: 1, max: 40 }) }),
      fc.record({ type: fc.constant('set-tier'), tier: fc.constantFrom('free', 'business', 'enterprise') }),
      fc.record({ type: fc.constant('pass'), days: fc.integer({ min: 1, max: 40 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const drive = account();
        for (const [index, each] of steps.entries()) {
          if (each.type === 'pass') drive.now += (each as { days: number }).days * DAY;
          else if (each.type === 'reserve') {
            const { review, credits } = each as { review: string; credits: number };
            const submit = submission({ review_id: review, credits });
            drive.send({ type: 'reserve', id: `r${index}`, submit });
          } else if (each.type === 'settle') {
            const { review, outcome } = each as { review: string; outcome: string };
            drive.send({ type: 'settle', review_id: review, outcome });
          } else drive.send({ ...each, id: `c${index}`, note: '' });
        }
        const entries = ledger(drive);
        let balance = 0;
        for (const [index, entry] of entries.entries()) {
          balance += entry.change;
          expect(entry).toMatchObject({ seq: index + 1, balance });
          expect(balance).toBeGreaterThanOrEqual(0);
        }
        expect(context(drive).balance).toBe(balance);
        const count = (kind: string) => entries.filter((entry) => entry.kind === kind).length;
        expect(count('reserve')).toBe(count('capture') + count('release') + Object.keys(context(drive).open).length);
        expect(submits(drive)).toHaveLength(count('reserve'));
      }),
      { numRuns: 150 },
    );
  });
});

describe('account: reservations whose review is never heard of again', () => {
  const look = (drive: Drive) => {
    const { at } = drive.alarms.findLast(({ id }) => id === 'look') ?? { at: 0 };
    drive.now = Math.max(drive.now, at);
    return drive.send({ type: 'look.due', due: at });
  };

  it('are given back after a day, with an entry that says why, and an answer that lets the next try be another one', () => {
    const drive = reserve(account(), 'rev_1');
    expect(drive.alarms.at(-1)).toMatchObject({ id: 'look', at: NOVEMBER + 1 + DAY });
    look(drive);
    expect(ledger(drive).at(-1)).toMatchObject({
      kind: 'release',
      change: 3,
      balance: 150,
      note: 'the review was lost',
    });
    expect(answers(drive).at(-1)).toMatchObject({
      command_id: 'reserve/rev_1/1',
      outcome: 'lapsed',
      review_id: 'rev_1',
    });
    expect(context(drive)).toMatchObject({ open: {}, look_at: null });
  });

  it('are looked at with one alarm, each at its own time', () => {
    const drive = reserve(account(), 'rev_1');
    drive.now += DAY / 2;
    reserve(drive, 'rev_2');
    expect(drive.alarms.filter(({ id }) => id === 'look')).toHaveLength(1);
    look(drive);
    expect(Object.keys(context(drive).open)).toEqual(['rev_2']);
    look(drive);
    expect(context(drive)).toMatchObject({ open: {}, look_at: null, balance: 150 });
  });

  it('are left to their reviews for an hour when the node itself was away', () => {
    const drive = reserve(account(), 'rev_1');
    drive.now += 3 * DAY;
    look(drive);
    expect(Object.keys(context(drive).open)).toEqual(['rev_1']);
    expect(drive.alarms.at(-1)).toMatchObject({ id: 'look', at: drive.now + 3_600_000 });
    settle(drive, 'rev_1', 'capture');
    look(drive);
    expect(lines(drive).slice(1)).toEqual(['reserve -3 147', 'capture 0 147']);
  });

  it('are charged once when the review ends after all', () => {
    const drive = look(reserve(account(), 'rev_1'));
    settle(settle(drive, 'rev_1', 'capture'), 'rev_1', 'capture');
    expect(lines(drive).slice(1)).toEqual(['reserve -3 147', 'release 3 150', 'reserve -3 147', 'capture 0 147']);
    const other = look(reserve(account(), 'rev_2'));
    settle(settle(other, 'rev_2', 'release'), 'rev_2', 'capture');
    expect(lines(other).slice(1)).toEqual(['reserve -3 147', 'release 3 150']);
  });

  it('can be made again', () => {
    const drive = look(reserve(account(), 'rev_1'));
    drive.send({ type: 'reserve', id: 'reserve/rev_1/2', submit: submission({ review_id: 'rev_1', credits: 3 }) });
    settle(settle(drive, 'rev_1', 'capture'), 'rev_1', 'capture');
    expect(lines(drive).slice(3)).toEqual(['reserve -3 147', 'capture 0 147']);
  });

  it('are taken over from an account stored by an older build', () => {
    const { lapsed: _, look_at: __, ...before } = context(reserve(account(), 'rev_1'));
    const stored = { ...before, open: { rev_1: { credits: 3, charged: 3 } } };
    const drive = account();
    const migrated = accountBehaviour.migrate?.(stored, 1) as AccountContext & { founding: null };
    drive.snapshot = accountMachine.resolveState({ value: 'open', context: { ...migrated, founding: null } });
    drive.now = NOVEMBER + 5 * DAY;
    drive.send({ type: 'month.due' });
    expect(context(drive).look_at).toBe(drive.now + 3_600_000);
    look(drive);
    expect(context(drive)).toMatchObject({ open: {}, balance: 150 });
  });
});

describe('account: commands', () => {
  const route = (subject: string, body: unknown) => accountBehaviour.route({ subject, body });

  it('come on the subjects of the account', () => {
    const body = { review_id: 'rev_1', outcome: 'capture' };
    const [first] = route('conclave.account.acme.command.settle', body);
    expect(first).toEqual({ key: 'acme', event: { type: 'settle', ...body } });
    expect(route('conclave.account.acme.event.ledger', {})).toEqual([]);
  });

  it.each([
    ['constructor', {}, /no command of the name constructor/],
    ['grant', { id: 'x', credits: 1.5, note: '' }, /credits/],
    ['grant', { id: 'x', credits: -1, note: '' }, /credits/],
    ['add-key', { id: 'x', key_id: 'k', name: 'n', hash: 'short', last_four: 'abcd' }, /hash/],
    ['settle', { review_id: 'r', outcome: 'spend' }, /outcome/],
  ])('are dead letters when they are none: %s %j', (name, body, reason) => {
    expect(() => route(`conclave.account.acme.command.${name}`, body)).toThrow(reason);
  });

  it('create no account but by being founded', () => {
    expect(accountBehaviour.initialInput('acme', { type: 'grant' })).toBeUndefined();
  });
});
