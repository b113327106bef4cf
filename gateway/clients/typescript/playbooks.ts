import type { CallOptions } from './interface.ts';
import type { Transport } from './transport.ts';

/** A playbook without its content. */
export interface PlaybookSummary {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  /** The same for the same positions. */
  readonly hash: string;
  /** It comes with the service and cannot be changed. */
  readonly shipped: boolean;
  readonly updated_at: string | null;
}

export interface PlaybookDetail extends PlaybookSummary {
  /** After the schema at /playbook.schema.json. */
  readonly playbook: Readonly<Record<string, unknown>>;
}

/** How a document stands to one topic or check. */
export interface PlaybookLine {
  readonly id: string;
  readonly name: string;
  readonly kind: 'topic' | 'check';
  readonly standing: string;
  /** Of `fallback`: which step, from 1. */
  readonly step: number | null;
  readonly section: string;
  readonly owner: string | null;
}

export interface PlaybookTrial {
  readonly document_text: string;
  readonly document_type?: string;
  readonly side?: string;
}

export interface PlaybookTrialAnswer {
  readonly id: string;
  readonly version: number;
  readonly document_type: string;
  readonly provider: string | null;
  readonly customer: string | null;
  readonly lines: readonly (PlaybookLine & { readonly quotes: readonly string[]; readonly preferred: string | null })[];
}

const JSON_BODY = { 'content-type': 'application/json' };

/** The client's positions. */
export class Playbooks {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  list({ signal }: CallOptions = {}): Promise<{ readonly items: readonly PlaybookSummary[] }> {
    return this.#transport.json({ path: '/api/playbooks', signal });
  }

  /**
   * Positions as an object, or as YAML. Not tried again when its answer is lost: look at the list then. ApiError names the path of
   * what is wrong.
   */
  create(playbook: object | string, { signal }: CallOptions = {}): Promise<PlaybookSummary> {
    return this.#transport.json({ method: 'POST', path: '/api/playbooks', ...written(playbook), signal, isOnce: true });
  }

  /** The latest version unless told. */
  get(id: string, { version, signal }: CallOptions & { readonly version?: number } = {}): Promise<PlaybookDetail> {
    return this.#transport.json({ path: path(id), query: { version }, signal });
  }

  /** Makes the next version; the same content again makes none. */
  replace(id: string, playbook: object | string, { signal }: CallOptions = {}): Promise<PlaybookSummary> {
    return this.#transport.json({ method: 'PUT', path: path(id), ...written(playbook), signal });
  }

  async remove(id: string, { signal }: CallOptions = {}): Promise<void> {
    await this.#transport.json({ method: 'DELETE', path: path(id), signal });
  }

  /** How a document stands to each entry; no review is begun. */
  try(id: string, trial: PlaybookTrial, { signal }: CallOptions = {}): Promise<PlaybookTrialAnswer> {
    const body = JSON.stringify(trial);
    return this.#transport.json({ method: 'POST', path: `${path(id)}/try`, headers: JSON_BODY, body, signal });
  }
}

const written = (playbook: object | string) =>
  typeof playbook === 'string'
    ? { headers: { 'content-type': 'application/yaml' }, body: playbook }
    : { headers: JSON_BODY, body: JSON.stringify(playbook) };

const path = (id: string): string => `/api/playbooks/${encodeURIComponent(id)}`;
