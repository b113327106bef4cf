import type { z } from 'zod';
import type { FieldError } from '../../../protocols/index.ts';

/** Maximum length (characters) of a client's field name in an error. */
const MAX_NAME = 60;

/** Maximum number of field errors in one answer. */
const MAX_ERRORS = 20;

/** Longer lists of values are only in the OpenAPI document. */
const MAX_VALUES = 25;

/** The errors of an input, at most one for each field. */
export function fieldErrorsOf(error: z.ZodError): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const issue of error.issues) {
    for (const wrong of fieldErrors(issue)) {
      if (errors.size < MAX_ERRORS && !errors.has(wrong.field)) errors.set(wrong.field, wrong);
    }
  }
  return [...errors.values()];
}

function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys
      .slice(0, MAX_ERRORS)
      .map((key) => ({ field: cut([...issue.path, key].join('.')), message: 'is not a known field' }));
  }
  if (issue.path.length === 0) return [{ field: 'body', message: 'must be a JSON object' }];
  return [{ field: cut(issue.path.join('.')), message: message(issue) }];
}

function message(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value' && issue.values.length <= MAX_VALUES)
    return `must be one of ${issue.values.join(', ')}`;
  return issue.message;
}

const cut = (name: string): string => (name.length <= MAX_NAME ? name : `${name.slice(0, MAX_NAME)}…`);
