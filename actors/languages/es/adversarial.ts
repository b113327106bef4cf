import type { CataloguePart } from '../catalogue.ts';

export const adversarial: CataloguePart = {
  experts: {
    'counterparty-counsel': 'Abogado de la contraparte',
    'devils-advocate': 'Abogado del diablo',
    'duplicate-judge': 'Juez de duplicados',
    'evidence-auditor': 'Auditor de pruebas',
    integrity: 'Integridad del documento',
    'materiality-judge': 'Juez de relevancia',
    'precedent-sceptic': 'Escéptico de precedentes',
  },
  rules: {
    'integrity.hidden-characters': {
      title: '{count, plural, one {Carácter oculto} other {# caracteres ocultos}}',
      description:
        'El texto contiene caracteres que no se ven ({points}). Pueden ocultar palabras, invertir su orden o burlar una comparación de versiones.',
      suggestion: 'Eliminarlos y comparar el texto con lo acordado.',
      rationale: 'Un carácter invisible no tiene lugar en el texto.',
    },
    'integrity.mixed-alphabets': {
      title: '{count, plural, one {Palabra con alfabetos mezclados} other {# palabras con alfabetos mezclados}}',
      description:
        'Letras de otro alfabeto ocupan el lugar de letras latinas de igual aspecto: {words}. Quien busca la palabra, o compara versiones, no la encuentra.',
      suggestion:
        'Escribir {count, plural, one {la palabra} other {las palabras}} en un solo alfabeto y preguntar de dónde viene el texto.',
      rationale: 'Una palabra se escribe en un solo alfabeto.',
    },
    'integrity.orders-to-reader': {
      title: 'Instrucciones dirigidas al revisor (prompt injection)',
      description:
        'Un texto como {words} no es un pacto entre las partes: apunta al juicio del lector. No se ha obedecido.',
      suggestion: 'Preguntar a la otra parte por qué está y hacer que se elimine.',
    },
  },
  reasons: {
    'counterparty-counsel.mutual':
      'La cláusula obliga a ambas partes («{quote}»); la otra la defenderá como equilibrada.',
    'counterparty-counsel.one-sided':
      'La cláusula es unilateral («{quote}»); hasta el abogado de la otra parte esperaría la petición.',
    'devils-advocate.qualified': 'La propia frase retira una parte: «{quote}».',
    'duplicate-judge.already-there': 'El documento tiene una cláusula al respecto: {heading}.',
    'duplicate-judge.identical':
      'Los dos lugares dicen lo mismo palabra por palabra, así que no se contradicen: «{quote}».',
    'duplicate-judge.no-heading':
      '{count, plural, one {El único título del documento no nombra} other {Ninguno de los # títulos del documento nombra}} la materia.',
    'duplicate-judge.same-place': 'Las dos citas son el mismo lugar: «{quote}».',
    'evidence-auditor.change-elsewhere': 'El cambio está lejos del lugar citado: «{quote}».',
    'evidence-auditor.change-empty': 'El cambio propuesto no cambia nada.',
    'evidence-auditor.change-not-verbatim': 'El cambio sustituye palabras que no están ahí: «{quote}».',
    'evidence-auditor.contents': 'La cita es una línea del índice: «{quote}».',
    'evidence-auditor.no-place': 'La observación no cita nada ni indica un lugar.',
    'evidence-auditor.no-words': 'La cita no contiene palabras.',
    'evidence-auditor.not-verbatim': 'La cita no está en el texto: «{quote}».',
    'evidence-auditor.placed': 'No se cita nada porque no hay nada; su lugar sería {section}.',
    'evidence-auditor.verbatim':
      '{count, plural, one {La cita está} other {Las # citas están}} en el texto palabra por palabra, primero en {section}.',
    'integrity.forbids': 'El texto prohíbe esa conducta en vez de ordenarla: «{quote}».',
    'integrity.seen': 'La orden está en el texto: «{quote}».',
    'materiality-judge.binding': 'La frase citada obliga a alguien («{quote}»), así que el defecto tiene un precio.',
    'materiality-judge.domestic':
      'Nada en el documento cruza una frontera ni toca a una autoridad, así que el asunto apenas se plantea.',
    'materiality-judge.form': 'Una cuestión de forma cuesta tiempo al lector, no dinero a una parte.',
    'materiality-judge.heading': 'Solo se cita un título, y los títulos no obligan: «{quote}».',
    'materiality-judge.long':
      'Un documento de {count, plural, one {# página} other {# páginas}} es bastante largo para regular también esto.',
    'materiality-judge.recital': 'Las palabras están en los considerandos, que explican pero no obligan.',
    'materiality-judge.short':
      'Un contrato de {count, plural, one {# página} other {# páginas}} deja esto a la ley; nadie detendría la firma por ello.',
    'precedent-sceptic.customary': 'La fórmula es habitual y su sentido está asentado: «{quote}».',
  },
};
