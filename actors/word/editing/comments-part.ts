import { posix } from 'node:path';
import type { Package } from '../package.ts';
import { relationshipsPart } from '../relationships.ts';
import { decoded, encoded } from './part-text.ts';
import type { Pen } from './pen.ts';
import type { WordComment } from './text-edit.ts';

const TYPES = '[Content_Types].xml';
const MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml';
const TRANSITIONAL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const STRICT = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const STRICT_MAIN = 'http://purl.oclc.org/ooxml/wordprocessingml/main';

/** The tag that ends a part. */
const CLOSING = /<\/[^<>]*>\s*$/;

export interface NumberedComment extends Omit<WordComment, 'on'> {
  readonly number: string;
}

export interface CommentedFile {
  readonly parts: Package;
  readonly main: string;
  /** The part with the comments that are there already. */
  readonly comments: string | undefined;
  readonly isStrict: boolean;
}

/** The parts that change when comments are put in: behind those of others, or in their own part. */
export async function withComments(
  file: CommentedFile,
  comments: readonly NumberedComment[],
  pen: (xml: string) => Pen,
): Promise<Map<string, Uint8Array>> {
  const existing = file.comments === undefined ? undefined : await file.parts.read(file.comments);
  if (file.comments !== undefined && existing !== undefined) {
    const { xml, encoding } = decoded(existing);
    const at = xml.search(CLOSING);
    const written = comments.map((comment) => commentXml(pen(xml), comment)).join('');
    // A root without a comment may be written as one tag.
    const opened = at < 0 ? xml.replace(/<([^\s/>!?]+)([^>]*)\/>\s*$/, '<$1$2></$1>') : xml;
    const place = at < 0 ? opened.search(CLOSING) : at;
    return new Map([[file.comments, encoded(opened.slice(0, place) + written + opened.slice(place), encoding)]]);
  }
  return newPart(file, comments, pen);
}

async function newPart(
  { parts, main, isStrict }: CommentedFile,
  comments: readonly NumberedComment[],
  pen: (xml: string) => Pen,
): Promise<Map<string, Uint8Array>> {
  const name = unusedName(parts, main);
  const root = `<w:comments xmlns:w="${isStrict ? STRICT_MAIN : MAIN}">`;
  const written = comments.map((comment) => commentXml(pen(root), comment)).join('');
  const part = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${root}${written}</w:comments>`;
  const type = `${isStrict ? STRICT : TRANSITIONAL}/comments`;
  const relations = relationshipsPart(main);
  const relation = (id: string): string =>
    `<Relationship Id="${id}" Type="${type}" Target="${posix.relative(posix.dirname(main), name)}"/>`;
  const override = `<Override PartName="/${name}" ContentType="${MEDIA_TYPE}"/>`;
  return new Map([
    [name, Buffer.from(part)],
    [relations, await appended(parts, relations, (xml) => relation(unusedId(xml)), emptyRelations)],
    [TYPES, await appended(parts, TYPES, () => override, '')],
  ]);
}

const emptyRelations =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';

/** The part with an entry more; its entries get the prefix that the root has. */
async function appended(
  parts: Package,
  name: string,
  entry: (xml: string) => string,
  empty: string,
): Promise<Uint8Array> {
  const bytes = await parts.read(name);
  const { xml, encoding } = bytes === undefined ? decoded(Buffer.from(empty)) : decoded(bytes);
  const opened = xml.replace(/<([^\s/>!?]+)([^>]*)\/>\s*$/, (whole, tag: string, rest: string) =>
    /^(?:\S+:)?(?:Types|Relationships)$/.test(tag) ? `<${tag}${rest}></${tag}>` : whole,
  );
  const at = opened.search(CLOSING);
  const prefix = /^<\/([^:>\s]+:)/.exec(opened.slice(at))?.[1] ?? '';
  const written = entry(xml).replace(/^</, `<${prefix}`);
  return encoded(opened.slice(0, at) + written + opened.slice(at), encoding);
}

function unusedId(xml: string): string {
  for (let number = 1; ; number++) if (!xml.includes(`"rIdComments${number}"`)) return `rIdComments${number}`;
}

function unusedName(parts: Package, main: string): string {
  const folder = posix.dirname(main);
  for (let number = 0; ; number++) {
    const name = posix.join(folder, `comments${number === 0 ? '' : number}.xml`);
    if (!parts.has(name)) return name;
  }
}

function commentXml(pen: Pen, { number, headline, paragraphs }: NumberedComment): string {
  const head = pen.element('p', pen.run(pen.element('rPr', pen.element('b')), pen.text(headline)));
  const rest = paragraphs.map((text) => pen.element('p', pen.run('', pen.text(text))));
  return pen.comment(number, head + rest.join(''));
}
