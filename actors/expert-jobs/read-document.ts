import type { DocumentType } from '../../protocols/index.ts';
import { isEnglishWord } from '../experts/index.ts';
import { type ParsedDocument, parseDocument, readableText } from '../reading/index.ts';

/**
 * The document as every expert reads it. A text that hides characters, is all in capitals or was misread by a scanner is read as a
 * person reads it, and `submitted` in the document leads back; any other is read as it is. `type` overrides the guess.
 */
export function readDocument(text: string, type: DocumentType | null = null): ParsedDocument {
  const view = readableText(text, isEnglishWord);
  const document = parseDocument(view.text, type === null ? {} : { type });
  return view.text === text ? document : { ...document, submitted: { text, view } };
}
