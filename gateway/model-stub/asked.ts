/** What a question of a seat asks, read back out of its words. */

export interface AskedOfStub {
  readonly seat: string;
  readonly task: 'findings' | 'positions' | 'texts' | 'unknown';
  /** Ids of texts that are asked for. */
  readonly ids: readonly string[];
  readonly categories: readonly string[];
  /** Passages by number. */
  readonly passages: ReadonlyMap<number, string>;
  readonly claims: readonly {
    readonly id: string;
    readonly statement: string;
    readonly severity: string;
    readonly quotes: readonly { readonly at: number; readonly quote: string }[];
  }[];
  /** Texts that are to be translated. */
  readonly texts: readonly { readonly id: string; readonly text: string }[];
  /** What providers would cache. */
  readonly prefix: string;
}

export function readQuestion(texts: readonly string[]): AskedOfStub {
  const all = texts.join('\n');
  const [, , body = ''] = /^=== document ([0-9a-f]+) ===$([\s\S]*?)^=== end of document \1 ===$/m.exec(all) ?? [];
  const passages = [...body.matchAll(/^\[(\d+)\] (.*)$/gm)].map(([, at, text]) => [Number(at), text ?? ''] as const);
  const after = all.slice(Math.max(0, all.lastIndexOf('=== end of document')));
  const task = /^Task: (findings|positions|texts)$/m.exec(after)?.[1];
  return {
    seat: /^Seat: (\S+)$/m.exec(after)?.[1] ?? 'unknown',
    task: task === 'findings' || task === 'positions' || task === 'texts' ? task : 'unknown',
    ids: (/with these ids: (.*?)\. Leave/.exec(after)?.[1] ?? '').split(', '),
    categories: (/^Categories: (.*)\.$/m.exec(after)?.[1] ?? '').split(', '),
    passages: new Map(passages),
    claims: lines(after, 'Claims:').map((line) => JSON.parse(line)),
    texts: lines(after, 'Texts:').map((line) => JSON.parse(line)),
    prefix: all.slice(0, all.lastIndexOf('=== end of document')),
  };
}

/** The lines of JSON that are under a heading. */
function lines(question: string, heading: string): string[] {
  const at = question.lastIndexOf(`\n${heading}\n`);
  return at < 0 ? [] : [...question.slice(at).matchAll(/^\{"id".*$/gm)].map(([line]) => line);
}
