import type { CataloguePart } from '../catalogue.ts';

/** Reasons that experts of every domain give through the toolkit. */
export const toolkit: CataloguePart = {
  experts: {},
  rules: {},
  reasons: {
    'reading.none-found': 'I read all {count} sentences and found none that deals with it.',
    'reading.mutual': 'It binds both sides: {section} says “{quote}”.',
    'reading.mirrored': 'The other side is bound as well, in {section}: “{quote}”. That makes it less grave.',
    'reading.one-sided': 'The sentence names {party} alone, and I found no counterpart for the other side.',
    'reading.not-operative': 'The quoted words in {section} are a recital or a definition and bind nobody: “{quote}”.',
  },
};
