import { type FeatureTable, probability, type SparseModel, scores } from '../sparse-model.ts';

/** What the heads of the model say of a passage as one of a class, to be weighed into a probability. */
export interface KindFacts {
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

/** Classes a passage may be of: those whose topic is likeliest. */
const CANDIDATES = 4;

/** Facts of the likeliest classes, likeliest topic first. */
export function kindFacts(
  model: SparseModel,
  table: FeatureTable,
  layout: Layout,
  keys: readonly number[],
): KindFacts[] {
  const said = scores(model, table, keys);
  const topic = layout.topics.map((head) => said[head] as number);
  const order = [...topic.keys()].toSorted((a, b) => (topic[b] as number) - (topic[a] as number) || a - b);
  const [first = 0, second = 0] = order;
  const shared = said[layout.harm] as number;
  return order.slice(0, CANDIDATES).map((kind) => {
    const [group, own] = layout.own[kind] as readonly [number, number];
    const best = topic[kind === first ? second : first] as number;
    const mine = topic[kind] as number;
    const harm = shared + (said[group] as number) + (said[own] as number);
    return { kind, facts: [mine, mine - best, harm, shared, Math.min(mine, 0) * Math.min(harm, 0)] };
  });
}

/** Probability that the passage has the defect, by weights with the bias last. */
export const mixed = (mix: readonly number[], facts: readonly number[]): number =>
  probability(
    { slope: -1, offset: 0 },
    facts.reduce((sum, fact, f) => sum + fact * (mix[f] as number), mix.at(-1) as number),
  );
