import type { CataloguePart } from '../../catalogue.ts';

export const legalCivilLaw: CataloguePart = {
  experts: {
    'civil-law-terms': 'Contratti di diritto italiano e spagnolo',
  },
  rules: {
    'civil-law-terms.missing': {
      title:
        'Manca una clausola usuale: {topic, select, liability {responsabilità} termination {risoluzione per inadempimento} law {legge applicabile e foro} confidentiality {riservatezza} data {trattamento dei dati personali} force_majeure {forza maggiore} assignment {cessione} other {altro}}',
      description:
        'I contratti di diritto {law, select, it {italiano} es {spagnolo} other {civile}} di solito la prevedono. Senza di essa valgono le regole generali del codice civile{topic, select, liability { e la responsabilità non è limitata} data {, e chi tratta dati senza contratto scritto viola l’art. 28 GDPR} other {}}.',
      suggestion: 'Aggiungere una clausola, o verificare che le regole generali convengano a entrambi.',
    },
    'civil-law-terms.price-at-will': {
      title: 'Una parte cambia il prezzo a piacere',
      description: 'Il prezzo può cambiare senza indice, massimo o via d’uscita.',
      suggestion: 'Legare le variazioni a un indice pubblicato, con preavviso e diritto di recesso.',
    },
    'civil-law-terms.any-breach': {
      title: 'Risoluzione per qualsiasi inadempimento',
      description:
        'Anche un inadempimento lieve scioglie subito il contratto. La legge chiede che non sia di scarsa importanza (art. 1455 c.c.).',
      suggestion:
        'Indicare gli obblighi il cui inadempimento risolve il contratto e dare quindici giorni per adempiere.',
    },
    'civil-law-terms.leaves-without-notice': {
      title: 'Una parte può recedere senza preavviso né motivo',
      description: 'L’altra non ha tempo per trovare un sostituto né un indennizzo.',
      suggestion: 'Chiedere lo stesso diritto per entrambe, con almeno sessanta giorni di preavviso.',
    },
    'civil-law-terms.forum-of-choice': {
      title: 'Una parte sceglie il foro',
      description: 'Quale giudice decida resta aperto finché c’è la lite, e allora sceglie una parte.',
      suggestion: 'Indicare il foro ora.',
    },
    'civil-law-terms.daily-penalty-without-limit': {
      title: 'Penale giornaliera senza limite',
      description:
        'La penale cresce ogni giorno senza un massimo. Il giudice può ridurla (art. 1384 c.c.), ma solo dopo una causa.',
      suggestion: 'Prevedere un massimo, ad esempio il dieci per cento del prezzo.',
    },
    'civil-law-terms.indemnity-for-all': {
      title: 'Manleva per ogni pretesa, senza colpa né limite',
      description: 'Una parte risponde di ogni pretesa o danno, anche se non ha fatto nulla di sbagliato.',
      suggestion: 'Limitarla alle pretese causate dal proprio inadempimento o colpa, e a un importo.',
    },
    'civil-law-terms.everything-excluded': {
      title: 'La responsabilità è esclusa del tutto',
      description:
        'Una parte non risponde di nulla. Per dolo e colpa grave è nullo; per il resto l’altra resta senza rimedio.',
      suggestion: 'Sostituirla con un limite in denaro, esclusi dolo, colpa grave e danni alla persona.',
    },
    'civil-law-terms.rights-without-return': {
      title: 'Diritti ceduti senza compenso o oltre l’opera',
      description: 'Il testo prende diritti preesistenti, o per i quali non si paga nulla.',
      suggestion: 'Limitare la cessione a quanto realizzato con questo contratto, a pagamento avvenuto.',
    },
    'civil-law-terms.limit-covers-intent': {
      title: 'Il limite di responsabilità non esclude dolo e colpa grave',
      description:
        'In questa parte è nullo: {law, select, it {art. 1229 c.c.} es {art. 1102 del codice civile spagnolo} other {codice civile}}. La clausola può cadere per intero.',
      suggestion: 'Escludere dolo, colpa grave e danni alla persona.',
    },
    'civil-law-terms.not-approved': {
      title: 'Clausole vessatorie senza approvazione specifica',
      description:
        '{count, plural, one {Una clausola} other {# clausole}} come limiti di responsabilità, rinnovo tacito o foro valgono solo se approvate per iscritto una per una, quando le condizioni sono predisposte da una parte (art. 1341 c.c.). Nel testo non c’è tale approvazione.',
      suggestion: 'Aggiungere una seconda firma che richiami queste clausole.',
    },
    'civil-law-terms.late-payment': {
      title: 'Termine di pagamento oltre quanto ammette la legge: {period}',
      description:
        'Tra imprese oltre sessanta giorni occorre un patto espresso, non gravemente iniquo{law, select, it { (D.Lgs. 231/2002)} es {; in Spagna non è ammesso (Ley 3/2004)} other {}}.',
      suggestion: 'Prevedere trenta, al massimo sessanta giorni.',
    },
    'civil-law-terms.early-notice': {
      title: 'Disdetta con anticipo molto lungo: {period}',
      description: 'Chi dimentica questa data resta vincolato per un altro periodo.',
      suggestion: 'Prevedere da trenta a novanta giorni, o il recesso durante il rinnovo.',
    },
    'civil-law-terms.long-restraint': {
      title: 'Divieto di concorrenza troppo lungo: {period}',
      description: 'Tra imprese il divieto vale al massimo cinque anni (art. 2596 c.c.), per agenti e dipendenti meno.',
      suggestion: 'Prevedere uno o due anni, per territorio e prodotti indicati.',
    },
    'civil-law-terms.dangling-reference': {
      title: 'Rinvio a una clausola che non esiste: {targets}',
      description: 'Ciò che il rinvio doveva richiamare manca o è incerto.',
      suggestion: 'Correggere il numero, o aggiungere la clausola.',
    },
  },
  reasons: {},
};
