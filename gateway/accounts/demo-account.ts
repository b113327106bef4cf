import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Entropy } from '../../runtime/index.ts';
import type { AccountService } from './account-service.ts';
import { createKey } from './api-key.ts';

export const DEMONSTRATION = 'demonstration';

/**
 * The demonstration Enterprise account: on the first start its key, which then also is in `<home>/demo-key`
 * (readable by the owner only); undefined on every later start.
 */
export async function openDemonstration(
  accounts: AccountService,
  home: string,
  entropy: Entropy,
): Promise<string | undefined> {
  const { keys } = await accounts.open({ id: DEMONSTRATION, name: 'Demonstration', tier: 'enterprise' });
  if (keys.length > 0) return undefined;
  const key = createKey(entropy);
  const path = join(home, 'demo-key');
  // The file first: a crash between the two leaves a file that the next start overwrites, never a key that is lost.
  await writeFile(path, `${key}\n`, { mode: 0o600 });
  await chmod(path, 0o600);
  await accounts.addKey(DEMONSTRATION, 'First key', key);
  return key;
}
