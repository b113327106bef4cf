import type { CataloguePart } from '../../catalogue.ts';

export const consistencyStructure: CataloguePart = {
  experts: {
    'cross-references': 'Rinvii interni',
    'duplicated-wording': 'Disposizioni ripetute',
    enumerations: 'Elenchi e voci',
    exhibits: 'Allegati',
    numbering: 'Numerazione delle clausole',
    placeholders: 'Spazi da compilare',
    'signature-block': 'Firme',
  },
  rules: {
    'cross-references.dangling': {
      title: '{count, plural, one {Un rinvio non porta} other {# rinvii non portano}} da nessuna parte',
      description: 'Il documento non contiene {targets}. Ciò che il rinvio doveva richiamare manca o è incerto.',
      suggestion: 'Correggere ogni numero o ripristinare la clausola richiamata.',
    },
    'cross-references.wrong-self': {
      title: 'Una clausola si chiama con un altro numero',
      description:
        'Il testo dice «questa» sezione e indica il numero di un’altra. La regola può essere riferita alla clausola sbagliata.',
      suggestion: 'Sostituire il numero con quello della clausola o togliere «questa».',
    },
    'duplicated-wording.twice': {
      title: 'La stessa disposizione compare due volte',
      description:
        'Due clausole dicono la stessa cosa con le stesse parole. Una modifica futura di una lascerà indietro l’altra.',
      suggestion: 'Mantenerne una e richiamarla.',
    },
    'enumerations.cut': {
      title: '{count, plural, one {Un elenco si interrompe} other {# elenchi si interrompono}}',
      description: 'Le parole annunciano voci e non segue nulla. Non si capisce che cosa si voleva comprendere.',
      suggestion: 'Completare l’elenco, o togliere le parole che lo annunciano.',
    },
    'enumerations.gap': {
      title: '{count, plural, one {Un elenco salta una voce} other {# elenchi saltano una voce}}',
      description: 'L’elenco va {places}: una voce è stata tolta, o le lettere non sono state rinnovate.',
      suggestion: 'Ripristinare la voce o rinnovare le lettere, e controllare i rinvii.',
    },
    'exhibits.elsewhere': {
      title: 'Una parte importante sta altrove',
      description:
        'L’accordo richiama condizioni pubblicate su una pagina altrui. Ciò che vincola non è stato esaminato qui, e la pagina può cambiare dopo la firma.',
      suggestion:
        'Allegare la versione intesa, o indicarne numero e data e dire che le modifiche successive non vincolano senza accordo.',
    },
    'exhibits.not-attached': {
      title:
        '{count, plural, one {Un allegato è richiamato} other {# allegati sono richiamati}} ma non {count, plural, one {incluso} other {inclusi}}',
      description: 'Il testo si fonda su {names}, che il documento non contiene. Il contenuto non si può verificare.',
      suggestion: 'Allegarlo o eliminare il richiamo.',
    },
    'numbering.duplicate': {
      title: 'Due clausole hanno il numero {number}',
      description: 'Un rinvio a {number} può indicare l’una o l’altra.',
      suggestion: 'Rinumerarne una e controllare i rinvii.',
    },
    'numbering.gap': {
      title: 'La numerazione salta',
      description: 'La numerazione salta: {places}. Può mancare una clausola e i rinvii possono essere slittati.',
      suggestion: 'Ripristinare la clausola, indicarla come «omessa» o rinumerare.',
    },
    'numbering.stray': {
      title: '{count, plural, one {Una clausola sta} other {# clausole stanno}} nel posto sbagliato',
      description:
        'Tra due clausole che si susseguono sta {places}. È stata spostata o copiata qui, e si legge nel contesto sbagliato.',
      suggestion: 'Rimetterla al suo posto, e verificare che cosa vi rinvia.',
    },
    'placeholders.edit-marks': {
      title:
        '{count, plural, one {Un segno di redazione è rimasto} other {# segni di redazione sono rimasti}} nel testo',
      description:
        '{words}: i segni di enfasi mostrano che le parole sono state inserite tardi e non riportate nel testo pulito.',
      suggestion: 'Verificare chi ha inserito le parole e se sono concordate, poi togliere i segni.',
    },
    'placeholders.redacted': {
      title: '{count, plural, one {Un passo è oscurato} other {# passi sono oscurati}}',
      description: 'Parti del testo non sono visibili. Questo esame non può dire che cosa contengono.',
      suggestion: 'Chiedere il testo integrale prima di fidarsi dell’esame.',
    },
    'placeholders.unfilled': {
      title: '{count, plural, one {Resta uno spazio} other {Restano # spazi}} da compilare',
      description: 'Il testo non è completo ({examples}). Ciò che manca non è concordato.',
      suggestion: 'Compilare ogni spazio o eliminare la disposizione.',
    },
    'signature-block.missing': {
      title: 'Manca lo spazio per le firme',
      description: 'Il documento non prevede le firme. Chi firma, in quale veste e quando resterebbe senza prova.',
      suggestion: 'Aggiungere per ogni parte nome, qualifica e data.',
    },
    'signature-block.other-name': {
      title: '{count, plural, one {Una firma} other {# firme}} sopra il nome di un’altra persona',
      description:
        'Il nome di chi ha firmato e il nome stampato per la firma non coincidono. Il potere di firma può essere contestato.',
      suggestion: 'Accertare chi ha firmato, e far firmare la persona giusta.',
    },
    'signature-block.party-missing': {
      title: 'Una parte non firma',
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
