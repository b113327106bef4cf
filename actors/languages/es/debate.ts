import type { CataloguePart } from '../catalogue.ts';

/** Reasons every expert can have in a debate. */
export const debate: CataloguePart = {
  experts: {},
  rules: {},
  reasons: {
    'debate.raised': 'Es lo que encontré al leer el documento por primera vez.',
    'debate.undisclosed': 'El motivo no se comunicó según este protocolo.',
    'debate.nothing-to-add': 'No tengo nada que añadir desde mi campo.',
    'debate.outweighed': 'Las dudas de mis colegas pesan más que lo que vi.',
  },
};
