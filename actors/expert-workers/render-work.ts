import {
  ArtifactName,
  COMPARISON,
  COMPARISON_FILE,
  type DocumentReference,
  fileNameOf,
  INTERNAL_REDLINE,
  INTERNAL_REDLINE_FILE,
  type OriginalFile,
} from '../../protocols/index.ts';
import { TerminalError } from '../../runtime/hosting/index.ts';
import type { Store, Write } from '../../runtime/index.ts';
import { reviewFiles } from '../review/index.ts';
import type { DocumentWork, Ordered } from './document-work.ts';
import { standardText } from './standard-text.ts';

interface RenderOrder {
  readonly review_id: string;
  /** Left out: the panel's own result. */
  readonly revision?: number;
  readonly document: DocumentReference;
  readonly original?: OriginalFile;
  readonly artifact: ArtifactName;
  readonly include: readonly ArtifactName[];
}

/** Renders an artifact of a result and stores it; a redline in all of its versions. */
export async function render(work: DocumentWork, store: Store, input: unknown, ordered: Ordered): Promise<unknown> {
  const order = input as RenderOrder;
  const { review_id: key, revision } = order;
  const artifact = ArtifactName.parse(order.artifact);
  const shared = (): object => {
    const result = reviewFiles.result.get(store, key, revision);
    if (result === undefined) throw new TerminalError(`review ${key} has no result to render`);
    const bytes = order.original && reviewFiles.original.get(store, key);
    return {
      text: work.text(order.document, ordered),
      result,
      files: artifact === 'zip' ? filesOf(store, order) : [],
      ...(order.original && bytes && { original: { ...order.original, bytes } }),
    };
  };
  const made = async (what: string, standard?: string): Promise<Uint8Array> => {
    const length = order.document.length + (standard?.length ?? 0);
    const input = (): object => ({ ...shared(), artifact: what, ...(standard !== undefined && { standard }) });
    return (await work.run('render', { length, input }, ordered)) as Uint8Array;
  };
  const bytes = await made(artifact);
  const writes: Write[] = [reviewFiles.artifact.put(bytes, key, artifact, revision)];
  if (artifact === 'redline') {
    writes.push(reviewFiles.artifact.put(await made(INTERNAL_REDLINE), key, INTERNAL_REDLINE, revision));
  }
  const standard = artifact === 'redline' && revision === undefined ? standardText(store, key) : undefined;
  if (standard !== undefined) {
    writes.push(reviewFiles.artifact.put(await made(COMPARISON, standard), key, COMPARISON));
  }
  await store.commit(writes);
  return { artifact, bytes: bytes.length };
}

/** What the archive holds: every artifact that could be made, and both redlines. */
function filesOf(store: Store, { review_id, revision, include }: RenderOrder) {
  const bytesOf = (name: string) => reviewFiles.artifact.get(store, review_id, name, revision);
  return include.flatMap((name) => {
    const file = { name: fileNameOf(name), bytes: bytesOf(name) as Uint8Array };
    const internal = name === 'redline' ? bytesOf(INTERNAL_REDLINE) : undefined;
    const compared = name === 'redline' ? reviewFiles.artifact.get(store, review_id, COMPARISON) : undefined;
    const comparison = compared === undefined ? [] : [{ name: COMPARISON_FILE, bytes: compared }];
    return internal === undefined
      ? [file, ...comparison]
      : [file, { name: INTERNAL_REDLINE_FILE, bytes: internal }, ...comparison];
  });
}
