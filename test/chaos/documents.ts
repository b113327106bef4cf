import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract, seeded } from '../actors/publishing/docx/contracts.ts';
import type { Task } from './client.ts';

/** Longer contracts are left out, in characters: they would only make the run longer. */
const LONGEST = 60_000;

const PRESETS = ['quick', 'legal', 'quick', 'compliance', 'comprehensive'];

/**
 * What is submitted: real contracts where the measuring data is (no text twice unless there are too few), otherwise
 * contracts made from their number.
 */
export function tasks(count: number, data: string | undefined): Task[] {
  const texts = data === undefined ? generated(count) : real(data);
  if (texts.length === 0) throw new Error(`no contract of up to ${LONGEST} characters in ${data}`);
  return Array.from({ length: count }, (_, number) => ({
    text: texts[number % texts.length] as string,
    preset: PRESETS[number % PRESETS.length] as string,
  }));
}

function real(directory: string): string[] {
  const files = existsSync(directory) ? readdirSync(directory).filter((name) => name.startsWith('cuad_contracts')) : [];
  return files
    .toSorted()
    .flatMap((file) => readFileSync(join(directory, file), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { text: string }).text)
    .filter((text) => text.length <= LONGEST);
}

const generated = (count: number): string[] => Array.from({ length: count }, (_, number) => contract(seeded(number)));
