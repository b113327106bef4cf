import { type Part, zipFile } from './zip-file.ts';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const MORE =
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:wps="urn:wps" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';

export interface WordParts {
  readonly styles?: string;
  readonly numbering?: string;
  readonly footnotes?: string;
  readonly header?: string;
  readonly extra?: readonly Part[];
}

/** Inner XML of the body to a docx. */
export function wordFile(body: string, parts: WordParts = {}): Uint8Array {
  return zipFile(wordParts(body, parts));
}

export function wordParts(body: string, parts: WordParts = {}): Part[] {
  const part = (name: string, root: string, inner: string | undefined): Part[] =>
    inner === undefined ? [] : [{ name, content: `<?xml version="1.0"?><w:${root} ${W} ${MORE}>${inner}</w:${root}>` }];
  return [
    {
      name: '[Content_Types].xml',
      content: '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    },
    ...part('word/document.xml', 'document', `<w:body>${body}</w:body>`),
    ...part('word/styles.xml', 'styles', parts.styles),
    ...part('word/numbering.xml', 'numbering', parts.numbering),
    ...part('word/footnotes.xml', 'footnotes', parts.footnotes),
    ...part('word/header1.xml', 'hdr', parts.header),
    ...(parts.extra ?? []),
  ];
}

export const run = (text: string, properties = ''): string =>
  `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;

export const paragraph = (text: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr>${text === '' ? '' : run(text)}</w:p>`;

/** A paragraph of a list. */
export const item = (text: string, list: number, level = 0): string =>
  paragraph(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`);

/** One level of an abstract list; `more` goes into it. */
export const level = (index: number, format: string, pattern: string, more = ''): string =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${pattern}"/></w:lvl>`;

export const abstractList = (id: number, inner: string): string =>
  `<w:abstractNum w:abstractNumId="${id}">${inner}</w:abstractNum>`;

export const list = (id: number, abstract: number, inner = ''): string =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${abstract}"/>${inner}</w:num>`;
