import { createHash, randomBytes } from 'node:crypto';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Entropy: the only source of randomness. */
export interface Entropy {
  /** Bytes nobody can guess (the seeded version: bytes that repeat with the seed). */
  bytes(count: number): Uint8Array;
  /** A UUID of version 4 (RFC 9562). */
  uuid(): string;
}

/** The operating system's randomness. */
export const systemEntropy: Entropy = {
  bytes: (count) => new Uint8Array(randomBytes(count)),
  uuid: () => formatUuid(randomBytes(16)),
};

/** The same sequence for the same seed, for tests, simulation and the lab. Never for keys or secrets. */
export function seededEntropy(seed: number): Entropy {
  const generator = xoroshiro128plus(seed);
  const bytes = (count: number): Uint8Array => Uint8Array.from({ length: count }, () => generator.next() & 0xff);
  return { bytes, uuid: () => formatUuid(bytes(16)) };
}

/** `<prefix>_<UUID v4>`, such as `rev_0b5e…`. */
export function identifier(prefix: string, entropy: Entropy): string {
  return `${prefix}_${entropy.uuid()}`;
}

/**
 * A UUID that the same parts always give: the first 16 bytes of the SHA-256 of the parts, each with its length before it,
 * so that ['ab','c'] and ['a','bc'] differ. It carries the marks of version 4: clients that check the shape accept it.
 */
export function derivedUuid(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return formatUuid(hash.digest().subarray(0, 16));
}

function formatUuid(source: Uint8Array): string {
  const bytes = Buffer.from(source);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
