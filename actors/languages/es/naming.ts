import type { CataloguePart } from '../catalogue.ts';

/** Things under two names. */
export const naming: CataloguePart = {
  experts: { 'other-names': 'Un nombre para cada cosa' },
  rules: {
    'other-names.quotes': {
      title: '{count, plural, one {Un término marcado de otra manera} other {# términos marcados de otra manera}}',
      description:
        '{words}: el documento pone sus términos entre comillas dobles. Las simples hacen pensar en otra mano, y el término puede no tener el sentido definido.',
      suggestion: 'Comparar el pasaje con la definición y usar el término definido sin comillas.',
    },
    'other-names.second': {
      title: '{count, plural, one {Un segundo nombre dado de paso} other {# segundos nombres dados de paso}}',
      description:
        '{words}: desde aquí una cosa tiene dos nombres, y quien lee ha de preguntarse cada vez si se trata de ambos.',
      suggestion: 'Mantener el primer nombre o definir el segundo.',
    },
    'other-names.word': {
      title: '{words} donde el texto dice «{term}» en otras partes',
      description:
        'El documento usa siempre «{term}». Una palabra del mismo significado, usada una o dos veces, puede ser lo mismo u otra cosa, y de ello depende la obligación.',
      suggestion: 'Escribir el término definido o decir qué abarca la otra palabra.',
    },
  },
  reasons: {
    'other-names.alike': 'El propio texto dice que ambas palabras significan lo mismo: «{quote}».',
  },
};
