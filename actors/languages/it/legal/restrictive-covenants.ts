import type { CataloguePart } from '../../catalogue.ts';

export const legalRestrictiveCovenants: CataloguePart = {
  experts: {
    exclusivity: 'Esclusiva',
    'first-refusal': 'Diritti di prelazione',
    'most-favoured-nation': 'Cliente più favorito',
    'non-compete': 'Divieto di concorrenza',
    'non-solicit': 'Divieto di storno',
  },
  rules: {
    'exclusivity.unearned': {
      title: 'Esclusiva senza condizioni di rendimento: concessa da {party}',
      description:
        '{party} è legata a un solo partner, e il documento non fissa minimi, obiettivi o altre condizioni la cui mancanza faccia cessare l’esclusiva. Se il partner fa poco, {party} non ha altra via al mercato.',
      suggestion: 'Legare l’esclusiva a un risultato minimo, a un territorio e a un periodo.',
    },
    'first-refusal.only-talks': {
      title: 'Il diritto di prelazione porta solo a trattative',
      description:
        'Chi esercita il diritto ottiene una trattativa in buona fede e nessuna condizione. Se fallisce, l’altra parte è libera, anche di dare a terzi condizioni migliori.',
      suggestion:
        'Indicare le condizioni o chi le fissa, un periodo per trattare, e il divieto di condizioni migliori per altri nei dodici mesi dopo.',
    },
    'first-refusal.no-deadline': {
      title: 'Diritto di prelazione senza termine',
      description:
        'Il titolare del diritto può prendersi tutto il tempo che vuole: ciò allontana i terzi e blocca la vendita.',
      suggestion: 'Far decadere il diritto se non è esercitato entro un termine fisso.',
      rationale: 'Aggiunge un termine dopo il quale il proprietario è libero.',
    },
    'most-favoured-nation.only-intended': {
      title: 'Le condizioni migliori sono solo un’intenzione',
      description:
        'Il testo dice che cosa {party, select, none {una parte} other {{party}}} intende o tenterà, e non promette nulla. Se altri hanno condizioni migliori, non ne segue nulla.',
      suggestion:
        'Scrivere che le condizioni non saranno meno favorevoli, in ogni tempo, con un adeguamento e un’attestazione annuale.',
    },
    'most-favoured-nation.uncompared': {
      title: 'Clausola del cliente più favorito senza termine di paragone: {party}',
      description:
        'La promessa di condizioni non peggiori di quelle di altri non richiede quantità e condizioni comparabili. Un solo accordo speciale azzera tutti i prezzi.',
      suggestion: 'Confrontare solo vendite simili in quantità comparabili.',
      rationale: 'Aggiunge il metro di confronto.',
    },
    'non-compete.long': {
      title: 'Non concorrenza di lunga durata: {period}',
      description:
        '{party, select, none {Una parte} other {{party}}} resta fuori dal proprio mercato per {period}. Molti giudici ammettono poco più di un anno.',
      suggestion: 'Abbreviare la durata e restringerla all’attività interessata.',
      rationale: 'Riduce il divieto a un anno.',
    },
    'non-compete.unbounded': {
      title: 'Non concorrenza senza limiti',
      description:
        '{party, select, none {Una parte} other {{party}}} non può fare concorrenza, e non sono indicati né durata né territorio. Un simile vincolo difficilmente è efficace, ma nuoce finché viene rispettato.',
      suggestion: 'Indicare durata, territorio e attività.',
      rationale: 'Limita il divieto alla durata del contratto.',
    },
    'non-solicit.long': {
      title: 'Divieto di storno di lunga durata: {period}',
      description: '{period} sono molti per un divieto di assumere o contattare clienti, che può risultare inefficace.',
      suggestion: 'Ridurlo a dodici mesi e fare salvi gli annunci generici.',
      rationale: 'Riduce il divieto a un anno.',
    },
    'non-solicit.one-sided': {
      title: 'Divieto di storno unilaterale: vincola solo {party}',
      description: '{party} non può contattare il personale dell’altra parte; il proprio non è protetto.',
      suggestion: 'Rendere la clausola reciproca.',
      rationale: 'Protegge il personale di entrambe le parti.',
    },
    'non-solicit.unbounded': {
      title: 'Divieto di storno senza scadenza',
      description:
        '{party, select, none {Una parte} other {{party}}} non potrà mai più contattare le persone o i clienti indicati.',
      suggestion: 'Limitare il divieto al contratto e ai dodici mesi successivi.',
      rationale: 'Aggiunge una durata consueta.',
    },
  },
  reasons: {
    'exclusivity.found': 'L’esclusiva è trattata in {section}: “{quote}”.',
    'exclusivity.other-meaning': 'La parola ha un altro senso in {section}: “{quote}”.',
    'exclusivity.tied': 'La sezione la lega a una condizione (“{words}”).',
    'first-refusal.deadline-given': 'Un termine è indicato in {section}: “{quote}”.',
    'most-favoured-nation.compared': 'Un metro di confronto è dato in {section}: “{quote}”.',
    'non-compete.bounded': 'Il divieto ha limiti in {section}: “{quote}”.',
    'non-compete.exception': 'La sezione prevede un’eccezione (“{words}”).',
    'non-solicit.advertising-allowed': 'Gli annunci generici sono ammessi in {section}: “{quote}”.',
    'non-solicit.bounded': 'Il divieto ha limiti in {section}: “{quote}”.',
  },
};
