import type { Texts } from '../catalogue.ts';

export const negotiationCustomer: Texts = {
  'drafting.negotiation.counterparty.customer.cap_on_liability':
    '«Un limite inferiore a quanto ci costerebbe un guasto protegge solo voi.»',
  'drafting.negotiation.counterparty.customer.termination_for_convenience':
    '«Le nostre esigenze cambiano e non possiamo pagare ciò che non usiamo più.»',
  'drafting.negotiation.counterparty.customer.exclusivity':
    '«Condividiamo con voi i nostri piani e ci aspettiamo lo stesso impegno.»',
  'drafting.negotiation.counterparty.customer.ip_ownership_assignment': '«Ciò che paghiamo deve essere nostro.»',
  'drafting.negotiation.counterparty.customer.data_protection':
    '«La nostra autorità di vigilanza lo chiede a chiunque lavori per noi.»',
  'drafting.negotiation.counterparty.customer.warranty_disclaimer':
    '«Compriamo qualcosa che funziona e ci serve chi ne risponda.»',
  'drafting.negotiation.counterparty.customer.of-liability': '«Un guasto ci costerebbe molto più del prezzo.»',
  'drafting.negotiation.counterparty.customer.of-price': '«Il nostro budget è stato approvato su queste cifre.»',
  'drafting.negotiation.counterparty.customer.of-change': '«Dobbiamo poter cambiare ciò che ordiniamo.»',
  'drafting.negotiation.counterparty.customer.of-exit': '«Dobbiamo poter uscire quando non ci serve più.»',
  'drafting.negotiation.counterparty.customer.of-licence':
    '«Dobbiamo poter usare ciò che paghiamo senza chiedere ogni volta.»',
  'drafting.negotiation.counterparty.customer.of-data':
    '«I nostri clienti lo chiedono a noi e noi lo chiediamo a voi.»',
  'drafting.negotiation.counterparty.customer.of-control': '«Dobbiamo sapere chi fa il lavoro, e come.»',
};
