import type { Texts } from '../catalogue.ts';

/** What a review says by a client's playbook. */
export const playbook: Texts = {
  'playbook.title.missing': '{name}: no figura en el documento',
  'playbook.title.deviates': '{name}: ninguna de nuestras posiciones',
  'playbook.title.walk_away': '{name}: no firmar tal como está',
  'playbook.title.fallback': '{name}: en el paso de repliegue {step, number}',
  'playbook.title.failed': '{name}: comprobación no superada',
  'playbook.description.missing':
    'El manual de negociación «{playbook}» lo exige y el documento no dice nada al respecto.',
  'playbook.description.missing.elsewhere':
    'El manual de negociación «{playbook}» lo pide y el documento no dice nada de ello. Puede estar en las condiciones externas a las que el documento remite y que no se leyeron: conviene mirarlas primero.',
  'playbook.description.deviates':
    'El documento dice algo distinto de lo que el manual de negociación «{playbook}» prefiere, acepta o concede.',
  'playbook.description.walk_away': 'Ante este texto el manual de negociación «{playbook}» indica no firmar.',
  'playbook.description.fallback':
    'El documento está en el paso {step, number} de lo que el manual de negociación «{playbook}» concede: aceptable, no preferido.',
  'playbook.description.failed': 'El manual de negociación «{playbook}» tiene una comprobación propia para este punto.',
  'playbook.suggestion.topic': 'Pedir: «{wording}»',
  'playbook.suggestion.check': 'Adaptar el documento a la comprobación o hacer aprobar la excepción.',
  'playbook.rationale':
    '{standing, select, missing {El documento no dice nada sobre este punto; este es nuestro texto estándar.} other {Nuestro texto estándar sobre este punto.}}',
  'playbook.heading': 'Frente al manual de negociación',
  'playbook.summary':
    'Según el manual de negociación «{playbook}», versión {version, number}: {entries, plural, one {una posición} other {# posiciones}}, de las que {open, plural, =0 {ninguna está abierta} one {una está abierta} other {# están abiertas}}.',
  'playbook.position': 'Posición',
  'playbook.standing': 'El documento',
  'playbook.owner': 'Responsable',
  'playbook.standing.preferred': 'dice lo preferido',
  'playbook.standing.acceptable': 'dice lo aceptable',
  'playbook.standing.fallback': 'está en el paso de repliegue {step, number}',
  'playbook.standing.deviates': 'no recoge ninguna de nuestras posiciones',
  'playbook.standing.walk_away': 'dice lo que no debe firmarse',
  'playbook.standing.missing': 'no dice nada al respecto',
  'playbook.standing.not_required': 'no dice nada al respecto, ni hace falta',
  'playbook.standing.passed': 'supera la comprobación',
  'playbook.standing.failed': 'no supera la comprobación',
  'playbook.standing.not_found': 'no tiene un valor que comprobar',
  'playbook.set-aside':
    '({count, plural, one {una observación} other {# observaciones}} del panel {count, plural, one {cedió} other {cedieron}} el paso)',
};
