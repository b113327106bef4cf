import { seededRandom } from '../../protocols/index.ts';
import { contracts } from './classifiers/contracts.ts';
import { records } from './data-set.ts';
import type { Span } from './span.ts';

/** A document with planted defects and the clean one it was made from, in the same state of white space. */
export interface Twins {
  readonly document: string;
  readonly kind: 'in_text' | 'legal';
  readonly category: string;
  readonly clean: string;
  readonly perturbed: string;
  /** What was replaced, in the clean text, and by what, in the perturbed one; same order. */
  readonly edits: readonly { readonly before: Span; readonly after: Span }[];
}

interface Perturbation {
  readonly doc_id: string;
  readonly kind: 'in_text' | 'legal';
  readonly category: string;
  readonly edits: readonly { readonly start: number; readonly end: number; readonly changed_text: string }[];
}

/**
 * A sample of documents drawn by a fixed seed, each with one perturbed twin of each kind. White space is collapsed in both
 * texts: planted wording comes collapsed, and the difference would give it away.
 */
export function sampledTwins(source: 'cuad' | 'nda', documents: number): Twins[] {
  const texts = new Map(
    source === 'cuad' ? contracts().map(keyed) : records<{ id: string; text: string }>('clause_nda_docs').map(keyed),
  );
  const all = [
    ...records<Perturbation>(`clause_${source}_in_text`),
    ...records<Perturbation>(`clause_${source}_legal`),
  ];
  const byDocument = Map.groupBy(
    all.filter(({ doc_id }) => texts.has(doc_id)),
    ({ doc_id }) => doc_id,
  );
  const random = seededRandom(1, 'twins', source);
  const drawn = random.shuffled([...byDocument.keys()].toSorted()).slice(0, documents);
  return drawn.flatMap((id) =>
    (['in_text', 'legal'] as const).flatMap((kind) => {
      const [chosen] = random.shuffled((byDocument.get(id) ?? []).filter((one) => one.kind === kind));
      return chosen === undefined ? [] : [twinsOf(texts.get(id) as string, chosen)];
    }),
  );
}

const keyed = ({ id, text }: { id: string; text: string }): [string, string] => [id, text];

function twinsOf(text: string, { doc_id, kind, category, edits }: Perturbation): Twins {
  const clean = new Folded();
  const perturbed = new Folded();
  const places: { before: Span; after: Span }[] = [];
  let at = 0;
  for (const { start, end, changed_text } of edits) {
    const between = text.slice(at, start);
    clean.add(between);
    perturbed.add(between);
    places.push({ before: clean.add(text.slice(start, end)), after: perturbed.add(changed_text) });
    at = end;
  }
  clean.add(text.slice(at));
  perturbed.add(text.slice(at));
  return { document: doc_id, kind, category, clean: clean.text, perturbed: perturbed.text, edits: places };
}

/** Text with every run of white space as one blank, built piece by piece. */
class Folded {
  text = '';

  add(piece: string): Span {
    const folded = piece.replace(/\s+/g, ' ');
    const start = this.text.length;
    this.text += this.text.endsWith(' ') && folded.startsWith(' ') ? folded.slice(1) : folded;
    return { start, end: this.text.length };
  }
}
