import type { CataloguePart } from '../../catalogue.ts';

export const legalDisputes: CataloguePart = {
  experts: {
    'class-waiver': 'Acciones colectivas',
    'dispute-resolution': 'Resolución de controversias',
    'governing-law': 'Ley aplicable',
    'limitation-period': 'Plazos para reclamar',
  },
  rules: {
    'class-waiver.no-fallback': {
      title: 'Sin previsión si la renuncia a la acción colectiva es nula',
      description:
        'En algunos lugares los jueces anulan tales renuncias. Sin alternativa puede resultar un arbitraje colectivo, que nadie quiere.',
      suggestion: 'Añadir que tal reclamación va al juez.',
      rationale: 'Lleva la reclamación al juez si la renuncia cae.',
    },
    'class-waiver.waived': {
      title: 'Renuncia a la acción colectiva',
      description:
        'Las reclamaciones solo pueden presentarse una por una. Si cada una es pequeña, nadie la presentará.',
      suggestion: 'Quitarla para consumidores; entre empresas, ver si es más probable demandar o ser demandado.',
    },
    'dispute-resolution.incomplete-arbitration': {
      title: 'Cláusula arbitral sin reglas ni sede',
      description:
        'Las controversias van a arbitraje, pero no se nombran institución, reglamento ni sede. Tal cláusula puede ser imposible de iniciar y costosa de hacer valer.',
      suggestion: 'Nombrar la institución y su reglamento, la sede, el idioma y el número de árbitros.',
    },
    'dispute-resolution.jury-waived': {
      title: 'Renuncia al juicio con jurado',
      description: 'Las partes renuncian al jurado. Es frecuente entre empresas, pero ineficaz en algunos Estados.',
      suggestion: 'Comprobar que la renuncia se desea y es válida según la ley aplicable.',
    },
    'dispute-resolution.missing': {
      title: 'Falta una cláusula de resolución de controversias',
      description:
        'El documento no nombra tribunal, arbitraje ni otro procedimiento. Todo litigio empezaría por discutir dónde celebrarlo.',
      suggestion: 'Nombrar los tribunales de un lugar, o una institución arbitral con su reglamento y sede.',
    },
    'dispute-resolution.one-sided-forum': {
      title: 'Foro unilateral: obliga solo a {party}',
      description: '{party} se somete a los tribunales nombrados; la otra parte queda libre de elegir.',
      suggestion: 'Someter a ambas partes a los mismos tribunales.',
    },
    'governing-law.missing': {
      title: 'Falta una cláusula de ley aplicable',
      description:
        'El documento no dice qué ley se aplica. El resultado de un litigio depende entonces de dónde se plantee.',
      suggestion: 'Nombrar la ley de un lugar, excluidas sus normas de conflicto.',
    },
    'governing-law.foreign-forum': {
      title: 'Ley y foro de dos países: {law}, {forum}',
      description:
        'El contrato se lee según una ley ({law}), pero los litigios se deciden en otro país ({forum}). El derecho extranjero debe alegarse y probarse con peritos, con tiempo y coste, y el resultado es difícil de prever.',
      suggestion: 'Elegir ley y foro de un solo país, o decir por qué son distintos.',
    },
    'governing-law.other-forum': {
      title: 'Ley y foro distintos: {law}, {forum}',
      description:
        'El contrato se lee según una ley ({law}), pero los litigios se deciden en otro lugar ({forum}). El derecho extranjero debe alegarse y probarse, con tiempo y coste.',
      suggestion: 'Elegir ley y foro de un solo lugar, si la diferencia no es querida.',
    },
    'governing-law.several': {
      title: 'Leyes aplicables contradictorias: {first} y {second}',
      description:
        'El documento se somete a la ley de {first} y a la de {second}. Cada parte invocará la que le convenga.',
      suggestion: 'Conservar una, o precisar qué parte rige cada ley.',
    },
    'limitation-period.short': {
      title: 'Plazo de reclamación reducido: {period}',
      description:
        'Hay que reclamar en {period}, menos de lo que la ley permite. El daño que aparece después no se indemniza.',
      suggestion: 'Usar el plazo legal, o al menos dos años desde el descubrimiento.',
      rationale: 'Alarga el plazo a dos años.',
    },
  },
  reasons: {
    'class-waiver.carved-out': 'La sección tiene una salida: «{quote}» en {section}.',
    'dispute-resolution.courts-remain': 'La sección deja una vía a los tribunales (“{words}”).',
    'dispute-resolution.found': 'Se nombra un foro en {section}: “{quote}”.',
    'dispute-resolution.rules-given': 'Se nombran reglamento o institución en {section}: “{quote}”.',
    'governing-law.found': 'La ley aplicable se nombra en {section}: “{quote}”.',
    'limitation-period.from-discovery': 'El plazo se suaviza en {section}: “{quote}”.',
  },
};
