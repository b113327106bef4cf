import type { CataloguePart } from '../../catalogue.ts';

export const legalIntellectualProperty: CataloguePart = {
  experts: {
    confidentiality: 'Confidencialidad',
    'ip-ownership': 'Titularidad de la propiedad intelectual',
    'licence-scope': 'Alcance de la licencia',
    'source-escrow': 'Depósito del código fuente',
  },
  rules: {
    'confidentiality.forever': {
      title: 'Confidencialidad sin límite de tiempo',
      description:
        'El deber de confidencialidad nunca expira. Es difícil de gestionar, y algunos tribunales no lo aplican más allá de los secretos empresariales.',
      suggestion: 'Limitar el deber a unos años y proteger los secretos empresariales mientras lo sean.',
      rationale: 'Sustituye un deber perpetuo por un plazo habitual.',
    },
    'confidentiality.missing': {
      title: 'Falta una cláusula de confidencialidad',
      description:
        'Las partes intercambiarán información no pública, y nada obliga a quien la recibe a mantenerla en secreto o a usarla solo para el contrato.',
      suggestion: 'Añadir una cláusula de confidencialidad recíproca con las excepciones habituales.',
      rationale: 'Protege lo que las partes deben revelarse.',
    },
    'confidentiality.no-compelled-disclosure': {
      title: 'Sin excepción para la divulgación exigida por ley',
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
      title: 'Confidencialidad unilateral: obliga solo a {party}',
      description:
        'El deber de secreto vincula solo a {party}; la información que {party} revela no está protegida del mismo modo.',
      suggestion: 'Hacer recíproco el deber, salvo que solo una parte revele información.',
    },
    'ip-ownership.joint-without-rules': {
      title: 'Cotitularidad sin reglas de explotación',
      description:
        'Los derechos son comunes, y nada dice quién puede usarlos o licenciarlos. La respuesta varía de un país a otro.',
      suggestion: 'Decir si cada cotitular puede usarlos y licenciarlos sin consentimiento y sin rendir cuentas.',
      rationale: 'Añade las dos reglas que los cotitulares necesitan.',
    },
    'ip-ownership.missing': {
      title: 'Falta una cláusula sobre la titularidad de los resultados',
      description: 'Según la mayoría de las leyes, los derechos quedan en quien creó la obra, la pague quien la pague.',
      suggestion: 'Decir de quién son los resultados, qué conserva cada parte y qué licencia recibe la otra.',
      rationale: 'Fija la titularidad de los resultados y de los materiales previos.',
    },
    'ip-ownership.no-background': {
      title: 'Sin reserva de la propiedad intelectual previa de {party}',
      description:
        '{party} cede los resultados, y nada reserva sus obras previas o independientes. Puede perder sus herramientas de trabajo.',
      suggestion: 'Excluir de la cesión las obras previas e independientes.',
      rationale: 'Reserva las obras previas e independientes.',
    },
    'licence-scope.irrevocable': {
      title: 'Licencia perpetua o irrevocable',
      description:
        '{party, select, none {Una parte} other {{party}}} concede derechos perpetuos o irrevocables. Sobreviven al impago y al incumplimiento.',
      suggestion: 'Hacer que la licencia acabe por incumplimiento grave, o condicionarla al pago.',
      rationale: 'Quita las palabras que hacen perpetua la licencia.',
    },
    'licence-scope.silent-on-exclusivity': {
      title: 'Licencia que no precisa si es exclusiva',
      description:
        'La concesión deja abierto si {party, select, none {una parte} other {{party}}} puede licenciar a otros o usar ella misma los derechos.',
      suggestion: 'Escribir “exclusive” o “non-exclusive”.',
      rationale: 'Toma la lectura menos gravosa para el licenciante; conviene confirmarla.',
    },
    'source-escrow.missing': {
      title: 'Falta un depósito del código fuente (escrow)',
      description:
        'El cliente depende de un programa, y ningún depósito le permite seguir si el fabricante quiebra o abandona el soporte.',
      suggestion: 'Pedir el depósito donde el programa no se sustituya en semanas; si no, dejarlo.',
      rationale: 'Permite al cliente mantener el programa en una emergencia.',
    },
    'source-escrow.no-release': {
      title: 'Depósito (escrow) sin condiciones de liberación',
      description:
        'El código fuente está depositado y nada dice cuándo se entrega. Un depósito que nadie puede abrir no protege a nadie.',
      suggestion: 'Nombrar los hechos: insolvencia, fin del soporte, incumplimiento no subsanado.',
      rationale: 'Nombra los hechos de entrega.',
    },
    'source-escrow.not-updated': {
      title: 'Depósito (escrow) sin actualización',
      description: 'Nada obliga a añadir nuevas versiones. Al cabo de un año el depósito ya no produce lo que se usa.',
      suggestion: 'Pedir la renovación con cada versión, y una verificación.',
      rationale: 'Mantiene actual el depósito.',
    },
  },
  reasons: {
    'confidentiality.exceptions-given': 'Hay excepciones en {section}: “{quote}”.',
    'confidentiality.found': 'El secreto se trata en {section}: “{quote}”.',
    'ip-ownership.found': 'La titularidad se trata en {section}: “{quote}”.',
    'ip-ownership.licence-back': 'La sección concede una licencia de vuelta (“{words}”).',
    'licence-scope.can-end': 'La licencia sí puede acabar: {section}, “{quote}”.',
    'licence-scope.paid-for': 'La licencia se paga (“{words}”).',
    'source-escrow.found': 'El depósito se trata en {section}: «{quote}».',
    'source-escrow.release-defined': 'La entrega se define en {section}: «{quote}».',
  },
};
