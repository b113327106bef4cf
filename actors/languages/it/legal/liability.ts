import type { CataloguePart } from '../../catalogue.ts';

export const legalLiability: CataloguePart = {
  experts: {
    'consequential-loss': 'Danni indiretti',
    'covenant-not-to-sue': 'Rinunce ad agire',
    'force-majeure': 'Forza maggiore',
    indemnity: 'Manleva',
    insurance: 'Assicurazione',
    'liability-cap': 'Limite di responsabilità',
    'liquidated-damages': 'Penali e liquidazione del danno',
    'uncapped-liability': 'Responsabilità illimitata',
    warranty: 'Garanzie',
    'warranty-disclaimer': 'Esclusione di garanzie',
  },
  rules: {
    'consequential-loss.direct-too': {
      title: 'Esclusione anche dei danni diretti',
      description:
        'L’esclusione nomina i danni diretti accanto a quelli indiretti. Alla parte lesa non resta un vero rimedio, e la clausola può cadere per intero.',
      suggestion: 'Eliminare i danni diretti dall’esclusione e prevedere un massimale.',
      rationale: 'Lascia il rimedio ordinario per l’inadempimento.',
    },
    'consequential-loss.missing': {
      title: 'Manca l’esclusione dei danni indiretti',
      description:
        'Una violazione può obbligare una parte a risarcire perdite ben oltre il valore del contratto, come il lucro cessante su altri affari.',
      suggestion: 'Escludere i danni indiretti per entrambe le parti, con le consuete eccezioni.',
      rationale: 'Esclude i danni remoti per entrambe le parti.',
    },
    'consequential-loss.one-sided': {
      title: 'Esclusione unilaterale dei danni indiretti: tutela solo {party}',
      description:
        'L’esclusione protegge la sola {party}. L’altra parte risponde ancora dei danni indiretti senza limiti.',
      suggestion: 'Rendere l’esclusione reciproca.',
      rationale: 'Estende la protezione a entrambe le parti.',
    },
    'covenant-not-to-sue.one-sided': {
      title: 'Rinuncia unilaterale ad agire o contestare: {party}',
      description:
        '{party} si impegna a non contestare diritti o a non agire, senza ottenere lo stesso impegno. Si perde così anche un’obiezione fondata, per esempio contro un diritto che non dovrebbe esistere.',
      suggestion: 'Limitare l’impegno alle pretese note alla firma, o renderlo reciproco.',
    },
    'force-majeure.missing': {
      title: 'Manca una clausola di forza maggiore',
      description:
        'La parte ostacolata da eventi fuori dal suo controllo è inadempiente, e nessuno sa quando può liberarsi.',
      suggestion:
        'Aggiungere una clausola reciproca con avviso, attenuazione e diritto di recesso dopo una lunga interruzione.',
      rationale: 'Ripartisce il rischio di eventi che nessuno controlla.',
    },
    'force-majeure.no-end': {
      title: 'Forza maggiore senza diritto di recesso',
      description: 'L’esecuzione è sospesa finché l’evento dura, e nulla consente di uscire se non finisce.',
      suggestion: 'Aggiungere un diritto di recesso dopo un periodo fisso, per esempio sessanta giorni.',
      rationale: 'Aggiunge una via d’uscita da una sospensione senza fine.',
    },
    'force-majeure.one-sided': {
      title: 'Forza maggiore unilaterale: libera solo {party}',
      description:
        'Gli eventi fuori controllo liberano {party} ma non l’altra parte, che nella stessa situazione deve adempiere o risarcire.',
      suggestion: 'Estendere l’esonero a entrambe le parti.',
      rationale: 'Dà a entrambe le parti lo stesso esonero.',
    },
    'indemnity.broad': {
      title: 'Manleva troppo ampia',
      description:
        'Espressioni come “relating to” fanno rispondere {party, select, none {una parte} other {{party}}} di perdite che non ha causato. Spesso gli assicuratori non coprono tanto.',
      suggestion: 'Limitarla alle perdite causate dagli eventi indicati.',
      rationale: 'Restringe la manleva a ciò che è stato causato.',
    },
    'indemnity.missing': {
      title: 'Nessuna manleva per pretese di terzi',
      description:
        'Beni, opere o nomi di una parte sono usati o venduti dall’altra, e nessuno promette di rispondere se un terzo è leso o dice che i suoi diritti sono violati. Ciascuno sopporta ciò per cui è citato.',
      suggestion:
        'Chiedere una manleva alla parte di cui si usano beni, contenuti o marchi, per violazioni e lesioni, con avviso e conduzione della difesa, e un’assicurazione.',
    },
    'indemnity.no-procedure': {
      title: 'Manleva senza procedura per le pretese',
      description:
        'Nulla dice chi deve avvisare della pretesa, chi conduce la difesa e chi può transigere. {party, select, none {Una parte} other {{party}}} può dover pagare una transazione che non ha mai visto.',
      suggestion: 'Aggiungere avviso, controllo della difesa e consenso alle transazioni.',
      rationale: 'Aggiunge la procedura senza mutare chi sopporta la perdita.',
    },
    'indemnity.without-fault': {
      title: 'Manleva senza colpa: {party}',
      description:
        '{party} deve tenere indenne l’altra parte anche quando {party} non ha commesso alcuna violazione, persino per perdite causate dall’altra parte.',
      suggestion:
        'Limitare la manleva alle perdite causate da negligenza, inadempimento o violazione di diritti da parte di {party}.',
      rationale: 'Lega la manleva a una causa imputabile a {party}.',
    },
    'insurance.missing': {
      title: 'Manca una clausola assicurativa',
      description: 'In caso di grave danno, il risarcimento dipende dal patrimonio del responsabile.',
      suggestion: 'Chiedere un’assicurazione di responsabilità adeguata ai rischi, con prova a richiesta.',
      rationale: 'Pone un assicuratore dietro gli impegni.',
    },
    'insurance.no-amount': {
      title: 'Assicurazione senza massimale minimo',
      description: 'L’assicurazione è dovuta, ma senza massimale. Anche una polizza simbolica basterebbe.',
      suggestion: 'Indicare il tipo di copertura e i massimali.',
      rationale: 'Indica un massimale; adattarlo al rischio.',
    },
    'liability-cap.direct-unlimited': {
      title: 'Il danno indiretto è escluso, quello diretto non ha limite',
      description:
        'Le parti escludono il danno più raro, e nessuna clausola limita quanto è dovuto per il danno diretto. {excepted, select, none {L’esclusione non fa neppure eccezioni: così com’è comprende la riservatezza e le manleve.} other {Un piccolo contratto può causare una pretesa illimitata.}}',
      suggestion:
        'Aggiungere un tetto per il danno diretto, uguale per entrambe, ed eccettuare da tetto ed esclusione frode, dolo, lesioni, riservatezza e manleve.',
    },
    'liability-cap.missing': {
      title: 'Manca un massimale di responsabilità',
      description:
        'Nulla limita quanto una parte può dovere per un inadempimento. Un piccolo contratto può generare una pretesa illimitata, che pesa soprattutto su chi esegue.',
      suggestion: 'Aggiungere un massimale reciproco, con eccezioni per ciò che non va limitato.',
      rationale: 'Aggiunge un massimale reciproco pari ai corrispettivi di un anno, con le consuete eccezioni.',
    },
    'liability-cap.no-exceptions': {
      title: 'Massimale di responsabilità senza eccezioni',
      description:
        'Perfino frode, dolo e lesioni sembrano ricadere nel massimale. Per questo un giudice può annullare l’intera clausola.',
      suggestion:
        'Escludere ciò che la legge non consente di limitare e ciò che le parti vogliono risarcito per intero.',
      rationale: 'Mantiene valido il massimale.',
    },
    'liability-cap.one-sided': {
      title: 'Massimale di responsabilità a tutela solo di {party}',
      description: 'La responsabilità di {party} è limitata nell’importo; quella dell’altra parte no.',
      suggestion: 'Rendere il massimale reciproco, o dare a ciascuno un massimale adatto ai suoi rischi.',
      rationale: 'Estende il massimale a entrambe le parti.',
    },
    'liability-cap.short-period': {
      title: 'Massimale basso: solo {period} di pagamenti',
      description:
        'La responsabilità è limitata ai pagamenti di {period}. All’inizio del contratto, o con pagamenti irregolari, è quasi nulla.',
      suggestion: 'Contare dodici mesi, o indicare un importo.',
      rationale: 'Usa il consueto periodo di un anno.',
    },
    'liquidated-damages.no-estimate': {
      title: 'Danno predeterminato senza stima dichiarata',
      description:
        'La somma è dovuta qualunque sia il danno, e nulla dice che lo stimi o che sostituisca altri rimedi. Può essere inefficace, o dovuta oltre al risarcimento.',
      suggestion: 'Precisare che è una stima ragionevole e l’unico rimedio pecuniario per l’evento.',
      rationale: 'Rende la somma efficace e definitiva.',
    },
    'liquidated-damages.penalty': {
      title: 'Somma qualificata come penale',
      description:
        'Molte leggi di common law non ammettono una penale. {party, select, none {Una parte} other {{party}}} può dovere più del danno, oppure il creditore può non ottenere nulla.',
      suggestion: 'Fissare una stima ragionevole del danno e definirla “liquidated damages”.',
      rationale: 'Usa il termine per ciò che la legge ammette.',
    },
    'uncapped-liability.unlimited': {
      title: '{party, select, none {Responsabilità illimitata} other {Responsabilità illimitata di {party}}}',
      description:
        'Il testo rende la responsabilità illimitata o totale. Una sola pretesa può superare tutto ciò che il contratto renderà mai.',
      suggestion: 'Ricondurla a un massimale, o limitarla a quanto è assicurato.',
      rationale: 'Riporta questa responsabilità entro i limiti concordati.',
    },
    'uncapped-liability.wide-exception': {
      title: 'Eccezione ampia al massimale di responsabilità',
      description:
        'Le eccezioni al massimale coprono pretese comuni come manleva, riservatezza o qualsiasi inadempimento. Ben poco resta limitato.',
      suggestion:
        'Prevedere per esse un secondo massimale più alto, e riservare la responsabilità illimitata a frode e dolo.',
      rationale: 'Restringe l’eccezione.',
    },
    'warranty-disclaimer.total': {
      title: 'Esclusione totale delle garanzie (“così com’è”)',
      description:
        '{party, select, none {Una parte} other {{party}}} esclude ogni garanzia, senza eccezione per quanto il contratto promette. L’acquirente paga per qualcosa di cui nessuno risponde.',
      suggestion: 'Fare salve le garanzie date dal documento.',
      rationale: 'Mantiene in vita gli impegni del documento.',
    },
    'warranty.missing': {
      title: 'Manca ogni garanzia',
      description: 'Il documento non dice quale qualità deve avere la prestazione né che cosa accade se manca.',
      suggestion: 'Aggiungere una garanzia di diligenza e conformità, con rimedio e durata.',
      rationale: 'Aggiunge una garanzia con un rimedio.',
    },
    'warranty.short': {
      title: 'Durata breve della garanzia: {period}',
      description: 'I difetti emergono spesso dopo {period}; da allora li sopporta l’acquirente.',
      suggestion: 'Chiedere dodici mesi.',
      rationale: 'Porta la garanzia a un anno.',
    },
  },
  reasons: {
    'consequential-loss.excluded': 'L’esclusione si trova in {section}: “{quote}”.',
    'consequential-loss.indemnity-not-exclusion':
      'Le parole descrivono una manleva e non escludono nulla: {section}, “{quote}”.',
    'covenant-not-to-sue.exception': 'L’impegno ha un’eccezione in {section}: “{quote}”.',
    'force-majeure.found': 'La forza maggiore è trattata in {section}: “{quote}”.',
    'force-majeure.may-end': 'La sezione consente di sciogliere il contratto: {section}, “{quote}”.',
    'indemnity.limited-by-fault': 'La sezione la limita secondo la causa (“{words}”).',
    'indemnity.procedure-given': 'Una procedura per le pretese è indicata in {section}: “{quote}”.',
    'indemnity.stands': 'Una manleva si trova in {section}: “{quote}”.',
    'insurance.amount-given': 'Una misura della copertura è indicata in {section}: “{quote}”.',
    'insurance.found': 'L’assicurazione è richiesta in {section}: “{quote}”.',
    'liability-cap.capped': 'La responsabilità ha un massimale in {section}: “{quote}”.',
    'liability-cap.within-cap': 'La sezione la riconduce al massimale (“{words}”).',
    'liquidated-damages.estimated': 'Il documento dice che è una stima e non una penale: {section}, “{quote}”.',
    'liquidated-damages.found': 'Una somma fissa si trova in {section}: “{quote}”.',
    'liquidated-damages.limited': 'La sezione la limita (“{words}”).',
    'uncapped-liability.capped-after-all': 'La responsabilità ha un massimale altrove, in {section}: “{quote}”.',
    'uncapped-liability.usual-exception': 'L’eccezione è consueta (“{words}”).',
    'warranty.express-remain': 'Restano le garanzie espresse (“{words}”).',
    'warranty.given': 'Una garanzia è data in {section}: “{quote}”.',
  },
};
