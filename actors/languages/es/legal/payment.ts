import type { CataloguePart } from '../../catalogue.ts';

export const legalPayment: CataloguePart = {
  experts: {
    'audit-rights': 'Derechos de auditoría',
    'late-interest': 'Intereses de demora',
    'minimum-commitment': 'Compromisos mínimos',
    'payment-terms': 'Condiciones de pago',
    'price-adjustment': 'Revisión de precios',
    'revenue-share': 'Participación en ingresos',
    taxes: 'Impuestos',
  },
  rules: {
    'audit-rights.missing': {
      title: 'Falta un derecho de auditoría sobre regalías o ingresos',
      description:
        'Los pagos dependen de cifras que solo lleva una parte, y el documento no da derecho a examinar los registros.',
      suggestion: 'Añadir la obligación de llevar registros y un derecho de auditoría con límites.',
      rationale: 'Hace verificables las cifras sin gravar la actividad.',
    },
    'audit-rights.unbounded': {
      title: 'Derecho de auditoría sin aviso ni límite: {party}',
      description:
        'El derecho de auditoría no prevé aviso, horario ni frecuencia. La parte auditada debe abrir libros y locales siempre que se le pida.',
      suggestion: 'Exigir aviso escrito, horario laboral y como máximo una auditoría al año.',
      rationale: 'Mantiene la auditoría y limita las molestias.',
    },
    'late-interest.missing': {
      title: 'Faltan los intereses de demora',
      description: 'Quien paga tarde se financia sin coste, salvo lo que disponga la ley.',
      suggestion: 'Añadir un tipo moderado, dentro del máximo legal.',
      rationale: 'Da un motivo para pagar a tiempo.',
    },
    'late-interest.steep': {
      title: 'Intereses de demora elevados: {rate}',
      description:
        'Un interés de demora así puede tratarse como pena y resulta caro para quien se retrasa de buena fe.',
      suggestion: 'Reducir el tipo dentro del máximo legal.',
      rationale: 'Reduce el tipo a uno habitual.',
    },
    'minimum-commitment.without-relief': {
      title: 'Compromiso mínimo sin exoneración: {party}',
      description: 'El mínimo se debe aunque la otra parte no cumpla o un hecho fuera de control lo impida.',
      suggestion: 'Reducir el mínimo en esos períodos, o permitir compensarlo después.',
      rationale: 'Reduce el mínimo cuando no puede alcanzarse.',
    },
    'payment-terms.late': {
      title: 'Plazo de pago largo: {period}',
      description:
        'El acreedor financia al deudor durante {period}. En algunos países tal plazo es ilícito o devenga intereses.',
      suggestion: 'Reducir el plazo a treinta días.',
      rationale: 'Usa el plazo de pago habitual.',
    },
    'payment-terms.missing': {
      title: 'Falta el vencimiento de los pagos',
      description: 'Se debe dinero, pero sin vencimiento ni plazo. No puede decirse cuándo un pago llega tarde.',
      suggestion: 'Indicar el plazo y cómo se trata una factura discutida.',
      rationale: 'Añade un vencimiento y un modo de discutir la factura.',
    },
    'payment-terms.no-dispute': {
      title: 'Falta el derecho a retener importes discutidos',
      description: 'Las facturas deben pagarse a tiempo aunque sean erróneas; el deudor tiene que reclamar después.',
      suggestion: 'Hacer vencer solo los importes no discutidos.',
      rationale: 'Permite resolver antes una disputa honesta.',
    },
    'price-adjustment.unbounded': {
      title: 'Aumentos de precio sin límite',
      description:
        '{party, select, none {El precio puede cambiarse} other {{party} puede cambiar el precio}} sin tope, índice ni acuerdo. La otra parte no puede planificar sus costes ni salir a tiempo.',
      suggestion: 'Fijar un tope o un índice, un preaviso y un derecho a salir.',
      rationale: 'Añade un tope y un preaviso.',
    },
    'revenue-share.no-base': {
      title: 'Participación en ingresos sin base definida',
      description:
        'Se debe un porcentaje y nada dice de qué: antes o después de devoluciones, impuestos, descuentos y envío. Cada parte lo calculará a su modo.',
      suggestion: 'Definir la base y enumerar las deducciones.',
      rationale: 'Define la base.',
    },
    'revenue-share.no-report': {
      title: 'Participación en ingresos sin informes',
      description:
        'Se debe una parte de los ingresos y ninguna liquidación muestra su cálculo. Quien recibe debe creer a quien paga.',
      suggestion: 'Pedir una liquidación con cada pago.',
      rationale: 'Añade una liquidación con cada pago.',
    },
    'taxes.all-on-one': {
      title: 'Impuestos a cargo de {party, select, none {una sola parte} other {{party}}}',
      description: 'Las palabras cubren todo impuesto, también el de la renta de la otra parte.',
      suggestion: 'Excluir los impuestos sobre renta, bienes y empleados de la otra parte.',
      rationale: 'Deja a cada parte el impuesto de su propia renta.',
    },
    'taxes.gross-up': {
      title: 'Cláusula de elevación al íntegro (gross-up)',
      description:
        'Si hay que retener, quien paga abona más, para que la otra parte reciba el total. El aumento no tiene límite y dura lo que la ley.',
      suggestion: 'Excluir lo que el beneficiario pudo evitar, y hacer que devuelva los reembolsos.',
      rationale: 'Limita el aumento a lo inevitable.',
    },
    'taxes.missing': {
      title: 'Falta una cláusula fiscal',
      description:
        'Se debe dinero y ninguna cláusula trata impuestos sobre ventas, IVA o retenciones. Un impuesto de un quinto del precio puede recaer en cualquiera.',
      suggestion:
        'Decir que los precios excluyen impuestos sobre ventas, y que cada parte soporta el de su propia renta.',
      rationale: 'Dice quién soporta qué impuesto.',
    },
  },
  reasons: {
    'audit-rights.bounded': 'La auditoría tiene límites en {section}: “{quote}”.',
    'audit-rights.found': 'Hay un derecho de inspección en {section}: “{quote}”.',
    'late-interest.found': 'Los intereses se tratan en {section}: “{quote}”.',
    'late-interest.lawful-maximum': 'El tipo queda dentro del máximo legal en {section}: “{quote}”.',
    'minimum-commitment.found': 'Se fija un mínimo en {section}: “{quote}”.',
    'minimum-commitment.relief': 'La sección prevé un alivio (“{words}”).',
    'payment-terms.dispute-allowed': 'Los importes discutidos se tratan en {section}: “{quote}”.',
    'payment-terms.found': 'Se da un plazo de pago en {section}: “{quote}”.',
    'price-adjustment.bounded': 'El cambio de precio tiene límites en {section}: “{quote}”.',
    'price-adjustment.found': 'Los precios pueden variar según {section}: “{quote}”.',
    'revenue-share.audited': 'Las cifras pueden auditarse («{words}»), lo que baja el riesgo.',
    'revenue-share.base-given': 'La base se describe en {section}: «{quote}».',
    'revenue-share.reported': 'Se deben liquidaciones según {section}: «{quote}».',
    'taxes.found': 'Los impuestos se tratan en {section}: «{quote}».',
    'taxes.income-excepted': 'Algunos impuestos se exceptúan en {section}: «{quote}».',
  },
};
