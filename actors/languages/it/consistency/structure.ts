import type { CataloguePart } from '../../catalogue.ts';

export const consistencyStructure: CataloguePart = {
  experts: {
    'unsettled-wording': 'Testo non definito',
    'cross-references': 'Rinvii interni',
    'duplicated-wording': 'Disposizioni ripetute',
    enumerations: 'Elenchi e voci',
    exhibits: 'Allegati',
    numbering: 'Numerazione delle clausole',
    placeholders: 'Spazi da compilare',
    signatories: 'Firmatari',
    'signature-block': 'Firme',
  },
  rules: {
    'cross-references.not-defined-there': {
      title: '«{term}» non è definito dove dice il testo',
      description:
        'Il testo dice che «{term}» è definito in un articolo, e quell’articolo non contiene quelle parole. Il significato resta aperto.',
      suggestion: 'Rinviare all’articolo giusto, o aggiungervi la definizione.',
    },
    'unsettled-wording.heading-alone': {
      title:
        '{matter, select, forum {La rubrica promette un foro, la clausola non ne indica} severability {Clausola di divisibilità senza divisibilità} survival {Clausola di sopravvivenza che non indica nulla} other {Clausola di rinnovo senza rinnovo}}',
      description:
        'La rubrica annuncia {matter, select, forum {dove si decidono le liti} severability {che cosa accade se una clausola è invalida} survival {che cosa sopravvive al contratto} other {il rinnovo}}, e il testo non ne dice nulla. Probabilmente qualcosa è stato tagliato o sostituito.',
      suggestion: 'Ripristinare la frase mancante, o correggere la rubrica.',
    },
    'unsettled-wording.open-bracket': {
      title: 'Parentesi quadra aperta e mai chiusa',
      description:
        'Una parentesi si apre a metà della clausola e non si chiude. Fin dove arrivi, e se quelle parole siano concordate, resta aperto.',
      suggestion: 'Definire le parole tra parentesi e togliere la parentesi.',
    },
    'unsettled-wording.nothing-above': {
      title: '{matter, select, date {Manca la data «indicata sopra»} other {Manca l’indirizzo «indicato sopra»}}',
      description:
        '{matter, select, date {Il testo rinvia a una data in epigrafe, che non c’è. Non si sa da quando il contratto ha effetto.} other {Le comunicazioni vanno a un indirizzo indicato sopra, che non c’è. Una comunicazione potrebbe non avere mai effetto.}}',
      suggestion: '{matter, select, date {Scrivere la data.} other {Scrivere gli indirizzi.}}',
    },
    'signatories.owes-and-is-no-party': {
      title: '{name} deve pagare o rispondere, e non è parte',
      description: '{name} ha qui degli obblighi, e non è nominato come parte né firma. Nessuno di chi firma li deve.',
      suggestion: 'Far firmare {name}, o farli promettere a una parte in proprio.',
    },
    'signatories.same-person': {
      title: 'La stessa persona firma per entrambe le parti',
      description:
        '{person} firma per {first} e per {other}. Si può contestare che l’una o l’altra abbia consentito liberamente e con i poteri necessari.',
      suggestion: 'Far firmare un’altra persona per una delle parti, o allegare la delibera che approva il contratto.',
    },
    'unsettled-wording.bracketed': {
      title: 'Testo lasciato aperto tra parentesi quadre',
      description:
        '{count, plural, one {Un passo è} other {# passi sono}} tra parentesi, come una proposta che nessuno ha accettato o tolto. Se vincoli è incerto.',
      suggestion: 'Definire il testo e togliere le parentesi.',
    },
    'unsettled-wording.nothing-follows': {
      title: 'La clausola annuncia condizioni che mancano',
      description:
        'La frase introduce ciò che si paga o si fa, e segue subito la clausola successiva. Nulla è stato pattuito.',
      suggestion: 'Scrivere le condizioni o rinviare all’allegato che le contiene.',
    },
    'cross-references.dangling': {
      title: '{count, plural, one {Rinvio a un punto inesistente} other {# rinvii a punti inesistenti}}',
      description: 'Il documento non contiene {targets}. Ciò che il rinvio doveva richiamare manca o è incerto.',
      suggestion: 'Correggere ogni numero o ripristinare la clausola richiamata.',
    },
    'cross-references.other-matter': {
      title: '{count, plural, one {Rinvio alla clausola sbagliata} other {# rinvii a clausole sbagliate}}',
      description:
        '{targets} è richiamato per {matter, select, confidentiality {la riservatezza} indemnification {la manleva} termination {il recesso o la risoluzione} insurance {l’assicurazione} warranty {le garanzie} arbitration {l’arbitrato} assignment {la cessione} force_majeure {la forza maggiore} liability {i limiti di responsabilità} governing_law {la legge applicabile} non_competition {la non concorrenza} other {un’altra materia}}, ma tratta di altro. La clausola in materia è {meant}. Chi segue il numero non trova la regola.',
      suggestion: 'Correggere il numero o dire che cosa il rinvio doveva richiamare.',
    },
    'cross-references.wrong-self': {
      title: 'La clausola si richiama con un altro numero',
      description:
        'Il testo dice «questa» sezione e indica il numero di un’altra. La regola può essere riferita alla clausola sbagliata.',
      suggestion: 'Sostituire il numero con quello della clausola o togliere «questa».',
    },
    'duplicated-wording.twice': {
      title: 'Disposizione duplicata',
      description:
        'Due clausole dicono la stessa cosa con le stesse parole. Una modifica futura di una lascerà indietro l’altra.',
      suggestion: 'Mantenerne una e richiamarla.',
    },
    'enumerations.cut': {
      title: '{count, plural, one {Elenco incompleto} other {# elenchi incompleti}}',
      description: 'Le parole annunciano voci e non segue nulla. Non si capisce che cosa si voleva comprendere.',
      suggestion: 'Completare l’elenco, o togliere le parole che lo annunciano.',
    },
    'enumerations.gap': {
      title: '{count, plural, one {Salto nella numerazione di un elenco} other {Salti nella numerazione di # elenchi}}',
      description: 'L’elenco va {places}: una voce è stata tolta, o le lettere non sono state rinnovate.',
      suggestion: 'Ripristinare la voce o rinnovare le lettere, e controllare i rinvii.',
    },
    'exhibits.elsewhere': {
      title: 'Condizioni essenziali in un documento separato',
      description:
        'L’accordo richiama condizioni pubblicate su una pagina altrui. Ciò che vincola non è stato esaminato qui, e la pagina può cambiare dopo la firma.',
      suggestion:
        'Allegare la versione intesa, o indicarne numero e data e dire che le modifiche successive non vincolano senza accordo.',
    },
    'exhibits.empty': {
      title: 'Allegato vuoto: {names}',
      description:
        'Dove {names} dovrebbe dire che cosa si compra o si paga, dice “{words}”. Una parte dell’oggetto del contratto manca.',
      suggestion:
        'Compilarlo prima della firma, o non vincolare nessuno a quella parte finché entrambi non l’hanno firmata.',
    },
    'exhibits.not-attached': {
      title: '{count, plural, one {Allegato mancante} other {# allegati mancanti}}',
      description: 'Il testo si fonda su {names}, che il documento non contiene. Il contenuto non si può verificare.',
      suggestion: 'Allegarlo o eliminare il richiamo.',
    },
    'numbering.duplicate': {
      title: 'Numero di clausola duplicato: {number}',
      description: 'Un rinvio a {number} può indicare l’una o l’altra.',
      suggestion: 'Rinumerarne una e controllare i rinvii.',
    },
    'numbering.gap': {
      title: 'Salto nella numerazione delle clausole',
      description: 'La numerazione salta: {places}. Può mancare una clausola e i rinvii possono essere slittati.',
      suggestion: 'Ripristinare la clausola, indicarla come «omessa» o rinumerare.',
    },
    'numbering.stray': {
      title: '{count, plural, one {Clausola fuori posto} other {# clausole fuori posto}}',
      description:
        'Tra due clausole che si susseguono sta {places}. È stata spostata o copiata qui, e si legge nel contesto sbagliato.',
      suggestion: 'Rimetterla al suo posto, e verificare che cosa vi rinvia.',
    },
    'placeholders.edit-marks': {
      title: '{count, plural, one {Nota di redazione rimasta nel testo} other {# note di redazione rimaste nel testo}}',
      description:
        '{words}: i segni di enfasi mostrano che le parole sono state inserite tardi e non riportate nel testo pulito.',
      suggestion: 'Verificare chi ha inserito le parole e se sono concordate, poi togliere i segni.',
    },
    'placeholders.lost-figure': {
      title: '{count, plural, one {Manca una cifra o una data} other {Mancano # cifre o date}}',
      description:
        'La frase introduce una cifra o una data che non è scritta. Non si può dire che cosa sia stato pattuito, e un giudice può ritenere che non lo sia stato nulla.',
      suggestion: 'Completare con quanto concordato prima della firma.',
    },
    'placeholders.redacted-terms': {
      title: 'Condizioni essenziali oscurate',
      description:
        'La copia omette {count, plural, one {un passo} other {# passi}}, tra cui {prices, plural, =0 {} one {un prezzo o compenso, } other {# prezzi o compensi, }}{periods, plural, =0 {} one {un termine, } other {# termini, }}{quantities, plural, =0 {} one {una quantità, } other {# quantità, }}{caps, plural, =0 {} one {un limite di responsabilità, } other {# limiti di responsabilità, }}e con essi ciò che le parti hanno negoziato. Da questa copia non si può giudicare se l’accordo sia equo.',
      suggestion: 'Chiedere il testo integrale prima di fare affidamento sul contratto o su questo esame.',
    },
    'placeholders.redacted': {
      title: '{count, plural, one {Passo oscurato} other {# passi oscurati}}',
      description: 'Parti del testo non sono visibili. Questo esame non può dire che cosa contengono.',
      suggestion: 'Chiedere il testo integrale prima di fidarsi dell’esame.',
    },
    'placeholders.unfilled': {
      title: '{count, plural, one {Spazio da compilare} other {# spazi da compilare}}',
      description: 'Il testo non è completo ({examples}). Ciò che manca non è concordato.',
      suggestion: 'Compilare ogni spazio o eliminare la disposizione.',
    },
    'signature-block.missing': {
      title: 'Mancano gli spazi per le firme',
      description: 'Il documento non prevede le firme. Chi firma, in quale veste e quando resterebbe senza prova.',
      suggestion: 'Aggiungere per ogni parte nome, qualifica e data.',
    },
    'signature-block.other-name': {
      title: '{count, plural, one {Firma diversa dal nome stampato} other {# firme diverse dal nome stampato}}',
      description:
        'Il nome di chi ha firmato e il nome stampato per la firma non coincidono. Il potere di firma può essere contestato.',
      suggestion: 'Accertare chi ha firmato, e far firmare la persona giusta.',
    },
    'signature-block.party-missing': {
      title: 'Una parte manca tra le firme',
      description: 'Lo spazio per le firme non nomina {names}. Quella parte potrebbe non essere vincolata.',
      suggestion: 'Aggiungere la firma di {names}.',
    },
  },
  reasons: {
    'cross-references.statute': 'Il rinvio è a una legge, non a questo documento: «{quote}».',
    'duplicated-wording.form': 'Una delle due sta in un modulo allegato ({section}), usato da solo.',
    'enumerations.reserved': 'La voce è stata omessa di proposito: “{quote}”.',
    'exhibits.attached': '{name} è allegato.',
    'exhibits.omitted-openly': 'Il documento dichiara che gli allegati sono omessi: «{quote}».',
    'numbering.reserved': 'Numeri omessi di proposito: «{quote}».',
    'placeholders.signing': 'Questi spazi si compilano alla firma.',
    'placeholders.template': 'Il documento è un modello da compilare: «{quote}».',
    'signature-block.accepted-otherwise': 'Il documento si accetta in altro modo: «{quote}».',
  },
};
