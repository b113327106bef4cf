import { SaxesParser } from 'saxes';

/** Faults that Word repairs or stumbles over and that schema validation does not see. Empty means none. */
export function lintWord(parts: ReadonlyMap<string, string>): string[] {
  const faults: string[] = [];
  const marks = new Set<string>();
  const ranges = { open: new Set<string>(), closed: new Set<string>(), referenced: new Set<string>() };
  const path: string[] = [];
  walk(parts.get('word/document.xml') ?? '', {
    open(name, id) {
      const inside = (tag: string): boolean => path.includes(tag);
      if (name === 'w:t' && inside('w:del')) faults.push('w:t inside w:del');
      if (name === 'w:delText' && !inside('w:del')) faults.push('w:delText outside w:del');
      if ((name === 'w:ins' || name === 'w:del') && (inside('w:ins') || inside('w:del'))) faults.push(`${name} nested`);
      if (name === 'w:ins' || name === 'w:del') {
        if (marks.has(id)) faults.push(`revision ${id} twice`);
        marks.add(id);
      }
      if (name === 'w:commentRangeStart') {
        if (ranges.open.has(id)) faults.push(`comment range ${id} opened twice`);
        ranges.open.add(id);
      }
      if (name === 'w:commentRangeEnd') {
        if (!ranges.open.has(id)) faults.push(`comment range ${id} closed before it is opened`);
        ranges.closed.add(id);
      }
      if (name === 'w:commentReference') ranges.referenced.add(id);
      path.push(name);
    },
    close: () => path.pop(),
  });
  const comments = new Set<string>();
  walk(parts.get('word/comments.xml') ?? '<none/>', {
    open(name, id) {
      if (name === 'w:comment') comments.add(id);
    },
    close: () => undefined,
  });
  for (const [what, ids] of Object.entries(ranges)) {
    if (!comments.isSubsetOf(ids) || !ids.isSubsetOf(comments)) faults.push(`comments and ranges ${what} differ`);
  }
  for (const id of comments) if (marks.has(id)) faults.push(`number ${id} is a comment and a revision`);
  return faults;
}

function walk(xml: string, visit: { open(name: string, id: string): void; close(): void }): void {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => visit.open(tag.name, String(tag.attributes['w:id'] ?? '')));
  parser.on('closetag', () => visit.close());
  parser.write(xml).close();
}
