import type { CataloguePart } from '../catalogue.ts';

export const compliance: CataloguePart = {
  experts: {
    'anti-corruption': 'Anticorruzione',
    'breach-notice': 'Notifica delle violazioni dei dati',
    'card-data': 'Dati di carte di pagamento',
    ccpa: 'Privacy in California',
    'data-protection': 'Protezione dei dati',
    'data-retention': 'Conservazione e cancellazione',
    'data-subject-rights': 'Diritti degli interessati',
    'health-data': 'Dati sanitari',
    'international-transfer': 'Trasferimenti internazionali',
    'modern-slavery': 'Lavoro nella filiera',
    records: 'Registrazioni',
    'sanctions-export': 'Sanzioni ed esportazione',
    'sub-processors': 'Subappaltatori e sub-responsabili',
  },
  rules: {
    'anti-corruption.missing': {
      title: 'Manca una clausola anticorruzione',
      description:
        'Il contratto riguarda l’estero o pubblici funzionari, e nessuno promette di non corrompere. La corruzione di una parte può coinvolgere l’altra.',
      suggestion: 'Aggiungere un impegno reciproco con diritto di risoluzione.',
      rationale: 'Aggiunge un impegno reciproco e la sua conseguenza.',
    },
    'anti-corruption.no-consequence': {
      title: 'Clausola anticorruzione senza rimedi',
      description: 'Il documento vieta la corruzione, ma non prevede risoluzione, segnalazione o verifica.',
      suggestion: 'Aggiungere un diritto di risoluzione immediata.',
      rationale: 'Dà una conseguenza all’impegno.',
    },
    'breach-notice.missing': {
      title: 'Manca l’obbligo di notifica delle violazioni dei dati',
      description:
        'Si trattano dati personali, e nessuno deve avvisare l’altro se vanno persi o rubati. Intanto possono scadere i termini di legge, spesso di 72 ore.',
      suggestion: 'Aggiungere l’obbligo di avvisare senza ritardo ed entro 48 ore.',
      rationale: 'Lascia il tempo di rispettare il termine di legge.',
    },
    'breach-notice.no-deadline': {
      title: 'Notifica delle violazioni dei dati senza termine',
      description: '“Promptly” o “as soon as practicable” lasciano il momento a chi preferirebbe tacere.',
      suggestion: 'Indicare un numero di ore.',
      rationale: 'Sostituisce una parola vaga con un termine.',
    },
    'breach-notice.slow': {
      title: 'Notifica tardiva delle violazioni dei dati: {period}',
      description: '{period} superano le 72 ore che il GDPR concede al titolare.',
      suggestion: 'Ridurre a 48 ore.',
      rationale: 'Lascia il tempo di rispettare il termine di legge.',
    },
    'card-data.no-standard': {
      title: 'Dati di carte senza conformità PCI DSS',
      description:
        'Si trattano pagamenti con carta e non si nomina lo standard PCI. I circuiti multano chi tratta i dati al di sotto.',
      suggestion: 'Vincolare allo standard PCI chiunque tocchi dati di carte.',
      rationale: 'Vincola il fornitore allo standard PCI.',
    },
    'card-data.stored': {
      title: 'Dati di carte conservati senza protezione',
      description:
        'Il testo dice che i dati di carte si conservano, e nulla dice che siano cifrati o sostituiti da token.',
      suggestion: 'Non conservarli, o dire come sono protetti.',
    },
    'ccpa.missing': {
      title: 'Mancano clausole CCPA per dati personali californiani',
      description: 'Il documento tratta dati personali e tocca la California, e non parla del CCPA.',
      suggestion: 'Aggiungere gli obblighi del fornitore, se il cliente vi è soggetto.',
      rationale: 'Aggiunge gli obblighi del fornitore.',
    },
    'ccpa.no-opt-out': {
      title: 'Manca l’opt-out dalla vendita o condivisione dei dati',
      description:
        'I dati personali si vendono o si condividono con terzi, e nulla permette agli interessati di rifiutare. In California la scelta è dovuta, e altrove spesso serve il consenso.',
      suggestion: 'Aggiungere il diritto di rifiutare, e dire come si esercita.',
    },
    'ccpa.no-restriction': {
      title: 'CCPA richiamato senza le restrizioni per i fornitori',
      description:
        'Al fornitore va vietato per contratto di vendere i dati personali o di usarli per fini propri. Senza queste parole chi li riceve conta come terzo.',
      suggestion: 'Vietare vendita, condivisione, combinazione e uso proprio.',
    },
    'data-protection.no-instructions': {
      title: 'Trattamento non limitato alle istruzioni documentate',
      description:
        'Il responsabile deve agire solo su istruzione documentata del titolare (articolo 28, paragrafo 3, lettera a, GDPR).',
      suggestion: 'Aggiungere l’obbligo.',
      rationale: 'Aggiunge una previsione richiesta dalla legge.',
    },
    'data-protection.no-law': {
      title: 'Manca una clausola sulla protezione dei dati',
      description:
        'Il documento consente di trattare dati personali e non indica norme, ruoli o obblighi. Entrambe le parti sono esposte a sanzioni e pretese.',
      suggestion: 'Aggiungere una clausola sulla protezione dei dati o un accordo sul trattamento.',
      rationale: 'Aggiunge gli obblighi essenziali; può servire anche un accordo sul trattamento.',
    },
    'data-protection.no-security': {
      title: 'Mancano misure di sicurezza per i dati personali',
      description: 'Si trattano dati personali, e non sono promesse misure tecniche o organizzative.',
      suggestion: 'Aggiungere l’obbligo di adottare misure adeguate e di dimostrarle.',
      rationale: 'Aggiunge un obbligo di sicurezza.',
    },
    'data-retention.endless': {
      title: 'Conservazione dei dati senza limite',
      description:
        'I dati personali si possono conservare solo finché lo scopo lo richiede. La conservazione illimitata è illecita in molti Paesi e aggrava una violazione.',
      suggestion: 'Legare la conservazione allo scopo.',
      rationale: 'Limita la conservazione al suo scopo.',
    },
    'data-retention.missing': {
      title: 'Manca la restituzione o cancellazione dei dati',
      description: 'I dati riservati o personali restano a chi li ha ricevuti dopo la fine del contratto.',
      suggestion: 'Aggiungere restituzione o cancellazione entro un termine, con conferma.',
      rationale: 'Fa cessare la detenzione dei dati con il contratto.',
    },
    'data-subject-rights.no-help': {
      title: 'Manca l’assistenza alle richieste degli interessati',
      description:
        'Il responsabile deve assistere il titolare nel rispondere agli interessati (articolo 28, paragrafo 3, lettera e, GDPR).',
      suggestion: 'Aggiungere l’obbligo.',
      rationale: 'Aggiunge una previsione richiesta dalla legge.',
    },
    'data-subject-rights.policy-silent': {
      title: 'Informativa silente sui diritti degli utenti',
      description:
        'Si raccolgono dati, e l’informativa non dice come vederli, correggerli, cancellarli od opporsi al loro uso.',
      suggestion: 'Aggiungere i diritti, come esercitarli e a chi scrivere.',
    },
    'health-data.no-law': {
      title: 'Dati sanitari senza clausole di tutela',
      description:
        'Il documento parla di dati di pazienti o di salute e non nomina l’HIPAA né altra legge che li tutela. Tali dati non si consegnano senza l’accordo che la legge prescrive.',
      suggestion: 'Nominare la legge e concludere l’accordo che richiede.',
      rationale: 'Aggiunge gli obblighi che tali dati richiedono.',
    },
    'health-data.unguarded': {
      title: 'Dati sanitari comunicati senza garanzie',
      description:
        'La frase permette di usare o trasmettere dati sanitari, e la sezione non nomina consenso, legge, sicurezza o anonimato.',
      suggestion: 'Dire su quale base, a chi e con quale protezione si possono trasmettere.',
    },
    'international-transfer.no-safeguard': {
      title: 'Trasferimento internazionale di dati senza garanzie',
      description:
        'I dati personali possono essere trasferiti o consultati da altri Paesi, e nessuna base giuridica è indicata.',
      suggestion: 'Indicare la decisione di adeguatezza o le clausole contrattuali tipo.',
      rationale: 'Indica una base per il trasferimento.',
    },
    'modern-slavery.missing': {
      title: 'Manca una clausola sul lavoro forzato',
      description:
        'Secondo questo contratto si producono merci e nessuno promette di non usare lavoro forzato o minorile. I grandi acquirenti devono riferirne e lo chiedono ai fornitori.',
      suggestion: 'Aggiungere una breve promessa che vincoli anche i subfornitori.',
      rationale: 'Aggiunge una promessa sul lavoro.',
    },
    'modern-slavery.no-consequence': {
      title: 'Clausola sul lavoro forzato senza rimedi',
      description: 'La promessa sta da sola: nessun rapporto, controllo o diritto di recesso.',
      suggestion: 'Aggiungere un dovere di riferire e un diritto di recesso.',
      rationale: 'Dà una conseguenza alla promessa.',
    },
    'records.missing': {
      title: 'Manca l’obbligo di conservare le registrazioni',
      description:
        'Si deve denaro secondo tempo, costi o vendite, e nessuno deve conservare le scritture con cui verificarlo.',
      suggestion: 'Aggiungere un obbligo di conservazione per tre anni.',
      rationale: 'Aggiunge un obbligo di conservazione.',
    },
    'records.no-period': {
      title: 'Registrazioni senza periodo di conservazione',
      description: 'Le scritture vanno conservate, e nulla dice per quanto. Potrebbero mancare quando servono.',
      suggestion: 'Aggiungere un termine, come tre anni dal pagamento.',
      rationale: 'Aggiunge un termine.',
    },
    'sanctions-export.missing': {
      title: 'Manca una clausola su sanzioni ed esportazioni',
      description:
        'Merci, software o servizi attraversano i confini, e nessuno deve verificare licenze o soggetti sanzionati.',
      suggestion: 'Aggiungere un obbligo reciproco e il diritto di non eseguire illecitamente.',
      rationale: 'Aggiunge un obbligo reciproco.',
    },
    'sanctions-export.one-sided': {
      title: 'Rispetto delle norme sull’esportazione unilaterale: solo {party}',
      description: 'Tutto l’onere ricade su {party}, benché spesso le informazioni necessarie siano dell’altra parte.',
      suggestion: 'Rendere l’obbligo reciproco.',
      rationale: 'Pone l’obbligo su entrambe le parti.',
    },
    'sub-processors.missing': {
      title: 'Manca una clausola sui sub-responsabili',
      description:
        'Il responsabile può ricorrere ad altri solo se autorizzato e alle stesse condizioni (articolo 28, paragrafi 2 e 4, GDPR).',
      suggestion: 'Aggiungere avviso, opposizione, pari condizioni e responsabilità.',
      rationale: 'Aggiunge previsioni richieste dalla legge.',
    },
    'sub-processors.uncontrolled': {
      title: 'Sub-responsabili senza controllo',
      description:
        '{party, select, none {Una parte} other {{party}}} può servirsi di subappaltatori, e nulla richiede avviso, consenso o responsabilità per essi.',
      suggestion: 'Precisare che la parte risponde dei subappaltatori come di se stessa.',
      rationale: 'Aggiunge la responsabilità per i subappaltatori.',
    },
  },
  reasons: {
    'anti-corruption.found': 'La corruzione è trattata in {section}: “{quote}”.',
    'anti-corruption.general-termination':
      'La violazione della legge o del contratto consente già la risoluzione: {section}, “{quote}”.',
    'breach-notice.deadline-given': 'Un termine è dato in {section}: “{quote}”.',
    'breach-notice.given': 'Un obbligo di segnalazione si trova in {section}: “{quote}”.',
    'card-data.guarded': 'Una protezione sta in {section}: “{quote}”.',
    'card-data.standard-named': 'Lo standard è nominato in {section}: “{quote}”.',
    'ccpa.choice-given': 'Una scelta è data in {section}: “{quote}”.',
    'ccpa.found': 'La legge californiana è trattata in {section}: “{quote}”.',
    'ccpa.no-link': 'Nient’altro nel documento rimanda alla California.',
    'data-protection.law-named': 'La normativa sui dati è indicata in {section}: “{quote}”.',
    'data-retention.given': 'Restituzione o cancellazione sono trattate in {section}: “{quote}”.',
    'data-retention.with-ground': 'La conservazione ha una base o riguarda dati anonimi: {section}, “{quote}”.',
    'data-subject-rights.given': 'I diritti degli interessati sono indicati in {section}: “{quote}”.',
    'health-data.guarded': 'Una garanzia sta in {section}: “{quote}”.',
    'health-data.law-named': 'Una legge che tutela tali dati è nominata in {section}: “{quote}”.',
    'international-transfer.safeguarded': 'Una garanzia è indicata in {section}: “{quote}”.',
    'modern-slavery.consequence': 'Una conseguenza sta in {section}: “{quote}”.',
    'modern-slavery.found': 'Il lavoro è trattato in {section}: “{quote}”.',
    'records.kept': 'Le scritture vanno conservate secondo {section}: “{quote}”.',
    'records.period-given': 'Un termine è dato in {section}: “{quote}”.',
    'sanctions-export.both-comply': 'Entrambe le parti devono rispettare la legge: {section}, “{quote}”.',
    'sanctions-export.found': 'Esportazione o sanzioni sono trattate in {section}: “{quote}”.',
    'sub-processors.controlled': 'È controllato in {section}: “{quote}”.',
    'sub-processors.found': 'Il subappalto è trattato in {section}: “{quote}”.',
  },
};
