import type { Action } from '../provision.ts';
import type { Lexicon } from './lexicon.ts';

/** Every form of every verb and noun of a language, ready to be looked up. Made once for each language. */
export interface VerbIndex {
  readonly base: ReadonlyMap<string, Verb>;
  readonly finite: ReadonlyMap<string, Verb>;
  readonly participle: ReadonlyMap<string, Verb>;
  readonly actNouns: ReadonlyMap<string, Action>;
  readonly sets: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface Verb {
  readonly infinitive: string;
  readonly action: Action;
}

export const words = (list: string): string[] => list.split(/\s+/).filter((word) => word !== '' && !word.includes('_'));

const indexes = new WeakMap<Lexicon, VerbIndex>();

export function verbIndexOf(lexicon: Lexicon): VerbIndex {
  let index = indexes.get(lexicon);
  if (index === undefined) {
    index = makeIndex(lexicon);
    indexes.set(lexicon, index);
  }
  return index;
}

/** Of two actions that name one verb the first in the order of the data wins, `other` never does. */
function makeIndex(lexicon: Lexicon): VerbIndex {
  const base = new Map<string, Verb>();
  const finite = new Map<string, Verb>();
  const participle = new Map<string, Verb>();
  const put = (into: Map<string, Verb>, form: string, verb: Verb) => {
    if (!into.has(form)) into.set(form, verb);
  };
  for (const [action, list] of Object.entries(lexicon.acts) as [Action, string][]) {
    for (const infinitive of words(list)) {
      const verb = { infinitive, action };
      const forms = lexicon.forms(infinitive);
      for (const form of forms.base) put(base, form, verb);
      for (const form of forms.finite) put(finite, form, verb);
      for (const form of forms.participle) put(participle, form, verb);
    }
  }
  const actNouns = new Map<string, Action>();
  for (const [action, list] of Object.entries(lexicon.actNouns) as [Action, string][])
    for (const noun of words(list)) if (!actNouns.has(noun)) actNouns.set(noun, action);
  return { base, finite, participle, actNouns, sets: setsOf(lexicon) };
}

/** The lists of words as sets, by the name of the list. */
function setsOf(lexicon: Lexicon): Map<string, ReadonlySet<string>> {
  const sets = new Map<string, ReadonlySet<string>>();
  const add = (name: string, value: unknown) => {
    if (typeof value === 'string') sets.set(name, new Set(words(value)));
    else if (typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof RegExp))
      for (const [key, inner] of Object.entries(value)) add(`${name}.${key}`, inner);
  };
  for (const [name, value] of Object.entries(lexicon)) add(name, value);
  return sets;
}
