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
      title: 'Rinnovo automatico',
      description: 'La durata si proroga automaticamente salvo disdetta tempestiva. La data sfugge facilmente.',
      suggestion: 'Segnare in calendario l’ultimo giorno utile, o chiedere il rinnovo per accordo.',
    },
    'renewal.notice-as-long-as-term': {
      title: 'Il preavviso di disdetta è lungo quanto la durata',
      description:
        'Un preavviso di {notice} vale contro una durata di {term}. Per il primo periodo l’ultimo giorno è già passato quando il contratto comincia, e un altro periodo non si può fermare.',
      suggestion: 'Ridurre il preavviso a trenta o sessanta giorni prima della fine.',
    },
    'renewal.long-notice': {
      title: 'Lungo preavviso di disdetta: {period}',
      description: 'Chi manca una data che cade {period} prima della scadenza resta vincolato per un altro periodo.',
      suggestion: 'Ridurre il preavviso a trenta giorni.',
      rationale: 'Riduce il preavviso di disdetta.',
    },
    'renewal.no-way-out': {
      title: 'Rinnovo automatico senza diritto di disdetta',
      description: 'La durata si proroga automaticamente, e nulla dice come impedirlo.',
      suggestion: 'Aggiungere un diritto di disdetta.',
      rationale: 'Aggiunge un modo per far cessare il contratto.',
    },
    'term-survival.no-survival': {
      title: 'Manca una clausola di ultrattività',
      description:
        'Riservatezza, responsabilità o licenze possono finire con il contratto, proprio quando servono di più.',
      suggestion: 'Elencare ciò che sopravvive.',
      rationale: 'Mantiene in vita gli obblighi durevoli.',
    },
    'term-survival.no-term': {
      title: 'Manca la durata del contratto',
      description: 'Il documento non dice quanto dura. Se e quando una parte possa uscirne dipende dalla legge.',
      suggestion: 'Indicare inizio e fine, o un diritto di disdetta.',
      rationale: 'Aggiunge una durata; adattarla.',
    },
    'termination-cause.missing': {
      title: 'Manca il diritto di risoluzione per inadempimento',
      description: 'Di fronte a un grave inadempimento, una parte può contare solo sulla legge generale.',
      suggestion: 'Aggiungere un diritto reciproco di risoluzione per inadempimento grave non sanato.',
      rationale: 'Aggiunge un diritto reciproco con possibilità di rimedio.',
    },
    'termination-cause.no-cure': {
      title: 'Risoluzione per inadempimento senza termine per rimediare',
      description:
        '{party, select, none {Il contratto può essere risolto} other {{party} può risolvere il contratto}} per un inadempimento sanabile in un giorno.',
      suggestion: 'Concedere trenta giorni per rimediare dopo avviso scritto.',
      rationale: 'Aggiunge un termine per rimediare.',
    },
    'termination-cause.one-sided': {
      title: 'Diritto unilaterale di risoluzione per inadempimento: {party}',
      description:
        '{party} può liberarsi se l’altra parte è inadempiente; l’altra non ha lo stesso diritto verso {party}.',
      suggestion: 'Rendere il diritto reciproco.',
      rationale: 'Dà a entrambe le parti lo stesso diritto.',
    },
    'termination-cause.automatic': {
      title: 'Si scioglie da sé, senza termine per rimediare',
      description:
        'Una mancanza che le parti perdonerebbero fa cessare subito il contratto. Chi vi ha investito perde tutto per una data mancata.',
      suggestion:
        'Chiedere: avviso, trenta giorni per rimediare e scioglimento solo con una seconda comunicazione. Accettare: cessazione automatica per mancato pagamento dopo un sollecito. Rinunciare se qualunque inadempimento, anche minimo, fa cessare tutto.',
    },
    'termination-cause.short-cure': {
      title: 'Termine breve per rimediare: {period}',
      description: '{period} sono troppo pochi per accorgersi dell’inadempimento e sanarlo.',
      suggestion: 'Concedere trenta giorni.',
      rationale: 'Usa il consueto termine per rimediare.',
    },
    'termination-convenience.no-period': {
      title: 'Recesso ad nutum senza preavviso',
      description:
        'Il diritto di porre fine al contratto opera con preavviso, e la sua durata non è indicata. La fine può arrivare da un giorno all’altro.',
      suggestion: 'Fissare un termine, per esempio trenta giorni, e dire che cosa si paga per il lavoro in corso.',
    },
    'termination-convenience.one-sided': {
      title: 'Diritto di recesso unilaterale: {party}',
      description:
        '{party} può sciogliere il contratto a piacere, mentre l’altra parte resta vincolata per l’intera durata e sopporta i costi di quanto ha preparato.',
      suggestion: 'Rendere il diritto reciproco, o richiedere preavviso e pagamento di quanto eseguito.',
      rationale: 'Dà a entrambe le parti lo stesso diritto.',
    },
    'termination-convenience.short-notice': {
      title: 'Recesso ad nutum con breve preavviso: {period}',
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
