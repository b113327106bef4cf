import { describe, expect, test } from 'vitest';
import {
  findDeadLetter,
  listDeadLetters,
  NoSuchDeadLetter,
  NotReplayed,
  replayDeadLetter,
} from '../../../gateway/operations/dead-letters.ts';
import { Fenced, MemoryStore } from '../../../runtime/index.ts';

const KEY = ['dead-letter', 'review/rev_1', 'm1'];
const LETTER = {
  actor: 'review/rev_1',
  id: 'm1',
  event: { type: 'statement' },
  message: { subject: 'conclave.review.rev_1.round.0.statement.notices', body: { findings: [] } },
  reason: 'RangeError: no such expert\n    at somewhere',
  at: 5,
};

async function store(): Promise<MemoryStore> {
  const made = new MemoryStore();
  await made.commit([{ op: 'put', key: KEY, value: LETTER }]);
  return made;
}

describe('dead letters', () => {
  test('are listed in short, and found by the id they are listed under', async () => {
    const letters = await store();
    const [listed, ...more] = listDeadLetters(letters, 10);
    expect(more).toEqual([]);
    expect(listed).toEqual({
      letter: expect.stringMatching(/^dl_[0-9a-f]{12}$/),
      at: 5,
      actor: 'review/rev_1',
      about: LETTER.message.subject,
      reason: 'RangeError: no such expert',
    });
    expect(findDeadLetter(letters, listed?.letter ?? '')).toEqual({ key: KEY, letter: LETTER });
    expect(() => findDeadLetter(letters, 'dl_000000000000')).toThrow(NoSuchDeadLetter);
  });

  test('reports letters that cannot be replayed now, and the outcome of the others', async () => {
    const homeless = { replay: () => Promise.reject(new Fenced('rev_1')) };
    await expect(replayDeadLetter(homeless, KEY)).rejects.toThrow(NotReplayed);
    const refused = { outcome: 'refused', reason: 'again' } as const;
    expect(await replayDeadLetter({ replay: async () => refused }, KEY)).toEqual(refused);
  });
});
