import { SaxesParser } from 'saxes';

/**
 * A redline as plain text: `Style| words [-gone-]{+new+} ⟨0: commented⟩¶`, where `¶` is `[-¶-]` or `{+¶+}` when the
 * paragraph mark is tracked; then the comments by number.
 */
export function redlineView(parts: ReadonlyMap<string, string>): string {
  const lines: string[] = [];
  let line = { style: '', words: '', mark: '¶' };
  const path: string[] = [];
  read(parts.get('word/document.xml') ?? '', {
    open(name, attribute) {
      const inMark = path.at(-1) === 'w:rPr' && path.at(-2) === 'w:pPr';
      if (name === 'w:p') line = { style: '', words: '', mark: '¶' };
      if (name === 'w:pStyle') line.style = attribute('w:val');
      if (name === 'w:tab' && path.at(-1) === 'w:r') line.words += '\t';
      if (name === 'w:commentRangeStart') line.words += `⟨${attribute('w:id')}: `;
      if (name === 'w:commentRangeEnd') line.words += '⟩';
      if (inMark && name === 'w:ins') line.mark = '{+¶+}';
      if (inMark && name === 'w:del') line.mark = '[-¶-]';
      if (!inMark && name === 'w:ins') line.words += '{+';
      if (!inMark && name === 'w:del') line.words += '[-';
      path.push(name);
    },
    text(text) {
      if (path.at(-1) === 'w:t' || path.at(-1) === 'w:delText') line.words += text;
    },
    close(name) {
      path.pop();
      const inMark = path.at(-1) === 'w:rPr';
      if (!inMark && name === 'w:ins') line.words += '+}';
      if (!inMark && name === 'w:del') line.words += '-]';
      if (name === 'w:p') lines.push(`${line.style || 'Normal'}| ${line.words}${line.mark}`);
    },
  });
  return `${[...lines, '', ...comments(parts)].join('\n')}\n`;
}

function comments(parts: ReadonlyMap<string, string>): string[] {
  const lines: string[] = [];
  read(parts.get('word/comments.xml') ?? '<none/>', {
    open(name, attribute) {
      if (name === 'w:comment') lines.push(`⟨${attribute('w:id')}⟩ ${attribute('w:author')}, ${attribute('w:date')}`);
      if (name === 'w:p') lines.push('    ');
    },
    text(text) {
      lines[lines.length - 1] += text;
    },
    close: () => undefined,
  });
  return lines;
}

interface Visitor {
  open(name: string, attribute: (name: string) => string): void;
  text(text: string): void;
  close(name: string): void;
}

function read(xml: string, visit: Visitor): void {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => visit.open(tag.name, (name) => String(tag.attributes[name] ?? '')));
  parser.on('text', (text) => visit.text(text));
  parser.on('closetag', (tag) => visit.close(tag.name));
  parser.write(xml).close();
}
