import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Entropy } from '../../runtime/index.ts';

export const PEPPER_BYTES = 32;

export const pepperPath = (home: string): string => join(home, 'key-pepper');

/**
 * The secret under which keys are hashed, kept beside the store and apart from it: a copied store alone verifies no guess.
 * Made on first use, readable by the owner only. Throws when the file is damaged: making a new one would end every key.
 */
export async function openPepper(home: string, entropy: Entropy): Promise<Uint8Array> {
  const path = pepperPath(home);
  return (await readPepper(path)) ?? (await writePepper(path, entropy.bytes(PEPPER_BYTES)));
}

/** Undefined when there is none yet. */
export async function readPepper(path: string): Promise<Uint8Array | undefined> {
  const existing = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (existing === undefined) return undefined;
  const pepper = Buffer.from(existing.trim(), 'hex');
  if (pepper.length !== PEPPER_BYTES) throw new Error(`${path} is damaged: it must hold ${PEPPER_BYTES} bytes in hex.`);
  return pepper;
}

/** Durable when it resolves. */
export async function writePepper(path: string, pepper: Uint8Array): Promise<Uint8Array> {
  // wx: of two first starts in one directory, one fails instead of both believing in different peppers.
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(`${Buffer.from(pepper).toString('hex')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  return pepper;
}
