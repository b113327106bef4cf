import type { LocalLinter } from 'harper.js';
import { GRAMMAR_RULES } from './grammar-triggers.ts';

/**
 * Owns the one grammar checker of this worker. harper.js loads its WebAssembly asynchronously and then checks in this
 * thread; detectors are synchronous, so a worker awaits `prepareLanguageExperts` before the first document
 * whose grammar it checks.
 */

/** One objection with its repairs; offsets in UTF-16 units of the text given. */
export interface Objection {
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly replacements: readonly string[];
}

/** The synchronous linter inside LocalLinter, as harper.js 2.10 builds it. */
interface SynchronousLinter {
  lint(text: string, language: 0 | 1, headings: boolean, mask: undefined, dedup: boolean, isolate: boolean): Lints;
  set_lint_config_from_object(config: Readonly<Record<string, unknown>>): void;
  get_lint_config_as_json(): string;
}
type Lints = Awaited<ReturnType<LocalLinter['lint']>>;

const isSynchronous = (value: unknown): value is SynchronousLinter =>
  typeof value === 'object' &&
  value !== null &&
  'lint' in value &&
  'set_lint_config_from_object' in value &&
  'get_lint_config_as_json' in value;

let linter: SynchronousLinter | undefined;
let rules: Readonly<Record<string, unknown>> = {};

/** Whose documents are checked now, and for whom the checker is set up. */
let account = '';
let setUpFor = '';

/** A rule that no checker knows, and that names the account. */
const MARK = 'account ';

/** Loads the checker (about two seconds, 60 MB); later calls return at once. Rejects when WebAssembly cannot be loaded. */
export async function prepareLanguageExperts(): Promise<void> {
  if (linter) return;
  const [{ LocalLinter }, { binary }] = await Promise.all([import('harper.js'), import('harper.js/binary')]);
  const local = new LocalLinter({ binary });
  const config = await local.getDefaultLintConfig();
  for (const rule of Object.keys(config)) config[rule] = GRAMMAR_RULES.includes(rule);
  await local.setLintConfig(config);
  rules = config;
  // Its own methods are asynchronous; the linter inside them is not, and its type does not show it.
  const inner: unknown = await Reflect.get(local, 'inner');
  if (!isSynchronous(inner)) throw new Error('harper.js has no synchronous linter inside LocalLinter any more');
  linter = inner;
}

/**
 * From here on the documents of this account are checked. The checker remembers sentences by its configuration, which names the
 * account: the time that a check takes does not reveal that another account has the same document.
 */
export function checkGrammarOf(name: string): void {
  account = name;
}

/** The account under which the checker remembers sentences now. */
export function rememberedFor(): string | undefined {
  const config = JSON.parse(linter?.get_lint_config_as_json() ?? '{}') as Record<string, unknown>;
  const mark = Object.keys(config).find((rule) => rule.startsWith(MARK));
  return mark?.slice(MARK.length);
}

/** Objections to the text; undefined when the checker was not prepared in this worker. */
export function checkGrammar(text: string): Objection[] | undefined {
  if (!linter) return undefined;
  if (account !== setUpFor) linter.set_lint_config_from_object({ ...rules, [MARK + account]: false });
  setUpFor = account;
  return linter.lint(text, 0, false, undefined, true, false).map((lint) => {
    const span = lint.span();
    const objection = {
      start: span.start,
      end: span.end,
      message: lint.message(),
      replacements: lint.suggestions().map((suggestion) => suggestion.get_replacement_text()),
    };
    lint.free();
    return objection;
  });
}
