import { z } from 'zod';

/**
 * The zod schemas as JSON Schema, for the documents of the interface. `input` shows what may be sent (defaults are optional),
 * `output` what will be there.
 */
export type Direction = 'input' | 'output';

/** draft-2020-12 is OpenAPI 3.1's, draft-07 is AsyncAPI 3's. */
export type Dialect = 'draft-2020-12' | 'draft-07';

export type JsonObject = Record<string, unknown>;

/** A schema without a name, written where it is used. */
export function inlineSchema(schema: z.ZodType): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override });
  return rest;
}

/** Schemas that refer to one another by `#/components/schemas/<name>`. */
export function namedSchemas(
  schemas: Readonly<Record<string, z.ZodType>>,
  io: Direction,
  target: Dialect = 'draft-2020-12',
): Record<string, JsonObject> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  const written = z.toJSONSchema(registry, {
    io,
    target,
    unrepresentable: 'any',
    override,
    uri: (id) => `#/components/schemas/${id}`,
  });
  for (const schema of Object.values(written.schemas)) {
    // Each is under its name in one document: it needs no dialect and no address of its own.
    delete schema.$schema;
    delete schema.$id;
    delete schema.id;
  }
  return written.schemas as Record<string, JsonObject>;
}

function override({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  // zod writes the range of a safe integer wherever there is no other: true, and of no use to a reader.
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  // A record that has every one of a few keys is an object with those fields, and generators make a type of it.
  const { required, propertyNames, additionalProperties } = jsonSchema;
  if (required === undefined || propertyNames === undefined || typeof additionalProperties !== 'object') return;
  jsonSchema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]));
  jsonSchema.additionalProperties = false;
  delete jsonSchema.propertyNames;
}
