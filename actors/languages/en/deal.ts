import type { Texts } from '../catalogue.ts';

/** Texts of the deal sheet: periods, facts of the deal, key dates, strengths. */
export const deal: Texts = {
  'drafting.period.day': '{count, plural, one {# day} other {# days}}',
  'drafting.period.business-day': '{count, plural, one {# business day} other {# business days}}',
  'drafting.period.week': '{count, plural, one {# week} other {# weeks}}',
  'drafting.period.month': '{count, plural, one {# month} other {# months}}',
  'drafting.period.year': '{count, plural, one {# year} other {# years}}',
  'drafting.period.hour': '{count, plural, one {# hour} other {# hours}}',
  'drafting.deal.cap': '{named, select, yes {{who}: at most {amount}} other {at most {amount}}}',
  'drafting.deal.exit': '{who}: on {period}',
  'drafting.deal.no-exit': '{who}: may not leave',
  'drafting.calendar.within': 'within {period}',
  'drafting.calendar.ahead': '{period} ahead',
  'drafting.calendar.end': 'The term ends.',
  'drafting.calendar.notice': 'Last day to give notice against renewal ({period} before the end).',
  'drafting.strength.cap': 'The limit of liability protects both sides',
  'drafting.strength.cure': 'Who is in breach has time to put it right',
  'drafting.strength.exit': 'Both sides may end the contract',
  'drafting.strength.confidentiality': 'Confidentiality binds both sides',
  'drafting.strength.assignment': 'Neither side may transfer the contract alone',
  'drafting.strength.payment': 'The time for payment is given and usual',
  'drafting.strength.insurance': 'Insurance is promised',
  'drafting.strength.breach-notice': 'A data breach is reported within days',
  'drafting.strength.disputes': 'Both sides are bound to a way of settling disputes',
  'drafting.strength.law': 'The governing law is named',
};
