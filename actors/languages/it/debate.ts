import type { CataloguePart } from '../catalogue.ts';

/** Reasons every expert can have in a debate. */
export const debate: CataloguePart = {
  experts: {},
  rules: {},
  reasons: {
    'debate.raised': 'È ciò che ho trovato alla prima lettura del documento.',
    'debate.undisclosed': 'Il motivo non è stato comunicato secondo questo protocollo.',
    'debate.nothing-to-add': 'Non ho nulla da aggiungere dal mio campo.',
    'debate.outweighed': 'I dubbi dei colleghi pesano più di ciò che ho visto.',
  },
};
