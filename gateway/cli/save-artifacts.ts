import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ArtifactName, fileNameOf } from '../../protocols/index.ts';
import type { Artifact, DownloadOptions, ReviewClient } from '../clients/typescript/index.ts';

export interface SavedArtifact {
  readonly artifact: Artifact;
  readonly file: string;
  readonly bytes: number;
}

/** Downloads each artifact into the directory. A version has its own file: `redline-internal.docx`. */
export async function saveArtifacts(
  client: ReviewClient,
  id: string,
  artifacts: readonly Artifact[],
  directory: string,
  of: DownloadOptions = {},
): Promise<SavedArtifact[]> {
  await mkdir(directory, { recursive: true });
  const saved: SavedArtifact[] = [];
  for (const artifact of artifacts) {
    // The name is ours: what a server says may lead out of the directory.
    const known = ArtifactName.safeParse(artifact);
    const name = known.success ? fileNameOf(known.data) : 'download';
    const file = join(directory, of.version === undefined ? name : name.replace(/(?=\.\w+$)/, `-${of.version}`));
    saved.push({ artifact, file, bytes: await client.download(id, artifact, file, of) });
  }
  return saved;
}
