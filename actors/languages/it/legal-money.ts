import type { CataloguePart } from '../catalogue.ts';

export const legalMoney: CataloguePart = {
  experts: {
    'class-waiver': 'Azioni collettive',
    'revenue-share': 'Quota dei ricavi',
    'source-escrow': 'Deposito del codice sorgente',
    taxes: 'Imposte',
  },
  rules: {
    'class-waiver.no-fallback': {
      title: 'Nulla dice che cosa segue se la rinuncia cade',
      description:
        'In alcuni luoghi i giudici annullano tali rinunce. Senza un ripiego può nascerne un arbitrato collettivo, che nessuno vuole.',
      suggestion: 'Aggiungere che tale pretesa va al giudice.',
      rationale: 'Manda la pretesa al giudice se la rinuncia cade.',
    },
    'class-waiver.waived': {
      title: 'Le azioni collettive sono escluse',
      description:
        'Le pretese si possono far valere solo una per una. Dove ciascuna è piccola, nessuno la farà valere.',
      suggestion: 'Toglierla per i consumatori; fra imprese, valutare se è più probabile agire o essere convenuti.',
    },
    'revenue-share.no-base': {
      title: 'Una quota di un importo non definito',
      description:
        'Si deve una percentuale e nulla dice di che cosa: prima o dopo resi, imposte, sconti e spedizione. Ogni parte la calcolerà a modo suo.',
      suggestion: 'Definire la base ed elencare le deduzioni.',
      rationale: 'Definisce la base.',
    },
    'revenue-share.no-report': {
      title: 'Una quota dei ricavi senza rendiconto',
      description:
        'Si deve una quota dei ricavi e nessun rendiconto mostra come è calcolata. Chi riceve deve credere a chi paga.',
      suggestion: 'Chiedere un rendiconto con ogni pagamento.',
      rationale: 'Aggiunge un rendiconto a ogni pagamento.',
    },
    'source-escrow.missing': {
      title: 'Nessun accesso al codice sorgente in caso di emergenza',
      description:
        'Il cliente dipende da un software, e nessun deposito gli permette di continuare se il produttore fallisce o abbandona l’assistenza.',
      suggestion:
        'Chiedere il deposito dove il software non si sostituisce in poche settimane; altrimenti lasciar stare.',
      rationale: 'Permette al cliente di mantenere il software in emergenza.',
    },
    'source-escrow.no-release': {
      title: 'Un deposito senza rilascio',
      description:
        'Il codice sorgente è depositato e nulla dice quando va consegnato. Un deposito che nessuno può aprire non protegge nessuno.',
      suggestion: 'Indicare gli eventi: insolvenza, fine dell’assistenza, inadempimento non sanato.',
      rationale: 'Indica gli eventi di rilascio.',
    },
    'source-escrow.not-updated': {
      title: 'Il deposito non viene rinnovato',
      description:
        'Nulla obbliga a depositare le nuove versioni. Dopo un anno il deposito non produce più ciò che è in uso.',
      suggestion: 'Chiedere il rinnovo a ogni versione, e una verifica.',
      rationale: 'Mantiene attuale il deposito.',
    },
    'taxes.all-on-one': {
      title: 'Tutte le imposte cadono su {party, select, none {una parte} other {{party}}}',
      description: 'Le parole coprono ogni imposta, anche quella sul reddito dell’altra parte.',
      suggestion: 'Escludere le imposte su reddito, beni e dipendenti dell’altra parte.',
      rationale: 'Lascia a ciascuno l’imposta sul proprio reddito.',
    },
    'taxes.gross-up': {
      title: 'Una clausola di lordizzazione alza il prezzo',
      description:
        'Se va operata una ritenuta, chi paga versa di più, perché l’altro riceva l’intero. L’aumento non ha limite e dura quanto la legge.',
      suggestion: 'Escludere ciò che il beneficiario poteva evitare, e far restituire i rimborsi.',
      rationale: 'Limita l’aumento a ciò che non si può evitare.',
    },
    'taxes.missing': {
      title: 'Nulla dice chi sopporta le imposte',
      description:
        'Si deve denaro e nessuna clausola tratta imposte sulle vendite, IVA o ritenute. Un’imposta pari a un quinto del prezzo può cadere sull’una o sull’altra parte.',
      suggestion:
        'Dire che i prezzi sono al netto delle imposte sulle vendite, e che ciascuno sopporta quelle sul proprio reddito.',
      rationale: 'Dice chi sopporta quale imposta.',
    },
  },
  reasons: {
    'class-waiver.carved-out': 'La sezione ha una via d’uscita: “{quote}” in {section}.',
    'revenue-share.audited': 'Le cifre si possono verificare (“{words}”), e il rischio scende.',
    'revenue-share.base-given': 'La base è descritta in {section}: “{quote}”.',
    'revenue-share.reported': 'Si deve un rendiconto secondo {section}: “{quote}”.',
    'source-escrow.found': 'Il deposito è trattato in {section}: “{quote}”.',
    'source-escrow.release-defined': 'Il rilascio è definito in {section}: “{quote}”.',
    'taxes.found': 'Le imposte sono trattate in {section}: “{quote}”.',
    'taxes.income-excepted': 'Alcune imposte sono escluse in {section}: “{quote}”.',
  },
};
