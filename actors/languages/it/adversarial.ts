import type { CataloguePart } from '../catalogue.ts';

export const adversarial: CataloguePart = {
  experts: {
    verifier: 'Verificatore',
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
    'verifier.same-sentence': 'La frase stessa dà la risposta: «{quote}» ({section}).',
    'verifier.beside': 'Il testo accanto dà la risposta: «{quote}» ({section}).',
    'verifier.elsewhere': 'Un altro punto dà la risposta: «{quote}» ({section}).',
    'verifier.may-answer': '{section} potrebbe dare la risposta: «{quote}»',
    'verifier.incorporated': 'Vale anche qui una parte di un altro contratto, che ne tratta: «{quote}» ({section}).',
    'verifier.withheld': 'La previsione c’è, ma la copia la omette: «{quote}» ({section}).',
    'verifier.both-sides': 'La clausola vincola entrambe le parti: «{quote}» ({section}).',
    'verifier.no-duty': 'La frase lascia una scelta e non obbliga: «{quote}» ({section}).',
    'verifier.other-document': 'Rinvia a un altro documento: «{quote}» ({section}).',
    'verifier.not-about': 'La frase riguarda altro: «{quote}» ({section}).',
    'verifier.bearer': 'La frase parla di {bearer} e di nessun altro: «{quote}» ({section}).',
    'verifier.denied': 'Il testo nega ciò che si sostiene: «{quote}» ({section}).',
    'verifier.mirrored': '{section} dà o chiede lo stesso all’altra parte: «{quote}».',
    'verifier.other-matter':
      '«{period}» misura {matter, select, notice_of_termination {il preavviso di recesso} notice_of_non_renewal {la disdetta} notice {un preavviso} cure {il termine per rimediare} payment {il termine di pagamento} term {la durata} confidentiality {la riservatezza} warranty {la garanzia} retention {la conservazione dei registri} acceptance {l’accettazione} delivery {la consegna} audit {una verifica} survival {la sopravvivenza} look_back {quanto pagato prima} other {altro}}: «{quote}» ({section}).',
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
