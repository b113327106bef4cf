import type { Texts } from '../catalogue.ts';

/** What the other side says, and what to settle for, by kind of matter; categories with words of their own have them among the drafting texts. */
export const negotiation: Texts = {
  'drafting.negotiation.counterparty.civil-law-terms.not-approved':
    '«Il contratto è stato trattato tra noi: la seconda firma non serve.»',
  'drafting.negotiation.fallback.civil-law-terms.not-approved':
    'Senza la seconda firma, trattare le clausole indicate una per una e conservarne la prova: ciò che è stato trattato non la richiede.',
  'drafting.negotiation.counterparty.of-liability':
    '«Il prezzo tiene conto del rischio che possiamo assicurare, e non di più.»',
  'drafting.negotiation.fallback.playbook':
    'Il manuale negoziale non prevede ripieghi: decide {owner, select, none {chi ne è responsabile} other {il responsabile ({owner})}}.',
  'drafting.negotiation.fallback.of-liability':
    'Limitare ciò che resta a una somma che entrambe le parti possono assicurare; dolo, colpa grave e lesioni restano fuori.',
  'drafting.negotiation.counterparty.of-price':
    '«Il prezzo è stato concordato a queste condizioni; se cambiano, va rifatto.»',
  'drafting.negotiation.fallback.of-price':
    'Mantenere la cifra e chiedere una revisione annuale, con diritto di recesso se l’aumento supera un indice.',
  'drafting.negotiation.counterparty.of-change':
    '«Gestiamo un solo servizio per tutti i clienti e dobbiamo poterlo modificare.»',
  'drafting.negotiation.fallback.of-change':
    'Accettare modifiche con sessanta giorni di preavviso che non riducano quanto acquistato, con recesso e rimborso se lo riducono.',
  'drafting.negotiation.counterparty.of-exit': '«Abbiamo pianificato persone e capacità per l’intera durata.»',
  'drafting.negotiation.fallback.of-exit':
    'Accettare la durata con trenta giorni per rimediare a un inadempimento e un’uscita alla fine di ogni anno con novanta giorni di preavviso.',
  'drafting.negotiation.counterparty.of-licence': '«I diritti su ciò che abbiamo creato sono ciò di cui viviamo.»',
  'drafting.negotiation.fallback.of-licence':
    'Accettare la loro titolarità con una licenza per lo scopo del contratto che sopravviva alla fine e segua l’azienda.',
  'drafting.negotiation.counterparty.of-restraint':
    '«Vi apriamo il nostro mercato e dobbiamo sapere che resta nostro.»',
  'drafting.negotiation.fallback.of-restraint':
    'Accettare un vincolo di dodici mesi, per prodotti e luoghi indicati, che cessa se gli obiettivi non sono raggiunti.',
  'drafting.negotiation.counterparty.of-forum': '«Non andiamo in giudizio all’estero.»',
  'drafting.negotiation.fallback.of-forum':
    'Chi agisce va davanti al giudice dell’altra parte, dopo trenta giorni di trattative fra chi può decidere.',
  'drafting.negotiation.counterparty.of-data':
    '«Il nostro programma di sicurezza è uguale per tutti ed è certificato.»',
  'drafting.negotiation.fallback.of-data':
    'Accettare il loro programma per nome e data, con avviso di violazione entro settantadue ore e nessuna modifica al ribasso.',
  'drafting.negotiation.counterparty.of-control':
    '«Non possiamo chiedere ai clienti ogni volta che cambiamo modo di lavorare.»',
  'drafting.negotiation.fallback.of-control':
    'Accettare un avviso al posto del consenso, con diritto di opporsi per giusta causa entro trenta giorni.',
  'drafting.negotiation.counterparty.of-measure': '«Una cifra oggi sarebbe un’ipotesi per entrambi.»',
  'drafting.negotiation.fallback.of-measure':
    'Concordare ora come si misura, chi misura e che cosa segue se il livello non è raggiunto.',
  'drafting.negotiation.counterparty.of-boilerplate': '«Questa clausola è uguale in tutti i nostri contratti.»',
  'drafting.negotiation.fallback.of-boilerplate':
    'Lasciare la clausola e aggiungere una frase che dica quando non si applica.',
  'drafting.negotiation.counterparty.of-clarity': '«Nel nostro settore tutti sanno che cosa significa.»',
  'drafting.negotiation.fallback.of-clarity':
    'Se la clausola resta, fissare ciò che le parti intendono in un documento richiamato dal contratto.',
  'drafting.negotiation.counterparty.absent': '«Abbiamo sempre lavorato senza una clausola su questo ({matter}).»',
  'drafting.negotiation.fallback.absent':
    'Accontentarsi di una breve clausola sulla materia ({matter}), uguale per entrambe, e della legge per quanto lascia aperto.',
};
