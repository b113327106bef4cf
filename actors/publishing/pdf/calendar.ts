import type { CaseFile } from './case-file.ts';
import { chosenDuties, dutyOwnerName, dutyWords, FEW, otherDuties, ownerName } from './duties.ts';
import type { Sheet } from './layout/sheet.ts';
import { shortText } from './layout/short-text.ts';
import { STYLE } from './layout/style.ts';
import { drawTable, filledColumns, leastTableHeight } from './layout/table.ts';

/** Rows printed; the archive's calendar.csv has all. */
const MAX_ENTRIES = 40;
const ACT = 190;

/** Duties with their dates, who owes them and what follows a default; then the other obligations. */
export function drawCalendar(sheet: Sheet, file: CaseFile): void {
  const { speaker, result } = file;
  const entries = result.document.deal?.calendar ?? [];
  const duties = otherDuties(result);
  if (entries.length === 0 && duties.length === 0) return;
  if (entries.length === 0) {
    sheet.section(speaker.text('report.calendar'), { needs: 130 });
    sheet.paragraph(speaker.text('report.calendar.none'), STYLE.body, {
      after: 8,
      keepNext: duties.length > 0 ? 90 : 0,
    });
  } else drawEntries(sheet, file, entries);
  drawDuties(sheet, file, duties);
}

/** Height of a note of two lines with the space below it, wide as a page that is stretched has it, points. */
const NOTE = 46;
/** Space below, points: it belongs to what a paragraph keeps with it. */
const BELOW_NOTE = 6;
const BELOW_HEADING = 4;

function drawEntries(sheet: Sheet, { speaker, result }: CaseFile, entries: NonNullable<Calendar>): void {
  const all = entries.slice(0, MAX_ENTRIES).map((entry) => {
    const { deadline: date } = entry;
    const when = entry.computed ? speaker.text('report.calendar.computed', { date }) : date;
    const act = shortText(entry.act.replace(/\s+/g, ' '), ACT);
    const where = placeOf(result, entry.section);
    return [
      [{ text: when, face: 'bold' as const }],
      ownerName(entry.owner) || '–',
      where === '' ? act : `${act} (${shortText(where, 36)})`,
      entry.trigger || '–',
      entry.consequence || '–',
    ];
  });
  const { columns, rows } = filledColumns(
    [
      { head: speaker.text('report.calendar.deadline'), share: 0.14 },
      { head: speaker.text('report.calendar.owner'), share: 0.13 },
      { head: speaker.text('report.calendar.act'), share: 0.34 },
      { head: speaker.text('report.calendar.trigger'), share: 0.19 },
      { head: speaker.text('report.calendar.consequence'), share: 0.2 },
    ],
    all,
  );
  const keepNext = leastTableHeight(sheet, columns, rows, { dense: true });
  sheet.section(speaker.text('report.calendar'), { needs: keepNext + NOTE });
  sheet.paragraph(speaker.text('report.calendar.note'), STYLE.small, {
    after: BELOW_NOTE,
    keepNext: keepNext + BELOW_NOTE,
  });
  drawTable(sheet, columns, rows, { dense: true });
  more(sheet, speaker, entries.length - MAX_ENTRIES);
}

type Result = CaseFile['result'];
type Calendar = NonNullable<Result['document']['deal']>['calendar'];

/** The document's title as a place says no more than nothing. */
const placeOf = ({ document }: Result, section: string): string =>
  section.toLocaleLowerCase() === (document.deal?.title ?? '').toLocaleLowerCase() ? '' : section;

function drawDuties(
  sheet: Sheet,
  { speaker, result, text }: CaseFile,
  duties: Result['document']['obligations'],
): void {
  if (duties.length === 0) return;
  const { first, rest, isChosen } = chosenDuties(duties, FEW);
  const { columns, rows } = filledColumns(
    [
      { head: speaker.text('report.obligations.who'), share: 0.18 },
      { head: speaker.text('report.obligations.what'), share: 0.6 },
      { head: speaker.text('report.where'), share: 0.22 },
    ],
    first.map((duty) => [
      [{ text: shortText(dutyOwnerName(duty), 60) || '–', face: 'bold' as const }],
      shortText(dutyWords(duty, text), ACT),
      shortText(placeOf(result, duty.section), 60) || '–',
    ]),
  );
  const keepNext = leastTableHeight(sheet, columns, rows, { dense: true });
  const note = isChosen ? NOTE : 0;
  sheet.paragraph(speaker.text('report.duties'), STYLE.h2, {
    tag: 'H2',
    after: BELOW_HEADING,
    keepNext: keepNext + note + BELOW_HEADING,
  });
  if (note > 0)
    sheet.paragraph(speaker.text('report.duties.chosen'), STYLE.small, {
      after: BELOW_NOTE,
      keepNext: keepNext + BELOW_NOTE,
    });
  drawTable(sheet, columns, rows, { dense: true });
  more(sheet, speaker, rest.length);
}

function more(sheet: Sheet, speaker: CaseFile['speaker'], count: number): void {
  if (count > 0) sheet.paragraph(speaker.text('report.duties.more', { count }), STYLE.small, { after: 8 });
}
