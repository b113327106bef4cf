import { SaxesParser } from 'saxes';

/** An element of XML as a tree that a test may take apart. */
export interface Tree {
  name: string;
  attributes: Record<string, string>;
  children: (Tree | string)[];
}

export function parseTree(xml: string): Tree {
  const root: Tree = { name: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Tree = { name, attributes: { ...attributes } as Record<string, string>, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (text) => void open.at(-1)?.children.push(text));
  parser.write(xml.replace(/^\ufeff/, '')).close();
  return root.children.find((each) => typeof each !== 'string') as Tree;
}

export const isTree = (node: Tree | string | undefined): node is Tree => node !== undefined && typeof node !== 'string';

export const childOf = (tree: Tree | undefined, name: string): Tree | undefined =>
  tree?.children.find((each): each is Tree => isTree(each) && each.name === name);
