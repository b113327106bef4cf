/** The outside experts an operator announces, in a file beside what the service keeps. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { OutsideExpert } from '../../protocols/outside/index.ts';
import { InvalidConfig } from '../../runtime/index.ts';

const FILE = 'experts.json';

/** As many as a submission may name. */
const Roster = z
  .array(OutsideExpert)
  .max(20)
  .refine((experts) => new Set(experts.map(({ id }) => id)).size === experts.length, 'two experts have the same id');

/** Everyone announced, in order of id; nobody when there is no file. Rejects with InvalidConfig when it says something else. */
export async function readRoster(home: string): Promise<readonly OutsideExpert[]> {
  const path = join(home, FILE);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw new InvalidConfig(`${path} cannot be read: ${error.message}`);
  });
  const parsed = Roster.safeParse(jsonOf(text, path));
  if (parsed.success) return parsed.data.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const [issue] = parsed.error.issues;
  throw new InvalidConfig(`${path}: ${issue?.path.join('.') || 'the list'}: ${issue?.message}`);
}

function jsonOf(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InvalidConfig(`${path} is not JSON: ${(cause as Error).message}`);
  }
}
