import type { CataloguePart } from '../../catalogue.ts';

export const legalDrafting: CataloguePart = {
  experts: {
    'one-sided-terms': 'Clausole unilaterali',
    'bare-clauses': 'Clausole incomplete',
    deadlines: 'Termini',
    discretion: 'Discrezionalità di una parte',
    'half-measures': 'Obblighi indeboliti',
    'missing-particulars': 'Elementi mancanti',
  },
  rules: {
    'one-sided-terms.terminate': {
      title: 'Solo una parte può sciogliere il contratto',
      description:
        'Solo {party} ha diritto di recedere o risolvere. {other} non lo ha, oltre a quanto prevede la legge.',
      suggestion: 'Riconoscere il diritto a entrambe le parti, con lo stesso preavviso.',
    },
    'one-sided-terms.limit': {
      title: 'La responsabilità è limitata per una sola parte',
      description: 'Il limite protegge {party} e non {other}, la cui responsabilità resta aperta.',
      suggestion: 'Rendere il limite reciproco.',
    },
    'one-sided-terms.assign': {
      title: 'Solo una parte può cedere il contratto',
      description:
        '{party} può cedere il contratto; {other} non ha lo stesso diritto e può trovarsi con una controparte che non ha scelto.',
      suggestion: 'Chiedere il consenso in entrambe le direzioni, o la stessa libertà.',
    },
    'one-sided-terms.barred': {
      title: 'Il divieto di cessione vale per una sola parte',
      description: '{other} non può cedere il contratto; nulla lo impedisce a {party}.',
      suggestion: 'Estendere il divieto a entrambe le parti.',
    },
    'one-sided-terms.change': {
      title: 'Una parte può modificare da sola le condizioni',
      description: '{party} può modificare quanto pattuito; {other} non ha lo stesso diritto.',
      suggestion: 'Richiedere l’accordo, o un preavviso con diritto di recesso senza costi.',
    },
    'one-sided-terms.suspend': {
      title: 'Solo una parte può sospendere la prestazione',
      description:
        '{party} può sospendere la prestazione; {other} non ha lo stesso diritto quando inadempiente è {party}.',
      suggestion: 'Dare a {other} il diritto di sospendere il pagamento nello stesso caso.',
    },
    'one-sided-terms.indemnify': {
      title: 'Solo una parte manleva l’altra',
      description: '{other} manleva {party}; nessuna clausola manleva {other}.',
      suggestion: 'Chiedere una manleva in cambio, almeno per le pretese di terzi causate da {party}.',
    },
    'one-sided-terms.nominal-cap': {
      title: 'Il limite di responsabilità è così basso da escluderla',
      description: 'La responsabilità è limitata a {amount}: non copre alcun danno che valga una causa.',
      suggestion: 'Legare il limite ai corrispettivi di un anno ed escludere dolo, colpa grave, lesioni e dati.',
    },
    'bare-clauses.stub': {
      title: 'Clausola d’uso priva della parte operativa',
      description:
        '{kind, select, indemnity {La manleva non dice contro quali pretese protegge, né tiene indenne o difende: paga tardi, quando l’altra parte ha già subito la perdita} amendment {Le modifiche non richiedono forma scritta né firma: una e-mail o un colloquio può cambiare il contratto} law {Non è indicata la legge di uno Stato, ma dei principi: nessuno può sapere prima quali regole decidono} mail {La posta ordinaria non prova l’invio né la ricezione di una comunicazione} embargo {La legge o il foro indicati sono di un Paese sotto sanzioni generali: le sentenze non saranno eseguite, e rivolgersi lì può essere vietato} cap {Il limite è così basso che in pratica nulla è dovuto} survival {Dura per sempre: nessuno può tenerne conto, e un giudice può non applicarla} other {Manca una parte}}.',
      suggestion:
        '{kind, select, indemnity {Scrivere «manlevare, difendere e tenere indenne da» e indicare le pretese} amendment {Chiedere la forma scritta con la firma di entrambe le parti} law {Indicare la legge di uno Stato} mail {Chiedere raccomandata, corriere o e-mail con conferma} embargo {Indicare una legge e un foro che entrambe le parti possano usare} cap {Legare il limite ai compensi di un anno} survival {Indicare un numero di anni o l’evento che vi pone fine} other {Completare la clausola}}.',
    },
    'deadlines.long': {
      title: '{count, plural, one {Termine insolitamente lungo} other {# termini insolitamente lunghi}}',
      description:
        '{words}: l’altra parte aspetta tanto un atto che richiede pochi giorni, e nel frattempo ne porta il rischio.',
      suggestion: 'Chiedere trenta giorni, o il motivo per cui serve di più.',
    },
    'deadlines.secrecy': {
      title: 'Durata insolita della riservatezza',
      description:
        '{words}: sono usuali da due a cinque anni. Un tempo più breve finisce mentre l’informazione serve ancora; uno più lungo vincola chi non ne sa più nulla.',
      suggestion: 'Concordare da due a cinque anni, e di più solo per i segreti commerciali.',
    },
    'deadlines.short': {
      title: '{count, plural, one {Termine insolitamente breve} other {# termini insolitamente brevi}}',
      description:
        '{words}: contano anche fine settimana e assenze. Una comunicazione può scadere prima che qualcuno l’abbia letta.',
      suggestion: 'Chiedere almeno quindici giorni dove c’è da decidere o da rimediare.',
    },
    'housekeeping.slips': {
      title: '{count, plural, one {# punto di redazione da sistemare} other {# punti di redazione da sistemare}}',
      description: 'Riguardano la stesura delle clausole più che il loro contenuto: {titles}.',
      suggestion: 'Rivederne i passaggi alla prossima stesura del documento.',
    },
    'housekeeping.usual-clauses': {
      title: '{count, plural, one {Manca # clausola d’uso} other {Mancano # clausole d’uso}}',
      description: 'A queste lacune supplisce la legge, non sempre come vorrebbero le parti: {titles}.',
      suggestion: 'Aggiungere quelle che contano per questo accordo; nessuna da sola è motivo per non firmare.',
    },
    'discretion.own-measure': {
      title: '{count, plural, one {Criterio fissato da una sola parte} other {# criteri fissati da una sola parte}}',
      description:
        '{words}: se la condizione è soddisfatta lo dice una parte sola. Proprio dove conta nascerà una lite.',
      suggestion: 'Usare un criterio oggettivo, come «ragionevolmente necessario», o indicare i casi.',
    },
    'discretion.sole': {
      title:
        '{count, plural, one {Discrezionalità esclusiva di una parte} other {Discrezionalità esclusiva di una parte (# punti)}}',
      description: '{words}: il risultato dipende da ciò che vuole una parte, e l’altra non può vincolarla a nulla.',
      suggestion: 'Aggiungere «ragionevolmente e in buona fede», o dire con quale misura si decide.',
    },
    'discretion.without-asking': {
      title:
        '{count, plural, one {Atto unilaterale senza preavviso né consenso} other {# atti unilaterali senza preavviso né consenso}}',
      description: '{words}: l’altra parte lo apprende dopo, e non può prepararsi né opporsi.',
      suggestion: 'Chiedere un preavviso scritto di alcuni giorni, e un diritto di opporsi dove costa denaro.',
    },
    'half-measures.narrowed': {
      title:
        '{count, plural, one {Obbligo o definizione limitati da “solo”} other {# obblighi o definizioni limitati da “solo”}}',
      description: '{words}: ciò che non è nominato resta fuori, e forse nessun’altra clausola lo comprende.',
      suggestion: 'Verificare che cosa resta fuori; scrivere “incluso” dove si intendono esempi.',
    },
    'half-measures.optional': {
      title: '{count, plural, one {Obbligo solo apparente} other {# obblighi solo apparenti}}',
      description: '{words}: chi deve decide se il caso si è dato.',
      suggestion: 'Dire quando va fatto, o togliere le parole.',
    },
    'half-measures.partial': {
      title: '{count, plural, one {Obbligo di portata indeterminata} other {# obblighi di portata indeterminata}}',
      description: '{words}: il testo non dice quale parte è compresa e quale no.',
      suggestion: 'Scrivere “tutti”, o nominare la parte.',
    },
    'missing-particulars.amount': {
      title: 'Obbligo di pagamento senza importo',
      description:
        '{words}: il testo non dà cifra, tasso né il luogo in cui si trovano. Si può discutere di quanto è dovuto fin dalla prima fattura.',
      suggestion: 'Indicare l’importo o come si calcola, o rinviare all’allegato che lo dice.',
    },
    'missing-particulars.definition': {
      title: 'Definizione priva di contenuto',
      description:
        'Il significato è di una o due parole: che cosa vi rientri e che cosa no resta da discutere, e con esso ogni obbligo che usa il termine.',
      suggestion: 'Elencare che cosa è compreso, o rinviare a un allegato.',
    },
    'missing-particulars.forum': {
      title: 'Legge o foro rimessi a una sola parte',
      description:
        '{words}: chi firma non sa quale foro, legge, tasso o modo sarà, e l’altra parte lo sceglie quando la lite è già nata.',
      suggestion: 'Indicarlo ora, o far scegliere un terzo neutrale.',
    },
    'missing-particulars.general': {
      title: 'Formula generica dove servono i particolari',
      description: '{words}: parole così indicano una direzione, non una cosa che si possa verificare.',
      suggestion: 'Dire che cosa si intende esattamente, o rinviare a una specifica.',
    },
    'missing-particulars.later': {
      title: '{count, plural, one {Punto rimesso a un accordo futuro} other {# punti rimessi a un accordo futuro}}',
      description: '{words}: fino ad allora nessuno è tenuto a nulla di preciso, e nessuno è obbligato ad accordarsi.',
      suggestion: 'Definirlo ora, o dire chi decide, entro quando e che cosa vale se nessuno lo fa.',
    },
    'missing-particulars.should': {
      title: '{count, plural, one {Condizionale al posto di un obbligo} other {# condizionali al posto di un obbligo}}',
      description: '{words}: quel che si «dovrebbe» fare non è dovuto. Un giudice può leggerlo come un auspicio.',
      suggestion: 'Scrivere «deve» dove è dovuto, «può» dove non lo è.',
    },
  },
  reasons: {
    'bare-clauses.elsewhere': 'Un’altra clausola richiede la forma scritta: «{quote}».',
    'deadlines.extendable': 'Il termine può essere allungato: “{quote}”.',
    'discretion.at-will': 'Decide una parte sola (“{words}”), e questo pesa di più.',
    'discretion.both-sides': 'Spetta a entrambe le parti allo stesso modo (“{words}”).',
    'discretion.bounded': 'La discrezionalità ha un limite in {section}: “{quote}”.',
    'half-measures.bounded': 'Le parole hanno una misura in {section}: “{quote}”.',
    'half-measures.part': 'Le parole stesse lasciano fuori una parte (“{words}”).',
    'missing-particulars.given': 'La sezione dà una cifra: «{quote}».',
  },
};
