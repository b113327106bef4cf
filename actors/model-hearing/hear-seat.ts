/** What a seat says, out of what its model answered: decoded, held against the document, and counted. */
import type { Finding, Position } from '../../protocols/index.ts';
import type { ModelReason, SeatSheet } from '../../protocols/models/index.ts';
import { answer } from '../expert-jobs/index.ts';
import { type Decoded, decode } from '../model-experts/decode.ts';
import type { ParsedDocument } from '../reading/index.ts';
import { passesControls } from './control-claims.ts';
import { type Dropped, groundOf, heardFindings, nothingDropped } from './heard-findings.ts';
import { abstention, heardPositions } from './heard-positions.ts';
import { heardTexts } from './heard-texts.ts';
import { type Identities, identitiesOf } from './identities.ts';
import { type QuestionSize, type SeatOrder, seatQuestions } from './seat-questions.ts';

/** An answer to one question; undefined when there was none. */
export interface SeatReply {
  /** Where an answer may be: text first, then what the model thought. */
  readonly texts: readonly string[];
  readonly isRefused: boolean;
}

export interface HeardSeat {
  readonly findings: readonly Finding[];
  readonly positions: readonly Position[];
  /** Of a writer: texts by the id they were asked for. */
  readonly texts: Readonly<Record<string, string>>;
  readonly dropped: Dropped;
  /** Questions whose answer does not count, and why. */
  readonly reasons: readonly ModelReason[];
}

const UNCHANGED: Pick<Identities, 'restore'> = { restore: (text) => text };

export function hearSeat(
  document: ParsedDocument,
  sheet: SeatSheet,
  order: SeatOrder,
  size: QuestionSize,
  replies: readonly (SeatReply | undefined)[],
): HeardSeat {
  const { asked, passages, covered } = seatQuestions(document, sheet, order, size);
  const dropped = nothingDropped();
  const reasons: ModelReason[] = [];
  const { restore } = size.hidesIdentities ? identitiesOf(document) : UNCHANGED;
  const answers = asked.map((_, index): Decoded['answer'] | undefined => {
    const reply = replies[index];
    if (reply === undefined) return undefined;
    const decoded = reply.isRefused ? undefined : decode(reply.texts.map(restore));
    if (decoded === undefined) reasons.push(reply.isRefused ? 'refused' : 'invalid-answer');
    dropped.findings += decoded?.dropped ?? 0;
    return decoded?.answer;
  });
  const ground = groundOf(document, passages);
  if (order.kind === 'brief') {
    const pieces = answers.map((said) => said?.findings);
    // What nobody has read may be what is said to be missing.
    if (covered < passages.length) pieces.push(undefined);
    return { findings: heardFindings(pieces, sheet, ground, dropped), positions: [], texts: {}, dropped, reasons };
  }
  if (order.kind === 'write') {
    const ids = new Set(sheet.topics.length > 0 ? sheet.topics : order.claims.map(({ id }) => id));
    const texts = heardTexts(
      ids,
      answers.flatMap((said) => said?.texts ?? []),
      ground,
      dropped,
    );
    return { findings: [], positions: [], texts, dropped, reasons };
  }
  const positions = asked.flatMap(({ claims, ids, controls }, index): Position[] => {
    const said = answers[index];
    if (said === undefined) return [];
    if (!passesControls(controls, said.positions)) {
      reasons.push('control-failed');
      return [];
    }
    const isControl = new Set(controls.map((control) => control.asked.id));
    const answered = said.positions
      .filter(({ claim }) => !isControl.has(claim))
      .map((position) => ({ ...position, claim: ids.get(position.claim) ?? '' }));
    return heardPositions(sheet.id, claims, answered, ground, dropped);
  });
  const spoken = new Set(positions.map(({ claim }) => claim));
  const claims = order.call.claims.filter(({ id }) => !spoken.has(id));
  // A seat stands by a claim that nobody objects to; its model need not be asked.
  const silent =
    sheet.role === 'verify'
      ? claims.map(({ id }) => abstention(sheet.id, id))
      : answer({ id: sheet.id, defeaters: [] }, document, { ...order.call, claims });
  return { findings: [], positions: [...positions, ...silent], texts: {}, dropped, reasons };
}
