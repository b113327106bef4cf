import type { CataloguePart } from '../../catalogue.ts';

export const legalBoilerplate: CataloguePart = {
  experts: {
    assignment: 'Cessione del contratto',
    'change-of-control': 'Cambio di controllo',
    'entire-agreement': 'Accordo integrale e modifiche',
    notices: 'Comunicazioni',
    'oral-statements': 'Dichiarazioni orali',
    'reversed-boilerplate': 'Clausole d’uso rovesciate',
    severability: 'Nullità parziale',
    'third-party-rights': 'Diritti dei terzi',
  },
  rules: {
    'assignment.consent-at-will': {
      title: 'Consenso alla cessione rifiutabile senza motivo',
      description:
        'Nessuna parte può cedere senza il consenso dell’altra, e nulla la obbliga a essere ragionevole. Ciò può bloccare una riorganizzazione o una vendita.',
      suggestion: 'Precisare che il consenso non può essere negato o ritardato irragionevolmente.',
      rationale: 'Il rifiuto richiede così un motivo.',
    },
    'assignment.free': {
      title: '{party} può cedere il contratto senza consenso',
      description:
        '{party} può trasferire i propri obblighi a un terzo di sua scelta. L’altra parte sopporta il rischio che il terzo sia meno capace o sia un concorrente.',
      suggestion:
        'Limitare la cessione libera alle società del gruppo e alla vendita dell’intera azienda, con preavviso.',
    },
    'assignment.missing': {
      title: 'Manca una clausola sulla cessione del contratto',
      description:
        'Il documento tace sulla cessione. Ciascuna parte può trovarsi vincolata a un estraneo che non ha scelto, oppure non poter trasferire il contratto in caso di riorganizzazione.',
      suggestion:
        'Aggiungere una clausola che consenta la cessione solo con il consenso dell’altra parte, da non negare irragionevolmente.',
      rationale: 'Stabilisce chi può diventare parte del contratto.',
    },
    'assignment.one-sided-bar': {
      title: 'Divieto di cessione unilaterale: {party}',
      description:
        '{party} non può cedere senza consenso, mentre l’altra parte può trasferire il contratto a chiunque.',
      suggestion: 'Rendere il divieto reciproco, oppure dare a {party} la stessa libertà.',
      rationale: 'Sottopone entrambe le parti alla stessa regola.',
    },
    'change-of-control.one-sided': {
      title: 'Clausola unilaterale di cambio di controllo',
      description:
        'La clausola collega una conseguenza al cambio di controllo e attribuisce il diritto alla sola {party}.',
      suggestion: 'Rendere il diritto reciproco, o limitarlo all’acquisizione da parte di un concorrente.',
      rationale: 'Dà a entrambe le parti lo stesso diritto.',
    },
    'entire-agreement.changed-alone': {
      title: 'Diritto di modifica unilaterale: {party}',
      description:
        '{party} può riscrivere le condizioni senza l’accordo dell’altra parte: ogni altra tutela vale solo quanto {party} desidera.',
      suggestion: 'Richiedere l’accordo di entrambe le parti per ogni modifica.',
      rationale: 'Elimina il potere di modifica unilaterale.',
    },
    'entire-agreement.missing': {
      title: 'Manca una clausola di completezza dell’accordo',
      description: 'Bozze, e-mail e promesse precedenti possono valere accanto al testo firmato.',
      suggestion: 'Precisare che il documento costituisce l’intero accordo sul suo oggetto.',
      rationale: 'Esclude le dichiarazioni precedenti.',
    },
    'entire-agreement.no-amendment-rule': {
      title: 'Manca una clausola sulle modifiche',
      description: 'Senza una regola sulla forma, una conversazione o un’e-mail può modificare il contratto.',
      suggestion: 'Richiedere un atto scritto e firmato per modifiche e rinunce.',
      rationale: 'Evita modifiche accidentali.',
    },
    'entire-agreement.not-entire': {
      title: 'Clausole di completezza in contrasto',
      description:
        'Una frase sostituisce tutti gli altri accordi delle parti, un’altra li lascia in piedi. Resta aperto quale di essi vincoli ancora.',
      suggestion: 'Indicare gli accordi che restano in vigore e lasciare che la clausola sostituisca tutti gli altri.',
    },
    'notices.missing': {
      title: 'Manca una clausola sulle comunicazioni',
      description:
        'Il documento richiede comunicazioni e non dice in quale forma, a quale indirizzo e da quando hanno effetto. Una disdetta può fallire per questo.',
      suggestion: 'Aggiungere forma, indirizzo e momento dell’effetto.',
      rationale: 'Dice quando una comunicazione vale.',
    },
    'oral-statements.bind': {
      title: '{count, plural, one {Dichiarazione orale vincolante} other {# dichiarazioni orali vincolanti}}',
      description: '{words}: ciò che si è detto al telefono vincolerà, e nessuno potrà provarlo.',
      suggestion: 'Chiedere la forma scritta, o una conferma scritta entro due giorni lavorativi.',
    },
    'reversed-boilerplate.opposite': {
      title: 'Clausola d’uso con il significato rovesciato',
      description:
        'Quasi ogni contratto dice che {kind, select, waiver {chi non fa valere un diritto non vi rinuncia} severability {una clausola invalida lascia valide le altre} consent {il consenso non può essere negato senza ragione} agency {chi è autonomo non è né agente né dipendente e non obbliga nessuno} counterparts {tutti gli esemplari insieme sono un unico originale} remedy {il danno da violazione del segreto non si ripara col denaro} exceptions {è libero solo ciò che è stato trovato senza le informazioni altrui o è divenuto pubblico senza colpa di chi riceve} amendment {le modifiche richiedono l’accordo scritto di entrambi} survival {ciò che deve durare oltre il contratto gli sopravvive e vincola i successori} law {si rispetta la legge applicabile} gross_fault {nessuno è scusato per colpa grave o dolo} arbitration {il lodo è definitivo e vincolante} other {è diverso}}. Questo dice il contrario, dove pochi leggeranno.',
      suggestion: 'Ripristinare la formula d’uso, o accertarsi che il cambiamento sia voluto.',
    },
    'severability.missing': {
      title: 'Manca una clausola di salvaguardia (nullità parziale)',
      description: 'Se una disposizione cade, non è chiaro se il resto rimanga.',
      suggestion: 'Aggiungere che le altre disposizioni restano in vigore.',
      rationale: 'Mantiene in vita il resto del contratto.',
    },
    'third-party-rights.given': {
      title: 'Diritti azionabili da terzi',
      description: 'Chi non ha firmato può agire in base al contratto, e può dover acconsentire alle sue modifiche.',
      suggestion: 'Indicare il beneficiario e le disposizioni interessate, ed escludere ogni altro.',
    },
  },
  reasons: {
    'assignment.found': 'La cessione è trattata in {section}: “{quote}”.',
    'assignment.within-group': 'La libertà è limitata a società del gruppo o aventi causa: {section}, “{quote}”.',
    'change-of-control.permitted': 'L’operazione è consentita in {section}: “{quote}”.',
    'entire-agreement.amendment-found': 'La forma delle modifiche è trattata in {section}: “{quote}”.',
    'entire-agreement.found': 'Una tale clausola si trova in {section}: “{quote}”.',
    'notices.found': 'Le comunicazioni sono trattate in {section}: “{quote}”.',
    'oral-statements.confirmed': 'Ciò che si dice va confermato per iscritto, in {section}: “{quote}”.',
    'oral-statements.writing-required': 'Le modifiche richiedono la forma scritta secondo {section}: “{quote}”.',
    'reversed-boilerplate.single-case': 'La frase parla di un caso singolo in {section}: “{quote}”.',
    'severability.found': 'La nullità parziale è trattata in {section}: “{quote}”.',
    'third-party-rights.denied': 'La frase nega tali diritti: {section}, “{quote}”.',
    'third-party-rights.found': 'I terzi sono trattati in {section}: “{quote}”.',
    'third-party-rights.only-indemnitees': 'Riguarda solo chi è manlevato o assicurato (“{words}”).',
  },
};
