/** Assets: the stylesheet and the scripts of the pages, each under a name with its hash, so that browsers keep them for good. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

export interface Asset {
  /** What pages link to. */
  readonly path: string;
  readonly contentType: string;
  readonly text: string;
}

const ROOT = '/assets/';

const readText = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

function asset(name: string, contentType: string, text: string): Asset {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  return { path: `${ROOT}${hash}-${name}`, contentType, text };
}

/** Comments and line breaks that only readers of the source need. */
const compact = (css: string): string =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s*\n\s*/g, '\n')
    .trim();

/** In cascade order: later files override earlier ones. */
const STYLES = ['base', 'ops', 'statechart', 'app'];

/** Our scripts import one another by file name; each import is rewritten to the asset's path. */
const IMPORT = /(?<=\bfrom ')\.\/(\w[\w-]*)\.ts(?=')/g;

function readScript(file: string): Asset {
  const text = stripTypeScriptTypes(readText(`browser/${file}.ts`))
    .replace(/[ \t]+$/gm, '')
    .replace(/^\n/gm, '');
  const linked = text.replace(IMPORT, (_, imported: string) => readScript(imported).path);
  return asset(`${file}.js`, 'text/javascript; charset=utf-8', linked);
}

function readAssets(): ReadonlyMap<string, Asset> {
  const scripts = readdirSync(new URL('browser/', import.meta.url)).filter((name) => name.endsWith('.ts'));
  return new Map([
    [
      'style.css',
      asset(
        'style.css',
        'text/css; charset=utf-8',
        compact(STYLES.map((name) => readText(`style/${name}.css`)).join('\n')),
      ),
    ],
    ['icon.svg', asset('icon.svg', 'image/svg+xml', readText('icon.svg'))],
    ...scripts.map((file): [string, Asset] => [file.replace(/\.ts$/, '.js'), readScript(file.slice(0, -3))]),
  ]);
}

let read: ReadonlyMap<string, Asset> | undefined;

/** By `style.css`, `live.js` and so on. Throws for an unknown name. */
export function assetNamed(name: string): Asset {
  read ??= readAssets();
  const found = read.get(name);
  if (found === undefined) throw new RangeError(`there is no asset ${name}`);
  return found;
}

/** undefined: no asset has this path, or not any more. */
export function assetAt(path: string): Asset | undefined {
  if (!path.startsWith(ROOT)) return undefined;
  read ??= readAssets();
  return [...read.values()].find((each) => each.path === path);
}
