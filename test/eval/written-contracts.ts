import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { PROTOCOLS, type Protocol, type ReviewResult, type Severity } from '../../protocols/index.ts';
import { examined, settled } from './panel-review.ts';
import type { Figure, Report } from './report.ts';
import { type Span, touch } from './span.ts';

const FOLDER = new URL('written-contracts/', import.meta.url);
const DEFAULT = PROTOCOLS[0] as Protocol;

/** Issues that a reader sees on the first page. */
const FIRST_PAGE = 5;

/** What is asked of the contracts and clauses of each writer. */
const PARTS = {
  'set aside': ['c', 'f'],
  'hidden wording': ['g', 'h'],
  'learned from': ['a', 'b', 'd', 'e'],
} as const;

/** Whether classifiers learn from the writer's clauses. */
export const isLearnedFrom = (writer: string): boolean => PARTS['learned from'].some((name) => name === writer);

/**
 * A clause put into a balanced contract: `outrageous` is what a lawyer of the hurt side never lets pass, `harsh` one-sided but a
 * matter for talks, `near_miss` looks dangerous and is not.
 */
export interface WrittenClause {
  readonly contract: string;
  readonly id: string;
  readonly kind: 'outrageous' | 'harsh' | 'near_miss';
  /** The paragraph whose place it takes, or null where it is behind `after`. */
  readonly replaces: string | null;
  readonly after?: string;
  readonly text: string;
  /** The words that a lawyer would underline. */
  readonly quote: string;
  readonly harm: string;
  /** The class of grievous terms that fits best, where one does. */
  readonly class?: string | null;
}

/** A contract with one clause exchanged, and where that clause stands. */
export interface Variant {
  readonly text: string;
  readonly clause: Span;
}

/** Puts the clause into the contract. Throws Error where its place is not there exactly once. */
export function variantOf(contract: string, { id, replaces, after, text }: WrittenClause): Variant {
  const place = replaces ?? after ?? '';
  const at = contract.indexOf(place);
  if (place === '' || at < 0 || contract.indexOf(place, at + 1) >= 0) {
    throw new Error(`${id}: its place is not in the contract exactly once`);
  }
  const start = replaces === null ? at + place.length + 2 : at;
  const whole =
    replaces === null
      ? `${contract.slice(0, at + place.length)}\n\n${text}${contract.slice(at + place.length)}`
      : `${contract.slice(0, at)}${text}${contract.slice(at + place.length)}`;
  return { text: whole, clause: { start, end: start + text.length } };
}

/** The contracts and clauses of a writer. */
export interface Writer {
  readonly name: string;
  readonly contracts: ReadonlyMap<string, string>;
  readonly clauses: readonly WrittenClause[];
}

/** Every writer's folder, in order of name. */
export function writers(): Writer[] {
  const names = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return names.map(({ name }) => writerNamed(name)).toSorted((a, b) => a.name.localeCompare(b.name));
}

function writerNamed(name: string): Writer {
  const folder = new URL(`${name}/`, FOLDER);
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  const clauses = new URL('clauses.jsonl', folder);
  return {
    name,
    contracts: new Map(files.map((file) => [file, readFileSync(new URL(file, folder), 'utf8')])),
    clauses: existsSync(clauses)
      ? readFileSync(clauses, 'utf8')
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => JSON.parse(line) as WrittenClause)
      : [],
  };
}

/** How the review of a contract with the clause took it. */
export interface Taken {
  readonly writer: string;
  readonly clause: WrittenClause;
  /** Some issue quotes the clause; one of high or critical severity does; one among the first does. */
  readonly found: boolean;
  readonly grave: boolean;
  readonly first: boolean;
}

/** What the review says of the balanced contract itself. */
export interface CleanReview {
  readonly writer: string;
  readonly grave: number;
  readonly issues: number;
}

/** A whole review of the text by every expert, under the default protocol. */
const reviewed = async (text: string): Promise<ReviewResult> => settled(await examined(text), DEFAULT);

/** What counts of an issue here. */
interface SeenIssue {
  readonly severity: Severity;
  readonly evidence: readonly Span[];
}

const isGrave = ({ severity }: SeenIssue): boolean => severity === 'critical' || severity === 'high';

/** How the issues of a review, in their order, touch the clause. */
export function takenIn(issues: readonly SeenIssue[], at: Span): Pick<Taken, 'found' | 'grave' | 'first'> {
  const own = issues.filter(({ evidence }) => evidence.some((piece) => touch(piece, at)));
  return {
    found: own.length > 0,
    grave: own.some(isGrave),
    first: own.some((issue) => issues.indexOf(issue) < FIRST_PAGE),
  };
}

/**
 * Balanced contracts, each with one clause exchanged, read by the whole service: how many outrageous clauses are found, how many
 * harmless ones are objected to, and what is held against the balanced contract itself.
 */
export async function evalWritten(tell: (step: string) => void): Promise<Report> {
  const taken: Taken[] = [];
  const clean: CleanReview[] = [];
  for (const { name, contracts, clauses } of writers()) {
    for (const [file, contract] of contracts) {
      tell(`writer ${name}, ${file}`);
      const { structured_issues } = await reviewed(contract);
      clean.push({ writer: name, grave: structured_issues.filter(isGrave).length, issues: structured_issues.length });
      for (const clause of clauses.filter((one) => one.contract === file)) {
        const variant = variantOf(contract, clause);
        taken.push({
          writer: name,
          clause,
          ...takenIn((await reviewed(variant.text)).structured_issues, variant.clause),
        });
      }
    }
  }
  const of = <Of extends { readonly writer: string }>(all: readonly Of[], names: readonly string[]): Of[] =>
    all.filter(({ writer }) => names.includes(writer));
  return {
    set: 'written',
    about: `${clean.length} balanced contracts and ${taken.length} of them with one clause exchanged`,
    figures: Object.entries(PARTS).flatMap(([part, names]) => figuresOf(part, of(taken, names), of(clean, names))),
    experts: [],
  };
}

function figuresOf(name: string, taken: readonly Taken[], clean: readonly CleanReview[]): Figure[] {
  const of = (kind: WrittenClause['kind']): Taken[] => taken.filter(({ clause }) => clause.kind === kind);
  const share = (all: readonly Taken[], holds: (one: Taken) => boolean): Pick<Figure, 'figure' | 'note'> => ({
    figure: all.length === 0 ? 0 : all.filter(holds).length / all.length,
    note: `${all.length} clauses`,
  });
  const mean = (count: (one: CleanReview) => number): Pick<Figure, 'figure' | 'note'> => ({
    figure: clean.reduce((sum, one) => sum + count(one), 0) / Math.max(1, clean.length),
    note: `${clean.length} contracts; a count, not a share`,
  });
  return [
    { measure: `${name}: outrageous clauses found`, ...share(of('outrageous'), ({ found }) => found), aim: 0.9 },
    { measure: `${name}: outrageous, as high or critical`, ...share(of('outrageous'), ({ grave }) => grave), aim: 0.9 },
    { measure: `${name}: outrageous, on the first page`, ...share(of('outrageous'), ({ first }) => first) },
    { measure: `${name}: harsh clauses found`, ...share(of('harsh'), ({ found }) => found) },
    { measure: `${name}: near misses called grave`, ...share(of('near_miss'), ({ grave }) => grave), aim: 0.03 },
    { measure: `${name}: grave issues of a balanced contract`, ...mean(({ grave }) => grave) },
    { measure: `${name}: issues of a balanced contract`, ...mean(({ issues }) => issues) },
  ];
}
