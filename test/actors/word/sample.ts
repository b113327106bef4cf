/** A Word file of our own with the changes that are made to it, and the markup it is put together from. */

import { type SampleParts, samplePackage } from './sample-package.ts';
import { abstractList, level, list, run } from './word-file.ts';

export interface Sample {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Words that are replaced, each by what comes in their place; no words are the end of the text. */
  readonly changes: readonly (readonly [before: string, after: string])[];
  /** Obstacle by the words of the changes that cannot be made where they stand. */
  readonly refused?: Readonly<Record<string, string>>;
}

export const p = (inner: string, properties = ''): string =>
  `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${inner}</w:p>`;
export const cell = (inner: string): string => `<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/></w:tcPr>${inner}</w:tc>`;
export const table = (...rows: string[]): string =>
  `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="2000"/><w:gridCol w:w="2000"/></w:tblGrid>${rows.map((row) => `<w:tr>${row}</w:tr>`).join('')}</w:tbl>`;
export const by = (author: string, id: number): string =>
  `w:id="${id}" w:author="${author}" w:date="2026-01-02T03:04:05Z"`;
const fieldPart = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
export const field = (code: string, result: string): string =>
  `${fieldPart('begin')}<w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r>${fieldPart('separate')}${run(result)}${fieldPart('end')}`;
export const control = (properties: string, inner: string): string =>
  `<w:sdt><w:sdtPr><w:id w:val="77"/>${properties}</w:sdtPr><w:sdtContent>${inner}</w:sdtContent></w:sdt>`;

export const numbered =
  abstractList(1, level(0, 'decimal', '%1.') + level(1, 'decimal', '%1.%2') + level(2, 'lowerLetter', '(%3)')) +
  list(1, 1);
export const boxed = (text: string): string =>
  `<w:r><w:pict><v:shape style="width:90pt;height:40pt"><v:textbox><w:txbxContent>${p(run(text))}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`;

export function sample(
  name: string,
  body: string,
  changes: Sample['changes'],
  refused?: Sample['refused'],
  parts: SampleParts = {},
): Sample {
  return { name, bytes: samplePackage(body, parts), changes, ...(refused !== undefined && { refused }) };
}
