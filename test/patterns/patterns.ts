/** The patterns of the source, as they are in it and as they are put together when it is loaded. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Node, parse } from 'acorn';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Pattern {
  /** Where it stands; `built` when it was put together. */
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

/** Every literal of protocols, runtime, actors and gateway. */
export function writtenPatterns(): Pattern[] {
  const listed = execFileSync('git', ['ls-files', 'protocols', 'runtime', 'actors', 'gateway'], { cwd: ROOT });
  const files = String(listed)
    .split('\n')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'));
  return files.flatMap((file) => {
    const script = stripTypeScriptTypes(readFileSync(`${ROOT}/${file}`, 'utf8'));
    return [...literalsIn(parse(script, { ecmaVersion: 'latest', sourceType: 'module' }))].map(
      ({ source, flags }): Pattern => ({ file, source, flags }),
    );
  });
}

/** What `load` puts together with `new RegExp` in code of ours, each once. */
export async function builtPatterns(load: () => Promise<unknown>): Promise<Pattern[]> {
  const built = new Map<string, Pattern>();
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, given: ConstructorParameters<RegExpConstructor>, self) {
      const pattern: RegExp = Reflect.construct(target, given, self);
      const { source, flags } = pattern;
      // Of the two lines of the stack above this one, the caller's.
      const caller = new Error().stack?.split('\n')[2] ?? '';
      if (!caller.includes('node_modules')) built.set(`${flags}/${source}`, { file: 'built', source, flags });
      return pattern;
    },
  });
  try {
    await load();
  } finally {
    globalThis.RegExp = original;
  }
  return [...built.values()];
}

function* literalsIn(node: unknown): Iterable<{ readonly source: string; readonly flags: string }> {
  if (Array.isArray(node)) {
    for (const child of node) yield* literalsIn(child);
  } else if (isNode(node)) {
    if ('regex' in node && isRegex(node.regex)) yield { source: node.regex.pattern, flags: node.regex.flags };
    for (const child of Object.values(node)) yield* literalsIn(child);
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const isRegex = (value: unknown): value is { readonly pattern: string; readonly flags: string } =>
  typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value;
