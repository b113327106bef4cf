import { type RiskTexts, riskPart } from '../risk-part.ts';
import { riskStories } from './clause-risk-stories.ts';

/** By class: a title, what the clause does to the side it burdens, and what to ask for. */
const texts: RiskTexts = {
  affiliates_bound: [
    'Altri sono vincolati o garantiti',
    'La clausola vincola società collegate, soci o futuri titolari che non firmano, oppure fa rispondere una parte dei debiti altrui.',
    'Limitarla alle società controllate, indicate per nome; nessuno risponda oltre il proprio inadempimento.',
  ],
  assignment_one_sided: [
    'Cessione: regole diseguali o impraticabili',
    'Una parte può cedere il contratto, o ha un veto, e l’altra no; una vendita o una riorganizzazione può fallire per questo.',
    'La stessa regola per entrambi: cessione con consenso non negato senza ragione, libera verso controllate o acquirenti dell’azienda.',
  ],
  automatic_end: [
    'Cessa da sé per un evento esterno',
    'Il contratto, o un diritto importante, viene meno da sé per un evento che la parte danneggiata può non controllare.',
    'Prevedere un diritto di recesso con preavviso e termine per rimediare, e la sorte di somme pagate e lavori fatti.',
  ],
  change_of_control: [
    'Cambio di controllo con conseguenze gravi',
    'Il mutamento di proprietà o direzione di una parte consente all’altra di sciogliere il contratto o di togliere qualcosa.',
    'Limitarlo alla vendita a un concorrente indicato, con avviso e un termine per decidere, e renderlo reciproco.',
  ],
  change_of_terms: [
    'Una parte può cambiare le condizioni',
    'Una parte può modificare condizioni, regole o documenti che vincolano l’altra, oppure un suo documento prevale sul contratto.',
    'Modifiche solo per iscritto di entrambi; oppure preavviso di 60 giorni e recesso senza costi.',
  ],
  confidentiality_thin: [
    'La riservatezza protegge troppo poco',
    'Il segreto vincola o protegge una sola parte, o cessa prima che l’informazione perda valore.',
    'Obbligo reciproco, per tre o cinque anni dopo la fine; per i segreti aziendali finché restano tali.',
  ],
  confidentiality_wide: [
    'Riservatezza senza i limiti consueti',
    'L’obbligo va oltre il consueto: mancano le eccezioni per ciò che è pubblico, già noto, sviluppato autonomamente o dovuto per legge, manca un termine, o tutto è segreto.',
    'Aggiungere le quattro eccezioni consuete e la comunicazione dovuta per legge, limitarla a ciò che è indicato o evidente come riservato e darle un termine.',
  ],
  conflict_of_interest: [
    'Conflitto di interessi',
    'La stessa persona o lo stesso gruppo sta da entrambe le parti, oppure una parte giudica in causa propria.',
    'Dichiararlo e farlo approvare da un soggetto indipendente; affidare la decisione a un terzo neutrale.',
  ],
  consent_open: [
    'Il consenso può essere negato senza ragione né termine',
    'Un passo necessario dipende dal consenso o dall’approvazione dell’altra parte, senza criterio e senza tempo per rispondere.',
    'Aggiungere: non negato o ritardato senza ragione, e dato per concesso dopo dieci giorni lavorativi senza obiezione motivata.',
  ],
  costs_open: [
    'Costi senza tetto',
    'Una parte sostiene o rimborsa costi, spese, imposte o onorari senza preventivo, limite o prova.',
    'Fissare un tetto o un preventivo approvato, chiedere i giustificativi e dividere ciò che giova a entrambi.',
  ],
  customer_data: [
    'Uso o conservazione dei dati senza limiti',
    'L’altra parte può usare, condividere, tenere o fare propri dati altrui, o nulla è detto su restituzione e violazioni.',
    'Uso limitato all’esecuzione; nessuna vendita; restituzione o cancellazione alla fine; avviso di violazione entro 48 ore.',
  ],
  defences_waived: [
    'Rinuncia preventiva a diritti o eccezioni',
    'Una parte ammette in anticipo che i vincoli sono equi, che l’inibitoria è dovuta senza prova o cauzione, o rinuncia a pretese ed eccezioni.',
    'Eliminare l’ammissione, o limitarla al diritto di chiedere l’inibitoria, per entrambi, con le prove consuete.',
  ],
  discretion: [
    'Una sola parte decide un punto essenziale',
    'Ciò che è approvato, accettato, usato, pagato o assegnato dipende dalla sola discrezione o opinione di una parte.',
    'Sostituire con un criterio oggettivo, o con una decisione ragionevole, motivata per iscritto ed entro un termine.',
  ],
  duty_beyond_control: [
    'Promette un risultato che può non controllare',
    'Una parte deve un risultato, o porta un rischio, che dipende da altri o dal caso.',
    'Farne un obbligo di diligenza, o escludere ciò che causano l’altra parte o terzi.',
  ],
  exclusivity_bound: [
    'Legato in esclusiva all’altra parte',
    'Una parte non può trattare con altri, o deve offrire prima all’altra, e riceve poco di certo in cambio.',
    'Limitarla per settore, territorio e tempo, legarla a un volume minimo e farla cessare se manca.',
  ],
  exclusivity_hollow: [
    'Esclusiva con lacune',
    'L’esclusiva promessa è svuotata da riserve, eccezioni o canali che restano aperti all’altra parte.',
    'Elencare le eccezioni, dividerne i ricavi, o ridurre prezzo e minimo.',
  ],
  exit_without_transition: [
    'Uscita brusca alla fine del contratto',
    'Alla fine i diritti cessano, o materiali e somme passano all’altra parte, e nulla dà tempo per chiudere o consegnare.',
    'Chiedere tempo per chiudere o consegnare, e il pagamento di ciò che è stato fatto o consegnato fino ad allora.',
  ],
  force_majeure_one_sided: [
    'Forza maggiore a favore di una parte',
    'Una sola parte è scusata, o vale come forza maggiore tanto che dell’obbligo resta poco.',
    'Renderla reciproca, limitarla a eventi fuori controllo e consentire lo scioglimento dopo 60 giorni.',
  ],
  forum_unfavourable: [
    'Legge, foro o termini favoriscono una parte',
    'Le liti vanno in un luogo o in una procedura che conviene a una parte, o le azioni sono abbreviate.',
    'Sede neutrale o foro del convenuto, la stessa scelta per entrambi e i termini di legge.',
  ],
  incorporated_unseen: [
    'Vincolato da documenti non allegati',
    'Un manuale, una regola, un allegato o un altro contratto vincola benché non allegato, o può cambiare.',
    'Allegarlo con la data, vincolarsi solo a quella versione e far prevalere questo contratto.',
  ],
  indemnity_one_sided: [
    'Solo {party} presta manleva',
    '{party} tiene indenne l’altra parte e non riceve manleva, benché entrambe possano causare danni a terzi.',
    'Renderla reciproca: ciascuno manleva l’altro dalle pretese di terzi causate da proprio inadempimento, colpa o violazione di diritti, sotto il limite.',
  ],
  indemnity_procedure: [
    'La procedura di manleva danneggia una parte',
    'Chi paga non governa la difesa o la transazione, o la manleva si perde per un avviso tardivo.',
    'Avviso tempestivo con decadenza solo se il ritardo nuoce; difesa a chi paga; nessuna transazione senza consenso.',
  ],
  indemnity_wide: [
    'Manleva ampia',
    'La manleva supera le pretese di terzi causate da colpa di chi la presta, e la frase non le pone un limite.',
    'Limitarla alle pretese di terzi per inadempimento, colpa o violazione di diritti, renderla reciproca, escludere ciò che causa l’altra parte e fissarle un limite.',
  ],
  ip_transfer_wide: [
    'Trasferimento ampio di proprietà intellettuale',
    'Passano diritti che lo scopo non richiede, o prima del pagamento, o su opere anteriori ed estranee.',
    'Limitarlo a quanto è creato e pagato nel contratto; il resto rimane al titolare, con licenza per ciò che è incorporato.',
  ],
  liability_cap_uneven: [
    'Limite di responsabilità diseguale o troppo basso',
    'Il limite protegge una sola parte, ha eccezioni per una sola, o è basso rispetto a ciò che si può perdere.',
    'Un limite per entrambi, che copra la perdita prevedibile, con le stesse eccezioni: dolo, lesioni, segreto, diritti di terzi.',
  ],
  liability_unlimited: [
    'Responsabilità senza limite',
    'Nulla limita ciò che una parte può dover pagare per questa clausola.',
    'Porvi un limite adeguato al prezzo e all’assicurazione, salvo dolo, colpa grave e lesioni.',
  ],
  licence_narrow: [
    'La licenza non copre l’uso necessario',
    'Il diritto è più stretto di quanto serve, è revocabile o lascia fuori ciò che è incorporato.',
    'Indicare usi, persone e luoghi necessari; fine solo per inadempimento non rimediato.',
  ],
  licence_wide: [
    'Licenza più ampia del necessario',
    'Contenuti, marchi, nome o immagine possono essere usati più a lungo, per più scopi o da più persone del necessario.',
    'Limitarla allo scopo e alla durata, senza cessione o sublicenza, con approvazione degli usi di nome e marchi.',
  ],
  loss_excluded: [
    'Danni o rimedi esclusi',
    'Lucro cessante, danni indiretti o interi rimedi sono esclusi, per una sola parte o senza le eccezioni consuete.',
    'Renderlo reciproco; eccettuare dolo, colpa grave, lesioni, segreto e manleve.',
  ],
  minimum_harsh: [
    'Minimo con conseguenze gravi',
    'Un minimo va comprato, venduto o raggiunto; se manca costa denaro, esclusiva o contratto.',
    'Ridurlo o scaglionarlo, sospenderlo se l’altra parte non fornisce, e farne perdere solo l’esclusiva dopo un termine per rimediare.',
  ],
  no_criticism: [
    'Divieto di critica o reclamo',
    'Una parte non può criticare, reclamare o contestare, senza eccezione per la legge o la verità.',
    'Eccettuare le dichiarazioni vere dovute per legge, ad autorità e in giudizio; renderlo reciproco.',
  ],
  no_firm_promise: [
    'Nulla di certo è promesso in cambio',
    'L’altra parte tenta, può, o fa se riesce: manca un criterio a cui tenerla e un rimedio.',
    'Indicare servizio, data o quantità dovuti, come si misurano, e un credito o l’uscita se mancano.',
  ],
  no_refund: [
    'Pagato e non rimborsato',
    'Si paga in anticipo, o resta dovuto, anche se il contratto finisce prima o la prestazione non arriva.',
    'Rimborso di ciò che non è usato o consegnato, salvo inadempimento di chi paga.',
  ],
  noncompete_wide: [
    'Divieto di concorrenza',
    'Un settore di attività è chiuso a una parte, o a chi non è parte; può andare oltre ciò che serve all’altra, e in parte può essere nullo.',
    'Limitarlo all’attività svolta, ai luoghi in cui si svolge e al massimo a un anno dopo la fine; ammettere partecipazioni fino al 5%.',
  ],
  nonsolicit_wide: [
    'Divieto ampio di assumere o contattare persone',
    'Il divieto comprende persone o clienti mai incontrati, dura a lungo o non eccettua gli annunci generali.',
    'Limitarlo a chi si è frequentato nell’ultimo anno, per dodici mesi, salvo annunci generali; reciproco.',
  ],
  partner_squeezed: [
    'Un socio può essere messo in minoranza, diluito o estromesso',
    'Decisioni, versamenti o riscatto possono essere imposti a un socio alle condizioni dell’altro.',
    'Elencare le materie che richiedono entrambi, valore equo di un esperto e un limite ai versamenti.',
  ],
  pay_when_paid: [
    'Pagamento tardivo o solo se altri pagano',
    'Il pagamento attende quello di altri, o viene molto dopo la prestazione.',
    'Pagamento entro 30 giorni dalla fattura, chiunque altro paghi; interessi di mora.',
  ],
  payment_deductions: [
    'Trattenute, compensazioni o recuperi senza limite',
    'Chi paga può ridurre, trattenere o riprendere il dovuto per conto proprio.',
    'Solo somme non contestate o accertate; rendiconto con prova; nessun recupero dopo dodici mesi.',
  ],
  penalty: [
    'Penale o interessi sproporzionati',
    'È dovuta una somma o un tasso che può superare di molto il danno.',
    'Legarla a una stima equa del danno, porvi un tetto e fissare interessi di pochi punti sopra il tasso base.',
  ],
  price_change: [
    'Prezzo fissato o cambiato da una parte',
    'Una parte fissa o cambia prezzo o tariffe, senza indice, tetto o via d’uscita.',
    'Revisione annuale secondo un indice con tetto, preavviso di 90 giorni e uscita senza costi oltre il tetto.',
  ],
  remedy_thin: [
    'Un solo rimedio debole',
    'Se qualcosa va storto, la frase lascia un rimedio solo ed esclude gli altri.',
    'Tenere gli altri diritti per il caso che questo rimedio manchi, e per inadempimenti gravi o ripetuti.',
  ],
  renewal_trap: [
    'Rinnovo facile da lasciar passare',
    'Il contratto si rinnova da sé, a lungo o con una finestra stretta per disdire, o solo una parte può fermarlo.',
    'Rinnovo di un anno al più, disdetta di 30 giorni, un promemoria e lo stesso diritto per entrambi.',
  ],
  report_without_audit: [
    'Pagato sui conti dell’altra parte',
    'Il dovuto dipende da dati tenuti dall’altra parte, con poco o nessun diritto di verifica.',
    'Rendiconti trimestrali, una verifica l’anno, a spese di chi paga se manca più del 5%.',
  ],
  risk_shifted: [
    'Rischio posto su una parte',
    'Permessi, conformità, assicurazione, danni o leggi nuove gravano su una parte, chiunque vi sia più vicino.',
    'Ciascuno porta ciò che controlla; costi di leggi nuove divisi; assicurazione di entrambi.',
  ],
  silence_binds: [
    'Il silenzio vale accettazione',
    'Se nessuno obietta entro qualche giorno, un lavoro, un conto o una modifica si danno per accettati.',
    'Accettazione scritta, o un termine più lungo dopo un secondo avviso, salvi i vizi occulti.',
  ],
  survival_uneven: [
    'La sopravvivenza tiene troppo o troppo poco',
    'Dopo la fine gli obblighi durano senza limite, o manca ciò che dovrebbe durare.',
    'Elencare ciò che dura: somme dovute, riservatezza, responsabilità, manleve, legge e foro, con i termini.',
  ],
  suspension: [
    'La prestazione può essere sospesa subito',
    'Una parte può sospendere senza preavviso, a proprio giudizio, mentre l’altra resta vincolata.',
    'Dieci giorni di preavviso scritto, solo per somme non contestate o pericolo reale, e nulla è dovuto nel frattempo.',
  ],
  term_open: [
    'Un elemento essenziale del contratto è lasciato aperto',
    'Prezzo, quantità, oggetto, quota o data sono in bianco, omessi, da concordare o non calcolabili dal testo, senza ripiego.',
    'Completarlo, o indicare la formula o chi decide se le parti non si accordano entro 30 giorni.',
  ],
  term_without_end: [
    'Vincolato senza fine',
    'Il contratto o l’obbligo non ha una fine che la parte vincolata possa provocare.',
    'Dargli una durata e un diritto di recesso con preavviso congruo dopo i primi anni.',
  ],
  termination_at_will: [
    'Può finire per un motivo vago',
    'L’altra parte può sciogliere il contratto per un motivo che giudica da sé, o quasi a piacere.',
    'Motivi oggettivi, ragioni scritte, 30 giorni per rimediare e pagamento di quanto fatto e ordinato.',
  ],
  termination_one_sided: [
    'Vie d’uscita diseguali',
    'Una parte ha diritti di scioglimento, termini o preavvisi che l’altra non ha.',
    'Gli stessi diritti e lo stesso preavviso per entrambi.',
  ],
  termination_without_cure: [
    'Fine per inadempimento senza tempo, o con poco tempo, per rimediare',
    'Un inadempimento, anche lieve, consente all’altra parte di sciogliere il contratto subito o in pochi giorni.',
    'Solo inadempimento grave, avviso scritto e 30 giorni per rimediare; meno solo per i pagamenti.',
  ],
  warranty_absolute: [
    'Garanzia senza limiti',
    'Una parte garantisce senza limiti di conoscenza, rilevanza o tempo ciò che può non conoscere o controllare.',
    'Aggiungere «per quanto a sua conoscenza» e «negli aspetti rilevanti» per diritti altrui e fatti, e un termine per i reclami.',
  ],
  warranty_disclaimed: [
    'Nessuna garanzia per ciò che si paga',
    'Chi fornisce non garantisce, o non garantisce di avere i diritti, e l’altra parte porta il rischio di vizi e pretese.',
    'Garanzia di conformità e di titolarità, e manleva dalle pretese di terzi sui diritti.',
  ],
};

export const clauseRisks = riskPart('Rischi delle clausole (appresi da lettori)', { ...texts, ...riskStories });
