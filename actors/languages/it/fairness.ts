import type { CataloguePart } from '../catalogue.ts';

export const fairness: CataloguePart = {
  experts: {
    'unfair-onerous-terms': 'Tutela del consumatore: clausole gravose',
    'labelled-letters': 'Classificatore di clausole vessatorie, per lettere',
    'labelled-terms': 'Classificatore di clausole vessatorie',
    'unfair-arbitration': 'Tutela del consumatore: arbitrato',
    'unfair-choice-of-law': 'Tutela del consumatore: legge applicabile',
    'unfair-content-removal': 'Tutela del consumatore: rimozione di contenuti',
    'unfair-contract-by-using': 'Tutela del consumatore: consenso mediante l’uso',
    'unfair-jurisdiction': 'Tutela del consumatore: foro',
    'unfair-limitation-of-liability': 'Tutela del consumatore: responsabilità',
    'unfair-privacy-included': 'Tutela del consumatore: consenso privacy incorporato',
    'unfair-unilateral-change': 'Tutela del consumatore: modifica unilaterale',
    'unfair-unilateral-termination': 'Tutela del consumatore: recesso unilaterale',
  },
  rules: {
    'unfair-onerous-terms.token-cap': {
      title: 'Responsabilità limitata a una somma simbolica: {amount}',
      description:
        'Qualunque sia il danno, il professionista paga al massimo {amount} se si è pagato poco o nulla. Per danni alla persona, dolo e colpa grave la legge non lo ammette.',
      suggestion:
        'Chiedere responsabilità piena per dolo, colpa grave e danni alla persona, e per il resto una somma reale.',
    },
    'unfair-onerous-terms.licence-over-content': {
      title: 'Ampia licenza su quanto inviano gli utenti',
      description:
        'Quanto il consumatore scrive o carica può essere usato, modificato e ceduto ben oltre il servizio, a lungo o per sempre, senza compenso.',
      suggestion: 'Limitarla al funzionamento del servizio e farla cessare con la cancellazione.',
    },
    'unfair-onerous-terms.consumer-indemnifies': {
      title: 'Il consumatore deve tenere indenne il professionista',
      description: 'Il consumatore risponde di pretese e spese legali, spesso senza colpa e senza limite.',
      suggestion: 'Eliminarla, o limitarla al danno causato da una violazione colpevole.',
    },
    'unfair-onerous-terms.no-refund': {
      title: 'Nessun rimborso, in nessun caso',
      description: 'Quanto pagato è perso, anche se il professionista annulla, cambia o non esegue.',
      suggestion: 'Rimborsare quanto non eseguito e riconoscere il recesso di legge.',
    },
    'unfair-onerous-terms.renews-itself': {
      title: 'L’abbonamento si rinnova da solo',
      description: 'Prosegue e viene addebitato senza promemoria; chi dimentica una data paga un altro periodo.',
      suggestion: 'Chiedere un promemoria prima di ogni rinnovo e una disdetta facile come l’adesione.',
    },
    'unfair-onerous-terms.watches': {
      title: 'Il professionista può osservare dispositivo o messaggi',
      description:
        'Il testo consente di guardare dispositivo, messaggi o informazioni del consumatore oltre quanto serve.',
      suggestion: 'Dire che cosa si legge, perché e per quanto tempo, e chiedere un consenso separato.',
    },
    'labelled-terms.arbitration': {
      title: 'Potenzialmente vessatoria: arbitrato obbligatorio',
      description:
        'Un classificatore addestrato su condizioni d’uso annotate da giuristi prende {count, plural, one {questa frase} other {queste # frasi}} per una tale clausola.',
      suggestion: 'Lasciare al consumatore la scelta di andare in giudizio.',
    },
    'labelled-terms.arbitration-severe': {
      title: 'Probabilmente vessatoria: arbitrato obbligatorio',
      description:
        'Un classificatore addestrato su condizioni d’uso annotate da giuristi prende {count, plural, one {questa frase} other {queste # frasi}} per una tale clausola.',
      suggestion: 'Lasciare al consumatore la scelta di andare in giudizio.',
    },
    'labelled-terms.choice-of-law': {
      title: 'Potenzialmente vessatoria: scelta della legge',
      description:
        'Un classificatore addestrato su condizioni d’uso annotate da giuristi prende {count, plural, one {questa frase} other {queste # frasi}} per una tale clausola.',
      suggestion: 'Aggiungere che il diritto imperativo del domicilio del consumatore resta intatto.',
    },
    'labelled-terms.content-removal': {
      title: 'Potenzialmente vessatoria: rimozione di contenuti',
      description:
        'Un classificatore addestrato su condizioni d’uso annotate da giuristi prende {count, plural, one {questa frase} other {queste # frasi}} per una tale clausola.',
      suggestion: 'Indicare i motivi, dare avviso e una via per opporsi.',
    },
    'labelled-terms.content-removal-severe': {
      title: 'Probabilmente vessatoria: rimozione di contenuti',
      description:
        'Un classificatore addestrato su condizioni d’uso annotate da giuristi prende {count, plural, one {questa frase} other {queste # frasi}} per una tale clausola.',
      suggestion: 'Indicare i motivi, dare avviso e una via per opporsi.',
    },
    'labelled-terms.contract-by-using': {
      title: 'Potenzialmente vessatoria: consenso tramite l’uso',
      description:
        'Un classificatore addestrato su condizioni d’uso annotate da giuristi prende {count, plural, one {questa frase} other {queste # frasi}} per una tale clausola.',
      suggestion: 'Chiedere un’accettazione espressa; silenzio o uso non devono bastare.',
    },
    'labelled-terms.jurisdiction': {
      title: 'Potenzialmente vessatoria: foro competente',
      description:
        'Un classificatore addestrato su condizioni d’uso annotate da giuristi prende {count, plural, one {questa frase} other {queste # frasi}} per una tale clausola.',
      suggestion: 'Lasciare che il consumatore agisca e sia convenuto nel suo domicilio.',
    },
    'labelled-terms.limitation-of-liability': {
      title: 'Potenzialmente vessatoria: limitazione di responsabilità',
      description:
        'Un classificatore addestrato su condizioni d’uso annotate da giuristi prende {count, plural, one {questa frase} other {queste # frasi}} per una tale clausola.',
      suggestion: 'Lasciare fuori dall’esclusione dolo, colpa grave e lesioni.',
    },
    'labelled-terms.limitation-of-liability-severe': {
      title: 'Probabilmente vessatoria: limitazione di responsabilità',
      description:
        'Un classificatore addestrato su condizioni d’uso annotate da giuristi prende {count, plural, one {questa frase} other {queste # frasi}} per una tale clausola.',
      suggestion: 'Lasciare fuori dall’esclusione dolo, colpa grave e lesioni.',
    },
    'labelled-terms.privacy-included': {
      title: 'Potenzialmente vessatoria: consenso privacy incluso',
      description:
        'Un classificatore addestrato su condizioni d’uso annotate da giuristi prende {count, plural, one {questa frase} other {queste # frasi}} per una tale clausola.',
      suggestion: 'Chiedere il consenso sui dati separatamente dalle condizioni.',
    },
    'labelled-terms.unilateral-change': {
      title: 'Potenzialmente vessatoria: modifica unilaterale',
      description:
        'Un classificatore addestrato su condizioni d’uso annotate da giuristi prende {count, plural, one {questa frase} other {queste # frasi}} per una tale clausola.',
      suggestion: 'Chiedere un motivo valido, un avviso e un’uscita gratuita prima della modifica.',
    },
    'labelled-terms.unilateral-termination': {
      title: 'Potenzialmente vessatoria: recesso unilaterale',
      description:
        'Un classificatore addestrato su condizioni d’uso annotate da giuristi prende {count, plural, one {questa frase} other {queste # frasi}} per una tale clausola.',
      suggestion: 'Indicare i motivi, dare avviso e rimborsare il tempo non goduto.',
    },
    'labelled-terms.unilateral-termination-severe': {
      title: 'Probabilmente vessatoria: recesso unilaterale',
      description:
        'Un classificatore addestrato su condizioni d’uso annotate da giuristi prende {count, plural, one {questa frase} other {queste # frasi}} per una tale clausola.',
      suggestion: 'Indicare i motivi, dare avviso e rimborsare il tempo non goduto.',
    },
    'unfair-arbitration.far-hearing': {
      title: 'Arbitrato nel luogo scelto dal professionista',
      description:
        '{count, plural, one {Una frase fissa} other {# frasi fissano}} l’arbitrato in un luogo che può essere lontano dal consumatore, il quale rinuncerà piuttosto che viaggiare.',
      suggestion: 'Tenere l’udienza dove vive il consumatore, o a distanza.',
    },
    'unfair-arbitration.mandatory': {
      title: 'Arbitrato obbligatorio per i consumatori',
      description:
        '{count, plural, one {Una frase rende} other {# frasi rendono}} obbligatorio l’arbitrato o fa rinunciare alle azioni collettive. Nell’Unione europea una tale clausola si presume vessatoria.',
      suggestion: 'Rendere facoltativo l’arbitrato per i consumatori.',
      rationale: 'Tiene aperta la via al giudice.',
    },
    'unfair-choice-of-law.far-law': {
      title: 'Legge straniera imposta ai consumatori',
      description:
        '{count, plural, one {Una frase sceglie} other {# frasi scelgono}} la legge del Paese del professionista, senza dire che il consumatore conserva la tutela imperativa del proprio.',
      suggestion: 'Aggiungere che restano ferme le norme imperative a tutela del consumatore.',
      rationale: 'Fa salve le norme imperative.',
    },
    'unfair-content-removal.at-whim': {
      title: 'Rimozione di contenuti a discrezione del professionista',
      description:
        '{count, plural, one {Una frase consente} other {# frasi consentono}} al professionista di rimuovere i contenuti senza avviso o a propria discrezione.',
      suggestion: 'Indicare i motivi, dare avviso e un modo di opporsi.',
      rationale: 'Lega la rimozione a un motivo o a un avviso.',
    },
    'unfair-content-removal.vague-ground': {
      title: 'Rimozione di contenuti per motivi vaghi',
      description:
        '{count, plural, one {Una frase consente} other {# frasi consentono}} la rimozione secondo il solo giudizio del professionista.',
      suggestion: 'Indicare i motivi, dare avviso e un modo di opporsi.',
    },
    'unfair-contract-by-using.use-is-consent': {
      title: 'Contratto concluso con il semplice uso (browsewrap)',
      description:
        '{count, plural, one {Una frase considera} other {# frasi considerano}} l’uso del servizio come accettazione delle condizioni o di modifiche successive, lette o no.',
      suggestion: 'Chiedere un atto espresso, come una casella da spuntare, prima che il contratto vincoli.',
    },
    'unfair-jurisdiction.far-court': {
      title: 'Foro esclusivo lontano dal consumatore',
      description:
        '{count, plural, one {Una frase fissa} other {# frasi fissano}} come unico foro quello del professionista. Un consumatore all’estero difficilmente vi può agire.',
      suggestion: 'Consentire ai consumatori di agire ed essere convenuti dove vivono.',
      rationale: 'Fa salvo il foro del consumatore.',
    },
    'unfair-limitation-of-liability.capped': {
      title: 'Responsabilità limitata verso i consumatori',
      description:
        '{count, plural, one {Una frase limita} other {# frasi limitano}} quanto il consumatore può ottenere, spesso a un importo simbolico.',
      suggestion: 'Togliere il limite per dolo, colpa grave e obblighi essenziali.',
    },
    'unfair-limitation-of-liability.excluded': {
      title: 'Responsabilità esclusa verso i consumatori',
      description:
        '{count, plural, one {Una frase dice} other {# frasi dicono}} che il professionista non risponde di guasti, perdite o ritardi, senza distinguere secondo la colpa.',
      suggestion: 'Limitare l’esclusione agli eventi che il professionista non poteva evitare.',
    },
    'unfair-limitation-of-liability.injury': {
      title: 'Responsabilità esclusa anche per lesioni o colpa grave',
      description:
        '{count, plural, one {Una frase esclude} other {# frasi escludono}} la responsabilità per lesioni, morte o colpa grave. In gran parte d’Europa la clausola è nulla.',
      suggestion: 'Fare salvi lesioni, dolo e colpa grave.',
      rationale: 'Ripristina la responsabilità che non si può escludere.',
    },
    'unfair-limitation-of-liability.losses': {
      title: 'Esclusione di intere categorie di danni',
      description:
        '{count, plural, one {Una frase esclude} other {# frasi escludono}} perdite di dati, di profitto o danni indiretti, chiunque ne abbia colpa.',
      suggestion: 'Escludere solo danni imprevedibili e non dovuti a colpa.',
    },
    'unfair-limitation-of-liability.others': {
      title: 'Esclusione per contenuti, partner o terzi',
      description:
        '{count, plural, one {Una frase nega} other {# frasi negano}} la responsabilità per ciò che altri fanno sul servizio o tramite esso, anche se il professionista li ha scelti o li controlla.',
      suggestion: 'Mantenere la responsabilità per scelta, controllo e conoscenza propri.',
    },
    'unfair-privacy-included.bundled': {
      title: 'Consenso privacy incluso nei termini',
      description:
        '{count, plural, one {Una frase fa} other {# frasi fanno}} dell’informativa una parte del contratto o ricava il consenso dall’uso. Il consenso deve essere libero e separato.',
      suggestion: 'Separare l’informativa dal contratto e chiedere il consenso a parte.',
    },
    'unfair-unilateral-change.of-service-or-price': {
      title: 'Modifica unilaterale del servizio o del prezzo',
      description:
        '{count, plural, one {Una frase consente} other {# frasi consentono}} al professionista di alterare, ridurre o ritariffare ciò che è stato pagato.',
      suggestion: 'Limitare le modifiche a motivi indicati, con preavviso e recesso.',
      rationale: 'Aggiunge un preavviso.',
    },
    'unfair-unilateral-change.of-terms': {
      title: 'Modifica unilaterale dei termini',
      description:
        '{count, plural, one {Una frase consente} other {# frasi consentono}} al professionista di modificare da solo le condizioni. Il consumatore aveva accettato altro.',
      suggestion: 'Indicare i motivi, un congruo preavviso e un recesso gratuito.',
      rationale: 'Aggiunge preavviso, motivo e via d’uscita.',
    },
    'unfair-unilateral-termination.groundless': {
      title: 'Recesso unilaterale senza motivo',
      description:
        '{count, plural, one {Una frase consente} other {# frasi consentono}} di sospendere o cessare in ogni momento, a piacere o senza avviso. Il consumatore può perdere accesso, dati e denaro.',
      suggestion: 'Richiedere un motivo grave e un ragionevole preavviso.',
      rationale: 'Richiede un motivo e un avvertimento, o un preavviso.',
    },
    'unfair-unilateral-termination.vague-ground': {
      title: 'Recesso unilaterale per motivi vaghi',
      description:
        '{count, plural, one {Una frase consente} other {# frasi consentono}} di sospendere o cessare per motivi che il professionista giudica da solo.',
      suggestion: 'Indicare i motivi, e dare un avvertimento e un modo di opporsi.',
    },
  },
  reasons: {
    'labelled-letters.alike':
      'Letta per lettere, la frase somiglia a quelle di cui i giuristi che hanno annotato condizioni d’uso hanno detto vessatorie il {percent}%.',
    'labelled-letters.unlike':
      'Letta per lettere, la frase somiglia a quelle di cui i giuristi che hanno annotato condizioni d’uso ne hanno detto vessatorie non più del {percent}%.',
    'labelled-terms.alike':
      'Di frasi come questa, i giuristi che hanno annotato condizioni d’uso hanno detto vessatorie il {percent}%.',
    'labelled-terms.unlike':
      'Di frasi come questa, i giuristi che hanno annotato condizioni d’uso ne hanno detto vessatorie non più del {percent}%.',
    'unfair-arbitration.voluntary': 'L’arbitrato è volontario: {section}, “{quote}”.',
    'unfair-arbitration.way-out': 'La sezione lascia una via d’uscita (“{words}”).',
    'unfair-choice-of-law.protected': 'Le norme imperative a tutela del consumatore sono salve: {section}, “{quote}”.',
    'unfair-choice-of-law.conflict-rules-out': 'Esclude anche le norme che proteggerebbero il consumatore (“{words}”).',
    'unfair-content-removal.of-user': 'È l’utente che può rimuovere: {section}, “{quote}”.',
    'unfair-content-removal.checked': 'La sezione dà un motivo o un modo di opporsi (“{words}”).',
    'unfair-contract-by-using.express-act': 'È richiesto un atto espresso: {section}, “{quote}”.',
    'unfair-contract-by-using.later-changes-too':
      'Ricava dall’uso anche il consenso alle modifiche successive (“{words}”).',
    'unfair-jurisdiction.at-home': 'Il foro del consumatore resta aperto: {section}, “{quote}”.',
    'unfair-jurisdiction.softened': 'La sezione lo attenua (“{words}”).',
    'unfair-limitation-of-liability.saved':
      'La frase fa salva la responsabilità o parla di quella dell’utente: {section}, “{quote}”.',
    'unfair-limitation-of-liability.statute-saved': 'La sezione fa salvo ciò che la legge protegge (“{words}”).',
    'unfair-privacy-included.only-informs': 'La frase si limita a rinviare all’informativa: {section}, “{quote}”.',
    'unfair-unilateral-change.with-consent':
      'La modifica richiede il consenso o una base di legge: {section}, “{quote}”.',
    'unfair-unilateral-change.announced': 'La sezione promette un preavviso (“{words}”).',
    'unfair-unilateral-change.at-whim': 'È più grave, perché dice “{words}”.',
    'unfair-unilateral-termination.of-user': 'È un diritto dell’utente: {section}, “{quote}”.',
    'unfair-unilateral-termination.grounded': 'La frase indica un motivo o un preavviso (“{words}”).',
  },
};
