import type { ReviewResult, SpokenPosition } from '../../protocols/index.ts';
import { issueLink } from './markdown-issue.ts';
import { emphasis, plain, strong, table } from './markdown-text.ts';
import { type CaseFile, datesOf, endingOf, isDuty, numberOf, percent, surroundings } from './pdf/index.ts';

/** Rows of one table, claims of one round, voices on one claim: beyond these the JSON artifact is the place to look. */
const MAX_ROWS = 200;
const MAX_CLAIMS = 12;
const MAX_VOICES = 6;

/** What follows the issues: obligations, dates, negotiation, debate, method. */
export function backMatter(file: CaseFile): string[] {
  return [
    ...obligations(file),
    ...dates(file),
    ...negotiation(file),
    ...debate(file),
    ...rejected(file),
    ...method(file),
  ];
}

function obligations({ speaker, result }: CaseFile): string[] {
  const heads = ['report.obligations.who', 'report.obligations.what', 'report.where'];
  const rows = result.document.obligations
    .filter(isDuty)
    .map((each) => [strong(plain(each.actor)), plain(each.quote), plain(each.section) || '–']);
  return section(speaker, 'report.obligations', heads, rows);
}

/** Text shown on either side of a date, UTF-16 units. */
const CONTEXT = 70;

function dates({ speaker, result, text }: CaseFile): string[] {
  const heads = ['report.dates.date', 'report.dates.about', 'report.where'];
  const rows = datesOf(result).map((each) => {
    const { before, after } = surroundings(text, each, CONTEXT);
    const passage = plain(`${before}${each.quote}${after}`.trim());
    return [strong(plain(speaker.date(each.iso))), passage, plain(each.section) || '–'];
  });
  return section(speaker, 'report.dates', heads, rows);
}

function negotiation({ speaker, result, issues }: CaseFile): string[] {
  const heads = ['matter', 'opening', 'counterparty', 'fallback'].map((key) => `report.negotiation.${key}`);
  const rows = (['must', 'should', 'nice'] as const).flatMap((priority) =>
    result.negotiation_simulation
      .filter((move) => move.priority === priority)
      .map((move) => {
        const title = issues.get(move.issue_id)?.title ?? numberOf(move.issue_id);
        const matter = `${issueLink(move.issue_id, plain(title))} (${plain(speaker.text(`priority.${priority}`))})`;
        return [matter, plain(move.opening), plain(move.counterparty), plain(move.fallback)];
      }),
  );
  return section(speaker, 'report.negotiation', heads, rows);
}

function section(
  speaker: CaseFile['speaker'],
  title: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string[] {
  if (rows.length === 0) return [];
  const more = rows.length - MAX_ROWS;
  const shown = table(
    heads.map((key) => plain(speaker.text(key))),
    rows.slice(0, MAX_ROWS),
  );
  return [
    `## ${plain(speaker.text(title))}`,
    shown,
    ...(more > 0 ? [plain(speaker.text('report.more', { count: more }))] : []),
  ];
}

function debate(file: CaseFile): string[] {
  const { speaker, result } = file;
  const rounds = result.boardroom_discussion;
  if (rounds.length === 0) {
    return [`## ${plain(speaker.text('report.boardroom'))}`, plain(speaker.text('report.boardroom.none'))];
  }
  return [
    `## ${plain(speaker.text('report.boardroom'))}`,
    plain(endingOf(result, speaker)),
    emphasis(plain(speaker.text('report.boardroom.note'))),
    ...rounds.flatMap((round) => roundSection(file, round)),
  ];
}

function roundSection(file: CaseFile, round: ReviewResult['boardroom_discussion'][number]): string[] {
  const { speaker } = file;
  const name = speaker.text(round.round === 0 ? 'report.round.blind' : 'report.round.short', { round: round.round });
  const stated = round.findings
    .filter(({ count }) => count > 0)
    .map(({ expert_name: expert, count }) => speaker.text('report.boardroom.stated', { expert, count }));
  const quiet = round.findings.length - stated.length;
  const claims = [...Map.groupBy(round.statements, ({ claim }) => claim)];
  const more = claims.length - MAX_CLAIMS;
  return [
    `### ${plain(name)}`,
    plain(speaker.text('report.boardroom.agreement', { agreement: percent(speaker, round.agreement) })),
    ...(stated.length === 0 ? [] : [`${plain(speaker.list(stated))}.`]),
    ...(quiet === 0 ? [] : [plain(speaker.text('report.boardroom.silent', { count: quiet }))]),
    ...(claims.length === 0
      ? []
      : [
          claims
            .slice(0, MAX_CLAIMS)
            .map((claim) => claimLines(file, ...claim))
            .join('\n'),
        ]),
    ...(more > 0 ? [plain(speaker.text('report.boardroom.claims', { count: more }))] : []),
  ];
}

/** Those who disagree first, since that is what a debate is read for. */
function claimLines({ speaker, claims }: CaseFile, claim: string, statements: readonly SpokenPosition[]): string {
  const title = claims.get(claim) ?? speaker.text('report.boardroom.claim', { claim: claim.replace(/^c/, '') });
  const rank = { oppose: 0, amend: 1, support: 2, abstain: 3 };
  const heard = statements.toSorted((a, b) => rank[a.stance] - rank[b.stance]).slice(0, MAX_VOICES);
  const voices = heard.map(({ expert_name, stance, reason, belief }) => {
    const stand = speaker.text(`stance.${stance}`).toLocaleLowerCase(speaker.locale);
    return `  - ${emphasis(plain(expert_name))} (${plain(stand)}, ${percent(speaker, belief)}): ${plain(reason)}`;
  });
  const by = (stance: SpokenPosition['stance']) => statements.filter((one) => one.stance === stance).length;
  const counts = { support: by('support'), oppose: by('oppose'), amend: by('amend'), abstain: by('abstain') };
  const others =
    statements.length > heard.length ? [`  - ${plain(speaker.text('report.boardroom.voices', counts))}`] : [];
  return [`- ${strong(plain(title))}`, ...voices, ...others].join('\n');
}

function rejected({ speaker, result }: CaseFile): string[] {
  const claims = result.consensus.rejected_claims;
  if (claims.length === 0) return [];
  const more = claims.length - MAX_ROWS;
  return [
    `### ${plain(speaker.text('report.rejected'))}`,
    claims
      .slice(0, MAX_ROWS)
      .map(({ title, reason }) => `- ${strong(plain(title))}: ${plain(reason)}`)
      .join('\n'),
    ...(more > 0 ? [plain(speaker.text('report.more', { count: more }))] : []),
  ];
}

function method({ speaker, result }: CaseFile): string[] {
  const { metadata, consensus, panel } = result;
  const texts = [
    speaker.text('report.method.engine', { engine: metadata.engine, experts: panel.length }),
    speaker.text('report.method.debate', { protocol: consensus.protocol.title, rounds: consensus.rounds }),
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
    `## ${plain(speaker.text('report.method'))}`,
    texts.map((text) => `- ${plain(text)}`).join('\n'),
    emphasis(plain(record)),
  ];
}
