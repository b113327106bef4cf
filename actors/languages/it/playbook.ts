import type { Texts } from '../catalogue.ts';

/** What a review says by a client's playbook. */
export const playbook: Texts = {
  'playbook.title.missing': '{name}: non compare nel documento',
  'playbook.title.deviates': '{name}: nessuna delle nostre posizioni',
  'playbook.title.walk_away': '{name}: non firmare così com’è',
  'playbook.title.fallback': '{name}: al passo di ripiego {step, number}',
  'playbook.title.failed': '{name}: verifica non superata',
  'playbook.description.missing': 'Il manuale negoziale «{playbook}» lo richiede e il documento non ne parla.',
  'playbook.description.missing.elsewhere':
    'Il manuale negoziale «{playbook}» lo richiede e il documento non ne parla. Può trovarsi nelle condizioni esterne che il documento richiama e che non sono state lette: verificare prima quelle.',
  'playbook.description.deviates':
    'Il documento dice altro rispetto a quanto il manuale negoziale «{playbook}» preferisce, accetta o concede.',
  'playbook.description.walk_away': 'Di fronte a questo testo il manuale negoziale «{playbook}» dice di non firmare.',
  'playbook.description.fallback':
    'Il documento è al passo {step, number} di quanto il manuale negoziale «{playbook}» concede: accettabile, non preferito.',
  'playbook.description.failed': 'Il manuale negoziale «{playbook}» prevede una verifica propria su questo punto.',
  'playbook.suggestion.topic': 'Chiedere: «{wording}»',
  'playbook.suggestion.check': 'Adeguare il documento alla verifica oppure far approvare l’eccezione.',
  'playbook.rationale':
    '{standing, select, missing {Il documento non dice nulla su questo punto; questo è il nostro testo standard.} other {Il nostro testo standard su questo punto.}}',
  'playbook.heading': 'Rispetto al manuale negoziale',
  'playbook.summary':
    'Secondo il manuale negoziale «{playbook}», versione {version, number}: {entries, plural, one {una posizione} other {# posizioni}}, di cui {open, plural, =0 {nessuna aperta} one {una aperta} other {# aperte}}.',
  'playbook.position': 'Posizione',
  'playbook.standing': 'Il documento',
  'playbook.owner': 'Responsabile',
  'playbook.standing.preferred': 'dice quanto preferito',
  'playbook.standing.acceptable': 'dice quanto accettabile',
  'playbook.standing.fallback': 'è al passo di ripiego {step, number}',
  'playbook.standing.deviates': 'non accoglie nessuna delle nostre posizioni',
  'playbook.standing.walk_away': 'dice ciò che non va firmato',
  'playbook.standing.missing': 'non ne parla',
  'playbook.standing.not_required': 'non ne parla, né occorre',
  'playbook.standing.passed': 'supera la verifica',
  'playbook.standing.failed': 'non supera la verifica',
  'playbook.standing.not_found': 'non ha un valore da verificare',
  'playbook.set-aside':
    '({count, plural, one {un rilievo} other {# rilievi}} del collegio {count, plural, one {ha} other {hanno}} ceduto il passo)',
};
