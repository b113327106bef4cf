import type { CataloguePart } from '../../catalogue.ts';

export const legalBoilerplate: CataloguePart = {
  experts: {
    assignment: 'Cesión del contrato',
    'change-of-control': 'Cambio de control',
    'entire-agreement': 'Acuerdo íntegro y modificaciones',
    notices: 'Notificaciones',
    'oral-statements': 'Declaraciones orales',
    'reversed-boilerplate': 'Cláusulas habituales invertidas',
    severability: 'Nulidad parcial',
    'third-party-rights': 'Derechos de terceros',
  },
  rules: {
    'assignment.consent-at-will': {
      title: 'Consentimiento a la cesión denegable sin motivo',
      description:
        'Ninguna parte puede ceder sin el consentimiento de la otra, y nada le obliga a ser razonable. Eso puede bloquear una reorganización o una venta.',
      suggestion: 'Precisar que el consentimiento no se negará ni demorará sin motivo razonable.',
      rationale: 'La negativa necesita así un motivo.',
    },
    'assignment.free': {
      title: '{party} puede ceder el contrato sin consentimiento',
      description:
        '{party} puede pasar sus obligaciones a un tercero de su elección. La otra parte soporta el riesgo de que sea menos capaz o un competidor.',
      suggestion: 'Limitar la cesión libre a sociedades del grupo y a la venta de toda la empresa, con aviso.',
    },
    'assignment.missing': {
      title: 'Falta una cláusula de cesión',
      description:
        'El documento calla sobre la cesión. Cada parte puede verse vinculada a un extraño que no eligió, o no poder transmitir el contrato al reorganizar su negocio.',
      suggestion:
        'Añadir una cláusula que permita ceder solo con consentimiento, que no se negará sin motivo razonable.',
      rationale: 'Fija quién puede llegar a ser parte.',
    },
    'assignment.one-sided-bar': {
      title: 'Prohibición de ceder unilateral: {party}',
      description:
        '{party} no puede ceder sin consentimiento, mientras que la otra parte puede transmitir el contrato a cualquiera.',
      suggestion: 'Hacer recíproca la prohibición, o dar a {party} la misma libertad.',
      rationale: 'Somete a ambas partes a la misma regla.',
    },
    'change-of-control.one-sided': {
      title: 'Cláusula unilateral de cambio de control',
      description: 'La cláusula vincula una consecuencia al cambio de control y da el derecho solo a {party}.',
      suggestion: 'Hacer recíproco el derecho, o limitarlo a la adquisición por un competidor.',
      rationale: 'Da a ambas partes el mismo derecho.',
    },
    'entire-agreement.changed-alone': {
      title: 'Derecho de modificación unilateral: {party}',
      description:
        '{party} puede reescribir las condiciones sin el acuerdo de la otra parte: toda otra protección vale solo lo que {party} quiera.',
      suggestion: 'Exigir el acuerdo de ambas partes para toda modificación.',
      rationale: 'Suprime el poder de modificar unilateralmente.',
    },
    'entire-agreement.missing': {
      title: 'Falta una cláusula de acuerdo íntegro',
      description: 'Borradores, correos y promesas anteriores pueden valer junto al texto firmado.',
      suggestion: 'Declarar que el documento es el acuerdo completo sobre su objeto.',
      rationale: 'Deja fuera las declaraciones anteriores.',
    },
    'entire-agreement.no-amendment-rule': {
      title: 'Falta una cláusula de modificación',
      description: 'Sin una regla de forma, una conversación o un correo puede modificar el contrato.',
      suggestion: 'Exigir un escrito firmado para modificaciones y renuncias.',
      rationale: 'Evita modificaciones accidentales.',
    },
    'entire-agreement.not-entire': {
      title: 'Cláusulas de acuerdo íntegro contradictorias',
      description:
        'Una frase sustituye todos los demás acuerdos de las partes y otra los deja en pie. Queda abierto cuál de ellos sigue obligando.',
      suggestion: 'Nombrar los acuerdos que siguen en vigor y dejar que la cláusula sustituya a los demás.',
    },
    'notices.missing': {
      title: 'Falta una cláusula de notificaciones',
      description:
        'El documento exige notificaciones y no dice en qué forma, a qué dirección ni cuándo surten efecto. Una terminación puede fallar por ello.',
      suggestion: 'Añadir forma, dirección y momento del efecto.',
      rationale: 'Dice cuándo vale una notificación.',
    },
    'oral-statements.bind': {
      title: '{count, plural, one {Declaración oral vinculante} other {# declaraciones orales vinculantes}}',
      description: '{words}: lo dicho por teléfono obligará, y nadie podrá probarlo.',
      suggestion: 'Pedir forma escrita, o confirmación escrita en dos días hábiles.',
    },
    'reversed-boilerplate.opposite': {
      title: 'Cláusula habitual con el sentido invertido',
      description:
        'Casi todo contrato dice que {kind, select, waiver {no ejercer un derecho no es renunciar a él} severability {una cláusula inválida deja en vigor las demás} consent {el consentimiento no puede negarse sin razón} agency {quien es independiente no es agente ni empleado y no obliga a nadie} counterparts {todos los ejemplares juntos son un solo original} remedy {el daño por violar el secreto no se repara con dinero} exceptions {solo es libre lo hallado sin la información ajena o lo que se hizo público sin culpa de quien la recibe} amendment {los cambios necesitan el acuerdo escrito de ambos} survival {lo que debe durar más que el contrato le sobrevive y obliga a los sucesores} law {se cumple la ley aplicable} gross_fault {nadie se excusa de culpa grave o dolo} arbitration {el laudo es firme y obligatorio} other {es de otro modo}}. Este dice lo contrario, donde pocos leerán.',
      suggestion: 'Restablecer la fórmula de uso, o asegurarse de que el cambio es querido.',
    },
    'severability.missing': {
      title: 'Falta una cláusula de divisibilidad',
      description: 'Si una disposición cae, queda abierto si el resto subsiste.',
      suggestion: 'Añadir que las demás disposiciones siguen en vigor.',
      rationale: 'Mantiene vivo el resto del contrato.',
    },
    'third-party-rights.given': {
      title: 'Derechos exigibles por terceros',
      description: 'Quien no firmó puede demandar con base en el contrato, y quizá deba consentir sus modificaciones.',
      suggestion: 'Nombrar al beneficiario y las disposiciones afectadas, y excluir a los demás.',
    },
  },
  reasons: {
    'assignment.found': 'La cesión se trata en {section}: “{quote}”.',
    'assignment.within-group': 'La libertad se limita a sociedades del grupo o sucesores: {section}, “{quote}”.',
    'change-of-control.permitted': 'La operación está permitida en {section}: “{quote}”.',
    'entire-agreement.amendment-found': 'La forma de las modificaciones se trata en {section}: “{quote}”.',
    'entire-agreement.found': 'Tal cláusula figura en {section}: “{quote}”.',
    'notices.found': 'Las notificaciones se tratan en {section}: “{quote}”.',
    'oral-statements.confirmed': 'Lo dicho se confirma por escrito, en {section}: «{quote}».',
    'oral-statements.writing-required': 'Las modificaciones exigen forma escrita según {section}: «{quote}».',
    'reversed-boilerplate.single-case': 'La frase habla de un caso concreto en {section}: «{quote}».',
    'severability.found': 'La nulidad parcial se trata en {section}: “{quote}”.',
    'third-party-rights.denied': 'La frase niega tales derechos: {section}, “{quote}”.',
    'third-party-rights.found': 'Los terceros se tratan en {section}: “{quote}”.',
    'third-party-rights.only-indemnitees': 'Solo afecta a indemnizados o asegurados (“{words}”).',
  },
};
