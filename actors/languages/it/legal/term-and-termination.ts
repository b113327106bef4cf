import type { CataloguePart } from '../../catalogue.ts';

export const legalTermAndTermination: CataloguePart = {
  experts: {
    renewal: 'Rinnovo',
    'term-survival': 'Durata e ultrattività',
    'termination-cause': 'Risoluzione per inadempimento',
    'termination-convenience': 'Recesso',
  },
  rules: {
    'renewal.automatic': {
      title: 'Il contratto si rinnova da solo',
      description: 'La durata si proroga automaticamente salvo disdetta tempestiva. La data sfugge facilmente.',
      suggestion: 'Segnare in calendario l’ultimo giorno utile, o chiedere il rinnovo per accordo.',
    },
    'renewal.long-notice': {
      title: 'Il rinnovo va impedito {period} prima',
      description: 'Chi manca una data che cade {period} prima della scadenza resta vincolato per un altro periodo.',
      suggestion: 'Ridurre il preavviso a trenta giorni.',
      rationale: 'Riduce il preavviso di disdetta.',
    },
    'renewal.no-way-out': {
      title: 'Il contratto si rinnova senza via d’uscita',
      description: 'La durata si proroga automaticamente, e nulla dice come impedirlo.',
      suggestion: 'Aggiungere un diritto di disdetta.',
      rationale: 'Aggiunge un modo per far cessare il contratto.',
    },
    'term-survival.no-survival': {
      title: 'Nulla dice che cosa sopravvive alla fine',
      description:
        'Riservatezza, responsabilità o licenze possono finire con il contratto, proprio quando servono di più.',
      suggestion: 'Elencare ciò che sopravvive.',
      rationale: 'Mantiene in vita gli obblighi durevoli.',
    },
    'term-survival.no-term': {
      title: 'Manca la durata',
      description: 'Il documento non dice quanto dura. Se e quando una parte possa uscirne dipende dalla legge.',
      suggestion: 'Indicare inizio e fine, o un diritto di disdetta.',
      rationale: 'Aggiunge una durata; adattarla.',
    },
    'termination-cause.missing': {
      title: 'Manca il diritto di risolvere per inadempimento',
      description: 'Di fronte a un grave inadempimento, una parte può contare solo sulla legge generale.',
      suggestion: 'Aggiungere un diritto reciproco di risoluzione per inadempimento grave non sanato.',
      rationale: 'Aggiunge un diritto reciproco con possibilità di rimedio.',
    },
    'termination-cause.no-cure': {
      title: 'Risoluzione senza possibilità di rimedio',
      description:
        '{party, select, none {Il contratto può essere risolto} other {{party} può risolvere il contratto}} per un inadempimento sanabile in un giorno.',
      suggestion: 'Concedere trenta giorni per rimediare dopo avviso scritto.',
      rationale: 'Aggiunge un termine per rimediare.',
    },
    'termination-cause.one-sided': {
      title: 'Solo {party} può risolvere per inadempimento',
      description:
        '{party} può liberarsi se l’altra parte è inadempiente; l’altra non ha lo stesso diritto verso {party}.',
      suggestion: 'Rendere il diritto reciproco.',
      rationale: 'Dà a entrambe le parti lo stesso diritto.',
    },
    'termination-cause.short-cure': {
      title: 'Solo {period} per rimediare',
      description: '{period} sono troppo pochi per accorgersi dell’inadempimento e sanarlo.',
      suggestion: 'Concedere trenta giorni.',
      rationale: 'Usa il consueto termine per rimediare.',
    },
    'termination-convenience.no-period': {
      title: 'Si può recedere a piacere, e nulla dice con quale preavviso',
      description:
        'Il diritto di porre fine al contratto opera con preavviso, e la sua durata non è indicata. La fine può arrivare da un giorno all’altro.',
      suggestion: 'Fissare un termine, per esempio trenta giorni, e dire che cosa si paga per il lavoro in corso.',
    },
    'termination-convenience.one-sided': {
      title: 'Solo {party} può recedere senza motivo',
      description:
        '{party} può sciogliere il contratto a piacere, mentre l’altra parte resta vincolata per l’intera durata e sopporta i costi di quanto ha preparato.',
      suggestion: 'Rendere il diritto reciproco, o richiedere preavviso e pagamento di quanto eseguito.',
      rationale: 'Dà a entrambe le parti lo stesso diritto.',
    },
    'termination-convenience.short-notice': {
      title: 'Recesso libero con un preavviso di {period}',
      description: '{period} non lasciano all’altra parte il tempo di sostituire l’affare o di chiudere i lavori.',
      suggestion: 'Chiedere almeno trenta giorni e il pagamento del lavoro svolto.',
      rationale: 'Allunga il preavviso.',
    },
  },
  reasons: {
    'renewal.may-end-anyway': 'Il contratto può comunque cessare in ogni momento (“{words}”).',
    'renewal.way-out': 'Il rinnovo può essere impedito: {section}, “{quote}”.',
    'term-survival.found': 'La durata è trattata in {section}: “{quote}”.',
    'termination-cause.cure-given': 'Una possibilità di rimedio è data in {section}: “{quote}”.',
    'termination-cause.given': 'La risoluzione per inadempimento si trova in {section}: “{quote}”.',
    'termination-convenience.for-cause-in-fact': 'Il diritto dipende da una causa: {section}, “{quote}”.',
    'termination-convenience.paid-until-then': 'La sezione prevede il pagamento (“{words}”).',
  },
};
