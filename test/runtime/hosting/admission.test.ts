import { describe, expect, it } from 'vitest';
import { Admission } from '../../../runtime/hosting/admission.ts';

/** Those admitted, in order; each leaves when it is told. */
function entrance(capacity: number) {
  const admission = new Admission(capacity);
  const entered: string[] = [];
  const weights = new Map<string, number>();
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return {
    entered,
    turn,
    enter(tenant: string, age: number, weight = 10): void {
      const name = `${tenant}-${age}`;
      weights.set(name, weight);
      const room = admission.enter({ age, weight, tenant: () => tenant });
      if (room === undefined) entered.push(name);
      else room.then(() => entered.push(name)).catch((error: unknown) => entered.push(`${name}: ${error}`));
    },
    async leave(name: string): Promise<void> {
      admission.leave(weights.get(name) as number);
      await turn();
    },
  };
}

describe('admission', () => {
  it('lets a tenant with one young household in after one of another tenant, not after a hundred', async () => {
    const { enter, leave, entered } = entrance(10);
    for (let age = 0; age < 100; age++) enter('many', age);
    enter('one', 100);
    for (let n = 0; n < 3; n++) await leave(entered.at(-1) as string);
    expect(entered).toEqual(['many-0', 'many-1', 'one-100', 'many-2']);
  });

  it('lets tenants in by weight: ten small households for each large one, and one before all, being older', async () => {
    const { enter, leave, entered } = entrance(50);
    enter('first', 0, 50);
    for (let age = 1; age <= 40; age++) enter('small', age, 5);
    for (let age = 50; age < 54; age++) enter('large', age, 50);
    for (let left = 0; left < entered.length; left++) await leave(entered[left] as string);
    expect(entered).toHaveLength(45);
    const before = (name: string) => entered.slice(0, entered.indexOf(name)).filter((each) => each.startsWith('small'));
    expect([51, 52, 53].map((age) => before(`large-${age}`).length)).toEqual([11, 21, 31]);
  });

  it('of one tenant the oldest goes first', async () => {
    const { enter, leave, entered } = entrance(10);
    for (const age of [5, 9, 2, 7]) enter('a', age);
    for (const name of ['a-5', 'a-2', 'a-7']) await leave(name);
    expect(entered).toEqual(['a-5', 'a-2', 'a-7', 'a-9']);
  });

  it('never has more in hand than its capacity, but lets one in alone that is larger', async () => {
    const { enter, leave, entered } = entrance(10);
    enter('a', 1, 4);
    enter('a', 2, 4);
    enter('a', 3, 4);
    enter('a', 4, 25);
    expect(entered).toEqual(['a-1', 'a-2']);
    await leave('a-1');
    expect(entered).toEqual(['a-1', 'a-2', 'a-3']);
    await leave('a-2');
    expect(entered).toHaveLength(3);
    await leave('a-3');
    expect(entered.at(-1)).toBe('a-4');
  });
});
