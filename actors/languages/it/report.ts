import type { Texts } from '../catalogue.ts';

/**
 * Texts of the two PDF artifacts: `analytics.` for the figures, `report.` for the intelligence report, `stop.` for why a
 * debate ended.
 */
export const report: Texts = {
  'report.page': 'Pagina {page} di {pages}',
  'report.footer': 'Redatto da Conclave con regole e classificatori addestrati. Non è un parere legale.',
  'report.footer.models':
    'Redatto da Conclave con regole, classificatori addestrati e modelli linguistici. Non è un parere legale.',
  'report.models':
    'Modelli linguistici hanno occupato {seats, plural, one {# posto} other {# posti}} del collegio: {models}. Ciò che viene da loro è segnalato e può essere errato.',
  'report.footer.stub':
    'Redatto da Conclave con regole, classificatori e uno stub (non un modello). Non è un parere legale.',
  'report.stub':
    'Uno stub ha occupato {seats, plural, one {# posto} other {# posti}} del collegio al posto di un modello linguistico: {models}. Non è un modello linguistico; ciò che dice è segnalato e non ha valore.',
  'report.models.stub': 'Fra questi c’è uno stub, che non è un modello linguistico: {stubs}.',
  'report.models.none': 'È stato chiesto un modello linguistico, ma nessuno ha partecipato: {reasons}.',
  'report.models.sent':
    'Testo del documento è stato comunque inviato a {models}; il costo è stato di {cost} dollari USA.',
  'report.models.reason.no-consent': 'il titolare dell’account non ha acconsentito ai modelli linguistici',
  'report.models.reason.not-configured': 'non è configurato alcun modello linguistico',
  'report.models.reason.budget': 'il limite di spesa per i modelli linguistici non lo permette',
  'report.models.reason.unavailable': 'il modello linguistico non era raggiungibile',
  'report.models.reason.refused': 'il modello linguistico si è rifiutato di rispondere',
  'report.models.reason.too-long': 'il modello linguistico non accetta domande di questa lunghezza',
  'report.models.reason.invalid-answer': 'il modello linguistico non ha dato una risposta leggibile',
  'report.models.reason.control-failed':
    'messo alla prova, il modello linguistico non ha visto che cosa dice il documento',
  'report.models.reason.lost': 'la risposta del modello linguistico è andata perduta',
  'report.models.reason.late': 'il modello linguistico non ha risposto in tempo',
  'report.untitled': 'Documento senza titolo',
  'report.band.low': 'Rischio basso',
  'report.band.moderate': 'Rischio moderato',
  'report.band.elevated': 'Rischio sensibile',
  'report.band.high': 'Rischio alto',
  'report.band.severe': 'Rischio grave',
  'report.score.alt': 'Indice di rischio {score} su 100: {band}.',
  'report.likelihood.almost-certain': 'Quasi certo (80–100%)',
  'report.likelihood.likely': 'Probabile (60–80%)',
  'report.likelihood.even': 'Incerto (40–60%)',
  'report.likelihood.unlikely': 'Improbabile (20–40%)',
  'report.likelihood.remote': 'Remoto (0–20%)',
  'report.round.blind': 'Primo parere',
  'report.round.short': 'Turno {round}',
  'report.issues.none': 'Nessun rilievo del collegio ha retto alla discussione.',

  'analytics.kind': 'Analisi della revisione',
  'analytics.subject': 'La revisione in cifre: rischio, rilievi, discussione e collegio',
  'analytics.risk': 'Il rischio in sintesi',
  'analytics.risk.note':
    'L’indice va da 0 (rischio basso) a 100 (rischio grave). Pesa ogni rilievo accolto secondo la gravità e secondo quanto il collegio ne è sicuro.',
  'analytics.count.issues': '{count, plural, one {rilievo riportato} other {rilievi riportati}}',
  'analytics.count.changes': '{count, plural, one {modifica proposta} other {modifiche proposte}}',
  'analytics.count.experts': '{count, plural, one {esperto nel collegio} other {esperti nel collegio}}',
  'analytics.count.accepted': '{count, plural, one {tesi accolta} other {tesi accolte}}',
  'analytics.count.disputed': '{count, plural, one {tesi controversa} other {tesi controverse}}',
  'analytics.count.rejected': '{count, plural, one {tesi respinta} other {tesi respinte}}',
  'analytics.categories': 'Gravità per categoria',
  'analytics.categories.rest': '{count, plural, one {# altra categoria} other {# altre categorie}}',
  'analytics.matrix': 'Probabilità e gravità',
  'analytics.matrix.note':
    'La probabilità è quella che il collegio stesso attribuisce al consenso di un lettore competente. Ogni casella indica il numero di rilievi.',
  'analytics.consensus': 'Come ha deciso il collegio',
  'analytics.consensus.note':
    '{rounds, plural, =0 {Il collegio ha deciso alla prima lettura} one {Il collegio ha dedicato una seconda lettura ai punti dubbi} other {Il collegio ha discusso per # turni}}. Protocollo: «{protocol}». Perché si è concluso: {reason}',
  'analytics.agreement': 'Accordo dopo ogni turno',
  'analytics.panel': 'Il collegio',
  'analytics.panel.note':
    'I rilievi sono quelli espressi nel primo parere dell’esperto; gli accolti sono quelli rimasti. La precisione è quella attribuita all’esperto prima di questa revisione: misurata su dati di sviluppo dove esistono etichette, altrimenti stimata dagli autori.',
  'analytics.panel.expert': 'Esperto',
  'analytics.panel.domain': 'Ambito',
  'analytics.panel.findings': 'Rilievi',
  'analytics.panel.accepted': 'Accolti',
  'analytics.panel.precision': 'Precisione',
  'analytics.panel.failure': 'Escluso',
  'analytics.panel.silent': 'Senza rilievi ({count}, con la loro precisione)',

  'report.kind': 'Relazione di revisione',
  'report.subject': 'Giudizio, rilievi, testi proposti, obblighi, discussione e trattativa',
  'report.verdict.accept': 'Il documento si può accettare dopo un controllo di routine.',
  'report.verdict.accept_with_corrections': 'Il documento è accettabile una volta sistemati i punti seguenti.',
  'report.verdict.improve_first': 'Il documento va migliorato prima di accettarlo.',
  'report.verdict.do_not_accept': 'Il documento non va accettato così com’è.',
  'report.verdict.rework': 'Il documento non va accettato senza modifiche sostanziali.',
  'report.verdict.cannot_be_judged': 'Non si può giudicare se il documento sia accettabile.',
  'report.score.none': 'Nessun punteggio: il documento non si può giudicare.',
  'report.verdict.counts':
    'Un collegio di {experts, plural, one {# esperto} other {# esperti}} ha esaminato {claims, plural, =0 {il documento senza avanzare tesi} one {# tesi} other {# tesi}}. {issues, plural, =0 {Non resta alcun rilievo.} one {Resta un rilievo:} other {Restano # rilievi:}} {issues, plural, =0 {} other {{critical} di gravità critica, {high} alta, {medium} media, {low} bassa, {info, plural, one {# nota} other {# note}}.}} {changes, plural, =0 {{slips, plural, =0 {Il testo in sé non è modificato.} other {Non è proposta alcuna modifica di sostanza.}}} one {È proposta una modifica del testo.} other {Sono proposte # modifiche del testo.}}{slips, plural, =0 {} one { È corretto un refuso.} other { Sono corretti # refusi.}}',
  'report.top':
    '{count, plural, =0 {Che cosa risolvere per primo} one {La prima cosa da risolvere} other {Le # cose da risolvere per prime}}',
  'report.read': 'Che cosa è stato letto',
  'report.read.facts':
    'Tipo: {type}. Lingua: {language}. {words, plural, one {# parola} other {# parole}}, {clauses, plural, one {# clausola} other {# clausole}}, {terms, plural, one {# termine definito} other {# termini definiti}}.',
  'report.read.parties': 'Parti: {parties}',
  'report.unread': 'Che cosa non è stato letto',
  'report.unread.nothing': 'È stato letto tutto ciò che è stato presentato.',
  'report.unread.experts': 'Questi esperti non hanno potuto concludere il lavoro e sono stati esclusi: {experts}.',
  'report.unread.more':
    '{count, plural, one {Un’altra parte non è stata letta.} other {Altre # parti non sono state lette.}}',
  'report.scorecard': 'Pagella',
  'report.scorecard.note':
    'I voti vanno da A (rischio basso) a E (rischio grave). L’indice è il rischio da 0 a 100 in quell’ambito.',
  'report.scorecard.domain': 'Ambito',
  'report.scorecard.grade': 'Voto',
  'report.scorecard.score': 'Indice',
  'report.scorecard.issues': 'Rilievi',
  'report.scorecard.why': 'Che cosa ha deciso',
  'report.briefings': 'Sintesi per i decisori',
  'report.briefings.see': '{count, plural, one {Si veda il rilievo {issues}.} other {Si vedano i rilievi {issues}.}}',
  'report.issues': 'Rilievi sul testo',
  'report.issues.note':
    'Prima i più gravi. Nei testi proposti le parole barrate escono e quelle sottolineate entrano. Ogni citazione è letterale.',
  'report.issues.aside': 'Messo da parte, perché chi legge documenti simili di rado se ne serve: {titles}.',
  'report.notes': 'Note di redazione',
  'report.notes.point': 'Punto',
  'report.notes.words': 'Le parole',
  'report.issues.rest': '{count, plural, one {Altro ancora: # rilievo} other {Altro ancora: # rilievi}}',
  'report.issues.number': 'N.',
  'report.issues.severity': 'Gravità',
  'report.issues.issue': 'Rilievo',
  'report.issues.confidence': 'Fiducia',
  'report.where': 'Dove',
  'report.more': '{count, plural, one {Un altro è nel risultato JSON.} other {Altri # sono nel risultato JSON.}}',
  'report.missing': 'Clausole mancanti',
  'report.missing.note': 'Che cosa il documento non dice e dovrebbe dire, con il punto in cui va inserito.',
  'report.card.also': 'Delle stesse parole si dice anche',
  'report.card.clause': 'Clausola {clause}',
  'report.card.quote': 'Il testo dice',
  'report.card.further': 'Inoltre in',
  'report.card.further.count': '{count, plural, one {# altro passo.} other {Altri # passi.}}',
  'report.card.place': 'Punto',
  'report.card.place.clause': 'Dopo la clausola {clause}.',
  'report.card.place.in': 'Dopo «{clause}».',
  'report.card.why': 'Perché conta',
  'report.card.do': 'Raccomandazione',
  'report.card.wording': 'Testo proposto',
  'report.card.insert': 'Aggiunta proposta',
  'report.card.settle': 'Posizione di ripiego',
  'report.card.basis': 'Fondamento',
  'report.card.basis.playbook': 'Una posizione del vostro manuale negoziale «{playbook}»; il collegio non ha votato.',
  'report.card.sure': 'Fiducia del collegio',
  'report.card.sure.accepted':
    'Accolto (fiducia: {confidence}). Sollevato da {experts}{more, plural, =0 {} one { e # altro} other { e altri #}}. {support} a favore, {oppose, plural, one {# contrario} other {# contrari}}, {abstain, plural, one {# astenuto} other {# astenuti}}{rounds, plural, =0 {; senza bisogno di una seconda lettura} one { dopo una seconda lettura} other { dopo # turni di discussione}}.',
  'report.card.sure.disputed':
    'Controverso (fiducia: {confidence}). Sollevato da {experts}{more, plural, =0 {} one { e # altro} other { e altri #}}. {support} a favore, {oppose, plural, one {# contrario} other {# contrari}}, {abstain, plural, one {# astenuto} other {# astenuti}}{rounds, plural, =0 {; senza una seconda lettura} one { dopo una seconda lettura} other { dopo # turni di discussione}}.',
  'report.card.sure.rejected':
    'Respinto (fiducia: {confidence}). Sollevato da {experts}{more, plural, =0 {} one { e # altro} other { e altri #}}. {support} a favore, {oppose, plural, one {# contrario} other {# contrari}}, {abstain, plural, one {# astenuto} other {# astenuti}}{rounds, plural, =0 {; senza una seconda lettura} one { dopo una seconda lettura} other { dopo # turni di discussione}}.',
  'report.card.dissent': 'Dissenso',
  'report.obligations': 'Obblighi',
  'report.obligations.note': 'Chi deve fare che cosa, con le parole del documento.',
  'report.obligations.who': 'Chi',
  'report.obligations.what': 'Che cosa dice il testo',
  'report.dates': 'Date chiave',
  'report.dates.date': 'Data',
  'report.dates.about': 'Che cosa dice il testo',
  'report.boardroom': 'Discussione del collegio',
  'report.boardroom.none': 'Non c’era nulla da discutere: nessuna tesi è stata contestata.',
  'report.boardroom.note':
    'Che cosa hanno detto gli esperti, turno per turno; chi dissente parla per primo. La cifra dopo un intervento è la probabilità che l’esperto attribuisce alla tesi.',
  'report.boardroom.agreement': 'Accordo dopo questo turno: {agreement}',
  'report.boardroom.stated': '{expert} ({count, plural, one {# rilievo} other {# rilievi}})',
  'report.boardroom.claim': 'Tesi {claim}',
  'report.boardroom.claims':
    '{count, plural, one {In questo turno è stata discussa un’altra tesi; si trova nel risultato JSON.} other {In questo turno sono state discusse altre # tesi; si trovano nel risultato JSON.}}',
  'report.boardroom.voices':
    'In tutto: {support} a favore, {oppose, plural, one {# contrario} other {# contrari}}, {amend} per una modifica, {abstain, plural, one {# astenuto} other {# astenuti}}.',
  'report.rejected': 'Tesi che non hanno retto',
  'report.negotiation': 'Simulazione della trattativa',
  'report.negotiation.note':
    'Che cosa chiedere, che cosa risponderà probabilmente la controparte e di che accontentarsi. Le risposte sono ricavate dal rilievo in base a regole; nessuno è stato interpellato.',
  'report.negotiation.matter': 'Questione',
  'report.negotiation.opening': 'Chiedere',
  'report.negotiation.counterparty': 'Risposta probabile',
  'report.negotiation.fallback': 'Accontentarsi di',
  'report.method': 'Metodo e limiti',
  'report.method.engine':
    'La revisione è opera di {experts, plural, one {# esperto incorporato} other {# esperti incorporati}} ({engine}): regole e classificatori addestrati. Nessun modello linguistico vi ha preso parte.',
  'report.method.engine.models':
    'La revisione è opera di {experts, plural, one {# esperto incorporato} other {# esperti incorporati}} ({engine}), cioè di regole e classificatori addestrati, e di modelli linguistici.',
  'report.method.engine.stub':
    'La revisione è opera di {experts, plural, one {# esperto incorporato} other {# esperti incorporati}} ({engine}), cioè di regole e classificatori addestrati. Nessun modello linguistico vi ha preso parte.',
  'report.method.outside': 'Hanno partecipato esperti esterni al servizio: {experts}.',
  'report.method.debate':
    'Ogni esperto ha dapprima letto il documento per conto proprio. {rounds, plural, =0 {Nessuna tesi ha avuto bisogno di una seconda lettura; ha deciso la prima} one {Le tesi dubbie hanno poi avuto una seconda lettura da parte degli esperti che il protocollo chiama} other {Le tesi contestate sono state poi discusse per # turni}}. Protocollo: «{protocol}».',
  'protocol.second-reading': 'seconda lettura',
  'report.method.evidence':
    'Ogni rilievo cita il documento alla lettera o indica il punto in cui manca qualcosa. La fiducia è la probabilità, secondo il collegio, che un lettore competente sia d’accordo; non è una certezza.',
  'report.method.limits':
    'Le regole trovano ciò che conoscono. Non conoscono gli scopi delle parti, la storia della trattativa, i documenti soltanto richiamati né le modifiche recenti della legge. Un documento senza rilievi non è per questo privo di rischi.',
  'report.method.advice':
    'Questa relazione sostiene il lavoro di un avvocato. Non è un parere legale e non lo sostituisce.',
  'report.method.unshown':
    '{count, plural, one {# segno del documento non è presente} other {# segni diversi del documento non sono presenti}} nei caratteri di questa relazione e appare come riquadro vuoto □. Il risultato JSON contiene ogni segno.',
  'report.method.record': 'Revisione {review}. Protocollo {protocol}, SHA-256 {hash}. Seme {seed}.',

  'stop.no-change': 'Nessun esperto ha più cambiato posizione.',
  'stop.fixed-rounds': 'Si è tenuto il numero di turni stabilito.',
  'stop.max-rounds': 'È stato raggiunto il numero massimo di turni.',
  'stop.posterior': 'Il collegio era abbastanza sicuro di ogni tesi.',
  'stop.share': 'Una maggioranza sufficiente ha retto per due turni.',
  'stop.entropy': 'I voti su ogni tesi sono stati abbastanza vicini per due turni.',
  'stop.stable-agreement': 'L’accordo sull’insieme dei rilievi non cambiava più.',
  'stop.ratings': 'Le valutazioni si erano stabilizzate.',
  'stop.sequential-test': 'Un test sequenziale aveva prove sufficienti su ogni rilievo.',
  'stop.freeze': 'Le convinzioni non si muovevano più.',
  'stop.pivotal': 'Nessun voto ancora mancante poteva cambiare un esito.',
  'stop.done': 'Un numero sufficiente di esperti ha detto di aver finito.',
  'stop.marginal-value': 'Un altro giro sarebbe costato più di quanto poteva portare.',
  'stop.verdicts-settled': 'Nessun altro turno poteva cambiare un esito.',
  'stop.round-too-dear': 'Un altro turno dei modelli linguistici sarebbe costato più di quanto consente il protocollo.',
  'stop.nothing-debated': 'Non c’era più alcuna tesi da discutere.',
  'stop.nothing-contested': 'Nessuna tesi è stata contestata.',
  'report.boardroom.silent':
    '{count, plural, one {Un altro esperto non ha espresso rilievi.} other {Altri # esperti non hanno espresso rilievi.}}',
};
