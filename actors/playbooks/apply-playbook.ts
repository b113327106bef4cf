/** A playbook against a document: how each topic and check stands, and what to write instead. Pure. */
import type { Change, Severity } from '../../protocols/index.ts';
import type { Check, Playbook, PlaybookAdvice, Topic } from '../../protocols/playbook/index.ts';
import { numberedInsertion, placeFor } from '../experts/index.ts';
import type { ParsedDocument, Span } from '../reading/index.ts';
import type { Side } from '../sides/index.ts';
import { checkStanding } from './check-standing.ts';
import { likeness } from './likeness.ts';
import { canSay, inNames, type PartyNames } from './party-names.ts';
import { type TopicStanding, topicStanding } from './topic-standing.ts';

/** One topic or check with its answer. */
export interface AppliedEntry {
  readonly entry: Topic | Check;
  readonly kind: 'topic' | 'check';
  readonly advice: PlaybookAdvice;
  readonly passages: readonly Span[];
  /** Everything the document says on it: there the playbook speaks. */
  readonly all: readonly Span[];
  /** undefined: no issue. */
  readonly severity: Severity | undefined;
  /** Where what is missing belongs. */
  readonly place: number | undefined;
  readonly change: Change | undefined;
}

/** Passages that one clause of wording can take the place of (UTF-16 units). */
const LONGEST_REPLACED = 2_000;

/** From this likeness on a sentence is about what the wording says, and about little else. */
const REPLACEABLE = 0.25;

export function applyPlaybook(
  playbook: Playbook,
  document: ParsedDocument,
  { names, side }: { readonly names: PartyNames; readonly side: Side | undefined },
): AppliedEntry[] {
  const speaks = (entry: Pick<Topic, 'document_types' | 'side'>): boolean =>
    (entry.document_types?.includes(document.type) ?? true) &&
    (entry.side === undefined || side === undefined || entry.side === side);
  if (!speaks(playbook)) return [];
  return [
    ...playbook.topics.filter(speaks).map((topic) => appliedTopic(topic, document, names)),
    ...playbook.checks.filter(speaks).map((check) => appliedCheck(check, document)),
  ];
}

function appliedTopic(topic: Topic, document: ParsedDocument, names: PartyNames): AppliedEntry {
  const found = topicStanding(topic, document, names);
  const say = (wording: string): string => inNames(wording, names, document);
  const place = found.standing === 'missing' ? placeFor(document, headingsOf(topic)) : undefined;
  return {
    entry: topic,
    kind: 'topic',
    advice: {
      topic: topic.id,
      standing: found.standing,
      step: found.step,
      preferred: say(topic.preferred.wording),
      fallback: topic.fallback.map(({ wording, note }) => ({ wording: say(wording), note: note ?? null })),
      walk_away: topic.walk_away?.note ?? null,
      owner: topic.owner ?? null,
      note: topic.note ?? null,
    },
    passages: found.passages,
    all: found.all,
    severity: severityOf(topic, found),
    place,
    change: canSay(topic.preferred.wording, names)
      ? changeOf(say(topic.preferred.wording), topic, found, document, place)
      : undefined,
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

/** Headings under which wording on the topic belongs: those with a word of its name. */
function headingsOf({ name }: Topic): RegExp {
  const words = name.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.length === 0 ? /(?!)/g : new RegExp(`(?<!\\p{L})(?:${words.join('|')})`, 'gu');
}

function changeOf(
  wording: string,
  topic: Topic,
  { standing, passages }: TopicStanding,
  document: ParsedDocument,
  place: number | undefined,
): Change | undefined {
  if (place !== undefined) return numberedInsertion(document, { heading: topic.name, text: wording });
  if (standing !== 'deviates' && standing !== 'walk_away') return undefined;
  const [first] = passages;
  const own = passages.filter(({ clause }) => clause === first?.clause);
  // What stands in several clauses is not mended by one of them.
  if (first === undefined || own.length < passages.length) return undefined;
  const bodyStart = document.clauses[first.clause]?.bodyStart ?? first.start;
  const [start, end] = trimmed(document.text, Math.max(first.start, bodyStart), own.at(-1)?.end ?? first.end);
  if (end <= start || end - start > LONGEST_REPLACED || !isOneSentence(document, start, end)) return undefined;
  // A sentence that does something else besides would lose it.
  if (likeness(wording, document.text.slice(start, end)) < REPLACEABLE) return undefined;
  return { start, end, before: document.text.slice(start, end), after: wording };
}

function trimmed(text: string, start: number, end: number): [number, number] {
  const words = text.slice(start, end);
  return [start + words.length - words.trimStart().length, end - (words.length - words.trimEnd().length)];
}

/** Wording takes the place of one sentence: of more, one could belong to something else. */
function isOneSentence({ sentences, text }: ParsedDocument, start: number, end: number): boolean {
  const own = sentences.filter((sentence) => sentence.start < end && sentence.end > start && !sentence.isHeading);
  return own.length === 1 && /[.;:]["”’)]?$/.test(text.slice(start, end));
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
    severity: isIssue ? check.severity : undefined,
    place: isAbsent ? placeFor(document, /(?!)/g) : undefined,
    change: undefined,
  };
}
