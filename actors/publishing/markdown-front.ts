import { type Issue, judgedScore, type ProposedChange, SEVERITIES, type Severity } from '../../protocols/index.ts';
import { madeBy } from '../languages/index.ts';
import { issueLink } from './markdown-issue.ts';
import { emphasis, plain, strong, table } from './markdown-text.ts';
import {
  type CaseFile,
  changeCounts,
  clauseFields,
  firstPageFallback,
  kindOf,
  numberOf,
  percent,
  pointFacts,
  quotations,
  SEVERITY_SIGN,
  scoreInWords,
  sectionOf,
  shortText,
  spokenFor,
  titleAndMembers,
  titleOf,
  unjudged,
} from './pdf/index.ts';

/** Points to settle: what a reader carries into a meeting. */
const POINTS = 5;

/** What a reader who stops here must know: verdict, score, what to settle first, what was read and what was not. */
export function frontMatter(file: CaseFile): string[] {
  return [...verdict(file), ...dealSection(file), ...points(file), ...good(file), ...notJudged(file), ...heatMap(file)];
}

/** What follows the issues in an appendix: how the domains fared, and what each reader needs to know. */
export function appendix(file: CaseFile): string[] {
  return [...briefings(file), ...scoreCard(file)];
}

function verdict(file: CaseFile): string[] {
  const { speaker, result } = file;
  const { metadata, structured_issues: issues, consensus, panel } = result;
  const count = (severity: Severity): number => issues.filter((issue) => issue.severity === severity).length;
  const counts = speaker.text('report.verdict.counts', {
    issues: issues.length,
    ...Object.fromEntries(SEVERITIES.map((severity) => [severity, count(severity)])),
    ...changeCounts(file),
    experts: panel.length,
    claims: consensus.accepted + consensus.disputed + consensus.rejected,
  });
  const dated = result.document.deal?.date;
  const facts = [
    kindOf(result, speaker),
    ...(dated ? [speaker.date(dated)] : []),
    ...(metadata.side?.party ? [speaker.text('report.brief.side', { side: spokenFor(metadata.side) })] : []),
    speaker.text(`preset.${metadata.preset}`),
    speaker.date(metadata.completed_at),
  ];
  const { notice } = madeBy(result, speaker);
  return [
    `# ${plain(titleOf(result, speaker))}`,
    emphasis(facts.map(plain).join(' · ')),
    ...(notice === undefined ? [] : [strong(plain(notice))]),
    strong(plain(speaker.text(`report.verdict.${metadata.verdict}`))),
    ...metadata.verdict_reasons.map(plain),
    strong(plain(scoreInWords(judgedScore(metadata), speaker))),
    plain(counts),
  ];
}

function dealSection({ speaker, result, text, furniture }: CaseFile): string[] {
  const lines = (result.document.deal?.lines ?? []).filter(({ facts, passages }) => facts.length + passages.length > 0);
  if (lines.length === 0) return [];
  const rows = lines.map(({ topic, facts, passages }) => {
    const quoted = quotations(passages, text, furniture).map((each) => {
      const words = emphasis(plain(`“${each.words}”`));
      return each.section === '' ? words : `${words} (${plain(each.section)})`;
    });
    const figures = facts.length === 0 ? [] : [strong(plain(facts.join(' · ')))];
    return `- ${strong(plain(speaker.text(`report.topic.${topic}`)))}: ${[...figures, ...quoted].join(' ')}`;
  });
  return [`## ${plain(speaker.text('report.brief.deal'))}`, rows.join('\n')];
}

function points(file: CaseFile): string[] {
  const { speaker, result } = file;
  const full = result.structured_issues.slice(0, result.metadata.issues_in_full);
  const top = full.filter(({ severity }) => severity !== 'info').slice(0, POINTS);
  const lines = top.map((issue, index) => {
    const facts = pointFacts(issue, speaker).map(plain);
    const settle = firstPageFallback(file, issue);
    const fallback = settle === '' ? '' : ` ${strong(plain(speaker.text('report.brief.settle')))} ${plain(settle)}`;
    return `${index + 1}. ${strong(issueLink(issue.id, plain(issue.title)))} (${facts.join(', ')}). ${remedy(file, issue)}${fallback}`;
  });
  return [
    `## ${plain(speaker.text('report.brief.points', { count: top.length }))}`,
    lines.length === 0 ? plain(speaker.text('report.brief.points.none')) : lines.join('\n'),
  ];
}

/** The wording to send where there is some, else what to do. */
function remedy({ speaker, changes, moves }: CaseFile, issue: Issue): string {
  const label = (key: string): string => strong(plain(speaker.text(key)));
  const change = changes.get(issue.proposed_change ?? '');
  const wording = change?.after.trim() ?? '';
  if (wording !== '') return `${label('report.brief.ask')} ${plain(`“${wording}”`)}`;
  const move = moves.get(issue.id);
  if (move?.walk_away !== undefined) return `${label('report.brief.ask')} ${plain(`“${move.opening}”`)}`;
  return `${label('report.brief.do')} ${plain(issue.suggestions[0] ?? issue.description)}`;
}

