import type { CataloguePart } from '../../catalogue.ts';

export const legalDrafting: CataloguePart = {
  experts: {
    'one-sided-terms': 'Cláusulas unilaterales',
    'bare-clauses': 'Cláusulas incompletas',
    deadlines: 'Plazos',
    discretion: 'Discrecionalidad de una parte',
    'half-measures': 'Obligaciones debilitadas',
    'missing-particulars': 'Elementos que faltan',
  },
  rules: {
    'one-sided-terms.terminate': {
      title: 'Solo una parte puede poner fin al contrato',
      description: 'Solo {party} tiene derecho a resolver. {other} no lo tiene, más allá de lo que da la ley.',
      suggestion: 'Dar el derecho a ambas partes, con el mismo preaviso.',
    },
    'one-sided-terms.limit': {
      title: 'La responsabilidad se limita para una sola parte',
      description: 'El límite protege a {party} y no a {other}, cuya responsabilidad queda abierta.',
      suggestion: 'Hacer recíproco el límite.',
    },
    'one-sided-terms.assign': {
      title: 'Solo una parte puede ceder el contrato',
      description:
        '{party} puede ceder el contrato; {other} no tiene ese derecho y puede encontrarse con una contraparte que no eligió.',
      suggestion: 'Pedir consentimiento en ambos sentidos, o la misma libertad.',
    },
    'one-sided-terms.barred': {
      title: 'La prohibición de ceder vincula a una sola parte',
      description: '{other} no puede ceder el contrato; nada se lo impide a {party}.',
      suggestion: 'Extender la prohibición a ambas partes.',
    },
    'one-sided-terms.change': {
      title: 'Una parte puede cambiar sola las condiciones',
      description: '{party} puede cambiar lo pactado; {other} no tiene ese derecho.',
      suggestion: 'Exigir acuerdo, o aviso con derecho a salir sin coste.',
    },
    'one-sided-terms.suspend': {
      title: 'Solo una parte puede suspender la prestación',
      description:
        '{party} puede suspender su prestación; {other} no tiene ese derecho cuando quien incumple es {party}.',
      suggestion: 'Dar a {other} el derecho a retener el pago en el mismo caso.',
    },
    'one-sided-terms.indemnify': {
      title: 'Solo una parte indemniza a la otra',
      description: '{other} indemniza a {party}; ninguna cláusula indemniza a {other}.',
      suggestion: 'Pedir una indemnidad a cambio, al menos por reclamaciones de terceros que cause {party}.',
    },
    'one-sided-terms.nominal-cap': {
      title: 'El límite de responsabilidad es tan bajo que la excluye',
      description: 'La responsabilidad se limita a {amount}: no cubre ningún daño que valga una reclamación.',
      suggestion: 'Vincular el límite a los honorarios de un año y excluir dolo, culpa grave, lesiones y datos.',
    },
    'bare-clauses.stub': {
      title: 'Cláusula habitual sin su parte operativa',
      description:
        '{kind, select, indemnity {La indemnidad no dice contra qué reclamaciones protege, ni mantiene indemne ni defiende: paga tarde, cuando la otra parte ya ha sufrido la pérdida} amendment {Los cambios no exigen escrito ni firma: un correo o una conversación pueden cambiar el contrato} law {No se nombra la ley de un Estado, sino principios: nadie puede saber de antemano qué reglas deciden} mail {El correo ordinario no prueba el envío ni la recepción de un aviso} embargo {La ley o el tribunal indicados son de un país bajo sanciones generales: sus sentencias no se ejecutarán, y acudir allí puede estar prohibido} cap {El límite es tan bajo que en la práctica no se debe nada} survival {Dura para siempre: nadie puede llevar la cuenta, y un juez puede no aplicarlo} other {Falta una parte}}.',
      suggestion:
        '{kind, select, indemnity {Escribir «indemnizar, defender y mantener indemne frente a» y nombrar las reclamaciones} amendment {Pedir forma escrita con la firma de ambas partes} law {Nombrar la ley de un Estado} mail {Pedir correo certificado, mensajero o correo electrónico con acuse} embargo {Indicar una ley y un tribunal que ambas partes puedan usar} cap {Vincular el límite a los honorarios de un año} survival {Indicar un número de años o el hecho que le pone fin} other {Completar la cláusula}}.',
    },
    'deadlines.long': {
      title: '{count, plural, one {Plazo inusualmente largo} other {# plazos inusualmente largos}}',
      description: '{words}: la otra parte espera tanto un acto que lleva días, y entretanto soporta el riesgo.',
      suggestion: 'Pedir treinta días, o el motivo por el que hace falta más.',
    },
    'deadlines.secrecy': {
      title: 'Duración inusual de la confidencialidad',
      description:
        '{words}: son usuales de dos a cinco años. Un tiempo más corto acaba cuando la información aún sirve; uno más largo obliga a quien ya no sabe de ella.',
      suggestion: 'Acordar de dos a cinco años, y más solo para secretos comerciales.',
    },
    'deadlines.short': {
      title: '{count, plural, one {Plazo inusualmente corto} other {# plazos inusualmente cortos}}',
      description:
        '{words}: cuentan los fines de semana y las ausencias. Un aviso puede vencer antes de que alguien lo lea.',
      suggestion: 'Pedir al menos quince días donde haya que decidir o subsanar.',
    },
    'housekeeping.slips': {
      title: '{count, plural, one {# punto de redacción por corregir} other {# puntos de redacción por corregir}}',
      description: 'Se refieren a cómo están redactadas las cláusulas, más que a lo que acuerdan: {titles}.',
      suggestion: 'Repasar los pasajes en la próxima versión del documento.',
    },
    'housekeeping.usual-clauses': {
      title: '{count, plural, one {Falta # cláusula habitual} other {Faltan # cláusulas habituales}}',
      description: 'Estas lagunas las suple la ley, no siempre como querrían las partes: {titles}.',
      suggestion: 'Añadir las que importen en este acuerdo; ninguna por sí sola es razón para no firmar.',
    },
    'discretion.own-measure': {
      title: '{count, plural, one {Criterio fijado por una sola parte} other {# criterios fijados por una sola parte}}',
      description: '{words}: si se cumple la condición lo dice una sola parte. Justo donde importa habrá disputa.',
      suggestion: 'Usar un criterio objetivo, como «razonablemente necesario», o nombrar los casos.',
    },
    'discretion.sole': {
      title:
        '{count, plural, one {Discrecionalidad exclusiva de una parte} other {Discrecionalidad exclusiva de una parte (# lugares)}}',
      description: '{words}: el resultado depende de lo que quiera una parte, y la otra no puede exigirle nada.',
      suggestion: 'Añadir «razonablemente y de buena fe», o decir con qué medida se decide.',
    },
    'discretion.without-asking': {
      title:
        '{count, plural, one {Acto unilateral sin aviso ni consentimiento} other {# actos unilaterales sin aviso ni consentimiento}}',
      description: '{words}: la otra parte se entera después, y no puede prepararse ni oponerse.',
      suggestion: 'Pedir aviso escrito con algunos días de antelación, y un derecho a oponerse donde cueste dinero.',
    },
    'half-measures.narrowed': {
      title:
        '{count, plural, one {Obligación o definición limitada por «solo»} other {# obligaciones o definiciones limitadas por «solo»}}',
      description: '{words}: lo que no se nombra queda fuera, y quizá ninguna otra cláusula lo recoja.',
      suggestion: 'Comprobar qué queda fuera; escribir «incluido» donde se quieren ejemplos.',
    },
    'half-measures.optional': {
      title: '{count, plural, one {Obligación solo aparente} other {# obligaciones solo aparentes}}',
      description: '{words}: quien debe decide si se da el caso.',
      suggestion: 'Decir cuándo debe hacerse, o suprimir las palabras.',
    },
    'half-measures.partial': {
      title:
        '{count, plural, one {Obligación de alcance indeterminado} other {# obligaciones de alcance indeterminado}}',
      description: '{words}: el texto no dice qué parte entra y cuál no.',
      suggestion: 'Escribir «todos», o nombrar la parte.',
    },
    'missing-particulars.amount': {
      title: 'Obligación de pago sin importe',
      description:
        '{words}: el texto no da cifra, tipo ni el lugar donde constan. Lo que se debe puede discutirse desde la primera factura.',
      suggestion: 'Indicar el importe o cómo se calcula, o remitir al anexo que lo dice.',
    },
    'missing-particulars.definition': {
      title: 'Definición sin contenido',
      description:
        'El significado es de una o dos palabras: qué entra y qué no queda por discutir, y con ello toda obligación que usa el término.',
      suggestion: 'Enumerar lo que comprende o remitir a un anexo.',
    },
    'missing-particulars.forum': {
      title: 'Ley o foro a elección de una sola parte',
      description:
        '{words}: quien firma no sabe qué tribunal, ley, tipo o modo será, y la otra parte lo elige cuando ya hay disputa.',
      suggestion: 'Indicarlo ahora, o que elija un tercero neutral.',
    },
    'missing-particulars.general': {
      title: 'Fórmula genérica donde hacen falta los detalles',
      description: '{words}: palabras así indican una dirección, no algo que pueda comprobarse.',
      suggestion: 'Decir qué se entiende exactamente o remitir a una especificación.',
    },
    'missing-particulars.later': {
      title: '{count, plural, one {Punto pendiente de acuerdo futuro} other {# puntos pendientes de acuerdo futuro}}',
      description: '{words}: hasta entonces nadie está obligado a nada concreto, y nadie tiene que ponerse de acuerdo.',
      suggestion: 'Fijarlo ahora, o decir quién decide, hasta cuándo y qué vale si nadie lo hace.',
    },
    'missing-particulars.should': {
      title:
        '{count, plural, one {Condicional en lugar de una obligación} other {# condicionales en lugar de una obligación}}',
      description: '{words}: lo que «debería» hacerse no se debe. Un juez puede leerlo como un deseo.',
      suggestion: 'Escribir «deberá» donde se debe, «podrá» donde no.',
    },
  },
  reasons: {
    'bare-clauses.elsewhere': 'Otra cláusula exige forma escrita: «{quote}».',
    'deadlines.extendable': 'El plazo puede alargarse: «{quote}».',
    'discretion.at-will': 'Decide una sola parte («{words}»), y eso pesa más.',
    'discretion.both-sides': 'Corresponde por igual a ambas partes («{words}»).',
    'discretion.bounded': 'La discrecionalidad tiene un límite en {section}: «{quote}».',
    'half-measures.bounded': 'Las palabras tienen una medida en {section}: «{quote}».',
    'half-measures.part': 'Las propias palabras dejan fuera una parte («{words}»).',
    'missing-particulars.given': 'La sección da una cifra: «{quote}».',
  },
};
