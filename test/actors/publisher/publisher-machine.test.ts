import { describe, expect, it } from 'vitest';
import { publisherMachine } from '../../../actors/publisher/publisher-machine.ts';
import { ARTIFACTS, type Published } from '../../../protocols/index.ts';
import { Drive, REVIEW } from '../review/drive.ts';

const order = { review_id: REVIEW, document: { hash: 'a'.repeat(64), length: 10 }, date: 1_000 };
const publisher = () => new Drive(publisherMachine, { order });
const done = (artifact: string) => ({
  type: 'render.done',
  order: `render/${artifact}/1`,
  output: { artifact, bytes: 10 },
});
const failed = (artifact: string) => ({
  type: 'render.failed',
  input: { artifact },
  error: { code: 'Error', message: 'no font', terminal: false },
});
const told = (drive: Drive) =>
  (drive.bodies('.published') as Published[]).map(({ artifact, failure }) => [artifact, failure]);
const SINGLE = ARTIFACTS.filter((name) => name !== 'zip');

describe('publisher', () => {
  it('orders every artifact, then the archive of them, and tells of each', () => {
    const drive = publisher();
    expect(drive.activities.map(({ id }) => id)).toEqual(SINGLE.map((name) => `render/${name}/1`));
    for (const name of SINGLE) drive.send(done(name));
    expect(drive.activities.at(-1)).toMatchObject({ id: 'render/zip/1', input: { include: SINGLE } });
    drive.send(done('zip'));
    expect(drive.state).toBe('finished');
    expect(told(drive)).toEqual(ARTIFACTS.map((name) => [name, null]));
  });

  it('goes on without an artifact that failed, and tells why', () => {
    const drive = publisher().send(failed('pdf'));
    expect(told(drive)).toEqual([['pdf', 'no font']]);
    for (const name of SINGLE) if (name !== 'pdf') drive.send(done(name));
    expect(drive.activities.at(-1)).toMatchObject({
      id: 'render/zip/1',
      input: { include: SINGLE.filter((name) => name !== 'pdf') },
    });
    drive.send(done('zip'));
    expect(drive.state).toBe('finished');
  });

  it('tells of everything that is still open when it crashes, so that nobody waits for it', () => {
    const drive = publisher().send(done('txt')).send({ type: 'crashed', message: 'it threw' });
    expect(drive.state).toBe('finished');
    expect(told(drive)).toEqual([
      ['txt', null],
      ...ARTIFACTS.filter((name) => name !== 'txt').map((name) => [name, 'it threw']),
    ]);
  });
});
