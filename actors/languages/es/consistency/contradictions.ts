import type { CataloguePart } from '../../catalogue.ts';

export const consistencyContradictions: CataloguePart = {
  experts: {
    contradictions: 'Contradicciones',
    exceptions: 'Excepciones',
    'opposite-duties': 'Obligaciones contradictorias',
  },
  rules: {
    'contradictions.title-passes-twice': {
      title: 'Dos momentos en que pasa la propiedad de la obra',
      description:
        'Una cláusula da la obra a quien la encargó en cuanto se crea, otra solo cuando está pagada por completo. Si se discute un pago, nadie sabe de quién es la obra.',
      suggestion: 'Elegir un momento y suprimir el otro.',
    },
    'contradictions.two-courts': {
      title: 'Dos cláusulas nombran tribunales de lugares distintos',
      description:
        'Ambas cláusulas someten los litigios a tribunales, y los lugares no coinciden. Cada parte demandará donde le convenga, y la otra discutirá la competencia.',
      suggestion: 'Dejar el mismo lugar en ambas cláusulas.',
    },
    'contradictions.lost-negation': {
      title:
        '{sense, select, accrued {La terminación borra los derechos devengados} secrecy {La revelación sin consentimiento figura como excepción} other {Cumplir la ley se vuelve incumplimiento}}',
      description:
        '{sense, select, accrued {Tal como está, el fin del contrato afecta a lo ya devengado o vencido. Lo usual es lo contrario: parece faltar un «no».} secrecy {Entre las excepciones a la confidencialidad figura lo revelado sin consentimiento. A la letra, toda filtración libera la información; probablemente se quiso decir «con».} other {Tal como está, una parte incumple si la ley la obliga. Lo usual es lo contrario: parece faltar un «no».}}',
      suggestion: 'Reponer la palabra que falta y cotejar la cláusula con la versión acordada.',
    },
    'contradictions.survival': {
      title:
        '{matter, select, indemnity {La indemnidad falta en la cláusula de supervivencia} other {La confidencialidad falta en la cláusula de supervivencia}}',
      description:
        '{itself, select, outlives {La cláusula enumera lo que sobrevive al contrato y omite {matter, select, indemnity {la indemnidad} other {la confidencialidad}}, aunque esta dice que continúa.} other {Todo lo demás termina con el contrato, y {matter, select, indemnity {la indemnidad} other {la confidencialidad}} no está en la lista de lo que sobrevive.}} La lista puede leerse como cerrada.',
      suggestion: 'Añadir la cláusula a la lista, o decir que no es exhaustiva.',
    },
    'contradictions.court-and-arbitration': {
      title: 'Jueces y árbitros para las mismas controversias',
      description:
        'Una cláusula somete toda controversia a arbitraje y otra la atribuye a los tribunales. Cada parte elegirá el foro que le convenga, y los primeros meses se irán en esa disputa.',
      suggestion:
        'Elegir uno. Si se quiere el arbitraje, dejar a los tribunales solo las medidas cautelares y la ejecución del laudo.',
    },
    'contradictions.assignment': {
      title: 'Cláusulas de cesión contradictorias',
      description:
        'Una disposición permite ceder sin consentimiento y otra lo prohíbe. El cesionario no puede saber si la cesión es válida.',
      suggestion: 'Redactar la cesión libre como excepción expresa a la prohibición.',
    },
    'contradictions.numbers': {
      title: 'Cifras contradictorias en la misma disposición',
      description: 'Dos frases tienen el mismo texto pero números distintos. Probablemente una no se actualizó.',
      suggestion: 'Decidir qué número es correcto y suprimir la otra frase.',
    },
    'contradictions.oral-amendment': {
      title: 'Reglas contradictorias sobre modificaciones orales',
      description:
        'Una disposición permite cambios sin escrito y otra lo exige. Lo dicho en una reunión puede entonces obligar, o no.',
      suggestion: 'Suprimir la vía verbal o decir qué disposición prevalece.',
    },
    'contradictions.measures': {
      title: 'Dos cifras distintas para la misma materia',
      description:
        'Sobre {matter, select, notice_of_termination {preaviso de resolución} notice_of_non_renewal {aviso de no renovación} cure {plazo de subsanación} payment {pago de facturas} term {duración} confidentiality {duración de la confidencialidad} retention {conservación de registros} breach_notification {aviso de una violación de datos} non_compete {no competencia} non_solicit {no captación} cap {límite de responsabilidad} interest {tipo de interés} other {la misma materia}}, una cláusula dice «{first}» y otra «{other}», para la misma parte y sin una condición que las distinga.',
      suggestion: 'Mantener una sola cifra y remitirse a ella desde la otra cláusula.',
    },
    'contradictions.periods': {
      title: 'Plazos contradictorios para la misma materia',
      description:
        'Para {topic, select, payment {el pago de las facturas} convenience {el preaviso de desistimiento} renewal_notice {el aviso de no renovación} cure {la subsanación del incumplimiento} confidentiality {la duración de la confidencialidad} initial_term {la duración inicial} warranty {el plazo de garantía} disputed_invoice {la impugnación de facturas} records {la conservación de registros} force_majeure {la resolución por fuerza mayor} other {la misma materia}}, un lugar dice «{first}» y otro «{other}». Cada parte invocará el que le convenga.',
      suggestion: 'Dejar un solo plazo y remitirse a él en el otro lugar.',
    },
    'contradictions.renewal': {
      title: 'Cláusulas de renovación contradictorias',
      description:
        'Un lugar renueva el plazo automáticamente y otro solo si las partes lo acuerdan. No se sabe si el silencio lo termina o lo prolonga.',
      suggestion: 'Elegir un mecanismo y suprimir el otro.',
    },
    'contradictions.warranty': {
      title: 'Garantía expresa junto a una exclusión total',
      description: 'Una frase da una garantía y otra las excluye todas sin excepción. La primera puede no valer nada.',
      suggestion: 'Añadir a la exclusión «salvo lo expresamente previsto en este contrato».',
    },
    'exceptions.no-duty': {
      title: '{count, plural, one {Obligación que puede no cumplirse} other {# obligaciones que pueden no cumplirse}}',
      description: '{words}: el lector espera una obligación y se le dice que no la hay.',
      suggestion: 'Decir si se debe; si es una facultad, decir en qué condiciones se ejerce.',
    },
    'exceptions.override': {
      title: '{count, plural, one {Derogación de otras cláusulas} other {# derogaciones de otras cláusulas}}',
      description: '{words}: la frase vale sea lo que sea lo demás pactado, también donde nadie lo pensó.',
      suggestion: 'Nombrar las disposiciones que se apartan.',
    },
    'exceptions.takes-back': {
      title: '{count, plural, one {Excepción que vacía la regla} other {# excepciones que vacían la regla}}',
      description:
        'Se afirma una obligación, y las palabras siguientes liberan de ella. Cuál vale se discutirá cuando importe.',
      suggestion: 'Decir cuál prevalece, o limitar la excepción a casos determinados.',
    },
    'opposite-duties.forbidden': {
      title: 'Obligaciones contradictorias de {party}',
      description:
        'Un lugar dice «{first}» y otro «{second}» del mismo acto, sin decir cuándo. No se puede obedecer a ambos.',
      suggestion: 'Conservar uno, o decir en qué caso vale cada uno.',
    },
    'opposite-duties.optional': {
      title: 'Obligación de {party} facultativa en otro lugar',
      description:
        'Un lugar dice «{first}» y otro «{second}» del mismo acto, sin decir cuándo. Se invocará la fórmula más débil.',
      suggestion: 'Conservar uno, o decir en qué caso vale cada uno.',
    },
  },
  reasons: {
    'contradictions.precedence': 'El documento dice qué prevalece en caso de conflicto: «{quote}».',
    'contradictions.ranked': 'Las disposiciones están jerarquizadas: «{quote}».',
    'exceptions.narrow': 'La excepción es estrecha: «{quote}».',
    'exceptions.release': 'Las palabras sí liberan de la obligación: «{quote}».',
    'exceptions.with-notice': 'Requiere antes un aviso: «{quote}».',
    'opposite-duties.conditional': 'Los dos lugares hablan de casos distintos («{quote}»).',
  },
};
