import type { CataloguePart } from '../catalogue.ts';

export const legalTrade: CataloguePart = {
  experts: {
    'audit-rights': 'Diritti di verifica',
    confidentiality: 'Riservatezza',
    exclusivity: 'Esclusiva',
    'first-refusal': 'Diritti di prelazione',
    'ip-ownership': 'Titolarità della proprietà intellettuale',
    'late-interest': 'Interessi di mora',
    'licence-scope': 'Ambito della licenza',
    'minimum-commitment': 'Impegni minimi',
    'most-favoured-nation': 'Cliente più favorito',
    'non-compete': 'Divieto di concorrenza',
    'non-solicit': 'Divieto di storno',
    'payment-terms': 'Condizioni di pagamento',
    'price-adjustment': 'Adeguamento dei prezzi',
  },
  rules: {
    'audit-rights.missing': {
      title: 'Royalty o quote di ricavo non sono verificabili',
      description:
        'I pagamenti dipendono da dati tenuti da una sola parte, e il documento non prevede alcun diritto di esaminare le scritture.',
      suggestion: 'Aggiungere l’obbligo di tenere le scritture e un diritto di verifica entro limiti precisi.',
      rationale: 'Rende verificabili i dati senza gravare sull’attività.',
    },
    'audit-rights.unbounded': {
      title: '{party} può effettuare verifiche senza preavviso né limiti',
      description:
        'Il diritto di verifica non prevede preavviso, orari o frequenza. La parte verificata deve aprire libri e locali a ogni richiesta.',
      suggestion: 'Richiedere preavviso scritto, orario d’ufficio e non più di una verifica all’anno.',
      rationale: 'Mantiene la verifica e ne limita il disturbo.',
    },
    'confidentiality.forever': {
      title: 'Riservatezza senza termine',
      description:
        'L’obbligo di riservatezza non scade mai. È difficile da gestire, e alcuni giudici non lo applicano oltre i segreti commerciali.',
      suggestion: 'Limitare l’obbligo a un numero di anni, fermi i segreti commerciali finché restano tali.',
      rationale: 'Sostituisce un obbligo perpetuo con un periodo consueto.',
    },
    'confidentiality.missing': {
      title: 'Manca un obbligo di riservatezza',
      description:
        'Le parti si scambieranno informazioni non pubbliche, e nulla obbliga chi le riceve a tenerle segrete o a usarle solo per il contratto.',
      suggestion: 'Aggiungere una clausola di riservatezza reciproca con le consuete eccezioni.',
      rationale: 'Protegge ciò che le parti devono comunicarsi.',
    },
    'confidentiality.no-compelled-disclosure': {
      title: 'Manca l’eccezione per le comunicazioni imposte dalla legge',
      description:
        'La parte cui un giudice o un’autorità ordina di rivelare informazioni dovrebbe violare l’ordine o il contratto.',
      suggestion: 'Consentire le comunicazioni imposte dalla legge, previo avviso ove lecito.',
      rationale: 'Evita il conflitto tra contratto e legge.',
    },
    'confidentiality.no-exceptions': {
      title: 'Riservatezza senza le consuete eccezioni',
      description:
        'Nulla esenta le informazioni pubbliche, già note, ricevute da terzi o sviluppate in modo indipendente. Chi le riceve può risultare inadempiente per informazioni che non sono affatto segrete.',
      suggestion: 'Aggiungere le eccezioni standard.',
      rationale: 'Aggiunge le eccezioni di cui ogni destinatario ha bisogno.',
    },
    'confidentiality.one-sided': {
      title: 'Solo {party} deve mantenere il segreto',
      description:
        'L’obbligo di riservatezza vincola la sola {party}; le informazioni che {party} comunica non sono protette allo stesso modo.',
      suggestion: 'Rendere l’obbligo reciproco, salvo che una sola parte comunichi informazioni.',
    },
    'exclusivity.unearned': {
      title: 'Esclusiva concessa da {party} senza condizioni che la mantengano',
      description:
        '{party} è legata a un solo partner, e il documento non fissa minimi, obiettivi o altre condizioni la cui mancanza faccia cessare l’esclusiva. Se il partner fa poco, {party} non ha altra via al mercato.',
      suggestion: 'Legare l’esclusiva a un risultato minimo, a un territorio e a un periodo.',
    },
    'first-refusal.no-deadline': {
      title: 'Una prelazione senza termine',
      description:
        'Il titolare del diritto può prendersi tutto il tempo che vuole: ciò allontana i terzi e blocca la vendita.',
      suggestion: 'Far decadere il diritto se non è esercitato entro un termine fisso.',
      rationale: 'Aggiunge un termine dopo il quale il proprietario è libero.',
    },
    'ip-ownership.joint-without-rules': {
      title: 'Contitolarità senza regole',
      description:
        'I diritti sono in comune, e nulla dice chi può usarli o concederli in licenza. La risposta cambia da Paese a Paese.',
      suggestion: 'Stabilire se ciascun contitolare può usarli e concederli senza consenso e senza rendiconto.',
      rationale: 'Aggiunge le due regole di cui i contitolari hanno bisogno.',
    },
    'ip-ownership.missing': {
      title: 'Nulla dice a chi appartengono i risultati',
      description:
        'Secondo la maggior parte delle leggi i diritti restano a chi ha creato l’opera, chiunque l’abbia pagata.',
      suggestion:
        'Stabilire a chi appartengono i risultati, che cosa conserva ciascuna parte e quale licenza ottiene l’altra.',
      rationale: 'Stabilisce la titolarità dei risultati e dei materiali anteriori.',
    },
    'ip-ownership.no-background': {
      title: 'La cessione non risparmia ciò che {party} già possedeva',
      description:
        '{party} cede i risultati, e nulla riserva le sue opere anteriori o indipendenti. Può perdere i propri strumenti di lavoro.',
      suggestion: 'Escludere dalla cessione le opere anteriori e indipendenti.',
      rationale: 'Riserva le opere anteriori e indipendenti.',
    },
    'late-interest.missing': {
      title: 'Mancano gli interessi di mora',
      description: 'Chi paga in ritardo si finanzia senza costi, salvo quanto prevede la legge.',
      suggestion: 'Aggiungere un tasso moderato, entro il massimo di legge.',
      rationale: 'Dà un motivo per pagare puntualmente.',
    },
    'late-interest.steep': {
      title: 'Gli interessi di mora sono elevati: {rate}',
      description:
        'Interessi di mora a questo tasso possono valere come penale e sono onerosi per chi ritarda in buona fede.',
      suggestion: 'Ridurre il tasso entro il massimo di legge.',
      rationale: 'Riduce il tasso a uno consueto.',
    },
    'licence-scope.irrevocable': {
      title: 'Una licenza che non può mai finire',
      description:
        '{party, select, none {Una parte} other {{party}}} concede diritti perpetui o irrevocabili. Sopravvivono al mancato pagamento e all’inadempimento.',
      suggestion: 'Far cessare la licenza per inadempimento grave, o condizionarla al pagamento.',
      rationale: 'Elimina le parole che rendono perpetua la licenza.',
    },
    'licence-scope.silent-on-exclusivity': {
      title: 'La licenza non dice se è esclusiva',
      description:
        'La concessione lascia aperto se {party, select, none {una parte} other {{party}}} possa concedere licenze ad altri o usare essa stessa i diritti.',
      suggestion: 'Scrivere “exclusive” oppure “non-exclusive”.',
      rationale: 'Adotta la lettura meno onerosa per il licenziante; da confermare.',
    },
    'minimum-commitment.without-relief': {
      title: 'Un minimo dovuto da {party} in ogni caso',
      description:
        'Il minimo è dovuto anche quando l’altra parte non adempie o un evento fuori controllo lo impedisce.',
      suggestion: 'Ridurre il minimo per tali periodi, o consentire di recuperare in seguito.',
      rationale: 'Riduce il minimo quando non è raggiungibile.',
    },
    'most-favoured-nation.uncompared': {
      title: 'Condizioni migliori promesse da {party} senza un metro',
      description:
        'La promessa di condizioni non peggiori di quelle di altri non richiede quantità e condizioni comparabili. Un solo accordo speciale azzera tutti i prezzi.',
      suggestion: 'Confrontare solo vendite simili in quantità comparabili.',
      rationale: 'Aggiunge il metro di confronto.',
    },
    'non-compete.long': {
      title: 'Il divieto di concorrenza dura {period}',
      description:
        '{party, select, none {Una parte} other {{party}}} resta fuori dal proprio mercato per {period}. Molti giudici ammettono poco più di un anno.',
      suggestion: 'Abbreviare la durata e restringerla all’attività interessata.',
      rationale: 'Riduce il divieto a un anno.',
    },
    'non-compete.unbounded': {
      title: 'Un divieto di concorrenza senza limiti',
      description:
        '{party, select, none {Una parte} other {{party}}} non può fare concorrenza, e non sono indicati né durata né territorio. Un simile vincolo difficilmente è efficace, ma nuoce finché viene rispettato.',
      suggestion: 'Indicare durata, territorio e attività.',
      rationale: 'Limita il divieto alla durata del contratto.',
    },
    'non-solicit.long': {
      title: 'Il divieto di storno dura {period}',
      description: '{period} sono molti per un divieto di assumere o contattare clienti, che può risultare inefficace.',
      suggestion: 'Ridurlo a dodici mesi e fare salvi gli annunci generici.',
      rationale: 'Riduce il divieto a un anno.',
    },
    'non-solicit.one-sided': {
      title: 'Solo {party} non può stornare personale',
      description: '{party} non può contattare il personale dell’altra parte; il proprio non è protetto.',
      suggestion: 'Rendere la clausola reciproca.',
      rationale: 'Protegge il personale di entrambe le parti.',
    },
    'non-solicit.unbounded': {
      title: 'Un divieto di storno senza durata',
      description:
        '{party, select, none {Una parte} other {{party}}} non potrà mai più contattare le persone o i clienti indicati.',
      suggestion: 'Limitare il divieto al contratto e ai dodici mesi successivi.',
      rationale: 'Aggiunge una durata consueta.',
    },
    'payment-terms.late': {
      title: 'Il pagamento può richiedere {period}',
      description:
        'Il creditore finanzia il debitore per {period}. In alcuni Paesi un tale termine è illecito o fa decorrere interessi.',
      suggestion: 'Ridurre il termine a trenta giorni.',
      rationale: 'Usa il consueto termine di pagamento.',
    },
    'payment-terms.missing': {
      title: 'Nulla dice quando il pagamento è dovuto',
      description: 'È dovuto denaro, ma senza scadenza né termine. Non si può dire quando un pagamento è in ritardo.',
      suggestion: 'Indicare il termine e come trattare una fattura contestata.',
      rationale: 'Aggiunge una scadenza e il modo di contestare.',
    },
    'payment-terms.no-dispute': {
      title: 'Nessun diritto di trattenere un importo contestato',
      description: 'Le fatture vanno pagate puntualmente anche se errate; il debitore deve poi chiedere il rimborso.',
      suggestion: 'Far scadere solo gli importi non contestati.',
      rationale: 'Consente di risolvere prima una contestazione onesta.',
    },
    'price-adjustment.unbounded': {
      title: 'I prezzi possono aumentare senza limiti',
      description:
        '{party, select, none {Il prezzo può essere modificato} other {{party} può modificare il prezzo}} senza tetto, indice o accordo. L’altra parte non può pianificare i costi né uscire in tempo.',
      suggestion: 'Fissare un tetto o un indice, un preavviso e un diritto di recesso.',
      rationale: 'Aggiunge un tetto e un preavviso.',
    },
  },
  reasons: {
    'audit-rights.bounded': 'La verifica ha limiti in {section}: “{quote}”.',
    'audit-rights.found': 'Un diritto di verifica è previsto in {section}: “{quote}”.',
    'confidentiality.exceptions-given': 'Vi sono eccezioni in {section}: “{quote}”.',
    'confidentiality.found': 'La riservatezza è trattata in {section}: “{quote}”.',
    'exclusivity.found': 'L’esclusiva è trattata in {section}: “{quote}”.',
    'exclusivity.other-meaning': 'La parola ha un altro senso in {section}: “{quote}”.',
    'exclusivity.tied': 'La sezione la lega a una condizione (“{words}”).',
    'first-refusal.deadline-given': 'Un termine è indicato in {section}: “{quote}”.',
    'ip-ownership.found': 'La titolarità è trattata in {section}: “{quote}”.',
    'ip-ownership.licence-back': 'La sezione concede una licenza di ritorno (“{words}”).',
    'late-interest.found': 'Gli interessi sono trattati in {section}: “{quote}”.',
    'late-interest.lawful-maximum': 'Il tasso resta entro il massimo di legge in {section}: “{quote}”.',
    'licence-scope.can-end': 'La licenza può comunque finire: {section}, “{quote}”.',
    'licence-scope.paid-for': 'La licenza è pagata (“{words}”).',
    'minimum-commitment.found': 'Un minimo è fissato in {section}: “{quote}”.',
    'minimum-commitment.relief': 'La sezione prevede un’attenuazione (“{words}”).',
    'most-favoured-nation.compared': 'Un metro di confronto è dato in {section}: “{quote}”.',
    'non-compete.bounded': 'Il divieto ha limiti in {section}: “{quote}”.',
    'non-compete.exception': 'La sezione prevede un’eccezione (“{words}”).',
    'non-solicit.advertising-allowed': 'Gli annunci generici sono ammessi in {section}: “{quote}”.',
    'non-solicit.bounded': 'Il divieto ha limiti in {section}: “{quote}”.',
    'payment-terms.dispute-allowed': 'Gli importi contestati sono trattati in {section}: “{quote}”.',
    'payment-terms.found': 'Un termine di pagamento è dato in {section}: “{quote}”.',
    'price-adjustment.bounded': 'La modifica del prezzo ha limiti in {section}: “{quote}”.',
    'price-adjustment.found': 'I prezzi possono variare secondo {section}: “{quote}”.',
  },
};
