/** The models an operator announces, in `models.json` beside what the service keeps. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { ModelsFile } from '../../protocols/models/index.ts';
import { InvalidConfig } from '../../runtime/index.ts';
import { lineOf } from './json-line.ts';
import { jsonMistake } from './json-mistake.ts';

const FILE = 'models.json';

/** The key in a variable of the environment. */
type Secret = (name: string) => string | undefined;

/**
 * undefined when there is no file: then no language model is asked anything. Rejects with InvalidConfig, which names the line.
 * @param secret looks up the keys of the models that are going to be asked; each has to be there
 */
export async function readModels(home: string, named?: string, secret?: Secret): Promise<ModelsFile | undefined> {
  const path = named ?? join(home, FILE);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' && named === undefined) return undefined;
    throw new InvalidConfig(`${path} cannot be read: ${error.code ?? error.name}`);
  });
  return text === undefined ? undefined : await parseModels(text, path, secret);
}

/** Rejects with InvalidConfig, the line and the reason, and never with the text: somebody may have written a key into it. */
export async function parseModels(given: string, path: string, secret?: Secret): Promise<ModelsFile> {
  // Some editors begin a file with a mark that JSON does not have.
  const text = given.replace(/^\uFEFF/, '');
  const parsed = ModelsFile.safeParse(jsonOf(text, path));
  const mistake = parsed.success ? await unresolvedReference(parsed.data, secret) : mistakeOf(parsed.error);
  if (mistake === undefined && parsed.success) return parsed.data;
  const { at, reason } = mistake ?? { at: [], reason: 'is not a list of models' };
  throw new InvalidConfig(`${path}, line ${lineOf(text, at)}: ${at.join('.') || 'the file'}: ${reason}`);
}

interface Mistake {
  readonly at: readonly PropertyKey[];
  readonly reason: string;
}

function mistakeOf({ issues }: z.ZodError): Mistake | undefined {
  const [issue] = issues;
  if (issue === undefined) return undefined;
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  if (unknown !== undefined) return { at: [...issue.path, unknown], reason: 'is not a setting' };
  return { at: issue.path, reason: issue.message };
}

/** What the file names and is not there: a seat, or a variable with a key. */
async function unresolvedReference({ models, precision }: ModelsFile, secret?: Secret): Promise<Mistake | undefined> {
  const { SEATS } = await import('../../actors/model-experts/index.ts');
  const seats = new Set(SEATS.map(({ id }) => id));
  const stranger = Object.keys(precision).find((id) => !seats.has(id));
  if (stranger !== undefined) return { at: ['precision', stranger], reason: `is no seat: ${[...seats].join(', ')}` };
  for (const [name, { key_env }] of Object.entries(models)) {
    if (secret === undefined || key_env === undefined || secret(key_env) !== undefined) continue;
    return { at: ['models', name, 'key_env'], reason: `the variable ${key_env} is not set` };
  }
  return undefined;
}

function jsonOf(text: string, path: string): unknown {
  const mistake = jsonMistake(text);
  if (mistake === undefined) return JSON.parse(text);
  const line = text.slice(0, mistake.offset).split('\n').length;
  throw new InvalidConfig(`${path}, line ${line}: ${mistake.reason}`);
}
