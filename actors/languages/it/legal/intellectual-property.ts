import type { CataloguePart } from '../../catalogue.ts';

export const legalIntellectualProperty: CataloguePart = {
  experts: {
    confidentiality: 'Riservatezza',
    'ip-ownership': 'Titolarità della proprietà intellettuale',
    'licence-scope': 'Ambito della licenza',
    'source-escrow': 'Deposito del codice sorgente',
  },
  rules: {
    'confidentiality.forever': {
      title: 'Riservatezza senza limite di tempo',
      description:
        'L’obbligo di riservatezza non scade mai. È difficile da gestire, e alcuni giudici non lo applicano oltre i segreti commerciali.',
      suggestion: 'Limitare l’obbligo a un numero di anni, fermi i segreti commerciali finché restano tali.',
      rationale: 'Sostituisce un obbligo perpetuo con un periodo consueto.',
    },
    'confidentiality.missing': {
      title: 'Manca una clausola di riservatezza',
      description:
        'Le parti si scambieranno informazioni non pubbliche, e nulla obbliga chi le riceve a tenerle segrete o a usarle solo per il contratto.',
      suggestion: 'Aggiungere una clausola di riservatezza reciproca con le consuete eccezioni.',
      rationale: 'Protegge ciò che le parti devono comunicarsi.',
    },
    'confidentiality.no-compelled-disclosure': {
      title: 'Nessuna eccezione per la divulgazione imposta dalla legge',
      description:
        'La parte cui un giudice o un’autorità ordina di rivelare informazioni dovrebbe violare l’ordine o il contratto.',
      suggestion: 'Consentire le comunicazioni imposte dalla legge, previo avviso ove lecito.',
      rationale: 'Evita il conflitto tra contratto e legge.',
    },
    'confidentiality.no-exceptions': {
      title: 'Riservatezza senza le eccezioni d’uso',
      description:
        'Nulla esenta le informazioni pubbliche, già note, ricevute da terzi o sviluppate in modo indipendente. Chi le riceve può risultare inadempiente per informazioni che non sono affatto segrete.',
      suggestion: 'Aggiungere le eccezioni standard.',
      rationale: 'Aggiunge le eccezioni di cui ogni destinatario ha bisogno.',
    },
    'confidentiality.one-sided': {
      title: 'Riservatezza unilaterale: vincola solo {party}',
      description:
        'L’obbligo di riservatezza vincola la sola {party}; le informazioni che {party} comunica non sono protette allo stesso modo.',
      suggestion: 'Rendere l’obbligo reciproco, salvo che una sola parte comunichi informazioni.',
    },
    'ip-ownership.joint-without-rules': {
      title: 'Contitolarità senza regole di sfruttamento',
      description:
        'I diritti sono in comune, e nulla dice chi può usarli o concederli in licenza. La risposta cambia da Paese a Paese.',
      suggestion: 'Stabilire se ciascun contitolare può usarli e concederli senza consenso e senza rendiconto.',
      rationale: 'Aggiunge le due regole di cui i contitolari hanno bisogno.',
    },
    'ip-ownership.missing': {
      title: 'Manca una clausola sulla titolarità dei risultati',
      description:
        'Secondo la maggior parte delle leggi i diritti restano a chi ha creato l’opera, chiunque l’abbia pagata.',
      suggestion:
        'Stabilire a chi appartengono i risultati, che cosa conserva ciascuna parte e quale licenza ottiene l’altra.',
      rationale: 'Stabilisce la titolarità dei risultati e dei materiali anteriori.',
    },
    'ip-ownership.no-background': {
      title: 'Nessuna riserva per la proprietà intellettuale preesistente: {party}',
      description:
        '{party} cede i risultati, e nulla riserva le sue opere anteriori o indipendenti. Può perdere i propri strumenti di lavoro.',
      suggestion: 'Escludere dalla cessione le opere anteriori e indipendenti.',
      rationale: 'Riserva le opere anteriori e indipendenti.',
    },
    'licence-scope.irrevocable': {
      title: 'Licenza perpetua o irrevocabile',
      description:
        '{party, select, none {Una parte} other {{party}}} concede diritti perpetui o irrevocabili. Sopravvivono al mancato pagamento e all’inadempimento.',
      suggestion: 'Far cessare la licenza per inadempimento grave, o condizionarla al pagamento.',
      rationale: 'Elimina le parole che rendono perpetua la licenza.',
    },
    'licence-scope.silent-on-exclusivity': {
      title: 'Licenza silente sull’esclusiva',
      description:
        'La concessione lascia aperto se {party, select, none {una parte} other {{party}}} possa concedere licenze ad altri o usare essa stessa i diritti.',
      suggestion: 'Scrivere “exclusive” oppure “non-exclusive”.',
      rationale: 'Adotta la lettura meno onerosa per il licenziante; da confermare.',
    },
    'source-escrow.missing': {
      title: 'Manca il deposito del codice sorgente (escrow)',
      description:
        'Il cliente dipende da un software, e nessun deposito gli permette di continuare se il produttore fallisce o abbandona l’assistenza.',
      suggestion:
        'Chiedere il deposito dove il software non si sostituisce in poche settimane; altrimenti lasciar stare.',
      rationale: 'Permette al cliente di mantenere il software in emergenza.',
    },
    'source-escrow.no-release': {
      title: 'Deposito (escrow) senza condizioni di rilascio',
      description:
        'Il codice sorgente è depositato e nulla dice quando va consegnato. Un deposito che nessuno può aprire non protegge nessuno.',
      suggestion: 'Indicare gli eventi: insolvenza, fine dell’assistenza, inadempimento non sanato.',
      rationale: 'Indica gli eventi di rilascio.',
    },
    'source-escrow.not-updated': {
      title: 'Deposito (escrow) non aggiornato',
      description:
        'Nulla obbliga a depositare le nuove versioni. Dopo un anno il deposito non produce più ciò che è in uso.',
      suggestion: 'Chiedere il rinnovo a ogni versione, e una verifica.',
      rationale: 'Mantiene attuale il deposito.',
    },
  },
  reasons: {
    'confidentiality.exceptions-given': 'Vi sono eccezioni in {section}: “{quote}”.',
    'confidentiality.found': 'La riservatezza è trattata in {section}: “{quote}”.',
    'ip-ownership.found': 'La titolarità è trattata in {section}: “{quote}”.',
    'ip-ownership.licence-back': 'La sezione concede una licenza di ritorno (“{words}”).',
    'licence-scope.can-end': 'La licenza può comunque finire: {section}, “{quote}”.',
    'licence-scope.paid-for': 'La licenza è pagata (“{words}”).',
    'source-escrow.found': 'Il deposito è trattato in {section}: “{quote}”.',
    'source-escrow.release-defined': 'Il rilascio è definito in {section}: “{quote}”.',
  },
};
