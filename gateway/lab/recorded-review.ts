import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readDocument } from '../../actors/expert-jobs/index.ts';
import type { ParsedDocument } from '../../actors/reading/index.ts';
import { type ReviewContext, reviewFiles, reviewRecords } from '../../actors/review/index.ts';
import { LmdbStore, type Store } from '../../runtime/index.ts';

/** The record of a decided review, and the store that holds it; the caller closes the store. */
export async function openRecord(home: string, id: string): Promise<{ store: LmdbStore; record: ReviewContext }> {
  if (!existsSync(join(home, 'store'))) throw new Error(`There is no store in ${home}.`);
  const store = new LmdbStore({ path: join(home, 'store'), readOnly: true });
  const record = reviewRecords.debate.get(store, id);
  if (record !== undefined) return { store, record };
  await store.close();
  throw new Error(`The store in ${home} has no record of a decided review ${id}.`);
}

/** The document as the experts read it. */
export function documentOf(store: Store, { submit, card }: ReviewContext): ParsedDocument {
  const text = reviewFiles.document.get(store, submit.document.hash);
  if (text === undefined) throw new Error('The text of the document is no longer in the store.');
  return readDocument(Buffer.from(text).toString(), card?.type ?? null);
}
