import type { Protocol } from '../debate/protocol.ts';

/** error: must not be run. warning: runs, but hardly means what its author thinks. note: worth knowing. ok: checked and sound. */
type CheckSeverity = 'error' | 'warning' | 'note' | 'ok';

/** What one static check found. */
export interface StaticCheck {
  readonly check: 'limits' | 'size' | 'reach' | 'rest' | 'quorum' | 'schedule' | 'ties' | 'exposure' | 'responder';
  readonly severity: CheckSeverity;
  readonly sentence: string;
}

/** How large a debate the protocol is checked for. */
export interface Extent {
  /** Members of the panel. */
  readonly agents: number;
  /** Items debated together. */
  readonly items: number;
}

/** One static check: what it finds, nothing when it has nothing to say. */
export type Checker = (protocol: Protocol, extent: Extent) => StaticCheck[];
