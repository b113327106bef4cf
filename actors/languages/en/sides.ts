import type { Texts } from '../catalogue.ts';

/** For whom an issue is worse, and whom a change costs. */
export const sides: Texts = {
  'sides.as-it-stands': 'As it stands this is against {worse} and in favour of {better}.',
  'sides.for': 'As it stands this is in favour of your side, {better}: {worse} may ask to change it.',
  'sides.cost': 'The change helps {helped}; {harmed} gives something up.',
  'sides.cost.playbook':
    'The change is a position of the playbook, on the side of the {side, select, customer {customer} other {provider}}; the other side may give something up.',
  'sides.unknown':
    'The side “{side}” is nobody in the document that could be recognised: the review speaks for neither side.',
};
