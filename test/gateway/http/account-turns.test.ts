import { expect, it } from 'vitest';
import { AccountTurns } from '../../../gateway/http/access/account-turns.ts';

it('submissions: eight of an account are taken in hand at once, and another account does not wait for them', async () => {
  const turns = new AccountTurns(8);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const submit = (account: string): Promise<void> =>
    turns.run(account, () => {
      begun.push(account);
      return new Promise((end) => ends.push(end));
    });
  const all = Array.from({ length: 20 }, () => submit('many'));
  all.push(submit('other'));
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  await turn();
  expect(begun).toEqual([...Array(8).fill('many'), 'other']);
  while (begun.length < 21) {
    for (const end of ends.splice(0)) end();
    await turn();
  }
  for (const end of ends.splice(0)) end();
  await Promise.all(all);
  expect(begun.filter((account) => account === 'many')).toHaveLength(20);
});
