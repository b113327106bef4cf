import type { CataloguePart } from '../../catalogue.ts';

export const consistencyTerms: CataloguePart = {
  experts: {
    'essential-terms': 'Termini essenziali',
    'defined-terms': 'Termini definiti',
    'other-names': 'Termini incoerenti',
    'party-names': 'Nomi delle parti',
  },
  rules: {
    'essential-terms.idle': {
      title: 'Definizione mai usata: {terms}',
      description:
        '{count, plural, one {Il termine è definito con cura e nessuna clausola lo usa} other {I termini sono definiti con cura e nessuna clausola li usa}}. Il diritto o l’obbligo a cui {count, plural, one {serviva} other {servivano}} sembra caduto dal testo.',
      suggestion: 'Trovare la clausola perduta e ripristinarla, o cancellare la definizione.',
    },
    'essential-terms.undefined': {
      title: 'Termine essenziale non definito: {terms}',
      description:
        '{matter, select, time {I tempi dipendono da {terms}} money {Il denaro dovuto dipende da {terms}} duty {Ciò che è dovuto o permesso dipende da {terms}} other {Dove e con chi si possono esercitare i diritti dipende da {terms}}}, e il documento non dice mai che cosa sia. Ciascuna parte può intenderlo a modo suo.',
      suggestion: 'Definire il termine, con la data, la somma o l’elenco che si intende.',
    },
    'defined-terms.lower-case': {
      title: '{count, plural, one {Termine definito in minuscolo} other {# usi di termini definiti in minuscolo}}',
      description:
        '{terms} altrove ha la maiuscola. Senza, la parola può indicare altro, o il passo viene da un altro testo.',
      suggestion: 'Scrivere il termine con la maiuscola, se è quello che si intende.',
    },
    'defined-terms.renamed': {
      title: '«{term}» è definito, «{other}» è usato',
      description:
        'La definizione di «{term}» non è mai usata, mentre «{other}» è usato e non definito. Sembra che uno sia stato rinominato e l’altro dimenticato.',
      suggestion: 'Usare un solo nome nella definizione e ovunque.',
    },
    'defined-terms.stray': {
      title: 'Variante «{other}» non definita del termine «{term}»',
      description:
        'Il documento definisce «{term}»; anche «{other}» sembra un termine, ma non ha definizione. Non si capisce se si intenda la stessa cosa.',
      suggestion: 'Scrivere «{term}» o definire «{other}».',
    },
    'defined-terms.twice': {
      title: '{count, plural, one {{terms} è definito due volte} other {# termini sono definiti due volte}}',
      description:
        'Le definizioni di {terms} stanno in più luoghi e non coincidono. Ogni clausola che usa la parola si legge in due modi.',
      suggestion: 'Mantenere una sola definizione.',
    },
    'defined-terms.undefined': {
      title: '{count, plural, one {Termine con maiuscola non definito} other {# termini con maiuscola non definiti}}',
      description:
        '{terms}: scritti come termini definiti, ma il documento non ne dà il significato. La portata resta discutibile.',
      suggestion: 'Definire ogni termine, o scriverlo in minuscolo se si intende il senso comune.',
    },
    'defined-terms.unused': {
      title: '{count, plural, one {Definizione non usata} other {# definizioni non usate}}',
      description: '{terms}: definiti e poi non usati. O si è persa una clausola, o la definizione è un residuo.',
      suggestion: 'Eliminare la definizione o ripristinare la clausola che la richiede.',
    },
    'other-names.quotes': {
      title:
        '{count, plural, one {Termine evidenziato in modo difforme} other {# termini evidenziati in modo difforme}}',
      description:
        '{words}: il documento mette i suoi termini tra virgolette doppie. Quelle semplici fanno pensare a un’altra mano, e il termine può non avere il significato definito.',
      suggestion: 'Confrontare il passo con la definizione e usare il termine definito senza virgolette.',
    },
    'other-names.second': {
      title: '{count, plural, one {Secondo nome per la stessa cosa} other {# secondi nomi per le stesse cose}}',
      description:
        '{words}: da qui in poi una cosa ha due nomi, e chi legge deve chiedersi ogni volta se si intendano entrambi.',
      suggestion: 'Mantenere il primo nome, o definire il secondo.',
    },
    'other-names.word': {
      title: 'Termini incoerenti: {words} e “{term}”',
      description:
        'Il documento usa sempre «{term}». Una parola di uguale significato, usata una o due volte, può indicare la stessa cosa o un’altra, e ne dipende l’obbligo.',
      suggestion: 'Scrivere il termine definito, o dire che cosa comprende l’altra parola.',
    },
    'party-names.other-form': {
      title: 'Forma giuridica incoerente di una parte',
      description:
        'La parte è {name}; altrove è scritta con un’altra forma giuridica, cioè un’altra società. Non è chiaro chi sia obbligato.',
      suggestion: 'Usare una volta la denominazione completa e altrove il nome breve definito.',
    },
    'party-names.other-role': {
      title: 'Nome di parte incoerente: «{used}» per «{role}»',
      description:
        'La parte si chiama {role}, ma qui è «{used}», non definito. Probabilmente il testo viene da un altro documento.',
      suggestion: 'Scrivere «{role}».',
      rationale: 'Il nome definito della parte.',
    },
    'party-names.unknown-role': {
      title: 'Parte non definita: «{used}»',
      description:
        'Il testo dà obblighi o diritti a “{used}”, che nessuna clausola introduce. Chi era inteso potrà negarlo.',
      suggestion: 'Usare il nome della parte intesa.',
    },
  },
  reasons: {
    'defined-terms.borrowed': 'I termini non definiti hanno il significato di un altro documento: «{quote}».',
    'other-names.alike': 'Il testo stesso dice che le due parole hanno lo stesso significato: «{quote}».',
    'party-names.alias': 'L’altro nome è spiegato: «{quote}».',
  },
};
