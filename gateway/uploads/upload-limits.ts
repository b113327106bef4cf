/** What the reading of uploaded files may take. How many bodies may arrive at once is in http/limits.ts, since it is for every large body. */
export interface UploadLimits {
  /**
   * Milliseconds of a processor that a docx, a pdf or a playbook may take, the start of its process included, and ten times as long
   * by the clock; by the clock alone where the system tells no more.
   */
  readonly timeoutMs: number;
  /** Resident memory of that process, in MB. */
  readonly maxMemoryMb: number;
  /** Files read at once: each takes a processor. */
  readonly concurrency: number;
  /** Files that may wait beside those that are read, in all and of one account; more are refused with ServiceBusy. */
  readonly maxQueued: number;
  readonly maxQueuedOfAccount: number;
}

export const DEFAULT_UPLOAD_LIMITS: UploadLimits = {
  timeoutMs: 20_000,
  maxMemoryMb: 768,
  concurrency: 2,
  maxQueued: 64,
  maxQueuedOfAccount: 12,
};
