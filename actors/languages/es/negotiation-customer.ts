import type { Texts } from '../catalogue.ts';

export const negotiationCustomer: Texts = {
  'drafting.negotiation.counterparty.customer.cap_on_liability':
    '«Un límite inferior a lo que nos costaría un fallo solo les protege a ustedes.»',
  'drafting.negotiation.counterparty.customer.termination_for_convenience':
    '«Nuestras necesidades cambian y no podemos pagar lo que ya no usamos.»',
  'drafting.negotiation.counterparty.customer.exclusivity':
    '«Compartimos nuestros planes y esperamos el mismo compromiso.»',
  'drafting.negotiation.counterparty.customer.ip_ownership_assignment': '«Lo que pagamos tiene que ser nuestro.»',
  'drafting.negotiation.counterparty.customer.data_protection':
    '«Nuestro regulador se lo exige a todo el que trabaja para nosotros.»',
  'drafting.negotiation.counterparty.customer.warranty_disclaimer':
    '«Compramos algo que funciona y necesitamos a alguien que responda de ello.»',
  'drafting.negotiation.counterparty.customer.of-liability': '«Un fallo nos costaría mucho más que el precio.»',
  'drafting.negotiation.counterparty.customer.of-price': '«Nuestro presupuesto se aprobó con estas cifras.»',
  'drafting.negotiation.counterparty.customer.of-change': '«Tenemos que poder cambiar lo que pedimos.»',
  'drafting.negotiation.counterparty.customer.of-exit': '«Tenemos que poder irnos cuando ya no nos sirva.»',
  'drafting.negotiation.counterparty.customer.of-licence':
    '«Tenemos que poder usar lo que pagamos sin preguntar cada vez.»',
  'drafting.negotiation.counterparty.customer.of-data':
    '«Nuestros clientes nos lo exigen y nosotros se lo exigimos a ustedes.»',
  'drafting.negotiation.counterparty.customer.of-control': '«Tenemos que saber quién hace el trabajo y cómo.»',
};
