import type { CataloguePart } from '../catalogue.ts';

export const fairness: CataloguePart = {
  experts: {
    'unfair-onerous-terms': 'Defensa del consumidor: cláusulas gravosas',
    'labelled-letters': 'Clasificador de cláusulas abusivas, por letras',
    'labelled-terms': 'Clasificador de cláusulas abusivas',
    'unfair-arbitration': 'Defensa del consumidor: arbitraje',
    'unfair-choice-of-law': 'Defensa del consumidor: ley aplicable',
    'unfair-content-removal': 'Defensa del consumidor: retirada de contenidos',
    'unfair-contract-by-using': 'Defensa del consumidor: consentimiento por uso',
    'unfair-jurisdiction': 'Defensa del consumidor: jurisdicción',
    'unfair-limitation-of-liability': 'Defensa del consumidor: responsabilidad',
    'unfair-privacy-included': 'Defensa del consumidor: consentimiento de privacidad incluido',
    'unfair-unilateral-change': 'Defensa del consumidor: modificación unilateral',
    'unfair-unilateral-termination': 'Defensa del consumidor: terminación unilateral',
  },
  rules: {
    'unfair-onerous-terms.token-cap': {
      title: 'Responsabilidad limitada a una suma simbólica: {amount}',
      description:
        'Sea cual sea el daño, el empresario paga como mucho {amount} si se pagó poco o nada. La ley no lo admite para lesiones, dolo y culpa grave.',
      suggestion: 'Pedir responsabilidad plena por dolo, culpa grave y lesiones, y una suma real en lo demás.',
    },
    'unfair-onerous-terms.licence-over-content': {
      title: 'Amplia licencia sobre lo que envían los usuarios',
      description:
        'Lo que el consumidor escribe o sube puede usarse, modificarse y cederse mucho más allá del servicio, por largo tiempo o para siempre, sin pago.',
      suggestion: 'Limitarla al funcionamiento del servicio y que termine al borrar el contenido.',
    },
    'unfair-onerous-terms.consumer-indemnifies': {
      title: 'El consumidor debe indemnizar al empresario',
      description: 'El consumidor responde de reclamaciones y honorarios, a menudo sin culpa y sin límite.',
      suggestion: 'Suprimirla o limitarla al daño causado por un incumplimiento culpable.',
    },
    'unfair-onerous-terms.no-refund': {
      title: 'Sin reembolso, pase lo que pase',
      description: 'Lo pagado se pierde, aunque el empresario cancele, cambie o no cumpla.',
      suggestion: 'Reembolsar lo no prestado y reconocer el desistimiento legal.',
    },
    'unfair-onerous-terms.renews-itself': {
      title: 'La suscripción se renueva sola',
      description: 'Sigue y se cobra sin aviso; quien olvida una fecha paga otro período.',
      suggestion: 'Pedir un aviso antes de cada renovación y una baja tan fácil como el alta.',
    },
    'unfair-onerous-terms.watches': {
      title: 'El empresario puede observar el dispositivo o los mensajes',
      description:
        'El texto permite mirar el dispositivo, los mensajes o la información del consumidor más allá de lo necesario.',
      suggestion: 'Decir qué se lee, por qué y cuánto se guarda, y pedir un consentimiento aparte.',
    },
    'labelled-terms.arbitration': {
      title: 'Potencialmente abusiva: arbitraje obligatorio',
      description:
        'Un clasificador entrenado con condiciones de uso anotadas por juristas toma {count, plural, one {esta frase} other {estas # frases}} por una cláusula así.',
      suggestion: 'Dejar al consumidor la opción de acudir a los tribunales.',
    },
    'labelled-terms.arbitration-severe': {
      title: 'Probablemente abusiva: arbitraje obligatorio',
      description:
        'Un clasificador entrenado con condiciones de uso anotadas por juristas toma {count, plural, one {esta frase} other {estas # frases}} por una cláusula así.',
      suggestion: 'Dejar al consumidor la opción de acudir a los tribunales.',
    },
    'labelled-terms.choice-of-law': {
      title: 'Potencialmente abusiva: elección de ley',
      description:
        'Un clasificador entrenado con condiciones de uso anotadas por juristas toma {count, plural, one {esta frase} other {estas # frases}} por una cláusula así.',
      suggestion: 'Añadir que el derecho imperativo del domicilio del consumidor queda intacto.',
    },
    'labelled-terms.content-removal': {
      title: 'Potencialmente abusiva: retirada de contenidos',
      description:
        'Un clasificador entrenado con condiciones de uso anotadas por juristas toma {count, plural, one {esta frase} other {estas # frases}} por una cláusula así.',
      suggestion: 'Nombrar los motivos, avisar y dar una vía de reclamación.',
    },
    'labelled-terms.content-removal-severe': {
      title: 'Probablemente abusiva: retirada de contenidos',
      description:
        'Un clasificador entrenado con condiciones de uso anotadas por juristas toma {count, plural, one {esta frase} other {estas # frases}} por una cláusula así.',
      suggestion: 'Nombrar los motivos, avisar y dar una vía de reclamación.',
    },
    'labelled-terms.contract-by-using': {
      title: 'Potencialmente abusiva: consentimiento por el uso',
      description:
        'Un clasificador entrenado con condiciones de uso anotadas por juristas toma {count, plural, one {esta frase} other {estas # frases}} por una cláusula así.',
      suggestion: 'Pedir una aceptación expresa; el silencio o el uso no deben bastar.',
    },
    'labelled-terms.jurisdiction': {
      title: 'Potencialmente abusiva: jurisdicción',
      description:
        'Un clasificador entrenado con condiciones de uso anotadas por juristas toma {count, plural, one {esta frase} other {estas # frases}} por una cláusula así.',
      suggestion: 'Que el consumidor pueda demandar y ser demandado en su domicilio.',
    },
    'labelled-terms.limitation-of-liability': {
      title: 'Potencialmente abusiva: limitación de responsabilidad',
      description:
        'Un clasificador entrenado con condiciones de uso anotadas por juristas toma {count, plural, one {esta frase} other {estas # frases}} por una cláusula así.',
      suggestion: 'Dejar fuera de la exclusión el dolo, la culpa grave y las lesiones.',
    },
    'labelled-terms.limitation-of-liability-severe': {
      title: 'Probablemente abusiva: limitación de responsabilidad',
      description:
        'Un clasificador entrenado con condiciones de uso anotadas por juristas toma {count, plural, one {esta frase} other {estas # frases}} por una cláusula así.',
      suggestion: 'Dejar fuera de la exclusión el dolo, la culpa grave y las lesiones.',
    },
    'labelled-terms.privacy-included': {
      title: 'Potencialmente abusiva: consentimiento de privacidad incluido',
      description:
        'Un clasificador entrenado con condiciones de uso anotadas por juristas toma {count, plural, one {esta frase} other {estas # frases}} por una cláusula así.',
      suggestion: 'Pedir el consentimiento sobre datos aparte de las condiciones.',
    },
    'labelled-terms.unilateral-change': {
      title: 'Potencialmente abusiva: modificación unilateral',
      description:
        'Un clasificador entrenado con condiciones de uso anotadas por juristas toma {count, plural, one {esta frase} other {estas # frases}} por una cláusula así.',
      suggestion: 'Pedir un motivo válido, aviso y salida gratuita antes del cambio.',
    },
    'labelled-terms.unilateral-termination': {
      title: 'Potencialmente abusiva: terminación unilateral',
      description:
        'Un clasificador entrenado con condiciones de uso anotadas por juristas toma {count, plural, one {esta frase} other {estas # frases}} por una cláusula así.',
      suggestion: 'Nombrar los motivos, avisar y devolver lo pagado por el tiempo restante.',
    },
    'labelled-terms.unilateral-termination-severe': {
      title: 'Probablemente abusiva: terminación unilateral',
      description:
        'Un clasificador entrenado con condiciones de uso anotadas por juristas toma {count, plural, one {esta frase} other {estas # frases}} por una cláusula así.',
      suggestion: 'Nombrar los motivos, avisar y devolver lo pagado por el tiempo restante.',
    },
    'unfair-arbitration.far-hearing': {
      title: 'Arbitraje en el lugar que elija el empresario',
      description:
        '{count, plural, one {Una frase sitúa} other {# frases sitúan}} el arbitraje en un lugar que puede estar lejos del consumidor, que renunciará antes que viajar.',
      suggestion: 'Celebrar la vista donde vive el consumidor, o en línea.',
    },
    'unfair-arbitration.mandatory': {
      title: 'Arbitraje obligatorio para consumidores',
      description:
        '{count, plural, one {Una frase hace} other {# frases hacen}} obligatorio el arbitraje o hace renunciar a acciones colectivas. En la Unión Europea tal cláusula se presume abusiva.',
      suggestion: 'Hacer voluntario el arbitraje para los consumidores.',
      rationale: 'Mantiene abierta la vía judicial.',
    },
    'unfair-choice-of-law.far-law': {
      title: 'Ley extranjera impuesta a los consumidores',
      description:
        '{count, plural, one {Una frase elige} other {# frases eligen}} la ley del país del empresario, sin decir que el consumidor conserva la protección imperativa del suyo.',
      suggestion: 'Añadir que las normas imperativas de consumo quedan a salvo.',
      rationale: 'Deja a salvo las normas imperativas.',
    },
    'unfair-content-removal.at-whim': {
      title: 'Retirada de contenidos a discreción del empresario',
      description:
        '{count, plural, one {Una frase permite} other {# frases permiten}} al empresario retirar contenidos sin aviso o a su sola discreción.',
      suggestion: 'Nombrar los motivos, avisar y dar un modo de oponerse.',
      rationale: 'Liga la retirada a un motivo o a un aviso.',
    },
    'unfair-content-removal.vague-ground': {
      title: 'Retirada de contenidos por motivos vagos',
      description:
        '{count, plural, one {Una frase permite} other {# frases permiten}} la retirada según el solo juicio del empresario.',
      suggestion: 'Nombrar los motivos, avisar y dar un modo de oponerse.',
    },
    'unfair-contract-by-using.use-is-consent': {
      title: 'Contrato celebrado por el mero uso (browsewrap)',
      description:
        '{count, plural, one {Una frase trata} other {# frases tratan}} el uso del servicio como aceptación de las condiciones o de cambios posteriores, se hayan leído o no.',
      suggestion: 'Pedir un acto expreso, como marcar una casilla, antes de que el contrato vincule.',
    },
    'unfair-jurisdiction.far-court': {
      title: 'Jurisdicción exclusiva lejos del consumidor',
      description:
        '{count, plural, one {Una frase fija} other {# frases fijan}} como único tribunal el del empresario. Un consumidor en otro país difícilmente puede demandar allí.',
      suggestion: 'Permitir que los consumidores demanden y sean demandados donde viven.',
      rationale: 'Deja a salvo el tribunal del consumidor.',
    },
    'unfair-limitation-of-liability.capped': {
      title: 'Responsabilidad limitada frente a consumidores',
      description:
        '{count, plural, one {Una frase limita} other {# frases limitan}} lo que el consumidor puede cobrar, a menudo a una suma simbólica.',
      suggestion: 'Levantar el límite para dolo, culpa grave y deberes esenciales.',
    },
    'unfair-limitation-of-liability.excluded': {
      title: 'Responsabilidad excluida frente a consumidores',
      description:
        '{count, plural, one {Una frase dice} other {# frases dicen}} que el empresario no responde de fallos, pérdidas o retrasos, sin distinguir según la culpa.',
      suggestion: 'Limitar la exclusión a hechos que el empresario no pudo evitar.',
    },
    'unfair-limitation-of-liability.injury': {
      title: 'Responsabilidad excluida incluso por lesiones o culpa grave',
      description:
        '{count, plural, one {Una frase excluye} other {# frases excluyen}} la responsabilidad por lesiones, muerte o culpa grave. En la mayor parte de Europa tal cláusula es nula.',
      suggestion: 'Exceptuar lesiones, dolo y culpa grave.',
      rationale: 'Restablece la responsabilidad que no puede excluirse.',
    },
    'unfair-limitation-of-liability.losses': {
      title: 'Exclusión de categorías enteras de daños',
      description:
        '{count, plural, one {Una frase excluye} other {# frases excluyen}} pérdidas de datos, de beneficios o daños indirectos, tenga la culpa quien la tenga.',
      suggestion: 'Excluir solo daños imprevisibles y no debidos a culpa.',
    },
    'unfair-limitation-of-liability.others': {
      title: 'Exclusión por contenidos, socios o terceros',
      description:
        '{count, plural, one {Una frase niega} other {# frases niegan}} la responsabilidad por lo que otros hacen en el servicio o a través de él, aunque el empresario los haya elegido o los controle.',
      suggestion: 'Conservar la responsabilidad por la elección, el control y el conocimiento propios.',
    },
    'unfair-privacy-included.bundled': {
      title: 'Consentimiento de privacidad incluido en las condiciones',
      description:
        '{count, plural, one {Una frase hace} other {# frases hacen}} de la política de privacidad parte del contrato o deduce del uso el consentimiento. El consentimiento debe ser libre y separado.',
      suggestion: 'Separar la política del contrato y pedir el consentimiento aparte.',
    },
    'unfair-unilateral-change.of-service-or-price': {
      title: 'Modificación unilateral del servicio o del precio',
      description:
        '{count, plural, one {Una frase permite} other {# frases permiten}} al empresario alterar, reducir o encarecer lo que se pagó.',
      suggestion: 'Limitar los cambios a motivos indicados, con aviso y derecho a salir.',
      rationale: 'Añade un aviso.',
    },
    'unfair-unilateral-change.of-terms': {
      title: 'Modificación unilateral de las condiciones',
      description:
        '{count, plural, one {Una frase permite} other {# frases permiten}} al empresario cambiar por sí solo las condiciones. El consumidor aceptó otra cosa.',
      suggestion: 'Dar motivos, aviso con tiempo y salida gratuita.',
      rationale: 'Añade aviso, motivo y salida.',
    },
    'unfair-unilateral-termination.groundless': {
      title: 'Terminación unilateral sin causa',
      description:
        '{count, plural, one {Una frase permite} other {# frases permiten}} suspender o terminar en cualquier momento, a voluntad o sin aviso. El consumidor puede perder acceso, datos y dinero.',
      suggestion: 'Exigir un motivo grave y un aviso razonable.',
      rationale: 'Exige un motivo y una advertencia, o un aviso.',
    },
    'unfair-unilateral-termination.vague-ground': {
      title: 'Terminación unilateral por motivos vagos',
      description:
        '{count, plural, one {Una frase permite} other {# frases permiten}} suspender o terminar por motivos que el empresario juzga solo.',
      suggestion: 'Nombrar los motivos, y dar una advertencia y un modo de oponerse.',
    },
  },
  reasons: {
    'labelled-letters.alike':
      'Leída por sus letras, la frase se parece a aquellas de las que los juristas que anotaron condiciones de uso llamaron abusivas el {percent} %.',
    'labelled-letters.unlike':
      'Leída por sus letras, la frase se parece a aquellas de las que los juristas que anotaron condiciones de uso no llamaron abusivas más del {percent} %.',
    'labelled-terms.alike':
      'De frases como esta, los juristas que anotaron condiciones de uso llamaron abusivas el {percent} %.',
    'labelled-terms.unlike':
      'De frases como esta, los juristas que anotaron condiciones de uso no llamaron abusivas más del {percent} %.',
    'unfair-arbitration.voluntary': 'El arbitraje es voluntario: {section}, “{quote}”.',
    'unfair-arbitration.way-out': 'La sección deja una salida (“{words}”).',
    'unfair-choice-of-law.protected': 'Las normas imperativas de consumo quedan a salvo: {section}, “{quote}”.',
    'unfair-choice-of-law.conflict-rules-out': 'Excluye también las normas que protegerían al consumidor (“{words}”).',
    'unfair-content-removal.of-user': 'Es el usuario quien puede retirar: {section}, “{quote}”.',
    'unfair-content-removal.checked': 'La sección da un motivo o un modo de oponerse (“{words}”).',
    'unfair-contract-by-using.express-act': 'Se exige un acto expreso: {section}, “{quote}”.',
    'unfair-contract-by-using.later-changes-too':
      'Deduce del uso también el consentimiento a cambios posteriores (“{words}”).',
    'unfair-jurisdiction.at-home': 'Los tribunales del consumidor siguen abiertos: {section}, “{quote}”.',
    'unfair-jurisdiction.softened': 'La sección lo suaviza (“{words}”).',
    'unfair-limitation-of-liability.saved':
      'La frase deja a salvo la responsabilidad o habla de la del usuario: {section}, “{quote}”.',
    'unfair-limitation-of-liability.statute-saved': 'La sección deja a salvo lo que la ley protege (“{words}”).',
    'unfair-privacy-included.only-informs': 'La frase solo remite a la política: {section}, “{quote}”.',
    'unfair-unilateral-change.with-consent': 'El cambio exige consentimiento o base legal: {section}, “{quote}”.',
    'unfair-unilateral-change.announced': 'La sección promete un aviso (“{words}”).',
    'unfair-unilateral-change.at-whim': 'Es más grave, pues dice “{words}”.',
    'unfair-unilateral-termination.of-user': 'Es un derecho del usuario: {section}, “{quote}”.',
    'unfair-unilateral-termination.grounded': 'La frase nombra un motivo o un aviso (“{words}”).',
  },
};
