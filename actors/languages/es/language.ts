import type { CataloguePart } from '../catalogue.ts';

export const language: CataloguePart = {
  experts: {
    ambiguity: 'Ambigüedad',
    grammar: 'Gramática',
    'inclusive-wording': 'Lenguaje inclusivo',
    'passive-duties': 'Obligaciones sin obligado',
    readability: 'Legibilidad',
    repetition: 'Palabras repetidas',
    'sentence-length': 'Longitud de las frases',
    spelling: 'Ortografía',
    terminology: 'Terminología',
    tone: 'Tono',
  },
  rules: {
    'ambiguity.and-or': {
      title: '«Y/o» ambiguo',
      description:
        'En {count, plural, one {un lugar} other {# lugares}} «and/or» deja abierto si se trata de una cosa, de la otra o de ambas.',
      suggestion: 'Escribir «A o B o ambos» donde importe.',
      rationale: 'Dice con palabras los tres casos.',
    },
    'ambiguity.deferred-terms': {
      title: 'Acuerdo de llegar a un acuerdo',
      description: '{words}: el punto no está decidido, y un acuerdo de acordar rara vez es exigible.',
      suggestion: 'Decidirlo ahora, o decir quién decide y con qué criterio si no hay acuerdo.',
    },
    'ambiguity.efforts': {
      title:
        '{count, plural, one {Obligación de medios, no de resultado} other {Obligaciones de medios, no de resultado ({count} lugares)}}',
      description:
        '{words}: cuánto esfuerzo basta se juzgará después. La fórmula es habitual; donde importa el resultado es poco.',
      suggestion: 'Donde importe el resultado, prometerlo, o decir qué comprende el esfuerzo.',
    },
    'ambiguity.may-not': {
      title: '«May not» ambiguo',
      description: '{words} puede negar un derecho o solo dudar de un hecho.',
      suggestion: 'Escribir una prohibición clara o una simple posibilidad.',
    },
    'ambiguity.no-promise': {
      title:
        '{count, plural, one {Servicio sin obligación de prestarlo} other {# servicios sin obligación de prestarlos}}',
      description: '{words}: lo descrito no se debe, así que no hay nada que reclamar si falla.',
      suggestion: 'Indicar una medida debida, al menos un mínimo.',
    },
    'ambiguity.open-ended-time': {
      title: '{count, plural, one {Período sin fin} other {# períodos sin fin}}',
      description: '{words}: nadie puede decir cuándo termina, así que nadie puede planificarlo.',
      suggestion: 'Fijar una fecha, un plazo o el hecho que le pone fin.',
    },
    'ambiguity.optional-duty': {
      title: 'Obligación facultativa',
      description: 'Con {words}, quien debe la prestación decide si cumplirla. No puede exigirse nada.',
      suggestion: 'Escribir una obligación plena o decir abiertamente que es facultativo.',
    },
    'ambiguity.own-judgement': {
      title: 'Decisión al criterio de una parte',
      description: '{words}: la medida es lo que piensa una parte, y la otra no puede preverlo.',
      suggestion: 'Añadir un criterio como «razonablemente» o indicar los casos.',
    },
    'ambiguity.permissive-duty': {
      title: '«Puede» donde se espera una obligación',
      description: '{words}: la frase permite lo que se esperaría debido. La otra parte no puede exigirlo.',
      suggestion: 'Usar un verbo de obligación; si es una facultad, decir de quién.',
    },
    'ambiguity.regardless': {
      title: 'Una disposición deroga otra',
      description:
        '{words} desactiva disposiciones que en otro lugar obligan. El lector debe adivinar qué queda de ellas.',
      suggestion: 'Indicar el efecto exacto sobre la disposición apartada.',
    },
    'ambiguity.should': {
      title:
        '{count, plural, one {Condicional en lugar de obligación} other {Condicional en lugar de obligación ({count} lugares)}}',
      description: '{words}: se lee como obligación y se puede defender como consejo.',
      suggestion: 'Usar un verbo de obligación si se debe, o quitarlo.',
    },
    'ambiguity.vague-amount': {
      title: 'Cantidad o frecuencia vaga',
      description: '{words}: cuánto, o con qué frecuencia, queda a la opinión.',
      suggestion: 'Indicar una cifra, un intervalo o una fórmula.',
    },
    'ambiguity.vague-degree': {
      title: 'Alcance vago de una obligación',
      description: 'Con {words} la obligación se debilita sin que se diga cuánto.',
      suggestion: 'Suprimir la palabra o nombrar la excepción que encierra.',
    },
    'ambiguity.vague-time': {
      title: 'Plazo vago',
      description: '{words}: nadie puede decir desde qué día hay retraso.',
      suggestion: 'Indicar un número de días o al menos una fecha límite.',
    },
    'ambiguity.weak-modal': {
      title: '{count, plural, one {«Can» ambiguo} other {«Can» ambiguo ({count} lugares)}}',
      description: '{words}: dice lo que es posible, no lo que se debe o se permite.',
      suggestion: 'Usar «may» para un derecho, «shall» para una obligación.',
    },
    'grammar.slip': {
      title: '«{before}» debe decir «{after}»',
      description: 'Un error gramatical que hace la frase menos fiable.',
      suggestion: 'Escribir «{after}».',
      rationale: 'Gramática.',
    },
    'inclusive-wording.alternative': {
      title: 'Lenguaje inclusivo: «{word}»',
      description:
        'La palabra nombra solo a una parte de las personas o lleva una imagen que algunos lectores rechazan.',
      suggestion: 'Escribir «{alternative}».',
      rationale: 'Dice lo mismo y no excluye a nadie.',
    },
    'passive-duties.no-actor': {
      title: '{count, plural, one {Obligación sin obligado} other {# obligaciones sin obligado}}',
      description: 'Algo «deberá ser» hecho, pero la frase no dice por quién. Cada uno puede esperar al otro.',
      suggestion: 'Nombrar quién actúa: «el proveedor deberá …».',
    },
    'readability.difficult': {
      title: 'Legibilidad baja',
      description:
        'El índice de Flesch es {ease}; por debajo de 30 solo lee con facilidad quien tiene estudios superiores. Quizá no se pueda exigir lo que no se entiende.',
      suggestion: 'Acortar las frases y usar palabras corrientes, empezando por el pasaje citado.',
    },
    'repetition.doubled': {
      title: 'Palabra repetida: «{word}»',
      description: 'La palabra aparece dos veces seguidas.',
      suggestion: 'Suprimir una.',
      rationale: 'Palabra repetida.',
    },
    'sentence-length.long': {
      title: '{count, plural, one {Frase demasiado larga} other {# frases demasiado largas}}',
      description: 'La más larga tiene {words} palabras sin lista. Condiciones y excepciones se escapan fácilmente.',
      suggestion: 'Dividirla en regla y excepciones, o en una lista.',
    },
    'spelling.misread': {
      title: '{count, plural, one {Probable error de escaneo} other {# probables errores de escaneo}}',
      description:
        'Palabras como {words} están mal leídas o pegadas. La revisión las leyó como debían ser; en el documento siguen así.',
      suggestion: 'Comparar el texto con el original y corregirlo antes de firmar.',
    },
    'spelling.misspelled': {
      title: 'Error ortográfico: «{word}»',
      description: 'La palabra no está en ningún diccionario; probablemente se quería decir «{repair}».',
      suggestion: 'Escribir «{repair}».',
      rationale: 'Ortografía.',
    },
    'terminology.two-terms': {
      title: 'Terminología incoherente: «{stray}» y «{main}»',
      description:
        'El documento dice «{main}» y {count, plural, one {una vez} other {# veces}} «{stray}» para lo que parece lo mismo. Una palabra distinta sugiere un sentido distinto.',
      suggestion: 'Escribir siempre «{main}» o definir «{stray}».',
      rationale: 'El término usado en los demás lugares.',
    },
    'tone.informal': {
      title: 'Tono informal',
      description: '{words} no encaja con el resto y deja el sentido vago.',
      suggestion: 'Sustituir por una palabra sencilla y neutra.',
    },
  },
  reasons: {
    'ambiguity.bounded': 'El texto pone un límite: «{quote}».',
    'ambiguity.defined': '«{term}» es un término definido.',
    'ambiguity.recital': 'Las palabras están en la introducción, que no impone obligaciones.',
    'grammar.form': 'Aquí un error gramatical no cambia el sentido.',
    'grammar.quotation': 'Las palabras son una cita: «{quote}».',
    'inclusive-wording.title': 'Es un título oficial o un nombre: «{quote}».',
    'passive-duties.actor-named': 'La mayoría de estas frases dicen quién actúa: «{quote}».',
    'readability.measured': 'Medido de nuevo, el índice es {ease}.',
    'repetition.layout': 'Un salto de línea separa las dos palabras: pueden ser de dos columnas.',
    'sentence-length.list': 'La frase es una lista de puntos breves.',
    'spelling.own-word': '«{word}» se usa {count} veces: es una palabra del documento.',
    'spelling.term': 'La palabra forma parte del término definido «{term}».',
    'terminology.kept-apart': 'El documento distingue ambos: «{quote}».',
    'terminology.own-definition': 'El segundo término tiene su propia definición: «{quote}».',
    'tone.brand': 'Forma parte de un nombre: «{quote}».',
    'tone.quoted': 'Las palabras son citadas: «{quote}».',
  },
};
