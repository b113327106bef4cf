import type { CataloguePart } from '../catalogue.ts';

export const compliance: CataloguePart = {
  experts: {
    'anti-corruption': 'Anticorrupción',
    'breach-notice': 'Notificación de violaciones de datos',
    'card-data': 'Datos de tarjetas de pago',
    ccpa: 'Privacidad en California',
    'data-protection': 'Protección de datos',
    'data-retention': 'Conservación y supresión',
    'data-subject-rights': 'Derechos de los interesados',
    'health-data': 'Datos de salud',
    'international-transfer': 'Transferencias internacionales',
    'modern-slavery': 'Trabajo en la cadena de suministro',
    records: 'Registros',
    'sanctions-export': 'Sanciones y exportación',
    'sub-processors': 'Subcontratistas y subencargados',
  },
  rules: {
    'anti-corruption.missing': {
      title: 'Falta una cláusula anticorrupción',
      description:
        'El contrato alcanza el extranjero o a funcionarios, y nadie promete no sobornar. El soborno de una parte puede comprometer a la otra.',
      suggestion: 'Añadir un compromiso recíproco con derecho a resolver.',
      rationale: 'Añade un compromiso recíproco y su consecuencia.',
    },
    'anti-corruption.no-consequence': {
      title: 'Cláusula anticorrupción sin consecuencias',
      description: 'El documento prohíbe el soborno, pero no prevé resolución, denuncia ni auditoría.',
      suggestion: 'Añadir un derecho a resolver de inmediato.',
      rationale: 'Da una consecuencia a la promesa.',
    },
    'breach-notice.missing': {
      title: 'Falta la obligación de notificar violaciones de datos',
      description:
        'Se tratan datos personales, y nadie debe avisar si se pierden o roban. Entretanto pueden vencer los plazos legales, a menudo de 72 horas.',
      suggestion: 'Añadir el deber de avisar sin demora y en 48 horas.',
      rationale: 'Deja tiempo para cumplir el plazo legal.',
    },
    'breach-notice.no-deadline': {
      title: 'Notificación de violaciones de datos sin plazo',
      description: '“Promptly” o “as soon as practicable” dejan el momento a quien preferiría callar.',
      suggestion: 'Indicar un número de horas.',
      rationale: 'Sustituye una palabra vaga por un plazo.',
    },
    'breach-notice.slow': {
      title: 'Notificación tardía de violaciones de datos: {period}',
      description: '{period} es más que las 72 horas que el RGPD da al responsable.',
      suggestion: 'Reducirlo a 48 horas.',
      rationale: 'Deja tiempo para cumplir el plazo legal.',
    },
    'card-data.no-standard': {
      title: 'Datos de tarjetas sin cumplimiento de PCI DSS',
      description:
        'Se tratan pagos con tarjeta y no se nombra la norma PCI. Las redes multan a quien trata los datos por debajo de ella.',
      suggestion: 'Obligar a la norma PCI a quien toque datos de tarjetas.',
      rationale: 'Obliga al proveedor a la norma PCI.',
    },
    'card-data.stored': {
      title: 'Datos de tarjetas guardados sin protección',
      description:
        'El texto dice que se guardan datos de tarjetas, y nada dice que estén cifrados o sustituidos por tokens.',
      suggestion: 'No guardarlos, o decir cómo se protegen.',
    },
    'ccpa.missing': {
      title: 'Faltan cláusulas CCPA para datos personales de California',
      description: 'El documento trata datos personales y toca California, y no habla de la CCPA.',
      suggestion: 'Añadir los deberes del proveedor, si el cliente está sujeto a esa ley.',
      rationale: 'Añade los deberes del proveedor.',
    },
    'ccpa.no-opt-out': {
      title: 'Falta la opción de excluirse de la venta o cesión de datos',
      description:
        'Los datos personales se venden o comparten con terceros, y nada permite negarse a los interesados. En California hay que dar la elección, y en otros lugares a menudo hace falta consentimiento.',
      suggestion: 'Añadir el derecho a negarse, y decir cómo se ejerce.',
    },
    'ccpa.no-restriction': {
      title: 'CCPA citada sin sus restricciones a proveedores',
      description:
        'Al proveedor hay que prohibirle por contrato vender los datos personales o usarlos para sus fines. Sin esas palabras quien los recibe cuenta como tercero.',
      suggestion: 'Prohibir vender, compartir, combinar y usar para sí.',
    },
    'data-protection.no-instructions': {
      title: 'Tratamiento no limitado a instrucciones documentadas',
      description:
        'El encargado debe actuar solo con instrucciones documentadas del responsable (artículo 28.3.a RGPD).',
      suggestion: 'Añadir el deber.',
      rationale: 'Añade una cláusula que la ley exige.',
    },
    'data-protection.no-law': {
      title: 'Falta una cláusula de protección de datos',
      description:
        'El documento permite tratar datos personales y no nombra normas, funciones ni deberes. Ambas partes quedan expuestas a multas y reclamaciones.',
      suggestion: 'Añadir una cláusula de protección de datos o un contrato de encargo.',
      rationale: 'Añade los deberes esenciales; puede hacer falta además un contrato de encargo.',
    },
    'data-protection.no-security': {
      title: 'Faltan medidas de seguridad para los datos personales',
      description: 'Se tratan datos personales, y no se prometen medidas técnicas ni organizativas.',
      suggestion: 'Añadir el deber de adoptar medidas apropiadas y de mostrarlas.',
      rationale: 'Añade un deber de seguridad.',
    },
    'data-retention.endless': {
      title: 'Conservación de datos sin límite',
      description:
        'Los datos personales solo pueden conservarse mientras su fin lo exija. La conservación sin fin es ilícita en muchos países y agrava una violación.',
      suggestion: 'Ligar la conservación a su fin.',
      rationale: 'Limita la conservación a su fin.',
    },
    'data-retention.missing': {
      title: 'Falta la devolución o supresión de los datos',
      description: 'Los datos confidenciales o personales quedan en poder del receptor tras el contrato.',
      suggestion: 'Añadir devolución o supresión en un plazo, con confirmación.',
      rationale: 'Pone fin a la posesión de los datos con el contrato.',
    },
    'data-subject-rights.no-help': {
      title: 'Falta asistencia en las solicitudes de los interesados',
      description: 'El encargado debe ayudar al responsable a responder a los interesados (artículo 28.3.e RGPD).',
      suggestion: 'Añadir el deber.',
      rationale: 'Añade una cláusula que la ley exige.',
    },
    'data-subject-rights.policy-silent': {
      title: 'Política que no menciona los derechos de los usuarios',
      description: 'Se recogen datos, y la política no dice cómo verlos, corregirlos, suprimirlos u oponerse a su uso.',
      suggestion: 'Añadir los derechos, cómo ejercerlos y a quién escribir.',
    },
    'health-data.no-law': {
      title: 'Datos de salud sin cláusulas de privacidad sanitaria',
      description:
        'El documento habla de datos de pacientes o de salud y no nombra la HIPAA ni otra ley que los proteja. Tales datos no se entregan sin el acuerdo que la ley prescribe.',
      suggestion: 'Nombrar la ley y celebrar el acuerdo que exige.',
      rationale: 'Añade los deberes que tales datos exigen.',
    },
    'health-data.unguarded': {
      title: 'Datos de salud comunicados sin garantías',
      description:
        'La frase permite usar o transmitir datos de salud, y la sección no nombra consentimiento, ley, seguridad ni anonimato.',
      suggestion: 'Decir con qué base, a quién y con qué protección se pueden transmitir.',
    },
    'international-transfer.no-safeguard': {
      title: 'Transferencia internacional de datos sin garantías',
      description:
        'Los datos personales pueden transferirse o consultarse desde otros países, y no se nombra base jurídica.',
      suggestion: 'Nombrar la decisión de adecuación o las cláusulas contractuales tipo.',
      rationale: 'Nombra una base para la transferencia.',
    },
    'modern-slavery.missing': {
      title: 'Falta una cláusula contra la esclavitud moderna',
      description:
        'Con este contrato se fabrican bienes y nadie promete no usar trabajo forzoso o infantil. Los grandes compradores deben informar de ello y lo piden a sus proveedores.',
      suggestion: 'Añadir una promesa breve que obligue también a los subproveedores.',
      rationale: 'Añade una promesa sobre el trabajo.',
    },
    'modern-slavery.no-consequence': {
      title: 'Cláusula contra la esclavitud moderna sin consecuencias',
      description: 'La promesa está sola: ni informe, ni auditoría, ni derecho a terminar.',
      suggestion: 'Añadir un deber de informar y un derecho a terminar.',
      rationale: 'Da una consecuencia a la promesa.',
    },
    'records.missing': {
      title: 'Falta la obligación de llevar registros',
      description:
        'Se debe dinero según tiempo, costes o ventas, y nadie debe conservar los registros para comprobarlo.',
      suggestion: 'Añadir un deber de conservación de tres años.',
      rationale: 'Añade un deber de conservación.',
    },
    'records.no-period': {
      title: 'Registros sin plazo de conservación',
      description: 'Hay que conservar registros, y nada dice cuánto. Pueden faltar cuando se necesiten.',
      suggestion: 'Añadir un plazo, como tres años desde el pago.',
      rationale: 'Añade un plazo.',
    },
    'sanctions-export.missing': {
      title: 'Falta una cláusula de sanciones y exportación',
      description:
        'Bienes, software o servicios cruzan fronteras, y nadie debe comprobar licencias o personas sancionadas.',
      suggestion: 'Añadir un deber recíproco y el derecho a no cumplir ilícitamente.',
      rationale: 'Añade un deber recíproco.',
    },
    'sanctions-export.one-sided': {
      title: 'Cumplimiento de exportación unilateral: solo {party}',
      description: 'Toda la carga recae en {party}, aunque a menudo la información necesaria la tiene la otra parte.',
      suggestion: 'Hacer recíproco el deber.',
      rationale: 'Pone el deber en ambas partes.',
    },
    'sub-processors.missing': {
      title: 'Falta una cláusula de subencargados',
      description:
        'El encargado solo puede recurrir a otros con autorización y en las mismas condiciones (artículo 28.2 y 28.4 RGPD).',
      suggestion: 'Añadir aviso, oposición, iguales condiciones y responsabilidad.',
      rationale: 'Añade cláusulas que la ley exige.',
    },
    'sub-processors.uncontrolled': {
      title: 'Subencargados sin control',
      description:
        '{party, select, none {Una parte} other {{party}}} puede usar subcontratistas, y nada exige aviso, consentimiento ni responsabilidad por ellos.',
      suggestion: 'Decir que la parte responde de sus subcontratistas como de sí misma.',
      rationale: 'Añade la responsabilidad por los subcontratistas.',
    },
  },
  reasons: {
    'anti-corruption.found': 'La corrupción se trata en {section}: “{quote}”.',
    'anti-corruption.general-termination':
      'La infracción de la ley o del contrato ya permite resolver: {section}, “{quote}”.',
    'breach-notice.deadline-given': 'Se da un plazo en {section}: “{quote}”.',
    'breach-notice.given': 'Hay un deber de avisar en {section}: “{quote}”.',
    'card-data.guarded': 'Una protección está en {section}: «{quote}».',
    'card-data.standard-named': 'La norma se nombra en {section}: «{quote}».',
    'ccpa.choice-given': 'Se da una elección en {section}: «{quote}».',
    'ccpa.found': 'La ley californiana se trata en {section}: «{quote}».',
    'ccpa.no-link': 'Nada más en el documento apunta a California.',
    'data-protection.law-named': 'La normativa de datos se nombra en {section}: “{quote}”.',
    'data-retention.given': 'La devolución o supresión se trata en {section}: “{quote}”.',
    'data-retention.with-ground': 'La conservación tiene base o afecta a datos anónimos: {section}, “{quote}”.',
    'data-subject-rights.given': 'Los derechos de los interesados se nombran en {section}: “{quote}”.',
    'health-data.guarded': 'Una garantía está en {section}: «{quote}».',
    'health-data.law-named': 'Una ley que protege tales datos se nombra en {section}: «{quote}».',
    'international-transfer.safeguarded': 'Se nombra una garantía en {section}: “{quote}”.',
    'modern-slavery.consequence': 'Una consecuencia está en {section}: «{quote}».',
    'modern-slavery.found': 'El trabajo se trata en {section}: «{quote}».',
    'records.kept': 'Hay que conservar registros según {section}: «{quote}».',
    'records.period-given': 'Se da un plazo en {section}: «{quote}».',
    'sanctions-export.both-comply': 'Ambas partes deben cumplir la ley: {section}, “{quote}”.',
    'sanctions-export.found': 'La exportación o las sanciones se tratan en {section}: “{quote}”.',
    'sub-processors.controlled': 'Está controlada en {section}: “{quote}”.',
    'sub-processors.found': 'La subcontratación se trata en {section}: “{quote}”.',
  },
};
