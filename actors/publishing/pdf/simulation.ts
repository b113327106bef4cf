import type { NegotiationRun, NegotiationStep } from '../../../protocols/index.ts';
import { leaveKey } from '../playbook-lines.ts';
import { type CaseFile, isNegotiated, numberOf } from './case-file.ts';
import { COLOUR } from './layout/palette.ts';
import type { Run } from './layout/paragraph.ts';
import type { Sheet } from './layout/sheet.ts';
import { shortText } from './layout/short-text.ts';
import { STYLE } from './layout/style.ts';
import { drawTable } from './layout/table.ts';

const WORDS = 360;

/** The negotiation step by step against the expected other side, and where it ends against all three. */
export function drawSimulation(sheet: Sheet, file: CaseFile): void {
  const { speaker, result } = file;
  const runs = isNegotiated(result) ? (result.negotiation_runs ?? []) : [];
  const [expected] = runs;
  if (expected === undefined) return;
  sheet.section(speaker.text('report.negotiation'), { needs: 140 });
  sheet.paragraph(speaker.text('report.simulation.note'), STYLE.small, { after: 6, keepNext: 90 });
  sheet.paragraph(speaker.text('report.simulation.run.expected'), STYLE.h2, { tag: 'H2', after: 4, keepNext: 60 });
  for (const [round, steps] of Map.groupBy(expected.steps, ({ round: number }) => number)) {
    const name = speaker.text('report.simulation.round', { round: String(round) });
    sheet.paragraph(name, { ...STYLE.label, colour: COLOUR.clay }, { tag: 'H3', after: 2, keepNext: 30 });
    for (const step of steps) {
      sheet.paragraph(stepRuns(file, step), STYLE.body, {
        indent: 14,
        after: 3,
        stripe: step.by === 'us' ? COLOUR.navy : COLOUR.hair,
      });
    }
    sheet.gap(4);
  }
  drawEnds(sheet, file, runs);
}

/** One step in a sentence: who, what on which points, in which words. */
export function stepRuns(
  { speaker, issues }: CaseFile,
  { by, act, issues: about, given, words }: NegotiationStep,
): Run[] {
  const who: Run = { text: `${speaker.text(`report.simulation.${by}`)} `, face: 'bold' };
  const cited = { count: about.length, issues: speaker.list(about.map(numberOf)) };
  const [first = ''] = about;
  switch (act) {
    case 'ask': {
      const title = shortText(issues.get(first)?.title ?? '', 110);
      return [
        who,
        { text: `${speaker.text('report.simulation.ask')} ` },
        { text: `${numberOf(first)} ${title}. `, face: 'bold', colour: COLOUR.navy },
        { text: shortText(words, WORDS) },
      ];
    }
    case 'trade': {
      const values = { ...cited, count: given.length, given: speaker.list(given.map(numberOf)) };
      return [who, { text: speaker.text('report.simulation.trade', values) }];
    }
    case 'hold': {
      const point = words.replace(/[.\s]+$/, '');
      const leave =
        point === ''
          ? ''
          : ` ${speaker.text(`report.simulation.leave${leaveKey(issues.get(first) ?? {})}`, { point })}`;
      return [who, { text: `${speaker.text(`report.simulation.hold.${by}`, cited)}${leave}` }];
    }
    default: {
      const said = words === '' ? '' : ` ${shortText(words, WORDS)}`;
      return [who, { text: `${speaker.text(`report.simulation.${act}`, cited)}${said}` }];
    }
  }
}

function drawEnds(sheet: Sheet, file: CaseFile, runs: readonly NegotiationRun[]): void {
  const { speaker, result, issues } = file;
  sheet.paragraph(speaker.text('report.simulation.ends'), STYLE.h2, { tag: 'H2', after: 3, keepNext: 110 });
  for (const run of runs) {
    const summary = endSummary(file, run);
    sheet.paragraph(
      [{ text: `${speaker.text(`report.simulation.run.${run.stance}`)}: `, face: 'bold' }, { text: summary }],
      STYLE.small,
      { after: 2, keepNext: 30 },
    );
  }
  sheet.gap(4);
  const ends = runs.map(({ ends: all }) => new Map(all.map((end) => [end.issue_id, end])));
  drawTable(
    sheet,
    [
      { head: speaker.text('report.simulation.point'), share: 0.4 },
      ...runs.map(({ stance }) => ({
        head: speaker.text(`report.simulation.run.${stance}`),
        share: 0.6 / runs.length,
      })),
    ],
    result.negotiation_simulation.map(({ issue_id, priority }) => [
      [
        { text: `${numberOf(issue_id)}  ${shortText(issues.get(issue_id)?.title ?? '', 90)}`, face: 'bold' },
        { text: `  ${speaker.text(`priority.${priority}`)}`, colour: priority === 'must' ? COLOUR.clay : COLOUR.soft },
      ],
      ...ends.map((by) => {
        const end = by.get(issue_id)?.end;
        return end === undefined ? '–' : speaker.text(`report.simulation.end.${end}`);
      }),
    ]),
    { dense: true },
  );
}

/** How many points end in which way. */
export function endSummary({ speaker }: CaseFile, { ends }: NegotiationRun): string {
  const count = (how: string): number => ends.filter(({ end }) => end === how).length;
  return speaker.text('report.simulation.summary', {
    asked: count('as_asked'),
    fallback: count('fallback'),
    given: count('given_up'),
    open: count('open'),
  });
}
