import { type RiskPositions, riskPositionTexts } from '../risk-part.ts';

/** By class of clause risk, and by story where that is another matter: what the other side says, and what to settle for. */
const positions: RiskPositions = {
  affiliates_bound: [
    '«Trattiamo con il gruppo, non con una sola sua società.»',
    'Vincolare solo le affiliate che usano il contratto, elencate per nome, e far vigilare su di loro chi firma.',
  ],
  assignment_one_sided: [
    '«Dobbiamo poter riorganizzare la nostra attività.»',
    'Consentire a entrambe la cessione nel gruppo con preavviso, fermo restando chi cede obbligato, e chiedere il consenso in ogni altro caso.',
  ],
  automatic_end: [
    '«Se accade, per noi l’accordo non ha più senso.»',
    'Mantenere l’evento come causa di recesso con trenta giorni di preavviso, pagando quanto fatto fino ad allora.',
  ],
  change_of_control: [
    '«Abbiamo scelto voi, non chi vi compra.»',
    'Mantenere il diritto solo per la vendita a un concorrente nominato, da esercitare entro sessanta giorni dalla comunicazione.',
  ],
  change_of_products: [
    '«Dobbiamo poter migliorare ciò che produciamo.»',
    'Accettare modifiche che conservano funzioni e compatibilità, con novanta giorni di preavviso, e il diritto di uscire se un prodotto è ritirato.',
  ],
  change_of_terms: [
    '«Tutti i nostri clienti hanno le stesse condizioni.»',
    'Accettare modifiche con sessanta giorni di preavviso che non tocchino prezzo e obblighi principali, con recesso gratuito prima che valgano.',
  ],
  claims_waived: [
    '«Ciascuno assicura i propri beni.»',
    'Accettare che ciascuno sopporti quanto paga la propria assicurazione, salvi colpa grave e dolo.',
  ],
  confidentiality_thin: [
    '«Un obbligo più severo ci costa più di quanto valga il segreto.»',
    'Accettare tre anni dopo la fine, uguali per entrambe, e i segreti commerciali finché restano tali.',
  ],
  confidentiality_wide: [
    '«Non possiamo contrassegnare ogni pagina che consegniamo.»',
    'Accettare informazioni non contrassegnate ma evidentemente riservate, con le quattro eccezioni consuete e una fine dopo cinque anni.',
  ],
  conflict_of_interest: [
    '«Tutti al tavolo lo sanno.»',
    'Mantenere l’assetto, ma far approvare ogni affare tra i due da una persona indipendente che veda i conti.',
  ],
  consent_open: [
    '«Dobbiamo vedere ogni caso prima di dire sì.»',
    'Mantenere il consenso, con risposta entro quindici giorni lavorativi e motivi scritti in caso di rifiuto.',
  ],
  costs_open: [
    '«Non possiamo conoscere i costi in anticipo.»',
    'Accettare costi documentati fino a un tetto annuo, e oltre solo con approvazione preventiva.',
  ],
  customer_data: [
    '«I dati ci servono per erogare e migliorare il servizio.»',
    'Consentire l’uso in forma aggregata, che non riveli persone o clienti, e la cancellazione entro sessanta giorni dalla fine.',
  ],
  defences_waived: [
    '«Senza quella clausola discuteremmo di tutto.»',
    'Accettare che si possa chiedere un provvedimento inibitorio, lasciando al giudice prova, cauzione e difese.',
  ],
  discretion: [
    '«Qualcuno deve decidere, ed è affar nostro.»',
    'Lasciare a loro la decisione, in buona fede e con motivi scritti, rivedibile da un esperto su richiesta.',
  ],
  duty_beyond_control: [
    '«Siete più vicini di noi alla questione.»',
    'Promettere la ragionevole diligenza invece del risultato, ed escludere due o tre casi nominati.',
  ],
  exclusivity_bound: [
    '«Investiamo su di voi e ci aspettiamo che restiate con noi.»',
    'Accettare l’esclusiva per prodotti e luoghi nominati per due anni, con fine se i volumi concordati mancano.',
  ],
  exclusivity_hollow: [
    '«Teniamo ciò che già vendiamo sul mercato.»',
    'Accettare un elenco chiuso di clienti e canali attuali fuori dall’esclusiva, con una provvigione su quelle vendite.',
  ],
  exit_without_transition: [
    '«Quando è finita, è finita.»',
    'Chiedere novanta giorni per portare a termine ciò che è iniziato, alle condizioni in vigore.',
  ],
  force_majeure_one_sided: [
    '«Voi dovete solo pagare, e pagare si può sempre.»',
    'Rendere la clausola reciproca salvo che per i pagamenti, con recesso di entrambe dopo sessanta giorni.',
  ],
  forum_unfavourable: [
    '«Non andiamo in giudizio all’estero.»',
    'Chi agisce vada dal giudice dell’altra parte, dopo trenta giorni di trattative, con la prescrizione di legge.',
  ],
  incorporated_unseen: [
    '«Il documento è uguale per tutti e si può leggere sempre.»',
    'Accettarlo nella versione alla data della firma, subordinato al contratto, e ogni nuova versione solo con il consenso.',
  ],
  indemnity_one_sided: [
    '«Il rischio viene dal vostro lato dell’affare.»',
    'Accettare la manleva per pretese di terzi causate da colpa di chi la presta, e chiedere la stessa per ciò che causano loro.',
  ],
  indemnity_procedure: [
    '«Chi è citato deve potersi difendere.»',
    'Chi paga guida la difesa con un legale gradito a entrambe; nessuno transige ammettendo colpe senza consenso.',
  ],
  indemnity_wide: [
    '«Controllate voi l’esecuzione, quindi coprite le pretese che ne nascono.»',
    'Accettarla per pretese di terzi causate da colpa, in proporzione a quella colpa e fino a una somma fissa.',
  ],
  ip_transfer_wide: [
    '«L’abbiamo pagato, quindi è nostro.»',
    'Trasferire al pagamento ciò che è fatto solo per loro, e concedere una licenza duratura su quanto preesiste e serve.',
  ],
  liability_cap_uneven: [
    '«Il nostro assicuratore non ci lascia superare i corrispettivi di un anno.»',
    'Accettare un solo limite per entrambe che copra la perdita prevedibile, con le stesse eccezioni.',
  ],
  liability_unlimited: [
    '«Questi rischi sono nelle vostre mani, quindi dovete portarli per intero.»',
    'Accettare per queste perdite un limite proprio più alto, e nessun limite solo per dolo e frode.',
  ],
  licence_narrow: [
    '«Ciò che non è in licenza lo vendiamo a parte.»',
    'Accettare una licenza per gli usi elencati in un allegato, con affiliate e collaboratori che lavorano per il licenziatario.',
  ],
  licence_wide: [
    '«Non possiamo ritirare ciò che è pubblicato.»',
    'Accettare quanto prodotto durante il contratto finché è in circolazione, e nulla di nuovo dopo la fine.',
  ],
  loss_excluded: [
    '«Nel nostro settore nessuno risponde del mancato guadagno.»',
    'Accettare l’esclusione per entrambe, salvo violazione della riservatezza, contraffazione, frode e dolo.',
  ],
  loss_excluded_but_gross: [
    '«Lavoriamo per un compenso modesto e non possiamo rispondere di ogni errore.»',
    'Accettare la colpa grave per le scelte discrezionali, e la colpa lieve per contabilità, denaro e termini.',
  ],
  minimum_harsh: [
    '«Vi teniamo libera della capacità.»',
    'Accettare l’ottanta per cento della cifra, un anno per recuperare e la perdita dell’esclusiva come sola sanzione.',
  ],
  no_criticism: [
    '«Il nostro nome è tutto ciò che abbiamo.»',
    'Accettare un divieto reciproco di affermazioni false, lasciando libero ciò che legge, giudice o autorità richiedono.',
  ],
  no_firm_promise: [
    '«Facciamo del nostro meglio, ma non possiamo promettere un risultato.»',
    'Accettare un impegno ragionevole con un minimo misurabile, un rapporto trimestrale e l’uscita se manca due volte.',
  ],
  no_refund: [
    '«Abbiamo pianificato e speso contando su quel pagamento.»',
    'Lasciare loro quanto maturato e i costi provati, e far restituire il resto entro trenta giorni.',
  ],
  noncompete_wide: [
    '«Condividiamo conoscenze e dobbiamo esser certi che non siano usate contro di noi.»',
    'Accettarlo per clienti e prodotti trattati davvero, al massimo un anno dopo la fine, e affidarsi alla riservatezza per il resto.',
  ],
  nonsolicit_wide: [
    '«Non possiamo formare persone perché le assumiate voi.»',
    'Accettare dodici mesi per chi ha lavorato direttamente con l’altra parte, salvi gli annunci generali, in modo reciproco.',
  ],
  partner_squeezed: [
    '«Qualcuno deve poter decidere quando non siamo d’accordo.»',
    'Tenere la maggioranza per l’ordinario; nuove quote, debiti e riscatto richiedono tutti i soci o un valore equo stimato da un esperto.',
  ],
  pay_when_paid: [
    '«Non possiamo pagare prima del nostro cliente.»',
    'Accettare l’attesa, al massimo sessanta giorni dalla fattura, e non se il cliente trattiene per colpa d’altri.',
  ],
  payment_deductions: [
    '«Dobbiamo poter trattenere quando qualcosa non va.»',
    'Accettare la compensazione di somme non contestate o decise dal giudice, con dieci giorni di preavviso e il conteggio.',
  ],
  penalty: [
    '«Senza un prezzo sul ritardo nessuno consegna in tempo.»',
    'Accettare una somma dello 0,5 per cento a settimana, al massimo il 5 per cento in tutto, come unico importo per il ritardo.',
  ],
  penalty_interest: [
    '«Il ritardo ci costa.»',
    'Accettare gli interessi legali di mora, da un sollecito, su somme non contestate.',
  ],
  price_change: [
    '«Anche i nostri costi cambiano, e non possiamo portarli da soli.»',
    'Accettare una variazione l’anno secondo un indice pubblicato, al massimo del tre per cento, con novanta giorni di preavviso.',
  ],
  remedy_thin: [
    '«La riparazione è ciò che tutti danno nel nostro mercato.»',
    'Accettare prima la riparazione, entro trenta giorni; dopo un secondo insuccesso il rimborso e il recesso.',
  ],
  renewal_trap: [
    '«Il rinnovo automatico mantiene il vostro servizio senza interruzioni.»',
    'Accettare il rinnovo di anno in anno, con un promemoria sessanta giorni prima e disdetta con trenta giorni di preavviso.',
  ],
  report_without_audit: [
    '«I nostri libri sono aperti ai nostri revisori e a nessun altro.»',
    'Accettare una verifica annua di un revisore indipendente vincolato al segreto, a loro spese se manca più del cinque per cento.',
  ],
  risk_shifted: [
    '«Siete sul posto e potete assicurarvi.»',
    'Assumere il rischio finché beni o lavori sono nelle proprie mani, ciascuna parte assicurata per ciò che controlla.',
  ],
  silence_binds: [
    '«Non possiamo aspettare una risposta per sempre.»',
    'Accettare il silenzio dopo un secondo avviso che lo dica e altri dieci giorni lavorativi, senza perdere i diritti per vizi occulti.',
  ],
  survival_uneven: [
    '«Quelle clausole devono durare oltre il contratto per servire.»',
    'Accettare la sopravvivenza delle clausole di un elenco, tre anni ciascuna, e senza fine per segreti e somme dovute.',
  ],
  suspension: [
    '«Non possiamo continuare a servire chi non paga o ci mette a rischio.»',
    'Accettare la sospensione dopo dieci giorni di preavviso per somme non contestate, o subito per un pericolo reale e finché dura.',
  ],
  term_open: [
    '«Lo definiremo quando ne sapremo di più.»',
    'Lasciarlo aperto fino a una data, e dire ora chi decide allora e che cosa vale se nessuno lo fa.',
  ],
  term_without_end: [
    '«Abbiamo pianificato persone e capacità per l’intera durata.»',
    'Accettare una prima durata di tre anni, e poi un’uscita con sei mesi di preavviso.',
  ],
  termination_at_will: [
    '«Dobbiamo poter uscire quando per noi non funziona più.»',
    'Accettare la causa con sessanta giorni di preavviso e motivi scritti, pagando lavori fatti e ordini emessi.',
  ],
  termination_one_sided: [
    '«Abbiamo messo in questo più di voi.»',
    'Accettare per sé un preavviso più lungo, ma le stesse cause e lo stesso tempo per rimediare.',
  ],
  termination_without_cure: [
    '«A certe violazioni non si può rimediare.»',
    'Accettare la fine immediata per un elenco chiuso di violazioni gravi, e quindici giorni per rimediare a ogni altra.',
  ],
  warranty_absolute: [
    '«Se non conoscete voi la vostra attività, chi la conosce?»',
    'Limitare la garanzia a ciò che era noto o si poteva accertare con ragionevole diligenza, per dodici mesi.',
  ],
  warranty_disclaimed: [
    '«Consegniamo così com’è; nel nostro mercato nessuno promette di più.»',
    'Chiedere due promesse: che sia come descritto per un tempo fisso e che possano cedere ciò che vendono.',
  ],
  exclusivity: [
    '«Investiamo su di voi e ci aspettiamo che restiate con noi.»',
    'Accettare di non trattare con altri per prodotti e luoghi nominati, per due anni, finché i volumi concordati arrivano.',
  ],
  insurance: [
    '«Il nostro assicuratore lo chiede a chiunque lavori con noi.»',
    'Accettare una polizza per i rischi nelle proprie mani, con massimali pari al valore del contratto e un certificato l’anno.',
  ],
  liability_cap_mutual: [
    '«Il nostro assicuratore non ci lascia superare i corrispettivi di un anno.»',
    'Tenere il limite, portarlo alla perdita prevedibile e lasciarne fuori frode, lesioni e riservatezza.',
  ],
  licence_perpetual: [
    '«La userete ancora molto dopo la fine del progetto.»',
    'Far durare la licenza finché è pagata, e farla finire solo per una violazione non rimediata.',
  ],
  survival: [
    '«Quelle clausole devono durare oltre il contratto per servire.»',
    'Scrivere un solo elenco di ciò che sopravvive, tre anni per voce, senza fine per segreti e somme dovute.',
  ],
  indemnity_for_others_fault: [
    '«Voi siete assicurati per questo, noi no.»',
    'Dividere la perdita in proporzione alla colpa, e non pagare nulla per ciò che l’altra parte causa da sola.',
  ],
  personal_guarantee: [
    '«Senza qualcuno dietro la società non possiamo fare credito.»',
    'Offrire una garanzia bancaria o un deposito, oppure una fideiussione fino a una somma fissa che finisce dopo un anno.',
  ],
};

export const clauseRiskPositions = riskPositionTexts(positions);
