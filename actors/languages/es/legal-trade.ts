import type { CataloguePart } from '../catalogue.ts';

export const legalTrade: CataloguePart = {
  experts: {
    'audit-rights': 'Derechos de auditoría',
    confidentiality: 'Confidencialidad',
    exclusivity: 'Exclusividad',
    'first-refusal': 'Derechos de preferencia',
    'ip-ownership': 'Titularidad de la propiedad intelectual',
    'late-interest': 'Intereses de demora',
    'licence-scope': 'Alcance de la licencia',
    'minimum-commitment': 'Compromisos mínimos',
    'most-favoured-nation': 'Cliente más favorecido',
    'non-compete': 'No competencia',
    'non-solicit': 'No captación',
    'payment-terms': 'Condiciones de pago',
    'price-adjustment': 'Revisión de precios',
  },
  rules: {
    'audit-rights.missing': {
      title: 'Las regalías o participaciones en ingresos no pueden verificarse',
      description:
        'Los pagos dependen de cifras que solo lleva una parte, y el documento no da derecho a examinar los registros.',
      suggestion: 'Añadir la obligación de llevar registros y un derecho de auditoría con límites.',
      rationale: 'Hace verificables las cifras sin gravar la actividad.',
    },
    'audit-rights.unbounded': {
      title: '{party} puede auditar sin aviso ni límite',
      description:
        'El derecho de auditoría no prevé aviso, horario ni frecuencia. La parte auditada debe abrir libros y locales siempre que se le pida.',
      suggestion: 'Exigir aviso escrito, horario laboral y como máximo una auditoría al año.',
      rationale: 'Mantiene la auditoría y limita las molestias.',
    },
    'confidentiality.forever': {
      title: 'Confidencialidad sin fin',
      description:
        'El deber de confidencialidad nunca expira. Es difícil de gestionar, y algunos tribunales no lo aplican más allá de los secretos empresariales.',
      suggestion: 'Limitar el deber a unos años y proteger los secretos empresariales mientras lo sean.',
      rationale: 'Sustituye un deber perpetuo por un plazo habitual.',
    },
    'confidentiality.missing': {
      title: 'Falta un deber de confidencialidad',
      description:
        'Las partes intercambiarán información no pública, y nada obliga a quien la recibe a mantenerla en secreto o a usarla solo para el contrato.',
      suggestion: 'Añadir una cláusula de confidencialidad recíproca con las excepciones habituales.',
      rationale: 'Protege lo que las partes deben revelarse.',
    },
    'confidentiality.no-compelled-disclosure': {
      title: 'Falta la excepción para la revelación exigida por ley',
      description:
        'La parte a la que un tribunal o una autoridad ordene revelar tendría que incumplir la orden o el contrato.',
      suggestion: 'Permitir la revelación que la ley exige, con aviso previo cuando sea lícito.',
      rationale: 'Evita el conflicto entre contrato y ley.',
    },
    'confidentiality.no-exceptions': {
      title: 'Confidencialidad sin las excepciones habituales',
      description:
        'Nada exime la información pública, ya conocida, recibida de terceros o desarrollada de forma independiente. El receptor puede incumplir por información que no es secreta.',
      suggestion: 'Añadir las excepciones habituales.',
      rationale: 'Añade las excepciones que todo receptor necesita.',
    },
    'confidentiality.one-sided': {
      title: 'Solo {party} debe guardar secreto',
      description:
        'El deber de secreto vincula solo a {party}; la información que {party} revela no está protegida del mismo modo.',
      suggestion: 'Hacer recíproco el deber, salvo que solo una parte revele información.',
    },
    'exclusivity.unearned': {
      title: 'Exclusividad concedida por {party} sin nada que la sostenga',
      description:
        '{party} queda atada a un solo socio, y el documento no fija mínimos, objetivos ni otra condición cuya falta ponga fin a la exclusividad. Si el socio hace poco, {party} no tiene otra vía al mercado.',
      suggestion: 'Ligar la exclusividad a un rendimiento mínimo, un territorio y un plazo.',
    },
    'first-refusal.no-deadline': {
      title: 'Un derecho de preferencia sin plazo',
      description: 'El titular puede tomarse cuanto tiempo quiera, lo que ahuyenta a terceros y paraliza la venta.',
      suggestion: 'Hacer caducar el derecho si no se ejerce en un plazo fijo.',
      rationale: 'Añade un plazo tras el cual el dueño queda libre.',
    },
    'ip-ownership.joint-without-rules': {
      title: 'Cotitularidad sin reglas',
      description:
        'Los derechos son comunes, y nada dice quién puede usarlos o licenciarlos. La respuesta varía de un país a otro.',
      suggestion: 'Decir si cada cotitular puede usarlos y licenciarlos sin consentimiento y sin rendir cuentas.',
      rationale: 'Añade las dos reglas que los cotitulares necesitan.',
    },
    'ip-ownership.missing': {
      title: 'Nada dice de quién son los resultados',
      description: 'Según la mayoría de las leyes, los derechos quedan en quien creó la obra, la pague quien la pague.',
      suggestion: 'Decir de quién son los resultados, qué conserva cada parte y qué licencia recibe la otra.',
      rationale: 'Fija la titularidad de los resultados y de los materiales previos.',
    },
    'ip-ownership.no-background': {
      title: 'La cesión no deja a salvo lo que {party} ya tenía',
      description:
        '{party} cede los resultados, y nada reserva sus obras previas o independientes. Puede perder sus herramientas de trabajo.',
      suggestion: 'Excluir de la cesión las obras previas e independientes.',
      rationale: 'Reserva las obras previas e independientes.',
    },
    'late-interest.missing': {
      title: 'No hay interés de demora',
      description: 'Quien paga tarde se financia sin coste, salvo lo que disponga la ley.',
      suggestion: 'Añadir un tipo moderado, dentro del máximo legal.',
      rationale: 'Da un motivo para pagar a tiempo.',
    },
    'late-interest.steep': {
      title: 'El interés de demora es alto: {rate}',
      description:
        'Un interés de demora así puede tratarse como pena y resulta caro para quien se retrasa de buena fe.',
      suggestion: 'Reducir el tipo dentro del máximo legal.',
      rationale: 'Reduce el tipo a uno habitual.',
    },
    'licence-scope.irrevocable': {
      title: 'Una licencia que nunca puede acabar',
      description:
        '{party, select, none {Una parte} other {{party}}} concede derechos perpetuos o irrevocables. Sobreviven al impago y al incumplimiento.',
      suggestion: 'Hacer que la licencia acabe por incumplimiento grave, o condicionarla al pago.',
      rationale: 'Quita las palabras que hacen perpetua la licencia.',
    },
    'licence-scope.silent-on-exclusivity': {
      title: 'La licencia no dice si es exclusiva',
      description:
        'La concesión deja abierto si {party, select, none {una parte} other {{party}}} puede licenciar a otros o usar ella misma los derechos.',
      suggestion: 'Escribir “exclusive” o “non-exclusive”.',
      rationale: 'Toma la lectura menos gravosa para el licenciante; conviene confirmarla.',
    },
    'minimum-commitment.without-relief': {
      title: 'Un mínimo debido por {party} en todo caso',
      description: 'El mínimo se debe aunque la otra parte no cumpla o un hecho fuera de control lo impida.',
      suggestion: 'Reducir el mínimo en esos períodos, o permitir compensarlo después.',
      rationale: 'Reduce el mínimo cuando no puede alcanzarse.',
    },
    'most-favoured-nation.uncompared': {
      title: 'Mejores condiciones prometidas por {party} sin un patrón',
      description:
        'La promesa de condiciones no peores que las de otros no exige cantidades ni condiciones comparables. Un solo trato especial rebaja todos los precios.',
      suggestion: 'Comparar solo ventas similares en cantidades comparables.',
      rationale: 'Añade el patrón de comparación.',
    },
    'non-compete.long': {
      title: 'La prohibición de competir dura {period}',
      description:
        '{party, select, none {Una parte} other {{party}}} queda fuera de su mercado durante {period}. Muchos tribunales admiten poco más de un año.',
      suggestion: 'Acortar el plazo y ceñirlo a la actividad afectada.',
      rationale: 'Reduce la prohibición a un año.',
    },
    'non-compete.unbounded': {
      title: 'Una prohibición de competir sin límites',
      description:
        '{party, select, none {Una parte} other {{party}}} no puede competir, y no se indica plazo ni territorio. Tal restricción difícilmente es eficaz, y daña mientras se respeta.',
      suggestion: 'Indicar plazo, territorio y actividad.',
      rationale: 'Limita la prohibición a la vida del contrato.',
    },
    'non-solicit.long': {
      title: 'La prohibición de captación dura {period}',
      description:
        '{period} es mucho para una prohibición de contratar o dirigirse a clientes, que puede ser ineficaz.',
      suggestion: 'Reducirla a doce meses y exceptuar los anuncios generales.',
      rationale: 'Reduce la prohibición a un año.',
    },
    'non-solicit.one-sided': {
      title: 'Solo {party} no puede captar personal',
      description: '{party} no puede dirigirse al personal de la otra parte; el suyo no está protegido.',
      suggestion: 'Hacer recíproca la cláusula.',
      rationale: 'Protege al personal de ambas partes.',
    },
    'non-solicit.unbounded': {
      title: 'Una prohibición de captación sin plazo',
      description:
        '{party, select, none {Una parte} other {{party}}} no podrá nunca más dirigirse a las personas o clientes nombrados.',
      suggestion: 'Limitar la prohibición al contrato y a los doce meses siguientes.',
      rationale: 'Añade un plazo habitual.',
    },
    'payment-terms.late': {
      title: 'El pago puede tardar {period}',
      description:
        'El acreedor financia al deudor durante {period}. En algunos países tal plazo es ilícito o devenga intereses.',
      suggestion: 'Reducir el plazo a treinta días.',
      rationale: 'Usa el plazo de pago habitual.',
    },
    'payment-terms.missing': {
      title: 'Nada dice cuándo vence el pago',
      description: 'Se debe dinero, pero sin vencimiento ni plazo. No puede decirse cuándo un pago llega tarde.',
      suggestion: 'Indicar el plazo y cómo se trata una factura discutida.',
      rationale: 'Añade un vencimiento y un modo de discutir la factura.',
    },
    'payment-terms.no-dispute': {
      title: 'Sin derecho a retener un importe discutido',
      description: 'Las facturas deben pagarse a tiempo aunque sean erróneas; el deudor tiene que reclamar después.',
      suggestion: 'Hacer vencer solo los importes no discutidos.',
      rationale: 'Permite resolver antes una disputa honesta.',
    },
    'price-adjustment.unbounded': {
      title: 'Los precios pueden subir sin límite',
      description:
        '{party, select, none {El precio puede cambiarse} other {{party} puede cambiar el precio}} sin tope, índice ni acuerdo. La otra parte no puede planificar sus costes ni salir a tiempo.',
      suggestion: 'Fijar un tope o un índice, un preaviso y un derecho a salir.',
      rationale: 'Añade un tope y un preaviso.',
    },
  },
  reasons: {
    'audit-rights.bounded': 'La auditoría tiene límites en {section}: “{quote}”.',
    'audit-rights.found': 'Hay un derecho de inspección en {section}: “{quote}”.',
    'confidentiality.exceptions-given': 'Hay excepciones en {section}: “{quote}”.',
    'confidentiality.found': 'El secreto se trata en {section}: “{quote}”.',
    'exclusivity.found': 'La exclusividad se trata en {section}: “{quote}”.',
    'exclusivity.other-meaning': 'La palabra tiene otro sentido en {section}: “{quote}”.',
    'exclusivity.tied': 'La sección la liga a una condición (“{words}”).',
    'first-refusal.deadline-given': 'Se da un plazo en {section}: “{quote}”.',
    'ip-ownership.found': 'La titularidad se trata en {section}: “{quote}”.',
    'ip-ownership.licence-back': 'La sección concede una licencia de vuelta (“{words}”).',
    'late-interest.found': 'Los intereses se tratan en {section}: “{quote}”.',
    'late-interest.lawful-maximum': 'El tipo queda dentro del máximo legal en {section}: “{quote}”.',
    'licence-scope.can-end': 'La licencia sí puede acabar: {section}, “{quote}”.',
    'licence-scope.paid-for': 'La licencia se paga (“{words}”).',
    'minimum-commitment.found': 'Se fija un mínimo en {section}: “{quote}”.',
    'minimum-commitment.relief': 'La sección prevé un alivio (“{words}”).',
    'most-favoured-nation.compared': 'Se da un patrón de comparación en {section}: “{quote}”.',
    'non-compete.bounded': 'La prohibición tiene límites en {section}: “{quote}”.',
    'non-compete.exception': 'La sección hace una excepción (“{words}”).',
    'non-solicit.advertising-allowed': 'Los anuncios generales se permiten en {section}: “{quote}”.',
    'non-solicit.bounded': 'La prohibición tiene límites en {section}: “{quote}”.',
    'payment-terms.dispute-allowed': 'Los importes discutidos se tratan en {section}: “{quote}”.',
    'payment-terms.found': 'Se da un plazo de pago en {section}: “{quote}”.',
    'price-adjustment.bounded': 'El cambio de precio tiene límites en {section}: “{quote}”.',
    'price-adjustment.found': 'Los precios pueden variar según {section}: “{quote}”.',
  },
};
