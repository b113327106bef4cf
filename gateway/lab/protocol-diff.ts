import { plain } from './plain.ts';

/** One field in which two protocols differ; `-` where one does not have it. */
export interface Difference {
  readonly field: string;
  readonly left: string;
  readonly right: string;
}

/** Field by field, in the order of the first protocol; name and title are left out, since they say nothing. */
export function differences(left: object, right: object): Difference[] {
  const [mine, other] = [fields(left), fields(right)];
  const names = [...new Set([...mine.keys(), ...other.keys()])].filter((name) => name !== 'name' && name !== 'title');
  return names
    .map((field) => ({ field, left: mine.get(field) ?? '-', right: other.get(field) ?? '-' }))
    .filter((difference) => difference.left !== difference.right);
}

/** Leaves by their path. A list is one leaf: its entries have no names to compare by. */
function fields(value: object, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, inner] of Object.entries(value)) {
    const name = path === '' ? key : `${path}.${key}`;
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) found.set(name, plain(inner));
    else for (const [below, leaf] of fields(inner, name)) found.set(below, leaf);
  }
  return found;
}
