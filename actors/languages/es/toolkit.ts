import type { CataloguePart } from '../catalogue.ts';

/** Reasons that experts of every domain give through the toolkit. */
export const toolkit: CataloguePart = {
  experts: {},
  rules: {},
  reasons: {
    'reading.none-found': 'He leído las {count} frases y ninguna trata de ello.',
    'reading.mutual': 'Vincula a ambas partes: {section} dice “{quote}”.',
    'reading.mirrored': 'También la otra parte está vinculada, en {section}: “{quote}”. Eso lo hace menos grave.',
    'reading.one-sided': 'La frase nombra solo a {party}, y no hallé contrapartida para la otra parte.',
    'reading.not-operative':
      'Las palabras citadas en {section} son un considerando o una definición y no vinculan a nadie: “{quote}”.',
  },
};
