import type { CataloguePart } from '../../catalogue.ts';

export const legalOnerous: CataloguePart = {
  experts: {
    'onerous-exit': 'Clausole gravose: uscita',
    'onerous-liability': 'Clausole gravose: responsabilità',
    'onerous-money': 'Clausole gravose: denaro',
    'onerous-performance': 'Clausole gravose: prestazione',
    'onerous-restraints': 'Clausole gravose: vincoli',
    'onerous-secrecy': 'Clausole gravose: riservatezza',
  },
  rules: {
    'onerous-money.pay-when-paid': {
      title: 'Si paga solo dopo che un terzo ha pagato',
      description:
        '{party, select, none {Chi deve il denaro} other {{party}}} non deve pagare finché non ha pagato qualcuno che non è parte del contratto. Se questi tarda, contesta o fallisce, il lavoro svolto non viene mai pagato, e non c’è un termine ultimo.',
      suggestion:
        'Chiedere il pagamento a un giorno fisso dalla fattura, che l’altro cliente abbia pagato o no, o almeno un termine ultimo di sessanta giorni e l’azione diretta.',
    },
    'onerous-money.late-invoice': {
      title: 'Una fattura tardiva non viene mai pagata',
      description:
        '{party, select, none {Chi riceve il lavoro} other {{party}}} non deve nulla per il lavoro svolto ma fatturato in ritardo o non nella forma richiesta. Una svista costa l’intero prezzo.',
      suggestion:
        'Prevedere che il ritardo della fattura sposti solo il giorno del pagamento, e che il credito resti fino alla prescrizione.',
    },
    'onerous-money.earned-forfeited': {
      title: 'Quanto maturato prima della fine si perde con la fine',
      description:
        '{party, select, none {Una parte} other {{party}}} può trattenere quanto l’altra ha già maturato e non ancora ricevuto quando il contratto finisce, chiunque vi abbia posto fine e perché.',
      suggestion:
        'Stabilire che quanto maturato fino all’ultimo giorno è pagato in ogni caso, e limitare le trattenute al danno provato.',
    },
    'onerous-money.never-refunded': {
      title: 'Pagato una volta, mai rimborsato, anche se l’altra parte non adempie',
      description:
        'Il denaro resta a chi lo riceve in ogni caso. Nessuna eccezione è fatta se questi non esegue, viola il contratto o lo scioglie, e nessun’altra clausola restituisce qualcosa.',
      suggestion:
        'Chiedere il rimborso in proporzione a quanto non eseguito se l’altra parte è inadempiente o scioglie il contratto.',
    },
    'onerous-money.paid-before-delivery': {
      title: 'Il prezzo è pagato prima che arrivi la merce',
      description:
        '{party, select, none {Il compratore} other {{party}}} paga metà del prezzo o più prima della consegna. Nessun rimborso, garanzia bancaria o lettera di credito assicura quanto pagato se la merce non arriva o non è conforme.',
      suggestion:
        'Pagare alla consegna o contro documenti, o chiedere una garanzia bancaria, e dire entro quando il denaro è restituito.',
    },
    'onerous-exit.own-opinion': {
      title: 'Può sciogliere il contratto per un motivo che solo la sua opinione decide',
      description:
        '{party, select, none {Una parte} other {{party}}} può sciogliere il contratto per questo motivo: “{ground}”. Nessun altro può giudicare se ricorre, perciò la durata vale poco.',
      suggestion:
        'Sostituirlo con fatti che un giudice può accertare, come un inadempimento grave o una condanna definitiva, con preavviso e tempo per rispondere.',
    },
    'onerous-exit.ends-with-other': {
      title: 'Finisce quando finisce un altro contratto: {other}',
      description:
        'Questo contratto finisce quando finisce il {other}, chiunque vi abbia posto fine e qualunque cosa le parti abbiano fatto qui. Non serve alcun inadempimento in questo contratto per perderlo.',
      suggestion:
        'Chiedere che continui per un periodo fisso dopo la fine dell’altro contratto, salvo che chi lo perde fosse inadempiente in quello.',
    },
    'onerous-exit.own-breach': {
      title: 'Chi viola il contratto può scioglierlo per quella violazione',
      description:
        'Il diritto di sciogliere il contratto per inadempimento spetta a ciascuna parte e non solo a quella adempiente. Chi vuole andarsene deve solo non mantenere la parola.',
      suggestion: 'Dare il diritto “all’altra parte” o “alla parte adempiente”.',
    },
    'onerous-exit.stops-on-the-day': {
      title: 'Tutto si ferma il giorno in cui il contratto finisce',
      description:
        '{party, select, none {Una parte} other {{party}}} deve fermarsi subito alla fine del contratto, qualunque ne sia il motivo. Nulla è detto di scorte, ordini aperti o clienti, e nessuna clausola dà tempo per smaltire o passare ad altri.',
      suggestion:
        'Chiedere da tre a sei mesi per vendere le scorte, evadere gli ordini aperti e cambiare i nomi, salvo dopo una propria grave violazione.',
    },
    'onerous-performance.remedy-without-money': {
      title: 'L’unico rimedio è un altro tentativo, senza denaro indietro',
      description:
        'Se quanto promesso non è fornito, l’unico rimedio è riparare, sostituire o rifare. La clausola non dà rimborso, riduzione del prezzo o recesso se anche questo fallisce.',
      suggestion:
        'Aggiungere che il prezzo è rimborsato e il contratto può essere sciolto se il secondo tentativo fallisce entro trenta giorni.',
    },
    'onerous-performance.own-rules': {
      title: '{party} scrive le regole e può riscriverle',
      description:
        '{other} deve osservare regole di {party} che {party} può cambiare durante il contratto. {other} non può opporsi, e il costo dell’osservanza non ha limite.',
      suggestion:
        'Allegare le regole come sono oggi, chiedere il consenso per modifiche che costano o tolgono diritti, e far prevalere il contratto.',
    },
    'onerous-performance.subject-changed': {
      title: 'L’oggetto del contratto può essere cambiato o ritirato da una parte',
      description:
        '{party, select, none {Una parte} other {{party}}} può cambiare, sostituire o togliere ciò su cui verte il contratto come crede. Il prezzo, la durata e i doveri dell’altra parte restano come sono.',
      suggestion:
        'Chiedere un preavviso di novanta giorni, nessuna perdita di funzioni o di gamma, e altrimenti il recesso con rimborso.',
    },
    'onerous-performance.may-refuse-orders': {
      title: 'Nessun dovere di accettare ordini, benché il compratore sia vincolato',
      description:
        'Ogni ordine richiede accettazione, e nulla dice quando vada data. Il compratore è vincolato da un minimo, dall’esclusiva o dal divieto di concorrenza, e non ha diritto alla fornitura.',
      suggestion:
        'Prevedere che gli ordini entro la previsione o il minimo siano accettati per dovere, gli altri dopo cinque giorni lavorativi di silenzio, e che il minimo scenda di quanto rifiutato.',
    },
    'onerous-liability.cap-swallowed': {
      title: 'L’eccezione è ampia quanto la responsabilità limitata',
      description:
        'Il limite non vale per le manleve, e una manleva copre ogni violazione del contratto, non solo le pretese di terzi. Quanto il limite riduce può dunque sempre essere chiesto senza limite.',
      suggestion:
        'Limitare la manleva alle pretese di terzi, o nominare nel limite solo le manleve che devono restare illimitate.',
    },
    'onerous-exit.any-breach': {
      title: 'Scioglimento immediato per qualsiasi inadempimento',
      description:
        'Nessun inadempimento è troppo lieve per sciogliere il contratto, e non è dato tempo per rimediare: {party, select, none {ciascuna parte} other {{party}}} può uscire quando le conviene.',
      suggestion: 'Chiedere un inadempimento grave, non sanato entro trenta giorni da una diffida che lo descrive.',
    },
    'onerous-exit.empties-term': {
      title: 'Un’uscita con breve preavviso svuota la durata',
      description:
        'Una parte deve acquistare, tenere scorte o rinunciare ad altri affari in vista della durata, e l’altra può uscire con {period}. Non sono previsti riacquisto né indennizzo.',
      suggestion:
        'Escludere questo diritto per un primo periodo, chiedere un preavviso più lungo e il riacquisto delle scorte al prezzo pagato.',
    },
    'onerous-exit.forfeits': {
      title: 'Alla fine del contratto si perde quanto pagato o l’indennizzo',
      description: 'Alla fine del contratto quanto pagato resta all’altra parte, qualunque cosa abbia prestato.',
      suggestion: 'Chiedere il rimborso di quanto non è stato prestato, in proporzione al tempo.',
    },
    'onerous-exit.termination-payment': {
      title: 'Chi scioglie il contratto paga, di chiunque sia la colpa',
      description:
        '{party, select, none {Chi scioglie il contratto} other {{party}}} paga alla cessazione. Il testo non fa eccezione per l’inadempimento dell’altra parte.',
      suggestion: 'Escludere lo scioglimento per inadempimento altrui e far diminuire la somma nel tempo.',
    },
    'onerous-exit.without-liability': {
      title: 'Una parte può ritirarsi senza risponderne',
      description:
        '{party, select, none {Una parte} other {{party}}} può revocare quanto promesso “senza responsabilità”, senza inadempimento grave, preavviso o tempo per rimediare.',
      suggestion: 'Chiedere motivi gravi, preavviso, tempo per rimediare e il rimborso di quanto anticipato.',
    },
    'onerous-exit.scope-taken-away': {
      title: 'Una parte può togliere territorio o esclusiva',
      description:
        'Parte del territorio o l’esclusiva può essere tolta per decisione di una parte, senza tempo per recuperare.',
      suggestion: 'Indicare soglie oggettive, dare tempo per recuperare e lasciare la scelta tra pagamento e perdita.',
    },
    'onerous-liability.one-way-indemnity': {
      title: 'Manleva a senso unico e senza limite',
      description:
        '{party} tiene indenne l’altra parte da ogni pretesa e perdita senza un massimo. Nulla nel contratto la limita e nessuna clausola tiene indenne {party}.',
      suggestion: 'Chiedere un massimo, la colpa come condizione e una manleva in cambio.',
    },
    'onerous-liability.one-indemnity-capped': {
      title: 'Una manleva è limitata, l’altra no',
      description: 'Le parti si manlevano a vicenda, ma quanto si può ottenere è limitato per una sola.',
      suggestion: 'Dare a entrambe le manleve lo stesso limite.',
    },
    'onerous-liability.all-excluded': {
      title: 'La responsabilità di una parte è esclusa del tutto',
      description:
        '{party, select, none {Una parte} other {{party}}} non risponde di nulla, nemmeno per dolo o colpa grave.',
      suggestion: 'Sostituire l’esclusione con un limite, dolo e colpa grave esclusi.',
    },
    'onerous-liability.duty-excluded': {
      title: 'La responsabilità per un obbligo è esclusa',
      description:
        '{party, select, none {Una parte} other {{party}}} non risponde se viola l’obbligo indicato in questa frase, nemmeno per dolo.',
      suggestion: 'Sostituire l’esclusione con un limite, dolo e colpa grave esclusi.',
    },
    'onerous-liability.joint-and-several': {
      title: 'Responsabilità solidale per tutto ciò che un altro deve',
      description:
        '{party, select, none {Una parte} other {{party}}} risponde di tutto ciò che un altro deve, senza limite e senza beneficio di escussione.',
      suggestion: 'Limitarla a un importo o alla propria quota, con escussione preventiva dell’altro.',
    },
    'onerous-liability.beyond-control': {
      title: 'Manleva per ciò che chi manleva non controlla',
      description:
        '{party, select, none {Una parte} other {{party}}} deve risarcire ciò che causano altri, o la stessa controparte.',
      suggestion: 'Limitare la manleva al danno causato da colpa propria o di chi si deve rispondere.',
    },
    'onerous-money.price-at-will': {
      title: 'Una parte fissa o cambia i prezzi a piacere',
      description: 'Prezzo, provvigione o sconto possono cambiare in ogni momento, senza misura e senza via d’uscita.',
      suggestion: 'Legare le variazioni a un indice o a un massimo, con preavviso e diritto di recesso.',
    },
    'onerous-money.expenses-unbounded': {
      title: 'Spese rimborsate senza limite né approvazione',
      description:
        '{party, select, none {Una parte} other {{party}}} paga spese che decide l’altra: senza budget, approvazione o massimo.',
      suggestion: 'Chiedere spese ragionevoli, documentate e, oltre una somma, approvate prima.',
    },
    'onerous-money.renewal-rates': {
      title: 'Rinnovo ai prezzi fissati da una parte',
      description:
        'Al rinnovo vale il listino allora in vigore. Senza massimo né preavviso il prezzo del nuovo periodo non è noto quando lo si può ancora impedire.',
      suggestion:
        'Chiedere un massimo, ad esempio l’indice dei prezzi, e il nuovo prezzo prima del termine per la disdetta.',
    },
    'onerous-performance.times-without-remedy': {
      title: 'Tempi di intervento senza conseguenze',
      description: 'Sono promessi dei tempi, ma se non sono rispettati non segue credito, riduzione o altro rimedio.',
      suggestion: 'Chiedere crediti e il diritto di risolvere dopo ripetute mancanze.',
    },
    'onerous-performance.payer-alone-warrants': {
      title: 'Solo chi paga presta garanzie',
      description: '{other} presta garanzie; {party}, che esegue, non garantisce nulla, né qualità né titolarità.',
      suggestion:
        'Chiedere a {party} di garantire esecuzione a regola d’arte, conformità e assenza di violazioni di diritti di terzi.',
    },
    'onerous-performance.terms-of-others': {
      title: 'Si applicano condizioni non allegate',
      description:
        'Valgono condizioni generali che non sono allegate. Possono limitare la responsabilità, cambiare i prezzi o indicare un’altra legge, ed essere a loro volta cambiate.',
      suggestion: 'Farle allegare in una versione datata e dare prevalenza a questo contratto.',
    },
    'onerous-performance.deemed-accepted': {
      title: 'Il lavoro si considera accettato dopo {period} di silenzio',
      description: 'Chi non contesta in {period} ha accettato, e con ciò perde quasi tutti i rimedi.',
      suggestion: 'Chiedere trenta giorni per le prove e l’accettazione solo dopo un sollecito.',
    },
    'onerous-performance.title-disclaimed': {
      title: 'Nessuna garanzia sulla titolarità dei diritti concessi',
      description:
        'Titolarità e assenza di diritti di terzi sono escluse dalla garanzia, e nessuna clausola ne risponde. Chi paga il diritto sopporta tutto il rischio che sia di altri.',
      suggestion: 'Chiedere la garanzia di titolarità e una manleva contro pretese di terzi.',
    },
    'onerous-performance.to-be-agreed': {
      title: 'Un elemento essenziale è rinviato a un accordo futuro',
      description:
        'Un prezzo, una quantità o uno standard resta da concordare, e nulla si dice per il caso di mancato accordo.',
      suggestion: 'Definirlo ora, o dire chi decide e che cosa vale fino ad allora.',
    },
    'onerous-performance.stops-at-once': {
      title: 'La prestazione può cessare subito, senza preavviso',
      description:
        '{party, select, none {Una parte} other {{party}}} può fermarsi senza avviso né tempo per pagare o rimediare, anche per una somma piccola o contestata.',
      suggestion: 'Chiedere un preavviso scritto di trenta giorni ed escludere le somme contestate in buona fede.',
    },
    'onerous-restraints.bound-to-one': {
      title: 'Una parte non può trattare con altri',
      description:
        '{party, select, none {Una parte} other {{party}}} non può avere rapporti simili con nessun altro; l’altra resta libera.',
      suggestion: 'Limitare tempo e ambito, legarlo a un minimo, o renderlo reciproco.',
    },
    'onerous-restraints.exclusivity-with-way-round': {
      title: 'Esclusiva aggirabile',
      description: '{party} può fare lo stesso nel territorio, da sé o tramite altri: l’esclusiva vale poco.',
      suggestion: 'Eliminare la riserva o nominare i pochi clienti o canali riservati.',
    },
    'onerous-restraints.no-territory': {
      title: 'Divieto di concorrenza senza territorio',
      description:
        '{party, select, none {Una parte} other {{party}}} non può svolgere tale attività in nessun luogo. I giudici raramente lo applicano, ma intanto blocca un’attività.',
      suggestion: 'Indicare territorio e clienti, e al massimo dodici mesi.',
    },
    'onerous-secrecy.all-survives': {
      title: 'Tutti gli obblighi sopravvivono al contratto',
      description: 'Tutto sopravvive senza fine, e la durata non significa nulla.',
      suggestion: 'Indicare le clausole che sopravvivono e per quanti anni.',
    },
    'onerous-secrecy.everything': {
      title: 'Tutto è riservato, che riguardi lo scopo o no',
      description: 'È compresa ogni informazione, anche quella estranea allo scopo.',
      suggestion: 'Limitarsi alle informazioni comunicate per lo scopo, contrassegnate o evidentemente riservate.',
    },
    'onerous-secrecy.one-way': {
      title: 'Entrambe comunicano, una sola è tenuta al segreto',
      description: 'Le premesse parlano di uno scambio, ma solo {party} deve mantenere il segreto.',
      suggestion: 'Rendere reciproci gli obblighi.',
    },
    'onerous-secrecy.two-lengths': {
      title: 'Due risposte su quanto dura la riservatezza',
      description: 'Una frase non ha fine, un’altra termina dopo un periodo. Quale valga è incerto.',
      suggestion: 'Tenerne una, e una più lunga solo per i segreti commerciali.',
    },
  },
  reasons: {},
};
