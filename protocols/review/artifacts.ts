import { z } from 'zod';

/** Everything that a completed review can be downloaded as. */
export const ARTIFACTS = ['txt', 'md', 'json', 'redline', 'revised-docx', 'pdf', 'report', 'zip'] as const;
export const ArtifactName = z.enum(ARTIFACTS);
export type ArtifactName = z.infer<typeof ArtifactName>;

/** The redline for the client's own eyes: made with the artifact `redline`, downloaded as its version `internal`. */
export const INTERNAL_REDLINE = 'redline-internal';

/** Its name inside the archive, and suffix of a download's name. */
export const INTERNAL_REDLINE_FILE = 'redline-internal.docx';

/** The comparison with a standard: made with the artifact `redline`, downloaded as its version `comparison`. */
export const COMPARISON = 'comparison';

/** Its name inside the archive, and suffix of a download's name. */
export const COMPARISON_FILE = 'comparison.docx';

interface ArtifactFile {
  /** Name inside the archive and suffix of a download's name. */
  readonly name: string;
  readonly mediaType: string;
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const FILES: Readonly<Record<ArtifactName, ArtifactFile>> = {
  txt: { name: 'revised.txt', mediaType: 'text/plain; charset=utf-8' },
  md: { name: 'report.md', mediaType: 'text/markdown; charset=utf-8' },
  json: { name: 'review.json', mediaType: 'application/json' },
  redline: { name: 'redline.docx', mediaType: WORD },
  'revised-docx': { name: 'revised.docx', mediaType: WORD },
  pdf: { name: 'analytics.pdf', mediaType: 'application/pdf' },
  report: { name: 'intelligence-report.pdf', mediaType: 'application/pdf' },
  zip: { name: 'review.zip', mediaType: 'application/zip' },
};

export const fileNameOf = (artifact: ArtifactName): string => FILES[artifact].name;

export const mediaTypeOf = (artifact: ArtifactName): string => FILES[artifact].mediaType;
