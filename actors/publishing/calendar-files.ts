/**
 * The calendar of a review as files: iCalendar (RFC 5545) for the dates, comma-separated values (RFC 4180) for dates, deadlines and
 * all other obligations. The same bytes for the same result.
 */
import type { CalendarEntry, ReviewResult } from '../../protocols/index.ts';
import { type Speaker, speak } from '../languages/index.ts';
import { dutyOwnerName, titleOf } from './pdf/index.ts';

/** Both files, for the archive; none of a result that has no calendar. */
export function calendarFiles(result: ReviewResult): { readonly name: string; readonly bytes: Uint8Array }[] {
  if (result.document.deal === undefined) return [];
  return [
    { name: 'calendar.ics', bytes: Buffer.from(renderIcs(result)) },
    { name: 'calendar.csv', bytes: Buffer.from(renderCsv(result)) },
  ];
}

/** Octets of a line of iCalendar, without its end. */
const LINE = 75;

/** Dates as all-day events with a reminder two weeks before; what runs from an event has no day, and is in the table. */
export function renderIcs(result: ReviewResult, speaker: Speaker = speak(result.metadata.output_language)): string {
  const dated = (result.document.deal?.calendar ?? []).filter(({ date }) => date !== null);
  const stamp = `${result.metadata.completed_at.replace(/\.\d+/, '').replace(/[-:]/g, '')}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Conclave//Review//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(speaker.text('calendar.name', { title: titleOf(result, speaker) }))}`,
    ...dated.flatMap((entry, index) => event(entry, index, { result, speaker, stamp })),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

interface Frame {
  readonly result: ReviewResult;
  readonly speaker: Speaker;
  readonly stamp: string;
}

function event(entry: CalendarEntry, index: number, { result, speaker, stamp }: Frame): string[] {
  const date = (entry.date ?? '').replaceAll('-', '');
  const act = entry.act.replace(/\s+/g, ' ').trim();
  const summary = entry.owner === '' ? act : `${entry.owner}: ${act}`;
  const notes = [
    act,
    ...(entry.computed ? [speaker.text('report.calendar.computed', { date: entry.deadline })] : []),
    ...(entry.section === '' ? [] : [speaker.text('calendar.section', { section: entry.section })]),
    ...(entry.consequence === '' ? [] : [speaker.text('calendar.missed', { consequence: entry.consequence })]),
    titleOf(result, speaker),
  ];
  return [
    'BEGIN:VEVENT',
    `UID:${result.metadata.review_id}-${index + 1}@conclave.invalid`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${date}`,
    `SUMMARY:${escaped(shortened(summary))}`,
    `DESCRIPTION:${escaped(notes.join('\n'))}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(shortened(summary))}`,
    'TRIGGER:-P14D',
    'END:VALARM',
    'END:VEVENT',
  ];
}

const shortened = (text: string): string => (text.length <= 120 ? text : `${text.slice(0, 119).trimEnd()}…`);

/** Text as RFC 5545 wants it; a line end of the document must not begin a property. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/[\p{Cc}]/gu, ' ');

/** At most 75 octets a line, never inside a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > LINE) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += sign;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

/** Every date, deadline and obligation in one table, for a spreadsheet. */
export function renderCsv(result: ReviewResult, speaker: Speaker = speak(result.metadata.output_language)): string {
  const heads = ['calendar.kind', 'calendar.date', 'report.calendar.deadline', 'report.calendar.owner'];
  const more = [
    'report.calendar.act',
    'report.calendar.trigger',
    'report.calendar.consequence',
    'calendar.clause',
    'calendar.matter',
  ];
  const calendar = result.document.deal?.calendar ?? [];
  const dated = calendar.map((entry) => [
    speaker.text(entry.date === null ? 'calendar.kind.deadline' : 'calendar.kind.date'),
    entry.date ?? '',
    entry.computed ? speaker.text('report.calendar.computed', { date: entry.deadline }) : entry.deadline,
    entry.owner,
    entry.act,
    entry.trigger,
    entry.consequence,
    entry.section,
    '',
  ]);
  const duties = result.document.obligations.map((duty) => [
    speaker.text(`calendar.kind.${duty.effect ?? 'duty'}`),
    '',
    '',
    dutyOwnerName(duty),
    duty.quote,
    '',
    '',
    duty.section,
    duty.matter === undefined || duty.matter === 'other' ? '' : speaker.text(`calendar.matter.${duty.matter}`),
  ]);
  const rows = [[...heads, ...more].map((key) => speaker.text(key)), ...dated, ...duties];
  // The mark of byte order makes spreadsheets read UTF-8.
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** What begins a formula, in the width of East Asian letters, too. */
const FORMULA = /^(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/;

/**
 * The same after a semicolon: where numbers have a decimal comma a spreadsheet parts columns there, and heeds quotation marks only at the
 * beginning of a column.
 */
const AFTER_SEMICOLON = /;(["\s]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** A cell; one that a spreadsheet would take for a formula is made text. */
function cell(text: string): string {
  const flat = text.toWellFormed().replace(/\s+/g, ' ').trim();
  const safe = flat.replace(FORMULA, "'").replace(AFTER_SEMICOLON, ";$1'");
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
