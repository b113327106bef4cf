/**
 * Decoding: what was answered, out of what was sent. Models wrap their answer in fences, think aloud before it, put it into
 * the wrong field, or are cut off in the middle of it: what is whole in it is kept, each element checked alone.
 */
import type { z } from 'zod';
import { AnsweredFinding, AnsweredPosition, AnsweredText, type ModelAnswer } from '../../protocols/models/index.ts';

export interface Decoded {
  readonly answer: ModelAnswer;
  /** Elements that broke the schema. */
  readonly dropped: number;
  /** The answer ended before it was whole. */
  readonly isCut: boolean;
}

/** @param texts where an answer may be, the likeliest first. undefined when none of them holds one. */
export function decode(texts: readonly string[]): Decoded | undefined {
  for (const text of texts) {
    const found = objectIn(withoutWrapping(text));
    const decoded = found && checked(found.value, found.isCut);
    if (decoded !== undefined) return decoded;
  }
  return undefined;
}

const withoutWrapping = (text: string): string =>
  text
    .replace(/^[\s\S]*<\/think(?:ing)?>/, '')
    .replace(/^[^{]*```(?:json)?\s*(?=\{)/, '')
    .replace(/\s*```\s*$/, '');

/** The outermost object, and whether it had to be closed for the model. */
function objectIn(text: string): { value: unknown; isCut: boolean } | undefined {
  const start = text.indexOf('{');
  if (start < 0) return undefined;
  const from = text.slice(start);
  const whole = parsed(from) ?? parsed(from.slice(0, from.lastIndexOf('}') + 1));
  if (whole !== undefined) return { value: whole, isCut: false };
  const closed = closedAfterLastElement(from);
  const cut = closed === undefined ? undefined : parsed(closed);
  return cut === undefined ? undefined : { value: cut, isCut: true };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Cuts after the last element of a list that is whole, and closes what is open there. */
function closedAfterLastElement(text: string): string | undefined {
  const open: string[] = [];
  let isString = false;
  let last: { readonly end: number; readonly open: readonly string[] } | undefined;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (isString) {
      if (sign === '\\') index += 1;
      else if (sign === '"') isString = false;
    } else if (sign === '"') isString = true;
    else if (sign === '{' || sign === '[') open.push(sign === '{' ? '}' : ']');
    else if (sign === '}' || sign === ']') {
      open.pop();
      // An element of one of the answer's own lists, not of a list inside it.
      if (open.length === 2 && open.at(-1) === ']') last = { end: index + 1, open: [...open] };
    }
  }
  return last && text.slice(0, last.end) + last.open.toReversed().join('');
}

function checked(value: unknown, isCut: boolean): Decoded | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const said = value as Partial<Record<keyof ModelAnswer, unknown>>;
  const lists = ['findings', 'positions', 'texts', 'present'] as const;
  if (!lists.some((name) => Array.isArray(said[name]))) return undefined;
  let dropped = 0;
  const elements = <Value>(name: keyof ModelAnswer, schema: z.ZodType<Value>, most: number): Value[] => {
    const given = Array.isArray(said[name]) ? (said[name] as unknown[]) : [];
    dropped += Math.max(0, given.length - most);
    return given.slice(0, most).flatMap((element) => {
      const result = schema.safeParse(element);
      if (!result.success) dropped += 1;
      return result.success ? [result.data] : [];
    });
  };
  const present = Array.isArray(said.present) ? said.present : [];
  return {
    answer: {
      findings: elements('findings', AnsweredFinding, 12),
      positions: elements('positions', AnsweredPosition, 30),
      texts: elements('texts', AnsweredText, 80),
      present: present.filter((topic): topic is string => typeof topic === 'string').slice(0, 60),
    },
    dropped,
    isCut,
  };
}
