import type { CataloguePart } from '../catalogue.ts';

export const legalTerm: CataloguePart = {
  experts: {
    assignment: 'Cessione del contratto',
    'change-of-control': 'Cambio di controllo',
    'dispute-resolution': 'Risoluzione delle controversie',
    'entire-agreement': 'Accordo integrale e modifiche',
    'governing-law': 'Legge applicabile',
    notices: 'Comunicazioni',
    renewal: 'Rinnovo',
    severability: 'Nullità parziale',
    'term-survival': 'Durata e ultrattività',
    'termination-cause': 'Risoluzione per inadempimento',
    'termination-convenience': 'Recesso',
  },
  rules: {
    'assignment.missing': {
      title: 'Nulla dice se il contratto può essere ceduto',
      description:
        'Il documento tace sulla cessione. Ciascuna parte può trovarsi vincolata a un estraneo che non ha scelto, oppure non poter trasferire il contratto in caso di riorganizzazione.',
      suggestion:
        'Aggiungere una clausola che consenta la cessione solo con il consenso dell’altra parte, da non negare irragionevolmente.',
      rationale: 'Stabilisce chi può diventare parte del contratto.',
    },
    'assignment.one-sided-bar': {
      title: 'Solo {party} non può cedere il contratto',
      description:
        '{party} non può cedere senza consenso, mentre l’altra parte può trasferire il contratto a chiunque.',
      suggestion: 'Rendere il divieto reciproco, oppure dare a {party} la stessa libertà.',
      rationale: 'Sottopone entrambe le parti alla stessa regola.',
    },
    'assignment.free': {
      title: '{party} può cedere senza consenso',
      description:
        '{party} può trasferire i propri obblighi a un terzo di sua scelta. L’altra parte sopporta il rischio che il terzo sia meno capace o sia un concorrente.',
      suggestion:
        'Limitare la cessione libera alle società del gruppo e alla vendita dell’intera azienda, con preavviso.',
    },
    'assignment.consent-at-will': {
      title: 'Il consenso alla cessione può essere negato per qualsiasi motivo',
      description:
        'Nessuna parte può cedere senza il consenso dell’altra, e nulla la obbliga a essere ragionevole. Ciò può bloccare una riorganizzazione o una vendita.',
      suggestion: 'Precisare che il consenso non può essere negato o ritardato irragionevolmente.',
      rationale: 'Il rifiuto richiede così un motivo.',
    },
    'change-of-control.one-sided': {
      title: 'Il cambio di controllo pesa su una sola parte',
      description:
        'La clausola collega una conseguenza al cambio di controllo e attribuisce il diritto alla sola {party}.',
      suggestion: 'Rendere il diritto reciproco, o limitarlo all’acquisizione da parte di un concorrente.',
      rationale: 'Dà a entrambe le parti lo stesso diritto.',
    },
    'dispute-resolution.missing': {
      title: 'Manca un foro per le controversie',
      description:
        'Il documento non indica giudice, arbitrato o altra procedura. Ogni lite comincerebbe con una lite su dove trattarla.',
      suggestion: 'Indicare il foro di un luogo, oppure un’istituzione arbitrale con regolamento e sede.',
    },
    'dispute-resolution.incomplete-arbitration': {
      title: 'Arbitrato senza regolamento né sede',
      description:
        'Le controversie vanno in arbitrato, ma non sono indicati istituzione, regolamento o sede. Una clausola simile può essere impossibile da avviare e costosa da far valere.',
      suggestion: 'Indicare istituzione e regolamento, sede, lingua e numero degli arbitri.',
    },
    'dispute-resolution.one-sided-forum': {
      title: 'Un foro che vincola solo {party}',
      description: '{party} si sottopone ai giudici indicati; l’altra parte resta libera di scegliere.',
      suggestion: 'Sottoporre entrambe le parti allo stesso foro.',
    },
    'dispute-resolution.jury-waived': {
      title: 'Si rinuncia al processo con giuria',
      description: 'Le parti rinunciano alla giuria. È frequente tra imprese, ma inefficace in alcuni Stati.',
      suggestion: 'Verificare che la rinuncia sia voluta e valida secondo la legge applicabile.',
    },
    'entire-agreement.missing': {
      title: 'Manca la clausola di accordo integrale',
      description: 'Bozze, e-mail e promesse precedenti possono valere accanto al testo firmato.',
      suggestion: 'Precisare che il documento costituisce l’intero accordo sul suo oggetto.',
      rationale: 'Esclude le dichiarazioni precedenti.',
    },
    'entire-agreement.no-amendment-rule': {
      title: 'Nulla dice come si modifica il contratto',
      description: 'Senza una regola sulla forma, una conversazione o un’e-mail può modificare il contratto.',
      suggestion: 'Richiedere un atto scritto e firmato per modifiche e rinunce.',
      rationale: 'Evita modifiche accidentali.',
    },
    'entire-agreement.not-entire': {
      title: 'Sostituisce altri accordi e insieme non li sostituisce',
      description:
        'Una frase sostituisce tutti gli altri accordi delle parti, un’altra li lascia in piedi. Resta aperto quale di essi vincoli ancora.',
      suggestion: 'Indicare gli accordi che restano in vigore e lasciare che la clausola sostituisca tutti gli altri.',
    },
    'entire-agreement.changed-alone': {
      title: '{party} può modificare il contratto da sola',
      description:
        '{party} può riscrivere le condizioni senza l’accordo dell’altra parte: ogni altra tutela vale solo quanto {party} desidera.',
      suggestion: 'Richiedere l’accordo di entrambe le parti per ogni modifica.',
      rationale: 'Elimina il potere di modifica unilaterale.',
    },
    'governing-law.missing': {
      title: 'Manca la legge applicabile',
      description:
        'Il documento non dice quale legge si applica. L’esito di una lite dipende allora da dove viene promossa.',
      suggestion: 'Indicare la legge di un luogo, escluse le sue norme di conflitto.',
    },
    'governing-law.other-forum': {
      title: 'Legge: {law}; foro: {forum}',
      description:
        'Il contratto si legge secondo una legge ({law}), ma le liti si decidono altrove ({forum}). La legge straniera va allegata e provata, con tempo e costi.',
      suggestion: 'Scegliere legge e foro di un solo luogo, se la differenza non è voluta.',
    },
    'governing-law.several': {
      title: 'Sono indicate due leggi applicabili: {first} e {second}',
      description:
        'Il documento si sottopone alla legge di {first} e a quella di {second}. Ciascuna parte invocherà quella che le conviene.',
      suggestion: 'Mantenerne una, o precisare quale parte regola ciascuna legge.',
    },
    'notices.missing': {
      title: 'Manca una regola sulle comunicazioni',
      description:
        'Il documento richiede comunicazioni e non dice in quale forma, a quale indirizzo e da quando hanno effetto. Una disdetta può fallire per questo.',
      suggestion: 'Aggiungere forma, indirizzo e momento dell’effetto.',
      rationale: 'Dice quando una comunicazione vale.',
    },
    'renewal.no-way-out': {
      title: 'Il contratto si rinnova senza via d’uscita',
      description: 'La durata si proroga automaticamente, e nulla dice come impedirlo.',
      suggestion: 'Aggiungere un diritto di disdetta.',
      rationale: 'Aggiunge un modo per far cessare il contratto.',
    },
    'renewal.long-notice': {
      title: 'Il rinnovo va impedito {period} prima',
      description: 'Chi manca una data che cade {period} prima della scadenza resta vincolato per un altro periodo.',
      suggestion: 'Ridurre il preavviso a trenta giorni.',
      rationale: 'Riduce il preavviso di disdetta.',
    },
    'renewal.automatic': {
      title: 'Il contratto si rinnova da solo',
      description: 'La durata si proroga automaticamente salvo disdetta tempestiva. La data sfugge facilmente.',
      suggestion: 'Segnare in calendario l’ultimo giorno utile, o chiedere il rinnovo per accordo.',
    },
    'severability.missing': {
      title: 'Manca la clausola di nullità parziale',
      description: 'Se una disposizione cade, non è chiaro se il resto rimanga.',
      suggestion: 'Aggiungere che le altre disposizioni restano in vigore.',
      rationale: 'Mantiene in vita il resto del contratto.',
    },
    'term-survival.no-term': {
      title: 'Manca la durata',
      description: 'Il documento non dice quanto dura. Se e quando una parte possa uscirne dipende dalla legge.',
      suggestion: 'Indicare inizio e fine, o un diritto di disdetta.',
      rationale: 'Aggiunge una durata; adattarla.',
    },
    'term-survival.no-survival': {
      title: 'Nulla dice che cosa sopravvive alla fine',
      description:
        'Riservatezza, responsabilità o licenze possono finire con il contratto, proprio quando servono di più.',
      suggestion: 'Elencare ciò che sopravvive.',
      rationale: 'Mantiene in vita gli obblighi durevoli.',
    },
    'termination-cause.missing': {
      title: 'Manca il diritto di risolvere per inadempimento',
      description: 'Di fronte a un grave inadempimento, una parte può contare solo sulla legge generale.',
      suggestion: 'Aggiungere un diritto reciproco di risoluzione per inadempimento grave non sanato.',
      rationale: 'Aggiunge un diritto reciproco con possibilità di rimedio.',
    },
    'termination-cause.one-sided': {
      title: 'Solo {party} può risolvere per inadempimento',
      description:
        '{party} può liberarsi se l’altra parte è inadempiente; l’altra non ha lo stesso diritto verso {party}.',
      suggestion: 'Rendere il diritto reciproco.',
      rationale: 'Dà a entrambe le parti lo stesso diritto.',
    },
    'termination-cause.no-cure': {
      title: 'Risoluzione senza possibilità di rimedio',
      description:
        '{party, select, none {Il contratto può essere risolto} other {{party} può risolvere il contratto}} per un inadempimento sanabile in un giorno.',
      suggestion: 'Concedere trenta giorni per rimediare dopo avviso scritto.',
      rationale: 'Aggiunge un termine per rimediare.',
    },
    'termination-cause.short-cure': {
      title: 'Solo {period} per rimediare',
      description: '{period} sono troppo pochi per accorgersi dell’inadempimento e sanarlo.',
      suggestion: 'Concedere trenta giorni.',
      rationale: 'Usa il consueto termine per rimediare.',
    },
    'termination-convenience.one-sided': {
      title: 'Solo {party} può recedere senza motivo',
      description:
        '{party} può sciogliere il contratto a piacere, mentre l’altra parte resta vincolata per l’intera durata e sopporta i costi di quanto ha preparato.',
      suggestion: 'Rendere il diritto reciproco, o richiedere preavviso e pagamento di quanto eseguito.',
      rationale: 'Dà a entrambe le parti lo stesso diritto.',
    },
    'termination-convenience.no-period': {
      title: 'Si può recedere a piacere, e nulla dice con quale preavviso',
      description:
        'Il diritto di porre fine al contratto opera con preavviso, e la sua durata non è indicata. La fine può arrivare da un giorno all’altro.',
      suggestion: 'Fissare un termine, per esempio trenta giorni, e dire che cosa si paga per il lavoro in corso.',
    },
    'termination-convenience.short-notice': {
      title: 'Recesso libero con un preavviso di {period}',
      description: '{period} non lasciano all’altra parte il tempo di sostituire l’affare o di chiudere i lavori.',
      suggestion: 'Chiedere almeno trenta giorni e il pagamento del lavoro svolto.',
      rationale: 'Allunga il preavviso.',
    },
  },
  reasons: {
    'reading.none-found': 'Ho letto tutte le {count} frasi e nessuna ne tratta.',
    'reading.mutual': 'Vincola entrambe le parti: {section} dice “{quote}”.',
    'reading.mirrored': 'Anche l’altra parte è vincolata, in {section}: “{quote}”. Ciò lo rende meno grave.',
    'reading.one-sided': 'La frase nomina la sola {party}, e non ho trovato un corrispettivo per l’altra parte.',
    'reading.not-operative':
      'Le parole citate in {section} sono una premessa o una definizione e non vincolano nessuno: “{quote}”.',
    'assignment.found': 'La cessione è trattata in {section}: “{quote}”.',
    'assignment.within-group': 'La libertà è limitata a società del gruppo o aventi causa: {section}, “{quote}”.',
    'change-of-control.permitted': 'L’operazione è consentita in {section}: “{quote}”.',
    'dispute-resolution.found': 'Un foro è indicato in {section}: “{quote}”.',
    'dispute-resolution.rules-given': 'Regolamento o istituzione sono indicati in {section}: “{quote}”.',
    'dispute-resolution.courts-remain': 'La sezione lascia una via al giudice (“{words}”).',
    'entire-agreement.found': 'Una tale clausola si trova in {section}: “{quote}”.',
    'entire-agreement.amendment-found': 'La forma delle modifiche è trattata in {section}: “{quote}”.',
    'governing-law.found': 'La legge applicabile è indicata in {section}: “{quote}”.',
    'notices.found': 'Le comunicazioni sono trattate in {section}: “{quote}”.',
    'renewal.way-out': 'Il rinnovo può essere impedito: {section}, “{quote}”.',
    'renewal.may-end-anyway': 'Il contratto può comunque cessare in ogni momento (“{words}”).',
    'severability.found': 'La nullità parziale è trattata in {section}: “{quote}”.',
    'term-survival.found': 'La durata è trattata in {section}: “{quote}”.',
    'termination-cause.given': 'La risoluzione per inadempimento si trova in {section}: “{quote}”.',
    'termination-cause.cure-given': 'Una possibilità di rimedio è data in {section}: “{quote}”.',
    'termination-convenience.for-cause-in-fact': 'Il diritto dipende da una causa: {section}, “{quote}”.',
    'termination-convenience.paid-until-then': 'La sezione prevede il pagamento (“{words}”).',
  },
};
