import type { CataloguePart } from '../../catalogue.ts';

/** Terms under which one side is bound and the other is not, and money that does not come back. */
export const legalHollowTerms: CataloguePart = {
  experts: {},
  rules: {
    'onerous-performance.stops-without-price': {
      title: 'Senza nuovo prezzo, nessuna consegna',
      description:
        'Se il prezzo non è concordato, la fornitura può cessare o il contratto finire. Chi ha bisogno dei beni o del lavoro deve accettare il prezzo richiesto, e un limite agli aumenti non serve.',
      suggestion:
        'Far valere l’ultimo prezzo, adeguato a un indice, finché un terzo indipendente non fissa il nuovo, con le consegne che intanto proseguono.',
    },
    'onerous-liability.unequal-indemnities': {
      title: '{party} risponde di più di {other}',
      description:
        '{party} risponde delle pretese che nascono dall’attività o dai beni in quanto tali, anche senza colpa. {other} risponde solo della propria colpa o del proprio materiale.',
      suggestion:
        'Dare alle due parti gli stessi motivi, ciascuna per proprio inadempimento, colpa e violazione di diritti, o limitare la promessa più ampia a una somma e a quanto è assicurato.',
    },
    'onerous-performance.agreement-to-agree': {
      title: 'Rimesso a un accordo ancora da fare',
      description:
        'Una parte dell’affare dipende da condizioni che le parti devono ancora concordare o trattare. Una promessa di accordarsi raramente si può far valere, e nulla dice che cosa valga se non si accordano.',
      suggestion:
        'Allegare ora le condizioni, o dire chi le fissa ed entro quando, che cosa vale intanto, e chi può uscire se non c’è accordo.',
    },
    'onerous-performance.users-handed-over': {
      title: 'I dati degli utenti passano all’altra parte, senza regole',
      description:
        'Elenchi o dati di utenti o clienti sono condivisi o consegnati. Il testo non parla di consenso, di uso permesso o di restituzione.',
      suggestion:
        'Dire di chi sono i dati, per quali usi, con quale consenso, come sono protetti, e che alla fine sono restituiti o cancellati.',
    },
    'onerous-exit.released': {
      title: 'Alla fine si rinuncia a ogni pretesa',
      description:
        'Quanto è pagato alla fine vale come saldo completo: cadono pretese che nessuno ancora conosce, e con esse compensi o azioni già maturati.',
      suggestion:
        'Eccettuare compensi maturati, diritti su azioni, manleve e pretese ignote, o rendere reciproca la rinuncia.',
    },
    'onerous-performance.frame-only': {
      title: 'Contratto quadro: nessuno deve ordinare, nessuno consegnare',
      description:
        'Il testo dice che nessuna parte deve comprare o fornire alcuna quantità. Ogni ordine è un contratto nuovo che l’altra parte può rifiutare.',
      suggestion:
        'Chiedere un volume o una capacità impegnati, l’obbligo di accettare gli ordini entro la previsione, e un prezzo che valga per questi.',
    },
    'onerous-exit.notice-of-no-length': {
      title: 'Recesso con preavviso senza durata',
      description:
        '{party, select, none {Una parte} other {{party}}} può porre fine al contratto con un avviso scritto, e le parole non danno un numero di giorni. Può valere dal giorno in cui arriva.',
      suggestion: 'Indicare i giorni, sessanta o novanta, e dire che cosa è dovuto per il lavoro in corso.',
    },
    'onerous-exit.unmet-expectations': {
      title: 'Fine per aspettative deluse',
      description:
        'Il diritto di uscire dipende dal fatto che le aspettative o la soddisfazione di una parte siano state raggiunte. Nessun giudice può dire quando, e nulla dice che ne è di quanto già pagato.',
      suggestion: 'Sostituirlo con dati misurabili, avviso e tempo per rimediare, e dire che cosa si rimborsa.',
    },
    'onerous-exit.accusation-alone': {
      title: 'Basta un’accusa, una causa o un’indagine',
      description:
        'Essere accusati, citati o indagati è motivo per far cessare diritti, prima che qualcuno abbia accertato qualcosa. Un’indagine senza esito non si può disfare.',
      suggestion: 'Chiedere un accertamento definitivo o una condanna, o la sola sospensione fino alla decisione.',
    },
    'onerous-exit.exclusivity-for-any-failure': {
      title: 'L’esclusiva si perde per qualsiasi inadempimento',
      description:
        'Ogni violazione, anche piccola, può costare l’esclusiva, qualunque cosa vi sia stata investita. Le parole non chiedono che sia grave.',
      suggestion:
        'Limitarlo ai pagamenti mancati oltre una somma e alle violazioni gravi, con tempo per rimediare, e offrire un pagamento al posto della perdita.',
    },
    'onerous-exit.no-long-stop': {
      title: 'Attende un evento senza un ultimo giorno',
      description:
        'Il contratto ha effetto solo quando un evento si è verificato, e nessun giorno è indicato entro il quale deve farlo. Entrambe le parti restano legate a una carta che può non vincolare mai.',
      suggestion:
        'Indicare un termine ultimo dopo il quale ciascuno può ritirarsi, chi deve provocare l’evento, e che cosa vale fino ad allora.',
    },
    'onerous-exit.bound-until-told': {
      title: 'Vincolato finché l’altra parte non parla',
      description:
        'Il divieto dura finché qualcun altro non dà avviso o agisce, e nulla lo obbliga a farlo entro un giorno. Se dimentica o aspetta, non finisce mai.',
      suggestion:
        'Aggiungere un ultimo giorno in cui il divieto cessa da sé, e l’obbligo di dare l’avviso entro cinque giorni dall’evento.',
    },
    'onerous-exit.outlives-deal': {
      title: 'Nulla fa cessare questi obblighi se l’operazione fallisce',
      description:
        'Queste promesse servono a un’altra operazione e vincolano dalla firma. Il testo non dice che cessano se quella è abbandonata o non si perfeziona.',
      suggestion:
        'Aggiungere che questa carta finisce da sé quando finisce l’altro accordo o non si è perfezionato entro un giorno indicato.',
    },
    'onerous-money.held-back': {
      title: '{party, select, none {Una parte} other {{party}}} può trattenere denaro secondo la propria stima',
      description:
        '{party, select, none {Chi tiene il denaro} other {{party}}} decide quanto denaro dell’altra parte trattenere contro pretese che potrebbero venire. Non si chiede tetto, rendiconto o prova.',
      suggestion:
        'Limitarlo a pretese avanzate e provate, a una percentuale e a novanta giorni, con interessi e un rendiconto mensile.',
    },
    'onerous-money.prepaid-and-kept': {
      title: 'Pagato in anticipo, e nulla su ciò che torna',
      description:
        'Una somma rilevante si paga prima del lavoro, il contratto può finire prima, e nessuna clausola dice che cosa ne torna, neppure se l’altra parte è inadempiente.',
      suggestion: 'Pagare a passi contro consegna, o chiedere il rimborso in proporzione a quanto non eseguito.',
    },
    'onerous-money.minimum-outlives': {
      title: 'Il minimo continua dopo il contratto',
      description:
        'Il minimo è dovuto benché il contratto sia finito, e le parole non distinguono chi vi ha posto fine e perché.',
      suggestion: 'Far finire il minimo con il contratto, in proporzione al tempo, salvo l’inadempimento di chi paga.',
    },
    'onerous-money.costs-credited': {
      title: 'Costi detratti da quanto dovuto, senza limite',
      description:
        'I costi che una parte sostiene si detraggono per intero da quanto deve. Nulla li limita per importo o per periodo.',
      suggestion: 'Limitare la detrazione a metà di ogni pagamento e a costi provati e approvati, riportando il resto.',
    },
    'onerous-money.pay-by-policy': {
      title: 'Il compenso segue le regole di chi paga',
      description:
        'Il compenso cambia quando cambia una regola o un listino che una parte scrive da sola. La cifra concordata vale solo fino ad allora.',
      suggestion: 'Eliminarlo, o prevedere che nessuna modifica riduca il compenso senza consenso scritto.',
    },
    'onerous-liability.grave-fault-only': {
      title: '{party, select, none {Una parte} other {{party}}} risponde solo per dolo e colpa grave',
      description:
        'La colpa lieve, da cui nasce la maggior parte dei danni, non costa nulla a {party, select, none {quella parte} other {{party}}}: cattiva qualità, ritardi e violazione degli obblighi principali restano senza responsabilità.',
      suggestion:
        'Eccettuare gli obblighi principali, entro un tetto, e lesioni e norme imperative senza tetto; lo stesso per entrambe le parti.',
    },
    'onerous-liability.offset-only': {
      title: 'L’unico rimedio è la detrazione',
      description:
        'Il danno si recupera solo togliendolo da quanto si deve. Se si deve poco, o il contratto finisce, la pretesa vale poco.',
      suggestion: 'Tenere la detrazione come un rimedio fra altri, e far pagare l’eccedenza entro trenta giorni.',
    },
    'onerous-liability.taken-back': {
      title: 'Una garanzia o manleva è ritirata',
      description:
        '{party, select, none {Una parte} other {{party}}} non deve onorare una garanzia o manleva data altrove. Su quanto l’altro testo promette non si può contare per questa parte.',
      suggestion: 'Eliminarlo, o limitarlo ai difetti indicati in un elenco.',
    },
    'onerous-liability.uninsured-products': {
      title: 'Si risponde di lesioni, e nessuna assicurazione lo copre',
      description:
        'Una parte risponde di lesioni o difetti dei beni, e il testo non chiede a nessuno di assicurarsi. Una sola pretesa grave può superare quanto possiede.',
      suggestion:
        'Chiedere un’assicurazione per responsabilità da prodotto per una somma indicata, per la durata e tre anni dopo, con certificato.',
    },
    'onerous-performance.binds-unsigned': {
      title: 'Sono vincolate persone che non firmano',
      description:
        'Gli obblighi devono valere per parenti, soci o altri che non sono parti. Questi non ne sono vincolati, e chi firma risponde di ciò che non comanda.',
      suggestion: 'Farli firmare, o limitare l’obbligo a ciò che chi firma possiede o controlla.',
    },
    'onerous-performance.both-statuses': {
      title: 'Autonomo in un punto, dipendente in un altro',
      description:
        'Un passo rende la persona autonoma, un altro la tratta come dipendente. Imposte, contributi e licenziamento seguono i fatti, e si può pagare dopo.',
      suggestion:
        'Scegliere uno dei due e mantenerlo: eliminare ritenute, busta paga e offerta d’impiego, o scrivere un contratto di lavoro.',
    },
    'onerous-performance.customary-scope': {
      title: 'È dovuto solo ciò che è consueto',
      description:
        'La prestazione principale è descritta come consueta e non elencata. Quanto ne è dovuto per il prezzo si può solo discutere.',
      suggestion: 'Elencare quanto dovuto con numeri e date, e quanto si toglie dal prezzo se non è dato.',
    },
    'onerous-performance.dates-not-binding': {
      title: 'Le date di consegna non vincolano nessuno',
      description:
        'Le date di consegna sono solo stime, o il ritardo resta senza conseguenza. Chi conta sui beni non ha pretese se arrivano tardi.',
      suggestion:
        'Chiedere date ferme per gli ordini accettati, un credito per ogni settimana di ritardo, e il diritto di annullare dopo trenta giorni.',
    },
    'onerous-performance.recall-decided-alone': {
      title: 'Una parte sola decide del richiamo',
      description:
        '{party, select, none {Una parte} other {{party}}} decide se e come richiamare i beni, e la clausola pone costi a carico di chi ne è colpito. Nessun altro verifica la causa.',
      suggestion:
        'Prevedere un richiamo concordato o ordinato da un’autorità, la causa accertata da un laboratorio indipendente, e costi che la seguono entro un tetto.',
    },
    'onerous-money.pays-for-nothing': {
      title: 'Si paga anche se non si riceve nulla',
      description:
        '{party, select, none {Chi paga} other {{party}}} deve il denaro benché ciò per cui paga possa non avvenire. Tutto il rischio è di chi paga.',
      suggestion:
        'Chiedere che il denaro si riduca in proporzione a ciò che non si è tenuto, consegnato o eseguito, e torni entro trenta giorni.',
    },
    'onerous-liability.injury-excluded': {
      title: 'Esclusa la responsabilità per lesioni, di chiunque sia la colpa',
      description:
        '{party, select, none {Una parte} other {{party}}} non risponde di lesioni o morte, e la frase non eccettua la propria negligenza. Molte leggi non lo ammettono.',
      suggestion:
        'Limitare l’esclusione alle lesioni causate dall’altra parte, e mantenere la responsabilità per la propria colpa.',
    },
  },
  reasons: {},
};
