import {
  isDenied,
  linearPattern,
  type PlaybookAdvice,
  type PlaybookPosition,
  type Topic,
} from '../../protocols/playbook/index.ts';
import type { ParsedDocument, Span } from '../reading/index.ts';
import { chosenWords } from './chosen-words.ts';
import { agree, likeness } from './likeness.ts';
import { inNames, type PartyNames } from './party-names.ts';
import { passagesOn, sentencesWith, type TopicPassage } from './passages.ts';
import { owedOtherwise } from './same-act.ts';

/** A clause says the same as wording from this likeness on, when figures and denials agree, too. */
const SAME = 0.6;

/** How the document stands to a topic, and where. */
export interface TopicStanding {
  readonly standing: PlaybookAdvice['standing'];
  /** Of a fallback, from 1. */
  readonly step: number | null;
  /** What decides it. */
  readonly passages: readonly TopicPassage[];
  /** Everything the document says on the topic. */
  readonly all: readonly TopicPassage[];
  /** What the client owes where the preferred wording says what the other side is to owe. */
  readonly owedByClient: readonly TopicPassage[];
}

/** The worst of what is there decides when to walk away; otherwise the best. */
export function topicStanding(topic: Topic, document: ParsedDocument, names: PartyNames): TopicStanding {
  const refusal = topic.walk_away?.pattern;
  const found = passagesOn(topic, document);
  // What nobody may sign is no silence, wherever it stands.
  const any = found.length > 0 || refusal === undefined ? found : sentencesWith(refusal, document);
  const fatal = any.filter((passage) => isRefused(topic.walk_away, passage, document));
  const owedByClient = owedOtherwise(inNames(topic.preferred.wording, names, document), any, document);
  if (fatal.length > 0) return { standing: 'walk_away', step: null, passages: fatal, all: any, owedByClient };
  // What one side owes says nothing on what the other side is to owe.
  const all = any.filter((passage) => !owedByClient.includes(passage));
  if (all.length === 0) {
    return { standing: topic.required ? 'missing' : 'not_required', step: null, passages: [], all, owedByClient };
  }
  const clauses = [...Map.groupBy(all, ({ clause }) => clause).values()];
  const takes = (position: PlaybookPosition): TopicPassage[] | undefined =>
    clauses.find((passages) => isPosition(position, passages, document, names));
  const preferred = takes(topic.preferred);
  if (preferred !== undefined) return { standing: 'preferred', step: null, passages: preferred, all, owedByClient };
  const acceptable = topic.acceptable.map(takes).find((passages) => passages !== undefined);
  if (acceptable !== undefined) return { standing: 'acceptable', step: null, passages: acceptable, all, owedByClient };
  const steps = topic.fallback.map(takes);
  const step = steps.findIndex((passages) => passages !== undefined);
  if (step >= 0) return { standing: 'fallback', step: step + 1, passages: steps[step] ?? [], all, owedByClient };
  return { standing: 'deviates', step: null, passages: all, all, owedByClient };
}

function isRefused(walkAway: Topic['walk_away'], passage: TopicPassage, document: ParsedDocument): boolean {
  const { pattern, unless_denied } = walkAway ?? {};
  if (pattern === undefined || !linearPattern(pattern).test(textOf(passage, document))) return false;
  if (unless_denied !== true) return true;
  // Sentence by sentence: what one denies another may allow.
  return document.sentences
    .filter(({ start, end }) => start < passage.end && end > passage.start)
    .map(({ start, end }) => ({ start: Math.max(start, passage.start), end: Math.min(end, passage.end) }))
    .map((span) => textOf(span, document))
    .some((sentence) => linearPattern(pattern).test(sentence) && !isDenied(pattern, sentence));
}

function isPosition(
  { wording, pattern }: PlaybookPosition,
  passages: readonly TopicPassage[],
  document: ParsedDocument,
  names: PartyNames,
): boolean {
  const said = passages.map((passage) => textOf(passage, document)).join(' ');
  if (pattern !== undefined) return linearPattern(pattern).test(said) && !isRightDenied(wording, pattern, said);
  const wanted = inNames(wording, names, document);
  return likeness(wanted, said) >= SAME && agree(wanted, said);
}

const RIGHT = /\b(?:may|può|podrá)\b/i;

/** Whether the position gives a right, and the contract denies it in the same words. */
const isRightDenied = (wording: string, pattern: string, said: string): boolean =>
  RIGHT.test(wording) && !isDenied(pattern, wording) && isDenied(pattern, said);

const textOf = ({ start, end }: Span, document: ParsedDocument): string => chosenWords(document).slice(start, end);
