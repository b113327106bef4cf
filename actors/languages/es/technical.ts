import type { CataloguePart } from '../catalogue.ts';

export const technical: CataloguePart = {
  experts: {
    'acceptance-criteria': 'Criterios de aceptación',
    acronyms: 'Siglas',
    'ambiguous-modifiers': 'Adverbios y adjetivos ambiguos',
    'change-control': 'Control de cambios',
    comparatives: 'Comparativos',
    'incomplete-references': 'Referencias incompletas',
    interfaces: 'Interfaces',
    loopholes: 'Escapatorias',
    'negative-statements': 'Enunciados negativos',
    'nonverifiable-terms': 'Términos no verificables',
    'open-ended-lists': 'Listas abiertas',
    polysemy: 'Palabras con varios significados',
    'service-levels': 'Niveles de servicio',
    'subjective-language': 'Lenguaje subjetivo',
    superlatives: 'Superlativos',
    'system-security': 'Seguridad del sistema',
    'uncertain-verbs': 'Verbos inciertos',
    units: 'Unidades',
    'vague-pronouns': 'Pronombres vagos',
  },
  rules: {
    'acceptance-criteria.by-taste': {
      title: 'Aceptación a satisfacción del cliente',
      description:
        'El trabajo debe satisfacer a alguien, no a una especificación. El proveedor no puede saber cuándo ha terminado.',
      suggestion: 'Remitirse a la especificación o añadir «razonablemente».',
    },
    'acceptance-criteria.missing': {
      title: 'Faltan criterios de aceptación',
      description:
        'El trabajo se entrega y se acepta, pero nada dice con qué prueba. El pago puede negarse o exigirse por opinión.',
      suggestion: 'Añadir criterios, procedimiento de prueba y un plazo.',
    },
    'acceptance-criteria.no-deadline': {
      title: 'Aceptación sin plazo',
      description:
        'Hay prueba de aceptación, pero sin plazo y sin efecto del silencio. El pago puede esperar para siempre.',
      suggestion: 'Fijar un número de días tras los cuales se considera aceptado.',
    },
    'acronyms.unexplained': {
      title: '{count, plural, one {Sigla sin explicar} other {# siglas sin explicar}}',
      description: '{acronyms}: el documento no dice qué significan.',
      suggestion: 'Explicarlas la primera vez.',
    },
    'ambiguous-modifiers.found': {
      title: 'Adverbios y adjetivos sin cuantificar',
      description:
        '{count, plural, one {Un lugar} other {# lugares}}: {words}. Dos ingenieros construirían dos cosas distintas.',
      suggestion: 'Indicar el valor, la tolerancia o la condición.',
    },
    'change-control.missing': {
      title: 'Falta un procedimiento de control de cambios',
      description:
        'El trabajo se describe, pero no cómo puede cambiarse. El trabajo extra se hará antes y se discutirá después.',
      suggestion: 'Añadir una orden de cambio escrita con efecto en precio y fechas.',
    },
    'change-control.on-request': {
      title: 'Alcance ampliable a petición',
      description: 'Una parte puede pedir trabajo adicional, y el texto no fija límite ni precio.',
      suggestion: 'Limitarlo o valorarlo mediante una orden de cambio.',
    },
    'comparatives.found': {
      title: 'Comparaciones sin referencia',
      description: '{count, plural, one {Un lugar} other {# lugares}}: {words}. No se dice con qué ni por cuánto.',
      suggestion: 'Indicar el término de comparación y la diferencia exigida.',
    },
    'incomplete-references.found': {
      title: 'Normas o documentos no identificados',
      description:
        '{count, plural, one {Un lugar} other {# lugares}}: {words}. ¿Qué edición, qué parte? De ello depende lo que se debe.',
      suggestion: 'Indicar número, edición y fecha.',
    },
    'interfaces.unspecified': {
      title: '{count, plural, one {Interfaz sin especificar} other {# interfaces sin especificar}}',
      description: 'No se indican sistema, protocolo, formato ni versión. El coste de integración es desconocido.',
      suggestion: 'Indicar sistema, protocolo, formato y versión, o remitirse a la especificación.',
    },
    'loopholes.found': {
      title: 'Requisitos con escapatorias',
      description:
        '{count, plural, one {Un lugar} other {# lugares}}: {words}. Quien deba cumplirlos siempre podrá decir que no era posible o necesario.',
      suggestion: 'Suprimir las palabras o enumerar los casos en que no se aplica.',
    },
    'negative-statements.found': {
      title: 'Requisitos formulados como negaciones',
      description:
        '{count, plural, one {Un lugar} other {# lugares}}: {words}. Que algo no ocurra nunca no se demuestra con una prueba.',
      suggestion: 'Decir qué hace el sistema en su lugar.',
    },
    'nonverifiable-terms.found': {
      title: 'Términos no verificables',
      description: '{count, plural, one {Un lugar} other {# lugares}}: {words}. No permiten decidir la aceptación.',
      suggestion: 'Indicar qué se muestra, cuenta o mide, y el límite que se exige.',
    },
    'open-ended-lists.found': {
      title: 'Listas abiertas',
      description:
        '{count, plural, one {Un lugar} other {# lugares}}: {words}. Quien construye valora lo escrito y quien compra espera el resto.',
      suggestion: 'Completar la lista o decir con qué regla continúa.',
    },
    'polysemy.found': {
      title: 'Palabras con varios significados técnicos',
      description:
        '{count, plural, one {Un lugar} other {# lugares}}: {words}. Lectores de oficios distintos entenderán cosas distintas.',
      suggestion: 'Definirlas una vez en un glosario y usarlas solo así.',
    },
    'service-levels.no-figure': {
      title: 'Nivel de servicio sin cifra',
      description: 'Palabras como estas parecen un nivel de servicio pero no pueden medirse.',
      suggestion: 'Indicar un porcentaje, un tiempo de respuesta y cómo se miden.',
    },
    'service-levels.no-period': {
      title: 'Disponibilidad sin período de medición',
      description:
        'Se promete un porcentaje, pero no sobre qué periodo. En un año permite doce veces la caída de un mes.',
      suggestion: 'Añadir el periodo, por ejemplo «en cada mes natural».',
    },
    'service-levels.no-remedy': {
      title: 'Nivel de servicio sin consecuencias',
      description: 'El nivel se promete, pero nada ocurre si no se alcanza. La promesa sirve de poco.',
      suggestion: 'Añadir créditos y derecho a resolver tras fallos repetidos.',
    },
    'subjective-language.found': {
      title: 'Palabras subjetivas en los requisitos',
      description:
        '{count, plural, one {Un lugar} other {# lugares}}: {words}. Dicen lo que a alguien le gustaría: quien construye y quien prueba juzgarán distinto.',
      suggestion: 'Sustituirlas por algo observable o medible.',
    },
    'superlatives.found': {
      title: 'Superlativos',
      description:
        '{count, plural, one {Un lugar} other {# lugares}}: {words}. Nadie puede probar que algo sea lo mejor de todo.',
      suggestion: 'Indicar el valor suficiente.',
    },
    'system-security.silent': {
      title: 'Faltan requisitos de seguridad',
      description: 'Se introducen datos y cuentas en un sistema, pero el documento no dice nada de su protección.',
      suggestion: 'Añadir requisitos de seguridad y quién responde de ellos.',
    },
    'system-security.vague': {
      title: 'Requisitos de seguridad sin norma de referencia',
      description:
        'La protección se promete en términos generales. Tras un incidente nadie puede mostrar si se cumplió.',
      suggestion: 'Indicar un estándar o medidas concretas: cifrado, control de acceso, pruebas.',
    },
    'uncertain-verbs.found': {
      title: 'Verbos que dejan incierta la obligación',
      description:
        '{count, plural, one {Un lugar} other {# lugares}}: {words}. No queda claro si la función se debe entregar.',
      suggestion: 'Usar «deberá» para lo exigido y marcar las opciones como tales.',
    },
    'units.missing': {
      title: '{count, plural, one {Cantidad sin unidad} other {# cantidades sin unidad}}',
      description: 'Se exige un número, pero ¿de qué? Entre segundos y milisegundos hay un factor mil.',
      suggestion: 'Añadir la unidad.',
    },
    'units.two-systems': {
      title: 'Unidades métricas e imperiales mezcladas',
      description: 'Se usan dos sistemas de unidades. De ahí vienen errores de conversión y disputas por redondeos.',
      suggestion: 'Usar un sistema, con el otro entre paréntesis si hace falta.',
    },
    'vague-pronouns.found': {
      title: 'Pronombres ambiguos',
      description:
        '{count, plural, one {Un lugar} other {# lugares}}: {words}. Quien lee el requisito aislado no sabe a qué se refieren.',
      suggestion: 'Repetir el sustantivo.',
    },
  },
  reasons: {
    'acceptance-criteria.reasonable': 'Rige un criterio razonable: «{quote}».',
    'acceptance-criteria.stated': 'Los criterios están indicados: «{quote}».',
    'acronyms.glossary': 'El documento tiene una lista de siglas: «{heading}».',
    'ambiguous-modifiers.defined': '«{term}» está definido en el documento.',
    'ambiguous-modifiers.measured': 'La frase da una medida: «{quote}».',
    'change-control.procedure': 'Existe un procedimiento: «{quote}».',
    'comparatives.defined': '«{term}» está definido en el documento.',
    'comparatives.measured': 'La frase da una medida: «{quote}».',
    'incomplete-references.defined': '«{term}» está definido en el documento.',
    'incomplete-references.measured': 'La frase da una medida: «{quote}».',
    'interfaces.document': 'Se cita un documento de interfaz: «{quote}».',
    'loopholes.defined': '«{term}» está definido en el documento.',
    'loopholes.measured': 'La frase da una medida: «{quote}».',
    'negative-statements.defined': '«{term}» está definido en el documento.',
    'negative-statements.measured': 'La frase da una medida: «{quote}».',
    'nonverifiable-terms.defined': '«{term}» está definido en el documento.',
    'nonverifiable-terms.measured': 'La frase da una medida: «{quote}».',
    'open-ended-lists.defined': '«{term}» está definido en el documento.',
    'open-ended-lists.measured': 'La frase da una medida: «{quote}».',
    'polysemy.defined': '«{term}» está definido en el documento.',
    'polysemy.measured': 'La frase da una medida: «{quote}».',
    'service-levels.annex': 'Los niveles de servicio están en «{heading}».',
    'service-levels.disclaimer': 'La frase niega la promesa en vez de darla: «{quote}».',
    'subjective-language.defined': '«{term}» está definido en el documento.',
    'subjective-language.measured': 'La frase da una medida: «{quote}».',
    'superlatives.defined': '«{term}» está definido en el documento.',
    'superlatives.measured': 'La frase da una medida: «{quote}».',
    'system-security.elsewhere': 'Hay medidas concretas en otro lugar: «{quote}».',
    'system-security.named': 'Se indica una medida concreta: «{quote}».',
    'uncertain-verbs.defined': '«{term}» está definido en el documento.',
    'uncertain-verbs.measured': 'La frase da una medida: «{quote}».',
    'units.declared': 'La unidad se declara una vez para todos los valores: «{quote}».',
    'vague-pronouns.defined': '«{term}» está definido en el documento.',
    'vague-pronouns.measured': 'La frase da una medida: «{quote}».',
  },
};
