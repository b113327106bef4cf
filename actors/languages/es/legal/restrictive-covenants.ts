import type { CataloguePart } from '../../catalogue.ts';

export const legalRestrictiveCovenants: CataloguePart = {
  experts: {
    exclusivity: 'Exclusividad',
    'first-refusal': 'Derechos de preferencia',
    'most-favoured-nation': 'Cliente más favorecido',
    'non-compete': 'No competencia',
    'non-solicit': 'No captación',
  },
  rules: {
    'exclusivity.unearned': {
      title: 'Exclusividad sin condiciones de rendimiento: concedida por {party}',
      description:
        '{party} queda atada a un solo socio, y el documento no fija mínimos, objetivos ni otra condición cuya falta ponga fin a la exclusividad. Si el socio hace poco, {party} no tiene otra vía al mercado.',
      suggestion: 'Ligar la exclusividad a un rendimiento mínimo, un territorio y un plazo.',
    },
    'first-refusal.only-talks': {
      title: 'El primer derecho lleva solo a conversaciones',
      description:
        'Quien ejerce el derecho obtiene una negociación de buena fe y ninguna condición. Si fracasa, la otra parte queda libre, incluso para dar a terceros mejores condiciones.',
      suggestion:
        'Indicar las condiciones o quién las fija, un plazo para negociar, y la prohibición de mejores condiciones para otros durante doce meses.',
    },
    'first-refusal.no-deadline': {
      title: 'Derecho de tanteo sin plazo',
      description: 'El titular puede tomarse cuanto tiempo quiera, lo que ahuyenta a terceros y paraliza la venta.',
      suggestion: 'Hacer caducar el derecho si no se ejerce en un plazo fijo.',
      rationale: 'Añade un plazo tras el cual el dueño queda libre.',
    },
    'most-favoured-nation.only-intended': {
      title: 'Las mejores condiciones son solo una intención',
      description:
        'El texto dice lo que {party, select, none {una parte} other {{party}}} pretende o intentará, y no promete nada. Si otros tienen mejores condiciones, nada se sigue.',
      suggestion:
        'Escribir que las condiciones no serán menos favorables, en todo momento, con un ajuste y un certificado anual.',
    },
    'most-favoured-nation.uncompared': {
      title: 'Cláusula de cliente más favorecido sin término de comparación: {party}',
      description:
        'La promesa de condiciones no peores que las de otros no exige cantidades ni condiciones comparables. Un solo trato especial rebaja todos los precios.',
      suggestion: 'Comparar solo ventas similares en cantidades comparables.',
      rationale: 'Añade el patrón de comparación.',
    },
    'non-compete.long': {
      title: 'No competencia de larga duración: {period}',
      description:
        '{party, select, none {Una parte} other {{party}}} queda fuera de su mercado durante {period}. Muchos tribunales admiten poco más de un año.',
      suggestion: 'Acortar el plazo y ceñirlo a la actividad afectada.',
      rationale: 'Reduce la prohibición a un año.',
    },
    'non-compete.unbounded': {
      title: 'No competencia sin límites',
      description:
        '{party, select, none {Una parte} other {{party}}} no puede competir, y no se indica plazo ni territorio. Tal restricción difícilmente es eficaz, y daña mientras se respeta.',
      suggestion: 'Indicar plazo, territorio y actividad.',
      rationale: 'Limita la prohibición a la vida del contrato.',
    },
    'non-solicit.long': {
      title: 'No captación de larga duración: {period}',
      description:
        '{period} es mucho para una prohibición de contratar o dirigirse a clientes, que puede ser ineficaz.',
      suggestion: 'Reducirla a doce meses y exceptuar los anuncios generales.',
      rationale: 'Reduce la prohibición a un año.',
    },
    'non-solicit.one-sided': {
      title: 'No captación unilateral: obliga solo a {party}',
      description: '{party} no puede dirigirse al personal de la otra parte; el suyo no está protegido.',
      suggestion: 'Hacer recíproca la cláusula.',
      rationale: 'Protege al personal de ambas partes.',
    },
    'non-solicit.unbounded': {
      title: 'No captación sin plazo',
      description:
        '{party, select, none {Una parte} other {{party}}} no podrá nunca más dirigirse a las personas o clientes nombrados.',
      suggestion: 'Limitar la prohibición al contrato y a los doce meses siguientes.',
      rationale: 'Añade un plazo habitual.',
    },
  },
  reasons: {
    'exclusivity.found': 'La exclusividad se trata en {section}: “{quote}”.',
    'exclusivity.other-meaning': 'La palabra tiene otro sentido en {section}: “{quote}”.',
    'exclusivity.tied': 'La sección la liga a una condición (“{words}”).',
    'first-refusal.deadline-given': 'Se da un plazo en {section}: “{quote}”.',
    'most-favoured-nation.compared': 'Se da un patrón de comparación en {section}: “{quote}”.',
    'non-compete.bounded': 'La prohibición tiene límites en {section}: “{quote}”.',
    'non-compete.exception': 'La sección hace una excepción (“{words}”).',
    'non-solicit.advertising-allowed': 'Los anuncios generales se permiten en {section}: “{quote}”.',
    'non-solicit.bounded': 'La prohibición tiene límites en {section}: “{quote}”.',
  },
};
