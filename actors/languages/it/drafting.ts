import type { Texts } from '../catalogue.ts';

/** Texts of the drafted result: briefings, score card, negotiation, what was not read. */
export const drafting: Texts = {
  'drafting.outvoted':
    '{oppose, plural, =0 {Troppo poco parlava a suo favore.} one {Un esperto si è opposto e troppo poco parlava a suo favore.} other {# esperti si sono opposti e troppo poco parlava a suo favore.}}',
  'drafting.model.title': '{title} (modello linguistico)',
  'drafting.model.wording': 'Un modello linguistico, che può sbagliare, scriverebbe: {wording}',
  'drafting.model.words': 'Con le parole di un modello linguistico, che può sbagliare: {words}',
  'drafting.stub.title': '{title} (stub)',
  'drafting.stub.wording': 'Dove un modello linguistico proporrebbe un testo, uno stub ha scritto: {wording}',
  'drafting.stub.words': 'Con le parole di uno stub, che non è un modello linguistico: {words}',
  'drafting.score-card.summary':
    '{count, plural, =0 {Nessun rilievo proprio} one {Un rilievo: {worst}} other {# rilievi, anzitutto: {worst}}}',
  'drafting.audience.general_counsel': 'Direzione affari legali',
  'drafting.audience.finance': 'Direzione finanziaria',
  'drafting.audience.business_owner': 'Responsabile operativo',
  'drafting.briefing.general_counsel':
    '{count, plural, =0 {Il collegio non ha trovato nulla da definire sul piano legale. Il rischio complessivo è {score} su 100.} other {Il rischio complessivo è {score} su 100. {count, plural, one {Un punto legale} other {# punti legali}} da definire, {urgent, plural, =0 {nessuno urgente} one {uno urgente} other {# urgenti}}.}}',
  'drafting.briefing.finance':
    '{count, plural, =0 {Il collegio non ha trovato nulla che riguardi denaro, responsabilità o assicurazione.} one {Un punto riguarda denaro, responsabilità o assicurazione{urgent, plural, =0 {} other { ed è urgente}}.} other {# punti riguardano denaro, responsabilità o assicurazione, {urgent, plural, =0 {nessuno urgente} one {uno urgente} other {# urgenti}}.}}',
  'drafting.briefing.business_owner':
    '{count, plural, =0 {Il collegio non ha trovato nulla che cambi ciò che l’impresa può fare, deve fare o può lasciare.} one {Un punto cambia ciò che l’impresa può fare, deve fare o può lasciare.} other {# punti cambiano ciò che l’impresa può fare, deve fare o può lasciare.}}',
  'drafting.briefing.point':
    '{located, select, yes {{title} ({severity}; {section}). {suggestion}} other {{title} ({severity}). {suggestion}}}',
  'drafting.cannot-judge.language':
    'Il documento è in {language}, lingua che nessun esperto di diritto legge: sono stati esaminati solo struttura e numeri.',
  'drafting.cannot-judge.unknown-language':
    'La lingua del documento non è stata riconosciuta: sono stati esaminati solo struttura e numeri.',
  'drafting.cannot-judge.blank-form':
    'Il documento è un modulo: sono vuoti {count} punti che ne decidono il contenuto.',
  'drafting.cannot-judge.terms-elsewhere':
    'Le condizioni stanno in un altro documento, che non è stato presentato: «{quote}»',
  'drafting.cannot-judge.fragment':
    'Il testo comincia a metà di una frase; ciò che precede non è stato presentato: «{quote}»',
  'drafting.cannot-judge.amendment': 'Il documento modifica un altro contratto, che non è stato presentato: «{quote}»',
  'drafting.briefing.cannot-judge':
    '{count, plural, =0 {Il documento non si può giudicare; in ciò che è stato letto non è emerso nulla.} one {Il documento non si può giudicare; in ciò che è stato letto è emerso un punto.} other {Il documento non si può giudicare; in ciò che è stato letto sono emersi # punti.}}',
  'drafting.question': 'Da verificare: {title}',
  'drafting.clause-wording': 'Testo di partenza, da adattare alle altre clausole: «{wording}»',
  'drafting.unread.models-hardly':
    'Il modello linguistico ha letto meno dell’{share} del documento, almeno in una delle sue letture.',
  'drafting.unread.unknown-language':
    'La lingua del documento non è stata riconosciuta: lo hanno letto solo gli esperti che guardano numeri e struttura.',
  'drafting.unread.language':
    'Nessun esperto legge questa lingua ({language}): hanno letto il documento solo quelli che guardano numeri e struttura.',
  'drafting.unread.blacked-out':
    '{count, plural, one {# passo è oscurato} other {# passi sono oscurati}}{placed, select, yes { (tra l’altro in {places})} other {}}: ciò che dicono non è stato giudicato.',
  'drafting.unread.blank-date': 'La data del documento è in bianco: «{date}».',
  'drafting.unread.expert': '{expert} è rimasto fuori: {reason}',
  'drafting.unread.models':
    'Il modello linguistico ha letto solo il {share} del documento, almeno in una delle sue letture.',
  'drafting.negotiation.counterparty.cap_on_liability':
    '«Il nostro assicuratore non ci consente di superare i corrispettivi di un anno.»',
  'drafting.negotiation.fallback.cap_on_liability':
    'Accontentarsi di un massimale che copra il peggior inadempimento prevedibile, uguale per entrambe le parti, lasciando fuori la riservatezza e il dolo.',
  'drafting.negotiation.counterparty.uncapped_liability':
    '«Questi rischi dipendono da voi, quindi dovete sopportarli per intero.»',
  'drafting.negotiation.fallback.uncapped_liability':
    'Accontentarsi di un limite separato e più alto per queste voci di danno, lasciando senza limite solo il dolo.',
  'drafting.negotiation.counterparty.indemnity': '«La nostra assicurazione copre la nostra colpa e nient’altro.»',
  'drafting.negotiation.fallback.indemnity':
    'Accontentarsi di una manleva limitata alle pretese di terzi causate da colpa, con avviso e controllo della difesa.',
  'drafting.negotiation.counterparty.termination_for_convenience':
    '«Investiamo in questo rapporto e ci serve l’intera durata per recuperare.»',
  'drafting.negotiation.fallback.termination_for_convenience':
    'Accontentarsi dello stesso preavviso per entrambe le parti, con il pagamento di quanto svolto o non più revocabile fino ad allora.',
  'drafting.negotiation.counterparty.renewal_term':
    '«Nessuno di noi vuole un’interruzione perché qualcuno ha scordato una data.»',
  'drafting.negotiation.fallback.renewal_term':
    'Accontentarsi di un rinnovo annuale con promemoria sessanta giorni prima e del recesso durante il periodo rinnovato.',
  'drafting.negotiation.counterparty.exclusivity': '«Vi riserviamo capacità e ci aspettiamo lo stesso impegno.»',
  'drafting.negotiation.fallback.exclusivity':
    'Accontentarsi di un’esclusiva in un settore e territorio determinati, a tempo, che decade se volumi o livelli di servizio non sono rispettati.',
  'drafting.negotiation.counterparty.non_compete':
    '«Condividiamo know-how e dobbiamo essere certi che non sia usato contro di noi.»',
  'drafting.negotiation.fallback.non_compete':
    'Accontentarsi dei clienti e prodotti effettivamente trattati, al massimo per un anno dopo la fine, e affidare il resto alla riservatezza.',
  'drafting.negotiation.counterparty.ip_ownership_assignment':
    '«Ciò che sviluppiamo poggia su ciò che avevamo già; non possiamo cedere tutto.»',
  'drafting.negotiation.fallback.ip_ownership_assignment':
    'Accontentarsi della titolarità di quanto realizzato solo per noi e di una licenza duratura e trasferibile sul pregresso necessario.',
  'drafting.negotiation.counterparty.confidentiality':
    '«Un obbligo più lungo o più severo è difficile da gestire per entrambi.»',
  'drafting.negotiation.fallback.confidentiality':
    'Accontentarsi di obblighi reciproci per cinque anni, con segreti commerciali e dati personali protetti finché restano tali.',
  'drafting.negotiation.counterparty.data_protection': '«Firmiamo solo il nostro accordo sul trattamento dei dati.»',
  'drafting.negotiation.fallback.data_protection':
    'Accettare il loro testo se indica i ruoli, il trattamento, i sub-responsabili e l’avviso di violazione entro quarantotto ore.',
  'drafting.negotiation.counterparty.payment_terms': '«La nostra liquidità è pianificata su queste date.»',
  'drafting.negotiation.fallback.payment_terms':
    'Accontentarsi di quarantacinque giorni dalla fattura corretta, trattenendo la parte contestata e pagando il resto.',
  'drafting.negotiation.counterparty.governing_law': '«I nostri contratti sono ovunque soggetti alla nostra legge.»',
  'drafting.negotiation.fallback.governing_law':
    'Accontentarsi di una legge neutrale e del foro del convenuto, oppure di un arbitrato in luogo neutrale.',
  'drafting.negotiation.counterparty.anti_assignment': '«Dobbiamo poter riorganizzare liberamente il nostro gruppo.»',
  'drafting.negotiation.fallback.anti_assignment':
    'Accontentarsi della cessione libera nel gruppo con responsabilità solidale e del consenso, non irragionevolmente negato, per ogni altro.',
  'drafting.negotiation.counterparty.warranty_disclaimer':
    '«Forniamo nello stato in cui si trova; nessuno nel nostro mercato promette di più.»',
  'drafting.negotiation.fallback.warranty_disclaimer':
    'Accontentarsi di una promessa: che sia come descritto o specificato per un tempo fisso, con riparazione, sostituzione o rimborso come rimedio.',
};
