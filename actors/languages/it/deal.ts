import type { Texts } from '../catalogue.ts';

/** Texts of the deal sheet: periods, facts of the deal, key dates, strengths. */
export const deal: Texts = {
  'drafting.period.day': '{count, plural, one {# giorno} other {# giorni}}',
  'drafting.period.business-day': '{count, plural, one {# giorno lavorativo} other {# giorni lavorativi}}',
  'drafting.period.week': '{count, plural, one {# settimana} other {# settimane}}',
  'drafting.period.month': '{count, plural, one {# mese} other {# mesi}}',
  'drafting.period.year': '{count, plural, one {# anno} other {# anni}}',
  'drafting.period.hour': '{count, plural, one {# ora} other {# ore}}',
  'drafting.deal.cap': '{named, select, yes {{who}: al massimo {amount}} other {al massimo {amount}}}',
  'drafting.deal.exit': '{who}: con {period} di preavviso',
  'drafting.deal.no-exit': '{who}: non può recedere',
  'drafting.calendar.within': 'entro {period}',
  'drafting.calendar.ahead': '{period} prima',
  'drafting.calendar.end': 'Scade la durata.',
  'drafting.calendar.notice': 'Ultimo giorno per la disdetta ({period} prima della scadenza).',
  'drafting.strength.cap': 'Il limite di responsabilità protegge entrambe le parti',
  'drafting.strength.cure': 'Chi è inadempiente ha tempo per rimediare',
  'drafting.strength.exit': 'Entrambe le parti possono sciogliersi dal contratto',
  'drafting.strength.confidentiality': 'La riservatezza vincola entrambe le parti',
  'drafting.strength.assignment': 'Nessuna parte può cedere da sola il contratto',
  'drafting.strength.payment': 'Il termine di pagamento è indicato ed è usuale',
  'drafting.strength.insurance': 'È promessa un’assicurazione',
  'drafting.strength.breach-notice': 'Una violazione dei dati è comunicata in pochi giorni',
  'drafting.strength.disputes': 'Entrambe le parti sono vincolate a un modo di comporre le liti',
  'drafting.strength.law': 'La legge applicabile è indicata',
};
