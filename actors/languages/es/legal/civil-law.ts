import type { CataloguePart } from '../../catalogue.ts';

export const legalCivilLaw: CataloguePart = {
  experts: {
    'civil-law-terms': 'Contratos de Derecho italiano y español',
  },
  rules: {
    'civil-law-terms.missing': {
      title:
        'Falta una cláusula habitual: {topic, select, liability {responsabilidad} termination {resolución por incumplimiento} law {ley aplicable y jurisdicción} confidentiality {confidencialidad} data {tratamiento de datos personales} force_majeure {fuerza mayor} assignment {cesión} other {otra}}',
      description:
        'Los contratos de Derecho {law, select, it {italiano} es {español} other {civil}} suelen tratarlo. Sin ella rigen las reglas generales del código civil{topic, select, liability { y la responsabilidad no está limitada} data {, y quien trata datos sin contrato escrito infringe el art. 28 RGPD} other {}}.',
      suggestion: 'Añadir una cláusula, o comprobar que las reglas generales convienen a ambas partes.',
    },
    'civil-law-terms.price-at-will': {
      title: 'Una parte cambia el precio a voluntad',
      description: 'El precio puede cambiar sin índice, tope ni salida.',
      suggestion: 'Vincular los cambios a un índice publicado, con preaviso y derecho a desistir.',
    },
    'civil-law-terms.any-breach': {
      title: 'Resolución por cualquier incumplimiento',
      description:
        'Incluso un incumplimiento leve pone fin al contrato de inmediato. La ley exige que sea grave (art. 1124 CC).',
      suggestion: 'Nombrar las obligaciones cuyo incumplimiento resuelve el contrato y dar quince días para cumplir.',
    },
    'civil-law-terms.leaves-without-notice': {
      title: 'Una parte puede salir sin preaviso ni causa',
      description: 'La otra no tiene tiempo para encontrar sustituto ni compensación.',
      suggestion: 'Pedir el mismo derecho para ambas, con al menos sesenta días de preaviso.',
    },
    'civil-law-terms.forum-of-choice': {
      title: 'Una parte elige el tribunal',
      description: 'Qué tribunal decide queda abierto hasta que hay conflicto, y entonces elige una parte.',
      suggestion: 'Fijar el tribunal ahora.',
    },
    'civil-law-terms.daily-penalty-without-limit': {
      title: 'Penalización diaria sin límite',
      description:
        'La penalización crece cada día sin tope. El juez puede moderarla (art. 1154 CC), pero solo tras un pleito.',
      suggestion: 'Acordar un tope, por ejemplo el diez por ciento del precio.',
    },
    'civil-law-terms.indemnity-for-all': {
      title: 'Indemnidad por toda reclamación, sin culpa ni límite',
      description: 'Una parte responde de toda reclamación o pérdida, aunque no haya hecho nada mal.',
      suggestion: 'Limitarla a reclamaciones causadas por su propio incumplimiento o culpa, y a un importe.',
    },
    'civil-law-terms.everything-excluded': {
      title: 'La responsabilidad queda excluida del todo',
      description:
        'Una parte no responde de nada. Para dolo y culpa grave es nulo; en lo demás la otra queda sin remedio.',
      suggestion: 'Sustituirla por un límite en dinero, salvo dolo, culpa grave y daños personales.',
    },
    'civil-law-terms.rights-without-return': {
      title: 'Derechos cedidos sin pago o más allá de la obra',
      description: 'El texto toma derechos preexistentes, o por los que no se paga nada.',
      suggestion: 'Limitar la cesión a lo creado con este contrato, con el pago íntegro.',
    },
    'civil-law-terms.limit-covers-intent': {
      title: 'El límite de responsabilidad no exceptúa dolo ni culpa grave',
      description:
        'En esa parte es nulo: {law, select, it {art. 1229 del código civil italiano} es {art. 1102 CC} other {código civil}}. La cláusula puede caer entera.',
      suggestion: 'Exceptuar dolo, culpa grave y daños a las personas.',
    },
    'civil-law-terms.not-approved': {
      title: 'Cláusulas gravosas sin aprobación específica',
      description:
        '{count, plural, one {Una cláusula} other {# cláusulas}} como límites de responsabilidad, renovación tácita o foro solo valen si se aprueban por escrito una por una, cuando las redactó una parte (art. 1341 del código civil italiano). El texto no contiene tal aprobación.',
      suggestion: 'Añadir una segunda firma que nombre estas cláusulas.',
    },
    'civil-law-terms.late-payment': {
      title: 'Plazo de pago superior al legal: {period}',
      description:
        'Entre empresas más de sesenta días exige pacto expreso y no abusivo{law, select, it { (D.Lgs. 231/2002)} es {; en España no se admite (Ley 3/2004)} other {}}.',
      suggestion: 'Acordar treinta, como máximo sesenta días.',
    },
    'civil-law-terms.early-notice': {
      title: 'Denuncia de la prórroga con mucha antelación: {period}',
      description: 'Quien olvida esta fecha queda vinculado otro período.',
      suggestion: 'Acordar de treinta a noventa días, o un derecho a salir durante la prórroga.',
    },
    'civil-law-terms.long-restraint': {
      title: 'No competencia demasiado larga: {period}',
      description: 'Entre empresas no debe pasar de cinco años; para agentes y empleados, de dos.',
      suggestion: 'Acordar uno o dos años, para territorio y productos nombrados.',
    },
    'civil-law-terms.dangling-reference': {
      title: 'Remisión a una cláusula que no existe: {targets}',
      description: 'Lo que la remisión debía traer falta o es incierto.',
      suggestion: 'Corregir el número, o añadir la cláusula.',
    },
  },
  reasons: {},
};
