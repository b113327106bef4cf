import type { Speaker } from '../../languages/index.ts';
import type { ParsedDocument, Span } from '../../reading/index.ts';
import type { Ground } from './exit-grounds.ts';
import { periodWords } from './facts.ts';
import { partyWords } from './party-words.ts';
import { unreadEnds } from './unread-ends.ts';
import { type OwnEnd, ownEnds, type WayOut, waysOut } from './ways-out.ts';

/** Ways out that are quoted; more are a chapter. */
const MOST_QUOTED = 4;

export interface ReadLine {
  readonly facts: readonly string[];
  readonly spans: readonly Span[];
}

/** Undefined where the document gives nobody a way out that the rules can read. */
export function exitLine(
  document: ParsedDocument,
  speaker: Speaker,
  likeliest: Span | undefined,
): ReadLine | undefined {
  const ways = waysOut(document).filter((way, _, all) => !leadsUp(way, all) && !isOfOneCovenant(document, way));
  const [own] = ownEnds(document);
  const unread = unreadEnds(document, [...ways.map(({ span }) => span), ...(own === undefined ? [] : [own.span])]);
  if (ways.length === 0) return unread.length === 0 ? undefined : { facts: [], spans: unread.slice(0, MOST_QUOTED) };
  const read = [
    ...quoted(ways).map(({ span }) => span),
    ...(own === undefined ? [] : [own.span]),
    ...unread.slice(0, MOST_UNREAD),
  ];
  const isRead =
    likeliest === undefined ||
    isExpiry(document, likeliest) ||
    read.some(({ start, end }) => start < likeliest.end && end > likeliest.start);
  const spans = (isRead ? read : [...read, likeliest]).toSorted((a, b) => a.start - b.start);
  // A side that is not known may be the very one that seems to have no way out.
  const isWhole =
    unread.length === 0 &&
    ways.every(({ whom, grounds }) => whom.kind !== 'unknown' && grounds.length > 0) &&
    // `Other named cases` beside no case that is named says nothing.
    ways.some(({ grounds }) => grounds.some(({ kind }) => kind !== 'other'));
  return { facts: isWhole ? factsOf(ways, own, speaker) : [], spans };
}

/** Ends that were not read and are quoted beside those that were. */
const MOST_UNREAD = 2;
const THIS_COVENANT = /\b(?:this|such|the foregoing) (?:covenant|sentence|undertaking)\b/i;
/** Out of its place nobody knows which promise it speaks of. */
const isOfOneCovenant = ({ text }: ParsedDocument, { span }: WayOut): boolean =>
  THIS_COVENANT.test(text.slice(span.start, span.end));

/** A right that its own items give once more, with the cases. */
const leadsUp = (way: WayOut, all: readonly WayOut[]): boolean =>
  all.some(
    (other) =>
      other !== way &&
      other.grounds.length > 0 &&
      sideOf(other) === sideOf(way) &&
      other.span.start > way.span.start &&
      (other.span.start < way.span.end || (way.grounds.length === 0 && other.span.start <= way.span.end + BEHIND)),
  );

/** UTF-16 units between a lead-in and its first item. */
const BEHIND = 12;

/** The term runs out on its day: nobody leaves. */
const isExpiry = ({ text }: ParsedDocument, { start, end }: Span): boolean => {
  const words = text.slice(start, end);
  return (
    /\b(?:expires?|expir(?:y|ation)|end)\b/i.test(words) &&
    !/\b(?:may|right|entitled|elect\w*|option|notice of)\b/i.test(words)
  );
};

/** One for each side first, freedom before breach, then whatever else there is room for. */
function quoted(ways: readonly WayOut[]): WayOut[] {
  const ranked = ways.toSorted((a, b) => rankOf(a) - rankOf(b) || a.span.start - b.span.start);
  const sides = new Set<string>();
  const first = ranked.filter((way) => {
    const isNew = !sides.has(sideOf(way));
    sides.add(sideOf(way));
    return isNew;
  });
  const more = ranked.filter((way) => !first.includes(way));
  return [...first, ...more].slice(0, MOST_QUOTED);
}

const RANKS: readonly Ground['kind'][] = ['convenience', 'convenience-later', 'material-breach', 'breach', 'term-end'];
const rankOf = ({ grounds }: WayOut): number =>
  Math.min(...grounds.map(({ kind }) => (RANKS.includes(kind) ? RANKS.indexOf(kind) : RANKS.length)), RANKS.length + 1);
const sideOf = ({ whom }: WayOut): string => (whom.kind === 'one' ? whom.name : whom.kind);

function factsOf(ways: readonly WayOut[], own: OwnEnd | undefined, speaker: Speaker): string[] {
  const bySide = Map.groupBy(ways, sideOf);
  const sides = [...bySide].map(([side, some]): [string, string[]] => [
    side,
    [...new Set(inOrder(told(some.flatMap(({ grounds }) => grounds))).map((ground) => groundWords(ground, speaker)))],
  ]);
  return [
    ...merged(sides, groundWords({ kind: 'other' }, speaker)).map(([side, grounds]) =>
      speaker.text('drafting.deal.exit.of', {
        who: side === 'both' ? speaker.text('drafting.party.either') : partyWords(side, speaker),
        grounds: grounds.join(', '),
      }),
    ),
    ...(own === undefined
      ? []
      : own.isOfAny
        ? []
        : [speaker.text('drafting.deal.exit.itself', { named: own.other === '' ? 'no' : 'yes', other: own.other })]),
  ];
}

const ORDER: readonly Ground['kind'][] = [
  'agreement',
  'convenience',
  'convenience-later',
  'term-end',
  'material-breach',
  'breach',
  'non-payment',
  'default',
  'cause',
  'insolvency',
  'control',
  'force-majeure',
  'other',
];
const inOrder = (grounds: readonly Ground[]): Ground[] =>
  grounds.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));

/** What both sides have belongs to both: `A: breach · B: breach` is `Either party: breach` where there are two. */
function merged(sides: readonly [string, string[]][], unnamed: string): [string, string[]][] {
  const both = sides.find(([side]) => side === 'both')?.[1] ?? [];
  const single = sides.filter(([side]) => side !== 'both');
  const [one, other] = single;
  const shared =
    single.length === 2 ? (one?.[1] ?? []).filter((ground) => ground !== unnamed && other?.[1].includes(ground)) : [];
  const together = [...new Set([...both, ...shared])];
  const alone = single.map(([side, grounds]): [string, string[]] => [
    side,
    grounds.filter((ground) => ground === unnamed || !together.includes(ground)),
  ]);
  return [...(together.length === 0 ? [] : [['both', together] as [string, string[]]]), ...alone].filter(
    ([, grounds]) => grounds.length > 0,
  );
}

/** A ground without its time says less than the same with it. */
const told = (grounds: readonly Ground[]): Ground[] => {
  const timed = new Set(grounds.flatMap(({ kind, cure, notice }) => ((cure ?? notice) === undefined ? [] : [kind])));
  return grounds.filter(({ kind, cure, notice }) => (cure ?? notice) !== undefined || !timed.has(kind));
};

function groundWords({ kind, cure, notice }: Ground, speaker: Speaker): string {
  const words = speaker.text(`drafting.deal.exit.${kind}`);
  if (cure !== undefined)
    return speaker.text('drafting.deal.exit.cured', { ground: words, period: periodWords(cure, speaker) });
  if (notice !== undefined)
    return speaker.text('drafting.deal.exit.noticed', { ground: words, period: periodWords(notice, speaker) });
  return words;
}
