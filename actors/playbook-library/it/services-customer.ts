import type { PositionsInput } from '../../../protocols/playbook/index.ts';
import { USE_OF_DATA } from './use-of-data.ts';

/** Services as a customer buys them, for contracts in Italian: the same positions in the terms of Italian law. */
export const servicesCustomerInItalian: PositionsInput = {
  name: 'Servizi, per il cliente',
  description:
    'Posizioni di un cliente che acquista servizi o software come servizio. Una base per il manuale proprio.',
  topics: [
    {
      id: 'liability-cap',
      name: 'Limitazione della responsabilità',
      reason:
        'Il limite deve essere proporzionato ai corrispettivi e al danno possibile, e per dolo o colpa grave non può operare (articolo 1229 del codice civile).',
      about: {
        categories: ['cap_on_liability'],
        pattern:
          '(?:responsabilit|risarciment|risponde|dann[oi])[^.]{0,200}(?:limitat|superare|eccedere|superer|ecceder|massim)|(?:in alcun|in nessun) caso[^.]{0,60}(?:responsabil|rispond)|(?:responsabil|rispond)[^.]{0,60}(?:in alcun|in nessun) caso',
        grievous: ['cap_derisory', 'cap_one_sided', 'exclusion_all_remedies'],
      },
      preferred: {
        wording:
          'La responsabilità complessiva di ciascuna parte ai sensi del presente contratto è limitata al doppio dei corrispettivi pagati o dovuti nei dodici (12) mesi precedenti l’evento. Il limite non opera in caso di dolo o colpa grave, di violazione degli obblighi di riservatezza o di protezione dei dati personali e per gli obblighi di manleva.',
      },
      acceptable: [
        {
          wording:
            'La responsabilità complessiva di ciascuna parte ai sensi del presente contratto è limitata a una volta e mezza i corrispettivi pagati o dovuti nei dodici (12) mesi precedenti l’evento, salvi il dolo, la colpa grave e la violazione degli obblighi di riservatezza.',
        },
      ],
      fallback: [
        {
          wording:
            'La responsabilità complessiva di ciascuna parte ai sensi del presente contratto è limitata ai corrispettivi pagati o dovuti nei dodici (12) mesi precedenti l’evento, salvi il dolo, la colpa grave e la violazione degli obblighi di riservatezza.',
          pattern: '(?:dodici|12)[^.]{0,20}mesi[^.]{0,400}(?:dolo|colpa grave|riservat)',
          note: 'Solo con un’assicurazione pari almeno ai corrispettivi annui.',
        },
      ],
      walk_away: {
        pattern:
          '(?:in alcun|in nessun) caso[^.]{0,60}(?:responsabil|rispond)|(?:responsabil|rispond)[^.]{0,60}(?:in alcun|in nessun) caso|anche (?:se|in caso|per|quando)[^.]{0,40}(?:dolo|colpa grave)|\\b(?:un|1|tre|3)\\b(?: \\([13]\\))? mes[ei][^.]{0,40}(?:corrispettiv|canon)|(?:corrispettiv|canon)[^.]{0,60}\\b(?:un|1|tre|3)\\b[^.]{0,8}mes[ei]',
        note: 'Senza un rimedio reale non si firma; l’esclusione per dolo o colpa grave è nulla (articolo 1229 del codice civile).',
      },
      required: false,
      severity: 'high',
      owner: 'Ufficio legale',
    },
    {
      id: 'termination-for-convenience',
      name: 'Recesso',
      reason:
        'Le esigenze cambiano durante il rapporto; il cliente deve poter recedere con preavviso e pagare quanto è stato eseguito.',
      about: {
        categories: ['termination_for_convenience'],
        pattern: '\\breced|\\brecesso',
        grievous: ['termination_one_side_only'],
      },
      preferred: {
        wording:
          '{Customer} può recedere dal presente contratto in qualsiasi momento con un preavviso scritto di trenta (30) giorni e, in deroga all’articolo 1671 del codice civile, paga soltanto le prestazioni eseguite fino alla data di efficacia del recesso.',
      },
      acceptable: [
        {
          wording:
            'Ciascuna parte può recedere dal presente contratto in qualsiasi momento con un preavviso scritto di novanta (90) giorni.',
          pattern:
            '(?:ciascuna|ognuna delle|entrambe le|una delle|le) part[ei][^.]{0,80}(?:può|possono|potr|facoltà|diritto)[^.]{0,60}reced',
        },
      ],
      fallback: [
        {
          wording:
            '{Customer} può recedere dal presente contratto dopo il primo anno con un preavviso scritto di sessanta (60) giorni.',
        },
      ],
      severity: 'medium',
      owner: 'Acquisti',
    },
    {
      id: 'payment-term',
      name: 'Termini di pagamento',
      reason:
        'Le fatture vanno verificate e approvate prima del pagamento; il termine è quello massimo ordinario del decreto legislativo 231/2002.',
      about: {
        categories: ['payment_terms'],
        pattern:
          '(?:\\bpag|\\bsald|\\bvers|corrispond)[^.]{0,80}fattur|fattur[^.]{0,80}(?:\\bpag|\\bsald|scad|corrispost)',
        grievous: ['payment_before_delivery_no_refund'],
      },
      preferred: {
        wording: '{Customer} paga le fatture non contestate entro sessanta (60) giorni dal ricevimento.',
        pattern: '\\b(?:60|sessanta)\\b[^.]{0,30}giorni',
      },
      acceptable: [
        {
          wording: '{Customer} paga le fatture non contestate entro quarantacinque (45) giorni dal ricevimento.',
          pattern: '\\b(?:45|quarantacinque)\\b[^.]{0,30}giorni',
        },
      ],
      fallback: [
        {
          wording: '{Customer} paga le fatture non contestate entro trenta (30) giorni dal ricevimento.',
          pattern: '\\b(?:30|trenta)\\b[^.]{0,30}giorni',
        },
      ],
      severity: 'low',
      owner: 'Finanza',
    },
    {
      id: 'intellectual-property',
      name: 'Titolarità dei risultati',
      reason:
        'Il cliente paga i risultati e deve poterli usare e modificare senza altri consensi; la cessione va provata per iscritto.',
      about: {
        categories: ['ip_ownership_assignment'],
        pattern: 'proprietà (?:intellettuale|industriale)|diritt[oi] d.autore|utilizzazione economica|titolarità d',
        grievous: ['ip_assignment_before_payment_or_not_at_all'],
      },
      preferred: {
        wording:
          '{Provider} cede a {customer}, al momento della creazione, tutti i diritti di utilizzazione economica e di proprietà industriale sui risultati delle prestazioni. {Provider} conserva i propri materiali preesistenti e concede a {customer} una licenza perpetua e senza limiti di territorio per usarli come parte dei risultati.',
        pattern: '\\bced(?:e|ono|uti)[^.]{0,160}diritt[^.]{0,200}(?:risultat|elaborat|opere|materiali|sviluppat)',
      },
      fallback: [
        {
          wording:
            '{Provider} cede a {customer} tutti i diritti di utilizzazione economica sui risultati delle prestazioni con il pagamento del relativo corrispettivo.',
          pattern: 'pagamento[^.]{0,200}(?:\\bced|trasfer|propriet|titolar)|(?:\\bced|trasfer)[^.]{0,200}pagamento',
        },
      ],
      required: false,
      severity: 'high',
      owner: 'Ufficio legale',
    },
    {
      id: 'indemnity',
      name: 'Manleva per violazione di diritti di terzi',
      reason: 'Solo il fornitore conosce l’origine dei propri servizi e può evitare che violino diritti di altri.',
      about: { categories: ['indemnity'], pattern: 'manlev|(?:tiene|tenere|terrà|tenuto) indenne' },
      preferred: {
        wording:
          '{Provider} tiene indenne {customer} da ogni pretesa di terzi secondo cui i servizi o i risultati violano diritti di proprietà intellettuale o industriale, e ne assume la difesa a proprie spese.',
        pattern: '(?:manlev|indenne)[^.]{0,300}(?:propriet|brevett|autore|marchi)',
      },
      severity: 'medium',
      owner: 'Ufficio legale',
    },
    {
      id: 'confidentiality',
      name: 'Riservatezza',
      reason: 'Entrambe le parti comunicano informazioni riservate, perciò l’obbligo deve valere per entrambe.',
      about: {
        categories: ['confidentiality'],
        pattern: 'riservatezza|informazioni (?:riservate|confidenziali)|\\bsegret[oaei]\\b',
        grievous: ['confidentiality_none_one_way', 'confidentiality_residuals'],
      },
      preferred: {
        wording:
          'Ciascuna parte mantiene riservate le informazioni riservate dell’altra, le usa soltanto per l’esecuzione del presente contratto e le protegge con la dovuta diligenza, per la durata del contratto e per i cinque (5) anni successivi.',
        pattern:
          '(?:ciascuna|entrambe|nessuna|le parti|reciproc|parte ricevente)[^.]{0,200}(?:riservat|confidenzial|segret)|(?:riservat|confidenzial|segret)[^.]{0,200}(?:ciascuna|entrambe|dell.altra|reciproc|parte ricevente)',
      },
      severity: 'high',
      owner: 'Ufficio legale',
    },
    {
      id: 'data-protection',
      name: 'Protezione dei dati personali',
      reason:
        'Il cliente risponde dei dati personali come titolare; l’articolo 28 del Regolamento (UE) 2016/679 richiede questi impegni per iscritto.',
      about: {
        categories: ['data_protection'],
        pattern: 'dati personali|2016/679|GDPR',
      },
      preferred: {
        wording:
          '{Provider} tratta i dati personali per conto di {customer} quale responsabile del trattamento (articolo 28 del Regolamento (UE) 2016/679), soltanto su istruzioni documentate e con misure di sicurezza adeguate, informa {customer} di ogni violazione entro quarantotto (48) ore e al termine cancella o restituisce i dati.',
        pattern: 'istruzion|responsabile del trattamento|articolo 28|art\\. ?28',
      },
      severity: 'high',
      owner: 'Privacy',
    },
    {
      id: 'use-of-data',
      name: 'Uso dei dati',
      reason: 'I dati sono affidati soltanto per i servizi, e ciò che un modello ha appreso non si può riprendere.',
      about: {
        pattern: USE_OF_DATA,
        grievous: ['data_sale', 'data_ownership_taken', 'data_ai_training'],
      },
      preferred: {
        wording:
          '{Provider} non vende i dati di {customer} e non li usa per addestrare o migliorare modelli o prodotti senza previo consenso scritto di {customer}.',
        pattern: '(?:\\bnon |\\bné )[^.]{0,60}(?:\\bvend(?:e|ere|ono|uti)\\b|\\bvender(?:à|anno)|addestra)',
      },
      walk_away: {
        pattern: USE_OF_DATA,
        unless_denied: true,
        note: 'I nostri dati non si vendono e non si usano per addestrare modelli.',
      },
      required: false,
      severity: 'high',
      owner: 'Privacy',
    },
    {
      id: 'governing-law',
      name: 'Legge applicabile',
      reason: 'I servizi sono resi in questo luogo, e secondo la sua legge vanno decise le controversie.',
      about: {
        categories: ['governing_law'],
        pattern:
          'legge (?:italiana|applicabile|regolatrice)|(?:regolat|disciplinat|soggett)[oa][^.]{0,20}(?:legge|diritto)',
      },
      preferred: {
        wording: 'Il presente contratto è regolato dalla legge dello Stato in cui {customer} ha la propria sede.',
        pattern: '.',
      },
      severity: 'medium',
      owner: 'Ufficio legale',
      note: 'Qui vale qualsiasi legge; una verifica propria può indicare quelle accettate.',
    },
    {
      id: 'renewal',
      name: 'Rinnovo',
      reason: 'Il rinnovo deve essere una decisione delle parti e non l’effetto di una scadenza dimenticata.',
      about: {
        categories: ['renewal_term'],
        pattern: '\\brinnov|\\bprorog',
        grievous: ['renewal_no_exit', 'renewal_long_short_window'],
      },
      preferred: {
        wording: 'Il presente contratto si rinnova soltanto con accordo scritto delle parti.',
        pattern: 'rinnov[^.]{0,80}(?:soltanto|solo|esclusivamente|accordo scritto)|esclus[^.]{0,40}rinnov',
      },
      fallback: [
        {
          wording:
            'Il presente contratto si rinnova di anno in anno, salvo disdetta comunicata almeno trenta (30) giorni prima della scadenza.',
          pattern: '\\b(?:30|trenta|60|sessanta)\\b[^.]{0,40}giorni',
        },
      ],
      required: false,
      severity: 'medium',
      owner: 'Acquisti',
    },
    {
      id: 'assignment',
      name: 'Cessione del contratto',
      reason: 'Ciascuna parte ha scelto l’altra per quello che è e deve poter dire la sua prima che cambi.',
      about: {
        categories: ['anti_assignment'],
        pattern: 'cessione del (?:presente )?contratto|(?:\\bcede|trasferi)[^.]{0,40}\\b(?:contratto|accordo)\\b',
      },
      preferred: {
        wording:
          'Nessuna delle parti può cedere il presente contratto senza il consenso scritto dell’altra, che non può essere negato senza giustificato motivo.',
        pattern:
          '(?:nessuna|ciascuna|ognuna)[^.]{0,20}part[ei][^.]{0,120}(?:\\bced|trasfer)|le parti non possono[^.]{0,60}(?:\\bced|trasfer)',
      },
      severity: 'low',
      owner: 'Ufficio legale',
    },
  ],
  checks: [
    {
      id: 'insurance',
      name: 'L’assicurazione è menzionata',
      kind: 'must_mention',
      pattern: 'assicura(?:zion|tiv)|polizza',
      severity: 'low',
      owner: 'Rischi',
    },
    {
      id: 'auto-acceptance',
      name: 'Nessuna accettazione tacita',
      kind: 'must_not_mention',
      pattern:
        'accettazione tacita|tacitamente accettat|si (?:intend|consider|riteng)[^.]{0,40}accettat|silenzio[- ]assenso',
      unless_denied: true,
      severity: 'medium',
    },
    {
      id: 'breach-notice',
      name: 'Violazioni dei dati comunicate entro tre giorni',
      kind: 'must_not_exceed',
      period: 'breach_notification',
      days: 3,
      severity: 'high',
      owner: 'Privacy',
    },
  ],
};
