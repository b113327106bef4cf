import { CUAD_CATEGORIES } from '../../../protocols/index.ts';
import { records } from '../data-set.ts';

/** A contract of CUAD v1 with its paragraphs and what experts marked in it. */
export interface Contract {
  readonly id: string;
  readonly contract_type: string | null;
  readonly text: string;
  readonly paragraphs: readonly (readonly [start: number, end: number])[];
  readonly labels: readonly ContractLabel[];
}

interface ContractLabel {
  readonly category: string;
  readonly text: string;
  readonly spans: readonly (readonly [start: number, end: number])[];
  /** The marked text is in several places and only one of them was meant. */
  readonly position_ambiguous: boolean;
}

export const contracts = (): Contract[] => records<Contract>('cuad_contracts');

/** `Rofr/Rofo/Rofn` is `rofr_rofo_rofn`. */
const nameOf = (category: string): string =>
  category
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

/** Number of a category of the set among CUAD_CATEGORIES. Throws Error for one that is not among them. */
export function categoryNumber(category: string): number {
  const number = (CUAD_CATEGORIES as readonly string[]).indexOf(nameOf(category));
  if (number < 0) throw new Error(`no clause category of the name ${category}`);
  return number;
}

const collapsed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What is marked in each paragraph. */
export interface Marked {
  /** Categories of the spans that touch the paragraph. */
  readonly gold: ReadonlySet<number>[];
  /** Categories whose marked text is here too, though another place was meant: neither right nor wrong. */
  readonly open: ReadonlySet<number>[];
}

export function markedParagraphs({ text, paragraphs, labels }: Contract): Marked {
  const gold = paragraphs.map(() => new Set<number>());
  const open = paragraphs.map(() => new Set<number>());
  const plain = paragraphs.map(([start, end]) => collapsed(text.slice(start, end)));
  for (const label of labels) {
    const category = categoryNumber(label.category);
    const wanted = collapsed(label.text);
    paragraphs.forEach(([from, to], p) => {
      if (label.spans.some(([start, end]) => from < end && start < to)) gold[p]?.add(category);
      else if (label.position_ambiguous && plain[p]?.includes(wanted)) open[p]?.add(category);
    });
  }
  for (const [p, categories] of open.entries()) for (const category of gold[p] ?? []) categories.delete(category);
  return { gold, open };
}
