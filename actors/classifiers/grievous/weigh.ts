import { type FeatureTable, probability, type SparseModel, scores } from '../sparse-model.ts';

/** What the heads of the model say of a passage: the class it is likeliest of, and facts to be weighed into a probability. */
interface PassageFacts {
  /** Index of the class. */
  readonly kind: number;
  readonly facts: readonly number[];
}

/** Which of the model's scores belong together. */
export interface Layout {
  readonly ids: readonly string[];
  readonly topics: readonly number[];
  readonly harm: number;
  /** By class: the heads of its group and its own. */
  readonly own: readonly (readonly [group: number, kind: number])[];
}

/** Throws Error for a model without the heads of the groups given. */
export function layoutOf({ labels }: SparseModel, groupOf: ReadonlyMap<string, string>): Layout {
  const place = new Map(labels.map(({ name }, index) => [name, index]));
  const head = (name: string): number => {
    const found = place.get(name);
    if (found === undefined) throw new Error(`the model of grievous terms has no head ${name}`);
    return found;
  };
  const ids = labels.filter(({ name }) => name.startsWith('topic/')).map(({ name }) => name.slice('topic/'.length));
  return {
    ids,
    topics: ids.map((id) => head(`topic/${id}`)),
    harm: head('harm'),
    own: ids.map((id) => [head(`harm/${groupOf.get(id)}`), head(`harm/${id}`)] as const),
  };
}

/** What harm as one of a class adds to its topic when the class is chosen. */
const OWN_WEIGHT = 1;

/**
 * The likeliest class of the passage, of those that it can be of: its topic first, then what harms as one of it; and the facts of
 * its harm.
 */
export function passageFacts(
  model: SparseModel,
  table: FeatureTable,
  layout: Layout,
  keys: readonly number[],
  canBe: (id: string) => boolean = () => true,
): PassageFacts {
  const said = scores(model, table, keys);
  let kind = 0;
  let best = Number.NEGATIVE_INFINITY;
  layout.topics.forEach((head, k) => {
    const [group, own] = layout.own[k] as readonly [number, number];
    const score = (said[head] as number) + OWN_WEIGHT * ((said[group] as number) + (said[own] as number));
    if (score > best && canBe(layout.ids[k] as string)) [best, kind] = [score, k];
  });
  const [group, own] = layout.own[kind] as readonly [number, number];
  return { kind, facts: [said[layout.harm] as number, said[group] as number, said[own] as number] };
}

/** Probability that the passage has the defect, by weights with the bias last. */
export const mixed = (mix: readonly number[], facts: readonly number[]): number =>
  probability(
    { slope: -1, offset: 0 },
    facts.reduce((sum, fact, f) => sum + fact * (mix[f] as number), mix.at(-1) as number),
  );
