import type { CataloguePart } from '../../catalogue.ts';

export const consistencyStructure: CataloguePart = {
  experts: {
    'unsettled-wording': 'Texto sin cerrar',
    'cross-references': 'Referencias internas',
    'duplicated-wording': 'Disposiciones repetidas',
    enumerations: 'Listas y apartados',
    exhibits: 'Anexos',
    numbering: 'Numeración de las cláusulas',
    placeholders: 'Espacios por completar',
    signatories: 'Firmantes',
    'signature-block': 'Firmas',
  },
  rules: {
    'cross-references.not-defined-there': {
      title: '«{term}» no está definido donde dice el texto',
      description:
        'El texto dice que «{term}» se define en una cláusula, y esa cláusula no contiene esas palabras. Su sentido queda abierto.',
      suggestion: 'Remitir a la cláusula correcta, o añadir allí la definición.',
    },
    'unsettled-wording.heading-alone': {
      title:
        '{matter, select, forum {El título promete un fuero, la cláusula no nombra ninguno} severability {Cláusula de divisibilidad sin divisibilidad} survival {Cláusula de supervivencia que no nombra nada} other {Cláusula de renovación sin renovación}}',
      description:
        'El título anuncia {matter, select, forum {dónde se resuelven los litigios} severability {qué pasa si una cláusula es nula} survival {qué sobrevive al contrato} other {la renovación}}, y el texto no dice nada de ello. Probablemente se cortó o sustituyó algo.',
      suggestion: 'Reponer la frase que falta, o corregir el título.',
    },
    'unsettled-wording.open-bracket': {
      title: 'Corchete abierto y nunca cerrado',
      description:
        'Un corchete se abre en medio de la cláusula y no se cierra. Hasta dónde llega, y si esas palabras se acordaron, queda abierto.',
      suggestion: 'Definir lo que va entre corchetes y quitarlos.',
    },
    'unsettled-wording.nothing-above': {
      title: '{matter, select, date {Falta la fecha «arriba indicada»} other {Falta el domicilio «arriba indicado»}}',
      description:
        '{matter, select, date {El texto remite a una fecha del encabezamiento que no existe. Queda abierto desde cuándo rige el contrato.} other {Las notificaciones van a un domicilio arriba indicado que no existe. Una notificación podría no surtir nunca efecto.}}',
      suggestion: '{matter, select, date {Escribir la fecha.} other {Escribir los domicilios.}}',
    },
    'signatories.owes-and-is-no-party': {
      title: '{name} debe pagar o responder, y no es parte',
      description: '{name} tiene aquí deberes, y ni figura como parte ni firma. Nadie de los que firman los debe.',
      suggestion: 'Que {name} firme, o que una parte lo prometa en su propio nombre.',
    },
    'signatories.same-person': {
      title: 'La misma persona firma por ambas partes',
      description:
        '{person} firma por {first} y por {other}. Puede discutirse si alguna de las dos consintió libremente y con poder suficiente.',
      suggestion: 'Que otra persona firme por una de las partes, o adjuntar el acuerdo que aprueba el contrato.',
    },
    'unsettled-wording.bracketed': {
      title: 'Texto dejado abierto entre corchetes',
      description:
        '{count, plural, one {Un pasaje está} other {# pasajes están}} entre corchetes, como una propuesta que nadie aceptó ni tachó. Si obliga es incierto.',
      suggestion: 'Cerrar el texto y quitar los corchetes.',
    },
    'unsettled-wording.nothing-follows': {
      title: 'La cláusula anuncia condiciones que no están',
      description:
        'La frase introduce lo que se paga o se hace, y sigue enseguida la cláusula siguiente. Nada se acordó.',
      suggestion: 'Escribir las condiciones o remitir al anexo que las contiene.',
    },
    'cross-references.dangling': {
      title: '{count, plural, one {Referencia a un punto inexistente} other {# referencias a puntos inexistentes}}',
      description: 'El documento no contiene {targets}. Lo que la referencia debía traer falta o es incierto.',
      suggestion: 'Corregir cada número o restablecer la cláusula aludida.',
    },
    'cross-references.other-matter': {
      title: '{count, plural, one {Remisión a la cláusula equivocada} other {# remisiones a cláusulas equivocadas}}',
      description:
        '{targets} se cita para {matter, select, confidentiality {la confidencialidad} indemnification {la indemnidad} termination {la terminación} insurance {el seguro} warranty {las garantías} arbitration {el arbitraje} assignment {la cesión} force_majeure {la fuerza mayor} liability {los límites de responsabilidad} governing_law {la ley aplicable} non_competition {la no competencia} other {otra materia}}, y trata de otra cosa. La cláusula de esa materia es {meant}. Quien sigue el número no encuentra la regla.',
      suggestion: 'Corregir el número o decir qué debía traer la remisión.',
    },
    'cross-references.wrong-self': {
      title: 'La cláusula se cita con otro número',
      description:
        'El texto dice «esta» sección y da el número de otra. La regla puede atribuirse a la cláusula equivocada.',
      suggestion: 'Sustituir el número por el propio o quitar «esta».',
    },
    'duplicated-wording.twice': {
      title: 'Disposición duplicada',
      description:
        'Dos cláusulas dicen lo mismo con las mismas palabras. Un cambio futuro en una dejará atrás la otra.',
      suggestion: 'Dejar una y remitirse a ella.',
    },
    'enumerations.cut': {
      title: '{count, plural, one {Lista incompleta} other {# listas incompletas}}',
      description: 'Las palabras anuncian apartados y no sigue nada. No se sabe qué se quería comprender.',
      suggestion: 'Completar la lista, o quitar las palabras que la anuncian.',
    },
    'enumerations.gap': {
      title: '{count, plural, one {Salto en la numeración de una lista} other {Saltos en la numeración de # listas}}',
      description: 'La lista va {places}: se quitó un apartado, o no se renovaron las letras.',
      suggestion: 'Restaurar el apartado o renovar las letras, y revisar las remisiones.',
    },
    'exhibits.elsewhere': {
      title: 'Condiciones esenciales en un documento aparte',
      description:
        'El acuerdo incorpora condiciones publicadas en una página ajena. Lo que obliga no se ha revisado aquí, y la página puede cambiar después de la firma.',
      suggestion:
        'Adjuntar la versión a la que se refiere, o indicar su número y fecha y que los cambios posteriores no obligan sin acuerdo.',
    },
    'exhibits.empty': {
      title: 'Anexo vacío: {names}',
      description:
        'Donde {names} debería decir qué se compra o se paga, dice “{words}”. Falta una parte del objeto del contrato.',
      suggestion: 'Rellenarlo antes de firmar, o que nadie quede obligado a esa parte hasta que ambos la firmen.',
    },
    'exhibits.not-attached': {
      title: '{count, plural, one {Anexo ausente} other {# anexos ausentes}}',
      description: 'El texto se apoya en {names}, que el documento no contiene. Su contenido no puede comprobarse.',
      suggestion: 'Adjuntarlo o suprimir la mención.',
    },
    'numbering.duplicate': {
      title: 'Número de cláusula duplicado: {number}',
      description: 'Una referencia a {number} puede designar cualquiera.',
      suggestion: 'Renumerar una y revisar las referencias.',
    },
    'numbering.gap': {
      title: 'Salto en la numeración de las cláusulas',
      description:
        'La numeración salta: {places}. Puede faltar una cláusula y las referencias pueden haberse desplazado.',
      suggestion: 'Restablecer la cláusula, marcarla como «reservada» o renumerar.',
    },
    'numbering.stray': {
      title: '{count, plural, one {Cláusula fuera de lugar} other {# cláusulas fuera de lugar}}',
      description:
        'Entre dos cláusulas que se siguen está {places}. Se movió o copió aquí, y se lee en un contexto equivocado.',
      suggestion: 'Devolverla a su sitio, y comprobar qué remite a ella.',
    },
    'placeholders.edit-marks': {
      title: '{count, plural, one {Nota de redacción en el texto} other {# notas de redacción en el texto}}',
      description:
        '{words}: las marcas de énfasis muestran que las palabras se añadieron tarde y no pasaron al texto limpio.',
      suggestion: 'Comprobar quién añadió las palabras y si están acordadas, y quitar las marcas.',
    },
    'placeholders.lost-figure': {
      title: '{count, plural, one {Falta una cifra o una fecha} other {Faltan # cifras o fechas}}',
      description:
        'La frase anuncia una cifra o una fecha que no consta. No puede saberse qué se pactó, y un tribunal puede entender que nada.',
      suggestion: 'Completar lo pactado antes de firmar.',
    },
    'placeholders.redacted-terms': {
      title: 'Condiciones esenciales ocultas',
      description:
        'La copia oculta {count, plural, one {un pasaje} other {# pasajes}}, entre ellos {prices, plural, =0 {} one {un precio u honorario, } other {# precios u honorarios, }}{periods, plural, =0 {} one {un plazo, } other {# plazos, }}{quantities, plural, =0 {} one {una cantidad, } other {# cantidades, }}{caps, plural, =0 {} one {un límite de responsabilidad, } other {# límites de responsabilidad, }}y con ellos lo que las partes negociaron. Con esta copia no puede juzgarse si el acuerdo es equilibrado.',
      suggestion: 'Pedir el texto íntegro antes de fiarse del contrato o de esta revisión.',
    },
    'placeholders.redacted': {
      title: '{count, plural, one {Pasaje tachado} other {# pasajes tachados}}',
      description: 'Partes del texto están ocultas. Esta revisión no puede decir qué contienen.',
      suggestion: 'Pedir el texto íntegro antes de confiar en la revisión.',
    },
    'placeholders.unfilled': {
      title: '{count, plural, one {Espacio por completar} other {# espacios por completar}}',
      description: 'El texto no está completo ({examples}). Lo que falta no está pactado.',
      suggestion: 'Completar cada espacio o suprimir la disposición.',
    },
    'signature-block.missing': {
      title: 'Falta el bloque de firmas',
      description: 'El documento no prevé firmas. Quién firma, en qué calidad y cuándo quedaría sin prueba.',
      suggestion: 'Añadir nombre, cargo y fecha para cada parte.',
    },
    'signature-block.other-name': {
      title: '{count, plural, one {Firma distinta del nombre impreso} other {# firmas distintas del nombre impreso}}',
      description:
        'El nombre de quien firmó y el nombre impreso para la firma no coinciden. El poder para firmar puede discutirse.',
      suggestion: 'Averiguar quién firmó, y que firme la persona indicada.',
    },
    'signature-block.party-missing': {
      title: 'Falta una parte en el bloque de firmas',
      description: 'El bloque de firmas no menciona a {names}. Esa parte podría no quedar obligada.',
      suggestion: 'Añadir la firma de {names}.',
    },
  },
  reasons: {
    'cross-references.statute': 'La referencia es a una ley, no a este documento: «{quote}».',
    'duplicated-wording.form': 'Una de las dos está en un formulario anexo ({section}), que se usa por separado.',
    'enumerations.reserved': 'El apartado se omitió a propósito: «{quote}».',
    'exhibits.attached': '{name} está adjunto.',
    'exhibits.omitted-openly': 'El documento dice abiertamente que los anexos se omiten: «{quote}».',
    'numbering.reserved': 'Números omitidos a propósito: «{quote}».',
    'placeholders.signing': 'Estos espacios se completan al firmar.',
    'placeholders.template': 'El documento es un modelo por completar: «{quote}».',
    'signature-block.accepted-otherwise': 'El documento se acepta de otro modo: «{quote}».',
  },
};
