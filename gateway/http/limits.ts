import { DEFAULT_MAX_CHARACTERS, DEFAULT_MAX_FILE_BYTES, MAX_LINES } from '../../protocols/index.ts';

/** What one listener takes. Every figure has a default that suits a machine with 2 GB. */
export interface HttpLimits {
  /** UTF-16 code units of a document's text. */
  readonly maxCharacters: number;
  /** Lines of it: each becomes a paragraph of a Word file, and each of those takes some kilobytes while it is written. */
  readonly maxLines: number;
  /** Bytes of an uploaded file. */
  readonly maxFileBytes: number;
  /** Milliseconds until the headers, and until the whole request, must have arrived. */
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  /** How often the two above are looked after, in milliseconds. */
  readonly connectionsCheckingIntervalMs: number;
  /**
   * Bodies of submissions and other large ones that are open at the same time: each may hold a file in memory. Files that have
   * arrived and wait to be read have their own limits, in uploads/upload-limits.ts.
   */
  readonly maxOpenBodies: number;
  /** Of one account, and of one network address: others find room too. */
  readonly maxOpenBodiesOfAccount: number;
  readonly maxOpenBodiesOfAddress: number;
  /** Bytes of their bodies together, and of one account's. */
  readonly maxOpenBodyBytes: number;
  readonly maxOpenBodyBytesOfAccount: number;
  /** A body that arrives slower, after its first seconds, is ended with 408. */
  readonly minBodyBytesPerSecond: number;
  /** Connections on which no request has arrived yet, and of one network address: beyond it the oldest is closed. */
  readonly maxUnusedConnections: number;
  readonly maxUnusedConnectionsOfAddress: number;
  /**
   * Requests without a valid key that one address may make in 60 seconds; more are 429 until it is quiet. A misconfigured
   * client of one customer comes once a second; behind a shared address its valid keys are still served.
   */
  readonly unauthorizedPerMinute: number;
  /** Open event streams. */
  readonly maxStreams: number;
  /** Of one account, and of one network address: others find room too. */
  readonly maxStreamsOfAccount: number;
  readonly maxStreamsOfAddress: number;
  /** A connection on which nothing moves for so long is ended, in milliseconds: its client reads nothing, or is gone. */
  readonly idleMs: number;
  /** A comment is sent after this much silence on an event stream, in milliseconds: proxies close silent ones at 30 s. */
  readonly heartbeatMs: number;
  /** Open requests get this long to finish when the service stops, in milliseconds. */
  readonly shutdownMs: number;
}

export const DEFAULT_LIMITS: HttpLimits = {
  maxCharacters: DEFAULT_MAX_CHARACTERS,
  maxLines: MAX_LINES,
  maxFileBytes: DEFAULT_MAX_FILE_BYTES,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  connectionsCheckingIntervalMs: 1_000,
  maxOpenBodies: 128,
  maxOpenBodiesOfAccount: 64,
  maxOpenBodiesOfAddress: 96,
  maxOpenBodyBytes: 384 * 1024 ** 2,
  maxOpenBodyBytesOfAccount: 128 * 1024 ** 2,
  minBodyBytesPerSecond: 1_024,
  maxUnusedConnections: 1_000,
  maxUnusedConnectionsOfAddress: 200,
  unauthorizedPerMinute: 60,
  maxStreams: 1_000,
  maxStreamsOfAccount: 100,
  maxStreamsOfAddress: 400,
  // Longer than anything is silent that is alive: a submission waits 25 s for its panel, a stream 15 s for a comment.
  idleMs: 60_000,
  heartbeatMs: 15_000,
  shutdownMs: 10_000,
};

/** JSON may write each UTF-16 unit as `\uXXXX`, six bytes; the rest is room for the other fields. */
export const maxJsonBytes = (limits: HttpLimits): number => limits.maxCharacters * 6 + 64 * 1024;

/** The file, and room for the fields and the boundaries. */
export const maxFormBytes = (limits: HttpLimits): number => limits.maxFileBytes + 64 * 1024;
