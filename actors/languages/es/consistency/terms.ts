import type { CataloguePart } from '../../catalogue.ts';

export const consistencyTerms: CataloguePart = {
  experts: {
    'essential-terms': 'Términos esenciales',
    'defined-terms': 'Términos definidos',
    'other-names': 'Términos incoherentes',
    'party-names': 'Nombres de las partes',
  },
  rules: {
    'essential-terms.idle': {
      title: 'Definición que nadie usa: {terms}',
      description:
        '{count, plural, one {El término se define con cuidado y ninguna cláusula lo usa} other {Los términos se definen con cuidado y ninguna cláusula los usa}}. El derecho o la obligación a que {count, plural, one {servía} other {servían}} parece haberse caído del texto.',
      suggestion: 'Averiguar qué cláusula se perdió y reponerla, o suprimir la definición.',
    },
    'essential-terms.undefined': {
      title: 'Término esencial sin definir: {terms}',
      description:
        '{matter, select, time {Los plazos dependen de {terms}} money {El dinero debido depende de {terms}} duty {Lo que se debe o se puede hacer depende de {terms}} other {Dónde y con quién pueden ejercerse los derechos depende de {terms}}}, y el documento no dice en ningún lugar qué es. Cada parte puede entenderlo a su manera.',
      suggestion: 'Definir el término, con la fecha, la suma o la lista que se quiere.',
    },
    'defined-terms.lower-case': {
      title: '{count, plural, one {Término definido en minúscula} other {# usos de términos definidos en minúscula}}',
      description:
        '{terms} lleva mayúscula en el resto. Sin ella la palabra puede significar otra cosa, o el pasaje viene de otro texto.',
      suggestion: 'Escribir el término con mayúscula, si es el que se quiere.',
    },
    'defined-terms.renamed': {
      title: '«{term}» está definido, «{other}» se usa',
      description:
        'La definición de «{term}» no se usa, mientras que «{other}» se usa sin definir. Parece que se cambió un nombre y se olvidó el otro.',
      suggestion: 'Usar un solo nombre en la definición y en todo el texto.',
    },
    'defined-terms.stray': {
      title: 'Variante «{other}» no definida del término «{term}»',
      description:
        'El documento define «{term}»; «{other}» también parece un término, pero no tiene definición. No se sabe si se trata de lo mismo.',
      suggestion: 'Escribir «{term}» o definir «{other}».',
    },
    'defined-terms.twice': {
      title: '{count, plural, one {{terms} se define dos veces} other {# términos se definen dos veces}}',
      description:
        'Las definiciones de {terms} están en varios lugares y difieren. Cada cláusula que usa la palabra puede leerse de dos modos.',
      suggestion: 'Dejar una sola definición.',
    },
    'defined-terms.undefined': {
      title: '{count, plural, one {Término con mayúscula no definido} other {# términos con mayúscula no definidos}}',
      description:
        '{terms}: escritos como términos definidos, pero el documento no les da significado. Su alcance queda abierto a discusión.',
      suggestion: 'Definir cada término, o escribirlo en minúscula si se quiere el sentido corriente.',
    },
    'defined-terms.unused': {
      title: '{count, plural, one {Definición sin usar} other {# definiciones sin usar}}',
      description: '{terms}: definidos y luego no usados. O se perdió una cláusula, o la definición sobra.',
      suggestion: 'Suprimir la definición o restablecer la cláusula que la necesita.',
    },
    'other-names.quotes': {
      title: '{count, plural, one {Término marcado de forma desigual} other {# términos marcados de forma desigual}}',
      description:
        '{words}: el documento pone sus términos entre comillas dobles. Las simples hacen pensar en otra mano, y el término puede no tener el sentido definido.',
      suggestion: 'Comparar el pasaje con la definición y usar el término definido sin comillas.',
    },
    'other-names.second': {
      title: '{count, plural, one {Segundo nombre para lo mismo} other {# segundos nombres para lo mismo}}',
      description:
        '{words}: desde aquí una cosa tiene dos nombres, y quien lee ha de preguntarse cada vez si se trata de ambos.',
      suggestion: 'Mantener el primer nombre o definir el segundo.',
    },
    'other-names.word': {
      title: 'Términos incoherentes: {words} y «{term}»',
      description:
        'El documento usa siempre «{term}». Una palabra del mismo significado, usada una o dos veces, puede ser lo mismo u otra cosa, y de ello depende la obligación.',
      suggestion: 'Escribir el término definido o decir qué abarca la otra palabra.',
    },
    'party-names.other-form': {
      title: 'Forma jurídica incoherente de una parte',
      description:
        'La parte es {name}; en otro lugar figura con otra forma jurídica, que sería otra sociedad. No queda claro quién se obliga.',
      suggestion: 'Usar una vez la denominación completa y después el nombre breve definido.',
    },
    'party-names.other-role': {
      title: 'Nombre de parte incoherente: «{used}» por «{role}»',
      description:
        'La parte se llama {role}, pero aquí «{used}», que no está definido. Probablemente el texto procede de otro documento.',
      suggestion: 'Escribir «{role}».',
      rationale: 'El nombre definido de la parte.',
    },
    'party-names.unknown-role': {
      title: 'Parte no definida: «{used}»',
      description:
        'El texto da obligaciones o derechos a «{used}», a quien ninguna cláusula presenta. Quien fuera podrá negarlo.',
      suggestion: 'Usar el nombre de la parte a la que se refiere.',
    },
  },
  reasons: {
    'defined-terms.borrowed': 'Los términos no definidos toman su sentido de otro documento: «{quote}».',
    'other-names.alike': 'El propio texto dice que ambas palabras significan lo mismo: «{quote}».',
    'party-names.alias': 'El otro nombre está explicado: «{quote}».',
  },
};
