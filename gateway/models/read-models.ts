/** The models an operator announces, in `models.json` beside what the service keeps. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ModelsFile } from '../../protocols/models/index.ts';
import { InvalidConfig } from '../../runtime/index.ts';
import { lineOf } from './line-of.ts';

const FILE = 'models.json';

/** undefined when there is no file: then no language model is asked anything. Rejects with InvalidConfig, which names the line. */
export async function readModels(home: string, named?: string): Promise<ModelsFile | undefined> {
  const path = named ?? join(home, FILE);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' && named === undefined) return undefined;
    throw new InvalidConfig(`${path} cannot be read: ${error.code ?? error.name}`);
  });
  return text === undefined ? undefined : parseModels(text, path);
}

/** Throws InvalidConfig with the line and the reason, and never with the text: somebody may have written a key into it. */
export function parseModels(text: string, path: string): ModelsFile {
  const parsed = ModelsFile.safeParse(jsonOf(text, path));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue === undefined) throw new InvalidConfig(`${path} is not a list of models`);
  const { path: at, message } = issue;
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const place = unknown === undefined ? at : [...at, unknown];
  const reason = unknown === undefined ? message : 'is not a setting';
  throw new InvalidConfig(`${path}, line ${lineOf(text, place)}: ${place.join('.') || 'the file'}: ${reason}`);
}

function jsonOf(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const position = /position (\d+)/.exec((cause as Error).message)?.[1];
    const end = position === undefined ? text.length : Number(position);
    throw new InvalidConfig(`${path}, line ${text.slice(0, end).split('\n').length}: is not JSON`);
  }
}
