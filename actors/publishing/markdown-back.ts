import { madeBy } from '../languages/index.ts';
import { type Exchange, exchanges } from './contested.ts';
import { appendix } from './markdown-front.ts';
import { issueLink } from './markdown-issue.ts';
import { emphasis, inline, plain, strong, table } from './markdown-text.ts';
import {
  type CaseFile,
  chosenDuties,
  decided,
  draftingNotes,
  dutyOwnerName,
  dutyWords,
  endSummary,
  isNegotiated,
  numberOf,
  otherDuties,
  ownerName,
  protocolName,
  shortText,
  stepRuns,
} from './pdf/index.ts';

/** Rows of one table: beyond these the JSON artifact is the place to look. */
const MAX_ROWS = 200;
/** Voices on either side of an exchange. */
const MAX_VOICES = 3;

/** What follows the issues: calendar, negotiation, what was contested, appendix. */
export function backMatter(file: CaseFile): string[] {
  return [
    ...calendar(file),
    ...duties(file),
    ...negotiation(file),
    ...contested(file),
    `## ${plain(file.speaker.text('report.appendix'))}`,
    ...furtherDuties(file),
    ...uncontested(file),
    ...appendix(file),
    ...method(file),
    ...drafting(file),
  ];
}

/** How things are worded: each point with its words, and behind everything else. */
function drafting(file: CaseFile): string[] {
  const { speaker } = file;
  const rows = draftingNotes(file).map(({ issue, title, quote, change, section: where }) => [
    `${issue === undefined ? '' : `<a id="${issue}"></a>`}${plain(title)}`,
    [quote === '' ? '–' : emphasis(plain(`“${quote}”`)), plain(change)].filter((part) => part !== '').join(' '),
    plain(where) || '–',
  ]);
  return section(speaker, 'report.notes', ['report.notes.point', 'report.notes.words', 'report.where'], rows);
}

const HEADS = ['deadline', 'owner', 'act', 'trigger', 'consequence'].map((key) => `report.calendar.${key}`);

function calendar({ speaker, result }: CaseFile): string[] {
  const rows = (result.document.deal?.calendar ?? []).map((entry) => [
    strong(plain(entry.computed ? speaker.text('report.calendar.computed', { date: entry.deadline }) : entry.deadline)),
    plain(ownerName(entry.owner)) || '–',
    plain(entry.act),
    plain(entry.trigger) || '–',
    plain(entry.consequence) || '–',
    plain(entry.section) || '–',
  ]);
  return section(speaker, 'report.calendar', [...HEADS, 'report.where'], rows);
}

function duties(file: CaseFile): string[] {
  const { speaker } = file;
  const { first, isChosen } = chosenDuties(otherDuties(file.result), MAX_ROWS);
  const [title, ...shown] = section(
    speaker,
    'report.duties',
    DUTY_HEADS,
    first.map((each) => dutyRow(file, each)),
  );
  if (title === undefined) return [];
  return [title, ...(isChosen ? [plain(speaker.text('report.duties.chosen'))] : []), ...shown];
}

const DUTY_HEADS = ['report.obligations.who', 'report.obligations.what', 'report.where'];
/** Words of a duty in the table of the rest: calendar.csv has them whole. */
const SHORT = 120;

const dutyRow = ({ text }: CaseFile, duty: Duty, most = Number.POSITIVE_INFINITY): string[] => [
  strong(plain(dutyOwnerName(duty)) || '–'),
  plain(shortText(dutyWords(duty, text), most)),
  plain(duty.section) || '–',
];
type Duty = ReturnType<typeof otherDuties>[number];

/** The duties that no reader looks for first, in short. */
function furtherDuties(file: CaseFile): string[] {
  const { rest } = chosenDuties(otherDuties(file.result), MAX_ROWS);
  const rows = rest.map((each) => dutyRow(file, each, SHORT));
  return section(file.speaker, 'report.duties.rest', DUTY_HEADS, rows, '###');
}

/** The positions of both sides, the expected course step by step, and where it ends against each other side. */
function negotiation(file: CaseFile): string[] {
  const { speaker, result } = file;
  const runs = isNegotiated(result) ? (result.negotiation_runs ?? []) : [];
  const [expected] = runs;
  if (expected === undefined) return [];
  const rounds = [...Map.groupBy(expected.steps, ({ round }) => round)].flatMap(([round, steps]) => [
    `#### ${plain(speaker.text('report.simulation.round', { round: String(round) }))}`,
    steps.map((step) => `- ${stepRuns(file, step).map(stepWords).join('')}`).join('\n'),
  ]);
  const ends = runs.map(({ ends: all }) => new Map(all.map((end) => [end.issue_id, end.end])));
  const rows = result.negotiation_simulation.map(({ issue_id, priority }) => [
    `${issueLink(issue_id, `${numberOf(issue_id)}`)} ${plain(file.issues.get(issue_id)?.title ?? '')} (${plain(speaker.text(`priority.${priority}`))})`,
    ...ends.map((by) => {
      const end = by.get(issue_id);
      return end === undefined ? '–' : plain(speaker.text(`report.simulation.end.${end}`));
    }),
  ]);
  return [
    `## ${plain(speaker.text('report.negotiation'))}`,
    emphasis(plain(speaker.text('report.simulation.note'))),
    `### ${plain(speaker.text('report.simulation.run.expected'))}`,
    ...rounds,
    `### ${plain(speaker.text('report.simulation.ends'))}`,
    runs
      .map(
        (run) =>
          `- ${strong(plain(speaker.text(`report.simulation.run.${run.stance}`)))}: ${plain(endSummary(file, run))}`,
      )
      .join('\n'),
    table(
      [
        speaker.text('report.simulation.point'),
        ...runs.map(({ stance }) => speaker.text(`report.simulation.run.${stance}`)),
      ].map(plain),
      rows,
    ),
  ];
}

