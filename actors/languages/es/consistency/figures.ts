import type { CataloguePart } from '../../catalogue.ts';

export const consistencyFigures: CataloguePart = {
  experts: {
    'currency-and-totals': 'Monedas y totales',
    'date-order': 'Fechas',
    'number-words': 'Números en letras y en cifras',
  },
  rules: {
    'date-order.after-end': {
      title: 'Un derecho empieza después de terminar el contrato',
      description:
        'La duración termina el {end}, y el derecho solo puede ejercerse desde el {late}. Tal como está, puede no nacer nunca.',
      suggestion: 'Adelantar la fecha, o decir que el derecho sobrevive al contrato.',
    },
    'date-order.signed-late': {
      title: 'Firmado {months} meses después de la fecha de efecto',
      description:
        'El contrato rige desde el {effective} y lleva una firma del {signed}. Los plazos, cuotas y exclusivas contados desde la primera fecha ya han corrido en parte.',
      suggestion: 'Contar los plazos desde la firma, o decir qué vale para el tiempo anterior.',
    },
    'currency-and-totals.product': {
      title: 'El precio y la cantidad no dan el total',
      description:
        '{count, number} a {unit} {currency, select, dollars {dólares} other {{currency}}} son {product, number} {currency, select, dollars {dólares} other {{currency}}}; la frase dice {total, number} {currency, select, dollars {dólares} other {{currency}}}.',
      suggestion: 'Corregir la cantidad, el precio o el total.',
    },
    'currency-and-totals.instalments': {
      title: '{kind, select, percentages {Los porcentajes no suman el 100%} other {Los plazos no suman el total}}',
      description:
        '{kind, select, percentages {Las cuotas pagaderas suman el {sum}%.} other {El total es {total} {currency, select, dollars {dólares} other {{currency}}} y los plazos suman {sum} {currency, select, dollars {dólares} other {{currency}}}.}} La diferencia se discutirá al vencer la última parte.',
      suggestion: 'Corregir {kind, select, percentages {los porcentajes} other {los plazos o el total}}.',
    },
    'currency-and-totals.mixed': {
      title: 'Monedas distintas sin tipo de cambio: {currencies}',
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
      title: 'Los importes no suman el total',
      description:
        'El total indicado es {total, number} {currency, select, dollars {dólares} other {{currency}}} y las partes suman {sum, number} {currency, select, dollars {dólares} other {{currency}}}. Podría reclamarse cualquiera.',
      suggestion: 'Corregir la partida o el total erróneo.',
    },
    'date-order.backwards': {
      title: 'Fecha final anterior a la inicial',
      description: 'Va de {first} a {second}. Tal como está escrito, el periodo está vacío.',
      suggestion: 'Corregir la fecha equivocada.',
    },
    'date-order.impossible': {
      title: 'Fecha inexistente',
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
    'number-words.mismatch': {
      title: 'Letras y cifras distintas: {words}, {digits}',
      description:
        'La cantidad se indica dos veces de forma distinta. Los tribunales suelen atender a las letras, un sistema de pago a las cifras.',
      suggestion: 'Hacer que coincidan, confirmando cuál se quería.',
      rationale: 'Cifras ajustadas a las letras, que suelen prevalecer.',
    },
    'number-words.mixed-style': {
      title: '{count, plural, one {Plazo escrito de forma desigual} other {# plazos escritos de forma desigual}}',
      description:
        'El documento escribe sus plazos en letras y cifras, pero no {words}. Tal lugar a menudo se cambió tarde y no se cotejó con el resto.',
      suggestion: 'Comprobar que el plazo es el pactado, y escribirlo como los demás.',
    },
    'number-words.slip': {
      title: '«{digits}» es probablemente una errata por {repair}',
      description:
        'Las palabras dicen «{words}»; las cifras parecen «{repair}» mal leído o mal escrito, a máquina o a mano.',
      suggestion: 'Corregir las cifras.',
      rationale: 'Ajusta las cifras a las palabras.',
    },
  },
  reasons: {
    'currency-and-totals.open': 'Las cifras no tienen que sumar: «{quote}».',
    'currency-and-totals.rate': 'La conversión está regulada: «{quote}».',
    'date-order.amended': 'La frase cambia una fecha anterior: «{quote}».',
    'number-words.precedence': 'El documento dice que prevalecen las letras: «{quote}».',
  },
};
