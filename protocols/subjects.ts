/**
 * The subject grammar: the one place where subjects are built and parsed. Every subject of a review begins with
 * `conclave.review.<review id>`, so `nats sub 'conclave.review.>'` shows everything that happens.
 *
 *   conclave.review.<id>.command.<submit|cancel>      to the review; the journal delivers commands, and keeps the rest as history
 *   conclave.review.<id>.command.<decide|deliver>     to its revision; to a courier, once more
 *   conclave.review.<id>.brief.<expert>               to one expert, round 0
 *   conclave.review.<id>.round.<n>.call.<expert>      to one expert, round n >= 1
 *   conclave.review.<id>.round.<n>.statement.<expert> from one expert
 *   conclave.review.<id>.round.<n>.tally              from the review
 *   conclave.review.<id>.verdict                      from the review
 *   conclave.review.<id>.publish                      to the publisher
 *   conclave.review.<id>.published                    from the publisher
 *   conclave.review.<id>.deliver                      to the courier
 *   conclave.review.<id>.dismiss                      to all experts of the review: it is over
 *   conclave.review.<id>.event.<name>                 what observers and clients see
 *
 * Outside experts speak on subjects of their own, which the journal does not take: their messages are checked first.
 *
 *   conclave-expert.<expert>.document.<id>            request for the text of the review's document
 *   conclave-expert.<expert>.offer.<id>.<n>           its statement of round n, offered to the review's owner
 */
export const REVIEW_ROOT = 'conclave.review';
export const OUTSIDE_ROOT = 'conclave-expert';

export type ReviewSubject =
  | { kind: 'command'; review: string; name: string }
  | { kind: 'brief'; review: string; expert: string }
  | { kind: 'call'; review: string; round: number; expert: string }
  | { kind: 'statement'; review: string; round: number; expert: string }
  | { kind: 'tally'; review: string; round: number }
  | { kind: 'verdict'; review: string }
  | { kind: 'publish'; review: string }
  | { kind: 'published'; review: string }
  | { kind: 'deliver'; review: string }
  | { kind: 'dismiss'; review: string }
  | { kind: 'event'; review: string; name: string }
  | { kind: 'document'; review: string; expert: string }
  | { kind: 'offer'; review: string; round: number; expert: string };

/** A token NATS accepts as one level of a subject. */
const TOKEN = /^[A-Za-z0-9_-]+$/;

/** Throws RangeError when an identifier would break out of its level of the subject. */
const token = (value: string): string => {
  if (!TOKEN.test(value)) throw new RangeError(`not a subject token: ${JSON.stringify(value)}`);
  return value;
};

/** Subject text of a structured subject. */
export function formatSubject(subject: ReviewSubject): string {
  const base = `${REVIEW_ROOT}.${token(subject.review)}`;
  switch (subject.kind) {
    case 'command':
    case 'event':
      return `${base}.${subject.kind}.${token(subject.name)}`;
    case 'brief':
      return `${base}.brief.${token(subject.expert)}`;
    case 'call':
    case 'statement':
      return `${base}.round.${subject.round}.${subject.kind}.${token(subject.expert)}`;
    case 'tally':
      return `${base}.round.${subject.round}.tally`;
    case 'verdict':
    case 'publish':
    case 'published':
    case 'deliver':
    case 'dismiss':
      return `${base}.${subject.kind}`;
    case 'document':
      return `${OUTSIDE_ROOT}.${token(subject.expert)}.document.${subject.review}`;
    case 'offer':
      return `${OUTSIDE_ROOT}.${token(subject.expert)}.offer.${subject.review}.${subject.round}`;
    default:
      return subject satisfies never;
  }
}

/** The structured subject, or undefined when the text is not of the grammar. */
export function parseSubject(text: string): ReviewSubject | undefined {
  if (text.startsWith(`${OUTSIDE_ROOT}.`)) return parseOutside(text.split('.'));
  const [root, area, review, head, ...rest] = text.split('.');
  if (`${root}.${area}` !== REVIEW_ROOT || review === undefined || !TOKEN.test(review)) return undefined;
  switch (head) {
    case 'command':
    case 'event':
      return rest.length === 1 && rest[0] ? { kind: head, review, name: rest[0] } : undefined;
    case 'brief':
      return rest.length === 1 && rest[0] ? { kind: 'brief', review, expert: rest[0] } : undefined;
    case 'verdict':
    case 'publish':
    case 'published':
    case 'deliver':
    case 'dismiss':
      return rest.length === 0 ? { kind: head, review } : undefined;
    case 'round':
      return parseRound(review, rest);
    default:
      return undefined;
  }
}

function parseRound(review: string, [number, kind, expert, ...rest]: string[]): ReviewSubject | undefined {
  if (number === undefined || !/^\d{1,3}$/.test(number) || rest.length > 0) return undefined;
  const round = Number(number);
  if (kind === 'tally') return expert === undefined ? { kind, review, round } : undefined;
  if ((kind === 'call' || kind === 'statement') && expert) return { kind, review, round, expert };
  return undefined;
}

function parseOutside([, expert, kind, review, number, ...rest]: string[]): ReviewSubject | undefined {
  if (!expert || !TOKEN.test(expert) || !review || !TOKEN.test(review) || rest.length > 0) return undefined;
  if (kind === 'document') return number === undefined ? { kind, review, expert } : undefined;
  if (kind !== 'offer' || number === undefined || !/^\d{1,3}$/.test(number)) return undefined;
  return { kind, review, round: Number(number), expert };
}

/** Subscription patterns, by subscriber. */
export const PATTERNS = {
  /** Reviews and accounts: what the journal keeps. */
  journal: 'conclave.>',
  everything: `${REVIEW_ROOT}.>`,
  commands: `${REVIEW_ROOT}.*.command.*`,
  briefs: `${REVIEW_ROOT}.*.brief.*`,
  calls: `${REVIEW_ROOT}.*.round.*.call.*`,
  statements: `${REVIEW_ROOT}.*.round.*.statement.*`,
  published: `${REVIEW_ROOT}.*.published`,
  publish: `${REVIEW_ROOT}.*.publish`,
  deliver: `${REVIEW_ROOT}.*.deliver`,
  dismiss: `${REVIEW_ROOT}.*.dismiss`,
  tallies: `${REVIEW_ROOT}.*.round.*.tally`,
  verdicts: `${REVIEW_ROOT}.*.verdict`,
  events: `${REVIEW_ROOT}.*.event.*`,
  everythingOf: (review: string): string => `${REVIEW_ROOT}.${token(review)}.>`,
  documentsOf: (expert: string): string => `${OUTSIDE_ROOT}.${token(expert)}.document.*`,
  offersOf: (expert: string): string => `${OUTSIDE_ROOT}.${token(expert)}.offer.*.*`,
  eventsOf: (review: string): string => `${REVIEW_ROOT}.${token(review)}.event.*`,
} as const;