const stepWords = ({ text, face }: { text: string; face?: string }): string =>
  face === 'bold' ? strong(inline(text)) : inline(text);

function contested(file: CaseFile): string[] {
  const { speaker, result } = file;
  const { contested: all } = exchanges(result);
  const title = `## ${plain(speaker.text('report.contested'))}`;
  if (all.length === 0) return [title, plain(speaker.text('report.contested.none'))];
  const more = all.length - MAX_ROWS;
  return [
    title,
    emphasis(plain(speaker.text('report.contested.note'))),
    ...all.slice(0, MAX_ROWS).flatMap((each) => [`### ${plain(each.title)}`, exchangeLines(file, each).join('\n')]),
    ...(more > 0 ? [plain(speaker.text('report.contested.more', { count: more }))] : []),
  ];
}

function exchangeLines(file: CaseFile, { says, raisedBy, objections, answers, changes, decision }: Exchange): string[] {
  const { speaker, expertName } = file;
  const line = (key: string, who: string, words: string): string =>
    `- ${strong(plain(speaker.text(`report.contested.${key}`)))}: ${who === '' ? '' : `${emphasis(plain(who))}: `}${plain(words)}`;
  const moves = changes.map(({ from, to }) =>
    speaker.text('report.contested.move', {
      expert: to.expert_name,
      from: speaker.text(`stance.${from}`).toLocaleLowerCase(speaker.locale),
      to: speaker.text(`stance.${to.stance}`).toLocaleLowerCase(speaker.locale),
      reason: to.reason,
    }),
  );
  return [
    ...(says === '' ? [] : [line('claim', speaker.list(raisedBy.slice(0, MAX_VOICES).map(expertName)), says)]),
    ...objections
      .slice(0, MAX_VOICES)
      .map((said) => line(said.stance === 'amend' ? 'amendment' : 'objection', said.expert_name, said.reason)),
    ...answers.slice(0, MAX_VOICES).map((said) => line('answer', said.expert_name, said.reason)),
    ...(moves.length === 0
      ? [line('changed', '', speaker.text('report.contested.unchanged'))]
      : moves.map((words) => line('changed', '', words))),
    line('decision', '', decided(file, decision)),
  ];
}

function uncontested({ speaker, result, expertName }: CaseFile): string[] {
  const { rest } = exchanges(result);
  if (rest.length === 0) return [];
  const rows = rest
    .slice(0, MAX_ROWS)
    .map(({ issue }) => [
      plain(issue.title),
      plain(speaker.list(issue.raised_by.slice(0, MAX_VOICES).map(expertName))),
      speaker.number(issue.consensus.support),
      plain(speaker.text(`outcome.${issue.consensus.outcome}`)),
    ]);
  const heads = ['claim', 'by', 'for', 'decision'].map((key) => plain(speaker.text(`report.contested.rest.${key}`)));
  return [`### ${plain(speaker.text('report.contested.rest'))}`, table(heads, rows, [2])];
}

function section(
  speaker: CaseFile['speaker'],
  title: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  level = '##',
): string[] {
  if (rows.length === 0) return [];
  const more = rows.length - MAX_ROWS;
  const shown = table(
    heads.map((key) => plain(speaker.text(key))),
    rows.slice(0, MAX_ROWS),
  );
  return [
    `${level} ${plain(speaker.text(title))}`,
    shown,
    ...(more > 0 ? [plain(speaker.text('report.more', { count: more }))] : []),
  ];
}

function method({ speaker, result }: CaseFile): string[] {
  const { metadata, consensus } = result;
  const texts = [
    madeBy(result, speaker).method,
    speaker.text('report.method.debate', { protocol: protocolName(result, speaker), rounds: consensus.rounds }),
    speaker.text('report.method.evidence'),
    speaker.text('report.method.limits'),
    speaker.text('report.method.advice'),
  ];
  const record = speaker.text('report.method.record', {
    review: metadata.review_id,
    protocol: metadata.protocol.name,
    hash: metadata.protocol.hash,
    seed: String(metadata.seed),
  });
  return [
    `### ${plain(speaker.text('report.method'))}`,
    texts.map((text) => `- ${plain(text)}`).join('\n'),
    emphasis(plain(record)),
  ];
}
