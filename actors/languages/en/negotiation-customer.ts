import type { Texts } from '../catalogue.ts';

/** What the other side says where it is the customer, on matters on which a supplier would say otherwise. */
export const negotiationCustomer: Texts = {
  'drafting.negotiation.counterparty.customer.cap_on_liability':
    '“A limit below what a failure would cost us protects nobody but you.”',
  'drafting.negotiation.counterparty.customer.termination_for_convenience':
    '“Our needs change, and we cannot pay for what we no longer use.”',
  'drafting.negotiation.counterparty.customer.exclusivity':
    '“We share our plans with you and expect the same commitment.”',
  'drafting.negotiation.counterparty.customer.ip_ownership_assignment': '“What we pay for has to be ours.”',
  'drafting.negotiation.counterparty.customer.data_protection':
    '“Our regulator asks this of everybody who works for us.”',
  'drafting.negotiation.counterparty.customer.warranty_disclaimer':
    '“We buy something that works and need somebody who stands behind it.”',
  'drafting.negotiation.counterparty.customer.of-liability': '“A failure would cost us far more than the price.”',
  'drafting.negotiation.counterparty.customer.of-price': '“Our budget was approved at these figures.”',
  'drafting.negotiation.counterparty.customer.of-change': '“We need to be able to change what we order.”',
  'drafting.negotiation.counterparty.customer.of-exit': '“We have to be able to leave when it no longer serves us.”',
  'drafting.negotiation.counterparty.customer.of-licence':
    '“We have to be able to use what we pay for without asking each time.”',
  'drafting.negotiation.counterparty.customer.of-data': '“Our customers ask this of us, so we ask it of you.”',
  'drafting.negotiation.counterparty.customer.of-control': '“We have to know who does the work, and how.”',
};
