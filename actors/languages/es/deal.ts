import type { Texts } from '../catalogue.ts';

/** Texts of the deal sheet: periods, facts of the deal, key dates, strengths. */
export const deal: Texts = {
  'drafting.period.day': '{count, plural, one {# día} other {# días}}',
  'drafting.period.business-day': '{count, plural, one {# día hábil} other {# días hábiles}}',
  'drafting.period.week': '{count, plural, one {# semana} other {# semanas}}',
  'drafting.period.month': '{count, plural, one {# mes} other {# meses}}',
  'drafting.period.year': '{count, plural, one {# año} other {# años}}',
  'drafting.period.hour': '{count, plural, one {# hora} other {# horas}}',
  'drafting.deal.cap': '{named, select, yes {{who}: como máximo {amount}} other {como máximo {amount}}}',
  'drafting.deal.exit': '{who}: con {period} de preaviso',
  'drafting.deal.no-exit': '{who}: no puede salir',
  'drafting.calendar.within': 'en el plazo de {period}',
  'drafting.calendar.ahead': 'con {period} de antelación',
  'drafting.calendar.end': 'Termina la duración.',
  'drafting.calendar.notice': 'Último día para oponerse a la prórroga ({period} antes del vencimiento).',
  'drafting.strength.cap': 'El límite de responsabilidad protege a ambas partes',
  'drafting.strength.cure': 'Quien incumple tiene tiempo para remediarlo',
  'drafting.strength.exit': 'Ambas partes pueden poner fin al contrato',
  'drafting.strength.confidentiality': 'La confidencialidad obliga a ambas partes',
  'drafting.strength.assignment': 'Ninguna parte puede ceder sola el contrato',
  'drafting.strength.payment': 'El plazo de pago está indicado y es el usual',
  'drafting.strength.insurance': 'Se promete un seguro',
  'drafting.strength.breach-notice': 'Una brecha de datos se comunica en pocos días',
  'drafting.strength.disputes': 'Ambas partes están sujetas a una forma de resolver disputas',
  'drafting.strength.law': 'La ley aplicable está indicada',
};
