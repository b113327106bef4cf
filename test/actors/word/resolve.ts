/**
 * What a word processor makes of one author's tracked changes when it accepts or rejects them all, written independently of
 * the editor: on a tree, with nothing but the rules of the format. Prefix `w` only.
 */
import { childOf, isTree, parseTree, type Tree } from './xml-tree.ts';

export type Verdict = 'accept' | 'reject';

/** The document's XML with the author's changes resolved and the author's comments taken out, in canonical form. */
export function resolved(documentXml: string, commentsXml: string, author: string, verdict: Verdict): string {
  return canonical(resolvedTree(documentXml, commentsXml, author, verdict));
}

/** The same as a tree. */
export function resolvedTree(documentXml: string, commentsXml: string, author: string, verdict: Verdict): Tree {
  const tree = uncommentedTree(documentXml, commentsXml, author);
  resolveRuns(tree, author, verdict);
  resolveProperties(tree, author, verdict);
  resolveMarks(tree, author, verdict);
  return tree;
}

/** The document without the author's comments. */
export function uncommentedTree(documentXml: string, commentsXml: string, author: string): Tree {
  const tree = parseTree(documentXml);
  const comments = parseTree(commentsXml === '' ? '<none/>' : commentsXml)
    .children.filter(isTree)
    .filter((each) => each.attributes['w:author'] === author)
    .map((each) => each.attributes['w:id'] as string);
  dropComments(tree, new Set(comments));
  return tree;
}

/** One spelling for what means the same: pieces of one run, of one insertion, marks of the speller. */
export function canonical(tree: Tree): string {
  showSpaces(tree);
  normalise(tree);
  return written(tree);
}

/** Spaces at the ends of a text are only there when they are said to be kept. */
function showSpaces(tree: Tree): void {
  if (tree.name === 'w:t' || tree.name === 'w:delText') {
    const words = tree.children.filter((each) => !isTree(each)).join('');
    const shown = tree.attributes['xml:space'] === 'preserve' ? words : words.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');
    tree.children = shown === '' ? [] : [shown];
    delete tree.attributes['xml:space'];
  }
  for (const each of tree.children) if (isTree(each)) showSpaces(each);
}

function dropComments(tree: Tree, ids: ReadonlySet<string>): void {
  tree.children = tree.children.filter((each) => {
    if (!isTree(each)) return true;
    if (each.name.startsWith('w:commentRange')) return !ids.has(each.attributes['w:id'] as string);
    const reference = each.name === 'w:r' ? childOf(each, 'w:commentReference') : undefined;
    if (reference !== undefined) return !ids.has(reference.attributes['w:id'] as string);
    dropComments(each, ids);
    return true;
  });
}

function resolveRuns(tree: Tree, author: string, verdict: Verdict): void {
  tree.children = tree.children.flatMap((each) => {
    if (!isTree(each)) return [each];
    resolveRuns(each, author, verdict);
    const isOurs = each.attributes['w:author'] === author && (each.name === 'w:ins' || each.name === 'w:del');
    if (!isOurs || tree.name === 'w:rPr' || tree.name === 'w:trPr') return [each];
    const stays = (each.name === 'w:ins') === (verdict === 'accept');
    if (!stays) return [];
    if (each.name === 'w:del') restoreText(each);
    return each.children;
  });
}

/** Properties that are given back leave those of the mark, which have their own changes. */
function resolveProperties(tree: Tree, author: string, verdict: Verdict): void {
  const change = childOf(tree, 'w:pPrChange');
  if (change?.attributes['w:author'] === author) {
    const former = childOf(change, 'w:pPr')?.children ?? [];
    const mark = childOf(tree, 'w:rPr');
    tree.children =
      verdict === 'accept'
        ? tree.children.filter((each) => each !== change)
        : [...former, ...(mark === undefined ? [] : [mark])];
  }
  for (const each of tree.children) if (isTree(each)) resolveProperties(each, author, verdict);
}

function restoreText(tree: Tree): void {
  for (const each of tree.children) {
    if (!isTree(each)) continue;
    if (each.name === 'w:delText') each.name = 'w:t';
    restoreText(each);
  }
}

