import type { CataloguePart } from '../catalogue.ts';

export const adversarial: CataloguePart = {
  experts: {
    'counterparty-counsel': 'Legale della controparte',
    'devils-advocate': 'Avvocato del diavolo',
    'duplicate-judge': 'Giudice dei duplicati',
    'evidence-auditor': 'Revisore delle prove',
    integrity: 'Integrità del documento',
    'materiality-judge': 'Giudice della rilevanza',
    'precedent-sceptic': 'Scettico dei precedenti',
  },
  rules: {
    'integrity.hidden-characters': {
      title: '{count, plural, one {Carattere nascosto} other {# caratteri nascosti}}',
      description:
        'Il testo contiene caratteri che non si vedono ({points}). Possono nascondere parole, invertirne l’ordine o ingannare un confronto tra versioni.',
      suggestion: 'Toglierli e confrontare il testo con quanto concordato.',
      rationale: 'Un carattere invisibile non ha posto nel testo.',
    },
    'integrity.mixed-alphabets': {
      title: '{count, plural, one {Parola con alfabeti misti} other {# parole con alfabeti misti}}',
      description:
        'Lettere di un altro alfabeto stanno al posto di lettere latine dall’aspetto uguale: {words}. Chi cerca la parola, o confronta le versioni, non la trova.',
      suggestion:
        'Scrivere {count, plural, one {la parola} other {le parole}} in un solo alfabeto e chiedere da dove venga il testo.',
      rationale: 'Una parola va scritta in un solo alfabeto.',
    },
    'integrity.orders-to-reader': {
      title: 'Istruzioni rivolte al revisore (prompt injection)',
      description:
        'Un testo come {words} non è un patto tra le parti: mira al giudizio di chi legge. Non è stato eseguito.',
      suggestion: 'Chiedere alla controparte perché c’è e farlo togliere.',
    },
  },
  reasons: {
    'counterparty-counsel.mutual':
      'La clausola vincola entrambe le parti («{quote}»); la controparte la difenderà come equilibrata.',
    'counterparty-counsel.one-sided':
      'La clausola è a senso unico («{quote}»); anche il legale della controparte si aspetterebbe la richiesta.',
    'devils-advocate.qualified': 'La frase stessa ne ritira una parte: «{quote}».',
    'duplicate-judge.already-there': 'Il documento ha una clausola in materia: {heading}.',
    'duplicate-judge.identical':
      'I due punti dicono lo stesso parola per parola, quindi non si contraddicono: «{quote}».',
    'duplicate-judge.no-heading':
      '{count, plural, one {L’unica rubrica del documento non nomina} other {Nessuna delle # rubriche del documento nomina}} la materia.',
    'duplicate-judge.same-place': 'Le due citazioni sono lo stesso punto: «{quote}».',
    'evidence-auditor.change-elsewhere': 'La modifica è lontana dal punto citato: «{quote}».',
    'evidence-auditor.change-empty': 'La modifica proposta non modifica nulla.',
    'evidence-auditor.change-not-verbatim': 'La modifica sostituisce parole che lì non ci sono: «{quote}».',
    'evidence-auditor.contents': 'La citazione è una riga dell’indice: «{quote}».',
    'evidence-auditor.no-place': 'Il rilievo non cita nulla e non indica un punto.',
    'evidence-auditor.no-words': 'La citazione non contiene parole.',
    'evidence-auditor.not-verbatim': 'La citazione non è nel testo: «{quote}».',
    'evidence-auditor.placed': 'Non si cita nulla perché nulla c’è; il suo posto sarebbe in {section}.',
    'evidence-auditor.verbatim':
      '{count, plural, one {La citazione è} other {Tutte le # citazioni sono}} nel testo parola per parola, prima in {section}.',
    'integrity.forbids': 'Il testo vieta tale condotta invece di ordinarla: «{quote}».',
    'integrity.seen': 'L’ordine è nel testo: «{quote}».',
    'materiality-judge.binding': 'La frase citata vincola qualcuno (“{quote}”), quindi il difetto ha un prezzo.',
    'materiality-judge.domestic':
      'Nulla nel documento passa un confine o tocca un’autorità, quindi la questione si pone appena.',
    'materiality-judge.form': 'Una questione di forma costa tempo a chi legge, non denaro a una parte.',
    'materiality-judge.heading': 'È citato solo un titolo, e i titoli non vincolano: «{quote}».',
    'materiality-judge.long':
      'Un documento di {count, plural, one {# pagina} other {# pagine}} è abbastanza lungo per regolare anche questo.',
    'materiality-judge.recital': 'Le parole stanno nelle premesse, che spiegano ma non vincolano.',
    'materiality-judge.short':
      'Un contratto di {count, plural, one {# pagina} other {# pagine}} lascia questo alla legge; nessuno fermerebbe la firma per questo.',
    'precedent-sceptic.customary': 'La formula è d’uso e il suo senso è consolidato: «{quote}».',
  },
};
