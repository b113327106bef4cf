import type { Texts } from '../catalogue.ts';

/** What the review says of a document against its standard. */
export const deviations: Texts = {
  'deviations.title': 'Frente al estándar',
  'deviations.summary':
    'Comparado con «{title}», cláusula por cláusula: {matches, plural, one {una coincide} other {# coinciden}}, {changed, plural, one {una está modificada} other {# están modificadas}}, {missing, plural, one {una falta} other {# faltan}}, {extra, plural, one {una es añadida} other {# son añadidas}}.',
  'deviations.column.clause': 'Cláusula',
  'deviations.column.standing': 'Frente al estándar',
  'deviations.column.standard': 'En el estándar',
  'deviations.column.words': 'Palabras',
  'deviations.matches': 'Como en el estándar',
  'deviations.changed': 'Modificada',
  'deviations.missing': 'Falta',
  'deviations.extra': 'Añadida',
};
