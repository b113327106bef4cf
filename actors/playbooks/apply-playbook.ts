/** A playbook against a document: how each topic and check stands, and what to write instead. Pure. */
import type { Change, Severity } from '../../protocols/index.ts';
import {
  type Check,
  type Playbook,
  type PlaybookAdvice,
  positionsIn,
  type Topic,
} from '../../protocols/playbook/index.ts';
import { placeFor } from '../experts/index.ts';
import type { ParsedDocument, Span } from '../reading/index.ts';
import type { Side } from '../sides/index.ts';
import { checkStanding } from './check-standing.ts';
import { contained } from './likeness.ts';
import { canSay, inNames, type PartyNames } from './party-names.ts';
import { inTerms } from './terms.ts';
import { type TopicStanding, topicStanding } from './topic-standing.ts';
import { insertedClause, wordingChange } from './wording-change.ts';

/** One topic or check with its answer. */
export interface AppliedEntry {
  readonly entry: Topic | Check;
  readonly kind: 'topic' | 'check';
  readonly advice: PlaybookAdvice;
  readonly passages: readonly Span[];
  /** Everything the document says on it: there the playbook speaks. */
  readonly all: readonly Span[];
  /** What the client owes where the wording says what the other side is to owe: the topic answers no finding on that. */
  readonly owedByClient: readonly Span[];
  /** undefined: no issue. */
  readonly severity: Severity | undefined;
  /** Where what is missing belongs. */
  readonly place: number | undefined;
  readonly change: Change | undefined;
}

export function applyPlaybook(
  playbook: Playbook,
  document: ParsedDocument,
  { names, side }: { readonly names: PartyNames; readonly side: Side | undefined },
): AppliedEntry[] {
  const speaks = (entry: Pick<Topic, 'document_types' | 'side'>): boolean =>
    (entry.document_types?.includes(document.type) ?? true) &&
    (entry.side === undefined || side === undefined || entry.side === side);
  if (!speaks(playbook)) return [];
  const { topics, checks } = positionsIn(playbook, document.language.code);
  const otherSide = side === undefined ? null : names[side === 'provider' ? 'customer' : 'provider'];
  return [
    ...withoutEchoes(topics.filter(speaks).map((topic) => appliedTopic(topic, document, names, otherSide))),
    ...checks.filter(speaks).map((check) => appliedCheck(check, document)),
  ];
}

/** From this share of its words on, wording is said by another's. */
const ECHO = 0.5;

/** Wording is not added after a sentence in whose place another topic's wording says the same. */
function withoutEchoes(entries: readonly AppliedEntry[]): AppliedEntry[] {
  const replaced = entries.flatMap(({ change }) => (change === undefined || change.before === '' ? [] : [change]));
  return entries.map((entry) => {
    const { change, passages, advice } = entry;
    if (change === undefined || change.before !== '' || passages.length === 0) return entry;
    const isSaid = replaced.some(
      ({ start, end, after }) =>
        passages.every((passage) => passage.start < end && passage.end > start) &&
        contained(advice.preferred ?? change.after, after) >= ECHO,
    );
    return isSaid ? { ...entry, change: undefined } : entry;
  });
}

function appliedTopic(
  topic: Topic,
  document: ParsedDocument,
  names: PartyNames,
  otherSide: string | null,
): AppliedEntry {
  const found = topicStanding(topic, document, names);
  const say = (wording: string): string => inNames(inTerms(wording, document), names, document);
  const place = found.standing === 'missing' ? placeFor(document, headingsOf(topic)) : undefined;
  const preferred = say(topic.preferred.wording);
  const change = canSay(topic.preferred.wording, names)
    ? changeOf(preferred, topic, found, document, { place, otherSide })
    : undefined;
  return {
    entry: topic,
    kind: 'topic',
    advice: {
      topic: topic.id,
      standing: found.standing,
      step: found.step,
      preferred,
      fallback: topic.fallback.map(({ wording, note }) => ({ wording: say(wording), note: note ?? null })),
      walk_away: topic.walk_away?.note ?? null,
      owner: topic.owner ?? null,
      note: topic.note ?? null,
    },
    passages: found.passages,
    all: found.all,
    owedByClient: found.owedByClient,
    severity: severityOf(topic, found),
    // Where the wording goes, if there is one: the report and the redline name one place.
    place: place === undefined ? undefined : (change?.start ?? place),
    change,
  };
}

function severityOf({ severity }: Topic, { standing }: TopicStanding): Severity | undefined {
  switch (standing) {
    case 'missing':
    case 'deviates':
      return severity;
    case 'walk_away':
      return 'critical';
    case 'fallback':
      return 'low';
    default:
      return undefined;
  }
}

/** Letters of a word by which a section is known: `indem` of an indemnity in `Indemnification`. */
const STEM = 5;

/** Headings under which wording on the topic belongs: those with a word of its name, or with the letters it begins with. */
function headingsOf({ name }: Topic, letters = Number.POSITIVE_INFINITY): RegExp {
  const words = name.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const stems = words.filter((word) => !EMPTY.test(word)).map((word) => word.slice(0, letters));
  return stems.length === 0 ? /(?!)/g : new RegExp(`(?<!\\p{L})(?:${stems.join('|')})`, 'gu');
}

/** Words of a name that say nothing about its matter. */
const EMPTY = /^(?:from|with|late|required|della?|dell|delle|degli|sull?[ae]?|para|sobre|desde)$/;

function changeOf(
  wording: string,
  topic: Topic,
  found: TopicStanding,
  document: ParsedDocument,
  { place, otherSide }: { readonly place: number | undefined; readonly otherSide: string | null },
): Change | undefined {
  const clause = { heading: topic.name, headings: headingsOf(topic, STEM) };
  if (place !== undefined) return insertedClause(clause, wording, document);
  if (found.standing !== 'deviates' && found.standing !== 'walk_away') return undefined;
  const isOurName = topic.preferred.wording.startsWith('{');
  return wordingChange(wording, found, document, { clause, isOurName, otherSide });
}

function appliedCheck(check: Check, document: ParsedDocument): AppliedEntry {
  const { standing, passages } = checkStanding(check, document);
  const isIssue = standing === 'failed' || (standing === 'not_found' && check.kind === 'value_of');
  const isAbsent = isIssue && passages.length === 0;
  return {
    entry: check,
    kind: 'check',
    advice: {
      topic: check.id,
      standing,
      step: null,
      preferred: null,
      fallback: [],
      walk_away: null,
      owner: check.owner ?? null,
      note: check.note ?? null,
    },
    passages,
    all: passages,
    owedByClient: [],
    severity: isIssue ? check.severity : undefined,
    place: isAbsent ? placeFor(document, /(?!)/g) : undefined,
    change: undefined,
  };
}
