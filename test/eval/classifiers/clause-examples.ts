import {
  type ClausePassage,
  clausePassages,
  counted,
  type Examples,
  signsOf,
  surroundingsOf,
} from '../../../actors/classifiers/training/index.ts';
import { CUAD_CATEGORIES } from '../../../protocols/index.ts';
import { type Contract, categoryNumber, markedParagraphs } from './contracts.ts';
import { strays } from './stray-paragraphs.ts';

/** Passages in paragraphs of contracts, labelled with the 41 clause categories. */
export function clauseExamples(contracts: readonly Contract[]): Examples {
  const all: Gathered = { rows: [], unitOf: [], rowLabels: [], documentOf: [], unitLabels: [] };
  const plains = contracts.map(({ text, paragraphs }) =>
    paragraphs.map(([start, end]) => text.slice(start, end).replace(/\s+/g, ' ').trim()),
  );
  contracts.forEach((contract, document) => {
    const spans = contract.labels.flatMap((label) =>
      label.spans.map(([start, end]) => ({ start, end, category: categoryNumber(label.category) })),
    );
    const paragraphs = contract.paragraphs.map(([start, end]) => ({ start, end }));
    const { gold } = markedParagraphs(contract);
    gather(all, document, gold, clausePassages(contract.text, paragraphs), (passage) => {
      const touching = spans.filter(({ start, end }) => passage.start < end && start < passage.end);
      return new Set(touching.map(({ category }) => category));
    });
    for (const passages of strays(contract, gold)) {
      const nothing = Array.from({ length: 1 + (passages.at(-1)?.paragraph ?? -1) }, () => new Set<number>());
      gather(all, document, nothing, passages, () => new Set());
    }
  });
  return {
    rows: all.rows,
    unitOf: Uint32Array.from(all.unitOf),
    documentOf: Uint32Array.from(all.documentOf),
    documents: contracts.map(({ id }) => id),
    around: plains.map(surroundingsOf),
    signs: plains.map(signsOf),
    labels: CUAD_CATEGORIES.map((name, category) => ({
      name,
      rows: Uint8Array.from(all.rowLabels, (labels) => (labels.has(category) ? 1 : 0)),
      units: Uint8Array.from(all.unitLabels, (labels) => (labels.has(category) ? 1 : 0)),
    })),
  };
}

interface Gathered {
  readonly rows: ReturnType<typeof counted>[];
  readonly unitOf: number[];
  readonly rowLabels: ReadonlySet<number>[];
  readonly documentOf: number[];
  readonly unitLabels: ReadonlySet<number>[];
}

/** Paragraphs become units, with the labels `gold` gives them; passages become rows. */
function gather(
  { rows, unitOf, rowLabels, documentOf, unitLabels }: Gathered,
  document: number,
  gold: readonly ReadonlySet<number>[],
  passages: readonly ClausePassage[],
  labelsOf: (passage: ClausePassage) => ReadonlySet<number>,
): void {
  const first = documentOf.length;
  for (const passage of passages) {
    rows.push(counted(passage.keys));
    unitOf.push(first + passage.paragraph);
    rowLabels.push(labelsOf(passage));
  }
  for (const labels of gold) {
    unitLabels.push(labels);
    documentOf.push(document);
  }
}
