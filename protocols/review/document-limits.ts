/** UTF-16 code units of a document's text, unless CONCLAVE_MAX_CHARACTERS says otherwise. */
export const DEFAULT_MAX_CHARACTERS = 2_000_000;

/** Lines of it: each becomes a paragraph of a Word file, and each of those takes some kilobytes while it is written. */
export const MAX_LINES = 100_000;

/** Bytes of an uploaded file, unless CONCLAVE_MAX_FILE_BYTES says otherwise. */
export const DEFAULT_MAX_FILE_BYTES = 25 * 1024 ** 2;