function good({ speaker, result }: CaseFile): string[] {
  const lines = (result.document.deal?.strengths ?? []).map(({ title, passages: [first] }) => {
    const where = first?.section ?? '';
    return where === '' ? `- ${plain(title)}` : `- ${plain(title)} (${plain(where)})`;
  });
  return [
    `## ${plain(speaker.text('report.brief.good'))}`,
    lines.length === 0 ? plain(speaker.text('report.brief.good.none')) : lines.join('\n'),
  ];
}

function notJudged(file: CaseFile): string[] {
  const { speaker } = file;
  const lines = unjudged(file);
  return [
    `## ${plain(speaker.text('report.brief.unjudged'))}`,
    lines.length === 0
      ? plain(speaker.text('report.brief.unjudged.nothing'))
      : lines.map((line) => `- ${plain(line)}`).join('\n'),
  ];
}

/** Clauses in which something was found; a table of a hundred empty rows is no map. */
function heatMap({ speaker, result }: CaseFile): string[] {
  const fields = clauseFields(result, speaker.text('report.missing')).filter(({ worst }) => worst !== undefined);
  if (fields.length === 0) return [];
  const heads = [speaker.text('report.heatmap.clause'), ...SEVERITIES.map((severity) => speaker.severity(severity))];
  const rows = fields.map(({ number, heading, counts }) => [
    plain([number, heading].filter((part) => part !== '').join(' ')) || plain(speaker.text('report.heatmap.opening')),
    ...SEVERITIES.map((severity) => (counts[severity] === 0 ? '' : `${SEVERITY_SIGN[severity]} ${counts[severity]}`)),
  ]);
  return [`## ${plain(speaker.text('report.heatmap'))}`, table(heads.map(plain), rows)];
}

function scoreCard({ speaker, result }: CaseFile): string[] {
  const rows = result.score_card.map((line) => [
    strong(plain(line.label)),
    line.grade,
    speaker.number(line.score, { maximumFractionDigits: 0 }),
    plain(line.summary),
  ]);
  if (rows.length === 0) return [];
  const heads = ['domain', 'grade', 'score', 'why'].map((key) => plain(speaker.text(`report.scorecard.${key}`)));
  return [
    `### ${plain(speaker.text('report.scorecard'))}`,
    plain(speaker.text('report.scorecard.note')),
    table(heads, rows, [2]),
  ];
}

function briefings({ speaker, result }: CaseFile): string[] {
  if (result.executive_briefings.length === 0) return [];
  const blocks = result.executive_briefings.flatMap(({ label, headline, points, issues }) => {
    const links = issues.map((id) => issueLink(id, numberOf(id)));
    const see = plain(speaker.text('markdown.see', { count: links.length }));
    return [
      `#### ${plain(label)}`,
      strong(plain(headline)),
      ...(points.length === 0 ? [] : [points.map((point) => `- ${plain(point)}`).join('\n')]),
      ...(links.length === 0 ? [] : [`${see}: ${links.join(', ')}`]),
    ];
  });
  return [`### ${plain(speaker.text('report.briefings'))}`, ...blocks];
}

/** UTF-16 units of a wording in a table. */
const WORDING = 300;

/** That there is wording, where it stands in full elsewhere; else the wording itself. */
function wordingIn(change: ProposedChange | undefined, isElsewhere: boolean, speaker: CaseFile['speaker']): string {
  if (change === undefined) return '–';
  const words = shortText(change.after.replace(/\s+/g, ' ').trim(), WORDING);
  return plain(isElsewhere || words === '' ? speaker.text('markdown.yes') : `“${words}”`);
}

/** Issues in one line each; those that are in full as well are linked. */
export function issueTable({ speaker, changes }: CaseFile, issues: readonly Issue[], areLinked: boolean): string {
  const heads = ['report.issues.number', 'report.issues.severity', 'report.issues.issue', 'report.where'];
  return table(
    [...heads, 'report.issues.confidence', 'markdown.wording'].map((key) => plain(speaker.text(key))),
    issues.map((issue) => [
      numberOf(issue.id),
      plain(speaker.severity(issue.severity)),
      areLinked
        ? issueLink(issue.id, plain(issue.title))
        : `<a id="${issue.id}"></a>${plain(titleAndMembers(issue, speaker))}`,
      plain(sectionOf(issue)) || '–',
      percent(speaker, issue.confidence),
      wordingIn(changes.get(issue.proposed_change ?? ''), areLinked, speaker),
    ]),
    [0, 4],
  );
}
