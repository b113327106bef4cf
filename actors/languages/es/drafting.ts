import type { Texts } from '../catalogue.ts';

/** Texts of the drafted result: briefings, score card, negotiation, what was not read. */
export const drafting: Texts = {
  'drafting.outvoted':
    '{oppose, plural, =0 {Muy poco hablaba a su favor.} one {Un experto se opuso y muy poco hablaba a su favor.} other {# expertos se opusieron y muy poco hablaba a su favor.}}',
  'drafting.model.title': '{title} (modelo de lenguaje)',
  'drafting.model.wording': 'Un modelo de lenguaje, que puede equivocarse, escribiría: {wording}',
  'drafting.model.words': 'En palabras de un modelo de lenguaje, que puede equivocarse: {words}',
  'drafting.stub.title': '{title} (stub)',
  'drafting.stub.wording': 'Donde un modelo de lenguaje propondría una redacción, un stub escribió: {wording}',
  'drafting.stub.words': 'En palabras de un stub, que no es un modelo de lenguaje: {words}',
  'drafting.score-card.summary':
    '{count, plural, =0 {Ninguna observación propia} one {Una observación: {worst}} other {# observaciones, ante todo: {worst}}}',
  'drafting.audience.general_counsel': 'Dirección jurídica',
  'drafting.audience.finance': 'Dirección financiera',
  'drafting.audience.business_owner': 'Responsable del negocio',
  'drafting.briefing.general_counsel':
    '{count, plural, =0 {El panel no halló nada jurídico que resolver. El riesgo global es {score} de 100.} other {El riesgo global es {score} de 100. {count, plural, one {Un punto jurídico} other {# puntos jurídicos}} por resolver, {urgent, plural, =0 {ninguno urgente} one {uno urgente} other {# urgentes}}.}}',
  'drafting.briefing.finance':
    '{count, plural, =0 {El panel no halló nada que afecte a dinero, responsabilidad o seguros.} one {Un punto afecta a dinero, responsabilidad o seguros{urgent, plural, =0 {} other { y es urgente}}.} other {# puntos afectan a dinero, responsabilidad o seguros, {urgent, plural, =0 {ninguno urgente} one {uno urgente} other {# urgentes}}.}}',
  'drafting.briefing.business_owner':
    '{count, plural, =0 {El panel no halló nada que cambie lo que la empresa puede hacer, debe hacer o puede dejar.} one {Un punto cambia lo que la empresa puede hacer, debe hacer o puede dejar.} other {# puntos cambian lo que la empresa puede hacer, debe hacer o puede dejar.}}',
  'drafting.briefing.point':
    '{located, select, yes {{title} ({severity}; {section}). {suggestion}} other {{title} ({severity}). {suggestion}}}',
  'drafting.cannot-judge.language':
    'El documento está en {language}, idioma que ningún experto jurídico lee: solo se examinaron la estructura y los números.',
  'drafting.cannot-judge.unknown-language':
    'No se reconoció el idioma del documento: solo se examinaron la estructura y los números.',
  'drafting.cannot-judge.blank-form':
    'El documento es un formulario: están en blanco {count} lugares que deciden lo que dice.',
  'drafting.cannot-judge.terms-elsewhere': 'Las condiciones están en otro documento, que no se presentó: «{quote}»',
  'drafting.cannot-judge.fragment':
    'El texto empieza a mitad de una frase; lo que la precede no se presentó: «{quote}»',
  'drafting.cannot-judge.amendment': 'El documento modifica otro contrato, que no se presentó: «{quote}»',
  'drafting.briefing.cannot-judge':
    '{count, plural, =0 {El documento no puede juzgarse; en lo leído no se encontró nada.} one {El documento no puede juzgarse; en lo leído se encontró un punto.} other {El documento no puede juzgarse; en lo leído se encontraron # puntos.}}',
  'drafting.question': 'Por comprobar: {title}',
  'drafting.clause-wording': 'Texto de partida, por ajustar a las demás cláusulas: «{wording}»',
  'drafting.unread.models-hardly':
    'El modelo de lenguaje leyó menos del {share} del documento, al menos en una de sus lecturas.',
  'drafting.unread.unknown-language':
    'No se reconoció el idioma del documento: solo lo leyeron los expertos que miran números y estructura.',
  'drafting.unread.language':
    'Ningún experto lee este idioma ({language}): solo leyeron el documento quienes miran números y estructura.',
  'drafting.unread.blacked-out':
    '{count, plural, one {# pasaje está tachado} other {# pasajes están tachados}}{placed, select, yes { (entre otros en {places})} other {}}: lo que dicen no se ha juzgado.',
  'drafting.unread.blank-date': 'La fecha del documento está en blanco: «{date}».',
  'drafting.unread.expert': '{expert} quedó fuera: {reason}',
  'drafting.unread.models':
    'El modelo de lenguaje leyó solo el {share} del documento, al menos en una de sus lecturas.',
  'drafting.negotiation.counterparty.cap_on_liability':
    '«Nuestra aseguradora no nos deja pasar de los honorarios de un año.»',
  'drafting.negotiation.fallback.cap_on_liability':
    'Conformarse con un límite que cubra el peor incumplimiento previsible, igual para ambas partes, con la confidencialidad y el dolo fuera de él.',
  'drafting.negotiation.counterparty.uncapped_liability':
    '«Estos riesgos están en sus manos, así que deben asumirlos por completo.»',
  'drafting.negotiation.fallback.uncapped_liability':
    'Conformarse con un límite aparte y más alto para estos conceptos, y dejar sin límite solo el dolo.',
  'drafting.negotiation.counterparty.indemnity': '«Nuestro seguro cubre nuestra culpa y nada más.»',
  'drafting.negotiation.fallback.indemnity':
    'Conformarse con una indemnidad limitada a reclamaciones de terceros causadas por culpa, con aviso y control de la defensa.',
  'drafting.negotiation.counterparty.termination_for_convenience':
    '«Invertimos en esta relación y necesitamos el plazo entero para recuperarlo.»',
  'drafting.negotiation.fallback.termination_for_convenience':
    'Conformarse con el mismo preaviso para ambas partes, pagando lo hecho o ya comprometido hasta entonces.',
  'drafting.negotiation.counterparty.renewal_term': '«Ninguno quiere un corte porque alguien olvidó una fecha.»',
  'drafting.negotiation.fallback.renewal_term':
    'Conformarse con renovar año a año con recordatorio sesenta días antes y derecho a salir durante la prórroga.',
  'drafting.negotiation.counterparty.exclusivity': '«Les reservamos capacidad y esperamos el mismo compromiso.»',
  'drafting.negotiation.fallback.exclusivity':
    'Conformarse con exclusividad en un campo y territorio concretos, por tiempo fijo, que se pierde si no se cumplen volúmenes o niveles de servicio.',
  'drafting.negotiation.counterparty.non_compete':
    '«Compartimos conocimiento y debemos estar seguros de que no se use contra nosotros.»',
  'drafting.negotiation.fallback.non_compete':
    'Conformarse con los clientes y productos realmente tratados, como mucho un año tras el final, y confiar el resto a la confidencialidad.',
  'drafting.negotiation.counterparty.ip_ownership_assignment':
    '«Lo que hacemos se apoya en lo que ya teníamos; no podemos cederlo todo.»',
  'drafting.negotiation.fallback.ip_ownership_assignment':
    'Conformarse con la titularidad de lo hecho solo para nosotros y una licencia duradera y transmisible sobre lo previo que haga falta.',
  'drafting.negotiation.counterparty.confidentiality':
    '«Un deber más largo o más estricto es difícil de administrar para ambos.»',
  'drafting.negotiation.fallback.confidentiality':
    'Conformarse con deberes recíprocos de cinco años, con secretos empresariales y datos personales protegidos mientras lo sean.',
  'drafting.negotiation.counterparty.data_protection':
    '«Solo firmamos nuestro propio acuerdo de tratamiento de datos.»',
  'drafting.negotiation.fallback.data_protection':
    'Aceptar su texto si nombra los dos roles, el tratamiento, los subencargados y un aviso de brecha en cuarenta y ocho horas.',
  'drafting.negotiation.counterparty.payment_terms': '«Nuestra tesorería está planificada con estas fechas.»',
  'drafting.negotiation.fallback.payment_terms':
    'Conformarse con cuarenta y cinco días desde una factura correcta, reteniendo lo discutido y pagando el resto.',
  'drafting.negotiation.counterparty.governing_law': '«Nuestros contratos se rigen por nuestra ley en todas partes.»',
  'drafting.negotiation.fallback.governing_law':
    'Conformarse con una ley neutral y los tribunales del demandado, o con un arbitraje en lugar neutral.',
  'drafting.negotiation.counterparty.anti_assignment': '«Debemos poder reorganizar nuestro grupo con libertad.»',
  'drafting.negotiation.fallback.anti_assignment':
    'Conformarse con la cesión libre dentro del grupo con responsabilidad continuada, y consentimiento, no denegado sin razón, para los demás.',
  'drafting.negotiation.counterparty.warranty_disclaimer':
    '«Entregamos tal cual; nadie en nuestro mercado promete más.»',
  'drafting.negotiation.fallback.warranty_disclaimer':
    'Conformarse con una promesa: que sea como se describe o especifica durante un plazo fijo, con reparación, sustitución o reembolso.',
};
