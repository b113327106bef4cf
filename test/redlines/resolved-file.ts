import { Package } from '../../actors/word/package.ts';
import { xmlOf } from '../actors/word/gates.ts';
import { resolvedTree, uncommentedTree } from '../actors/word/resolve.ts';
import { isTree, type Tree } from '../actors/word/xml-tree.ts';
import { zipFile } from '../actors/word/zip-file.ts';

const MAIN = 'word/document.xml';

/** The redline with this author's changes rejected by nothing but the rules of the format; others' changes stay. */
export async function rejectedFile(redline: Uint8Array, author: string): Promise<Uint8Array> {
  const file = await Package.open(redline);
  const [document, comments] = [await xmlOf(file, MAIN), await xmlOf(file, 'word/comments.xml')];
  return withBody(file, resolvedTree(document, comments, author, 'reject'));
}

/**
 * The file without the author's comments: LibreOffice sets the mark of a comment in the letters of the style, which may make its
 * line higher. `own-faults.ts` shows it.
 */
export async function forLibreOffice(bytes: Uint8Array, author: string): Promise<Uint8Array> {
  const file = await Package.open(bytes);
  const [document, comments] = [await xmlOf(file, MAIN), await xmlOf(file, 'word/comments.xml')];
  return withBody(file, uncommentedTree(document, comments, author));
}

async function withBody(file: Package, tree: Tree): Promise<Uint8Array> {
  const body = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${written(tree)}`;
  const parts = await Promise.all(
    file.entries.map(async ({ fileName: name }) => ({
      name,
      content: name.toLowerCase() === MAIN ? body : ((await file.read(name)) ?? new Uint8Array()),
    })),
  );
  return zipFile(parts);
}

function written({ name, attributes, children }: Tree): string {
  const tag = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ');
  const inner = children.map((each) => (isTree(each) ? written(each) : escaped(each))).join('');
  return inner === '' ? `<${tag}/>` : `<${tag}>${inner}</${name}>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
