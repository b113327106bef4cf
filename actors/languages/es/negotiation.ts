import type { Texts } from '../catalogue.ts';

/** What the other side says, and what to settle for, by kind of matter; categories with words of their own have them among the drafting texts. */
export const negotiation: Texts = {
  'drafting.negotiation.counterparty.civil-law-terms.not-approved':
    '«El contrato se ha negociado entre nosotros: no hace falta una segunda firma.»',
  'drafting.negotiation.fallback.civil-law-terms.not-approved':
    'Sin la segunda firma, negociar una por una las cláusulas indicadas y guardar prueba de ello: lo negociado no la necesita.',
  'drafting.negotiation.counterparty.of-liability':
    '«Hemos fijado el precio por el riesgo que podemos asegurar, y no más.»',
  'drafting.negotiation.fallback.playbook':
    'El manual de negociación no prevé alternativas: decide {owner, select, none {quien sea responsable} other {el responsable ({owner})}}.',
  'drafting.negotiation.fallback.of-liability':
    'Limitar lo que quede a una suma que ambas partes puedan asegurar; dolo, culpa grave y lesiones quedan fuera.',
  'drafting.negotiation.counterparty.of-price':
    '«El precio se acordó con estas condiciones; si cambian, hay que recalcularlo.»',
  'drafting.negotiation.fallback.of-price':
    'Mantener la cifra y pedir una revisión anual, con derecho a salir si la subida supera un índice.',
  'drafting.negotiation.counterparty.of-change':
    '«Prestamos un mismo servicio a todos los clientes y tenemos que poder modificarlo.»',
  'drafting.negotiation.fallback.of-change':
    'Aceptar cambios con sesenta días de preaviso que no reduzcan lo contratado, con derecho a salir y reembolso si lo reducen.',
  'drafting.negotiation.counterparty.of-exit': '«Hemos planificado personal y capacidad para toda la duración.»',
  'drafting.negotiation.fallback.of-exit':
    'Aceptar la duración con treinta días para remediar un incumplimiento y una salida al final de cada año con noventa días de preaviso.',
  'drafting.negotiation.counterparty.of-licence': '«De los derechos sobre lo que creamos vivimos.»',
  'drafting.negotiation.fallback.of-licence':
    'Aceptar su titularidad con una licencia para el fin del contrato que sobreviva a su término y siga al negocio.',
  'drafting.negotiation.counterparty.of-restraint':
    '«Les abrimos nuestro mercado y necesitamos saber que sigue siendo nuestro.»',
  'drafting.negotiation.fallback.of-restraint':
    'Aceptar una restricción de doce meses, para productos y lugares indicados, que termine si no se alcanzan los objetivos.',
  'drafting.negotiation.counterparty.of-forum': '«No litigamos en el extranjero.»',
  'drafting.negotiation.fallback.of-forum':
    'Quien demande acude a los tribunales de la otra parte, tras treinta días de conversaciones entre quienes pueden decidir.',
  'drafting.negotiation.counterparty.of-data': '«Nuestro programa de seguridad es igual para todos y está auditado.»',
  'drafting.negotiation.fallback.of-data':
    'Aceptar su programa por nombre y fecha, con aviso de una brecha en setenta y dos horas y sin cambios a la baja.',
  'drafting.negotiation.counterparty.of-control':
    '«No podemos preguntar a los clientes cada vez que cambiamos la forma de trabajar.»',
  'drafting.negotiation.fallback.of-control':
    'Aceptar un aviso en lugar del consentimiento, con derecho a oponerse por causa justificada en treinta días.',
  'drafting.negotiation.counterparty.of-measure': '«Una cifra hoy sería una conjetura para ambos.»',
  'drafting.negotiation.fallback.of-measure': 'Acordar ahora cómo se mide, quién lo mide y qué sigue si no se alcanza.',
  'drafting.negotiation.counterparty.of-boilerplate': '«Esa cláusula es igual en todos nuestros contratos.»',
  'drafting.negotiation.fallback.of-boilerplate': 'Dejar la cláusula y añadir una frase que diga cuándo no se aplica.',
  'drafting.negotiation.counterparty.of-clarity': '«En nuestro sector todos saben lo que significa.»',
  'drafting.negotiation.fallback.of-clarity':
    'Si la cláusula queda, dejar constancia de lo que ambas partes entienden en un documento que el contrato cite.',
  'drafting.negotiation.counterparty.absent': '«Siempre hemos trabajado sin una cláusula sobre eso ({matter}).»',
  'drafting.negotiation.fallback.absent':
    'Conformarse con una cláusula breve sobre la materia ({matter}), igual para ambas, y con la ley para lo que deje abierto.',
};
