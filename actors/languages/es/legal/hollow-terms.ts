import type { CataloguePart } from '../../catalogue.ts';

/** Terms under which one side is bound and the other is not, and money that does not come back. */
export const legalHollowTerms: CataloguePart = {
  experts: {},
  rules: {
    'onerous-performance.stops-without-price': {
      title: 'Sin nuevo precio no hay entrega',
      description:
        'Si no se acuerda el precio, el suministro puede cesar o el contrato terminar. Quien necesita los bienes o el trabajo ha de aceptar el precio que se pida, y un límite a las subidas no ayuda.',
      suggestion:
        'Que siga el último precio, ajustado a un índice, hasta que un tercero independiente fije el nuevo, con entregas entretanto.',
    },
    'onerous-liability.unequal-indemnities': {
      title: '{party} responde de más que {other}',
      description:
        '{party} responde de reclamaciones que nacen de la actividad o de los bienes como tales, aunque no tenga culpa. {other} responde solo de su propia culpa o de su propio material.',
      suggestion:
        'Dar a ambas partes los mismos motivos, cada una por su incumplimiento, culpa e infracción, o limitar la promesa más amplia a una suma y a lo asegurado.',
    },
    'onerous-performance.agreement-to-agree': {
      title: 'Depende de un acuerdo que falta por hacer',
      description:
        'Una parte del trato depende de condiciones que las partes aún han de acordar o negociar. Una promesa de acordar rara vez puede exigirse, y nada dice qué rige si no acuerdan.',
      suggestion:
        'Adjuntar ya las condiciones, o decir quién las fija y cuándo, qué rige entretanto, y quién puede salir si no hay acuerdo.',
    },
    'onerous-performance.users-handed-over': {
      title: 'Los datos de usuarios pasan a la otra parte, sin reglas',
      description:
        'Listas o datos de usuarios o clientes se comparten o entregan. El texto no habla de consentimiento, de usos permitidos ni de devolución.',
      suggestion:
        'Decir de quién son los datos, para qué usos, con qué consentimiento, cómo se protegen, y que al final se devuelven o borran.',
    },
    'onerous-exit.released': {
      title: 'Al final se renuncia a toda reclamación',
      description:
        'Lo que se paga al final vale como liquidación completa: caen reclamaciones que nadie conoce aún, y con ellas pagos o acciones ya devengados.',
      suggestion:
        'Exceptuar lo devengado, los derechos sobre acciones, las indemnidades y las reclamaciones desconocidas, o hacer mutua la renuncia.',
    },
    'onerous-performance.frame-only': {
      title: 'Contrato marco: nadie tiene que pedir ni entregar',
      description:
        'El texto dice que ninguna parte debe comprar ni suministrar cantidad alguna. Cada pedido es un contrato nuevo que la otra parte puede rechazar.',
      suggestion:
        'Pedir un volumen o una capacidad comprometidos, la obligación de aceptar pedidos dentro de la previsión, y un precio que valga para ellos.',
    },
    'onerous-exit.notice-of-no-length': {
      title: 'Se termina con un preaviso sin duración',
      description:
        '{party, select, none {Una parte} other {{party}}} puede poner fin al contrato por escrito, y las palabras no dan un número de días. Puede surtir efecto el día en que llega.',
      suggestion: 'Indicar los días, sesenta o noventa, y decir qué se debe por el trabajo en curso.',
    },
    'onerous-exit.unmet-expectations': {
      title: 'Se termina por expectativas no cumplidas',
      description:
        'El derecho a salir depende de si se cumplieron las expectativas o la satisfacción de una parte. Ningún tribunal puede decir cuándo, y nada dice qué pasa con lo ya pagado.',
      suggestion: 'Sustituirlo por cifras medibles, con aviso y plazo para corregir, y decir qué se reembolsa.',
    },
    'onerous-exit.accusation-alone': {
      title: 'Basta una acusación, una demanda o una investigación',
      description:
        'Ser acusado, demandado o investigado es motivo para que cesen derechos, antes de que nadie haya comprobado nada. Una investigación sin resultado no se puede deshacer.',
      suggestion: 'Pedir una resolución firme o una condena, o solo la suspensión hasta que se decida.',
    },
    'onerous-exit.exclusivity-for-any-failure': {
      title: 'La exclusividad se pierde por cualquier incumplimiento',
      description:
        'Cualquier incumplimiento, por pequeño que sea, puede costar la exclusividad, se haya invertido lo que se haya invertido. Las palabras no piden que sea grave.',
      suggestion:
        'Limitarlo a impagos por encima de una suma y a incumplimientos graves, con plazo para corregir, y ofrecer un pago en lugar de la pérdida.',
    },
    'onerous-exit.no-long-stop': {
      title: 'Espera un hecho sin un último día',
      description:
        'El contrato surte efecto solo cuando ocurra un hecho, y no se indica el día en que debe ocurrir. Ambas partes quedan atadas a un papel que quizá nunca obligue.',
      suggestion:
        'Indicar una fecha límite tras la cual cada parte puede retirarse, quién debe provocar el hecho, y qué rige hasta entonces.',
    },
    'onerous-exit.bound-until-told': {
      title: 'Obligado hasta que la otra parte hable',
      description:
        'La prohibición dura hasta que otro avise o actúe, y nada le obliga a hacerlo en un día. Si se olvida o espera, no acaba nunca.',
      suggestion:
        'Añadir un último día en que la prohibición cese por sí sola, y el deber de avisar en cinco días desde el hecho.',
    },
    'onerous-exit.outlives-deal': {
      title: 'Nada pone fin a estos deberes si la operación fracasa',
      description:
        'Estas promesas sirven a otra operación y obligan desde la firma. El texto no dice que cesen si aquella se abandona o no se cierra.',
      suggestion:
        'Añadir que este papel termina por sí solo cuando termine el otro acuerdo o no se haya cerrado en un día indicado.',
    },
    'onerous-money.held-back': {
      title: '{party, select, none {Una parte} other {{party}}} puede retener dinero según su propia estimación',
      description:
        '{party, select, none {Quien tiene el dinero} other {{party}}} decide cuánto dinero de la otra parte retiene por reclamaciones que pudieran llegar. No se pide tope, cuenta ni prueba.',
      suggestion:
        'Limitarlo a reclamaciones presentadas y probadas, a un porcentaje y a noventa días, con intereses y una cuenta mensual.',
    },
    'onerous-money.prepaid-and-kept': {
      title: 'Pagado por adelantado, y nada sobre lo que vuelve',
      description:
        'Se paga una suma grande antes del trabajo, el contrato puede acabar antes, y ninguna cláusula dice qué se devuelve entonces, ni siquiera si la otra parte incumple.',
      suggestion: 'Pagar por pasos contra entrega, o pedir el reembolso en proporción a lo no realizado.',
    },
    'onerous-money.minimum-outlives': {
      title: 'El mínimo sigue después del contrato',
      description:
        'El mínimo se debe aunque el contrato haya acabado, y las palabras no distinguen quién le puso fin y por qué.',
      suggestion: 'Que el mínimo acabe con el contrato, en proporción al tiempo, salvo incumplimiento de quien paga.',
    },
    'onerous-money.costs-credited': {
      title: 'Costes descontados de lo debido, sin límite',
      description:
        'Los costes en que incurre una parte se descuentan enteros de lo que debe. Nada los limita en importe ni por período.',
      suggestion:
        'Limitar el descuento a la mitad de cada pago y a costes probados y aprobados, y llevar el resto al siguiente.',
    },
    'onerous-money.pay-by-policy': {
      title: 'La retribución sigue las reglas de quien paga',
      description:
        'Lo que se paga cambia cuando cambia una regla o una tarifa que una parte escribe sola. La cifra acordada vale solo hasta entonces.',
      suggestion: 'Suprimirlo, o que ningún cambio baje la retribución sin consentimiento escrito.',
    },
    'onerous-liability.grave-fault-only': {
      title: '{party, select, none {Una parte} other {{party}}} responde solo por dolo y culpa grave',
      description:
        'La culpa leve, de la que nacen la mayoría de los daños, no cuesta nada a {party, select, none {esa parte} other {{party}}}: mala calidad, retrasos e incumplimiento de los deberes principales quedan sin responsabilidad.',
      suggestion:
        'Exceptuar los deberes principales, hasta un tope, y las lesiones y la ley imperativa sin tope; lo mismo para ambas partes.',
    },
    'onerous-liability.offset-only': {
      title: 'El único remedio es descontar',
      description:
        'El daño solo se recupera descontándolo de lo que se debe. Si se debe poco, o el contrato acaba, la reclamación vale poco.',
      suggestion: 'Mantener el descuento como un remedio entre otros, y que lo que lo exceda se pague en treinta días.',
    },
    'onerous-liability.taken-back': {
      title: 'Se retira una garantía o indemnidad',
      description:
        '{party, select, none {Una parte} other {{party}}} no tiene que cumplir una garantía o indemnidad dada en otro lugar. No se puede contar con lo que el otro texto promete en esta parte.',
      suggestion: 'Suprimirlo, o limitarlo a los defectos indicados en una lista.',
    },
    'onerous-liability.uninsured-products': {
      title: 'Se responde de lesiones, y ningún seguro lo cubre',
      description:
        'Una parte responde de lesiones o defectos de los bienes, y el texto no pide a nadie que se asegure. Una sola reclamación grave puede superar lo que tiene.',
      suggestion:
        'Pedir un seguro de responsabilidad por productos de una suma indicada, durante el contrato y tres años después, con certificado.',
    },
    'onerous-performance.binds-unsigned': {
      title: 'Se obliga a personas que no firman',
      description:
        'Los deberes han de alcanzar a parientes, socios u otros que no son parte. No les obligan, y quien firma responde de lo que no manda.',
      suggestion: 'Que firmen, o limitar el deber a lo que el firmante posee o controla.',
    },
    'onerous-performance.both-statuses': {
      title: 'Autónomo en un lugar, empleado en otro',
      description:
        'Un pasaje hace autónoma a la persona, otro la trata como empleada. Impuestos, cotizaciones y despido siguen los hechos, y se puede pagar después.',
      suggestion:
        'Elegir uno y mantenerlo: suprimir retenciones, nómina y oferta de empleo, o escribir un contrato de trabajo.',
    },
    'onerous-performance.customary-scope': {
      title: 'Solo se debe lo que es habitual',
      description:
        'La prestación principal se describe como lo habitual y no se enumera. Cuánto se debe por el precio solo puede discutirse.',
      suggestion: 'Enumerar lo debido con cifras y fechas, y qué se quita del precio si no se da.',
    },
    'onerous-performance.dates-not-binding': {
      title: 'Las fechas de entrega no obligan a nadie',
      description:
        'Las fechas de entrega son solo estimaciones, o el retraso queda en nada. Quien cuenta con los bienes no puede reclamar si llegan tarde.',
      suggestion:
        'Pedir fechas firmes para pedidos aceptados, un crédito por cada semana de retraso, y el derecho a cancelar tras treinta días.',
    },
    'onerous-performance.recall-decided-alone': {
      title: 'Una sola parte decide la retirada',
      description:
        '{party, select, none {Una parte} other {{party}}} decide si se retiran los bienes y cómo, y la cláusula pone costes a cargo de quien resulta afectado. Nadie más comprueba la causa.',
      suggestion:
        'Que la retirada se acuerde o la ordene una autoridad, que un laboratorio independiente halle la causa, y que los costes la sigan hasta un tope.',
    },
    'onerous-money.pays-for-nothing': {
      title: 'Se paga aunque no se reciba nada',
      description:
        '{party, select, none {Quien paga} other {{party}}} debe el dinero aunque aquello por lo que paga pueda no ocurrir. Todo el riesgo es de quien paga.',
      suggestion:
        'Pedir que el dinero baje en proporción a lo no celebrado, entregado o realizado, y vuelva en treinta días.',
    },
    'onerous-liability.injury-excluded': {
      title: 'Se excluye la responsabilidad por lesiones, sea de quien sea la culpa',
      description:
        '{party, select, none {Una parte} other {{party}}} no responde de lesiones ni muerte, y la frase no exceptúa su propia negligencia. Muchas leyes no lo admiten.',
      suggestion:
        'Limitar la exclusión a las lesiones causadas por la otra parte, y mantener la responsabilidad por la propia culpa.',
    },
  },
  reasons: {},
};
