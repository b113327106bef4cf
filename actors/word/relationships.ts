import { posix } from 'node:path';
import type { Package } from './package.ts';
import { readXml } from './xml.ts';

/** What a part refers to inside the package, by the last word of the relationship's type: `styles`, `comments`. */
export type Relationships = ReadonlyMap<string, string>;

/** Where the relationships of a part are kept. */
export const relationshipsPart = (part: string): string =>
  posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`);

/** The first of each type counts; those to parts that are not there, or outside the package, do not. */
export async function relationshipsOf(parts: Package, part: string): Promise<Relationships> {
  const found = new Map<string, string>();
  const bytes = await parts.read(relationshipsPart(part));
  if (bytes === undefined) return found;
  readXml(bytes, {
    open(name, attribute) {
      if (name !== 'rel:Relationship' || attribute('TargetMode') === 'External') return;
      const type = (attribute('Type') ?? '').split('/').at(-1) ?? '';
      const target = attribute('Target') ?? '';
      const path = target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(part), target);
      if (!found.has(type) && parts.has(path)) found.set(type, path);
    },
    close: () => undefined,
    text: () => undefined,
  });
  return found;
}

/** The part with the document itself: as the package says, else where Word puts it. */
export async function mainPart(parts: Package): Promise<string> {
  return (await relationshipsOf(parts, '')).get('officeDocument') ?? 'word/document.xml';
}
