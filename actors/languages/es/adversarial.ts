import type { CataloguePart } from '../catalogue.ts';

export const adversarial: CataloguePart = {
  experts: {
    verifier: 'Verificador',
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
    'verifier.same-sentence': 'La propia frase lo responde: «{quote}» ({section}).',
    'verifier.beside': 'El texto contiguo lo responde: «{quote}» ({section}).',
    'verifier.elsewhere': 'Otro pasaje lo responde: «{quote}» ({section}).',
    'verifier.may-answer': '{section} podría dar la respuesta: «{quote}»',
    'verifier.incorporated': 'También rige aquí una parte de otro contrato que trata de ello: «{quote}» ({section}).',
    'verifier.withheld': 'La estipulación existe y la copia la omite: «{quote}» ({section}).',
    'verifier.both-sides': 'La cláusula obliga a ambas partes: «{quote}» ({section}).',
    'verifier.no-duty': 'La frase deja una elección y no obliga: «{quote}» ({section}).',
    'verifier.other-document': 'Remite a otro documento: «{quote}» ({section}).',
    'verifier.not-about': 'La frase trata de otra cosa: «{quote}» ({section}).',
    'verifier.bearer': 'La frase habla de {bearer} y de nadie más: «{quote}» ({section}).',
    'verifier.denied': 'El texto niega lo que se afirma: «{quote}» ({section}).',
    'verifier.mirrored': '{section} da o pide lo mismo a la otra parte: «{quote}».',
    'verifier.other-matter':
      '«{period}» mide {matter, select, notice_of_termination {el preaviso de resolución} notice_of_non_renewal {el aviso de no renovación} notice {un preaviso} cure {el plazo de subsanación} payment {el plazo de pago} term {la duración} confidentiality {la confidencialidad} warranty {la garantía} retention {la conservación de registros} acceptance {la aceptación} delivery {la entrega} audit {una auditoría} survival {la subsistencia} look_back {lo pagado antes} other {otra cosa}}: «{quote}» ({section}).',
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
