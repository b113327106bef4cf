import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BusClosed } from '../../../runtime/errors.ts';
import type { CommitLog, LogEntry, LogPosition } from '../../../runtime/replication/commit-log.ts';
import { LogReplaced, LogTrimmed } from '../../../runtime/replication/errors.ts';
import { gathering } from '../../runtime/hosting/gathering.ts';
import { CASES, type Case, type World } from './commit-log-cases.ts';

const text = (body: Uint8Array | undefined): string => Buffer.from(body ?? []).toString();
const bytes = (value: string): Uint8Array => Buffer.from(value);
const filled = (size: number, seed: number): Uint8Array =>
  Uint8Array.from({ length: size }, (_, index) => (index * 31 + seed + (index >> 12)) % 251);
const unlost = (): never => {
  throw new Error('the log was not lost');
};

describe.each(CASES)('commit log contract: $name', ({ start }) => {
  let running: Awaited<ReturnType<Case['start']>>;
  let world: World;
  let log: CommitLog;
  const opened: CommitLog[] = [];
  const open = async (): Promise<CommitLog> => {
    const next = await world.open();
    opened.push(next);
    return next;
  };
  const beginning = async (): Promise<LogPosition> => ({ ...(await log.bounds()), position: 0 });
  /** The whole entries, as they come. */
  const follow = async (from: CommitLog, after: LogPosition) => {
    const got = gathering<LogEntry>();
    const lost = gathering<Error>();
    const onEntry = async (entry: LogEntry) => {
      if (entry.body) got.add(entry);
    };
    const subscription = await from.follow(after, onEntry, lost.add);
    return { ...got, lost, ...subscription };
  };

  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running.stop());
  beforeEach(async () => {
    world = await running.world();
    log = await open();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((each) => each.close()));
    await world.end();
  });

  describe('1: append', () => {
    it('numbers entries from 1, and stores the same id once, whichever node appends it', async () => {
      expect(await log.append(bytes('a'), 'one')).toBe(1);
      expect(await log.append(bytes('b'), 'two')).toBe(2);
      const other = await open();
      expect(await Promise.all([other, log, other].map((each) => each.append(bytes('a'), 'one')))).toEqual([1, 1, 1]);
      expect(await log.bounds()).toMatchObject({ first: 1, last: 2 });
      const { take } = await follow(other, await beginning());
      expect((await take(2)).map(({ position, id, body }) => [position, id, text(body)])).toEqual([
        [1, 'one', 'a'],
        [2, 'two', 'b'],
      ]);
    });

    it('waits while the server is away, and loses and doubles nothing', async () => {
      const follower = await open();
      const { take } = await follow(follower, await beginning());
      const appended: Promise<number>[] = [];
      for (let n = 0; n < 100; n++) appended.push(log.append(bytes(String(n)), `n-${n}`));
      await world.interrupt();
      for (let n = 100; n < 200; n++) appended.push(log.append(bytes(String(n)), `n-${n}`));
      const positions = await Promise.all(appended);
      expect(new Set(positions).size).toBe(200);
      const got = await take(200);
      expect(got.map(({ position }) => position)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
      expect(got.every(({ position, body }) => positions[Number(text(body))] === position)).toBe(true);
    });

    it('refuses an id that no header line can hold', async () => {
      await expect(log.append(bytes('a'), 'two words')).rejects.toThrow(RangeError);
    });
  });

  describe('2: follow', () => {
    it('hands over what comes after the place, to every follower, in order, what is there and what comes', async () => {
      for (const n of [1, 2, 3]) await log.append(bytes(String(n)), `n-${n}`);
      const place = await beginning();
      const all = await follow(await open(), place);
      const late = await follow(await open(), { ...place, position: 2 });
      const none = await follow(log, { ...place, position: 3 });
      await log.append(bytes('4'), 'n-4');
      expect((await all.take(4)).map(({ body }) => text(body))).toEqual(['1', '2', '3', '4']);
      expect((await late.take(2)).map(({ position }) => position)).toEqual([3, 4]);
      expect((await none.take(1))[0]).toMatchObject({ position: 4, incarnation: place.incarnation });
    });

    it('waits for its handler before the next, over thousands', async () => {
      const count = 2000;
      await Promise.all(Array.from({ length: count }, (_, n) => log.append(bytes(String(n)), `n-${n}`)));
      let inside = 0;
      let most = 0;
      const got = gathering<number>();
      await log.follow(
        await beginning(),
        async ({ position }) => {
          most = Math.max(most, ++inside);
          if (position % 50 === 0) await turn();
          inside -= 1;
          got.add(position);
        },
        unlost,
      );
      expect(await got.take(count)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
      expect(most).toBe(1);
    });

    it('goes on through three interruptions, each entry once', async () => {
      const follower = await follow(await open(), await beginning());
      for (const life of [1, 2, 3]) {
        await world.interrupt();
        expect(await log.append(bytes(String(life)), `life-${life}`)).toBe(life);
        expect((await follower.take(1)).map(({ position }) => position)).toEqual([life]);
      }
      expect(follower.all()).toEqual([]);
    });

    it('hands nothing over once it is stopped', async () => {
      const stopped = await follow(log, await beginning());
      const going = await follow(log, await beginning());
      await log.append(bytes('1'), 'one');
      await Promise.all([stopped.take(1), going.take(1)]);
      await stopped.stop();
      await log.append(bytes('2'), 'two');
      await going.take(1);
      expect(stopped.all()).toEqual([]);
    });
  });

  describe('3: bodies', () => {
    it('come back equal: none, one byte, and several megabytes of two writers at once', async () => {
      const other = await open();
      const follower = await follow(log, await beginning());
      await log.append(new Uint8Array(0), 'empty');
      const bodies = [filled(1, 1), filled(5_000_000, 2), filled(2_500_000, 3), filled(1_048_576, 4)];
      await Promise.all(bodies.map((body, index) => (index % 2 ? other : log).append(body, `body-${index}`)));
      const got = await follower.take(5);
      expect(got[0]?.body?.byteLength).toBe(0);
      for (const { id, body } of got.slice(1)) {
        const sent = bodies[Number(id.slice(5))] as Uint8Array;
        expect(Buffer.compare(body as Uint8Array, sent)).toBe(0);
      }
    });

    it('are whole for a follower that begins between the pieces of a large one', async () => {
      const large = filled(3_000_000, 7);
      await Promise.all([log.append(large, 'large'), log.append(bytes('small'), 'small')]);
      const place = await beginning();
      const whole = await (await follow(await open(), place)).take(2);
      const last = whole.at(-1) as LogEntry;
      const { take } = await follow(await open(), { ...place, position: last.position - 1 });
      const [again] = await take(1);
      expect(again?.id).toBe(last.id);
      expect(Buffer.compare(again?.body as Uint8Array, last.body as Uint8Array)).toBe(0);
    });
  });

  describe('4: a log that is not whole', () => {
    it('is not followed from before its beginning', async () => {
      for (const n of [1, 2, 3, 4]) await log.append(bytes(String(n)), `n-${n}`);
      const place = await beginning();
      await world.trim(3);
      expect(await log.bounds()).toMatchObject({ first: 3, last: 4 });
      await expect(follow(log, place)).rejects.toThrow(LogTrimmed);
      await expect(follow(log, { ...place, position: 1 })).rejects.toThrow(LogTrimmed);
      const { take } = await follow(log, { ...place, position: 2 });
      expect((await take(2)).map(({ position }) => position)).toEqual([3, 4]);
    });

    it('is not followed from its end when everything is gone, but goes on numbering', async () => {
      for (const n of [1, 2]) await log.append(bytes(String(n)), `n-${n}`);
      await world.trim(3);
      expect(await log.bounds()).toMatchObject({ first: 3, last: 2 });
      const { take } = await follow(log, { ...(await beginning()), position: 2 });
      expect(await log.append(bytes('3'), 'n-3')).toBe(3);
      expect((await take(1))[0]?.position).toBe(3);
    });

    it('is another log when the server lost it: no place of the old one is followed, nor is it followed on', async () => {
      await log.append(bytes('1'), 'one');
      const place = await beginning();
      const follower = await follow(await open(), place);
      await follower.take(1);
      await world.lose();
      expect((await follower.lost.take(1))[0]).toBeInstanceOf(LogReplaced);
      expect(await log.append(bytes('2'), 'two')).toBe(1);
      expect((await log.bounds()).incarnation).not.toBe(place.incarnation);
      await expect(follow(log, place)).rejects.toThrow(LogReplaced);
      await expect(follow(log, { ...(await log.bounds()), position: 2 })).rejects.toThrow(LogReplaced);
      const { take } = await follow(log, await beginning());
      expect((await take(1))[0]?.id).toBe('two');
      expect(follower.all()).toEqual([]);
    });
  });

  it('5: after close every call fails with BusClosed, and nothing is handed over', async () => {
    const closing = await open();
    const follower = await follow(closing, await beginning());
    await closing.close();
    await closing.close();
    const witness = await follow(log, await beginning());
    await log.append(bytes('1'), 'one');
    await witness.take(1);
    expect(follower.all()).toEqual([]);
    await expect(closing.append(bytes('2'), 'two')).rejects.toThrow(BusClosed);
    await expect(closing.bounds()).rejects.toThrow(BusClosed);
    await expect(closing.follow(await beginning(), async () => undefined, unlost)).rejects.toThrow(BusClosed);
  });
});