/** A mark that goes gives its paragraph's content to the next paragraph, whose properties stay. */
function resolveMarks(tree: Tree, author: string, verdict: Verdict): void {
  for (const each of tree.children) if (isTree(each)) resolveMarks(each, author, verdict);
  for (let index = 0; index < tree.children.length; index++) {
    const paragraph = tree.children[index];
    if (!isTree(paragraph) || paragraph.name !== 'w:p') continue;
    const properties = childOf(paragraph, 'w:pPr');
    const mark = childOf(properties, 'w:rPr');
    const ours = mark?.children.filter(isTree).filter((each) => each.attributes['w:author'] === author) ?? [];
    const fate = ours.find(({ name }) => name === 'w:ins' || name === 'w:del');
    if (fate === undefined || mark === undefined) continue;
    mark.children = mark.children.filter((each) => each !== fate);
    if ((fate.name === 'w:ins') === (verdict === 'accept')) continue;
    const at = tree.children.findIndex(
      (each, after) => after > index && isTree(each) && !/bookmark|proofErr|perm/.test(each.name),
    );
    const next = tree.children[at];
    const content = paragraph.children.filter((each) => each !== properties);
    if (!isTree(next) || next.name !== 'w:p') {
      if (content.some((each) => isTree(each))) throw new Error('a paragraph that goes has nobody to take its content');
      tree.children.splice(index--, 1);
      continue;
    }
    const ownProperties = childOf(next, 'w:pPr');
    next.children = [
      ...(ownProperties === undefined ? [] : [ownProperties]),
      ...content,
      ...next.children.filter((each) => each !== ownProperties),
    ];
    if (verdict === 'reject' && content.length > 0) next.attributes = paragraph.attributes;
    tree.children.splice(index--, 1);
  }
}

const EMPTIED = new Set(['w:rPr', 'w:pPr', 'w:ins', 'w:hyperlink', 'w:t', 'w:r']);

function normalise(tree: Tree): void {
  tree.children = tree.children.filter((each) => !isTree(each) || each.name !== 'w:proofErr');
  if (tree.name !== 'w:t' && tree.name !== 'w:delText' && tree.name !== 'w:instrText') {
    tree.children = tree.children.filter((each) => isTree(each) || /\S/.test(each));
  }
  for (const each of tree.children) if (isTree(each)) normalise(each);
  const out: (Tree | string)[] = [];
  for (const each of tree.children) {
    const last = out.at(-1);
    if (isTree(each) && isTree(last) && isOneWith(last, each)) {
      last.children.push(...each.children.filter((inner) => !isTree(inner) || inner.name !== 'w:rPr'));
      normalise(last);
    } else if (typeof each === 'string' && typeof last === 'string') out[out.length - 1] = last + each;
    else if (!isTree(each) || each.children.length > 0 || !EMPTIED.has(each.name)) out.push(each);
  }
  tree.children = out;
}

function isOneWith(first: Tree, second: Tree): boolean {
  if (first.name !== second.name) return false;
  switch (first.name) {
    case 'w:r':
      return propertiesOf(first) === propertiesOf(second) && attributesOf(first) === attributesOf(second);
    case 'w:t':
      return true;
    case 'w:ins':
      return (
        first.attributes['w:author'] === second.attributes['w:author'] &&
        first.attributes['w:date'] === second.attributes['w:date'] &&
        first.children.length > 0
      );
    default:
      return false;
  }
}

const propertiesOf = (run: Tree): string => {
  const properties = childOf(run, 'w:rPr');
  return properties === undefined ? '' : written(properties);
};

const attributesOf = ({ attributes }: Tree): string =>
  JSON.stringify(
    Object.entries(attributes)
      .filter(([key]) => !key.startsWith('w:rsid'))
      .toSorted(),
  );

function written(tree: Tree): string {
  const attributes = Object.entries(tree.attributes)
    .filter(([key]) => key !== 'w:id' || tree.name !== 'w:ins')
    .toSorted()
    .map(([key, value]) => ` ${key}=${JSON.stringify(value)}`);
  const inner = tree.children.map((each) => (isTree(each) ? written(each) : each)).join('');
  return `<${tree.name}${attributes.join('')}>${inner}</${tree.name}>\n`;
}
