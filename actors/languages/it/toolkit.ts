import type { CataloguePart } from '../catalogue.ts';

/** Reasons that experts of every domain give through the toolkit. */
export const toolkit: CataloguePart = {
  experts: {},
  rules: {},
  reasons: {
    'reading.none-found': 'Ho letto tutte le {count} frasi e nessuna ne tratta.',
    'reading.mutual': 'Vincola entrambe le parti: {section} dice “{quote}”.',
    'reading.mirrored': 'Anche l’altra parte è vincolata, in {section}: “{quote}”. Ciò lo rende meno grave.',
    'reading.one-sided': 'La frase nomina la sola {party}, e non ho trovato un corrispettivo per l’altra parte.',
    'reading.not-operative':
      'Le parole citate in {section} sono una premessa o una definizione e non vincolano nessuno: “{quote}”.',
  },
};
