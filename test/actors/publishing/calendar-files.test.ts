import { describe, expect, it } from 'vitest';
import { renderCsv, renderIcs } from '../../../actors/publishing/calendar-files.ts';
import type { CalendarEntry, ReviewResult } from '../../../protocols/index.ts';
import { sampleResult } from './sample-result.ts';

const ENTRY: CalendarEntry = {
  date: '2029-03-31',
  computed: true,
  deadline: '31 March 2029',
  owner: 'Customer',
  act: 'The term ends.',
  trigger: '',
  consequence: '',
  start: 0,
  end: 1,
  section: '2.1',
};

function withEntry(entry: Partial<CalendarEntry>): ReviewResult {
  const { deal } = sampleResult.document;
  if (deal === undefined) throw new Error('the sample has no deal sheet');
  const calendar = [{ ...ENTRY, ...entry }];
  return { ...sampleResult, document: { ...sampleResult.document, obligations: [], deal: { ...deal, calendar } } };
}

/** Lines as a reader of iCalendar joins them. */
const unfolded = (ics: string): string[] => ics.replaceAll('\r\n ', '').split('\r\n');

describe('calendar.ics', () => {
  it('has an all-day event with stamp, name and reminder for each date', () => {
    const lines = unfolded(renderIcs(withEntry({})));
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'DTSTART;VALUE=DATE:20290331',
        'DTSTAMP:20261120T090004Z',
        'SUMMARY:Customer: The term ends.',
        'UID:rev_sample-1@conclave.invalid',
        'TRIGGER:-P14D',
        'END:VCALENDAR',
      ]),
    );
  });

  it('has no event for what runs from an event', () => {
    expect(renderIcs(withEntry({ date: null }))).not.toContain('VEVENT');
  });

  it('lets the document write no property of its own', () => {
    const lines = unfolded(renderIcs(withEntry({ act: 'Pay, now;\r\nEND:VCALENDAR\nATTACH:http://x' })));
    expect(lines.filter((line) => line.startsWith('END:VCALENDAR') || line.startsWith('ATTACH'))).toHaveLength(1);
    expect(lines).toContain('SUMMARY:Customer: Pay\\, now\\; END:VCALENDAR ATTACH:http://x');
  });

  it('folds at 75 octets and not inside a character', () => {
    const ics = renderIcs(withEntry({ act: '契約は終了する。'.repeat(20) }));
    for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfolded(ics).join('')).toContain('契約は終了する。'.repeat(10));
  });
});

describe('calendar.csv', () => {
  it('has dates, deadlines and all obligations under heads in the language of the review', () => {
    const rows = renderCsv(sampleResult).split('\r\n');
    expect(rows[0]).toBe('\uFEFFKind,Date,Deadline,Owner,What,Runs from,If missed,Clause,Matter');
    expect(rows.filter((row) => row.startsWith('obligation,'))).toHaveLength(6);
    expect(rows.some((row) => row.includes('within 90 days,'))).toBe(true);
    const dated = renderCsv(withEntry({ date: '2026-06-30' })).split('\r\n');
    expect(dated.some((row) => row.startsWith('date,2026-06-30,'))).toBe(true);
  });

  it('quotes commas and quotation marks, and makes no formula of the document’s words', () => {
    const csv = renderCsv(withEntry({ act: '=HYPERLINK("http://x"), pay' }));
    expect(csv).toContain(`"'=HYPERLINK(""http://x""), pay"`);
  });

  const unquoted = (column: string): string =>
    column.startsWith('"') ? column.slice(1, -1).replaceAll('""', '"') : column;

  /** Columns as a spreadsheet parts them: at commas by RFC 4180, elsewhere by a sign that the file does not know of. */
  const columnsOf = {
    ',': (line: string) => [...line.matchAll(/"(?:[^"]|"")*"|[^,]+/g)].map(([column]) => unquoted(column)),
    ';': (line: string) => line.split(';').map((column) => column.replace(/^["\s]+/, '')),
    '\t': (line: string) => line.split('\t').map((column) => column.replace(/^["\s]+/, '')),
  } as const;

  it.each([',', ';', '\t'] as const)('begins no column with a formula where columns are parted by %j', (comma) => {
    const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
    const words = ['', ' ', '\t', '\r\n', '"', ';', '; ', ';"', '",', '\u0085', '\uFEFF', 'Pay;'];
    for (const act of words.flatMap((before) => signs.map((sign) => `${before}${sign}cmd|x!A1`))) {
      for (const line of renderCsv(withEntry({ act, consequence: act })).split(/\r\n|[\r\n]/)) {
        expect(columnsOf[comma](line).filter((column) => /^[=+\-@＝＋－＠]/.test(column))).toEqual([]);
      }
    }
  });
});
