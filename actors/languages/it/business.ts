import type { CataloguePart } from '../catalogue.ts';

export const business: CataloguePart = {
  experts: {
    assumptions: 'Presupposti',
    'claim-evidence': 'Prove delle affermazioni',
    deliverables: 'Risultati da consegnare',
    dependencies: 'Dipendenze',
    'exit-plan': 'Piano di uscita',
    'pricing-clarity': 'Chiarezza del prezzo',
    scope: 'Ambito',
    'stated-requirements': 'Requisiti della richiesta',
    timeline: 'Tempi',
  },
  rules: {
    'assumptions.no-consequence': {
      title: '{count, plural, one {Presupposto senza conseguenza} other {# presupposti senza conseguenza}}',
      description:
        'Prezzo o piano poggiano su presupposti, ma nulla dice che cosa accade se uno è sbagliato. Il costo resterà a chi ha lavorato.',
      suggestion: 'Prevedere che un presupposto errato porti a rivedere prezzo e date.',
    },
    'assumptions.not-stated': {
      title: 'Mancano i presupposti',
      description:
        'Una proposta poggia sempre su presupposti; qui non ne è scritto nessuno. Si discuterà di ciò che ciascuno dava per scontato.',
      suggestion: 'Aggiungere un breve elenco di ciò che prezzo e piano danno per scontato.',
    },
    'claim-evidence.unproven': {
      title: 'Affermazioni non comprovate',
      description:
        'Parole come {words} affermano qualità senza un dato o una referenza. Un valutatore attento non dà loro punti.',
      suggestion: 'Sostituirle con un fatto: un numero, un certificato, una referenza.',
    },
    'deliverables.undated': {
      title: '{count, plural, one {Consegna senza data} other {# consegne senza data}}',
      description: 'L’obbligo di consegna non indica una data. Difficilmente sarà in ritardo.',
      suggestion: 'Aggiungere una data o richiamare il calendario.',
    },
    'deliverables.undescribed': {
      title: 'Prodotti da consegnare non descritti',
      description:
        'Obblighi e pagamenti dipendono dai «deliverable», ma nessun elenco dice quali siano. Nessuno può provare la consegna.',
      suggestion: 'Elencare ogni risultato con forma e contenuto.',
    },
    'dependencies.no-relief': {
      title: 'Dipendenze senza esonero per i ritardi',
      description:
        'Il lavoro attende il contributo di qualcuno, ma le date non si spostano se tarda. Chi attende può risultare inadempiente.',
      suggestion: 'Prevedere che le date slittino quanto il ritardo.',
    },
    'exit-plan.missing': {
      title: 'Manca un piano di uscita',
      description:
        'Il contratto dice come finisce, ma non come si consegnano dati, lavoro e conoscenze. Lasciare il fornitore può costare caro.',
      suggestion: 'Aggiungere obblighi di passaggio di consegne, durata e prezzo.',
    },
    'pricing-clarity.no-amount': {
      title: 'Manca il prezzo',
      description: 'Il pagamento è dovuto, ma il documento non contiene un importo né un rinvio. Il prezzo è aperto.',
      suggestion: 'Indicare il prezzo, la tariffa o il listino applicabile.',
    },
    'pricing-clarity.open-price': {
      title: 'Prezzo aperto',
      description: 'Il testo lascia salire compensi o spese senza limite né approvazione. Il budget non è sicuro.',
      suggestion: 'Fissare un tetto o richiedere l’approvazione scritta preventiva.',
    },
    'scope.not-stated': {
      title: 'Manca la descrizione dei servizi',
      description:
        'Il documento parla di servizi ma non li descrive né rinvia a una descrizione. Non si può stabilire che cosa sia dovuto.',
      suggestion: 'Descrivere i servizi o allegare un capitolato.',
    },
    'scope.open-ended': {
      title: 'Ambito aperto',
      description:
        'Il testo consente a una parte di aggiungere lavoro senza limite. Il prezzo ne copre una quantità ignota.',
      suggestion: 'Chiudere l’elenco e trattare le aggiunte come varianti.',
    },
    'stated-requirements.no-contact': {
      title: 'Manca una procedura per i quesiti',
      description: 'Gli offerenti non sanno a chi rivolgersi. Metteranno l’incertezza nel prezzo.',
      suggestion: 'Indicare un referente e un termine per le domande.',
    },
    'stated-requirements.no-criteria': {
      title: 'Mancano i criteri di valutazione',
      description:
        'Gli offerenti non sanno come si giudica. Le offerte non saranno confrontabili e l’aggiudicazione sarà contestabile.',
      suggestion: 'Indicare i criteri e i loro pesi.',
    },
    'stated-requirements.no-deadline': {
      title: 'Manca il termine di presentazione',
      description:
        'La richiesta non dice entro quando presentare le offerte. Offerte tardive e puntuali non si possono trattare allo stesso modo.',
      suggestion: 'Indicare data, ora e fuso orario.',
    },
    'timeline.no-dates': {
      title: 'Mancano le date',
      description: 'Il documento non indica date né un piano. Nessuno può essere in ritardo.',
      suggestion: 'Aggiungere inizio, tappe e fine.',
    },
    'timeline.not-binding': {
      title: 'Date non vincolanti',
      description: 'Le date sono dette indicative o stimate. Mancarle non ha conseguenze.',
      suggestion: 'Dire quali date vincolano e che cosa segue se non sono rispettate.',
    },
  },
  reasons: {
    'assumptions.settled': 'La conseguenza di un presupposto errato è regolata: «{quote}».',
    'assumptions.taking-over': 'Qui «assumere» vuol dire farsi carico, non supporre: «{quote}».',
    'claim-evidence.section': 'Le referenze sono in «{heading}».',
    'deliverables.listed': 'I risultati sono descritti in «{heading}».',
    'dependencies.relief': 'Il documento prevede una proroga: «{quote}».',
    'exit-plan.stated': 'Il passaggio di consegne è regolato: «{quote}».',
    'pricing-clarity.capped': 'L’importo ha un tetto o richiede approvazione: «{quote}».',
    'pricing-clarity.listed': 'Il prezzo è altrove: «{quote}».',
    'scope.excluded': 'Il documento dice che cosa è escluso: «{quote}».',
    'scope.stated': 'L’ambito è indicato: «{quote}».',
    'stated-requirements.portal': 'Questi dati sono su un portale: «{quote}».',
    'timeline.binding': 'Le date sono rese vincolanti altrove: «{quote}».',
  },
};
