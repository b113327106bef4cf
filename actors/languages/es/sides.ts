import type { Texts } from '../catalogue.ts';

/** For whom an issue is worse, and whom a change costs. */
export const sides: Texts = {
  'sides.as-it-stands': 'Tal como está, la cláusula perjudica a {worse} y favorece a {better}.',
  'sides.for': 'Tal como está, la cláusula favorece a su parte, {better}: {worse} puede pedir que se cambie.',
  'sides.cost': 'El cambio beneficia a {helped}; {harmed} cede algo.',
  'sides.cost.playbook':
    'El cambio es una posición del manual de negociación, del lado {side, select, customer {del cliente} other {del proveedor}}; la otra parte puede ceder algo.',
  'sides.unknown':
    'La parte «{side}» no se ha reconocido en el documento: la revisión no habla por ninguna de las partes.',
};
