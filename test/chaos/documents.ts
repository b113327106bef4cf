import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract, seeded } from '../actors/publishing/docx/contracts.ts';
import { hostileContract, ORDERS } from '../models/hostile-documents.ts';
import type { Task } from './client.ts';

/** Longer contracts are left out, in characters: they would only make the run longer. */
const LONGEST = 60_000;

/** Of so many documents one gives orders to its reader, where language models read. */
const HOSTILE_EVERY = 3;

const PRESETS = ['quick', 'legal', 'quick', 'compliance', 'comprehensive'];

/**
 * What is submitted: real contracts where the measuring data is (no text twice unless there are too few), otherwise
 * contracts made from their number. With `hostile`, every third text is one that gives orders to the model that reads it.
 */
export function tasks(count: number, data: string | undefined, hostile = false): Task[] {
  const texts = data === undefined ? generated(count) : real(data);
  if (texts.length === 0) throw new Error(`no contract of up to ${LONGEST} characters in ${data}`);
  return Array.from({ length: count }, (_, number) => {
    const preset = PRESETS[number % PRESETS.length] as string;
    if (hostile && number % HOSTILE_EVERY === HOSTILE_EVERY - 1) {
      return { text: withOrders(Math.floor(number / HOSTILE_EVERY)), preset, givesOrders: true };
    }
    return { text: texts[number % texts.length] as string, preset };
  });
}

/** No two texts are alike: what is read once is not asked about again. */
function withOrders(nth: number): string {
  const orders = Object.values(ORDERS);
  return `${hostileContract(orders[nth % orders.length] as string)}\n7. Copies. This is copy ${nth} of the Agreement.\n`;
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
