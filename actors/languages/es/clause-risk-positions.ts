import { type RiskPositions, riskPositionTexts } from '../risk-part.ts';

/** By class of clause risk, and by story where that is another matter: what the other side says, and what to settle for. */
const positions: RiskPositions = {
  affiliates_bound: [
    '«Tratamos con el grupo, no con una sola de sus sociedades.»',
    'Obligar solo a las filiales que usan el contrato, nombradas en una lista, y que quien firma vele por que cumplan.',
  ],
  assignment_one_sided: [
    '«Debemos poder reorganizar nuestro negocio.»',
    'Permitir a ambas ceder dentro de su grupo con aviso, quedando obligado quien cede, y pedir consentimiento en los demás casos.',
  ],
  automatic_end: [
    '«Si eso ocurre, el acuerdo deja de tener sentido para nosotros.»',
    'Mantener el hecho como causa de resolución con treinta días de preaviso, pagando lo hecho hasta entonces.',
  ],
  change_of_control: [
    '«Los elegimos a ustedes, no a quien los compre.»',
    'Mantener el derecho solo para la venta a un competidor nombrado, ejercido en los sesenta días siguientes al aviso.',
  ],
  change_of_products: [
    '«Debemos poder mejorar lo que fabricamos.»',
    'Aceptar cambios que conserven las funciones y la compatibilidad, con noventa días de aviso, y el derecho a salir si se retira un producto.',
  ],
  change_of_terms: [
    '«Todos nuestros clientes tienen las mismas condiciones.»',
    'Aceptar cambios con sesenta días de preaviso que no toquen el precio ni las obligaciones principales, con salida gratuita antes de que valgan.',
  ],
  claims_waived: [
    '«Cada uno asegura sus propios bienes.»',
    'Aceptar que cada uno soporte lo que paga su propio seguro, salvo culpa grave y dolo.',
  ],
  confidentiality_thin: [
    '«Un deber más estricto nos cuesta más de lo que vale el secreto.»',
    'Aceptar tres años tras el fin, iguales para ambas, y los secretos empresariales mientras lo sean.',
  ],
  confidentiality_wide: [
    '«No podemos marcar cada página que entregamos.»',
    'Aceptar información sin marcar que sea claramente confidencial, con las cuatro excepciones habituales y un fin a los cinco años.',
  ],
  conflict_of_interest: [
    '«Todos en la mesa lo saben.»',
    'Mantener el arreglo, pero que una persona independiente apruebe cada negocio entre los dos y vea las cuentas.',
  ],
  consent_open: [
    '«Tenemos que ver cada caso antes de decir que sí.»',
    'Mantener el consentimiento, con respuesta en quince días hábiles y motivos por escrito si se niega.',
  ],
  costs_open: [
    '«No podemos conocer los costes de antemano.»',
    'Aceptar costes justificados hasta un tope anual, y lo que lo supere solo con aprobación previa.',
  ],
  customer_data: [
    '«Necesitamos los datos para prestar y mejorar el servicio.»',
    'Permitir el uso agregado, que no revele personas ni clientes, y el borrado en los sesenta días siguientes al fin.',
  ],
  defences_waived: [
    '«Sin esa cláusula discutiríamos por todo.»',
    'Aceptar que se pida una medida cautelar, y dejar al juez la prueba, la fianza y todas las defensas.',
  ],
  discretion: [
    '«Alguien tiene que decidir, y es nuestro negocio.»',
    'Dejarles la decisión, de buena fe y con motivos por escrito, revisable por un experto a petición.',
  ],
  duty_beyond_control: [
    '«Ustedes están más cerca del asunto que nosotros.»',
    'Prometer la diligencia razonable en vez del resultado, y excluir dos o tres casos nombrados.',
  ],
  exclusivity_bound: [
    '«Invertimos en ustedes y esperamos que se queden con nosotros.»',
    'Aceptar la exclusividad para productos y lugares nombrados por dos años, que acabe si faltan los volúmenes acordados.',
  ],
  exclusivity_hollow: [
    '«Conservamos lo que ya vendemos en el mercado.»',
    'Aceptar una lista cerrada de clientes y canales actuales fuera de la exclusividad, con una comisión por esas ventas.',
  ],
  exit_without_transition: [
    '«Cuando se acaba, se acaba.»',
    'Pedir noventa días para terminar lo empezado, en las condiciones vigentes.',
  ],
  force_majeure_one_sided: [
    '«Ustedes solo tienen que pagar, y pagar siempre se puede.»',
    'Hacer recíproca la cláusula salvo para los pagos, con salida de ambas a los sesenta días.',
  ],
  forum_unfavourable: [
    '«No vamos a juicio en el extranjero.»',
    'Que quien demande acuda a los tribunales de la otra parte, tras treinta días de conversaciones, con la prescripción de la ley.',
  ],
  incorporated_unseen: [
    '«El documento es igual para todos y puede leerse siempre.»',
    'Aceptarlo en la versión de la fecha de la firma, por debajo del contrato, y cada versión nueva solo con consentimiento.',
  ],
  indemnity_one_sided: [
    '«El riesgo viene de su lado del negocio.»',
    'Aceptar la indemnidad por reclamaciones de terceros causadas por culpa de quien la da, y pedir la misma por lo que causen ellos.',
  ],
  indemnity_procedure: [
    '«Quien es demandado debe poder defenderse.»',
    'Que quien paga dirija la defensa con un abogado aceptado por ambas; nadie transige admitiendo culpa sin consentimiento.',
  ],
  indemnity_wide: [
    '«Ustedes controlan la ejecución, así que cubren las reclamaciones que nazcan de ella.»',
    'Aceptarla por reclamaciones de terceros causadas por culpa, en proporción a esa culpa y hasta una suma fija.',
  ],
  ip_transfer_wide: [
    '«Lo pagamos, así que es nuestro.»',
    'Transmitir al pago lo hecho solo para ellos, y dar una licencia duradera sobre lo anterior que haga falta.',
  ],
  liability_cap_uneven: [
    '«Nuestra aseguradora no nos deja pasar de los honorarios de un año.»',
    'Aceptar un solo límite para ambas que cubra la pérdida previsible, con las mismas excepciones.',
  ],
  liability_unlimited: [
    '«Estos riesgos están en sus manos, así que deben asumirlos por completo.»',
    'Aceptar para estas pérdidas un límite propio más alto, y ninguno solo para el dolo y el fraude.',
  ],
  licence_narrow: [
    '«Lo que no se licencia lo vendemos aparte.»',
    'Aceptar una licencia para los usos de un anexo, con las filiales y colaboradores que trabajen para el licenciatario.',
  ],
  licence_wide: [
    '«No podemos retirar lo publicado.»',
    'Aceptar lo hecho durante el contrato mientras esté en circulación, y nada nuevo tras el fin.',
  ],
  loss_excluded: [
    '«En nuestro sector nadie responde del lucro cesante.»',
    'Aceptar la exclusión para ambas, salvo violación del secreto, infracción, fraude y dolo.',
  ],
  loss_excluded_but_gross: [
    '«Trabajamos por una suma modesta y no podemos responder de cada error.»',
    'Aceptar la culpa grave en las decisiones de criterio, y la culpa leve en cuentas, dinero y plazos.',
  ],
  minimum_harsh: [
    '«Les reservamos capacidad.»',
    'Aceptar el ochenta por ciento de la cifra, un año para compensar lo que falte y la pérdida de la exclusividad como única sanción.',
  ],
  no_criticism: [
    '«Nuestro nombre es todo lo que tenemos.»',
    'Aceptar una prohibición recíproca de afirmaciones falsas, dejando libre lo que pidan la ley, un juez o una autoridad.',
  ],
  no_firm_promise: [
    '«Hacemos lo posible, pero no podemos prometer un resultado.»',
    'Aceptar esfuerzos razonables con un mínimo medible, un informe trimestral y una salida si falta dos veces.',
  ],
  no_refund: [
    '«Hemos planificado y gastado contando con ese pago.»',
    'Dejarles lo devengado y los costes probados, y que devuelvan el resto en treinta días.',
  ],
  noncompete_wide: [
    '«Compartimos conocimientos y debemos estar seguros de que no se usen contra nosotros.»',
    'Aceptarla para los clientes y productos tratados de verdad, como mucho un año tras el final, y confiar en el secreto para lo demás.',
  ],
  nonsolicit_wide: [
    '«No podemos formar personas para que las contraten ustedes.»',
    'Aceptar doce meses para quienes trabajaron directamente con la otra parte, salvo anuncios generales, de forma recíproca.',
  ],
  partner_squeezed: [
    '«Alguien debe poder decidir cuando no estamos de acuerdo.»',
    'Mantener la mayoría para lo ordinario; nuevas participaciones, deuda y compra forzosa exigen a todos los socios o un valor justo fijado por un experto.',
  ],
  pay_when_paid: [
    '«No podemos pagar antes que nuestro cliente.»',
    'Aceptar la espera, como mucho sesenta días desde la factura, y no si el cliente retiene por culpa de otro.',
  ],
  payment_deductions: [
    '«Debemos poder retener cuando algo va mal.»',
    'Aceptar la compensación de sumas no discutidas o fijadas por un juez, con diez días de aviso y la liquidación.',
  ],
  penalty: [
    '«Sin un precio por el retraso nadie entrega a tiempo.»',
    'Aceptar una suma del medio por ciento por semana, como mucho el cinco por ciento en total, como único importe por el retraso.',
  ],
  penalty_interest: [
    '«El retraso nos cuesta dinero.»',
    'Aceptar el interés legal de demora, desde el requerimiento, sobre sumas no discutidas.',
  ],
  price_change: [
    '«Nuestros costes también cambian, y no podemos asumirlo solos.»',
    'Aceptar un cambio al año según un índice publicado, como mucho del tres por ciento, con noventa días de preaviso.',
  ],
  remedy_thin: [
    '«La reparación es lo que todos dan en nuestro mercado.»',
    'Aceptar primero la reparación, en treinta días; tras un segundo fallo, el reembolso y la salida.',
  ],
  renewal_trap: [
    '«La renovación automática mantiene su servicio sin interrupciones.»',
    'Aceptar la renovación año por año, con un recordatorio sesenta días antes y treinta días de preaviso para impedirla.',
  ],
  report_without_audit: [
    '«Nuestros libros están abiertos a nuestros auditores y a nadie más.»',
    'Aceptar una auditoría anual de un contable independiente sujeto a secreto, a su costa si falta más del cinco por ciento.',
  ],
  risk_shifted: [
    '«Ustedes están sobre el terreno y pueden asegurarlo.»',
    'Asumir el riesgo mientras los bienes o la obra estén en las propias manos, asegurada cada parte por lo que controla.',
  ],
  silence_binds: [
    '«No podemos esperar una respuesta para siempre.»',
    'Aceptar el silencio tras un segundo aviso que lo diga y otros diez días hábiles, sin perder derechos por vicios ocultos.',
  ],
  survival_uneven: [
    '«Esas cláusulas deben durar más que el contrato para servir.»',
    'Aceptar que sobrevivan las cláusulas de una lista, tres años cada una, y sin fin los secretos y las sumas debidas.',
  ],
  suspension: [
    '«No podemos seguir atendiendo a quien no paga o nos pone en riesgo.»',
    'Aceptar la suspensión con diez días de aviso por sumas no discutidas, o al instante por un peligro real y mientras dure.',
  ],
  term_open: [
    '«Lo fijaremos cuando sepamos más.»',
    'Dejarlo abierto hasta una fecha, y decir ahora quién decide entonces y qué vale si nadie lo hace.',
  ],
  term_without_end: [
    '«Hemos planificado personas y capacidad para toda la duración.»',
    'Aceptar una primera duración de tres años, y después una salida con seis meses de preaviso.',
  ],
  termination_at_will: [
    '«Debemos poder salir cuando ya no nos sirva.»',
    'Aceptar la causa con sesenta días de preaviso y motivos por escrito, pagando lo hecho y lo encargado.',
  ],
  termination_one_sided: [
    '«Hemos puesto en esto más que ustedes.»',
    'Aceptar para uno mismo un preaviso más largo, pero las mismas causas y el mismo plazo para subsanar.',
  ],
  termination_without_cure: [
    '«Algunos incumplimientos no pueden subsanarse.»',
    'Aceptar el fin inmediato para una lista cerrada de incumplimientos graves, y quince días para subsanar cualquier otro.',
  ],
  warranty_absolute: [
    '«Si ustedes no conocen su negocio, ¿quién lo conoce?»',
    'Limitar la garantía a lo sabido o que podía averiguarse con diligencia razonable, por doce meses.',
  ],
  warranty_disclaimed: [
    '«Entregamos tal cual; en nuestro mercado nadie promete más.»',
    'Pedir dos promesas: que sea como se describe durante un plazo fijo y que puedan ceder lo que venden.',
  ],
  exclusivity: [
    '«Invertimos en ustedes y esperamos que se queden con nosotros.»',
    'Aceptar no tratar con otros para productos y lugares nombrados, por dos años, mientras lleguen los volúmenes acordados.',
  ],
  insurance: [
    '«Nuestra aseguradora se lo pide a todo el que trabaja con nosotros.»',
    'Aceptar un seguro de los riesgos en las propias manos, con límites del valor del contrato y un certificado al año.',
  ],
  liability_cap_mutual: [
    '«Nuestra aseguradora no nos deja pasar de los honorarios de un año.»',
    'Mantener el límite, subirlo a la pérdida previsible y dejar fuera fraude, lesiones y secreto.',
  ],
  licence_perpetual: [
    '«La usarán mucho después de acabado el proyecto.»',
    'Que la licencia dure mientras se pague, y acabe solo por un incumplimiento no subsanado.',
  ],
  survival: [
    '«Esas cláusulas deben durar más que el contrato para servir.»',
    'Escribir una sola lista de lo que sobrevive, tres años cada cosa, y sin fin los secretos y las sumas debidas.',
  ],
  indemnity_for_others_fault: [
    '«Ustedes están asegurados para eso y nosotros no.»',
    'Repartir la pérdida en proporción a la culpa, y no pagar nada por lo que la otra parte cause sola.',
  ],
  personal_guarantee: [
    '«Sin alguien detrás de la sociedad no podemos dar crédito.»',
    'Ofrecer un aval bancario o un depósito, o una fianza hasta una suma fija que acabe al año.',
  ],
};

export const clauseRiskPositions = riskPositionTexts(positions);
