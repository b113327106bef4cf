/** Messages and events of a review from the journal: what is needed to replay it. */
import type { JournaledReview } from '../../../../actors/review/index.ts';
import { parseSubject, ReviewEvent, Statement, Submit } from '../../../../protocols/index.ts';
import type { WholeMessage } from '../../../operations/journal-reader.ts';

export interface JournaledEvent extends ReviewEvent {
  readonly sequence: number;
}

export interface Journaled extends JournaledReview {
  readonly events: readonly JournaledEvent[];
  /** How many events the review had announced when it had handled everything up to this place in the journal. */
  readonly announcedBy: (sequence: number) => number;
}

/** undefined when the journal no longer has all of it. */
export function journaledReview(messages: readonly WholeMessage[]): Journaled | undefined {
  let submit: Submit | undefined;
  const events = new Map<number, JournaledEvent>();
  const statements = new Map<string, { readonly statement: Statement; readonly sequence: number }>();
  for (const { subject, sequence, text } of messages) {
    const address = parseSubject(subject);
    const body: unknown = JSON.parse(text);
    if (address?.kind === 'command' && address.name === 'submit') submit = Submit.safeParse(body).data ?? submit;
    if (address?.kind === 'event') {
      const event = ReviewEvent.safeParse(body).data;
      if (event !== undefined && !events.has(event.seq)) events.set(event.seq, { ...event, sequence });
    }
    if (address?.kind !== 'statement') continue;
    const statement = Statement.safeParse(body).data;
    const name = placeOf(address.expert, address.round);
    // The first one counts.
    if (statement !== undefined && !statements.has(name)) statements.set(name, { statement, sequence });
  }
  const inOrder = [...events.values()].toSorted((a, b) => a.seq - b.seq);
  const isWhole = inOrder.length > 0 && inOrder.every(({ seq }, index) => seq === index + 1);
  if (submit === undefined || !isWhole) return undefined;
  // A statement counts as handled once the review has announced it.
  const handledAt = inOrder.map(({ name, data, sequence }) => {
    const said = name === 'expert-reported' && statements.get(placeOf(String(data.expert), Number(data.round)));
    return said ? Math.min(said.sequence, sequence) : sequence;
  });
  return {
    submit,
    events: inOrder,
    statement: (expert, round) => statements.get(placeOf(expert, round))?.statement,
    announcedBy: (sequence) => handledAt.findLastIndex((at) => at <= sequence) + 1,
  };
}

const placeOf = (expert: string, round: number): string => `${round} ${expert}`;
