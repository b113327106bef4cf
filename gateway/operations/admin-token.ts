import { createHash, timingSafeEqual } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Entropy } from '../../runtime/index.ts';

const TOKEN_BYTES = 32;

export const adminTokenPath = (home: string): string => join(home, 'admin-token');

export interface AdminToken {
  readonly token: string;
  /** Made now: it has not been shown yet. */
  readonly isNew: boolean;
}

/** The token of the admin listener: made on the first start, in a file that only its owner may read. */
export async function openAdminToken(home: string, entropy: Entropy): Promise<AdminToken> {
  const known = await readAdminToken(home);
  if (known !== undefined) return { token: known, isNew: false };
  const token = `adm_${Buffer.from(entropy.bytes(TOKEN_BYTES)).toString('base64url')}`;
  // wx: of two processes that start at once one makes the token, and the other one reads it.
  const file = await open(adminTokenPath(home), 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined;
    throw error;
  });
  if (file === undefined) return { token: (await readAdminToken(home)) ?? token, isNew: false };
  try {
    await file.writeFile(`${token}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  return { token, isNew: true };
}

/** Undefined before the first start. */
export async function readAdminToken(home: string): Promise<string | undefined> {
  const text = await readFile(adminTokenPath(home), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.trim() === '' ? undefined : text.trim();
}

/** Whether an Authorization header brings the token; takes as long whatever it brings. */
export function bringsToken(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
