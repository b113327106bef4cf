import type { CataloguePart } from '../catalogue.ts';

export const consistency: CataloguePart = {
  experts: {
    contradictions: 'Contradicciones',
    'cross-references': 'Referencias internas',
    'currency-and-totals': 'Monedas y totales',
    'date-order': 'Fechas',
    'defined-terms': 'Términos definidos',
    'duplicated-wording': 'Disposiciones repetidas',
    enumerations: 'Listas y apartados',
    exceptions: 'Excepciones',
    exhibits: 'Anexos',
    'number-words': 'Números en letras y en cifras',
    numbering: 'Numeración de las cláusulas',
    'opposite-duties': 'Obligaciones opuestas',
    'party-names': 'Nombres de las partes',
    placeholders: 'Espacios por completar',
    'signature-block': 'Firmas',
  },
  rules: {
    'contradictions.assignment': {
      title: 'Cesión libre y sujeta a consentimiento',
      description:
        'Una disposición permite ceder sin consentimiento y otra lo prohíbe. El cesionario no puede saber si la cesión es válida.',
      suggestion: 'Redactar la cesión libre como excepción expresa a la prohibición.',
    },
    'contradictions.numbers': {
      title: 'La misma disposición con números distintos',
      description: 'Dos frases tienen el mismo texto pero números distintos. Probablemente una no se actualizó.',
      suggestion: 'Decidir qué número es correcto y suprimir la otra frase.',
    },
    'contradictions.oral-amendment': {
      title: 'Cambios verbales permitidos y prohibidos',
      description:
        'Una disposición permite cambios sin escrito y otra lo exige. Lo dicho en una reunión puede entonces obligar, o no.',
      suggestion: 'Suprimir la vía verbal o decir qué disposición prevalece.',
    },
    'contradictions.periods': {
      title: 'Dos plazos distintos para lo mismo',
      description:
        'Para {topic, select, payment {el pago de las facturas} convenience {el preaviso de desistimiento} renewal_notice {el aviso de no renovación} cure {la subsanación del incumplimiento} confidentiality {la duración de la confidencialidad} initial_term {la duración inicial} warranty {el plazo de garantía} disputed_invoice {la impugnación de facturas} records {la conservación de registros} force_majeure {la resolución por fuerza mayor} other {la misma materia}}, un lugar dice «{first}» y otro «{other}». Cada parte invocará el que le convenga.',
      suggestion: 'Dejar un solo plazo y remitirse a él en el otro lugar.',
    },
    'contradictions.renewal': {
      title: 'Renovación automática y por acuerdo',
      description:
        'Un lugar renueva el plazo automáticamente y otro solo si las partes lo acuerdan. No se sabe si el silencio lo termina o lo prolonga.',
      suggestion: 'Elegir un mecanismo y suprimir el otro.',
    },
    'contradictions.warranty': {
      title: 'Una garantía junto a la exclusión de toda garantía',
      description: 'Una frase da una garantía y otra las excluye todas sin excepción. La primera puede no valer nada.',
      suggestion: 'Añadir a la exclusión «salvo lo expresamente previsto en este contrato».',
    },
    'cross-references.dangling': {
      title: '{count, plural, one {Una referencia no lleva} other {# referencias no llevan}} a ninguna parte',
      description: 'El documento no contiene {targets}. Lo que la referencia debía traer falta o es incierto.',
      suggestion: 'Corregir cada número o restablecer la cláusula aludida.',
    },
    'cross-references.wrong-self': {
      title: 'Una cláusula se llama con otro número',
      description:
        'El texto dice «esta» sección y da el número de otra. La regla puede atribuirse a la cláusula equivocada.',
      suggestion: 'Sustituir el número por el propio o quitar «esta».',
    },
    'currency-and-totals.mixed': {
      title: 'Importes en {currencies} sin tipo de cambio',
      description:
        'El documento usa varias monedas y no dice nada de la conversión. Quien paga asume un riesgo de cambio imprevisto.',
      suggestion: 'Fijar una moneda de pago, o un tipo de cambio y su fecha.',
    },
    'currency-and-totals.shares': {
      title: 'Los porcentajes suman {sum, number} %',
      description: 'Las cuotas de esta frase no suman el 100 %. Una parte queda sin asignar o asignada dos veces.',
      suggestion: 'Corregir las cuotas para que sumen el 100 %.',
    },
    'currency-and-totals.total': {
      title: 'Las partes no suman el total',
      description:
        'El total indicado es {total, number} {currency} y las partes suman {sum, number} {currency}. Podría reclamarse cualquiera.',
      suggestion: 'Corregir la partida o el total erróneo.',
    },
    'date-order.backwards': {
      title: 'Un periodo termina antes de empezar',
      description: 'Va de {first} a {second}. Tal como está escrito, el periodo está vacío.',
      suggestion: 'Corregir la fecha equivocada.',
    },
    'date-order.impossible': {
      title: 'Una fecha que no existe',
      description:
        'El calendario no tiene ese día. Un plazo que dependa de él no vence nunca, o vence cuando lo diga un juez.',
      suggestion: 'Poner la fecha que se quería decir.',
    },
    'date-order.weekday': {
      title: 'El día de la semana no corresponde a la fecha',
      description: 'El texto dice {printed}, pero la fecha es {weekday}. Uno de los dos está mal.',
      suggestion: 'Comprobar cuál se quería decir y corregir el otro.',
      rationale: 'La fecha cae en {weekday}.',
    },
    'defined-terms.lower-case': {
      title:
        '{count, plural, one {Un término definido en minúscula} other {# usos de términos definidos en minúscula}}',
      description:
        '{terms} lleva mayúscula en el resto. Sin ella la palabra puede significar otra cosa, o el pasaje viene de otro texto.',
      suggestion: 'Escribir el término con mayúscula, si es el que se quiere.',
    },
    'defined-terms.renamed': {
      title: '«{term}» está definido, «{other}» se usa',
      description:
        'La definición de «{term}» no se usa, mientras que «{other}» se usa sin definir. Parece que se cambió un nombre y se olvidó el otro.',
      suggestion: 'Usar un solo nombre en la definición y en todo el texto.',
    },
    'defined-terms.stray': {
      title: '«{other}» no está definido y se parece a «{term}»',
      description:
        'El documento define «{term}»; «{other}» también parece un término, pero no tiene definición. No se sabe si se trata de lo mismo.',
      suggestion: 'Escribir «{term}» o definir «{other}».',
    },
    'defined-terms.twice': {
      title: '{count, plural, one {{terms} se define dos veces} other {# términos se definen dos veces}}',
      description:
        'Las definiciones de {terms} están en varios lugares y difieren. Cada cláusula que usa la palabra puede leerse de dos modos.',
      suggestion: 'Dejar una sola definición.',
    },
    'defined-terms.undefined': {
      title:
        '{count, plural, one {Un término con mayúscula nunca se define} other {# términos con mayúscula nunca se definen}}',
      description:
        '{terms}: escritos como términos definidos, pero el documento no les da significado. Su alcance queda abierto a discusión.',
      suggestion: 'Definir cada término, o escribirlo en minúscula si se quiere el sentido corriente.',
    },
    'defined-terms.unused': {
      title: '{count, plural, one {Una definición no se usa nunca} other {# definiciones no se usan nunca}}',
      description: '{terms}: definidos y luego no usados. O se perdió una cláusula, o la definición sobra.',
      suggestion: 'Suprimir la definición o restablecer la cláusula que la necesita.',
    },
    'duplicated-wording.twice': {
      title: 'La misma disposición figura dos veces',
      description:
        'Dos cláusulas dicen lo mismo con las mismas palabras. Un cambio futuro en una dejará atrás la otra.',
      suggestion: 'Dejar una y remitirse a ella.',
    },
    'enumerations.cut': {
      title: '{count, plural, one {Una lista se interrumpe} other {# listas se interrumpen}}',
      description: 'Las palabras anuncian apartados y no sigue nada. No se sabe qué se quería comprender.',
      suggestion: 'Completar la lista, o quitar las palabras que la anuncian.',
    },
    'enumerations.gap': {
      title: '{count, plural, one {Una lista salta un apartado} other {# listas saltan un apartado}}',
      description: 'La lista va {places}: se quitó un apartado, o no se renovaron las letras.',
      suggestion: 'Restaurar el apartado o renovar las letras, y revisar las remisiones.',
    },
    'exceptions.no-duty': {
      title:
        '{count, plural, one {Una obligación que puede no cumplirse} other {# obligaciones que pueden no cumplirse}}',
      description: '{words}: el lector espera una obligación y se le dice que no la hay.',
      suggestion: 'Decir si se debe; si es una facultad, decir en qué condiciones se ejerce.',
    },
    'exceptions.override': {
      title: '{count, plural, one {Palabras que apartan otras cláusulas} other {# lugares apartan otras cláusulas}}',
      description: '{words}: la frase vale sea lo que sea lo demás pactado, también donde nadie lo pensó.',
      suggestion: 'Nombrar las disposiciones que se apartan.',
    },
    'exceptions.takes-back': {
      title: '{count, plural, one {Una excepción se lleva la regla} other {# excepciones se llevan su regla}}',
      description:
        'Se afirma una obligación, y las palabras siguientes liberan de ella. Cuál vale se discutirá cuando importe.',
      suggestion: 'Decir cuál prevalece, o limitar la excepción a casos determinados.',
    },
    'exhibits.elsewhere': {
      title: 'Una parte importante está en otro lugar',
      description:
        'El acuerdo incorpora condiciones publicadas en una página ajena. Lo que obliga no se ha revisado aquí, y la página puede cambiar después de la firma.',
      suggestion:
        'Adjuntar la versión a la que se refiere, o indicar su número y fecha y que los cambios posteriores no obligan sin acuerdo.',
    },
    'exhibits.not-attached': {
      title:
        '{count, plural, one {Se cita un anexo que no está incluido} other {Se citan # anexos que no están incluidos}}',
      description: 'El texto se apoya en {names}, que el documento no contiene. Su contenido no puede comprobarse.',
      suggestion: 'Adjuntarlo o suprimir la mención.',
    },
    'number-words.mismatch': {
      title: 'En letras {words}, en cifras {digits}',
      description:
        'La cantidad se indica dos veces de forma distinta. Los tribunales suelen atender a las letras, un sistema de pago a las cifras.',
      suggestion: 'Hacer que coincidan, confirmando cuál se quería.',
      rationale: 'Cifras ajustadas a las letras, que suelen prevalecer.',
    },
    'number-words.mixed-style': {
      title:
        '{count, plural, one {Un plazo está escrito distinto de todos los demás} other {# plazos están escritos distinto de todos los demás}}',
      description:
        'El documento escribe sus plazos en letras y cifras, pero no {words}. Tal lugar a menudo se cambió tarde y no se cotejó con el resto.',
      suggestion: 'Comprobar que el plazo es el pactado, y escribirlo como los demás.',
    },
    'number-words.slip': {
      title: '«{digits}» es probablemente un error por {repair}',
      description:
        'Las palabras dicen «{words}»; las cifras parecen «{repair}» mal leído o mal escrito, a máquina o a mano.',
      suggestion: 'Corregir las cifras.',
      rationale: 'Ajusta las cifras a las palabras.',
    },
    'numbering.duplicate': {
      title: 'Dos cláusulas llevan el número {number}',
      description: 'Una referencia a {number} puede designar cualquiera.',
      suggestion: 'Renumerar una y revisar las referencias.',
    },
    'numbering.stray': {
      title: '{count, plural, one {Una cláusula está} other {# cláusulas están}} fuera de su sitio',
      description:
        'Entre dos cláusulas que se siguen está {places}. Se movió o copió aquí, y se lee en un contexto equivocado.',
      suggestion: 'Devolverla a su sitio, y comprobar qué remite a ella.',
    },
    'numbering.gap': {
      title: 'La numeración salta',
      description:
        'La numeración salta: {places}. Puede faltar una cláusula y las referencias pueden haberse desplazado.',
      suggestion: 'Restablecer la cláusula, marcarla como «reservada» o renumerar.',
    },
    'opposite-duties.forbidden': {
      title: '{party} debe y no debe hacer lo mismo',
      description:
        'Un lugar dice «{first}» y otro «{second}» del mismo acto, sin decir cuándo. No se puede obedecer a ambos.',
      suggestion: 'Conservar uno, o decir en qué caso vale cada uno.',
    },
    'opposite-duties.optional': {
      title: 'Una obligación de {party} es facultativa en otro lugar',
      description:
        'Un lugar dice «{first}» y otro «{second}» del mismo acto, sin decir cuándo. Se invocará la fórmula más débil.',
      suggestion: 'Conservar uno, o decir en qué caso vale cada uno.',
    },
    'party-names.other-form': {
      title: 'Una parte aparece con otra forma jurídica',
      description:
        'La parte es {name}; en otro lugar figura con otra forma jurídica, que sería otra sociedad. No queda claro quién se obliga.',
      suggestion: 'Usar una vez la denominación completa y después el nombre breve definido.',
    },
    'party-names.other-role': {
      title: '«{used}» en lugar de «{role}»',
      description:
        'La parte se llama {role}, pero aquí «{used}», que no está definido. Probablemente el texto procede de otro documento.',
      suggestion: 'Escribir «{role}».',
      rationale: 'El nombre definido de la parte.',
    },
    'party-names.unknown-role': {
      title: '«{used}» no es nadie en este contrato',
      description:
        'El texto da obligaciones o derechos a «{used}», a quien ninguna cláusula presenta. Quien fuera podrá negarlo.',
      suggestion: 'Usar el nombre de la parte a la que se refiere.',
    },
    'placeholders.edit-marks': {
      title: '{count, plural, one {Una marca de edición quedó} other {# marcas de edición quedaron}} en el texto',
      description:
        '{words}: las marcas de énfasis muestran que las palabras se añadieron tarde y no pasaron al texto limpio.',
      suggestion: 'Comprobar quién añadió las palabras y si están acordadas, y quitar las marcas.',
    },
    'placeholders.redacted': {
      title: '{count, plural, one {Un pasaje está tachado} other {# pasajes están tachados}}',
      description: 'Partes del texto están ocultas. Esta revisión no puede decir qué contienen.',
      suggestion: 'Pedir el texto íntegro antes de confiar en la revisión.',
    },
    'placeholders.unfilled': {
      title: '{count, plural, one {Queda un espacio} other {Quedan # espacios}} por completar',
      description: 'El texto no está completo ({examples}). Lo que falta no está pactado.',
      suggestion: 'Completar cada espacio o suprimir la disposición.',
    },
    'signature-block.missing': {
      title: 'Falta el espacio para firmar',
      description: 'El documento no prevé firmas. Quién firma, en qué calidad y cuándo quedaría sin prueba.',
      suggestion: 'Añadir nombre, cargo y fecha para cada parte.',
    },
    'signature-block.other-name': {
      title: '{count, plural, one {Una firma} other {# firmas}} sobre el nombre de otra persona',
      description:
        'El nombre de quien firmó y el nombre impreso para la firma no coinciden. El poder para firmar puede discutirse.',
      suggestion: 'Averiguar quién firmó, y que firme la persona indicada.',
    },
    'signature-block.party-missing': {
      title: 'Una parte no firma',
      description: 'El bloque de firmas no menciona a {names}. Esa parte podría no quedar obligada.',
      suggestion: 'Añadir la firma de {names}.',
    },
  },
  reasons: {
    'contradictions.precedence': 'El documento dice qué prevalece en caso de conflicto: «{quote}».',
    'contradictions.ranked': 'Las disposiciones están jerarquizadas: «{quote}».',
    'cross-references.statute': 'La referencia es a una ley, no a este documento: «{quote}».',
    'currency-and-totals.open': 'Las cifras no tienen que sumar: «{quote}».',
    'currency-and-totals.rate': 'La conversión está regulada: «{quote}».',
    'date-order.amended': 'La frase cambia una fecha anterior: «{quote}».',
    'defined-terms.borrowed': 'Los términos no definidos toman su sentido de otro documento: «{quote}».',
    'duplicated-wording.form': 'Una de las dos está en un formulario anexo ({section}), que se usa por separado.',
    'enumerations.reserved': 'El apartado se omitió a propósito: «{quote}».',
    'exceptions.narrow': 'La excepción es estrecha: «{quote}».',
    'exceptions.release': 'Las palabras sí liberan de la obligación: «{quote}».',
    'exceptions.with-notice': 'Requiere antes un aviso: «{quote}».',
    'exhibits.attached': '{name} está adjunto.',
    'exhibits.omitted-openly': 'El documento dice abiertamente que los anexos se omiten: «{quote}».',
    'number-words.precedence': 'El documento dice que prevalecen las letras: «{quote}».',
    'numbering.reserved': 'Números omitidos a propósito: «{quote}».',
    'opposite-duties.conditional': 'Los dos lugares hablan de casos distintos («{quote}»).',
    'party-names.alias': 'El otro nombre está explicado: «{quote}».',
    'placeholders.signing': 'Estos espacios se completan al firmar.',
    'placeholders.template': 'El documento es un modelo por completar: «{quote}».',
    'signature-block.accepted-otherwise': 'El documento se acepta de otro modo: «{quote}».',
  },
};
