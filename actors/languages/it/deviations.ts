import type { Texts } from '../catalogue.ts';

/** What the review says of a document against its standard. */
export const deviations: Texts = {
  'deviations.title': 'Rispetto allo standard',
  'deviations.summary':
    'A confronto con «{title}», clausola per clausola: {matches, plural, one {una coincide} other {# coincidono}}, {changed, plural, one {una è modificata} other {# sono modificate}}, {missing, plural, one {una manca} other {# mancano}}, {extra, plural, one {una è in più} other {# sono in più}}.',
  'deviations.column.clause': 'Clausola',
  'deviations.column.standing': 'Rispetto allo standard',
  'deviations.column.standard': 'Nello standard',
  'deviations.column.words': 'Parole',
  'deviations.matches': 'Come nello standard',
  'deviations.changed': 'Modificata',
  'deviations.missing': 'Mancante',
  'deviations.extra': 'In più',
};
