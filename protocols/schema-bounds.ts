import type { JsonObject } from './json-schema.ts';

/**
 * Nothing the service takes or gives is unbounded; a schema that names no limit of its own has one of these. They are the
 * widest the service can be set up for, so a client that reserves room by them is never surprised.
 */
const BOUNDS = {
  /** UTF-16 code units: the longest document that can be configured, and so the longest quotation. */
  text: 50_000_000,
  /** Entries: a list has at most one entry for each place of the document. */
  list: 1_000_000,
} as const;

const INT32_MAX = 2 ** 31 - 1;

/** A copy of an OpenAPI or AsyncAPI document in which every schema says its limits, for machines; people read it without. */
export function withBounds(document: JsonObject): JsonObject {
  return walk(document) as JsonObject;
}

/** Where a document keeps values, not schemas. */
const VALUES = new Set(['example', 'examples', 'default', 'enum', 'const', 'required']);

function walk(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(walk);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, child]) => [key, VALUES.has(key) ? child : walk(child)]);
  return bounded(Object.fromEntries(entries));
}

function bounded(schema: JsonObject): JsonObject {
  if (schema.enum !== undefined || schema.const !== undefined) return schema;
  // With null beside it a type is a list.
  switch ([schema.type].flat().find((type) => type !== 'null')) {
    case 'string':
      return { ...schema, maxLength: schema.maxLength ?? BOUNDS.text };
    case 'array':
      return { ...schema, maxItems: schema.maxItems ?? BOUNDS.list };
    case 'integer': {
      const minimum = (schema.minimum as number | undefined) ?? Number.MIN_SAFE_INTEGER;
      const maximum = (schema.maximum as number | undefined) ?? Number.MAX_SAFE_INTEGER;
      const fits = minimum >= -INT32_MAX - 1 && maximum <= INT32_MAX;
      return { ...schema, minimum, maximum, format: fits ? 'int32' : 'int64' };
    }
    default:
      return schema;
  }
}
