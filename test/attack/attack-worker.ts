/**
 * The process of an attacker, started by attacker.ts: it must not share a thread with those who measure. Makes the attack it is
 * told until it is told to end; says when it begins, and answers with what it met.
 */
import type { Target } from './attack.ts';
import { ATTACKS } from './attacks.ts';

interface Told {
  readonly name: string;
  readonly target: Target;
}

const ending = new AbortController();

async function attack({ name, target }: Told): Promise<void> {
  const found = ATTACKS.find((each) => each.name === name);
  process.send?.('begun');
  const met = await found?.run(target, ending.signal).catch((error: unknown) => `failed: ${error}`);
  process.send?.(met ?? 'no such attack', () => process.exit(0));
}

process.on('message', (message: Told | 'end') => {
  if (message === 'end') ending.abort();
  else
    attack(message).catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });
});
process.once('disconnect', () => process.exit(0));
