import type { CataloguePart } from '../catalogue.ts';

export const consistency: CataloguePart = {
  experts: {
    contradictions: 'Contraddizioni',
    'cross-references': 'Rinvii interni',
    'currency-and-totals': 'Valute e totali',
    'date-order': 'Date',
    'defined-terms': 'Termini definiti',
    'duplicated-wording': 'Disposizioni ripetute',
    enumerations: 'Elenchi e voci',
    exceptions: 'Eccezioni',
    exhibits: 'Allegati',
    'number-words': 'Numeri in lettere e in cifre',
    numbering: 'Numerazione delle clausole',
    'opposite-duties': 'Obblighi opposti',
    'party-names': 'Nomi delle parti',
    placeholders: 'Spazi da compilare',
    'signature-block': 'Firme',
  },
  rules: {
    'contradictions.assignment': {
      title: 'Cessione libera e soggetta a consenso',
      description:
        'Una disposizione consente la cessione senza consenso, un’altra la vieta. Il cessionario non può sapere se il trasferimento è valido.',
      suggestion: 'Formulare la cessione libera come eccezione espressa al divieto.',
    },
    'contradictions.numbers': {
      title: 'La stessa disposizione con numeri diversi',
      description: 'Due frasi hanno lo stesso testo ma numeri diversi. Probabilmente una non è stata aggiornata.',
      suggestion: 'Stabilire quale numero è giusto ed eliminare l’altra frase.',
    },
    'contradictions.oral-amendment': {
      title: 'Modifiche orali ammesse e vietate',
      description:
        'Una disposizione consente modifiche senza forma scritta, un’altra la esige. Ciò che si dice in riunione può allora vincolare, oppure no.',
      suggestion: 'Eliminare la via orale o stabilire quale disposizione prevale.',
    },
    'contradictions.periods': {
      title: 'Due termini diversi per la stessa cosa',
      description:
        'Per {topic, select, payment {il pagamento delle fatture} convenience {il preavviso di recesso} renewal_notice {la disdetta del rinnovo} cure {il rimedio all’inadempimento} confidentiality {la durata della riservatezza} initial_term {la durata iniziale} warranty {il periodo di garanzia} disputed_invoice {la contestazione delle fatture} records {la conservazione dei documenti} force_majeure {il recesso per forza maggiore} other {la stessa materia}} un punto dice «{first}» e un altro «{other}». Ciascuna parte invocherà quello che le conviene.',
      suggestion: 'Mantenere un solo termine e richiamarlo nell’altro punto.',
    },
    'contradictions.renewal': {
      title: 'Rinnovo automatico e per accordo',
      description:
        'Un punto rinnova la durata automaticamente, un altro solo con l’accordo delle parti. Non si capisce se il silenzio la chiuda o la prolunghi.',
      suggestion: 'Scegliere un solo meccanismo ed eliminare l’altro.',
    },
    'contradictions.warranty': {
      title: 'Una garanzia accanto all’esclusione di ogni garanzia',
      description:
        'Una frase dà una garanzia, un’altra le esclude tutte senza eccezioni. La prima può non valere nulla.',
      suggestion: 'Aggiungere all’esclusione «salvo quanto espressamente previsto nel presente contratto».',
    },
    'cross-references.dangling': {
      title: '{count, plural, one {Un rinvio non porta} other {# rinvii non portano}} da nessuna parte',
      description: 'Il documento non contiene {targets}. Ciò che il rinvio doveva richiamare manca o è incerto.',
      suggestion: 'Correggere ogni numero o ripristinare la clausola richiamata.',
    },
    'cross-references.wrong-self': {
      title: 'Una clausola si chiama con un altro numero',
      description:
        'Il testo dice «questa» sezione e indica il numero di un’altra. La regola può essere riferita alla clausola sbagliata.',
      suggestion: 'Sostituire il numero con quello della clausola o togliere «questa».',
    },
    'currency-and-totals.mixed': {
      title: 'Importi in {currencies} senza cambio',
      description:
        'Il documento usa più valute e non dice nulla della conversione. Chi paga sopporta un rischio di cambio non previsto.',
      suggestion: 'Indicare una sola valuta di pagamento, oppure il cambio e la sua data.',
    },
    'currency-and-totals.shares': {
      title: 'Le percentuali fanno {sum, number} %',
      description: 'Le quote di questa frase non fanno il 100 %. Una parte resta senza titolare o ne ha due.',
      suggestion: 'Correggere le quote perché facciano il 100 %.',
    },
    'currency-and-totals.total': {
      title: 'Le parti non danno il totale',
      description:
        'Il totale indicato è {total, number} {currency}, le parti fanno {sum, number} {currency}. Si può pretendere l’uno o l’altro.',
      suggestion: 'Correggere la voce o il totale sbagliato.',
    },
    'date-order.backwards': {
      title: 'Un periodo finisce prima di iniziare',
      description: 'Va dal {first} al {second}. Così com’è scritto, il periodo è vuoto.',
      suggestion: 'Correggere la data sbagliata.',
    },
    'date-order.impossible': {
      title: 'Una data che non esiste',
      description:
        'Il calendario non ha questo giorno. Un termine che ne dipende non scade mai, o scade quando lo dice un giudice.',
      suggestion: 'Inserire la data voluta.',
    },
    'date-order.weekday': {
      title: 'Il giorno della settimana non corrisponde alla data',
      description: 'Il testo dice {printed}, ma la data cade di {weekday}. Uno dei due è sbagliato.',
      suggestion: 'Verificare quale si intendeva e correggere l’altro.',
      rationale: 'La data cade di {weekday}.',
    },
    'defined-terms.lower-case': {
      title: '{count, plural, one {Un termine definito in minuscolo} other {# usi di termini definiti in minuscolo}}',
      description:
        '{terms} altrove ha la maiuscola. Senza, la parola può indicare altro, o il passo viene da un altro testo.',
      suggestion: 'Scrivere il termine con la maiuscola, se è quello che si intende.',
    },
    'defined-terms.renamed': {
      title: '«{term}» è definito, «{other}» è usato',
      description:
        'La definizione di «{term}» non è mai usata, mentre «{other}» è usato e non definito. Sembra che uno sia stato rinominato e l’altro dimenticato.',
      suggestion: 'Usare un solo nome nella definizione e ovunque.',
    },
    'defined-terms.stray': {
      title: '«{other}» non è definito e somiglia a «{term}»',
      description:
        'Il documento definisce «{term}»; anche «{other}» sembra un termine, ma non ha definizione. Non si capisce se si intenda la stessa cosa.',
      suggestion: 'Scrivere «{term}» o definire «{other}».',
    },
    'defined-terms.twice': {
      title: '{count, plural, one {{terms} è definito due volte} other {# termini sono definiti due volte}}',
      description:
        'Le definizioni di {terms} stanno in più luoghi e non coincidono. Ogni clausola che usa la parola si legge in due modi.',
      suggestion: 'Mantenere una sola definizione.',
    },
    'defined-terms.undefined': {
      title:
        '{count, plural, one {Un termine con la maiuscola non è} other {# termini con la maiuscola non sono}} mai {count, plural, one {definito} other {definiti}}',
      description:
        '{terms}: scritti come termini definiti, ma il documento non ne dà il significato. La portata resta discutibile.',
      suggestion: 'Definire ogni termine, o scriverlo in minuscolo se si intende il senso comune.',
    },
    'defined-terms.unused': {
      title: '{count, plural, one {Una definizione non è mai usata} other {# definizioni non sono mai usate}}',
      description: '{terms}: definiti e poi non usati. O si è persa una clausola, o la definizione è un residuo.',
      suggestion: 'Eliminare la definizione o ripristinare la clausola che la richiede.',
    },
    'duplicated-wording.twice': {
      title: 'La stessa disposizione compare due volte',
      description:
        'Due clausole dicono la stessa cosa con le stesse parole. Una modifica futura di una lascerà indietro l’altra.',
      suggestion: 'Mantenerne una e richiamarla.',
    },
    'enumerations.cut': {
      title: '{count, plural, one {Un elenco si interrompe} other {# elenchi si interrompono}}',
      description: 'Le parole annunciano voci e non segue nulla. Non si capisce che cosa si voleva comprendere.',
      suggestion: 'Completare l’elenco, o togliere le parole che lo annunciano.',
    },
    'enumerations.gap': {
      title: '{count, plural, one {Un elenco salta una voce} other {# elenchi saltano una voce}}',
      description: 'L’elenco va {places}: una voce è stata tolta, o le lettere non sono state rinnovate.',
      suggestion: 'Ripristinare la voce o rinnovare le lettere, e controllare i rinvii.',
    },
    'exceptions.no-duty': {
      title: '{count, plural, one {Un obbligo che si può non eseguire} other {# obblighi che si possono non eseguire}}',
      description: '{words}: il lettore si aspetta un obbligo e si sente dire che non c’è.',
      suggestion: 'Dire se è dovuto; se è una facoltà, dire a quali condizioni si esercita.',
    },
    'exceptions.override': {
      title: '{count, plural, one {Parole che accantonano altre clausole} other {# punti accantonano altre clausole}}',
      description: '{words}: la frase vale qualunque altra cosa sia pattuita, anche dove nessuno ci ha pensato.',
      suggestion: 'Indicare le disposizioni che vengono accantonate.',
    },
    'exceptions.takes-back': {
      title:
        '{count, plural, one {Un’eccezione si riprende la regola} other {# eccezioni si riprendono la loro regola}}',
      description:
        'Si afferma un obbligo, e le parole seguenti ne liberano. Quale dei due valga si discuterà quando conta.',
      suggestion: 'Dire quale prevale, o limitare l’eccezione a casi determinati.',
    },
    'exhibits.elsewhere': {
      title: 'Una parte importante sta altrove',
      description:
        'L’accordo richiama condizioni pubblicate su una pagina altrui. Ciò che vincola non è stato esaminato qui, e la pagina può cambiare dopo la firma.',
      suggestion:
        'Allegare la versione intesa, o indicarne numero e data e dire che le modifiche successive non vincolano senza accordo.',
    },
    'exhibits.not-attached': {
      title:
        '{count, plural, one {Un allegato è richiamato} other {# allegati sono richiamati}} ma non {count, plural, one {incluso} other {inclusi}}',
      description: 'Il testo si fonda su {names}, che il documento non contiene. Il contenuto non si può verificare.',
      suggestion: 'Allegarlo o eliminare il richiamo.',
    },
    'number-words.mismatch': {
      title: 'In lettere {words}, in cifre {digits}',
      description:
        'La quantità è indicata due volte in modo diverso. I giudici seguono di solito le lettere, un sistema di pagamento le cifre.',
      suggestion: 'Far coincidere le due indicazioni, verificando quale si intendeva.',
      rationale: 'Cifre allineate alle lettere, che di regola prevalgono.',
    },
    'number-words.mixed-style': {
      title:
        '{count, plural, one {Un termine è scritto diversamente da tutti gli altri} other {# termini sono scritti diversamente da tutti gli altri}}',
      description:
        'Il documento scrive i termini in lettere e cifre, ma non {words}. Spesso un tale punto è stato cambiato tardi e non confrontato col resto.',
      suggestion: 'Controllare che il termine sia quello pattuito, e scriverlo come gli altri.',
    },
    'number-words.slip': {
      title: '“{digits}” è probabilmente una svista per {repair}',
      description:
        'Le parole dicono “{words}”; le cifre sembrano “{repair}” letto o scritto male, a macchina o a mano.',
      suggestion: 'Correggere le cifre.',
      rationale: 'Adegua le cifre alle parole.',
    },
    'numbering.duplicate': {
      title: 'Due clausole hanno il numero {number}',
      description: 'Un rinvio a {number} può indicare l’una o l’altra.',
      suggestion: 'Rinumerarne una e controllare i rinvii.',
    },
    'numbering.stray': {
      title: '{count, plural, one {Una clausola sta} other {# clausole stanno}} nel posto sbagliato',
      description:
        'Tra due clausole che si susseguono sta {places}. È stata spostata o copiata qui, e si legge nel contesto sbagliato.',
      suggestion: 'Rimetterla al suo posto, e verificare che cosa vi rinvia.',
    },
    'numbering.gap': {
      title: 'La numerazione salta',
      description: 'La numerazione salta: {places}. Può mancare una clausola e i rinvii possono essere slittati.',
      suggestion: 'Ripristinare la clausola, indicarla come «omessa» o rinumerare.',
    },
    'opposite-duties.forbidden': {
      title: '{party} deve e non deve fare la stessa cosa',
      description:
        'Un punto dice “{first}” e un altro “{second}” dello stesso atto, senza dire quando. Non si può obbedire a entrambi.',
      suggestion: 'Tenerne uno, o dire in quale caso vale ciascuno.',
    },
    'opposite-duties.optional': {
      title: 'Un obbligo di {party} è facoltativo in un altro punto',
      description:
        'Un punto dice “{first}” e un altro “{second}” dello stesso atto, senza dire quando. Ci si appoggerà alla formula più debole.',
      suggestion: 'Tenerne uno, o dire in quale caso vale ciascuno.',
    },
    'party-names.other-form': {
      title: 'Una parte compare con un’altra forma giuridica',
      description:
        'La parte è {name}; altrove è scritta con un’altra forma giuridica, cioè un’altra società. Non è chiaro chi sia obbligato.',
      suggestion: 'Usare una volta la denominazione completa e altrove il nome breve definito.',
    },
    'party-names.other-role': {
      title: '«{used}» invece di «{role}»',
      description:
        'La parte si chiama {role}, ma qui è «{used}», non definito. Probabilmente il testo viene da un altro documento.',
      suggestion: 'Scrivere «{role}».',
      rationale: 'Il nome definito della parte.',
    },
    'party-names.unknown-role': {
      title: '“{used}” non è nessuno in questo contratto',
      description:
        'Il testo dà obblighi o diritti a “{used}”, che nessuna clausola introduce. Chi era inteso potrà negarlo.',
      suggestion: 'Usare il nome della parte intesa.',
    },
    'placeholders.edit-marks': {
      title:
        '{count, plural, one {Un segno di redazione è rimasto} other {# segni di redazione sono rimasti}} nel testo',
      description:
        '{words}: i segni di enfasi mostrano che le parole sono state inserite tardi e non riportate nel testo pulito.',
      suggestion: 'Verificare chi ha inserito le parole e se sono concordate, poi togliere i segni.',
    },
    'placeholders.redacted': {
      title: '{count, plural, one {Un passo è oscurato} other {# passi sono oscurati}}',
      description: 'Parti del testo non sono visibili. Questo esame non può dire che cosa contengono.',
      suggestion: 'Chiedere il testo integrale prima di fidarsi dell’esame.',
    },
    'placeholders.unfilled': {
      title: '{count, plural, one {Resta uno spazio} other {Restano # spazi}} da compilare',
      description: 'Il testo non è completo ({examples}). Ciò che manca non è concordato.',
      suggestion: 'Compilare ogni spazio o eliminare la disposizione.',
    },
    'signature-block.missing': {
      title: 'Manca lo spazio per le firme',
      description: 'Il documento non prevede le firme. Chi firma, in quale veste e quando resterebbe senza prova.',
      suggestion: 'Aggiungere per ogni parte nome, qualifica e data.',
    },
    'signature-block.other-name': {
      title: '{count, plural, one {Una firma} other {# firme}} sopra il nome di un’altra persona',
      description:
        'Il nome di chi ha firmato e il nome stampato per la firma non coincidono. Il potere di firma può essere contestato.',
      suggestion: 'Accertare chi ha firmato, e far firmare la persona giusta.',
    },
    'signature-block.party-missing': {
      title: 'Una parte non firma',
      description: 'Lo spazio per le firme non nomina {names}. Quella parte potrebbe non essere vincolata.',
      suggestion: 'Aggiungere la firma di {names}.',
    },
  },
  reasons: {
    'contradictions.precedence': 'Il documento dice che cosa prevale in caso di conflitto: «{quote}».',
    'contradictions.ranked': 'Le disposizioni sono in ordine di prevalenza: «{quote}».',
    'cross-references.statute': 'Il rinvio è a una legge, non a questo documento: «{quote}».',
    'currency-and-totals.open': 'Le cifre non devono sommarsi: «{quote}».',
    'currency-and-totals.rate': 'La conversione è regolata: «{quote}».',
    'date-order.amended': 'La frase modifica una data precedente: «{quote}».',
    'defined-terms.borrowed': 'I termini non definiti hanno il significato di un altro documento: «{quote}».',
    'duplicated-wording.form': 'Una delle due sta in un modulo allegato ({section}), usato da solo.',
    'enumerations.reserved': 'La voce è stata omessa di proposito: “{quote}”.',
    'exceptions.narrow': 'L’eccezione è stretta: “{quote}”.',
    'exceptions.release': 'Le parole liberano davvero dall’obbligo: “{quote}”.',
    'exceptions.with-notice': 'Serve prima un avviso: “{quote}”.',
    'exhibits.attached': '{name} è allegato.',
    'exhibits.omitted-openly': 'Il documento dichiara che gli allegati sono omessi: «{quote}».',
    'number-words.precedence': 'Il documento dice che prevalgono le lettere: «{quote}».',
    'numbering.reserved': 'Numeri omessi di proposito: «{quote}».',
    'opposite-duties.conditional': 'I due punti parlano di casi diversi (“{quote}”).',
    'party-names.alias': 'L’altro nome è spiegato: «{quote}».',
    'placeholders.signing': 'Questi spazi si compilano alla firma.',
    'placeholders.template': 'Il documento è un modello da compilare: «{quote}».',
    'signature-block.accepted-otherwise': 'Il documento si accetta in altro modo: «{quote}».',
  },
};
