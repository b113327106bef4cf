import type { CataloguePart } from '../catalogue.ts';

export const legalTerm: CataloguePart = {
  experts: {
    assignment: 'Cesión del contrato',
    'change-of-control': 'Cambio de control',
    'dispute-resolution': 'Resolución de controversias',
    'entire-agreement': 'Acuerdo íntegro y modificaciones',
    'governing-law': 'Ley aplicable',
    notices: 'Notificaciones',
    renewal: 'Renovación',
    severability: 'Nulidad parcial',
    'term-survival': 'Duración y supervivencia',
    'termination-cause': 'Resolución por incumplimiento',
    'termination-convenience': 'Desistimiento',
  },
  rules: {
    'assignment.missing': {
      title: 'Nada dice si el contrato puede cederse',
      description:
        'El documento calla sobre la cesión. Cada parte puede verse vinculada a un extraño que no eligió, o no poder transmitir el contrato al reorganizar su negocio.',
      suggestion:
        'Añadir una cláusula que permita ceder solo con consentimiento, que no se negará sin motivo razonable.',
      rationale: 'Fija quién puede llegar a ser parte.',
    },
    'assignment.one-sided-bar': {
      title: 'Prohibición de ceder solo para {party}',
      description:
        '{party} no puede ceder sin consentimiento, mientras que la otra parte puede transmitir el contrato a cualquiera.',
      suggestion: 'Hacer recíproca la prohibición, o dar a {party} la misma libertad.',
      rationale: 'Somete a ambas partes a la misma regla.',
    },
    'assignment.free': {
      title: '{party} puede ceder sin consentimiento',
      description:
        '{party} puede pasar sus obligaciones a un tercero de su elección. La otra parte soporta el riesgo de que sea menos capaz o un competidor.',
      suggestion: 'Limitar la cesión libre a sociedades del grupo y a la venta de toda la empresa, con aviso.',
    },
    'assignment.consent-at-will': {
      title: 'El consentimiento a la cesión puede negarse por cualquier motivo',
      description:
        'Ninguna parte puede ceder sin el consentimiento de la otra, y nada le obliga a ser razonable. Eso puede bloquear una reorganización o una venta.',
      suggestion: 'Precisar que el consentimiento no se negará ni demorará sin motivo razonable.',
      rationale: 'La negativa necesita así un motivo.',
    },
    'change-of-control.one-sided': {
      title: 'El cambio de control pesa sobre una sola parte',
      description: 'La cláusula vincula una consecuencia al cambio de control y da el derecho solo a {party}.',
      suggestion: 'Hacer recíproco el derecho, o limitarlo a la adquisición por un competidor.',
      rationale: 'Da a ambas partes el mismo derecho.',
    },
    'dispute-resolution.missing': {
      title: 'Falta un foro para las controversias',
      description:
        'El documento no nombra tribunal, arbitraje ni otro procedimiento. Todo litigio empezaría por discutir dónde celebrarlo.',
      suggestion: 'Nombrar los tribunales de un lugar, o una institución arbitral con su reglamento y sede.',
    },
    'dispute-resolution.incomplete-arbitration': {
      title: 'Arbitraje sin reglamento ni sede',
      description:
        'Las controversias van a arbitraje, pero no se nombran institución, reglamento ni sede. Tal cláusula puede ser imposible de iniciar y costosa de hacer valer.',
      suggestion: 'Nombrar la institución y su reglamento, la sede, el idioma y el número de árbitros.',
    },
    'dispute-resolution.one-sided-forum': {
      title: 'Un foro que solo obliga a {party}',
      description: '{party} se somete a los tribunales nombrados; la otra parte queda libre de elegir.',
      suggestion: 'Someter a ambas partes a los mismos tribunales.',
    },
    'dispute-resolution.jury-waived': {
      title: 'Se renuncia al juicio con jurado',
      description: 'Las partes renuncian al jurado. Es frecuente entre empresas, pero ineficaz en algunos Estados.',
      suggestion: 'Comprobar que la renuncia se desea y es válida según la ley aplicable.',
    },
    'entire-agreement.missing': {
      title: 'Falta la cláusula de acuerdo íntegro',
      description: 'Borradores, correos y promesas anteriores pueden valer junto al texto firmado.',
      suggestion: 'Declarar que el documento es el acuerdo completo sobre su objeto.',
      rationale: 'Deja fuera las declaraciones anteriores.',
    },
    'entire-agreement.no-amendment-rule': {
      title: 'Nada dice cómo se modifica el contrato',
      description: 'Sin una regla de forma, una conversación o un correo puede modificar el contrato.',
      suggestion: 'Exigir un escrito firmado para modificaciones y renuncias.',
      rationale: 'Evita modificaciones accidentales.',
    },
    'entire-agreement.not-entire': {
      title: 'Sustituye a otros acuerdos y a la vez no',
      description:
        'Una frase sustituye todos los demás acuerdos de las partes y otra los deja en pie. Queda abierto cuál de ellos sigue obligando.',
      suggestion: 'Nombrar los acuerdos que siguen en vigor y dejar que la cláusula sustituya a los demás.',
    },
    'entire-agreement.changed-alone': {
      title: '{party} puede modificar el contrato por sí sola',
      description:
        '{party} puede reescribir las condiciones sin el acuerdo de la otra parte: toda otra protección vale solo lo que {party} quiera.',
      suggestion: 'Exigir el acuerdo de ambas partes para toda modificación.',
      rationale: 'Suprime el poder de modificar unilateralmente.',
    },
    'governing-law.missing': {
      title: 'Falta la ley aplicable',
      description:
        'El documento no dice qué ley se aplica. El resultado de un litigio depende entonces de dónde se plantee.',
      suggestion: 'Nombrar la ley de un lugar, excluidas sus normas de conflicto.',
    },
    'governing-law.other-forum': {
      title: 'Ley: {law}; foro: {forum}',
      description:
        'El contrato se lee según una ley ({law}), pero los litigios se deciden en otro lugar ({forum}). El derecho extranjero debe alegarse y probarse, con tiempo y coste.',
      suggestion: 'Elegir ley y foro de un solo lugar, si la diferencia no es querida.',
    },
    'governing-law.several': {
      title: 'Se nombran dos leyes aplicables: {first} y {second}',
      description:
        'El documento se somete a la ley de {first} y a la de {second}. Cada parte invocará la que le convenga.',
      suggestion: 'Conservar una, o precisar qué parte rige cada ley.',
    },
    'notices.missing': {
      title: 'Falta una regla sobre notificaciones',
      description:
        'El documento exige notificaciones y no dice en qué forma, a qué dirección ni cuándo surten efecto. Una terminación puede fallar por ello.',
      suggestion: 'Añadir forma, dirección y momento del efecto.',
      rationale: 'Dice cuándo vale una notificación.',
    },
    'renewal.no-way-out': {
      title: 'El contrato se renueva sin salida',
      description: 'La duración se prorroga automáticamente, y nada dice cómo impedirlo.',
      suggestion: 'Añadir un derecho a avisar la no renovación.',
      rationale: 'Añade un modo de dejar acabar el contrato.',
    },
    'renewal.long-notice': {
      title: 'La renovación debe impedirse {period} antes',
      description: 'Quien deja pasar una fecha situada {period} antes del final queda vinculado por otro período.',
      suggestion: 'Reducir el preaviso a treinta días.',
      rationale: 'Acorta el preaviso de no renovación.',
    },
    'renewal.automatic': {
      title: 'El contrato se renueva solo',
      description: 'La duración se prorroga automáticamente salvo aviso a tiempo. La fecha se olvida con facilidad.',
      suggestion: 'Anotar el último día de aviso, o pedir renovación por acuerdo.',
    },
    'severability.missing': {
      title: 'Falta la cláusula de nulidad parcial',
      description: 'Si una disposición cae, queda abierto si el resto subsiste.',
      suggestion: 'Añadir que las demás disposiciones siguen en vigor.',
      rationale: 'Mantiene vivo el resto del contrato.',
    },
    'term-survival.no-term': {
      title: 'Falta la duración',
      description: 'El documento no dice cuánto dura. Si una parte puede salir y cuándo depende de la ley.',
      suggestion: 'Indicar el comienzo y el fin, o un derecho de preaviso.',
      rationale: 'Añade una duración; ajustarla.',
    },
    'term-survival.no-survival': {
      title: 'Nada dice qué sobrevive al final',
      description:
        'El secreto, la responsabilidad o las licencias pueden acabar con el contrato, justo cuando más importan.',
      suggestion: 'Enumerar lo que sobrevive.',
      rationale: 'Mantiene vivos los deberes duraderos.',
    },
    'termination-cause.missing': {
      title: 'Falta el derecho a resolver por incumplimiento',
      description: 'Ante un incumplimiento grave, una parte solo cuenta con la ley general para salir.',
      suggestion: 'Añadir un derecho recíproco a resolver por incumplimiento grave no subsanado.',
      rationale: 'Añade un derecho recíproco con ocasión de subsanar.',
    },
    'termination-cause.one-sided': {
      title: 'Solo {party} puede resolver por incumplimiento',
      description: '{party} puede salir si la otra parte incumple; la otra no tiene ese derecho frente a {party}.',
      suggestion: 'Hacer recíproco el derecho.',
      rationale: 'Da a ambas partes el mismo derecho.',
    },
    'termination-cause.no-cure': {
      title: 'Resolución sin ocasión de subsanar',
      description:
        '{party, select, none {El contrato puede resolverse} other {{party} puede resolver el contrato}} por un incumplimiento que se remediaría en un día.',
      suggestion: 'Dar treinta días para subsanar tras aviso escrito.',
      rationale: 'Añade un plazo para subsanar.',
    },
    'termination-cause.short-cure': {
      title: 'Solo {period} para subsanar',
      description: '{period} es muy poco para conocer un incumplimiento y remediarlo.',
      suggestion: 'Dar treinta días.',
      rationale: 'Usa el plazo habitual para subsanar.',
    },
    'termination-convenience.one-sided': {
      title: 'Solo {party} puede desistir sin motivo',
      description:
        '{party} puede acabar el contrato a voluntad, mientras la otra parte sigue vinculada toda la duración y soporta el coste de lo preparado.',
      suggestion: 'Hacer recíproco el derecho, o exigir preaviso y pago de lo hecho.',
      rationale: 'Da a ambas partes el mismo derecho.',
    },
    'termination-convenience.no-period': {
      title: 'Puede resolverse a voluntad, y nada dice con qué antelación',
      description:
        'El derecho a poner fin al contrato opera mediante aviso, y no se indica su plazo. El fin puede llegar de un día para otro.',
      suggestion: 'Fijar un plazo, como treinta días, y decir qué se paga por el trabajo en curso.',
    },
    'termination-convenience.short-notice': {
      title: 'Desistimiento libre con un preaviso de {period}',
      description: '{period} no dejan tiempo a la otra parte para sustituir el negocio o cerrar los trabajos.',
      suggestion: 'Pedir al menos treinta días y el pago del trabajo hecho.',
      rationale: 'Alarga el preaviso.',
    },
  },
  reasons: {
    'reading.none-found': 'He leído las {count} frases y ninguna trata de ello.',
    'reading.mutual': 'Vincula a ambas partes: {section} dice “{quote}”.',
    'reading.mirrored': 'También la otra parte está vinculada, en {section}: “{quote}”. Eso lo hace menos grave.',
    'reading.one-sided': 'La frase nombra solo a {party}, y no hallé contrapartida para la otra parte.',
    'reading.not-operative':
      'Las palabras citadas en {section} son un considerando o una definición y no vinculan a nadie: “{quote}”.',
    'assignment.found': 'La cesión se trata en {section}: “{quote}”.',
    'assignment.within-group': 'La libertad se limita a sociedades del grupo o sucesores: {section}, “{quote}”.',
    'change-of-control.permitted': 'La operación está permitida en {section}: “{quote}”.',
    'dispute-resolution.found': 'Se nombra un foro en {section}: “{quote}”.',
    'dispute-resolution.rules-given': 'Se nombran reglamento o institución en {section}: “{quote}”.',
    'dispute-resolution.courts-remain': 'La sección deja una vía a los tribunales (“{words}”).',
    'entire-agreement.found': 'Tal cláusula figura en {section}: “{quote}”.',
    'entire-agreement.amendment-found': 'La forma de las modificaciones se trata en {section}: “{quote}”.',
    'governing-law.found': 'La ley aplicable se nombra en {section}: “{quote}”.',
    'notices.found': 'Las notificaciones se tratan en {section}: “{quote}”.',
    'renewal.way-out': 'La renovación puede impedirse: {section}, “{quote}”.',
    'renewal.may-end-anyway': 'El contrato puede acabarse de todos modos en cualquier momento (“{words}”).',
    'severability.found': 'La nulidad parcial se trata en {section}: “{quote}”.',
    'term-survival.found': 'La duración se trata en {section}: “{quote}”.',
    'termination-cause.given': 'La resolución por incumplimiento figura en {section}: “{quote}”.',
    'termination-cause.cure-given': 'Se da ocasión de subsanar en {section}: “{quote}”.',
    'termination-convenience.for-cause-in-fact': 'El derecho depende de una causa: {section}, “{quote}”.',
    'termination-convenience.paid-until-then': 'La sección prevé el pago (“{words}”).',
  },
};
