import type { Texts } from '../catalogue.ts';

/**
 * Texts of the two PDF artifacts: `analytics.` for the figures, `report.` for the intelligence report, `stop.` for why a
 * debate ended.
 */
export const report: Texts = {
  'report.page': 'Página {page} de {pages}',
  'report.footer': 'Elaborado por Conclave con reglas y clasificadores entrenados. No es asesoramiento jurídico.',
  'report.footer.models':
    'Elaborado por Conclave con reglas, clasificadores entrenados y modelos de lenguaje. No es asesoramiento jurídico.',
  'report.models':
    'Modelos de lenguaje ocuparon {seats, plural, one {# puesto} other {# puestos}} del panel: {models}. Lo que procede de ellos va señalado y puede ser erróneo.',
  'report.footer.stub':
    'Elaborado por Conclave con reglas, clasificadores y un stub (no un modelo). No es asesoramiento jurídico.',
  'report.stub':
    'Un stub ocupó {seats, plural, one {# puesto} other {# puestos}} del panel en lugar de un modelo de lenguaje: {models}. No es un modelo de lenguaje; lo que dice va señalado y no tiene valor.',
  'report.models.stub': 'Entre ellos hay un stub, que no es un modelo de lenguaje: {stubs}.',
  'report.untitled': 'Documento sin título',
  'report.band.low': 'Riesgo bajo',
  'report.band.moderate': 'Riesgo moderado',
  'report.band.elevated': 'Riesgo apreciable',
  'report.band.high': 'Riesgo alto',
  'report.band.severe': 'Riesgo grave',
  'report.score.alt': 'Índice de riesgo {score} de 100: {band}.',
  'report.likelihood.almost-certain': 'Casi seguro (80–100 %)',
  'report.likelihood.likely': 'Probable (60–80 %)',
  'report.likelihood.even': 'Incierto (40–60 %)',
  'report.likelihood.unlikely': 'Improbable (20–40 %)',
  'report.likelihood.remote': 'Remoto (0–20 %)',
  'report.round.blind': 'Primera opinión',
  'report.round.short': 'Ronda {round}',
  'report.issues.none': 'Ningún hallazgo del panel se sostuvo tras el debate.',

  'analytics.kind': 'Análisis de la revisión',
  'analytics.subject': 'La revisión en cifras: riesgo, hallazgos, debate y panel',
  'analytics.risk': 'El riesgo de un vistazo',
  'analytics.risk.note':
    'El índice va de 0 (riesgo bajo) a 100 (riesgo grave). Pondera cada hallazgo aceptado según su gravedad y según la seguridad del panel.',
  'analytics.count.issues': '{count, plural, one {hallazgo comunicado} other {hallazgos comunicados}}',
  'analytics.count.changes': '{count, plural, one {cambio propuesto} other {cambios propuestos}}',
  'analytics.count.experts': '{count, plural, one {experto en el panel} other {expertos en el panel}}',
  'analytics.count.accepted': '{count, plural, one {tesis aceptada} other {tesis aceptadas}}',
  'analytics.count.disputed': '{count, plural, one {tesis controvertida} other {tesis controvertidas}}',
  'analytics.count.rejected': '{count, plural, one {tesis rechazada} other {tesis rechazadas}}',
  'analytics.categories': 'Gravedad por categoría',
  'analytics.categories.rest': '{count, plural, one {# categoría más} other {# categorías más}}',
  'analytics.matrix': 'Probabilidad y gravedad',
  'analytics.matrix.note':
    'La probabilidad es la que el propio panel atribuye a que un lector competente esté de acuerdo. Cada casilla muestra el número de hallazgos.',
  'analytics.consensus': 'Cómo decidió el panel',
  'analytics.consensus.note':
    '{rounds, plural, =0 {El panel decidió con la primera lectura} one {El panel dio una segunda lectura a lo dudoso} other {El panel debatió durante # rondas}}. Protocolo: «{protocol}». Por qué terminó: {reason}',
  'analytics.agreement': 'Acuerdo tras cada ronda',
  'analytics.panel': 'El panel',
  'analytics.panel.note':
    'Los hallazgos son los que el experto expuso en su primera opinión; los aceptados son los que se sostienen. La precisión es la atribuida al experto antes de esta revisión: medida con datos de desarrollo donde hay etiquetas; si no, estimada por sus autores.',
  'analytics.panel.expert': 'Experto',
  'analytics.panel.domain': 'Ámbito',
  'analytics.panel.findings': 'Hallazgos',
  'analytics.panel.accepted': 'Aceptados',
  'analytics.panel.precision': 'Precisión',
  'analytics.panel.failure': 'Excluido',
  'analytics.panel.silent': 'Sin hallazgos ({count}, con su precisión)',

  'report.kind': 'Informe de revisión',
  'report.subject': 'Dictamen, hallazgos, redacción propuesta, obligaciones, debate y negociación',
  'report.verdict.accept': 'El documento puede aceptarse tras una comprobación de rutina.',
  'report.verdict.accept_with_corrections': 'El documento es aceptable una vez arreglados los puntos siguientes.',
  'report.verdict.improve_first': 'El documento debe mejorarse antes de aceptarlo.',
  'report.verdict.do_not_accept': 'El documento no debe aceptarse tal como está.',
  'report.verdict.rework': 'El documento no debe aceptarse sin cambios sustanciales.',
  'report.verdict.cannot_be_judged': 'No puede juzgarse si el documento es aceptable.',
  'report.score.none': 'Sin puntuación: el documento no puede juzgarse.',
  'report.verdict.counts':
    'Un panel de {experts, plural, one {# experto} other {# expertos}} examinó {claims, plural, =0 {el documento sin formular tesis} one {# tesis} other {# tesis}}. {issues, plural, =0 {No queda ningún hallazgo.} one {Queda un hallazgo:} other {Quedan # hallazgos:}} {issues, plural, =0 {} other {{critical} de gravedad crítica, {high} alta, {medium} media, {low} baja, {info, plural, one {# nota} other {# notas}}.}} {changes, plural, =0 {No se propone ningún cambio de redacción.} one {Se propone un cambio de redacción.} other {Se proponen # cambios de redacción.}}',
  'report.top':
    '{count, plural, =0 {Qué resolver primero} one {Lo primero que hay que resolver} other {Las # cosas que hay que resolver primero}}',
  'report.read': 'Qué se ha leído',
  'report.read.facts':
    'Tipo: {type}. Idioma: {language}. {words, plural, one {# palabra} other {# palabras}}, {clauses, plural, one {# cláusula} other {# cláusulas}}, {terms, plural, one {# término definido} other {# términos definidos}}.',
  'report.read.parties': 'Partes: {parties}',
  'report.unread': 'Qué no se ha leído',
  'report.unread.nothing': 'Se ha leído todo lo presentado.',
  'report.unread.experts': 'Estos expertos no pudieron terminar su trabajo y quedaron excluidos: {experts}.',
  'report.unread.more': '{count, plural, one {Otra parte no se ha leído.} other {Otras # partes no se han leído.}}',
  'report.scorecard': 'Calificaciones',
  'report.scorecard.note':
    'Las notas van de A (riesgo bajo) a E (riesgo grave). El índice es el riesgo de 0 a 100 en ese ámbito.',
  'report.scorecard.domain': 'Ámbito',
  'report.scorecard.grade': 'Nota',
  'report.scorecard.score': 'Índice',
  'report.scorecard.issues': 'Hallazgos',
  'report.scorecard.why': 'Qué la decidió',
  'report.briefings': 'Resúmenes para la dirección',
  'report.briefings.see': '{count, plural, one {Véase el hallazgo {issues}.} other {Véanse los hallazgos {issues}.}}',
  'report.issues': 'Hallazgos en el texto',
  'report.issues.note':
    'Primero los más graves. En la redacción propuesta, lo tachado sale y lo subrayado entra. Toda cita es literal.',
  'report.issues.rest':
    '{count, plural, one {También se encontró: # hallazgo} other {También se encontraron: # hallazgos}}',
  'report.issues.number': 'N.º',
  'report.issues.severity': 'Gravedad',
  'report.issues.issue': 'Hallazgo',
  'report.issues.confidence': 'Confianza',
  'report.where': 'Dónde',
  'report.more': '{count, plural, one {Hay uno más en el resultado JSON.} other {Hay # más en el resultado JSON.}}',
  'report.missing': 'Cláusulas que faltan',
  'report.missing.note': 'Lo que el documento no dice y debería decir, con el lugar que le corresponde.',
  'report.card.also': 'De estas palabras se dice también',
  'report.card.clause': 'Cláusula {clause}',
  'report.card.quote': 'El texto dice',
  'report.card.further': 'También en',
  'report.card.further.count': '{count, plural, one {# pasaje más.} other {# pasajes más.}}',
  'report.card.place': 'Lugar',
  'report.card.place.clause': 'Después de la cláusula {clause}.',
  'report.card.place.in': 'Después de «{clause}».',
  'report.card.why': 'Por qué importa',
  'report.card.do': 'Recomendación',
  'report.card.wording': 'Texto propuesto',
  'report.card.insert': 'Adición propuesta',
  'report.card.settle': 'Posición alternativa',
  'report.card.basis': 'Fundamento',
  'report.card.basis.playbook': 'Una posición de su manual de negociación «{playbook}»; el panel no votó.',
  'report.card.sure': 'Confianza del panel',
  'report.card.sure.accepted':
    'Aceptado con una confianza del {confidence}. Planteado por {experts}{more, plural, =0 {} one { y # más} other { y # más}}. {support} a favor, {oppose} en contra, {abstain, plural, one {# abstención} other {# abstenciones}}{rounds, plural, =0 {; no necesitó una segunda lectura} one { tras una segunda lectura} other { tras # rondas de debate}}.',
  'report.card.sure.disputed':
    'Controvertido, con una confianza del {confidence}. Planteado por {experts}{more, plural, =0 {} one { y # más} other { y # más}}. {support} a favor, {oppose} en contra, {abstain, plural, one {# abstención} other {# abstenciones}}{rounds, plural, =0 {; no tuvo una segunda lectura} one { tras una segunda lectura} other { tras # rondas de debate}}.',
  'report.card.sure.rejected':
    'Rechazado, con una confianza del {confidence}. Planteado por {experts}{more, plural, =0 {} one { y # más} other { y # más}}. {support} a favor, {oppose} en contra, {abstain, plural, one {# abstención} other {# abstenciones}}{rounds, plural, =0 {; no tuvo una segunda lectura} one { tras una segunda lectura} other { tras # rondas de debate}}.',
  'report.card.dissent': 'Discrepancia',
  'report.obligations': 'Obligaciones',
  'report.obligations.note': 'Quién debe hacer qué, con las palabras del documento.',
  'report.obligations.who': 'Quién',
  'report.obligations.what': 'Qué dice el texto',
  'report.dates': 'Fechas clave',
  'report.dates.date': 'Fecha',
  'report.dates.about': 'Qué dice el texto',
  'report.boardroom': 'Deliberación del panel',
  'report.boardroom.none': 'No había nada que debatir: ninguna tesis fue impugnada.',
  'report.boardroom.note':
    'Lo que dijeron los expertos, ronda a ronda; quienes discrepan hablan primero. La cifra tras una intervención es la probabilidad que el experto da a la tesis.',
  'report.boardroom.agreement': 'Acuerdo tras esta ronda: {agreement}',
  'report.boardroom.stated': '{expert} ({count, plural, one {# hallazgo} other {# hallazgos}})',
  'report.boardroom.claim': 'Tesis {claim}',
  'report.boardroom.claims':
    '{count, plural, one {En esta ronda se debatió otra tesis; está en el resultado JSON.} other {En esta ronda se debatieron otras # tesis; están en el resultado JSON.}}',
  'report.boardroom.voices':
    'En total: {support} a favor, {oppose} en contra, {amend} por un cambio, {abstain, plural, one {# abstención} other {# abstenciones}}.',
  'report.rejected': 'Tesis que no se sostuvieron',
  'report.negotiation': 'Simulación de la negociación',
  'report.negotiation.note':
    'Qué pedir, qué responderá probablemente la otra parte y qué aceptar. Las respuestas se derivan del hallazgo mediante reglas; no se ha preguntado a nadie.',
  'report.negotiation.matter': 'Asunto',
  'report.negotiation.opening': 'Pedir',
  'report.negotiation.counterparty': 'Respuesta probable',
  'report.negotiation.fallback': 'Aceptar',
  'report.method': 'Método y límites',
  'report.method.engine':
    'La revisión es obra de {experts, plural, one {# experto incorporado} other {# expertos incorporados}} ({engine}): reglas y clasificadores entrenados. No intervino ningún modelo de lenguaje.',
  'report.method.engine.models':
    'La revisión es obra de {experts, plural, one {# experto incorporado} other {# expertos incorporados}} ({engine}), que son reglas y clasificadores entrenados, y de modelos de lenguaje.',
  'report.method.engine.stub':
    'La revisión es obra de {experts, plural, one {# experto incorporado} other {# expertos incorporados}} ({engine}), que son reglas y clasificadores entrenados. No intervino ningún modelo de lenguaje; en su lugar hubo un stub.',
  'report.method.outside': 'Participaron expertos ajenos al servicio: {experts}.',
  'report.method.debate':
    'Cada experto leyó primero el documento por su cuenta. {rounds, plural, =0 {Ninguna tesis necesitó una segunda lectura; decidió la primera} one {Después, las tesis dudosas tuvieron una segunda lectura a cargo de los expertos que designa el protocolo} other {Después debatieron las tesis impugnadas durante # rondas}}. Protocolo: «{protocol}».',
  'protocol.second-reading': 'segunda lectura',
  'report.method.evidence':
    'Cada hallazgo cita el documento al pie de la letra o señala el lugar donde falta algo. La confianza es la probabilidad, según el panel, de que un lector competente esté de acuerdo; no es una certeza.',
  'report.method.limits':
    'Las reglas encuentran lo que conocen. No conocen los fines de las partes, la historia de la operación, los documentos a los que solo se remite ni los cambios recientes de la ley. Un documento sin hallazgos no está por ello libre de riesgo.',
  'report.method.advice': 'Este informe apoya el trabajo de un abogado. No es asesoramiento jurídico ni lo sustituye.',
  'report.method.unshown':
    '{count, plural, one {# signo del documento no está} other {# signos distintos del documento no están}} en las fuentes de este informe y se muestra como un recuadro vacío □. El resultado JSON contiene todos los signos.',
  'report.method.record': 'Revisión {review}. Protocolo {protocol}, SHA-256 {hash}. Semilla {seed}.',

  'stop.no-change': 'Ningún experto cambió ya de posición.',
  'stop.fixed-rounds': 'Se celebró el número de rondas acordado.',
  'stop.max-rounds': 'Se alcanzó el número máximo de rondas.',
  'stop.posterior': 'El panel estaba bastante seguro de cada tesis.',
  'stop.share': 'Una mayoría suficiente se mantuvo durante dos rondas.',
  'stop.entropy': 'Los votos sobre cada tesis estuvieron bastante próximos durante dos rondas.',
  'stop.stable-agreement': 'El acuerdo sobre el conjunto de las afirmaciones ya no cambiaba.',
  'stop.ratings': 'Las valoraciones se habían estabilizado.',
  'stop.sequential-test': 'Una prueba secuencial tenía evidencia suficiente sobre cada afirmación.',
  'stop.freeze': 'Las convicciones ya no se movían.',
  'stop.pivotal': 'Ningún voto pendiente podía cambiar un resultado.',
  'stop.done': 'Suficientes expertos dijeron que habían terminado.',
  'stop.marginal-value': 'Otra ronda habría costado más de lo que podía aportar.',
  'stop.verdicts-settled': 'Ninguna otra ronda podía cambiar un resultado.',
  'stop.round-too-dear': 'Otra ronda de los modelos de lenguaje habría costado más de lo que permite el protocolo.',
  'stop.nothing-debated': 'Ya no quedaba ninguna tesis por debatir.',
  'stop.nothing-contested': 'Ninguna tesis fue impugnada.',
  'report.boardroom.silent':
    '{count, plural, one {Otro experto no formuló hallazgos.} other {Otros # expertos no formularon hallazgos.}}',
};
