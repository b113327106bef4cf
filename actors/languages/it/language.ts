import type { CataloguePart } from '../catalogue.ts';

export const language: CataloguePart = {
  experts: {
    ambiguity: 'Ambiguità',
    grammar: 'Grammatica',
    'inclusive-wording': 'Linguaggio inclusivo',
    'passive-duties': 'Obblighi senza obbligato',
    readability: 'Leggibilità',
    repetition: 'Parole ripetute',
    'sentence-length': 'Lunghezza delle frasi',
    spelling: 'Ortografia',
    terminology: 'Terminologia',
    tone: 'Tono',
  },
  rules: {
    'ambiguity.and-or': {
      title: '“E/o” ambiguo',
      description:
        'In {count, plural, one {un punto} other {# punti}} «and/or» lascia aperto se si intenda una cosa, l’altra o entrambe.',
      suggestion: 'Scrivere «A o B o entrambi» dove conta.',
      rationale: 'Dice a parole i tre casi.',
    },
    'ambiguity.deferred-terms': {
      title: 'Accordo rimesso a un accordo futuro',
      description: '{words}: il punto non è deciso, e un accordo da accordarsi di rado si può far valere.',
      suggestion: 'Deciderlo ora, o dire chi decide e con quale criterio se manca l’accordo.',
    },
    'ambiguity.efforts': {
      title:
        '{count, plural, one {Obbligo di mezzi anziché di risultato} other {Obblighi di mezzi anziché di risultato ({count} punti)}}',
      description:
        '{words}: quanto sforzo basti si giudicherà dopo. La formula è consueta; dove conta il risultato è troppo poco.',
      suggestion: 'Dove conta il risultato, prometterlo, o dire che cosa comprende lo sforzo.',
    },
    'ambiguity.may-not': {
      title: '“May not” ambiguo',
      description: '{words} può negare un diritto o solo dubitare di un fatto.',
      suggestion: 'Scrivere un divieto chiaro o una semplice possibilità.',
    },
    'ambiguity.no-promise': {
      title: '{count, plural, one {Servizio senza obbligo di fornirlo} other {# servizi senza obbligo di fornirli}}',
      description: '{words}: ciò che si descrive non è dovuto, quindi non c’è nulla da pretendere se manca.',
      suggestion: 'Indicare una misura dovuta, almeno un minimo.',
    },
    'ambiguity.open-ended-time': {
      title: '{count, plural, one {Periodo senza fine} other {# periodi senza fine}}',
      description: '{words}: nessuno può dire quando finisce, quindi nessuno può programmarlo.',
      suggestion: 'Fissare una data, un periodo o l’evento che vi pone fine.',
    },
    'ambiguity.optional-duty': {
      title: 'Obbligo facoltativo',
      description: 'Con {words} chi deve la prestazione decide se eseguirla. Non si può esigere nulla.',
      suggestion: 'Scrivere un obbligo pieno o dire apertamente che è una facoltà.',
    },
    'ambiguity.own-judgement': {
      title: 'Decisione rimessa al giudizio di una parte',
      description: '{words}: la misura è ciò che pensa una parte, e l’altra non può prevederlo.',
      suggestion: 'Aggiungere un criterio come «ragionevolmente» o indicare i casi.',
    },
    'ambiguity.permissive-duty': {
      title: '“Può” dove ci si aspetta un obbligo',
      description: '{words}: la frase consente ciò che ci si aspetterebbe dovuto. L’altra parte non può pretenderlo.',
      suggestion: 'Usare un verbo di obbligo; se è una facoltà, dire di chi.',
    },
    'ambiguity.regardless': {
      title: 'Una disposizione ne deroga un’altra',
      description: '{words} disattiva disposizioni altrove vincolanti. Chi legge deve indovinare che cosa ne resta.',
      suggestion: 'Indicare l’effetto preciso sulla disposizione esclusa.',
    },
    'ambiguity.should': {
      title: '{count, plural, one {Condizionale anziché obbligo} other {Condizionale anziché obbligo ({count} punti)}}',
      description: '{words}: si legge come un obbligo e si può difendere come un consiglio.',
      suggestion: 'Usare un verbo di obbligo se è dovuto, oppure toglierlo.',
    },
    'ambiguity.vague-amount': {
      title: 'Quantità o frequenza vaga',
      description: '{words}: quanto, o quanto spesso, è lasciato all’opinione.',
      suggestion: 'Indicare una cifra, un intervallo o una formula.',
    },
    'ambiguity.vague-degree': {
      title: 'Portata vaga di un obbligo',
      description: 'Con {words} l’obbligo si indebolisce senza che si dica di quanto.',
      suggestion: 'Eliminare la parola o indicare l’eccezione che sottintende.',
    },
    'ambiguity.vague-time': {
      title: 'Termine vago',
      description: '{words}: nessuno può dire da quale giorno c’è ritardo.',
      suggestion: 'Indicare un numero di giorni o almeno un termine ultimo.',
    },
    'ambiguity.weak-modal': {
      title: '{count, plural, one {“Can” ambiguo} other {“Can” ambiguo ({count} punti)}}',
      description: '{words}: dice ciò che è possibile, non ciò che è dovuto o permesso.',
      suggestion: 'Usare «may» per un diritto, «shall» per un obbligo.',
    },
    'grammar.slip': {
      title: '«{before}» va scritto «{after}»',
      description: 'Un errore di grammatica che rende la frase meno affidabile.',
      suggestion: 'Scrivere «{after}».',
      rationale: 'Grammatica.',
    },
    'inclusive-wording.alternative': {
      title: 'Linguaggio inclusivo: “{word}”',
      description: 'La parola indica solo una parte delle persone o porta un’immagine che alcuni lettori rifiutano.',
      suggestion: 'Scrivere «{alternative}».',
      rationale: 'Dice lo stesso e non esclude nessuno.',
    },
    'passive-duties.no-actor': {
      title: '{count, plural, one {Obbligo senza obbligato} other {# obblighi senza obbligato}}',
      description: 'Qualcosa «deve essere» fatto, ma la frase non dice da chi. Ciascuno può aspettare l’altro.',
      suggestion: 'Nominare chi agisce: «il fornitore deve …».',
    },
    'readability.difficult': {
      title: 'Leggibilità bassa',
      description:
        'L’indice di Flesch è {ease}; sotto 30 legge con agio solo chi è laureato. I destinatari potrebbero non essere tenuti a ciò che non possono capire.',
      suggestion: 'Accorciare le frasi e usare parole comuni, a partire dal passo citato.',
    },
    'repetition.doubled': {
      title: 'Parola ripetuta: “{word}”',
      description: 'La parola compare due volte di seguito.',
      suggestion: 'Eliminarne una.',
      rationale: 'Parola ripetuta.',
    },
    'sentence-length.long': {
      title: '{count, plural, one {Frase troppo lunga} other {# frasi troppo lunghe}}',
      description: 'La più lunga ha {words} parole senza elenco. Condizioni ed eccezioni sfuggono facilmente.',
      suggestion: 'Dividerla in regola ed eccezioni, o in un elenco.',
    },
    'spelling.misread': {
      title: '{count, plural, one {Probabile errore di scansione} other {# probabili errori di scansione}}',
      description:
        'Parole come {words} sono lette male o attaccate. La revisione le ha lette come dovevano essere; nel documento sono rimaste.',
      suggestion: 'Confrontare il testo con l’originale e correggerlo prima della firma.',
    },
    'spelling.misspelled': {
      title: 'Errore di ortografia: “{word}”',
      description: 'La parola non è in nessun dizionario; probabilmente si intendeva «{repair}».',
      suggestion: 'Scrivere «{repair}».',
      rationale: 'Ortografia.',
    },
    'terminology.two-terms': {
      title: 'Terminologia incoerente: “{stray}” e “{main}”',
      description:
        'Il documento dice «{main}» e {count, plural, one {una volta} other {# volte}} «{stray}» per quella che sembra la stessa cosa. Una parola diversa fa pensare a un senso diverso.',
      suggestion: 'Scrivere sempre «{main}» o definire «{stray}».',
      rationale: 'Il termine usato altrove.',
    },
    'tone.informal': {
      title: 'Tono informale',
      description: '{words} non si accorda con il resto e lascia il senso vago.',
      suggestion: 'Sostituire con una parola semplice e neutra.',
    },
  },
  reasons: {
    'ambiguity.bounded': 'Il testo pone un limite: «{quote}».',
    'ambiguity.defined': '«{term}» è un termine definito.',
    'ambiguity.recital': 'Le parole stanno nella premessa, che non impone obblighi.',
    'grammar.form': 'Qui un errore di grammatica non cambia il senso.',
    'grammar.quotation': 'Le parole sono una citazione: «{quote}».',
    'inclusive-wording.title': 'È un titolo ufficiale o un nome: «{quote}».',
    'passive-duties.actor-named': 'Quasi tutte queste frasi dicono chi agisce: «{quote}».',
    'readability.measured': 'Misurato di nuovo, l’indice è {ease}.',
    'repetition.layout': 'Un a capo separa le due parole: possono stare in due colonne.',
    'sentence-length.list': 'La frase è un elenco di voci brevi.',
    'spelling.own-word': '«{word}» è usato {count} volte: è una parola del documento.',
    'spelling.term': 'La parola fa parte del termine definito «{term}».',
    'terminology.kept-apart': 'Il documento tiene distinti i due: «{quote}».',
    'terminology.own-definition': 'Il secondo termine ha una propria definizione: «{quote}».',
    'tone.brand': 'Fa parte di un nome: «{quote}».',
    'tone.quoted': 'Le parole sono citate: «{quote}».',
  },
};
