import type { CataloguePart } from '../../catalogue.ts';

export const legalLiability: CataloguePart = {
  experts: {
    'consequential-loss': 'Daños indirectos',
    'covenant-not-to-sue': 'Renuncias a demandar',
    'force-majeure': 'Fuerza mayor',
    indemnity: 'Indemnidad',
    insurance: 'Seguros',
    'liability-cap': 'Límite de responsabilidad',
    'liquidated-damages': 'Cláusula penal y daños pactados',
    'uncapped-liability': 'Responsabilidad ilimitada',
    warranty: 'Garantías',
    'warranty-disclaimer': 'Exclusión de garantías',
  },
  rules: {
    'consequential-loss.direct-too': {
      title: 'Exclusión también de los daños directos',
      description:
        'La exclusión nombra los daños directos junto a los indirectos. La parte perjudicada se queda sin remedio real, y la cláusula puede caer por entero.',
      suggestion: 'Quitar los daños directos de la exclusión y fijar un límite.',
      rationale: 'Conserva el remedio ordinario por incumplimiento.',
    },
    'consequential-loss.missing': {
      title: 'Falta la exclusión de daños indirectos',
      description:
        'Un incumplimiento puede obligar a pagar pérdidas muy superiores al valor del contrato, como el lucro cesante de otros negocios.',
      suggestion: 'Excluir los daños indirectos para ambas partes, con las excepciones habituales.',
      rationale: 'Excluye los daños remotos para ambas partes.',
    },
    'consequential-loss.one-sided': {
      title: 'Exclusión unilateral de daños indirectos: protege solo a {party}',
      description:
        'La exclusión protege solo a {party}. La otra parte sigue respondiendo de daños indirectos sin límite.',
      suggestion: 'Hacer recíproca la exclusión.',
      rationale: 'Extiende la protección a ambas partes.',
    },
    'covenant-not-to-sue.one-sided': {
      title: 'Renuncia unilateral a demandar o impugnar: {party}',
      description:
        '{party} se compromete a no impugnar derechos o a no reclamar, sin recibir el mismo compromiso. Se pierde también una objeción fundada, por ejemplo contra un derecho que no debería existir.',
      suggestion: 'Limitar el compromiso a reclamaciones conocidas al firmar, o hacerlo recíproco.',
    },
    'force-majeure.missing': {
      title: 'Falta una cláusula de fuerza mayor',
      description: 'La parte impedida por hechos fuera de su control incumple, y nadie sabe cuándo puede salir.',
      suggestion:
        'Añadir una cláusula recíproca con aviso, mitigación y derecho a terminar tras una larga interrupción.',
      rationale: 'Reparte el riesgo de hechos que nadie controla.',
    },
    'force-majeure.no-end': {
      title: 'Fuerza mayor sin derecho a terminar',
      description: 'El cumplimiento se suspende mientras dure el hecho, y nada permite salir si no acaba.',
      suggestion: 'Añadir un derecho a terminar tras un plazo fijo, por ejemplo sesenta días.',
      rationale: 'Añade una salida de una suspensión sin fin.',
    },
    'force-majeure.one-sided': {
      title: 'Fuerza mayor unilateral: exime solo a {party}',
      description:
        'Los hechos fuera de control liberan a {party}, pero no a la otra parte, que en la misma situación debe cumplir o indemnizar.',
      suggestion: 'Extender la excusa a ambas partes.',
      rationale: 'Da a ambas partes la misma excusa.',
    },
    'indemnity.broad': {
      title: 'Indemnidad demasiado amplia',
      description:
        'Palabras como “relating to” hacen pagar a {party, select, none {una parte} other {{party}}} pérdidas que no causó. A menudo los seguros no cubren tanto.',
      suggestion: 'Limitarla a las pérdidas causadas por los hechos nombrados.',
      rationale: 'Reduce la indemnidad a lo causado.',
    },
    'indemnity.missing': {
      title: 'Ninguna indemnidad por reclamaciones de terceros',
      description:
        'Bienes, obras o nombres de una parte los usa o vende la otra, y nadie promete responder si un tercero sufre daño o dice que se infringen sus derechos. Cada parte soporta aquello por lo que la demandan.',
      suggestion:
        'Pedir una indemnidad a la parte cuyos bienes, contenidos o marcas se usan, por infracción y lesiones, con aviso y dirección de la defensa, y un seguro detrás.',
    },
    'indemnity.no-procedure': {
      title: 'Indemnidad sin procedimiento de reclamación',
      description:
        'Nada dice quién avisa de la reclamación, quién dirige la defensa y quién puede transigir. {party, select, none {Una parte} other {{party}}} puede tener que pagar una transacción que nunca vio.',
      suggestion: 'Añadir aviso, control de la defensa y consentimiento a las transacciones.',
      rationale: 'Añade el procedimiento sin cambiar quién soporta la pérdida.',
    },
    'indemnity.without-fault': {
      title: 'Indemnidad sin culpa: {party}',
      description:
        '{party} debe mantener indemne a la otra parte aun cuando {party} no haya hecho nada mal, incluso por pérdidas que la otra causó.',
      suggestion: 'Limitar la indemnidad a pérdidas causadas por negligencia, incumplimiento o infracción de {party}.',
      rationale: 'Liga la indemnidad a una causa imputable a {party}.',
    },
    'insurance.missing': {
      title: 'Falta una cláusula de seguro',
      description: 'Ante una gran pérdida, el cobro depende del patrimonio del responsable.',
      suggestion: 'Pedir un seguro de responsabilidad adecuado a los riesgos, con prueba a petición.',
      rationale: 'Pone un asegurador detrás de las promesas.',
    },
    'insurance.no-amount': {
      title: 'Seguro sin cobertura mínima',
      description: 'Debe mantenerse un seguro, pero sin límite indicado. Una póliza simbólica bastaría.',
      suggestion: 'Indicar el tipo de cobertura y los límites.',
      rationale: 'Indica un límite; ajustarlo al riesgo.',
    },
    'liability-cap.direct-unlimited': {
      title: 'El daño indirecto se excluye, el directo no tiene límite',
      description:
        'Las partes excluyen el daño menos frecuente, y ninguna cláusula limita lo que se debe por el directo. {excepted, select, none {La exclusión tampoco hace excepciones: tal como está abarca la confidencialidad y las indemnidades.} other {Un contrato pequeño puede causar una reclamación ilimitada.}}',
      suggestion:
        'Añadir un tope para el daño directo, igual para ambas, y exceptuar de tope y exclusión fraude, dolo, lesiones, confidencialidad e indemnidades.',
    },
    'liability-cap.missing': {
      title: 'Falta un límite de responsabilidad',
      description:
        'Nada limita lo que una parte puede deber por un incumplimiento. Un contrato pequeño puede causar una reclamación ilimitada, que pesa sobre todo en quien presta.',
      suggestion: 'Añadir un límite recíproco, con excepciones para lo que no debe limitarse.',
      rationale: 'Añade un límite recíproco de un año de pagos con las excepciones habituales.',
    },
    'liability-cap.no-exceptions': {
      title: 'Límite de responsabilidad sin excepciones',
      description:
        'Incluso el fraude, el dolo y las lesiones parecen caer bajo el límite. Por eso un tribunal puede anular toda la cláusula.',
      suggestion: 'Exceptuar lo que la ley no permite limitar y lo que las partes quieran pagar por entero.',
      rationale: 'Mantiene válido el límite.',
    },
    'liability-cap.one-sided': {
      title: 'Límite de responsabilidad que protege solo a {party}',
      description: 'La responsabilidad de {party} está limitada en su cuantía; la de la otra parte, no.',
      suggestion: 'Hacer recíproco el límite, o dar a cada parte uno acorde con sus riesgos.',
      rationale: 'Extiende el límite a ambas partes.',
    },
    'liability-cap.short-period': {
      title: 'Límite bajo: solo {period} de pagos',
      description:
        'La responsabilidad se limita a los pagos de {period}. Al comienzo del contrato, o con pagos irregulares, es casi nada.',
      suggestion: 'Contar doce meses, o fijar un importe.',
      rationale: 'Usa el período habitual de un año.',
    },
    'liquidated-damages.no-estimate': {
      title: 'Daños liquidados sin estimación declarada',
      description:
        'La suma se debe sea cual sea el daño, y nada dice que lo estime o que sustituya otros remedios. Puede ser ineficaz, o deberse además de la indemnización.',
      suggestion: 'Declarar que es una estimación razonable y el único remedio pecuniario para el hecho.',
      rationale: 'Hace eficaz y definitiva la suma.',
    },
    'liquidated-damages.penalty': {
      title: 'Suma calificada de penalidad',
      description:
        'Muchas leyes de common law no admiten una pena. {party, select, none {Una parte} other {{party}}} puede deber más que el daño, o el acreedor no recibir nada.',
      suggestion: 'Fijar una estimación razonable del daño y llamarla “liquidated damages”.',
      rationale: 'Usa el término para lo que la ley admite.',
    },
    'uncapped-liability.unlimited': {
      title: '{party, select, none {Responsabilidad ilimitada} other {Responsabilidad ilimitada de {party}}}',
      description:
        'El texto hace ilimitada o total la responsabilidad. Una reclamación puede superar todo lo que el contrato llegue a rendir.',
      suggestion: 'Ponerla bajo un límite, o limitarla a lo asegurado.',
      rationale: 'Lleva esta responsabilidad dentro de los límites pactados.',
    },
    'uncapped-liability.wide-exception': {
      title: 'Excepción amplia al límite de responsabilidad',
      description:
        'Las excepciones al límite cubren reclamaciones comunes como indemnidad, confidencialidad o cualquier incumplimiento. Poco queda limitado.',
      suggestion:
        'Usar para ellas un segundo límite más alto, y reservar la responsabilidad ilimitada al fraude y al dolo.',
      rationale: 'Reduce la excepción.',
    },
    'warranty-disclaimer.total': {
      title: 'Exclusión total de garantías («tal cual»)',
      description:
        '{party, select, none {Una parte} other {{party}}} excluye toda garantía, sin excepción para lo que el contrato promete. El comprador paga por algo de lo que nadie responde.',
      suggestion: 'Dejar a salvo las garantías que da el documento.',
      rationale: 'Mantiene vivas las promesas del documento.',
    },
    'warranty.missing': {
      title: 'Falta toda garantía',
      description: 'El documento no dice qué calidad debe tener la prestación ni qué ocurre si falta.',
      suggestion: 'Añadir una garantía de diligencia y conformidad, con remedio y plazo.',
      rationale: 'Añade una garantía con un remedio.',
    },
    'warranty.short': {
      title: 'Garantía de corta duración: {period}',
      description: 'Los defectos suelen aparecer después de {period}; desde entonces los soporta el comprador.',
      suggestion: 'Pedir doce meses.',
      rationale: 'Alarga la garantía a un año.',
    },
  },
  reasons: {
    'consequential-loss.excluded': 'La exclusión figura en {section}: “{quote}”.',
    'consequential-loss.indemnity-not-exclusion':
      'Las palabras describen una indemnidad y no excluyen nada: {section}, “{quote}”.',
    'covenant-not-to-sue.exception': 'El compromiso tiene una excepción en {section}: “{quote}”.',
    'force-majeure.found': 'La fuerza mayor se trata en {section}: “{quote}”.',
    'force-majeure.may-end': 'La sección permite acabar el contrato: {section}, “{quote}”.',
    'indemnity.limited-by-fault': 'La sección la limita según la causa (“{words}”).',
    'indemnity.procedure-given': 'Hay un procedimiento para reclamaciones en {section}: “{quote}”.',
    'indemnity.stands': 'Hay una indemnidad en {section}: “{quote}”.',
    'insurance.amount-given': 'Se da una medida de la cobertura en {section}: “{quote}”.',
    'insurance.found': 'Se exige seguro en {section}: “{quote}”.',
    'liability-cap.capped': 'La responsabilidad está limitada en {section}: “{quote}”.',
    'liability-cap.within-cap': 'La sección la pone bajo el límite (“{words}”).',
    'liquidated-damages.estimated': 'El documento dice que es una estimación y no una pena: {section}, “{quote}”.',
    'liquidated-damages.found': 'Hay una suma fija en {section}: “{quote}”.',
    'liquidated-damages.limited': 'La sección la limita (“{words}”).',
    'uncapped-liability.capped-after-all': 'La responsabilidad está limitada en otro lugar, en {section}: “{quote}”.',
    'uncapped-liability.usual-exception': 'La excepción es habitual (“{words}”).',
    'warranty.express-remain': 'Quedan las garantías expresas (“{words}”).',
    'warranty.given': 'Se da una garantía en {section}: “{quote}”.',
  },
};
