/**
 * Draws which documents of the measuring data no author of provision rules reads: `node test/eval/splits/draw.ts`. Run once; the
 * result is kept, so that a document never changes sides. Ids only, no text.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { records } from '../data-set.ts';

const SEED = 'provisions-2026-11-22';
/** Share of the documents of a set that is kept apart. */
const HELD_OUT = 0.35;

/** Documents of several sets that are one contract have one id, so that a planted defect stays on the side of its clean twin. */
const SETS: Readonly<Record<string, () => Iterable<string>>> = {
  contracts: () => records<{ id: string }>('cuad_contracts').map(({ id }) => id),
  clause: () => records<{ doc_id: string }>('clause_').flatMap(({ doc_id }) => doc_id ?? []),
  nda: () => records<{ id: string }>('clause_nda_docs').map(({ id }) => id),
  terms: () => records<{ doc: string }>('unfair_tos_sentences').map(({ doc }) => doc),
  requirements: () => records<{ project: string }>('requirement_smells').map(({ project }) => project),
};

const rankOf = (id: string): number => createHash('sha256').update(`${SEED}\n${id}`).digest().readUInt32BE(0) / 2 ** 32;

const sides = Object.entries(SETS).map(([set, ids]) => {
  const all = [...new Set(ids())].toSorted();
  return [
    set,
    {
      development: all.filter((id) => rankOf(id) >= HELD_OUT),
      held_out: all.filter((id) => rankOf(id) < HELD_OUT),
    },
  ] as const;
});
const kept = { seed: SEED, share: HELD_OUT, sets: Object.fromEntries(sides) };
writeFileSync(join(import.meta.dirname, 'provisions.json'), `${JSON.stringify(kept, null, 2)}\n`);
