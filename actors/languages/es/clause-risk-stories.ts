import type { RiskTexts } from '../risk-part.ts';

/** What a passage of a class says in particular, where the class takes in more than one thing or the party is known. */
export const riskStories: RiskTexts = {
  change_of_products: [
    'Los productos pueden cambiarse o retirarse',
    'Una parte puede cambiar lo que suministra, o dejar de suministrarlo, y el contrato sigue.',
    'Pedir un preaviso de noventa días, ninguna pérdida de funciones, y una salida o un mínimo menor si se retira un producto.',
  ],
  claims_waived: [
    'Renuncia previa a reclamaciones',
    'Antes de que ocurra nada una parte renuncia a las reclamaciones por daños que pueda llegar a tener contra la otra.',
    'Limitar la renuncia a lo que pague el seguro, hacerla recíproca, salvo dolo y culpa grave.',
  ],
  automatic_end_on_breach: [
    'Los derechos terminan por sí solos ante un incumplimiento',
    'Si se incumple una obligación, el contrato o un derecho que nace de él termina por sí solo; no precede un aviso con plazo para subsanar.',
    'Convertirlo en un derecho a resolver por incumplimiento grave, tras aviso escrito y 30 días para subsanar, y conservar lo pagado o devengado antes.',
  ],
  change_of_control_mutual: [
    'Cambio de control con graves consecuencias',
    'Un cambio en la propiedad o la dirección de una parte permite a la otra terminar el contrato o quitar algo; la frase da este derecho a ambas.',
    'Limitarlo a la venta a un competidor, excluir los traspasos dentro del grupo y pedir aviso y plazo para decidir.',
  ],
  change_of_terms_by: [
    '{party} puede cambiar las condiciones',
    '{party} puede cambiar lo que obliga a la otra parte, y la frase no pide ningún consentimiento.',
    'Cambios solo por escrito de ambas partes; o aviso de 60 días y derecho a salir sin coste antes de que surtan efecto.',
  ],
  discretion_of: [
    '{party} decide a su propia discreción',
    'La decisión queda solo en manos de {party}; la frase no fija un criterio al que atenerse.',
    'Sustituirlo por un criterio objetivo, o por una decisión razonable, motivada por escrito y dentro de un plazo.',
  ],
  exclusivity_of: [
    '{party} no puede tratar con otros',
    '{party} no puede tratar con otros en el campo de esta frase.',
    'Limitar la prohibición en campo, territorio y tiempo, y que cese si la otra parte no da aquello por lo que se concedió.',
  ],
  insurance_of: [
    '{party} debe asegurarse',
    '{party} debe contratar y mantener el seguro que aquí se describe, en las condiciones aquí fijadas.',
    'Pedir límites acordes con el precio y el riesgo, y la misma obligación de la otra parte para lo que controla.',
  ],
  liability_cap_mutual: [
    'Límite de responsabilidad sin las excepciones habituales',
    'El límite vale para ambas partes y la frase no nombra excepciones: tal como está comprende la violación de la confidencialidad y las indemnidades, y no dice que el dolo quede fuera.',
    'Exceptuar fraude, dolo y culpa grave, daños a personas, violación de la confidencialidad e indemnidades.',
  ],
  licence_perpetual: [
    'Licencia perpetua o irrevocable',
    'La licencia no tiene fin, o no puede retirarse, sea cual sea la suerte del contrato y de los pagos.',
    'Que termine por impago e incumplimiento no subsanado y cubra solo el fin del contrato; limitarla a la duración donde nada de lo hecho con ella se use después.',
  ],
  loss_excluded_but_gross: [
    '{party} solo responde de la culpa grave',
    '{party} queda exonerada aquí de lo que causa la culpa leve; la culpa grave o el dolo ya están exceptuados.',
    'Pedir que responda también de la culpa leve, al menos hasta una suma acorde con los honorarios o con el seguro.',
  ],
  loss_excluded_by: [
    '{party} excluye su propia responsabilidad',
    'Aquí {party} queda libre de responsabilidad, y la frase no libera a la otra parte.',
    'Hacerla recíproca; exceptuar fraude, dolo y culpa grave, daños a personas, violación de la confidencialidad e indemnidades.',
  ],
  loss_excluded_mutual: [
    'Daños excluidos sin las excepciones habituales',
    'Ambas partes excluyen estos daños y la frase no nombra excepciones: tal como está comprende la violación de la confidencialidad y las indemnidades, y no dice que el dolo quede fuera.',
    'Exceptuar fraude, dolo y culpa grave, violación de la confidencialidad y sumas debidas por indemnidad.',
  ],
  nonsolicit_wide_mutual: [
    'Prohibición amplia de contratar o captar personas',
    'La prohibición vale para ambas partes, abarca personas que nunca trataron, dura mucho o no exceptúa anuncios generales.',
    'Limitarla a quienes se trató en el último año, por doce meses, salvo anuncios generales.',
  ],
  penalty_interest: [
    'Interés o cargo por pago tardío',
    'Por el retraso se debe un tipo o un cargo.',
    'Unos puntos anuales sobre el tipo base, desde un requerimiento, y solo sobre sumas no discutidas.',
  ],
  survival_left_out: [
    'La cláusula de supervivencia omite: {missing}',
    'La frase nombra lo que sobrevive al fin del contrato, y estos artículos no están entre ello.',
    'Añadirlos, con lo debido o devengado antes del fin, o decir que perdura cada parte que deba perdurar.',
  ],
  survival_without_end: [
    'Una prohibición o un deber de secreto sobrevive sin plazo',
    'La prohibición o el secreto de esta sección sobrevive al contrato, y la frase no le fija plazo.',
    'Fijar un plazo: un año para una prohibición, de tres a cinco para el secreto, salvo los secretos empresariales.',
  ],
  indemnity_for_others_fault: [
    'Indemnidad incluso por la culpa de la otra parte',
    'Quien indemniza paga aquí también cuando la parte protegida fue ella misma negligente o culpable.',
    'Exceptuar, en proporción, lo causado por negligencia o culpa de la parte indemnizada, y limitar el resto.',
  ],
  personal_guarantee: [
    'Garantía personal',
    'Quienes están detrás de una parte responden con todo su patrimonio de lo que el contrato le exige.',
    'Eliminarla; si no, limitarla en importe y tiempo, que cese cuando salgan, y adjuntar su texto.',
  ],
};
