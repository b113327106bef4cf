/**
 * The secret that all nodes of a cluster have: keys are hashed under it, and what nodes tell one another is sealed with it. It
 * is in a file of every node and on no message server: the book of leases has its fingerprint, and a node that joins is
 * told it by one that has it, sealed for the node that asked.
 */
import { createHash } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { type LeaseBook, PeerAway, type Peers } from '../../runtime/cluster/index.ts';
import { type Clock, type Entropy, type Logger, Recipient, sealFor, wait } from '../../runtime/index.ts';
import { PEPPER_BYTES, pepperPath, readPepper, writePepper } from '../accounts/key-pepper.ts';

/** In the book of leases. */
const RECORD = 'key-pepper';

/** Below the name that gateways may ask on. */
const ASKED_ON = 'copy.pepper';

const PURPOSE = 'pepper';

const ANSWER_MS = 2_000;

/** A node that joins waits so long for one that can tell it (ms). */
const PATIENCE_MS = 60_000;

export interface SharedPepperOptions {
  readonly home: string;
  readonly book: LeaseBook;
  readonly peers: Peers;
  readonly entropy: Entropy;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * The cluster's pepper: this node's own when it is the first, else what another node tells. Throws when this node has another
 * one (keys made here would be unknown elsewhere, and the other way round), and when nobody tells it.
 */
export async function openSharedPepper(options: SharedPepperOptions): Promise<Uint8Array> {
  const { home, book } = options;
  const own = await readPepper(pepperPath(home));
  const offered = own ?? (await offer(options));
  const record = (await find(book)) ?? (await write(book, offered));
  if (record.fingerprint === fingerprintOf(offered)) return own ?? accept(home, offered);
  if (own !== undefined) {
    throw new Error(
      `${pepperPath(home)} is not the one of this cluster: keys were made with it that no other node knows. Start this node with a CONCLAVE_HOME of its own, or join a message server on which nobody has run yet.`,
    );
  }
  const pepper = await writePepper(pepperPath(home), await ask(options, record.fingerprint));
  await rm(offeredPath(home), { force: true });
  return pepper;
}

/** Tells it to nodes that join, until it is stopped. */
export async function tellPepper(
  pepper: Uint8Array,
  peers: Peers,
  entropy: Entropy,
): Promise<{ stop(): Promise<void> }> {
  return peers.serve(ASKED_ON, async (question) => sealFor(String(question), pepper, PURPOSE, entropy));
}

const offeredPath = (home: string): string => `${pepperPath(home)}.offered`;

interface Found {
  readonly fingerprint: string;
}

const fingerprintOf = (pepper: Uint8Array): string => `sha256:${createHash('sha256').update(pepper).digest('hex')}`;

/** Made before the book says that it is the cluster's: no crash may leave a fingerprint of what nobody has. */
async function offer({ home, entropy }: SharedPepperOptions): Promise<Uint8Array> {
  const path = offeredPath(home);
  return (await readPepper(path)) ?? (await writePepper(path, entropy.bytes(PEPPER_BYTES)));
}

async function accept(home: string, pepper: Uint8Array): Promise<Uint8Array> {
  await rename(offeredPath(home), pepperPath(home));
  return pepper;
}

/** What is in the book once this node has offered its own. */
async function write(book: LeaseBook, pepper: Uint8Array): Promise<Found> {
  const fingerprint = fingerprintOf(pepper);
  if ((await book.write(RECORD, fingerprint, 0)) !== undefined) return { fingerprint };
  const found = await find(book);
  if (found === undefined) throw new Error('the book of leases refuses the pepper of the keys, and has none');
  return found;
}

/** An earlier build wrote the pepper itself: it is replaced by its fingerprint. */
async function find(book: LeaseBook): Promise<Found | undefined> {
  let found: { value: unknown; revision: number } | undefined;
  const watching = await book.watch((key, value, revision) => {
    if (key === RECORD) found = { value, revision };
  });
  await watching.stop();
  if (typeof found?.value !== 'string') return undefined;
  if (found.value.startsWith('sha256:')) return { fingerprint: found.value };
  const fingerprint = fingerprintOf(Buffer.from(found.value, 'hex'));
  // A gateway may not, and the next node does it.
  await book.write(RECORD, fingerprint, found.revision).catch(() => undefined);
  return { fingerprint };
}

async function ask({ peers, entropy, clock, log }: SharedPepperOptions, fingerprint: string): Promise<Uint8Array> {
  const until = clock.now() + PATIENCE_MS;
  for (let tries = 0; clock.now() < until; tries += 1) {
    const recipient = new Recipient(entropy);
    try {
      const sealed = await peers.ask(ASKED_ON, recipient.publicKey, ANSWER_MS);
      const told = recipient.open(String(sealed), PURPOSE);
      if (fingerprintOf(told) === fingerprint) return told;
      log.warn('pepper.other_told');
    } catch (error) {
      if (!(error instanceof PeerAway)) throw error;
      if (tries === 0) log.warn('pepper.nobody_tells');
    }
    await wait(clock, 500);
  }
  throw new Error(
    'No node of this cluster answers that could tell this one the secret that keys are hashed with: start one that was part of it before.',
  );
}
