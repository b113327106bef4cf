import type { CataloguePart } from '../catalogue.ts';

/** Things under two names. */
export const naming: CataloguePart = {
  experts: { 'other-names': 'Un nome per ogni cosa' },
  rules: {
    'other-names.quotes': {
      title: '{count, plural, one {Un termine indicato in altro modo} other {# termini indicati in altro modo}}',
      description:
        '{words}: il documento mette i suoi termini tra virgolette doppie. Quelle semplici fanno pensare a un’altra mano, e il termine può non avere il significato definito.',
      suggestion: 'Confrontare il passo con la definizione e usare il termine definito senza virgolette.',
    },
    'other-names.second': {
      title: '{count, plural, one {Un secondo nome dato di passaggio} other {# secondi nomi dati di passaggio}}',
      description:
        '{words}: da qui in poi una cosa ha due nomi, e chi legge deve chiedersi ogni volta se si intendano entrambi.',
      suggestion: 'Mantenere il primo nome, o definire il secondo.',
    },
    'other-names.word': {
      title: '{words} dove altrove il testo dice «{term}»',
      description:
        'Il documento usa sempre «{term}». Una parola di uguale significato, usata una o due volte, può indicare la stessa cosa o un’altra, e ne dipende l’obbligo.',
      suggestion: 'Scrivere il termine definito, o dire che cosa comprende l’altra parola.',
    },
  },
  reasons: {
    'other-names.alike': 'Il testo stesso dice che le due parole hanno lo stesso significato: «{quote}».',
  },
};
