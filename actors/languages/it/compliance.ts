import type { CataloguePart } from '../catalogue.ts';

export const compliance: CataloguePart = {
  experts: {
    'anti-corruption': 'Anticorruzione',
    'breach-notice': 'Notifica delle violazioni dei dati',
    'data-protection': 'Protezione dei dati',
    'data-retention': 'Conservazione e cancellazione',
    'data-subject-rights': 'Diritti degli interessati',
    'international-transfer': 'Trasferimenti internazionali',
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
      title: 'Un divieto di corruzione senza conseguenze',
      description: 'Il documento vieta la corruzione, ma non prevede risoluzione, segnalazione o verifica.',
      suggestion: 'Aggiungere un diritto di risoluzione immediata.',
      rationale: 'Dà una conseguenza all’impegno.',
    },
    'breach-notice.missing': {
      title: 'Nessun obbligo di segnalare una violazione dei dati',
      description:
        'Si trattano dati personali, e nessuno deve avvisare l’altro se vanno persi o rubati. Intanto possono scadere i termini di legge, spesso di 72 ore.',
      suggestion: 'Aggiungere l’obbligo di avvisare senza ritardo ed entro 48 ore.',
      rationale: 'Lascia il tempo di rispettare il termine di legge.',
    },
    'breach-notice.slow': {
      title: 'Una violazione dei dati può essere segnalata solo dopo {period}',
      description: '{period} superano le 72 ore che il GDPR concede al titolare.',
      suggestion: 'Ridurre a 48 ore.',
      rationale: 'Lascia il tempo di rispettare il termine di legge.',
    },
    'breach-notice.no-deadline': {
      title: 'La violazione dei dati va segnalata, ma senza un termine',
      description: '“Promptly” o “as soon as practicable” lasciano il momento a chi preferirebbe tacere.',
      suggestion: 'Indicare un numero di ore.',
      rationale: 'Sostituisce una parola vaga con un termine.',
    },
    'data-protection.no-law': {
      title: 'Dati personali senza una parola sulla loro protezione',
      description:
        'Il documento consente di trattare dati personali e non indica norme, ruoli o obblighi. Entrambe le parti sono esposte a sanzioni e pretese.',
      suggestion: 'Aggiungere una clausola sulla protezione dei dati o un accordo sul trattamento.',
      rationale: 'Aggiunge gli obblighi essenziali; può servire anche un accordo sul trattamento.',
    },
    'data-protection.no-instructions': {
      title: 'Il trattamento non è legato a istruzioni',
      description:
        'Il responsabile deve agire solo su istruzione documentata del titolare (articolo 28, paragrafo 3, lettera a, GDPR).',
      suggestion: 'Aggiungere l’obbligo.',
      rationale: 'Aggiunge una previsione richiesta dalla legge.',
    },
    'data-protection.no-security': {
      title: 'Nessuna misura di sicurezza per i dati personali',
      description: 'Si trattano dati personali, e non sono promesse misure tecniche o organizzative.',
      suggestion: 'Aggiungere l’obbligo di adottare misure adeguate e di dimostrarle.',
      rationale: 'Aggiunge un obbligo di sicurezza.',
    },
    'data-retention.missing': {
      title: 'Nulla dice quando i dati sono restituiti o cancellati',
      description: 'I dati riservati o personali restano a chi li ha ricevuti dopo la fine del contratto.',
      suggestion: 'Aggiungere restituzione o cancellazione entro un termine, con conferma.',
      rationale: 'Fa cessare la detenzione dei dati con il contratto.',
    },
    'data-retention.endless': {
      title: 'I dati sono conservati senza limite',
      description:
        'I dati personali si possono conservare solo finché lo scopo lo richiede. La conservazione illimitata è illecita in molti Paesi e aggrava una violazione.',
      suggestion: 'Legare la conservazione allo scopo.',
      rationale: 'Limita la conservazione al suo scopo.',
    },
    'data-subject-rights.no-help': {
      title: 'Nessun aiuto per le richieste degli interessati',
      description:
        'Il responsabile deve assistere il titolare nel rispondere agli interessati (articolo 28, paragrafo 3, lettera e, GDPR).',
      suggestion: 'Aggiungere l’obbligo.',
      rationale: 'Aggiunge una previsione richiesta dalla legge.',
    },
    'data-subject-rights.policy-silent': {
      title: 'L’informativa non indica i diritti degli utenti',
      description:
        'Si raccolgono dati, e l’informativa non dice come vederli, correggerli, cancellarli od opporsi al loro uso.',
      suggestion: 'Aggiungere i diritti, come esercitarli e a chi scrivere.',
    },
    'international-transfer.no-safeguard': {
      title: 'I dati possono andare all’estero senza garanzie',
      description:
        'I dati personali possono essere trasferiti o consultati da altri Paesi, e nessuna base giuridica è indicata.',
      suggestion: 'Indicare la decisione di adeguatezza o le clausole contrattuali tipo.',
      rationale: 'Indica una base per il trasferimento.',
    },
    'sanctions-export.missing': {
      title: 'Nulla su controllo delle esportazioni e sanzioni',
      description:
        'Merci, software o servizi attraversano i confini, e nessuno deve verificare licenze o soggetti sanzionati.',
      suggestion: 'Aggiungere un obbligo reciproco e il diritto di non eseguire illecitamente.',
      rationale: 'Aggiunge un obbligo reciproco.',
    },
    'sanctions-export.one-sided': {
      title: 'Solo {party} deve rispettare le norme sull’esportazione',
      description: 'Tutto l’onere ricade su {party}, benché spesso le informazioni necessarie siano dell’altra parte.',
      suggestion: 'Rendere l’obbligo reciproco.',
      rationale: 'Pone l’obbligo su entrambe le parti.',
    },
    'sub-processors.uncontrolled': {
      title: 'Subappaltatori senza controllo',
      description:
        '{party, select, none {Una parte} other {{party}}} può servirsi di subappaltatori, e nulla richiede avviso, consenso o responsabilità per essi.',
      suggestion: 'Precisare che la parte risponde dei subappaltatori come di se stessa.',
      rationale: 'Aggiunge la responsabilità per i subappaltatori.',
    },
    'sub-processors.missing': {
      title: 'Nulla sui sub-responsabili',
      description:
        'Il responsabile può ricorrere ad altri solo se autorizzato e alle stesse condizioni (articolo 28, paragrafi 2 e 4, GDPR).',
      suggestion: 'Aggiungere avviso, opposizione, pari condizioni e responsabilità.',
      rationale: 'Aggiunge previsioni richieste dalla legge.',
    },
  },
  reasons: {
    'anti-corruption.found': 'La corruzione è trattata in {section}: “{quote}”.',
    'anti-corruption.general-termination':
      'La violazione della legge o del contratto consente già la risoluzione: {section}, “{quote}”.',
    'breach-notice.given': 'Un obbligo di segnalazione si trova in {section}: “{quote}”.',
    'breach-notice.deadline-given': 'Un termine è dato in {section}: “{quote}”.',
    'data-protection.law-named': 'La normativa sui dati è indicata in {section}: “{quote}”.',
    'data-retention.given': 'Restituzione o cancellazione sono trattate in {section}: “{quote}”.',
    'data-retention.with-ground': 'La conservazione ha una base o riguarda dati anonimi: {section}, “{quote}”.',
    'data-subject-rights.given': 'I diritti degli interessati sono indicati in {section}: “{quote}”.',
    'international-transfer.safeguarded': 'Una garanzia è indicata in {section}: “{quote}”.',
    'sanctions-export.found': 'Esportazione o sanzioni sono trattate in {section}: “{quote}”.',
    'sanctions-export.both-comply': 'Entrambe le parti devono rispettare la legge: {section}, “{quote}”.',
    'sub-processors.found': 'Il subappalto è trattato in {section}: “{quote}”.',
    'sub-processors.controlled': 'È controllato in {section}: “{quote}”.',
  },
};
