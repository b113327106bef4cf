import type { CataloguePart } from '../catalogue.ts';

/** Reasons every expert can have in a debate. */
export const debate: CataloguePart = {
  experts: {},
  rules: {},
  reasons: {
    'debate.raised': 'This is what I found when I first read the document.',
    'debate.undisclosed': 'The reason was not disclosed under this protocol.',
    'debate.nothing-to-add': 'I have nothing to add from my field.',
    'debate.outweighed': 'My colleagues’ doubts outweigh what I saw.',
  },
};
