import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract, seeded } from '../actors/publishing/docx/contracts.ts';

/** Characters of the contract that is measured. */
const SIZE = 40_000;

/** A contract of about 40,000 characters: a real one where the measuring data is, otherwise made from a seed. */
export function benchContract(data: string | undefined): { readonly text: string; readonly what: string } {
  const real = data === undefined ? undefined : nearest(data);
  if (real !== undefined) return { text: real, what: `a real contract of ${real.length} characters` };
  const draw = seeded(1);
  let text = contract(draw);
  while (text.length < SIZE) text += `\n${contract(draw)}`;
  return { text: text.slice(0, SIZE), what: `a generated contract of ${SIZE} characters` };
}

function nearest(directory: string): string | undefined {
  const file = readdirSync(directory).find((name) => name.startsWith('cuad_contracts'));
  if (file === undefined) return undefined;
  const texts = readFileSync(join(directory, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { text: string }).text);
  return texts.toSorted((a, b) => Math.abs(a.length - SIZE) - Math.abs(b.length - SIZE))[0];
}
