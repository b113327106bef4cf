import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where measuring data lies: named by CONCLAVE_DATA, or beside the repository. It is no part of the project. */
const DATA = process.env.CONCLAVE_DATA ?? join(import.meta.dirname, '../../../../../shared/data');

/** Texts of real contracts of moderate length; none where the data is not at hand. */
export function realContracts(count: number): string[] {
  const file = join(DATA, 'cuad_contracts.part1.jsonl');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { text: string }).text)
    .filter((text) => text.length > 8000 && text.length < 60_000)
    .slice(0, count);
}
