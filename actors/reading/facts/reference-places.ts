import type { Clause } from '../parsed-document.ts';
import { ordinal } from '../structure/numerals.ts';

/** Where references can lead: clauses by their citation, and the sub-labels that are inside a clause's sentence. */
export interface Places {
  readonly byPath: ReadonlyMap<string, number>;
  /** Labels such as `(a)` printed inside a clause's own text, by clause. */
  readonly inline: ReadonlyMap<number, ReadonlySet<string>>;
  /** Schedule number each clause stands in, normalised; empty outside. */
  readonly scopes: readonly string[];
}

const INLINE = /\((?:[a-z]{1,4}|[A-Z]{1,4}|\d{1,2})\)/g;

export function placesOf(text: string, clauses: readonly Clause[]): Places {
  const byPath = new Map<string, number>();
  const scopes: string[] = [];
  for (const clause of clauses) {
    const scope = clause.kind === 'schedule' ? attached(clause.number) : (scopes[clause.parent] ?? '');
    scopes.push(scope);
    if (clause.number !== '') for (const key of keysOf(clause, scope)) remember(byPath, clauses, key, clause);
  }
  return { byPath, inline: inlineLabels(text, clauses), scopes };
}

/** The first clause of a name counts; for exhibits the longest, since lists name them before they come. */
function remember(byPath: Map<string, number>, clauses: readonly Clause[], key: string, clause: Clause): void {
  const known = clauses[byPath.get(key) ?? -1];
  if (!known || (clause.kind === 'schedule' && clause.end - clause.start > known.end - known.start))
    byPath.set(key, clause.index);
}

function keysOf(clause: Clause, scope: string): string[] {
  if (clause.kind === 'schedule') return [attached(clause.number)];
  const local = scope === '' ? clause.path : clause.path.slice(clause.path.indexOf(',') + 1).trim();
  const path = plain(local);
  const prefix = scope === '' ? '' : `${scope}|`;
  const keys = [prefix + path];
  const major = /^(?:article|part|chapter|articolo|art\.|artículo) (\w+)$/.exec(path);
  if (major) keys.push(`${prefix}${ordinal(major[1] as string)}`, `${prefix}article ${ordinal(major[1] as string)}`);
  if (/^[ivxlc]+$/.test(path)) keys.push(`${prefix}article ${path}`, `${prefix}${ordinal(path)}`);
  if (/^\d+$/.test(path)) keys.push(`${prefix}article ${Number(path)}`);
  // `1.0` is printed above a clause that the text calls Section 1.
  const whole = /^(\d+)\.0$/.exec(path)?.[1];
  if (whole !== undefined) keys.push(prefix + whole, `${prefix}article ${whole}`);
  return keys;
}

/** Citation without the words Section and Clause, brackets unified: `section 4.2 a)` becomes `4.2(a)`. */
function plain(path: string): string {
  return path
    .toLowerCase()
    .replace(/^(?:section|sec\.?|clause|cláusula|§)\s*/, '')
    .replace(/^(article \w+) (?:section )?(?=\d)/, '')
    .replace(/[. ]([a-z]{1,4})\)?(?=$|\()/g, (whole, sign: string) =>
      whole.startsWith('.') || whole.endsWith(')') ? `(${sign})` : whole,
    );
}

function attached(number: string): string {
  return number.toLowerCase();
}

function inlineLabels(text: string, clauses: readonly Clause[]): Map<number, Set<string>> {
  const labels = new Map<number, Set<string>>();
  let current = 0;
  for (const match of text.matchAll(INLINE)) {
    while (current + 1 < clauses.length && (clauses[current + 1] as Clause).start <= match.index) current++;
    const known = labels.get(current);
    if (known) known.add(match[0].toLowerCase());
    else labels.set(current, new Set([match[0].toLowerCase()]));
  }
  return labels;
}

/**
 * The clause a target names as seen from the clause that names it, or -1. A sub-label that has no clause of its own but
 * is printed inside its parent's sentence leads to the parent.
 */
export function resolve(places: Places, clauses: readonly Clause[], target: string, from: number): number {
  if (target.startsWith('(')) return relative(places, clauses, target, from);
  const scope = places.scopes[from] ?? '';
  return (scope === '' ? undefined : lookUp(places, `${scope}|`, target)) ?? lookUp(places, '', target) ?? -1;
}

/** `paragraph (a)` is sought in the clause that says it, then in those around it. */
function relative(places: Places, clauses: readonly Clause[], target: string, from: number): number {
  const scope = places.scopes[from] ?? '';
  const prefix = scope === '' ? '' : `${scope}|`;
  for (let at = from; at >= 0; at = clauses[at]?.parent ?? -1) {
    const path = plain((clauses[at] as Clause).path.slice(scope === '' ? 0 : scope.length).replace(/^, /, ''));
    const found = lookUp(places, prefix, `${path}${target}`);
    if (found !== undefined) return found;
    if (places.inline.get(at)?.has(target)) return at;
  }
  return places.byPath.get(prefix + target) ?? -1;
}

function lookUp(places: Places, prefix: string, target: string): number | undefined {
  const exact =
    places.byPath.get(prefix + target) ??
    places.byPath.get(prefix + target.replace(/^article (\w+)$/, (_, sign: string) => `article ${ordinal(sign)}`));
  if (exact !== undefined) return exact;
  const parts = /^(.*?)(\([a-z0-9]{1,4}\))$/.exec(target);
  if (!parts || parts[1] === '') return undefined;
  const above = lookUp(places, prefix, parts[1] as string);
  return above !== undefined && places.inline.get(above)?.has(parts[2] as string) ? above : undefined;
}
