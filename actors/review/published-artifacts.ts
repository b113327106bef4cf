import { ARTIFACTS, type ArtifactName, type Published } from '../../protocols/index.ts';

/** How long the publisher may take for all artifacts, in milliseconds: far beyond what large documents need. */
export const PUBLISH_MS = 15 * 60_000;

interface PublishedSoFar {
  readonly artifacts: readonly ArtifactName[];
  /** Why an artifact could not be made. */
  readonly unpublished: Readonly<Record<string, string>>;
}

/** What changes in the context when the publisher reports an artifact, made or failed. */
export function afterPublished(
  { artifacts, unpublished }: PublishedSoFar,
  { artifact, failure }: Published,
): Partial<PublishedSoFar> {
  return failure === null
    ? { artifacts: ARTIFACTS.filter((name) => name === artifact || artifacts.includes(name)) }
    : { unpublished: { ...unpublished, [artifact]: failure } };
}
