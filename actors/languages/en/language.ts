import type { CataloguePart } from '../catalogue.ts';

export const language: CataloguePart = {
  experts: {
    ambiguity: 'Ambiguity',
    grammar: 'Grammar',
    'inclusive-wording': 'Inclusive wording',
    'passive-duties': 'Obligations without an obligor',
    readability: 'Readability',
    repetition: 'Repeated words',
    'sentence-length': 'Sentence length',
    spelling: 'Spelling',
    terminology: 'Terminology',
    tone: 'Tone',
  },
  rules: {
    'ambiguity.and-or': {
      title: 'Ambiguous “and/or”',
      description:
        'In {count, plural, one {one place} other {# places}} “and/or” leaves open whether one thing, the other or both are meant.',
      suggestion: 'Write “A or B or both” where it matters.',
      rationale: 'Says all three cases in words.',
    },
    'ambiguity.deferred-terms': {
      title: 'Agreement to agree',
      description: '{words}: the point is not settled, and an agreement to agree can rarely be enforced.',
      suggestion: 'Settle it now, or say who decides and by what measure if no agreement is reached.',
    },
    'ambiguity.efforts': {
      title:
        '{count, plural, one {Efforts obligation instead of a result} other {Efforts obligations instead of results ({count} places)}}',
      description:
        '{words}: how much effort is enough will be judged afterwards. Such wording is customary; where the result matters it is too little.',
      suggestion: 'Where the result matters, promise the result, or say what the effort includes.',
    },
    'ambiguity.may-not': {
      title: 'Ambiguous “may not”',
      description: '{words} can deny a right or merely doubt a fact.',
      suggestion: 'Say “shall not”, or “it is possible that … not”.',
    },
    'ambiguity.no-promise': {
      title:
        '{count, plural, one {Service without an obligation to provide it} other {# services without an obligation to provide them}}',
      description: '{words}: what is described is not owed, so there is nothing to claim when it fails.',
      suggestion: 'State a measure that is owed, if only a minimum.',
    },
    'ambiguity.open-ended-time': {
      title: '{count, plural, one {Open-ended period} other {# open-ended periods}}',
      description: '{words}: nobody can say when it is over, so nobody can plan for it.',
      suggestion: 'Set a date, a period, or the event that ends it.',
    },
    'ambiguity.optional-duty': {
      title: 'Optional obligation',
      description: 'With {words}, the party that owes the duty decides whether to perform it. Nothing can be enforced.',
      suggestion: 'Say “shall”, or say openly that it is an option.',
    },
    'ambiguity.own-judgement': {
      title: 'Decision left to one party’s judgement',
      description: '{words}: the measure is what one side thinks, so the other cannot foresee it.',
      suggestion: 'Add a standard such as “acting reasonably”, or name the cases.',
    },
    'ambiguity.permissive-duty': {
      title: '“May” where an obligation is expected',
      description: '{words}: the sentence permits what one would expect to be owed. The other side cannot demand it.',
      suggestion: 'Say “shall” if it is a duty; if it is an option, say whose.',
    },
    'ambiguity.regardless': {
      title: 'Provision overrides another',
      description:
        '{words} switches off provisions that elsewhere bind. The reader must guess how much of them survives.',
      suggestion: 'Name the exact effect on the provision set aside.',
    },
    'ambiguity.should': {
      title: '{count, plural, one {“Should” instead of “shall”} other {“Should” instead of “shall” ({count} places)}}',
      description: '{words}: it reads like a duty and can be defended as advice.',
      suggestion: 'Say “shall” if it is owed, or strike it.',
    },
    'ambiguity.vague-amount': {
      title: 'Vague amount or frequency',
      description: '{words}: how much, or how often, is left to opinion.',
      suggestion: 'Give a figure, a range or a formula.',
    },
    'ambiguity.vague-degree': {
      title: 'Vague extent of an obligation',
      description: 'With {words} the duty is watered down, and nothing says by how much.',
      suggestion: 'Delete the word, or name the exception it stands for.',
    },
    'ambiguity.vague-time': {
      title: 'Vague deadline',
      description: '{words}: nobody can say on which day performance becomes late.',
      suggestion: 'Give a number of days, or at least a latest date.',
    },
    'ambiguity.weak-modal': {
      title: '{count, plural, one {Ambiguous “can”} other {Ambiguous “can” ({count} places)}}',
      description: '{words}: it states what is possible, not what is owed or allowed.',
      suggestion: 'Say “may” for a right, “shall” for a duty.',
    },
    'grammar.slip': {
      title: '“{before}” should read “{after}”',
      description: 'A slip of grammar that makes the sentence harder to trust.',
      suggestion: 'Write “{after}”.',
      rationale: 'Grammar.',
    },
    'inclusive-wording.alternative': {
      title: 'Inclusive wording: “{word}”',
      description:
        'The word names only a part of the people it is meant for, or carries an image some readers object to.',
      suggestion: 'Write “{alternative}”.',
      rationale: 'Means the same and leaves nobody out.',
    },
    'passive-duties.no-actor': {
      title: '{count, plural, one {Obligation without an obligor} other {# obligations without an obligor}}',
      description:
        'Something “shall be” done, but the sentence does not say by whom. Each side can wait for the other.',
      suggestion: 'Name who acts: “the supplier shall …”.',
    },
    'readability.difficult': {
      title: 'Low readability',
      description:
        'The reading ease is {ease} on Flesch’s scale; below 30 only graduates read with ease. Those it addresses may not be held to what they cannot understand.',
      suggestion: 'Shorten sentences and use everyday words, beginning with the passage quoted.',
    },
    'repetition.doubled': {
      title: 'Doubled word: “{word}”',
      description: 'The word stands twice in a row.',
      suggestion: 'Delete one.',
      rationale: 'Doubled word.',
    },
    'sentence-length.long': {
      title: '{count, plural, one {Overlong sentence} other {# overlong sentences}}',
      description:
        'The longest runs to {words} words without a list. Conditions and exceptions in it are easily missed.',
      suggestion: 'Break it into a rule and its exceptions, or into a list.',
    },
    'spelling.misread': {
      title: '{count, plural, one {Probable scanning error} other {# probable scanning errors}}',
      description:
        'Words such as {words} are misread or glued together. The review read them as they must have been meant; the document still has them.',
      suggestion: 'Compare the text with the original and correct it before anybody signs.',
    },
    'spelling.misspelled': {
      title: 'Misspelling: “{word}”',
      description: 'The word is in no dictionary; “{repair}” was probably meant.',
      suggestion: 'Write “{repair}”.',
      rationale: 'Spelling.',
    },
    'terminology.two-terms': {
      title: 'Inconsistent terminology: “{stray}” and “{main}”',
      description:
        'The document says “{main}”, and {count, plural, one {once} other {# times}} “{stray}” for what seems the same thing. A different word suggests a different meaning.',
      suggestion: 'Write “{main}” throughout, or define “{stray}”.',
      rationale: 'The term used everywhere else.',
    },
    'tone.informal': {
      title: 'Informal wording',
      description: '{words} does not fit the rest of the text and leaves the meaning loose.',
      suggestion: 'Replace it by a plain, neutral word.',
    },
  },
  reasons: {
    'ambiguity.bounded': 'The text sets a limit: “{quote}”.',
    'ambiguity.defined': '“{term}” is a defined term.',
    'ambiguity.recital': 'The words stand in the introduction, which imposes no duty.',
    'grammar.form': 'A slip of grammar here does not change the meaning.',
    'grammar.quotation': 'The words are a quotation: “{quote}”.',
    'inclusive-wording.title': 'It is an official title or a name: “{quote}”.',
    'passive-duties.actor-named': 'Most of these sentences name who acts: “{quote}”.',
    'readability.measured': 'Measured again, the reading ease is {ease}.',
    'repetition.layout': 'A line break separates the two words: they may belong to two columns.',
    'sentence-length.list': 'The sentence is a list whose items are short.',
    'spelling.own-word': '“{word}” is used {count} times: it is the document’s own word.',
    'spelling.term': 'The word is part of the defined term “{term}”.',
    'terminology.kept-apart': 'The document keeps the two apart: “{quote}”.',
    'terminology.own-definition': 'The second term has its own definition: “{quote}”.',
    'tone.brand': 'It is part of a name: “{quote}”.',
    'tone.quoted': 'The words are quoted: “{quote}”.',
  },
};
