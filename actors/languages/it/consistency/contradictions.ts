import type { CataloguePart } from '../../catalogue.ts';

export const consistencyContradictions: CataloguePart = {
  experts: {
    contradictions: 'Contraddizioni',
    exceptions: 'Eccezioni',
    'opposite-duties': 'Obblighi contraddittori',
  },
  rules: {
    'contradictions.title-passes-twice': {
      title: 'Due momenti in cui passa la proprietà dell’opera',
      description:
        'Una clausola attribuisce l’opera al committente appena è creata, un’altra solo quando è interamente pagata. Se un pagamento è contestato, non si sa di chi sia l’opera.',
      suggestion: 'Scegliere un momento e cancellare l’altro.',
    },
    'contradictions.two-courts': {
      title: 'Due clausole indicano fori diversi',
      description:
        'Entrambe le clausole attribuiscono le liti a un giudice, e i luoghi non coincidono. Ciascuna parte agirà dove le conviene, e l’altra contesterà la competenza.',
      suggestion: 'Indicare lo stesso foro in entrambe le clausole.',
    },
    'contradictions.lost-negation': {
      title:
        '{sense, select, accrued {La cessazione travolge i diritti maturati} secrecy {Divulgazione senza consenso tra le eccezioni} other {Rispettare la legge diventa inadempimento}}',
      description:
        '{sense, select, accrued {Così com’è scritto, la fine del contratto incide su quanto è già maturato o scaduto. Di regola si dice il contrario: pare caduto un «non».} secrecy {Tra le eccezioni alla riservatezza figura ciò che è divulgato senza consenso. Alla lettera, ogni fuga di notizie libera l’informazione; si intendeva probabilmente «con».} other {Così com’è scritto, una parte è inadempiente se la legge la obbliga. Di regola si dice il contrario: pare caduto un «non».}}',
      suggestion: 'Ripristinare la parola mancante e confrontare la clausola con la versione concordata.',
    },
    'contradictions.survival': {
      title:
        '{matter, select, indemnity {Manleva assente dalla clausola di sopravvivenza} other {Riservatezza assente dalla clausola di sopravvivenza}}',
      description:
        '{itself, select, outlives {La clausola elenca ciò che sopravvive al contratto e tralascia {matter, select, indemnity {la manleva} other {la riservatezza}}, benché questa dica di restare in vigore.} other {Tutto il resto cessa con il contratto, e {matter, select, indemnity {la manleva} other {la riservatezza}} non è nell’elenco di ciò che sopravvive.}} L’elenco può essere letto come tassativo.',
      suggestion: 'Aggiungere la clausola all’elenco, o dire che non è tassativo.',
    },
    'contradictions.court-and-arbitration': {
      title: 'Giudici e arbitri per le stesse controversie',
      description:
        'Una clausola affida ogni controversia ad arbitri, un’altra al giudice. Ciascuna parte sceglierà la sede che le conviene, e i primi mesi si perderanno su questo.',
      suggestion:
        'Sceglierne una. Se si vuole l’arbitrato, lasciare al giudice solo le misure cautelari e l’esecuzione del lodo.',
    },
    'contradictions.assignment': {
      title: 'Clausole di cessione contraddittorie',
      description:
        'Una disposizione consente la cessione senza consenso, un’altra la vieta. Il cessionario non può sapere se il trasferimento è valido.',
      suggestion: 'Formulare la cessione libera come eccezione espressa al divieto.',
    },
    'contradictions.numbers': {
      title: 'Cifre contraddittorie nella stessa disposizione',
      description: 'Due frasi hanno lo stesso testo ma numeri diversi. Probabilmente una non è stata aggiornata.',
      suggestion: 'Stabilire quale numero è giusto ed eliminare l’altra frase.',
    },
    'contradictions.oral-amendment': {
      title: 'Regole contraddittorie sulle modifiche orali',
      description:
        'Una disposizione consente modifiche senza forma scritta, un’altra la esige. Ciò che si dice in riunione può allora vincolare, oppure no.',
      suggestion: 'Eliminare la via orale o stabilire quale disposizione prevale.',
    },
    'contradictions.measures': {
      title: 'Due cifre diverse per la stessa materia',
      description:
        'Quanto a {matter, select, notice_of_termination {preavviso di recesso} notice_of_non_renewal {disdetta} cure {termine per rimediare} payment {pagamento delle fatture} term {durata} confidentiality {durata della riservatezza} retention {conservazione dei registri} breach_notification {notifica di una violazione dei dati} non_compete {non concorrenza} non_solicit {divieto di storno} cap {limite di responsabilità} interest {tasso di interesse} other {la stessa materia}}, una clausola dice «{first}» e un’altra «{other}», per la stessa parte e senza una condizione che le distingua.',
      suggestion: 'Tenere una sola cifra e richiamarla dall’altra clausola.',
    },
    'contradictions.periods': {
      title: 'Termini contraddittori per la stessa materia',
      description:
        'Per {topic, select, payment {il pagamento delle fatture} convenience {il preavviso di recesso} renewal_notice {la disdetta del rinnovo} cure {il rimedio all’inadempimento} confidentiality {la durata della riservatezza} initial_term {la durata iniziale} warranty {il periodo di garanzia} disputed_invoice {la contestazione delle fatture} records {la conservazione dei documenti} force_majeure {il recesso per forza maggiore} other {la stessa materia}} un punto dice «{first}» e un altro «{other}». Ciascuna parte invocherà quello che le conviene.',
      suggestion: 'Mantenere un solo termine e richiamarlo nell’altro punto.',
    },
    'contradictions.renewal': {
      title: 'Clausole di rinnovo contraddittorie',
      description:
        'Un punto rinnova la durata automaticamente, un altro solo con l’accordo delle parti. Non si capisce se il silenzio la chiuda o la prolunghi.',
      suggestion: 'Scegliere un solo meccanismo ed eliminare l’altro.',
    },
    'contradictions.warranty': {
      title: 'Garanzia espressa accanto a un’esclusione totale',
      description:
        'Una frase dà una garanzia, un’altra le esclude tutte senza eccezioni. La prima può non valere nulla.',
      suggestion: 'Aggiungere all’esclusione «salvo quanto espressamente previsto nel presente contratto».',
    },
    'exceptions.no-duty': {
      title: '{count, plural, one {Obbligo che si può non adempiere} other {# obblighi che si possono non adempiere}}',
      description: '{words}: il lettore si aspetta un obbligo e si sente dire che non c’è.',
      suggestion: 'Dire se è dovuto; se è una facoltà, dire a quali condizioni si esercita.',
    },
    'exceptions.override': {
      title: '{count, plural, one {Deroga ad altre clausole} other {# deroghe ad altre clausole}}',
      description: '{words}: la frase vale qualunque altra cosa sia pattuita, anche dove nessuno ci ha pensato.',
      suggestion: 'Indicare le disposizioni che vengono accantonate.',
    },
    'exceptions.takes-back': {
      title: '{count, plural, one {Eccezione che svuota la regola} other {# eccezioni che svuotano la regola}}',
      description:
        'Si afferma un obbligo, e le parole seguenti ne liberano. Quale dei due valga si discuterà quando conta.',
      suggestion: 'Dire quale prevale, o limitare l’eccezione a casi determinati.',
    },
    'opposite-duties.forbidden': {
      title: 'Obblighi contraddittori di {party}',
      description:
        'Un punto dice “{first}” e un altro “{second}” dello stesso atto, senza dire quando. Non si può obbedire a entrambi.',
      suggestion: 'Tenerne uno, o dire in quale caso vale ciascuno.',
    },
    'opposite-duties.optional': {
      title: 'Obbligo di {party} reso facoltativo altrove',
      description:
        'Un punto dice “{first}” e un altro “{second}” dello stesso atto, senza dire quando. Ci si appoggerà alla formula più debole.',
      suggestion: 'Tenerne uno, o dire in quale caso vale ciascuno.',
    },
  },
  reasons: {
    'contradictions.precedence': 'Il documento dice che cosa prevale in caso di conflitto: «{quote}».',
    'contradictions.ranked': 'Le disposizioni sono in ordine di prevalenza: «{quote}».',
    'exceptions.narrow': 'L’eccezione è stretta: “{quote}”.',
    'exceptions.release': 'Le parole liberano davvero dall’obbligo: “{quote}”.',
    'exceptions.with-notice': 'Serve prima un avviso: “{quote}”.',
    'opposite-duties.conditional': 'I due punti parlano di casi diversi (“{quote}”).',
  },
};
