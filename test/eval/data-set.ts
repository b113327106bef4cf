import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where measuring data lies: named by CONCLAVE_DATA, or beside the repository. It is no part of the project. */
export const DATA = process.env.CONCLAVE_DATA ?? join(import.meta.dirname, '../../../shared/data');

/** A set that is not there. */
export class MissingData extends Error {}

/** The records of a set: every .jsonl file whose name begins with the prefix, in order of name. Throws MissingData. */
export function records<Record>(prefix: string): Record[] {
  const names = existsSync(DATA) ? readdirSync(DATA).filter((name) => name.startsWith(prefix)) : [];
  const files = names.filter((name) => name.endsWith('.jsonl')).toSorted();
  if (files.length === 0) {
    throw new MissingData(
      `no ${prefix}*.jsonl in ${DATA}: measuring needs its data; name its directory by CONCLAVE_DATA`,
    );
  }
  return files.flatMap((name) =>
    readFileSync(join(DATA, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record),
  );
}
