import type { ReviewResult, SpokenPosition } from '../../../protocols/index.ts';
import { type CaseFile, numberOf, percent } from './case-file.ts';
import { COLOUR } from './palette.ts';
import { type Sheet, STYLE } from './sheet.ts';
import { shortText } from './short-text.ts';

type Round = ReviewResult['boardroom_discussion'][number];

/** A hundred experts on forty claims would be a book; the JSON artifact has every word. */
const MAX_CLAIMS = 12;
/** On each side of a claim. */
const MAX_VOICES = 3;

/** The debate as a transcript: round by round, claim by claim, those who disagree first. */
export function drawBoardroom(sheet: Sheet, file: CaseFile): void {
  const { speaker, result } = file;
  sheet.section(speaker.text('report.boardroom'), { needs: 130 });
  if (result.boardroom_discussion.length === 0) {
    sheet.paragraph(speaker.text('report.boardroom.none'), STYLE.body);
    return;
  }
  sheet.paragraph(speaker.text('report.boardroom.note'), STYLE.small, { after: 10, keepNext: 60 });
  for (const round of result.boardroom_discussion) drawRound(sheet, file, round);
  drawRejected(sheet, file);
}

function drawRound(sheet: Sheet, file: CaseFile, round: Round): void {
  const { speaker } = file;
  const name = speaker.text(round.round === 0 ? 'report.round.blind' : 'report.round.short', { round: round.round });
  sheet.ensure(70);
  sheet.mark(name);
  sheet.paragraph(name, { ...STYLE.card, colour: COLOUR.navy }, { tag: 'H2', after: 1, keepNext: 34 });
  const agreement = speaker.text('report.boardroom.agreement', { agreement: percent(speaker, round.agreement) });
  sheet.paragraph(agreement, STYLE.small, { after: 6, keepNext: 20 });
  drawStated(sheet, file, round);
  const claims = [...Map.groupBy(round.statements, ({ claim }) => claim)];
  for (const [claim, statements] of claims.slice(0, MAX_CLAIMS)) drawClaim(sheet, file, claim, statements);
  if (claims.length > MAX_CLAIMS) {
    const more = speaker.text('report.boardroom.claims', { count: claims.length - MAX_CLAIMS });
    sheet.paragraph(more, STYLE.small, { after: 8 });
  }
  sheet.gap(8);
}

function drawStated(sheet: Sheet, { speaker }: CaseFile, { findings }: Round): void {
  const stated = findings
    .filter(({ count }) => count > 0)
    .map(({ expert_name: expert, count }) => speaker.text('report.boardroom.stated', { expert, count }));
  const silent = findings.length - stated.length;
  if (stated.length > 0) sheet.paragraph(`${shortText(speaker.list(stated), 2400)}.`, STYLE.body, { after: 3 });
  if (silent > 0)
    sheet.paragraph(speaker.text('report.boardroom.silent', { count: silent }), STYLE.small, { after: 3 });
  sheet.gap(5);
}

function drawClaim(sheet: Sheet, file: CaseFile, claim: string, statements: readonly SpokenPosition[]): void {
  const { speaker } = file;
  const title =
    file.claims.get(claim) ?? speaker.text('report.boardroom.claim', { claim: numberOf(claim).replace(/^c/, '') });
  sheet.ensure(60);
  sheet.paragraph(shortText(title, 240), STYLE.h2, { tag: 'H3', after: 3, keepNext: 30 });
  const by = (stance: SpokenPosition['stance']) => statements.filter((statement) => statement.stance === stance);
  const [oppose, amend, support, abstain] = [by('oppose'), by('amend'), by('support'), by('abstain')];
  const heard = [...[...oppose, ...amend].slice(0, MAX_VOICES), ...support.slice(0, MAX_VOICES)];
  for (const statement of heard) {
    const who = `${statement.expert_name}, ${speaker.text(`stance.${statement.stance}`).toLocaleLowerCase(speaker.locale)}`;
    sheet.paragraph(
      [
        { text: `${who}: `, face: 'bold' },
        { text: shortText(statement.reason, 500) },
        { text: ` (${percent(speaker, statement.belief)})`, colour: COLOUR.soft },
      ],
      STYLE.body,
      { indent: 14, stripe: COLOUR.hair, after: 3 },
    );
  }
  if (statements.length > heard.length) {
    const counts = { support: support.length, oppose: oppose.length, amend: amend.length, abstain: abstain.length };
    sheet.paragraph(speaker.text('report.boardroom.voices', counts), STYLE.small, { indent: 14, after: 3 });
  }
  sheet.gap(6);
}

function drawRejected(sheet: Sheet, { speaker, result }: CaseFile): void {
  const rejected = result.consensus.rejected_claims;
  if (rejected.length === 0) return;
  sheet.ensure(70);
  sheet.mark(speaker.text('report.rejected'));
  sheet.paragraph(
    speaker.text('report.rejected'),
    { ...STYLE.card, colour: COLOUR.navy },
    { tag: 'H2', after: 4, keepNext: 30 },
  );
  for (const { title, reason } of rejected.slice(0, 40)) {
    sheet.bullet([{ text: `${shortText(title, 200)}. `, face: 'bold' }, { text: shortText(reason, 400) }]);
  }
  if (rejected.length > 40) sheet.paragraph(speaker.text('report.more', { count: rejected.length - 40 }), STYLE.small);
}
