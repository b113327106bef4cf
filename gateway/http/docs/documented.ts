/** What the page of the interface reads of the OpenAPI document. */
import { z } from 'zod';
import type { Schema } from './html.ts';

const JsonSchema = z.custom<Schema>((value) => typeof value === 'object' && value !== null);

const Media = z.object({ schema: JsonSchema.optional(), example: z.unknown().optional() });
export type Media = z.infer<typeof Media>;
const Content = z.record(z.string(), Media);

const Answer = z.object({
  $ref: z.string().optional(),
  description: z.string().optional(),
  headers: z.record(z.string(), z.unknown()).optional(),
  content: Content.optional(),
});
export type Answer = z.infer<typeof Answer>;

const Parameter = z.object({
  name: z.string(),
  in: z.string(),
  required: z.boolean(),
  description: z.string().optional(),
  schema: JsonSchema,
});
export type Parameter = z.infer<typeof Parameter>;

const Documented = z.object({
  operationId: z.string().optional(),
  summary: z.string(),
  description: z.string(),
  tags: z.array(z.string()).optional(),
  security: z.array(z.unknown()).optional(),
  parameters: z.array(Parameter),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), Answer),
});
export type Documented = z.infer<typeof Documented>;

export const Document = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), Documented)),
  webhooks: z.record(z.string(), z.object({ post: Documented })),
  components: z.object({ schemas: z.record(z.string(), JsonSchema), responses: z.record(z.string(), Answer) }),
});
export type Document = z.infer<typeof Document>;
