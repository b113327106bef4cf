import type { CataloguePart } from '../../catalogue.ts';

export const legalPayment: CataloguePart = {
  experts: {
    'audit-rights': 'Diritti di verifica',
    'late-interest': 'Interessi di mora',
    'minimum-commitment': 'Impegni minimi',
    'payment-terms': 'Condizioni di pagamento',
    'price-adjustment': 'Adeguamento dei prezzi',
    'revenue-share': 'Quota dei ricavi',
    taxes: 'Imposte',
  },
  rules: {
    'audit-rights.missing': {
      title: 'Manca un diritto di verifica su royalty o quote di ricavi',
      description:
        'I pagamenti dipendono da dati tenuti da una sola parte, e il documento non prevede alcun diritto di esaminare le scritture.',
      suggestion: 'Aggiungere l’obbligo di tenere le scritture e un diritto di verifica entro limiti precisi.',
      rationale: 'Rende verificabili i dati senza gravare sull’attività.',
    },
    'audit-rights.unbounded': {
      title: 'Diritto di verifica senza preavviso né limiti: {party}',
      description:
        'Il diritto di verifica non prevede preavviso, orari o frequenza. La parte verificata deve aprire libri e locali a ogni richiesta.',
      suggestion: 'Richiedere preavviso scritto, orario d’ufficio e non più di una verifica all’anno.',
      rationale: 'Mantiene la verifica e ne limita il disturbo.',
    },
    'late-interest.missing': {
      title: 'Mancano gli interessi di mora',
      description: 'Chi paga in ritardo si finanzia senza costi, salvo quanto prevede la legge.',
      suggestion: 'Aggiungere un tasso moderato, entro il massimo di legge.',
      rationale: 'Dà un motivo per pagare puntualmente.',
    },
    'late-interest.steep': {
      title: 'Interessi di mora elevati: {rate}',
      description:
        'Interessi di mora a questo tasso possono valere come penale e sono onerosi per chi ritarda in buona fede.',
      suggestion: 'Ridurre il tasso entro il massimo di legge.',
      rationale: 'Riduce il tasso a uno consueto.',
    },
    'minimum-commitment.without-relief': {
      title: 'Impegno minimo senza esoneri: {party}',
      description:
        'Il minimo è dovuto anche quando l’altra parte non adempie o un evento fuori controllo lo impedisce.',
      suggestion: 'Ridurre il minimo per tali periodi, o consentire di recuperare in seguito.',
      rationale: 'Riduce il minimo quando non è raggiungibile.',
    },
    'payment-terms.late': {
      title: 'Termine di pagamento lungo: {period}',
      description:
        'Il creditore finanzia il debitore per {period}. In alcuni Paesi un tale termine è illecito o fa decorrere interessi.',
      suggestion: 'Ridurre il termine a trenta giorni.',
      rationale: 'Usa il consueto termine di pagamento.',
    },
    'payment-terms.missing': {
      title: 'Manca la scadenza dei pagamenti',
      description: 'È dovuto denaro, ma senza scadenza né termine. Non si può dire quando un pagamento è in ritardo.',
      suggestion: 'Indicare il termine e come trattare una fattura contestata.',
      rationale: 'Aggiunge una scadenza e il modo di contestare.',
    },
    'payment-terms.no-dispute': {
      title: 'Manca il diritto di trattenere importi contestati',
      description: 'Le fatture vanno pagate puntualmente anche se errate; il debitore deve poi chiedere il rimborso.',
      suggestion: 'Far scadere solo gli importi non contestati.',
      rationale: 'Consente di risolvere prima una contestazione onesta.',
    },
    'price-adjustment.unbounded': {
      title: 'Aumenti di prezzo senza limite',
      description:
        '{party, select, none {Il prezzo può essere modificato} other {{party} può modificare il prezzo}} senza tetto, indice o accordo. L’altra parte non può pianificare i costi né uscire in tempo.',
      suggestion: 'Fissare un tetto o un indice, un preavviso e un diritto di recesso.',
      rationale: 'Aggiunge un tetto e un preavviso.',
    },
    'revenue-share.no-base': {
      title: 'Quota di ricavi senza base definita',
      description:
        'Si deve una percentuale e nulla dice di che cosa: prima o dopo resi, imposte, sconti e spedizione. Ogni parte la calcolerà a modo suo.',
      suggestion: 'Definire la base ed elencare le deduzioni.',
      rationale: 'Definisce la base.',
    },
    'revenue-share.no-report': {
      title: 'Quota di ricavi senza rendiconto',
      description:
        'Si deve una quota dei ricavi e nessun rendiconto mostra come è calcolata. Chi riceve deve credere a chi paga.',
      suggestion: 'Chiedere un rendiconto con ogni pagamento.',
      rationale: 'Aggiunge un rendiconto a ogni pagamento.',
    },
    'taxes.all-on-one': {
      title: 'Imposte a carico di {party, select, none {una sola parte} other {{party}}}',
      description: 'Le parole coprono ogni imposta, anche quella sul reddito dell’altra parte.',
      suggestion: 'Escludere le imposte su reddito, beni e dipendenti dell’altra parte.',
      rationale: 'Lascia a ciascuno l’imposta sul proprio reddito.',
    },
    'taxes.gross-up': {
      title: 'Clausola di gross-up fiscale',
      description:
        'Se va operata una ritenuta, chi paga versa di più, perché l’altro riceva l’intero. L’aumento non ha limite e dura quanto la legge.',
      suggestion: 'Escludere ciò che il beneficiario poteva evitare, e far restituire i rimborsi.',
      rationale: 'Limita l’aumento a ciò che non si può evitare.',
    },
    'taxes.missing': {
      title: 'Manca una clausola fiscale',
      description:
        'Si deve denaro e nessuna clausola tratta imposte sulle vendite, IVA o ritenute. Un’imposta pari a un quinto del prezzo può cadere sull’una o sull’altra parte.',
      suggestion:
        'Dire che i prezzi sono al netto delle imposte sulle vendite, e che ciascuno sopporta quelle sul proprio reddito.',
      rationale: 'Dice chi sopporta quale imposta.',
    },
  },
  reasons: {
    'audit-rights.bounded': 'La verifica ha limiti in {section}: “{quote}”.',
    'audit-rights.found': 'Un diritto di verifica è previsto in {section}: “{quote}”.',
    'late-interest.found': 'Gli interessi sono trattati in {section}: “{quote}”.',
    'late-interest.lawful-maximum': 'Il tasso resta entro il massimo di legge in {section}: “{quote}”.',
    'minimum-commitment.found': 'Un minimo è fissato in {section}: “{quote}”.',
    'minimum-commitment.relief': 'La sezione prevede un’attenuazione (“{words}”).',
    'payment-terms.dispute-allowed': 'Gli importi contestati sono trattati in {section}: “{quote}”.',
    'payment-terms.found': 'Un termine di pagamento è dato in {section}: “{quote}”.',
    'price-adjustment.bounded': 'La modifica del prezzo ha limiti in {section}: “{quote}”.',
    'price-adjustment.found': 'I prezzi possono variare secondo {section}: “{quote}”.',
    'revenue-share.audited': 'Le cifre si possono verificare (“{words}”), e il rischio scende.',
    'revenue-share.base-given': 'La base è descritta in {section}: “{quote}”.',
    'revenue-share.reported': 'Si deve un rendiconto secondo {section}: “{quote}”.',
    'taxes.found': 'Le imposte sono trattate in {section}: “{quote}”.',
    'taxes.income-excepted': 'Alcune imposte sono escluse in {section}: “{quote}”.',
  },
};
