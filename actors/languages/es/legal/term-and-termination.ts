import type { CataloguePart } from '../../catalogue.ts';

export const legalTermAndTermination: CataloguePart = {
  experts: {
    renewal: 'Renovación',
    'term-survival': 'Duración y supervivencia',
    'termination-cause': 'Resolución por incumplimiento',
    'termination-convenience': 'Desistimiento',
  },
  rules: {
    'renewal.automatic': {
      title: 'Renovación automática',
      description: 'La duración se prorroga automáticamente salvo aviso a tiempo. La fecha se olvida con facilidad.',
      suggestion: 'Anotar el último día de aviso, o pedir renovación por acuerdo.',
    },
    'renewal.notice-as-long-as-term': {
      title: 'El preaviso contra la renovación es tan largo como el plazo',
      description:
        'Hay que avisar con {notice} frente a un plazo de {term}. En el primero, el último día ya pasó cuando el contrato empieza, y otro plazo no se puede evitar.',
      suggestion: 'Reducir el preaviso a treinta o sesenta días antes del final.',
    },
    'renewal.long-notice': {
      title: 'Preaviso largo para evitar la renovación: {period}',
      description: 'Quien deja pasar una fecha situada {period} antes del final queda vinculado por otro período.',
      suggestion: 'Reducir el preaviso a treinta días.',
      rationale: 'Acorta el preaviso de no renovación.',
    },
    'renewal.no-way-out': {
      title: 'Renovación automática sin derecho a oponerse',
      description: 'La duración se prorroga automáticamente, y nada dice cómo impedirlo.',
      suggestion: 'Añadir un derecho a avisar la no renovación.',
      rationale: 'Añade un modo de dejar acabar el contrato.',
    },
    'term-survival.no-survival': {
      title: 'Falta una cláusula de supervivencia',
      description:
        'El secreto, la responsabilidad o las licencias pueden acabar con el contrato, justo cuando más importan.',
      suggestion: 'Enumerar lo que sobrevive.',
      rationale: 'Mantiene vivos los deberes duraderos.',
    },
    'term-survival.no-term': {
      title: 'Falta la duración del contrato',
      description: 'El documento no dice cuánto dura. Si una parte puede salir y cuándo depende de la ley.',
      suggestion: 'Indicar el comienzo y el fin, o un derecho de preaviso.',
      rationale: 'Añade una duración; ajustarla.',
    },
    'termination-cause.missing': {
      title: 'Falta el derecho de resolución por incumplimiento',
      description: 'Ante un incumplimiento grave, una parte solo cuenta con la ley general para salir.',
      suggestion: 'Añadir un derecho recíproco a resolver por incumplimiento grave no subsanado.',
      rationale: 'Añade un derecho recíproco con ocasión de subsanar.',
    },
    'termination-cause.no-cure': {
      title: 'Resolución por incumplimiento sin plazo de subsanación',
      description:
        '{party, select, none {El contrato puede resolverse} other {{party} puede resolver el contrato}} por un incumplimiento que se remediaría en un día.',
      suggestion: 'Dar treinta días para subsanar tras aviso escrito.',
      rationale: 'Añade un plazo para subsanar.',
    },
    'termination-cause.one-sided': {
      title: 'Derecho unilateral de resolución por incumplimiento: {party}',
      description: '{party} puede salir si la otra parte incumple; la otra no tiene ese derecho frente a {party}.',
      suggestion: 'Hacer recíproco el derecho.',
      rationale: 'Da a ambas partes el mismo derecho.',
    },
    'termination-cause.automatic': {
      title: 'Se extingue por sí solo, sin plazo de subsanación',
      description:
        'Un descuido que las partes se perdonarían pone fin al contrato de inmediato. Quien ha invertido en él lo pierde por una fecha incumplida.',
      suggestion:
        'Pedir: aviso, treinta días para subsanar y fin solo con una segunda comunicación. Aceptar: fin automático por impago tras un recordatorio. Retirarse si cualquier incumplimiento, por pequeño que sea, lo termina todo.',
    },
    'termination-cause.short-cure': {
      title: 'Plazo de subsanación corto: {period}',
      description: '{period} es muy poco para conocer un incumplimiento y remediarlo.',
      suggestion: 'Dar treinta días.',
      rationale: 'Usa el plazo habitual para subsanar.',
    },
    'termination-convenience.no-period': {
      title: 'Desistimiento sin plazo de preaviso',
      description:
        'El derecho a poner fin al contrato opera mediante aviso, y no se indica su plazo. El fin puede llegar de un día para otro.',
      suggestion: 'Fijar un plazo, como treinta días, y decir qué se paga por el trabajo en curso.',
    },
    'termination-convenience.one-sided': {
      title: 'Derecho de terminación unilateral: {party}',
      description:
        '{party} puede acabar el contrato a voluntad, mientras la otra parte sigue vinculada toda la duración y soporta el coste de lo preparado.',
      suggestion: 'Hacer recíproco el derecho, o exigir preaviso y pago de lo hecho.',
      rationale: 'Da a ambas partes el mismo derecho.',
    },
    'termination-convenience.short-notice': {
      title: 'Desistimiento con preaviso corto: {period}',
      description: '{period} no dejan tiempo a la otra parte para sustituir el negocio o cerrar los trabajos.',
      suggestion: 'Pedir al menos treinta días y el pago del trabajo hecho.',
      rationale: 'Alarga el preaviso.',
    },
  },
  reasons: {
    'renewal.may-end-anyway': 'El contrato puede acabarse de todos modos en cualquier momento (“{words}”).',
    'renewal.way-out': 'La renovación puede impedirse: {section}, “{quote}”.',
    'term-survival.found': 'La duración se trata en {section}: “{quote}”.',
    'termination-cause.cure-given': 'Se da ocasión de subsanar en {section}: “{quote}”.',
    'termination-cause.given': 'La resolución por incumplimiento figura en {section}: “{quote}”.',
    'termination-convenience.for-cause-in-fact': 'El derecho depende de una causa: {section}, “{quote}”.',
    'termination-convenience.paid-until-then': 'La sección prevé el pago (“{words}”).',
  },
};
