import type { CataloguePart } from '../catalogue.ts';

/** Words that leave less than a clause seems to give: deadlines, half measures, usual clauses turned round. */
export const legalWording: CataloguePart = {
  experts: {
    deadlines: 'Termini',
    'half-measures': 'Mezze misure',
    'reversed-boilerplate': 'Clausole d’uso rovesciate',
  },
  rules: {
    'deadlines.long': {
      title: '{count, plural, one {Un termine lungo per agire} other {# termini lunghi per agire}}',
      description:
        '{words}: l’altra parte aspetta tanto un atto che richiede pochi giorni, e nel frattempo ne porta il rischio.',
      suggestion: 'Chiedere trenta giorni, o il motivo per cui serve di più.',
    },
    'deadlines.secrecy': {
      title: 'Il segreto dura insolitamente tanto o poco',
      description:
        '{words}: sono usuali da due a cinque anni. Un tempo più breve finisce mentre l’informazione serve ancora; uno più lungo vincola chi non ne sa più nulla.',
      suggestion: 'Concordare da due a cinque anni, e di più solo per i segreti commerciali.',
    },
    'deadlines.short': {
      title: '{count, plural, one {Un termine troppo breve} other {# termini troppo brevi}}',
      description:
        '{words}: contano anche fine settimana e assenze. Una comunicazione può scadere prima che qualcuno l’abbia letta.',
      suggestion: 'Chiedere almeno quindici giorni dove c’è da decidere o da rimediare.',
    },
    'half-measures.narrowed': {
      title:
        '{count, plural, one {Un obbligo o un significato ristretto da “solo”} other {# obblighi o significati ristretti da “solo”}}',
      description: '{words}: ciò che non è nominato resta fuori, e forse nessun’altra clausola lo comprende.',
      suggestion: 'Verificare che cosa resta fuori; scrivere “incluso” dove si intendono esempi.',
    },
    'half-measures.optional': {
      title:
        '{count, plural, one {Una promessa mantenuta solo se conviene} other {# promesse mantenute solo se conviene}}',
      description: '{words}: chi deve decide se il caso si è dato.',
      suggestion: 'Dire quando va fatto, o togliere le parole.',
    },
    'half-measures.partial': {
      title:
        '{count, plural, one {Si deve una parte, e non si sa quale} other {# volte si deve una parte, e non si sa quale}}',
      description: '{words}: il testo non dice quale parte è compresa e quale no.',
      suggestion: 'Scrivere “tutti”, o nominare la parte.',
    },
    'reversed-boilerplate.opposite': {
      title: 'Una clausola d’uso qui dice il contrario',
      description:
        'Quasi ogni contratto dice che {kind, select, waiver {chi non fa valere un diritto non vi rinuncia} severability {una clausola invalida lascia valide le altre} consent {il consenso non può essere negato senza ragione} agency {chi è autonomo non è né agente né dipendente e non obbliga nessuno} counterparts {tutti gli esemplari insieme sono un unico originale} remedy {il danno da violazione del segreto non si ripara col denaro} exceptions {è libero solo ciò che è stato trovato senza le informazioni altrui o è divenuto pubblico senza colpa di chi riceve} amendment {le modifiche richiedono l’accordo scritto di entrambi} survival {ciò che deve durare oltre il contratto gli sopravvive e vincola i successori} law {si rispetta la legge applicabile} gross_fault {nessuno è scusato per colpa grave o dolo} arbitration {il lodo è definitivo e vincolante} other {è diverso}}. Questo dice il contrario, dove pochi leggeranno.',
      suggestion: 'Ripristinare la formula d’uso, o accertarsi che il cambiamento sia voluto.',
    },
  },
  reasons: {
    'deadlines.extendable': 'Il termine può essere allungato: “{quote}”.',
    'half-measures.bounded': 'Le parole hanno una misura in {section}: “{quote}”.',
    'half-measures.part': 'Le parole stesse lasciano fuori una parte (“{words}”).',
    'reversed-boilerplate.single-case': 'La frase parla di un caso singolo in {section}: “{quote}”.',
  },
};
