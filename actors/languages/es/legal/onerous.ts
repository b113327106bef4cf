import type { CataloguePart } from '../../catalogue.ts';

export const legalOnerous: CataloguePart = {
  experts: {
    'onerous-exit': 'Cláusulas gravosas: salida',
    'onerous-liability': 'Cláusulas gravosas: responsabilidad',
    'onerous-money': 'Cláusulas gravosas: dinero',
    'onerous-performance': 'Cláusulas gravosas: prestación',
    'onerous-restraints': 'Cláusulas gravosas: restricciones',
    'onerous-secrecy': 'Cláusulas gravosas: confidencialidad',
  },
  rules: {
    'onerous-money.pay-when-paid': {
      title: 'Solo se paga cuando un tercero ha pagado',
      description:
        '{party, select, none {Quien debe el dinero} other {{party}}} no tiene que pagar hasta que haya pagado alguien ajeno al contrato. Si ese tercero se retrasa, discute o quiebra, el trabajo hecho no se paga nunca, y no hay una fecha límite.',
      suggestion:
        'Pedir el pago en un día fijo desde la factura, haya pagado o no el otro cliente, o al menos una fecha límite de sesenta días y la acción directa.',
    },
    'onerous-money.late-invoice': {
      title: 'Una factura tardía no se paga nunca',
      description:
        '{party, select, none {Quien recibe el trabajo} other {{party}}} no debe nada por el trabajo hecho pero facturado tarde o sin la forma pedida. Un descuido cuesta todo el precio.',
      suggestion: 'Prever que la factura tardía solo retrase el pago, y que el crédito subsista hasta que prescriba.',
    },
    'onerous-money.earned-forfeited': {
      title: 'Lo ganado antes del final se pierde con el final',
      description:
        '{party, select, none {Una parte} other {{party}}} puede quedarse con lo que la otra ya ha ganado y no ha cobrado cuando el contrato termina, lo termine quien lo termine.',
      suggestion:
        'Decir que lo ganado hasta el último día se paga en todo caso, y limitar las retenciones al daño probado.',
    },
    'onerous-money.never-refunded': {
      title: 'Pagado una vez, nunca devuelto, aunque la otra parte no cumpla',
      description:
        'El dinero queda para quien lo recibe en todo caso. No se exceptúa que no cumpla, viole el contrato o lo termine, y ninguna otra cláusula devuelve nada.',
      suggestion: 'Pedir la devolución en proporción a lo no cumplido si la otra parte incumple o termina el contrato.',
    },
    'onerous-money.paid-before-delivery': {
      title: 'El precio se paga antes de que llegue la mercancía',
      description:
        '{party, select, none {El comprador} other {{party}}} paga la mitad del precio o más antes de la entrega. Ninguna devolución, aval o carta de crédito asegura lo pagado si la mercancía no llega o no es conforme.',
      suggestion:
        'Pagar a la entrega o contra documentos, o pedir un aval bancario, y decir cuándo se devuelve el dinero.',
    },
    'onerous-exit.own-opinion': {
      title: 'Puede terminar el contrato por un motivo que solo decide su opinión',
      description:
        '{party, select, none {Una parte} other {{party}}} puede terminar el contrato por este motivo: “{ground}”. Nadie más puede juzgar si se da, y el plazo vale poco.',
      suggestion:
        'Sustituirlo por hechos que un juez pueda comprobar, como un incumplimiento grave o una condena firme, con aviso y tiempo para responder.',
    },
    'onerous-exit.ends-with-other': {
      title: 'Termina cuando termina otro contrato: {other}',
      description:
        'Este contrato termina cuando termina el {other}, lo termine quien lo termine y hagan lo que hagan aquí las partes. No hace falta ningún incumplimiento en este contrato para perderlo.',
      suggestion:
        'Pedir que continúe durante un plazo fijo tras el final del otro contrato, salvo que quien lo pierde incumpliera aquel.',
    },
    'onerous-exit.own-breach': {
      title: 'Quien viola el contrato puede terminarlo por esa violación',
      description:
        'El derecho a terminar el contrato por incumplimiento es de cualquiera de las partes y no solo de la cumplidora. Quien quiera irse solo tiene que faltar a su palabra.',
      suggestion: 'Dar el derecho a “la otra parte” o a “la parte cumplidora”.',
    },
    'onerous-exit.stops-on-the-day': {
      title: 'Todo se detiene el día en que termina el contrato',
      description:
        '{party, select, none {Una parte} other {{party}}} tiene que detenerse en el acto al terminar el contrato, sea cual sea el motivo. Nada se dice de existencias, pedidos abiertos o clientes, y ninguna cláusula da tiempo para liquidar o cambiar.',
      suggestion:
        'Pedir de tres a seis meses para vender existencias, servir pedidos abiertos y cambiar de nombre, salvo tras un incumplimiento grave propio.',
    },
    'onerous-performance.remedy-without-money': {
      title: 'El único remedio es otro intento, sin devolver dinero',
      description:
        'Si no se entrega lo prometido, el único remedio es reparar, sustituir o repetir. La cláusula no da devolución, rebaja ni salida para el caso de que también eso falle.',
      suggestion:
        'Añadir que se devuelve el precio y se puede terminar el contrato si el segundo intento falla en treinta días.',
    },
    'onerous-performance.own-rules': {
      title: '{party} escribe las reglas y puede reescribirlas',
      description:
        '{other} tiene que cumplir reglas de {party} que {party} puede cambiar durante el contrato. {other} no puede oponerse, y el coste de cumplirlas no tiene límite.',
      suggestion:
        'Adjuntar las reglas como son hoy, exigir acuerdo para cambios que cuesten dinero o quiten derechos, y hacer prevalecer el contrato.',
    },
    'onerous-performance.subject-changed': {
      title: 'Una parte puede cambiar o retirar el objeto del contrato',
      description:
        '{party, select, none {Una parte} other {{party}}} puede cambiar, sustituir o quitar aquello de lo que trata el contrato como quiera. El precio, el plazo y los deberes de la otra parte siguen igual.',
      suggestion:
        'Pedir un aviso de noventa días, ninguna pérdida de funciones o gama, y si la hay una salida con devolución.',
    },
    'onerous-performance.may-refuse-orders': {
      title: 'Sin deber de aceptar pedidos, aunque el comprador está atado',
      description:
        'Cada pedido necesita aceptación, y nada dice cuándo debe darse. El comprador está atado por un mínimo, por la exclusiva o por no competir, y no tiene derecho al suministro.',
      suggestion:
        'Prever que los pedidos dentro de la previsión o del mínimo se acepten por deber, los demás tras cinco días hábiles de silencio, y que el mínimo baje en lo rechazado.',
    },
    'onerous-liability.cap-swallowed': {
      title: 'La excepción es tan amplia como la responsabilidad limitada',
      description:
        'El límite no rige para las indemnidades, y una indemnidad cubre cualquier violación del contrato, no solo las reclamaciones de terceros. Lo que el límite reduce se puede pedir siempre sin límite.',
      suggestion:
        'Limitar la indemnidad a reclamaciones de terceros, o nombrar en el límite solo las que deban quedar sin él.',
    },
    'onerous-exit.any-breach': {
      title: 'Terminación inmediata por cualquier incumplimiento',
      description:
        'Ningún incumplimiento es demasiado leve para poner fin al contrato, y no se da tiempo para subsanarlo: {party, select, none {cualquiera de las partes} other {{party}}} puede salir cuando le convenga.',
      suggestion: 'Pedir un incumplimiento grave, no subsanado en treinta días desde un aviso que lo describa.',
    },
    'onerous-exit.empties-term': {
      title: 'Una salida con breve preaviso vacía la duración',
      description:
        'Una parte debe comprar, tener existencias o renunciar a otros negocios por la duración, y la otra puede salir con {period}. No se prevé recompra ni indemnización.',
      suggestion:
        'Excluir este derecho durante un primer período, pedir un preaviso más largo y la recompra de existencias al precio pagado.',
    },
    'onerous-exit.forfeits': {
      title: 'Al terminar se pierde lo pagado o la indemnización',
      description: 'Al terminar el contrato lo pagado queda para la otra parte, haya prestado lo que haya prestado.',
      suggestion: 'Pedir la devolución de lo no prestado, en proporción al tiempo.',
    },
    'onerous-exit.termination-payment': {
      title: 'Quien termina el contrato paga, sea de quien sea la culpa',
      description:
        '{party, select, none {Quien termina el contrato} other {{party}}} paga al terminar. El texto no exceptúa el incumplimiento de la otra parte.',
      suggestion: 'Exceptuar la terminación por incumplimiento ajeno y reducir la suma con el tiempo.',
    },
    'onerous-exit.without-liability': {
      title: 'Una parte puede retirarse sin responder',
      description:
        '{party, select, none {Una parte} other {{party}}} puede retirar lo prometido “sin responsabilidad”, sin incumplimiento grave, preaviso ni tiempo para subsanar.',
      suggestion: 'Pedir causas graves, preaviso, plazo de subsanación y devolución de lo anticipado.',
    },
    'onerous-exit.scope-taken-away': {
      title: 'Una parte puede quitar territorio o exclusividad',
      description:
        'Parte del territorio o la exclusividad puede retirarse por decisión de una parte, sin tiempo para corregir.',
      suggestion: 'Fijar umbrales objetivos, dar tiempo y dejar elegir entre pago y pérdida.',
    },
    'onerous-liability.one-way-indemnity': {
      title: 'Indemnidad unilateral y sin límite',
      description:
        '{party} mantiene indemne a la otra parte de toda reclamación y pérdida sin máximo. Nada en el contrato lo limita y ninguna cláusula indemniza a {party}.',
      suggestion: 'Pedir un máximo, la culpa como condición y una indemnidad recíproca.',
    },
    'onerous-liability.one-indemnity-capped': {
      title: 'Una indemnidad está limitada y la otra no',
      description: 'Ambas partes se indemnizan, pero lo recuperable está limitado solo para una.',
      suggestion: 'Dar a ambas el mismo límite.',
    },
    'onerous-liability.all-excluded': {
      title: 'La responsabilidad de una parte queda excluida del todo',
      description:
        '{party, select, none {Una parte} other {{party}}} no responde de nada, ni siquiera por dolo o culpa grave.',
      suggestion: 'Sustituir la exclusión por un límite, salvo dolo y culpa grave.',
    },
    'onerous-liability.duty-excluded': {
      title: 'Queda excluida la responsabilidad por una obligación',
      description:
        '{party, select, none {Una parte} other {{party}}} no responde si incumple la obligación que nombra esta frase, ni siquiera por dolo.',
      suggestion: 'Sustituir la exclusión por un límite, salvo dolo y culpa grave.',
    },
    'onerous-liability.joint-and-several': {
      title: 'Responsabilidad solidaria por todo lo que otro debe',
      description:
        '{party, select, none {Una parte} other {{party}}} responde de todo lo que otro debe, sin límite ni beneficio de excusión.',
      suggestion: 'Limitarla a un importe o a su parte, con excusión previa.',
    },
    'onerous-liability.beyond-control': {
      title: 'Indemnidad por lo que no controla quien indemniza',
      description:
        '{party, select, none {Una parte} other {{party}}} debe reparar lo que causan otros, o la propia contraparte.',
      suggestion: 'Limitar la indemnidad al daño causado por culpa propia o de quienes dependen de ella.',
    },
    'onerous-money.price-at-will': {
      title: 'Una parte fija o cambia los precios a voluntad',
      description: 'El precio, la comisión o el descuento pueden cambiar en todo momento, sin medida y sin salida.',
      suggestion: 'Vincular los cambios a un índice o un tope, con preaviso y derecho a salir.',
    },
    'onerous-money.expenses-unbounded': {
      title: 'Gastos reembolsados sin límite ni aprobación',
      description:
        '{party, select, none {Una parte} other {{party}}} paga gastos que decide la otra: sin presupuesto, aprobación ni tope.',
      suggestion: 'Pedir gastos razonables, documentados y, por encima de una suma, aprobados antes.',
    },
    'onerous-money.renewal-rates': {
      title: 'Prórroga a los precios que fija una parte',
      description:
        'En la prórroga rige la tarifa entonces vigente. Sin tope ni aviso no se conoce el precio cuando aún se puede impedir.',
      suggestion: 'Pedir un tope, como el IPC, y el nuevo precio antes del último día para oponerse.',
    },
    'onerous-performance.times-without-remedy': {
      title: 'Tiempos de respuesta sin consecuencia',
      description: 'Se prometen tiempos, pero si no se cumplen no hay crédito, reducción ni otro remedio.',
      suggestion: 'Pedir créditos y derecho a resolver tras fallos repetidos.',
    },
    'onerous-performance.payer-alone-warrants': {
      title: 'Solo quien paga da garantías',
      description: '{other} garantiza; {party}, que ejecuta, no garantiza nada, ni calidad ni titularidad.',
      suggestion:
        'Pedir a {party} que garantice ejecución profesional, conformidad y no infracción de derechos de terceros.',
    },
    'onerous-performance.terms-of-others': {
      title: 'Se aplican condiciones no adjuntas',
      description:
        'Rigen condiciones generales que no se adjuntan. Pueden limitar la responsabilidad, cambiar precios o fijar otra ley, y cambiarse a su vez.',
      suggestion: 'Adjuntarlas en versión fechada y dar prevalencia a este contrato.',
    },
    'onerous-performance.deemed-accepted': {
      title: 'El trabajo se considera aceptado tras {period} de silencio',
      description: 'Quien no objeta en {period} ha aceptado, y pierde casi todos los remedios.',
      suggestion: 'Pedir treinta días para pruebas y aceptación solo tras un recordatorio.',
    },
    'onerous-performance.title-disclaimed': {
      title: 'Sin garantía de que los derechos concedidos estén libres',
      description:
        'Se excluyen la titularidad y la ausencia de derechos de terceros, y ninguna cláusula responde de ello. Quien paga asume todo el riesgo de que sea de otro.',
      suggestion: 'Pedir garantía de titularidad e indemnidad frente a reclamaciones de terceros.',
    },
    'onerous-performance.to-be-agreed': {
      title: 'Un elemento esencial se deja a un acuerdo posterior',
      description: 'Un precio, cantidad o estándar queda por acordar, y nada se dice si no hay acuerdo.',
      suggestion: 'Fijarlo ahora, o decir quién decide y qué rige hasta entonces.',
    },
    'onerous-performance.stops-at-once': {
      title: 'La prestación puede cesar de inmediato, sin preaviso',
      description:
        '{party, select, none {Una parte} other {{party}}} puede parar sin aviso ni tiempo para pagar o subsanar, incluso por una suma pequeña o discutida.',
      suggestion: 'Pedir treinta días de preaviso escrito y exceptuar las sumas discutidas de buena fe.',
    },
    'onerous-restraints.bound-to-one': {
      title: 'Una parte no puede tratar con otros',
      description:
        '{party, select, none {Una parte} other {{party}}} no puede tener tratos similares con nadie más; la otra queda libre.',
      suggestion: 'Limitarlo en tiempo y ámbito, vincularlo a un mínimo o hacerlo recíproco.',
    },
    'onerous-restraints.exclusivity-with-way-round': {
      title: 'Exclusividad con escapatoria',
      description: '{party} puede hacer lo mismo en el territorio, por sí o por otros: la exclusividad vale poco.',
      suggestion: 'Suprimir la reserva o nombrar los pocos clientes o canales reservados.',
    },
    'onerous-restraints.no-territory': {
      title: 'No competencia sin territorio',
      description:
        '{party, select, none {Una parte} other {{party}}} no puede ejercer esa actividad en ningún lugar. Los tribunales rara vez lo aplican, pero bloquea una actividad mientras se discute.',
      suggestion: 'Fijar territorio y clientes, y como máximo doce meses.',
    },
    'onerous-secrecy.all-survives': {
      title: 'Todas las obligaciones sobreviven al contrato',
      description: 'Todo sobrevive sin fin, y la duración no significa nada.',
      suggestion: 'Nombrar las cláusulas que sobreviven y por cuántos años.',
    },
    'onerous-secrecy.everything': {
      title: 'Todo es confidencial, tenga o no que ver con el fin',
      description: 'Se incluye toda información, aun la ajena al fin.',
      suggestion: 'Limitarlo a la información revelada para el fin, marcada o evidentemente confidencial.',
    },
    'onerous-secrecy.one-way': {
      title: 'Ambas revelan, solo una guarda secreto',
      description: 'El encabezamiento habla de un intercambio, pero solo {party} debe guardar secreto.',
      suggestion: 'Hacer recíprocos los deberes.',
    },
    'onerous-secrecy.two-lengths': {
      title: 'Dos respuestas sobre cuánto dura el secreto',
      description: 'Una frase no tiene fin, otra termina tras un período. Cuál rige es incierto.',
      suggestion: 'Conservar una, y otra más larga solo para secretos comerciales.',
    },
  },
  reasons: {},
};
