import type { CataloguePart } from '../catalogue.ts';

export const legalMoney: CataloguePart = {
  experts: {
    'class-waiver': 'Acciones colectivas',
    'revenue-share': 'Participación en ingresos',
    'source-escrow': 'Depósito del código fuente',
    taxes: 'Impuestos',
  },
  rules: {
    'class-waiver.no-fallback': {
      title: 'Nada dice qué sigue si la renuncia cae',
      description:
        'En algunos lugares los jueces anulan tales renuncias. Sin alternativa puede resultar un arbitraje colectivo, que nadie quiere.',
      suggestion: 'Añadir que tal reclamación va al juez.',
      rationale: 'Lleva la reclamación al juez si la renuncia cae.',
    },
    'class-waiver.waived': {
      title: 'Se excluyen las acciones colectivas',
      description:
        'Las reclamaciones solo pueden presentarse una por una. Si cada una es pequeña, nadie la presentará.',
      suggestion: 'Quitarla para consumidores; entre empresas, ver si es más probable demandar o ser demandado.',
    },
    'revenue-share.no-base': {
      title: 'Una parte de un importo no definido',
      description:
        'Se debe un porcentaje y nada dice de qué: antes o después de devoluciones, impuestos, descuentos y envío. Cada parte lo calculará a su modo.',
      suggestion: 'Definir la base y enumerar las deducciones.',
      rationale: 'Define la base.',
    },
    'revenue-share.no-report': {
      title: 'Una participación en ingresos sin liquidación',
      description:
        'Se debe una parte de los ingresos y ninguna liquidación muestra su cálculo. Quien recibe debe creer a quien paga.',
      suggestion: 'Pedir una liquidación con cada pago.',
      rationale: 'Añade una liquidación con cada pago.',
    },
    'source-escrow.missing': {
      title: 'Sin acceso al código fuente en una emergencia',
      description:
        'El cliente depende de un programa, y ningún depósito le permite seguir si el fabricante quiebra o abandona el soporte.',
      suggestion: 'Pedir el depósito donde el programa no se sustituya en semanas; si no, dejarlo.',
      rationale: 'Permite al cliente mantener el programa en una emergencia.',
    },
    'source-escrow.no-release': {
      title: 'Un depósito sin entrega',
      description:
        'El código fuente está depositado y nada dice cuándo se entrega. Un depósito que nadie puede abrir no protege a nadie.',
      suggestion: 'Nombrar los hechos: insolvencia, fin del soporte, incumplimiento no subsanado.',
      rationale: 'Nombra los hechos de entrega.',
    },
    'source-escrow.not-updated': {
      title: 'El depósito no se renueva',
      description: 'Nada obliga a añadir nuevas versiones. Al cabo de un año el depósito ya no produce lo que se usa.',
      suggestion: 'Pedir la renovación con cada versión, y una verificación.',
      rationale: 'Mantiene actual el depósito.',
    },
    'taxes.all-on-one': {
      title: 'Todos los impuestos recaen en {party, select, none {una parte} other {{party}}}',
      description: 'Las palabras cubren todo impuesto, también el de la renta de la otra parte.',
      suggestion: 'Excluir los impuestos sobre renta, bienes y empleados de la otra parte.',
      rationale: 'Deja a cada parte el impuesto de su propia renta.',
    },
    'taxes.gross-up': {
      title: 'Una compensación fiscal sube el precio',
      description:
        'Si hay que retener, quien paga abona más, para que la otra parte reciba el total. El aumento no tiene límite y dura lo que la ley.',
      suggestion: 'Excluir lo que el beneficiario pudo evitar, y hacer que devuelva los reembolsos.',
      rationale: 'Limita el aumento a lo inevitable.',
    },
    'taxes.missing': {
      title: 'Nada dice quién soporta los impuestos',
      description:
        'Se debe dinero y ninguna cláusula trata impuestos sobre ventas, IVA o retenciones. Un impuesto de un quinto del precio puede recaer en cualquiera.',
      suggestion:
        'Decir que los precios excluyen impuestos sobre ventas, y que cada parte soporta el de su propia renta.',
      rationale: 'Dice quién soporta qué impuesto.',
    },
  },
  reasons: {
    'class-waiver.carved-out': 'La sección tiene una salida: «{quote}» en {section}.',
    'revenue-share.audited': 'Las cifras pueden auditarse («{words}»), lo que baja el riesgo.',
    'revenue-share.base-given': 'La base se describe en {section}: «{quote}».',
    'revenue-share.reported': 'Se deben liquidaciones según {section}: «{quote}».',
    'source-escrow.found': 'El depósito se trata en {section}: «{quote}».',
    'source-escrow.release-defined': 'La entrega se define en {section}: «{quote}».',
    'taxes.found': 'Los impuestos se tratan en {section}: «{quote}».',
    'taxes.income-excepted': 'Algunos impuestos se exceptúan en {section}: «{quote}».',
  },
};
