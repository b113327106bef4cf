import { clausePassages, counted, type Examples, surroundingsOf } from '../../actors/classifiers/training/index.ts';
import { CUAD_CATEGORIES } from '../../protocols/index.ts';
import { type Contract, categoryNumber, markedParagraphs } from './contracts.ts';

/** Passages in paragraphs of contracts, labelled with the 41 clause categories. */
export function clauseExamples(contracts: readonly Contract[]): Examples {
  const rows: ReturnType<typeof counted>[] = [];
  const unitOf: number[] = [];
  const documentOf: number[] = [];
  const rowLabels: Set<number>[] = [];
  const unitLabels: ReadonlySet<number>[] = [];
  contracts.forEach((contract, document) => {
    const first = documentOf.length;
    const spans = contract.labels.flatMap((label) =>
      label.spans.map(([start, end]) => ({ start, end, category: categoryNumber(label.category) })),
    );
    const paragraphs = contract.paragraphs.map(([start, end]) => ({ start, end }));
    for (const passage of clausePassages(contract.text, paragraphs)) {
      rows.push(counted(passage.keys));
      unitOf.push(first + passage.paragraph);
      const touching = spans.filter(({ start, end }) => passage.start < end && start < passage.end);
      rowLabels.push(new Set(touching.map(({ category }) => category)));
    }
    for (const gold of markedParagraphs(contract).gold) {
      unitLabels.push(gold);
      documentOf.push(document);
    }
  });
  return {
    rows,
    unitOf: Uint32Array.from(unitOf),
    documentOf: Uint32Array.from(documentOf),
    documents: contracts.map(({ id }) => id),
    around: contracts.map(({ text, paragraphs }) =>
      surroundingsOf(paragraphs.map(([start, end]) => text.slice(start, end).replace(/\s+/g, ' ').trim())),
    ),
    labels: CUAD_CATEGORIES.map((name, category) => ({
      name,
      rows: Uint8Array.from(rowLabels, (labels) => (labels.has(category) ? 1 : 0)),
      units: Uint8Array.from(unitLabels, (labels) => (labels.has(category) ? 1 : 0)),
    })),
  };
}
