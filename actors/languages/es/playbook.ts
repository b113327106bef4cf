import type { Texts } from '../catalogue.ts';

/** What a review says by a client's playbook. */
export const playbook: Texts = {
  'playbook.title.missing': '{name}: no figura en el documento',
  'playbook.title.deviates': '{name}: ninguna de nuestras posiciones',
  'playbook.title.walk_away': '{name}: no firmar tal como está',
  'playbook.title.fallback': '{name}: en el paso de repliegue {step, number}',
  'playbook.title.failed': '{name}: comprobación no superada',
  'playbook.description.missing': 'El playbook «{playbook}» lo exige y el documento no dice nada al respecto.',
  'playbook.description.deviates':
    'El documento dice algo distinto de lo que el playbook «{playbook}» prefiere, acepta o concede.',
  'playbook.description.walk_away': 'Ante este texto el playbook «{playbook}» indica no firmar.',
  'playbook.description.fallback':
    'El documento está en el paso {step, number} de lo que el playbook «{playbook}» concede: aceptable, no preferido.',
  'playbook.description.failed': 'El playbook «{playbook}» tiene una comprobación propia para este punto.',
  'playbook.suggestion.topic': 'Pedir: «{wording}»',
  'playbook.suggestion.check': 'Adaptar el documento a la comprobación o hacer aprobar la excepción.',
  'playbook.rationale': 'Nuestra posición estándar sobre este punto.',
};
