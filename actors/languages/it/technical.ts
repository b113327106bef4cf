import type { CataloguePart } from '../catalogue.ts';

export const technical: CataloguePart = {
  experts: {
    'acceptance-criteria': 'Criteri di accettazione',
    acronyms: 'Acronimi',
    'ambiguous-modifiers': 'Avverbi e aggettivi ambigui',
    'change-control': 'Gestione delle varianti',
    comparatives: 'Comparativi',
    'incomplete-references': 'Riferimenti incompleti',
    interfaces: 'Interfacce',
    loopholes: 'Scappatoie',
    'negative-statements': 'Enunciati negativi',
    'nonverifiable-terms': 'Termini non verificabili',
    'open-ended-lists': 'Elenchi aperti',
    polysemy: 'Parole con più significati',
    'service-levels': 'Livelli di servizio',
    'subjective-language': 'Linguaggio soggettivo',
    superlatives: 'Superlativi',
    'system-security': 'Sicurezza del sistema',
    'uncertain-verbs': 'Verbi incerti',
    units: 'Unità di misura',
    'vague-pronouns': 'Pronomi vaghi',
  },
  rules: {
    'acceptance-criteria.by-taste': {
      title: 'Accettazione a piacimento del cliente',
      description:
        'Il lavoro deve soddisfare qualcuno, non una specifica. Il fornitore non può sapere quando ha finito.',
      suggestion: 'Richiamare la specifica o aggiungere «ragionevolmente».',
    },
    'acceptance-criteria.missing': {
      title: 'Mancano i criteri di accettazione',
      description:
        'Il lavoro si consegna e si accetta, ma nulla dice con quale prova. Il pagamento si può negare o pretendere per opinione.',
      suggestion: 'Aggiungere criteri, procedura di prova e un termine per il collaudo.',
    },
    'acceptance-criteria.no-deadline': {
      title: 'Accettazione senza termine',
      description:
        'Il collaudo è previsto, ma senza termine e senza effetto del silenzio. Il pagamento può attendere per sempre.',
      suggestion: 'Fissare un numero di giorni, dopo i quali il lavoro si considera accettato.',
    },
    'acronyms.unexplained': {
      title: '{count, plural, one {Sigla non spiegata} other {# sigle non spiegate}}',
      description: '{acronyms}: il documento non ne dice il significato.',
      suggestion: 'Spiegarle al primo uso.',
    },
    'ambiguous-modifiers.found': {
      title: 'Avverbi e aggettivi non quantificati',
      description:
        '{count, plural, one {Un punto} other {# punti}}: {words}. Due progettisti costruirebbero due cose diverse.',
      suggestion: 'Indicare il valore, la tolleranza o la condizione.',
    },
    'change-control.missing': {
      title: 'Manca una procedura di gestione delle modifiche',
      description:
        'Il lavoro è descritto, ma non come si possa cambiare. Il lavoro extra si farà prima e si discuterà dopo.',
      suggestion: 'Aggiungere una variante scritta con effetto su prezzo e date.',
    },
    'change-control.on-request': {
      title: 'Ambito ampliabile a richiesta',
      description: 'Una parte può chiedere altro lavoro, e il testo non fissa né limite né prezzo.',
      suggestion: 'Limitarlo o valutarlo con una variante.',
    },
    'comparatives.found': {
      title: 'Confronti senza termine di paragone',
      description:
        '{count, plural, one {Un punto} other {# punti}}: {words}. Non è detto rispetto a che cosa né di quanto.',
      suggestion: 'Indicare il termine di confronto e la differenza richiesta.',
    },
    'incomplete-references.found': {
      title: 'Norme o documenti non identificati',
      description:
        '{count, plural, one {Un punto} other {# punti}}: {words}. Quale edizione, quale parte? Da questo dipende ciò che è dovuto.',
      suggestion: 'Indicare numero, edizione e data.',
    },
    'interfaces.unspecified': {
      title: '{count, plural, one {Interfaccia non specificata} other {# interfacce non specificate}}',
      description: 'Non sono indicati sistema, protocollo, formato e versione. Il costo di integrazione è ignoto.',
      suggestion: 'Indicare sistema, protocollo, formato e versione, o richiamare la specifica.',
    },
    'loopholes.found': {
      title: 'Requisiti con scappatoie',
      description:
        '{count, plural, one {Un punto} other {# punti}}: {words}. Chi deve soddisfarli può sempre dire che non era possibile o necessario.',
      suggestion: 'Eliminare le parole o elencare i casi in cui il requisito non vale.',
    },
    'negative-statements.found': {
      title: 'Requisiti espressi come negazioni',
      description:
        '{count, plural, one {Un punto} other {# punti}}: {words}. Che qualcosa non accada mai non si dimostra con una prova.',
      suggestion: 'Dire che cosa fa invece il sistema.',
    },
    'nonverifiable-terms.found': {
      title: 'Termini non verificabili',
      description:
        '{count, plural, one {Un punto} other {# punti}}: {words}. Non permettono di decidere l’accettazione.',
      suggestion: 'Indicare che cosa si mostra, conta o misura, e il limite da superare.',
    },
    'open-ended-lists.found': {
      title: 'Elenchi aperti',
      description:
        '{count, plural, one {Un punto} other {# punti}}: {words}. Chi costruisce valuta ciò che è scritto, chi compra si aspetta il resto.',
      suggestion: 'Completare l’elenco o dire con quale regola continua.',
    },
    'polysemy.found': {
      title: 'Parole con più significati tecnici',
      description:
        '{count, plural, one {Un punto} other {# punti}}: {words}. Lettori di mestieri diversi capiranno cose diverse.',
      suggestion: 'Definirle una volta in un glossario e usarle solo così.',
    },
    'service-levels.no-figure': {
      title: 'Livello di servizio senza valore',
      description: 'Parole come queste sembrano un livello di servizio ma non si possono misurare.',
      suggestion: 'Indicare una percentuale, un tempo di risposta e come si misurano.',
    },
    'service-levels.no-period': {
      title: 'Disponibilità senza periodo di misura',
      description:
        'È promessa una percentuale, ma non su quale periodo. Su un anno consente dodici volte il fermo di un mese.',
      suggestion: 'Aggiungere il periodo, per esempio «in ogni mese solare».',
    },
    'service-levels.no-remedy': {
      title: 'Livello di servizio senza rimedi',
      description: 'Il livello è promesso, ma nulla segue se non è raggiunto. La promessa serve a poco.',
      suggestion: 'Aggiungere crediti e un diritto di recesso dopo ripetuti inadempimenti.',
    },
    'subjective-language.found': {
      title: 'Parole soggettive nei requisiti',
      description:
        '{count, plural, one {Un punto} other {# punti}}: {words}. Dicono che cosa piacerebbe a qualcuno: chi costruisce e chi collauda giudicheranno in modo diverso.',
      suggestion: 'Sostituirle con qualcosa di osservabile o misurabile.',
    },
    'superlatives.found': {
      title: 'Superlativi',
      description:
        '{count, plural, one {Un punto} other {# punti}}: {words}. Nessuno può provare che qualcosa sia il migliore di tutti.',
      suggestion: 'Indicare il valore sufficiente.',
    },
    'system-security.silent': {
      title: 'Mancano requisiti di sicurezza',
      description: 'Dati e account entrano in un sistema, ma il documento non dice nulla della loro protezione.',
      suggestion: 'Aggiungere requisiti di sicurezza e chi ne risponde.',
    },
    'system-security.vague': {
      title: 'Requisiti di sicurezza senza norma di riferimento',
      description:
        'La protezione è promessa in termini generici. Dopo un incidente nessuno può dimostrare se la promessa fu mantenuta.',
      suggestion: 'Indicare uno standard o misure concrete: cifratura, controllo degli accessi, verifiche.',
    },
    'uncertain-verbs.found': {
      title: 'Verbi che lasciano incerto l’obbligo',
      description: '{count, plural, one {Un punto} other {# punti}}: {words}. Non è chiaro se la funzione sia dovuta.',
      suggestion: 'Usare «deve» per ciò che è dovuto e indicare le opzioni come tali.',
    },
    'units.missing': {
      title: '{count, plural, one {Quantità senza unità} other {# quantità senza unità}}',
      description: 'È richiesto un numero, ma di che cosa? Tra secondi e millisecondi c’è un fattore mille.',
      suggestion: 'Aggiungere l’unità.',
    },
    'units.two-systems': {
      title: 'Unità metriche e imperiali mescolate',
      description: 'Si usano due sistemi di unità. Ne seguono errori di conversione e liti sugli arrotondamenti.',
      suggestion: 'Usare un solo sistema, con l’altro tra parentesi se serve.',
    },
    'vague-pronouns.found': {
      title: 'Pronomi ambigui',
      description:
        '{count, plural, one {Un punto} other {# punti}}: {words}. Chi legge il singolo requisito non sa a che cosa si riferiscano.',
      suggestion: 'Ripetere il nome.',
    },
  },
  reasons: {
    'acceptance-criteria.reasonable': 'Vale un criterio di ragionevolezza: «{quote}».',
    'acceptance-criteria.stated': 'I criteri sono indicati: «{quote}».',
    'acronyms.glossary': 'Il documento ha un elenco di sigle: «{heading}».',
    'ambiguous-modifiers.defined': '«{term}» è definito nel documento.',
    'ambiguous-modifiers.measured': 'La frase indica una misura: «{quote}».',
    'change-control.procedure': 'Una procedura esiste: «{quote}».',
    'comparatives.defined': '«{term}» è definito nel documento.',
    'comparatives.measured': 'La frase indica una misura: «{quote}».',
    'incomplete-references.defined': '«{term}» è definito nel documento.',
    'incomplete-references.measured': 'La frase indica una misura: «{quote}».',
    'interfaces.document': 'È indicato un documento di interfaccia: «{quote}».',
    'loopholes.defined': '«{term}» è definito nel documento.',
    'loopholes.measured': 'La frase indica una misura: «{quote}».',
    'negative-statements.defined': '«{term}» è definito nel documento.',
    'negative-statements.measured': 'La frase indica una misura: «{quote}».',
    'nonverifiable-terms.defined': '«{term}» è definito nel documento.',
    'nonverifiable-terms.measured': 'La frase indica una misura: «{quote}».',
    'open-ended-lists.defined': '«{term}» è definito nel documento.',
    'open-ended-lists.measured': 'La frase indica una misura: «{quote}».',
    'polysemy.defined': '«{term}» è definito nel documento.',
    'polysemy.measured': 'La frase indica una misura: «{quote}».',
    'service-levels.annex': 'I livelli di servizio sono in «{heading}».',
    'service-levels.disclaimer': 'La frase nega la promessa invece di darla: «{quote}».',
    'subjective-language.defined': '«{term}» è definito nel documento.',
    'subjective-language.measured': 'La frase indica una misura: «{quote}».',
    'superlatives.defined': '«{term}» è definito nel documento.',
    'superlatives.measured': 'La frase indica una misura: «{quote}».',
    'system-security.elsewhere': 'Misure concrete sono altrove: «{quote}».',
    'system-security.named': 'È indicata una misura concreta: «{quote}».',
    'uncertain-verbs.defined': '«{term}» è definito nel documento.',
    'uncertain-verbs.measured': 'La frase indica una misura: «{quote}».',
    'units.declared': 'L’unità è dichiarata una volta per tutti i valori: «{quote}».',
    'vague-pronouns.defined': '«{term}» è definito nel documento.',
    'vague-pronouns.measured': 'La frase indica una misura: «{quote}».',
  },
};
