import type { PositionsInput } from '../../../protocols/playbook/index.ts';

/** Services as a supplier sells them, for contracts in Italian: the same positions in the terms of Italian law. */
export const servicesSupplierInItalian: PositionsInput = {
  name: 'Servizi, per il fornitore',
  description: 'Posizioni di un fornitore di servizi o di software come servizio. Una base per il manuale proprio.',
  topics: [
    {
      id: 'liability-cap',
      name: 'Limitazione della responsabilità',
      reason:
        'Il prezzo è calcolato su un rischio limitato; la responsabilità deve restare proporzionata ai corrispettivi.',
      about: {
        categories: ['cap_on_liability'],
        pattern:
          '(?:responsabilit|risarciment|risponde|dann[oi])[^.]{0,200}(?:limitat|superare|eccedere|superer|ecceder|massim)|(?:risponde|responsabil)[^.]{0,80}(?:illimitat|senza (?:alcun )?limit)|(?:fornitore|prestatore|appaltatore|consulente|licenziante)[^.]{0,40}\\bnon\\b[^.]{0,20}(?:rispond|responsabil)',
        grievous: ['uncapped_liability', 'cap_one_sided'],
      },
      preferred: {
        wording:
          'La responsabilità complessiva di {provider} ai sensi del presente contratto è limitata ai corrispettivi pagati nei dodici (12) mesi precedenti l’evento. {Provider} non risponde del lucro cessante né dei danni indiretti. Restano salvi il dolo, la colpa grave e gli altri casi in cui la legge non ammette limiti (articolo 1229 del codice civile).',
        pattern:
          '(?:responsabil|risponde|risarc)[^.]{0,300}(?:limitat|superare|eccedere|superer|ecceder|massim)[^.]{0,300}(?:corrispettiv|canon|import|somm)',
      },
      acceptable: [
        {
          wording: '{Provider} non risponde dei danni, salvi il dolo e la colpa grave.',
          pattern:
            '(?:fornitore|prestatore|appaltatore|consulente|licenziante)[^.]{0,40}\\bnon\\b[^.]{0,20}(?:rispond|responsabil)',
          note: 'Per dolo o colpa grave l’esclusione è nulla: chiederla anche per questi casi non giova.',
        },
      ],
      fallback: [
        {
          wording:
            'La responsabilità complessiva di {provider} ai sensi del presente contratto è limitata a una volta e mezza i corrispettivi pagati nei dodici (12) mesi precedenti l’evento, salvi il dolo e la colpa grave.',
        },
        {
          wording:
            'La responsabilità complessiva di {provider} ai sensi del presente contratto è limitata al doppio dei corrispettivi pagati nei dodici (12) mesi precedenti l’evento, salvi il dolo e la colpa grave.',
          note: 'Solo con l’approvazione della direzione finanziaria.',
        },
      ],
      walk_away: {
        pattern: '(?:responsabil|risponde|risarc)[^.]{0,80}(?:illimitat|senza (?:alcun )?limit)',
        note: 'Non vendiamo con responsabilità illimitata.',
      },
      severity: 'critical',
      owner: 'Ufficio legale',
    },
    {
      id: 'consequential-loss',
      name: 'Danni indiretti e lucro cessante',
      reason: 'Questi danni non si possono prevedere né assicurare a questo prezzo; ciascuna parte sopporta i propri.',
      about: {
        categories: ['consequential_loss'],
        pattern: 'lucro cessante|dann[oi] indirett|mancato guadagno|perdita di (?:profitt|guadagn|chance|dati)',
      },
      preferred: {
        wording:
          'Salvi il dolo e la colpa grave, nessuna delle parti risponde del lucro cessante, della perdita di dati o dei danni indiretti.',
        pattern:
          '(?:non|nessuna|esclus|né)[^.]{0,200}(?:lucro cessante|indirett|mancato guadagno|perdita di)|(?:lucro cessante|indirett|mancato guadagno)[^.]{0,80}esclus',
      },
      severity: 'high',
      owner: 'Ufficio legale',
    },
    {
      id: 'payment-term',
      name: 'Termini di pagamento',
      reason: 'I servizi sono resi prima della fattura, perciò il pagamento deve seguire senza indugio.',
      about: {
        categories: ['payment_terms'],
        pattern:
          '(?:\\bpag|\\bsald|\\bvers|corrispond)[^.]{0,80}fattur|fattur[^.]{0,80}(?:\\bpag|\\bsald|scad|corrispost)',
        grievous: ['payment_very_late', 'payment_pay_when_paid', 'payment_withhold_setoff_at_will'],
      },
      preferred: {
        wording: '{Customer} paga le fatture entro quattordici (14) giorni dalla loro data.',
        pattern: '\\b(?:14|quattordici|15|quindici)\\b[^.]{0,30}giorni',
      },
      acceptable: [
        {
          wording: '{Customer} paga le fatture entro trenta (30) giorni dalla loro data.',
          pattern: '\\b(?:30|trenta)\\b[^.]{0,30}giorni',
        },
      ],
      fallback: [
        {
          wording: '{Customer} paga le fatture entro quarantacinque (45) giorni dalla loro data.',
          pattern: '\\b(?:45|quarantacinque)\\b[^.]{0,30}giorni',
        },
      ],
      walk_away: {
        pattern:
          '(?:dopo|quando|una volta|subordinat|condizionat)[^.]{0,60}(?:pagat|incass|pagamento)[^.]{0,60}(?:cliente finale|committente principale|proprio cliente|suo cliente)',
        note: 'Non sopportiamo il rischio del cliente di un altro.',
      },
      severity: 'medium',
      owner: 'Finanza',
    },
    {
      id: 'late-interest',
      name: 'Interessi di mora',
      reason: 'Gli interessi di mora sono quelli che la legge prevede per le transazioni commerciali.',
      about: { categories: ['late_interest'], pattern: '\\binteress[ei]\\b|\\bmorator' },
      preferred: {
        wording:
          'In caso di ritardo sono dovuti, senza costituzione in mora, gli interessi moratori del decreto legislativo 231/2002.',
        pattern: 'interess|morator|231/2002',
      },
      severity: 'low',
      owner: 'Finanza',
    },
    {
      id: 'warranty',
      name: 'Garanzie',
      reason: 'La garanzia copre ciò che il fornitore controlla, cioè la diligenza con cui esegue i servizi.',
      about: {
        categories: ['warranty_disclaimer'],
        pattern: '\\bgaran(?:zi[ae]|tisc|tir)|regola d.arte',
        grievous: ['obligation_best_efforts_result_risk'],
      },
      preferred: {
        wording:
          '{Provider} garantisce che i servizi sono eseguiti a regola d’arte e con la diligenza professionale richiesta (articolo 1176 del codice civile). Ogni altra garanzia è esclusa nei limiti consentiti dalla legge.',
        pattern: 'esclus|nessuna (?:altra )?garanzia|non (?:presta|garantisce)',
      },
      severity: 'medium',
      owner: 'Ufficio legale',
    },
    {
      id: 'intellectual-property',
      name: 'Titolarità dei materiali',
      reason:
        'Il fornitore usa gli stessi materiali e strumenti per tutti i clienti; al cliente spetta ciò che è fatto per lui solo.',
      about: {
        categories: ['ip_ownership_assignment'],
        pattern: 'proprietà (?:intellettuale|industriale)|diritt[oi] d.autore|utilizzazione economica|titolarità d',
        grievous: ['ip_assignment_background'],
      },
      preferred: {
        wording:
          '{Provider} conserva ogni diritto sui propri materiali e strumenti. Con il pagamento integrale {customer} acquista i diritti di utilizzazione economica sui risultati realizzati soltanto per suo conto.',
        pattern: '(?:conserv|mantien|mantenere|riserva|rest[ai]|riman)[^.]{0,160}(?:diritt|titolar|propriet)',
      },
      fallback: [
        {
          wording:
            '{Provider} cede a {customer} i diritti sui risultati con il pagamento integrale e conserva ogni diritto sui propri materiali preesistenti.',
          pattern: '(?:con|dopo|previo|subordinat|a seguito)[^.]{0,40}pagamento',
        },
      ],
      required: false,
      severity: 'high',
      owner: 'Ufficio legale',
    },
    {
      id: 'termination-for-convenience',
      name: 'Recesso',
      reason:
        'Persone e capacità sono riservate ai servizi; il preavviso e i costi già sostenuti devono essere coperti.',
      about: {
        categories: ['termination_for_convenience'],
        pattern: '\\breced|\\brecesso',
        grievous: ['termination_instant_no_cause'],
      },
      preferred: {
        wording:
          'Ciascuna parte può recedere dal presente contratto con un preavviso scritto di novanta (90) giorni. {Customer} paga le prestazioni eseguite e le spese che non si possono più evitare.',
        pattern: '(?:ciascuna|ognuna delle|entrambe le|le) part[ei][^.]{0,160}\\b(?:90|novanta|60|sessanta)\\b',
      },
      acceptable: [
        {
          wording: 'Ciascuna parte può recedere dal presente contratto con un preavviso scritto di trenta (30) giorni.',
          pattern: '(?:ciascuna|ognuna delle|entrambe le|le) part[ei][^.]{0,40}(?:può|possono|potr)',
        },
      ],
      required: false,
      severity: 'medium',
      owner: 'Commerciale',
    },
    {
      id: 'exclusivity',
      name: 'Esclusiva e non concorrenza',
      reason: 'Il fornitore lavora per più clienti e non può legare il proprio personale a uno solo.',
      about: {
        categories: ['exclusivity', 'non_compete'],
        pattern:
          '(?:in|patto di|obbligo di|diritto di|clausola di) esclusiva\\b|non concorrenza|attività concorrent|\\bconcorrenti\\b',
        grievous: ['noncompete_overbroad', 'exclusivity_one_sided_no_minimum'],
      },
      preferred: {
        wording: 'Nulla nel presente contratto impedisce a {provider} di prestare la propria opera a favore di altri.',
        pattern: 'senza (?:vincolo di )?esclusiva|nulla[^.]{0,80}impedi|non[^.]{0,20}(?:in|di) esclusiva',
      },
      required: false,
      severity: 'high',
      owner: 'Commerciale',
      note: 'Il divieto di concorrenza va provato per iscritto, limitato per zona o attività, e dura al massimo cinque anni (articolo 2596 del codice civile).',
    },
    {
      id: 'force-majeure',
      name: 'Forza maggiore',
      reason: 'Nessuna delle parti deve rispondere di ciò che non poteva impedire.',
      about: {
        categories: ['force_majeure'],
        pattern: 'forza maggiore|caso fortuito|caus[ae] non imputabil|impossibilità sopravvenuta',
        grievous: ['force_majeure_one_side'],
      },
      preferred: {
        wording:
          'Nessuna delle parti risponde del ritardo o dell’inadempimento dovuto a causa a essa non imputabile; restano fermi gli obblighi di pagamento.',
        pattern: '(?:nessuna|ciascuna|entrambe)[^.]{0,12}part[ei]|le parti|ragionevole controllo',
      },
      severity: 'low',
      owner: 'Ufficio legale',
    },
  ],
  checks: [
    {
      id: 'penalties',
      name: 'Nessuna penale',
      kind: 'must_not_mention',
      pattern: '\\bpenal[ei]\\b',
      unless_denied: true,
      severity: 'high',
      owner: 'Ufficio legale',
    },
    {
      id: 'payment-days',
      name: 'Pagamento entro 45 giorni',
      kind: 'must_not_exceed',
      period: 'payment',
      days: 45,
      severity: 'medium',
      owner: 'Finanza',
    },
    {
      id: 'change-control',
      name: 'Le varianti sono per iscritto',
      kind: 'must_mention',
      pattern: '(?:modific|variant|variazion|emendament)[^.]{0,120}(?:scritt|sottoscritt|firmat)',
      severity: 'low',
    },
    {
      id: 'specific-approval',
      name: 'Approvazione specifica delle clausole (articolo 1341)',
      kind: 'must_mention',
      pattern: '\\b1341\\b',
      severity: 'medium',
      owner: 'Ufficio legale',
      note: 'Nelle condizioni generali i limiti di responsabilità e il recesso valgono solo se approvati specificamente per iscritto.',
    },
  ],
};
