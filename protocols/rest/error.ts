import { z } from 'zod';
import { DecisionConflict } from '../review/decision.ts';
import { ERROR_CODES } from './error-texts.ts';

/** The error body of the interface document. */
export const ErrorBody = z
  .strictObject({
    detail: z.string().describe('Human-readable description.'),
    error_code: z.enum(ERROR_CODES).describe('Machine code; each has one HTTP status.'),
    status: z.int().min(400).max(599).describe('The HTTP status code, repeated.'),
    conflicts: z.array(DecisionConflict).optional().describe('Only with DECISION_CONFLICT: what is there.'),
  })
  .meta({
    examples: [{ detail: 'document_text: must not be blank', error_code: 'INVALID_PARAMETERS', status: 400 }],
  });
export type ErrorBody = z.infer<typeof ErrorBody>;

/** One parameter that was refused. */
export const FieldError = z.strictObject({
  field: z.string().describe('Name of the body field, query parameter or header.'),
  message: z.string(),
});
export type FieldError = z.infer<typeof FieldError>;

/** RFC 9457 problem details, sent when Accept names application/problem+json. */
export const ProblemBody = ErrorBody.extend({
  type: z.string().describe('`/docs#error-` and the error_code in lower case.'),
  title: z.string(),
  instance: z.string().describe('Path of the request.'),
  request_id: z.string().describe('The X-Request-Id of this answer.'),
  errors: z.array(FieldError).describe('Every parameter that was refused; empty when it is not about parameters.'),
}).meta({
  examples: [
    {
      detail: 'preset: must be one of comprehensive, quick, legal, technical, compliance',
      error_code: 'INVALID_PARAMETERS',
      status: 400,
      type: '/docs#error-invalid_parameters',
      title: 'Bad Request',
      instance: '/api/review/text-review',
      request_id: 'c2f1a09be4d7-1f',
      errors: [{ field: 'preset', message: 'must be one of comprehensive, quick, legal, technical, compliance' }],
    },
  ],
});
export type ProblemBody = z.infer<typeof ProblemBody>;
