import { SaxesParser } from 'saxes';

/** Faults that Word repairs or stumbles over and that schema validation does not see. Empty means none. */
export function lintWord(parts: ReadonlyMap<string, string>): string[] {
  const faults: string[] = [];
  const marks = new Set<string>();
  const ranges = { open: new Set<string>(), closed: new Set<string>(), referenced: new Set<string>() };
  const path: string[] = [];
  const insertedBy: string[] = [];
  /** The last element in each that is open. */
  const siblings = [''];
  walk(parts.get('word/document.xml') ?? '', {
    open(name, id, author) {
      const inside = (tag: string): boolean => path.includes(tag);
      if (name === 'w:t' && inside('w:del')) faults.push('w:t inside w:del');
      if (name === 'w:delText' && !inside('w:del')) faults.push('w:delText outside w:del');
      if (name === 'w:ins' && (inside('w:ins') || inside('w:del'))) faults.push('w:ins nested');
      // A deletion is inside another author's insertion; the author's own would be no change at all.
      if (name === 'w:del' && (inside('w:del') || insertedBy.at(-1) === author)) faults.push('w:del nested');
      if (name === 'w:ins' && path.at(-1) === 'w:rPr' && siblings.at(-1) === 'w:del') faults.push('w:ins behind w:del');
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
      if (name === 'w:ins') insertedBy.push(author);
      siblings[siblings.length - 1] = name;
      siblings.push('');
      path.push(name);
    },
    close() {
      if (path.pop() === 'w:ins') insertedBy.pop();
      siblings.pop();
    },
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

function walk(xml: string, visit: { open(name: string, id: string, author: string): void; close(): void }): void {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) =>
    visit.open(tag.name, String(tag.attributes['w:id'] ?? ''), String(tag.attributes['w:author'] ?? '')),
  );
  parser.on('closetag', () => visit.close());
  parser.write(xml).close();
}
