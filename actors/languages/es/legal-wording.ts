import type { CataloguePart } from '../catalogue.ts';

/** Words that leave less than a clause seems to give: deadlines, half measures, usual clauses turned round. */
export const legalWording: CataloguePart = {
  experts: {
    deadlines: 'Plazos',
    'half-measures': 'Medias medidas',
    'reversed-boilerplate': 'Cláusulas de uso invertidas',
  },
  rules: {
    'deadlines.long': {
      title: '{count, plural, one {Un plazo largo para actuar} other {# plazos largos para actuar}}',
      description: '{words}: la otra parte espera tanto un acto que lleva días, y entretanto soporta el riesgo.',
      suggestion: 'Pedir treinta días, o el motivo por el que hace falta más.',
    },
    'deadlines.secrecy': {
      title: 'El secreto dura más o menos de lo usual',
      description:
        '{words}: son usuales de dos a cinco años. Un tiempo más corto acaba cuando la información aún sirve; uno más largo obliga a quien ya no sabe de ella.',
      suggestion: 'Acordar de dos a cinco años, y más solo para secretos comerciales.',
    },
    'deadlines.short': {
      title: '{count, plural, one {Un plazo demasiado corto} other {# plazos demasiado cortos}}',
      description:
        '{words}: cuentan los fines de semana y las ausencias. Un aviso puede vencer antes de que alguien lo lea.',
      suggestion: 'Pedir al menos quince días donde haya que decidir o subsanar.',
    },
    'half-measures.narrowed': {
      title:
        '{count, plural, one {Un deber o un significado recortado por «solo»} other {# deberes o significados recortados por «solo»}}',
      description: '{words}: lo que no se nombra queda fuera, y quizá ninguna otra cláusula lo recoja.',
      suggestion: 'Comprobar qué queda fuera; escribir «incluido» donde se quieren ejemplos.',
    },
    'half-measures.optional': {
      title:
        '{count, plural, one {Una promesa que se cumple solo si conviene} other {# promesas que se cumplen solo si conviene}}',
      description: '{words}: quien debe decide si se da el caso.',
      suggestion: 'Decir cuándo debe hacerse, o suprimir las palabras.',
    },
    'half-measures.partial': {
      title:
        '{count, plural, one {Se debe una parte, y no se sabe cuál} other {# veces se debe una parte, y no se sabe cuál}}',
      description: '{words}: el texto no dice qué parte entra y cuál no.',
      suggestion: 'Escribir «todos», o nombrar la parte.',
    },
    'reversed-boilerplate.opposite': {
      title: 'Una cláusula de uso dice aquí lo contrario',
      description:
        'Casi todo contrato dice que {kind, select, waiver {no ejercer un derecho no es renunciar a él} severability {una cláusula inválida deja en vigor las demás} consent {el consentimiento no puede negarse sin razón} agency {quien es independiente no es agente ni empleado y no obliga a nadie} counterparts {todos los ejemplares juntos son un solo original} remedy {el daño por violar el secreto no se repara con dinero} exceptions {solo es libre lo hallado sin la información ajena o lo que se hizo público sin culpa de quien la recibe} amendment {los cambios necesitan el acuerdo escrito de ambos} survival {lo que debe durar más que el contrato le sobrevive y obliga a los sucesores} law {se cumple la ley aplicable} gross_fault {nadie se excusa de culpa grave o dolo} arbitration {el laudo es firme y obligatorio} other {es de otro modo}}. Este dice lo contrario, donde pocos leerán.',
      suggestion: 'Restablecer la fórmula de uso, o asegurarse de que el cambio es querido.',
    },
  },
  reasons: {
    'deadlines.extendable': 'El plazo puede alargarse: «{quote}».',
    'half-measures.bounded': 'Las palabras tienen una medida en {section}: «{quote}».',
    'half-measures.part': 'Las propias palabras dejan fuera una parte («{words}»).',
    'reversed-boilerplate.single-case': 'La frase habla de un caso concreto en {section}: «{quote}».',
  },
};
