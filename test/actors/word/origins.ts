/** The markup that Google Docs and Pages put around the same words, as their exports have it. */
import { type Part, zipFile } from './zip-file.ts';

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const NAMESPACES = Object.entries({
  w: MAIN,
  r: RELATIONS,
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  o: 'urn:schemas-microsoft-com:office:office',
  v: 'urn:schemas-microsoft-com:vml',
  wp: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  w14: 'http://schemas.microsoft.com/office/word/2010/wordml',
})
  .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
  .join(' ');

export interface OriginParts {
  /** Inner XML by name of the part: `styles`, `numbering`, `comments`, `header1`, `footer1`. */
  readonly inner: Readonly<Record<string, string>>;
  /** Targets of links outside, by the id of their relationship. */
  readonly links?: Readonly<Record<string, string>>;
  readonly section: string;
  /** Beside them, as the program adds them: its own properties, its own data. */
  readonly extra: readonly Part[];
  /** Further attributes of every root. */
  readonly rootAttributes: string;
}

const ROOTS: Readonly<Record<string, string>> = { header: 'hdr', footer: 'ftr' };
const kindOf = (name: string): string => name.replace(/\d+$/, '');

/** A package with its parts in the order of the export, the relationships numbered as they come. */
export function originPackage(
  body: string,
  { inner, links = {}, section, extra, rootAttributes }: OriginParts,
): Uint8Array {
  const names = Object.keys(inner);
  const part = (root: string, content: string): string =>
    `${DECLARATION}<w:${root} ${NAMESPACES} ${rootAttributes}>${content}</w:${root}>`;
  const types = names.map(
    (name) => `<Override ContentType="${WORD}.${kindOf(name)}+xml" PartName="/word/${name}.xml"/>`,
  );
  const related = names.map(
    (name) => `<Relationship Id="${relationOf(name)}" Type="${RELATIONS}/${kindOf(name)}" Target="${name}.xml"/>`,
  );
  const outside = Object.entries(links).map(
    ([id, target]) =>
      `<Relationship Id="${id}" Type="${RELATIONS}/hyperlink" Target="${target}" TargetMode="External"/>`,
  );
  const relationships = (content: string): string =>
    `${DECLARATION}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${content}</Relationships>`;
  return zipFile([
    { name: 'word/document.xml', content: part('document', `<w:body>${body}${section}</w:body>`) },
    ...names.map(
      (name): Part => ({
        name: `word/${name}.xml`,
        content: part(ROOTS[kindOf(name)] ?? kindOf(name), inner[name] as string),
      }),
    ),
    ...extra,
    { name: 'word/_rels/document.xml.rels', content: relationships(related.join('') + outside.join('')) },
    {
      name: '_rels/.rels',
      content: relationships(`<Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="word/document.xml"/>`),
    },
    {
      name: '[Content_Types].xml',
      content: `${DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default ContentType="application/xml" Extension="xml"/><Default ContentType="application/vnd.openxmlformats-package.relationships+xml" Extension="rels"/><Override ContentType="${WORD}.document.main+xml" PartName="/word/document.xml"/>${types.join('')}</Types>`,
    },
  ]);
}

export const relationOf = (name: string): string => `rId_${name}`;
