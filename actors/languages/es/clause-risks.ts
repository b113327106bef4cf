import { type RiskTexts, riskPart } from '../risk-part.ts';
import { riskStories } from './clause-risk-stories.ts';

/** By class: a title, what the clause does to the side it burdens, and what to ask for. */
const texts: RiskTexts = {
  affiliates_bound: [
    'Otros quedan obligados o garantizados',
    'La cláusula obliga a filiales, socios o futuros dueños que no firman, o hace responder a una parte de lo que otros deben.',
    'Limitarla a las sociedades que la parte controla, con su nombre; nadie responde más que de su propio incumplimiento.',
  ],
  assignment_one_sided: [
    'Cesión: reglas desiguales o inviables',
    'Una parte puede ceder el contrato, o tiene un veto, y la otra no; una venta o una reorganización puede fracasar por ello.',
    'La misma regla para ambas: cesión con consentimiento que no se niegue sin razón, libre a filiales o compradores del negocio.',
  ],
  automatic_end: [
    'Termina por sí solo por un hecho externo',
    'El contrato, o un derecho importante, decae por sí solo por un hecho que la parte perjudicada quizá no controla.',
    'Convertirlo en un derecho a terminar con preaviso y plazo para subsanar, y decir qué pasa con lo pagado y lo hecho.',
  ],
  change_of_control: [
    'Cambio de control con graves consecuencias',
    'Un cambio en la propiedad o la dirección de una parte permite a la otra terminar el contrato o quitar algo.',
    'Limitarlo a la venta a un competidor indicado, con aviso y plazo para decidir, y hacerlo recíproco.',
  ],
  change_of_terms: [
    'Una parte puede cambiar las condiciones',
    'Una parte puede modificar condiciones, normas o documentos que obligan a la otra, o un documento suyo prevalece sobre el contrato.',
    'Cambios solo por escrito de ambas; o preaviso de 60 días y salida sin coste antes de que rijan.',
  ],
  confidentiality_thin: [
    'La confidencialidad protege demasiado poco',
    'El secreto obliga o protege a una sola parte, o cesa antes de que la información pierda valor.',
    'Deber recíproco, de tres a cinco años después del fin; para los secretos empresariales, mientras lo sean.',
  ],
  confidentiality_wide: [
    'Confidencialidad sin los límites usuales',
    'El deber va más allá de lo usual: faltan las excepciones de lo público, lo conocido, lo desarrollado por cuenta propia o lo exigido por ley, falta un plazo, o todo es secreto.',
    'Añadir las cuatro excepciones usuales y la revelación exigida por ley, limitarlo a lo marcado o claramente confidencial y darle un plazo.',
  ],
  conflict_of_interest: [
    'Conflicto de intereses',
    'La misma persona o el mismo grupo está en ambos lados, o una parte juzga en su propio asunto.',
    'Declararlo y hacerlo aprobar por alguien independiente; dejar la decisión a un tercero neutral.',
  ],
  consent_open: [
    'El consentimiento puede negarse sin razón ni plazo',
    'Un paso necesario depende del consentimiento o la aprobación de la otra parte, sin criterio y sin plazo para contestar.',
    'Añadir: no se negará ni retrasará sin razón, y se entenderá dado tras diez días hábiles sin objeción motivada.',
  ],
  costs_open: [
    'Costes sin techo',
    'Una parte soporta o reembolsa costes, gastos, impuestos u honorarios sin presupuesto, límite o prueba.',
    'Fijar un techo o un presupuesto aprobado, pedir justificantes y repartir lo que beneficia a ambas.',
  ],
  customer_data: [
    'Uso o conservación de datos sin límite',
    'La otra parte puede usar, compartir, guardar o hacer suyos datos ajenos, o nada se dice de devolución y brechas.',
    'Uso limitado a la ejecución; sin venta; devolución o borrado al final; aviso de brechas en 48 horas.',
  ],
  defences_waived: [
    'Renuncia previa a derechos o excepciones',
    'Una parte admite de antemano que las restricciones son justas, que procede una orden judicial sin prueba ni caución, o renuncia a reclamaciones y excepciones.',
    'Suprimir la admisión, o limitarla al derecho a pedir la orden, para ambas, con la prueba usual.',
  ],
  discretion: [
    'Una sola parte decide un punto esencial',
    'Lo que se aprueba, acepta, usa, paga o asigna queda a la sola discreción u opinión de una parte.',
    'Sustituirlo por un criterio objetivo, o por una decisión razonable, motivada por escrito y en plazo.',
  ],
  duty_beyond_control: [
    'Promete un resultado que quizá no controla',
    'Una parte debe un resultado, o lleva un riesgo, que depende de otros o del azar.',
    'Hacerlo un deber de diligencia, o exceptuar lo que causen la otra parte o terceros.',
  ],
  exclusivity_bound: [
    'Atado en exclusiva a la otra parte',
    'Una parte no puede tratar con otros, o debe ofrecer antes a la otra, y recibe poco firme a cambio.',
    'Limitarla por sector, territorio y tiempo, unirla a un volumen mínimo y que cese si no se alcanza.',
  ],
  exclusivity_hollow: [
    'Exclusividad con huecos',
    'La exclusividad prometida queda vacía por reservas, excepciones o canales abiertos a la otra parte.',
    'Enumerar las excepciones, repartir sus ingresos, o bajar el precio y el mínimo.',
  ],
  exit_without_transition: [
    'Salida brusca al final del contrato',
    'Al final los derechos cesan, o materiales y sumas pasan a la otra parte, y nada da tiempo para cerrar o traspasar.',
    'Pedir tiempo para cerrar o traspasar, y el pago de lo hecho o entregado hasta entonces.',
  ],
  force_majeure_one_sided: [
    'Fuerza mayor en favor de una parte',
    'Solo una parte queda excusada, o cuenta tanto como fuerza mayor que del deber queda poco.',
    'Hacerla recíproca, limitarla a hechos fuera de control y permitir terminar a los 60 días.',
  ],
  forum_unfavourable: [
    'Ley, foro o plazos favorecen a una parte',
    'Los litigios van a un lugar o procedimiento que conviene a una parte, o las acciones se acortan.',
    'Sede neutral o tribunales del demandado, la misma elección para ambas y los plazos legales.',
  ],
  incorporated_unseen: [
    'Obligado por documentos no adjuntos',
    'Un manual, una norma, un anexo u otro contrato obliga aunque no está adjunto, o puede cambiar.',
    'Adjuntarlo con su fecha, obligarse solo a esa versión y que prevalezca este contrato.',
  ],
  indemnity_one_sided: [
    'Solo {party} da indemnidad',
    '{party} mantiene indemne a la otra parte y no recibe indemnidad, aunque ambas pueden causar daños a terceros.',
    'Hacerla recíproca: cada parte mantiene indemne a la otra frente a reclamaciones de terceros por su propio incumplimiento, culpa o infracción, bajo el límite.',
  ],
  indemnity_procedure: [
    'El procedimiento de indemnidad perjudica a una parte',
    'Quien paga no controla la defensa o el acuerdo, o la indemnidad se pierde por un aviso tardío.',
    'Aviso pronto, con pérdida solo en lo que el retraso dañe; defensa de quien paga; sin acuerdo sin consentimiento.',
  ],
  indemnity_wide: [
    'Indemnidad amplia',
    'La indemnidad va más allá de reclamaciones de terceros por culpa de quien la da, y la frase no le fija límite.',
    'Limitarla a reclamaciones de terceros por incumplimiento, culpa o infracción, hacerla recíproca, exceptuar lo que cause la otra parte y fijarle un límite.',
  ],
  ip_transfer_wide: [
    'Transmisión amplia de propiedad intelectual',
    'Pasan derechos que el fin no requiere, o antes del pago, o sobre obras anteriores y ajenas.',
    'Limitarla a lo creado y pagado en el contrato; lo previo sigue siendo de su dueño, con licencia de lo incorporado.',
  ],
  liability_cap_uneven: [
    'Límite de responsabilidad desigual o demasiado bajo',
    'El límite protege a una sola parte, tiene excepciones para una sola, o es bajo frente a lo que puede perderse.',
    'Un límite para ambas, que cubra la pérdida previsible, con las mismas excepciones: dolo, lesiones, secreto, infracción.',
  ],
  liability_unlimited: [
    'Responsabilidad sin límite',
    'Nada limita lo que una parte puede tener que pagar por esta cláusula.',
    'Ponerle un límite acorde con el precio y el seguro, salvo dolo, culpa grave y lesiones.',
  ],
  licence_narrow: [
    'La licencia no cubre el uso necesario',
    'El derecho es más estrecho de lo que hace falta, es revocable o deja fuera lo incorporado.',
    'Indicar los usos, personas y lugares necesarios; fin solo por incumplimiento no subsanado.',
  ],
  licence_wide: [
    'Licencia más amplia de lo necesario',
    'Contenidos, marcas, nombre o imagen pueden usarse más tiempo, para más fines o por más personas de lo necesario.',
    'Limitarla al fin y al plazo, sin cesión ni sublicencia, con aprobación de los usos de nombre y marcas.',
  ],
  loss_excluded: [
    'Pérdidas o remedios excluidos',
    'Lucro cesante, daños indirectos o remedios enteros quedan excluidos, para una sola parte o sin las excepciones usuales.',
    'Hacerlo recíproco; exceptuar dolo, culpa grave, lesiones, secreto e indemnidades.',
  ],
  minimum_harsh: [
    'Mínimo con consecuencias duras',
    'Hay que comprar, vender o alcanzar un mínimo; no llegar cuesta dinero, exclusividad o el contrato.',
    'Bajarlo o escalonarlo, suspenderlo si la otra parte no suministra, y que cueste solo la exclusividad tras un plazo para subsanar.',
  ],
  no_criticism: [
    'Prohibición de criticar o reclamar',
    'Una parte no puede criticar, reclamar o impugnar, sin excepción para la ley o la verdad.',
    'Exceptuar lo verdadero que la ley exige, ante autoridades y en juicio; hacerlo recíproco.',
  ],
  no_firm_promise: [
    'Nada firme se promete a cambio',
    'La otra parte intenta, puede, o lo hace si es posible: no hay criterio al que sujetarla ni remedio.',
    'Indicar el servicio, la fecha o la cantidad debidos, cómo se miden, y un crédito o la salida si faltan.',
  ],
  no_refund: [
    'Pagado y no reembolsado',
    'Se paga por adelantado, o sigue debido, aunque el contrato termine antes o la prestación no llegue.',
    'Reembolso de lo no usado o no entregado, salvo incumplimiento de quien paga.',
  ],
  noncompete_wide: [
    'Prohibición de competencia',
    'Un sector de actividad queda cerrado a una parte, o a quien no es parte; puede ir más allá de lo que la otra necesita, y en parte puede no ser válida.',
    'Limitarla a la actividad que se ejerce, a sus lugares y a un año tras el final como mucho; permitir participaciones de hasta el 5%.',
  ],
  nonsolicit_wide: [
    'Prohibición amplia de contratar o captar personas',
    'La prohibición abarca personas o clientes que la parte nunca trató, dura mucho o no exceptúa anuncios generales.',
    'Limitarla a quienes se trató en el último año, por doce meses, salvo anuncios generales; recíproca.',
  ],
  partner_squeezed: [
    'Un socio puede quedar en minoría, diluido o excluido',
    'Decisiones, aportaciones o compra forzosa pueden imponerse a un socio en condiciones del otro.',
    'Enumerar las materias que requieren a ambos, valor justo por experto y un límite de aportaciones.',
  ],
  pay_when_paid: [
    'Pago tardío o solo si otros pagan',
    'El pago espera al de otro, o llega mucho después de la prestación.',
    'Pago a 30 días de la factura, paguen o no otros; intereses de demora.',
  ],
  payment_deductions: [
    'Deducciones, compensación o recuperación sin límite',
    'Quien paga puede recortar, retener o recuperar lo debido por su cuenta.',
    'Solo sumas no discutidas o declaradas; cuenta con prueba; sin recuperación tras doce meses.',
  ],
  penalty: [
    'Penalidad o interés desproporcionado',
    'Se debe una suma o un tipo que puede superar mucho la pérdida.',
    'Unirla a una estimación justa de la pérdida, ponerle techo y fijar un interés de pocos puntos sobre el básico.',
  ],
  price_change: [
    'Precio fijado o cambiado por una parte',
    'Una parte fija o cambia el precio o las tarifas, sin índice, techo ni salida.',
    'Revisión anual por un índice con techo, preaviso de 90 días y salida sin coste por encima.',
  ],
  remedy_thin: [
    'Un solo remedio débil',
    'Si algo sale mal, la frase deja un solo remedio y excluye los demás.',
    'Mantener los demás derechos para cuando ese remedio falle, y para incumplimientos graves o repetidos.',
  ],
  renewal_trap: [
    'Renovación fácil de pasar por alto',
    'El contrato se renueva solo, por mucho tiempo o con una ventana estrecha para avisar, o solo una parte puede pararlo.',
    'Renovación de un año como máximo, aviso de 30 días, un recordatorio y el mismo derecho para ambas.',
  ],
  report_without_audit: [
    'Pagado según las cuentas de la otra parte',
    'Lo debido depende de cifras que lleva la otra parte, con poco o ningún derecho a comprobarlas.',
    'Cuentas trimestrales con detalle, una auditoría al año, a costa de quien paga si falta más del 5%.',
  ],
  risk_shifted: [
    'Riesgo puesto en una parte',
    'Permisos, cumplimiento, seguro, daños o leyes nuevas recaen en una parte, esté quien esté más cerca.',
    'Cada parte lleva lo que controla; costes de leyes nuevas repartidos; seguro de ambas.',
  ],
  silence_binds: [
    'El silencio vale como aceptación',
    'Si nadie objeta en unos días, un trabajo, una cuenta o un cambio se da por aceptado.',
    'Aceptación por escrito, o un plazo más largo tras un segundo aviso, salvo vicios ocultos.',
  ],
  survival_uneven: [
    'La supervivencia guarda demasiado o demasiado poco',
    'Tras el fin los deberes duran sin límite, o falta lo que debería durar.',
    'Enumerar lo que dura: pagos debidos, confidencialidad, responsabilidad, indemnidades, ley y foro, con sus plazos.',
  ],
  suspension: [
    'La prestación puede suspenderse de inmediato',
    'Una parte puede dejar de cumplir sin aviso, a su juicio, mientras la otra sigue obligada.',
    'Diez días de aviso escrito, solo por sumas no discutidas o peligro real, y sin cargo entretanto.',
  ],
  term_open: [
    'Un elemento esencial queda abierto',
    'Precio, cantidad, alcance, cuota o fecha están en blanco, omitidos, por acordar o no se calculan con el texto, sin alternativa.',
    'Completarlo, o indicar la fórmula o quién decide si las partes no acuerdan en 30 días.',
  ],
  term_without_end: [
    'Obligado sin fin',
    'El contrato o el deber no tiene un fin que la parte obligada pueda provocar.',
    'Darle un plazo y un derecho a terminar con preaviso razonable tras los primeros años.',
  ],
  termination_at_will: [
    'Puede terminar por un motivo vago',
    'La otra parte puede terminar el contrato por un motivo que juzga ella misma, o casi a voluntad.',
    'Motivos objetivos, razones escritas, 30 días para subsanar y pago de lo hecho y pedido.',
  ],
  termination_one_sided: [
    'Salidas desiguales',
    'Una parte tiene derechos de terminación, plazos o avisos que la otra no tiene.',
    'Los mismos derechos y el mismo aviso para ambas.',
  ],
  termination_without_cure: [
    'Fin por incumplimiento sin plazo, o con poco plazo, para subsanar',
    'Un incumplimiento, también leve, permite a la otra parte terminar de inmediato o en pocos días.',
    'Solo incumplimiento grave, aviso escrito y 30 días para subsanar; menos solo para pagos.',
  ],
  warranty_absolute: [
    'Garantía sin límites',
    'Una parte garantiza sin límite de conocimiento, importancia o tiempo lo que quizá no puede saber o controlar.',
    'Añadir «según su conocimiento» y «en lo sustancial» para derechos ajenos y hechos, y un plazo de reclamación.',
  ],
  warranty_disclaimed: [
    'Ninguna garantía de lo que se paga',
    'Quien entrega no garantiza, o no garantiza tener los derechos, y la otra parte lleva el riesgo de defectos y reclamaciones.',
    'Garantía de conformidad y de titularidad, e indemnidad frente a reclamaciones por infracción.',
  ],
};

export const clauseRisks = riskPart('Riesgos de las cláusulas (aprendidos de lectores)', { ...texts, ...riskStories });
