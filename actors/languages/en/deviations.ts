import type { Texts } from '../catalogue.ts';

/** What the review says of a document against its standard. */
export const deviations: Texts = {
  'deviations.title': 'Against the standard',
  'deviations.summary':
    'Compared with “{title}”, clause by clause: {matches, plural, one {one clause matches} other {# clauses match}}, {changed, plural, one {one is changed} other {# are changed}}, {missing, plural, one {one is missing} other {# are missing}}, {extra, plural, one {one is extra} other {# are extra}}.',
  'deviations.column.clause': 'Clause',
  'deviations.column.standing': 'Against the standard',
  'deviations.column.standard': 'In the standard',
  'deviations.column.words': 'Words',
  'deviations.matches': 'As in the standard',
  'deviations.changed': 'Changed',
  'deviations.missing': 'Missing',
  'deviations.extra': 'Extra',
};
