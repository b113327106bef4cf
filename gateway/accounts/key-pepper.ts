import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LeaseBook } from '../../runtime/cluster/index.ts';
import type { Entropy } from '../../runtime/index.ts';

const PEPPER_BYTES = 32;

/**
 * The secret under which keys are hashed, kept beside the store and apart from it: a copied store alone verifies no guess.
 * Made on first use, readable by the owner only. Throws when the file is damaged: making a new one would end every key.
 */
export async function openPepper(home: string, entropy: Entropy): Promise<Uint8Array> {
  const path = join(home, 'key-pepper');
  return (await readPepper(path)) ?? (await writePepper(path, entropy.bytes(PEPPER_BYTES)));
}

/** Undefined when there is none yet. */
async function readPepper(path: string): Promise<Uint8Array | undefined> {
  const existing = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (existing === undefined) return undefined;
  const pepper = Buffer.from(existing.trim(), 'hex');
  if (pepper.length !== PEPPER_BYTES) throw new Error(`${path} is damaged: it must hold ${PEPPER_BYTES} bytes in hex.`);
  return pepper;
}

/** Where the pepper of a cluster stands in its book of leases. */
const SHARED = 'key-pepper';

/**
 * The pepper all nodes of a cluster have: that of the node which came first, from then on beside every node's store. Throws
 * when this node has another one: keys made here would be unknown elsewhere, and the other way round.
 */
export async function openSharedPepper(home: string, entropy: Entropy, book: LeaseBook): Promise<Uint8Array> {
  const path = join(home, 'key-pepper');
  const own = await readPepper(path);
  const offered = own ?? entropy.bytes(PEPPER_BYTES);
  const shared = (await findShared(book)) ?? (await offer(book, offered));
  if (own === undefined) return writePepper(path, shared);
  if (Buffer.compare(own, shared) === 0) return own;
  throw new Error(
    `${path} is not the one of this cluster: keys were made with it that no other node knows. Start this node with a CONCLAVE_HOME of its own, or join a message server on which nobody has run yet.`,
  );
}

/** The pepper in the book after this node has offered its own. */
async function offer(book: LeaseBook, pepper: Uint8Array): Promise<Uint8Array> {
  const written = await book.write(SHARED, Buffer.from(pepper).toString('hex'), 0);
  if (written !== undefined) return pepper;
  const shared = await findShared(book);
  if (shared === undefined) throw new Error('the book of leases refuses the pepper of the keys, and has none');
  return shared;
}

async function findShared(book: LeaseBook): Promise<Uint8Array | undefined> {
  let found: unknown;
  const watching = await book.watch((key, value) => {
    if (key === SHARED) found = value;
  });
  await watching.stop();
  return typeof found === 'string' ? Buffer.from(found, 'hex') : undefined;
}

async function writePepper(path: string, pepper: Uint8Array): Promise<Uint8Array> {
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
