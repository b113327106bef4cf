import type { z } from 'zod';
import type { ErrorCode } from './error-texts.ts';

/**
 * Every operation of the REST interface, as data: the gateway routes by it and the OpenAPI document is written from it, so
 * the two cannot disagree.
 */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{id}` for a review_id. */
  readonly path: `/${string}`;
  readonly tag: 'Submitting' | 'Following' | 'Results' | 'Deciding' | 'Playbooks' | 'Keys' | 'Webhooks' | 'Documents';
  readonly summary: string;
  readonly description: string;
  /** `key`: needs an API key. `open`: for everyone. */
  readonly access: 'key' | 'open';
  readonly query?: z.ZodObject;
  readonly headers?: Readonly<Record<string, { description: string; example: string }>>;
  readonly body?: {
    readonly type: 'application/json' | 'multipart/form-data';
    readonly schema: z.ZodType;
    /** Nothing sent is as an empty object. */
    readonly isOptional?: true;
  };
  readonly answer: {
    readonly description: string;
    /** Content type and, for JSON, the schema. */
    readonly content: Readonly<Record<string, z.ZodType | null>>;
    readonly headers?: Readonly<Record<string, string>>;
  };
  /** Refusals of its own, beside those every keyed operation has. */
  readonly errors: readonly ErrorCode[];
}
