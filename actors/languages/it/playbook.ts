import type { Texts } from '../catalogue.ts';

/** What a review says by a client's playbook. */
export const playbook: Texts = {
  'playbook.title.missing': '{name}: non compare nel documento',
  'playbook.title.deviates': '{name}: nessuna delle nostre posizioni',
  'playbook.title.walk_away': '{name}: non firmare così com’è',
  'playbook.title.fallback': '{name}: al passo di ripiego {step, number}',
  'playbook.title.failed': '{name}: verifica non superata',
  'playbook.description.missing': 'Il playbook «{playbook}» lo richiede e il documento non ne parla.',
  'playbook.description.deviates':
    'Il documento dice altro rispetto a quanto il playbook «{playbook}» preferisce, accetta o concede.',
  'playbook.description.walk_away': 'Di fronte a questo testo il playbook «{playbook}» dice di non firmare.',
  'playbook.description.fallback':
    'Il documento è al passo {step, number} di quanto il playbook «{playbook}» concede: accettabile, non preferito.',
  'playbook.description.failed': 'Il playbook «{playbook}» prevede una verifica propria su questo punto.',
  'playbook.suggestion.topic': 'Chiedere: «{wording}»',
  'playbook.suggestion.check': 'Adeguare il documento alla verifica oppure far approvare l’eccezione.',
  'playbook.rationale': 'La nostra posizione standard su questo punto.',
};
