import { type Part, zipFile } from './zip-file.ts';

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const STRICT_MAIN = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const STRICT_RELATIONS = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const NAMESPACES = [
  ['mc', 'http://schemas.openxmlformats.org/markup-compatibility/2006'],
  ['wp', 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing'],
  ['a', 'http://schemas.openxmlformats.org/drawingml/2006/main'],
  ['wps', 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape'],
  ['v', 'urn:schemas-microsoft-com:vml'],
  ['m', 'http://schemas.openxmlformats.org/officeDocument/2006/math'],
  ['w14', 'http://schemas.microsoft.com/office/word/2010/wordml'],
]
  .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
  .join(' ');

/** Inner XML of each part that the package has beside its body. */
export interface SampleParts {
  readonly styles?: string;
  readonly numbering?: string;
  readonly footnotes?: string;
  readonly comments?: string;
  readonly settings?: string;
  readonly header?: string;
  readonly isStrict?: true;
  /** Relationships of the body beside those to the parts above. */
  readonly relations?: string;
  readonly extra?: readonly Part[];
}

const TYPES: Readonly<Record<string, readonly [root: string, type: string]>> = {
  styles: ['styles', 'styles'],
  numbering: ['numbering', 'numbering'],
  footnotes: ['footnotes', 'footnotes'],
  comments: ['comments', 'comments'],
  settings: ['settings', 'settings'],
  header: ['hdr', 'header'],
};

/** A whole Word package around the inner XML of a body. */
export function samplePackage(body: string, parts: SampleParts = {}): Uint8Array {
  const main = parts.isStrict ? STRICT_MAIN : MAIN;
  const relations = parts.isStrict ? STRICT_RELATIONS : RELATIONS;
  const root = (name: string, inner: string): string =>
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:${name} xmlns:w="${main}" xmlns:r="${relations}" ${NAMESPACES} mc:Ignorable="w14">${inner}</w:${name}>`;
  const kinds = Object.keys(TYPES).filter((kind) => parts[kind as keyof SampleParts] !== undefined);
  const typeOf = (kind: string): string => (TYPES[kind] as readonly string[])[1] as string;
  const overrides = kinds.map(
    (kind) => `<Override PartName="/word/${kind}.xml" ContentType="${WORD}.${typeOf(kind)}+xml"/>`,
  );
  const related = kinds.map(
    (kind, index) => `<Relationship Id="rId${index + 1}" Type="${relations}/${typeOf(kind)}" Target="${kind}.xml"/>`,
  );
  return zipFile([
    {
      name: '[Content_Types].xml',
      content: `<?xml version="1.0" encoding="UTF-8"?>\n<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/><Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/>${overrides.join('')}</Types>`,
    },
    {
      name: '_rels/.rels',
      content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/document.xml',
      content: root('document', `<w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body>`),
    },
    {
      name: 'word/_rels/document.xml.rels',
      content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${related.join('')}${parts.relations ?? ''}</Relationships>`,
    },
    ...kinds.map(
      (kind): Part => ({
        name: `word/${kind}.xml`,
        content: root((TYPES[kind] as readonly string[])[0] as string, parts[kind as keyof SampleParts] as string),
      }),
    ),
    ...(parts.extra ?? []),
  ]);
}
