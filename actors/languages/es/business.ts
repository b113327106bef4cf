import type { CataloguePart } from '../catalogue.ts';

export const business: CataloguePart = {
  experts: {
    assumptions: 'Supuestos',
    'claim-evidence': 'Pruebas de las afirmaciones',
    deliverables: 'Entregables',
    dependencies: 'Dependencias',
    'exit-plan': 'Plan de salida',
    'pricing-clarity': 'Claridad del precio',
    scope: 'Alcance',
    'stated-requirements': 'Requisitos de la solicitud',
    timeline: 'Calendario',
  },
  rules: {
    'assumptions.no-consequence': {
      title: '{count, plural, one {Supuesto sin consecuencia} other {# supuestos sin consecuencia}}',
      description:
        'El precio o el plan se apoyan en supuestos, pero nada dice qué ocurre si uno falla. El coste quedará en quien hizo el trabajo.',
      suggestion: 'Prever que un supuesto erróneo lleve a revisar precio y fechas.',
    },
    'assumptions.not-stated': {
      title: 'Faltan los supuestos',
      description:
        'Una propuesta siempre se apoya en supuestos; aquí no hay ninguno escrito. Se discutirá sobre lo que cada uno daba por sentado.',
      suggestion: 'Añadir una breve lista de lo que precio y plan dan por sentado.',
    },
    'claim-evidence.unproven': {
      title: 'Afirmaciones sin respaldo',
      description:
        'Palabras como {words} afirman calidad sin una cifra ni una referencia. Un evaluador atento no les da puntos.',
      suggestion: 'Sustituirlas por un hecho: un número, un certificado, una referencia.',
    },
    'deliverables.undated': {
      title: '{count, plural, one {Entrega sin fecha} other {# entregas sin fecha}}',
      description: 'La obligación de entrega no indica fecha. Difícilmente habrá retraso.',
      suggestion: 'Añadir una fecha o remitirse al calendario.',
    },
    'deliverables.undescribed': {
      title: 'Entregables sin describir',
      description:
        'Obligaciones y pagos dependen de los «entregables», pero ninguna lista dice cuáles son. Nadie puede probar la entrega.',
      suggestion: 'Enumerar cada entregable con su forma y contenido.',
    },
    'dependencies.no-relief': {
      title: 'Dependencias sin exoneración por retrasos',
      description:
        'El trabajo espera la aportación de alguien, pero las fechas no se mueven si tarda. Quien espera puede incurrir en mora.',
      suggestion: 'Prever que las fechas se desplacen lo que dure el retraso.',
    },
    'exit-plan.missing': {
      title: 'Falta un plan de salida',
      description:
        'El contrato dice cómo termina, pero no cómo se entregan datos, trabajo y conocimientos. Dejar al proveedor puede salir caro.',
      suggestion: 'Añadir obligaciones de traspaso, su duración y precio.',
    },
    'pricing-clarity.no-amount': {
      title: 'Falta el precio',
      description: 'Se debe un pago, pero el documento no contiene importe ni remisión a uno. El precio queda abierto.',
      suggestion: 'Indicar el precio, la tarifa o la lista aplicable.',
    },
    'pricing-clarity.open-price': {
      title: 'Precio abierto',
      description:
        'El texto deja subir honorarios o gastos sin límite ni aprobación previa. El presupuesto no está seguro.',
      suggestion: 'Fijar un tope o exigir aprobación previa por escrito.',
    },
    'scope.not-stated': {
      title: 'Falta la descripción de los servicios',
      description:
        'El documento habla de servicios pero no los describe ni remite a una descripción. No puede determinarse qué se debe.',
      suggestion: 'Describir los servicios o adjuntar una especificación.',
    },
    'scope.open-ended': {
      title: 'Alcance abierto',
      description: 'El texto permite a una parte añadir trabajo sin límite. El precio cubre una cantidad desconocida.',
      suggestion: 'Cerrar la lista y tramitar los añadidos como cambios.',
    },
    'stated-requirements.no-contact': {
      title: 'Falta un procedimiento de consultas',
      description: 'Los oferentes no saben a quién dirigirse. Pondrán precio a la incertidumbre.',
      suggestion: 'Indicar un contacto y un plazo para preguntas.',
    },
    'stated-requirements.no-criteria': {
      title: 'Faltan criterios de evaluación',
      description:
        'Los oferentes no saben cómo se juzga. Las ofertas no serán comparables y la adjudicación será impugnable.',
      suggestion: 'Indicar los criterios y sus pesos.',
    },
    'stated-requirements.no-deadline': {
      title: 'Falta el plazo de presentación',
      description:
        'La solicitud no dice hasta cuándo presentar propuestas. No puede tratarse igual a las tardías y a las puntuales.',
      suggestion: 'Indicar fecha, hora y huso horario.',
    },
    'timeline.no-dates': {
      title: 'Faltan fechas',
      description: 'El documento no indica fechas ni un plan. Nadie puede retrasarse.',
      suggestion: 'Añadir inicio, hitos y fin.',
    },
    'timeline.not-binding': {
      title: 'Fechas no vinculantes',
      description: 'Las fechas se llaman objetivos o estimaciones. Incumplirlas no tiene consecuencias.',
      suggestion: 'Decir qué fechas obligan y qué ocurre si se incumplen.',
    },
  },
  reasons: {
    'assumptions.settled': 'La consecuencia de un supuesto erróneo está regulada: «{quote}».',
    'assumptions.taking-over': 'Aquí «asumir» significa hacerse cargo, no suponer: «{quote}».',
    'claim-evidence.section': 'Las referencias están en «{heading}».',
    'deliverables.listed': 'Los entregables se describen en «{heading}».',
    'dependencies.relief': 'El documento prevé una prórroga: «{quote}».',
    'exit-plan.stated': 'El traspaso está regulado: «{quote}».',
    'pricing-clarity.capped': 'El importe tiene tope o requiere aprobación: «{quote}».',
    'pricing-clarity.listed': 'El precio está en otro lugar: «{quote}».',
    'scope.excluded': 'El documento dice qué queda fuera: «{quote}».',
    'scope.stated': 'El alcance está indicado: «{quote}».',
    'stated-requirements.portal': 'Estos datos están en un portal: «{quote}».',
    'timeline.binding': 'Las fechas se hacen obligatorias en otro lugar: «{quote}».',
  },
};
