import type { CataloguePart } from '../../catalogue.ts';

export const legalDisputes: CataloguePart = {
  experts: {
    'class-waiver': 'Azioni collettive',
    'dispute-resolution': 'Risoluzione delle controversie',
    'governing-law': 'Legge applicabile',
    'limitation-period': 'Termini di decadenza',
  },
  rules: {
    'class-waiver.no-fallback': {
      title: 'Nessuna previsione se la rinuncia all’azione collettiva è nulla',
      description:
        'In alcuni luoghi i giudici annullano tali rinunce. Senza un ripiego può nascerne un arbitrato collettivo, che nessuno vuole.',
      suggestion: 'Aggiungere che tale pretesa va al giudice.',
      rationale: 'Manda la pretesa al giudice se la rinuncia cade.',
    },
    'class-waiver.waived': {
      title: 'Rinuncia all’azione collettiva',
      description:
        'Le pretese si possono far valere solo una per una. Dove ciascuna è piccola, nessuno la farà valere.',
      suggestion: 'Toglierla per i consumatori; fra imprese, valutare se è più probabile agire o essere convenuti.',
    },
    'dispute-resolution.incomplete-arbitration': {
      title: 'Clausola arbitrale senza regole né sede',
      description:
        'Le controversie vanno in arbitrato, ma non sono indicati istituzione, regolamento o sede. Una clausola simile può essere impossibile da avviare e costosa da far valere.',
      suggestion: 'Indicare istituzione e regolamento, sede, lingua e numero degli arbitri.',
    },
    'dispute-resolution.jury-waived': {
      title: 'Rinuncia al processo con giuria',
      description: 'Le parti rinunciano alla giuria. È frequente tra imprese, ma inefficace in alcuni Stati.',
      suggestion: 'Verificare che la rinuncia sia voluta e valida secondo la legge applicabile.',
    },
    'dispute-resolution.missing': {
      title: 'Manca una clausola sulla risoluzione delle controversie',
      description:
        'Il documento non indica giudice, arbitrato o altra procedura. Ogni lite comincerebbe con una lite su dove trattarla.',
      suggestion: 'Indicare il foro di un luogo, oppure un’istituzione arbitrale con regolamento e sede.',
    },
    'dispute-resolution.one-sided-forum': {
      title: 'Foro unilaterale: vincola solo {party}',
      description: '{party} si sottopone ai giudici indicati; l’altra parte resta libera di scegliere.',
      suggestion: 'Sottoporre entrambe le parti allo stesso foro.',
    },
    'governing-law.missing': {
      title: 'Manca una clausola sulla legge applicabile',
      description:
        'Il documento non dice quale legge si applica. L’esito di una lite dipende allora da dove viene promossa.',
      suggestion: 'Indicare la legge di un luogo, escluse le sue norme di conflitto.',
    },
    'governing-law.foreign-forum': {
      title: 'Legge e foro di due Paesi: {law}, {forum}',
      description:
        'Il contratto si legge secondo una legge ({law}), ma le liti si decidono in un altro Paese ({forum}). La legge straniera va allegata e provata da esperti, con tempo e costi, e l’esito è difficile da prevedere.',
      suggestion: 'Scegliere legge e foro di un solo Paese, o dire perché sono diversi.',
    },
    'governing-law.other-forum': {
      title: 'Legge e foro diversi: {law}, {forum}',
      description:
        'Il contratto si legge secondo una legge ({law}), ma le liti si decidono altrove ({forum}). La legge straniera va allegata e provata, con tempo e costi.',
      suggestion: 'Scegliere legge e foro di un solo luogo, se la differenza non è voluta.',
    },
    'governing-law.several': {
      title: 'Leggi applicabili in contrasto: {first} e {second}',
      description:
        'Il documento si sottopone alla legge di {first} e a quella di {second}. Ciascuna parte invocherà quella che le conviene.',
      suggestion: 'Mantenerne una, o precisare quale parte regola ciascuna legge.',
    },
    'limitation-period.short': {
      title: 'Termine di decadenza abbreviato: {period}',
      description:
        'Le pretese vanno fatte valere entro {period}, meno di quanto la legge consente. Il danno che emerge dopo non è risarcito.',
      suggestion: 'Usare il termine di legge, o almeno due anni dalla scoperta.',
      rationale: 'Allunga il termine a due anni.',
    },
  },
  reasons: {
    'class-waiver.carved-out': 'La sezione ha una via d’uscita: “{quote}” in {section}.',
    'dispute-resolution.courts-remain': 'La sezione lascia una via al giudice (“{words}”).',
    'dispute-resolution.found': 'Un foro è indicato in {section}: “{quote}”.',
    'dispute-resolution.rules-given': 'Regolamento o istituzione sono indicati in {section}: “{quote}”.',
    'governing-law.found': 'La legge applicabile è indicata in {section}: “{quote}”.',
    'limitation-period.from-discovery': 'Il termine è attenuato in {section}: “{quote}”.',
  },
};
