import type { z } from 'zod';
import { invalidParameters } from '../errors/api-error.ts';
import { fieldErrorsOf } from './field-errors.ts';

/** The input in the schema's shape. Throws INVALID_PARAMETERS that names each wrong field once. */
export function parse<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw invalidParameters(fieldErrorsOf(result.error));
}
