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

/** What stays of the properties of a paragraph's mark: whether it comes or goes. */
const FATE = /^w:(?:ins|del|moveFrom|moveTo)$/;

/**
 * The file without the author's comments, and with the marks of its paragraphs as their style has them. LibreOffice sets a number
 * in the letters of the mark and forgets them when it resolves a change of the mark, and it sets a comment in the letters of the
 * style, which may make its line higher: `own-faults.ts` shows both.
 */
export async function forLibreOffice(bytes: Uint8Array, author: string): Promise<Uint8Array> {
  const file = await Package.open(bytes);
  const [document, comments] = [await xmlOf(file, MAIN), await xmlOf(file, 'word/comments.xml')];
  const tree = uncommentedTree(document, comments, author);
  plain(tree);
  return withBody(file, tree);
}

function plain(tree: Tree): void {
  for (const each of tree.children.filter(isTree)) {
    if (tree.name === 'w:pPr' && each.name === 'w:rPr') {
      each.children = each.children.filter((property) => isTree(property) && FATE.test(property.name));
    } else plain(each);
  }
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
