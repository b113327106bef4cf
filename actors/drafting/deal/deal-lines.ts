import { DEAL_TOPICS, type DealLine, type Evidence } from '../../../protocols/index.ts';
import { citation, clauseAt, endBeforePageNumber } from '../../experts/index.ts';
import type { Speaker } from '../../languages/index.ts';
import type { ParsedDocument, Span } from '../../reading/index.ts';
import { aptPassages } from './apt-passages.ts';
import { type Candidate, candidates } from './candidates.ts';
import { exitLine, type ReadLine } from './exit-line.ts';
import { factsOf } from './facts.ts';
import { indemnityLine } from './indemnity-line.ts';
import { lawLine } from './law-line.ts';
import { liabilityLine } from './liability-line.ts';
import { moneyLine } from './money/money-line.ts';
import { partyNames } from './party-names.ts';
import { shownSpans } from './shown-span.ts';
import { subjectLine } from './subject-line.ts';
import type { Topic } from './topic-rules.ts';

/** Passages of one line: both sides of a liability, two ways out. */
const PASSAGES: Readonly<Partial<Record<DealLine['topic'], number>>> = {
  liability: 2,
  exit: 2,
  money: 3,
  rights: 2,
  law: 2,
};
/** Longest quotation that stands for an act, UTF-16 units. */
const LONGEST = 280;

/** The deal in ten lines: what the document itself says on each topic. A line without passages was not found. */
export function dealLines(document: ParsedDocument, speaker: Speaker): DealLine[] {
  const lines = DEAL_TOPICS.map((topic): DealLine => {
    if (topic === 'parties') return { topic, facts: partyNames(document, speaker), passages: [] };
    const read = readLine(topic, document, speaker);
    if (read !== undefined) {
      return { topic, facts: [...new Set(read.facts)], passages: shownPassages(document, read.spans) };
    }
    const likely = aptPassages(document, topic, candidates(document, topic));
    const chosen = choose(likely, PASSAGES[topic] ?? 1);
    const facts = factsOf(topic, chosen, document, speaker);
    return { topic, facts, passages: shownPassages(document, chosen) };
  });
  return lines.map((line) => withoutRepeat(line, lines));
}

/** What a line quotes for the spans: each word once, also where a document says a sentence twice. */
function shownPassages(document: ParsedDocument, spans: readonly Span[]): Evidence[] {
  const all = spans
    .flatMap((span) => shownSpans(document, span))
    .map(({ start, end }) => evidence(document, { start, end: endBeforePageNumber(document.text, { start, end }) }));
  return all.filter(
    (one, place) =>
      !all.some(
        (other, at) =>
          (other.quote === one.quote && at < place) ||
          (other.quote !== one.quote && other.start <= one.start && other.end >= one.end),
      ),
  );
}

/** The lines that are read provision by provision, in the language that the rules read. */
function readLine(topic: Topic, document: ParsedDocument, speaker: Speaker): ReadLine | undefined {
  if (document.language.code !== 'en') return undefined;
  if (topic === 'subject') {
    const parties = partyNames(document, speaker);
    return subjectLine(document, speaker, candidates(document, topic), parties);
  }
  if (topic === 'money') return moneyLine(document, speaker, candidates(document, topic));
  if (topic === 'law') return lawLine(document, speaker, candidates(document, topic));
  if (topic === 'liability') return liabilityLine(document, speaker, candidates(document, topic));
  if (topic === 'exit') return exitLine(document, speaker, candidates(document, topic)[0]);
  return topic === 'indemnity' ? indemnityLine(document, speaker, candidates(document, topic)) : undefined;
}

/** Term and renewal often are in one sentence, which is quoted once where the facts say the rest. */
function withoutRepeat(line: DealLine, lines: readonly DealLine[]): DealLine {
  if (line.topic !== 'renewal' || line.facts.length === 0) return line;
  const term = lines.find(({ topic }) => topic === 'term')?.passages ?? [];
  const passages = line.passages.filter(
    ({ start, end }) => !term.some((other) => other.start <= start && other.end >= end),
  );
  return { ...line, passages };
}

/** A further passage is beside the first only where it is nearly as likely: rules count points, the classifier shares. */
const NEARLY = 0.6;

/** The likeliest, and others of other sentences, in document order. */
function choose(found: readonly Candidate[], most: number): Candidate[] {
  const [best] = found;
  if (best === undefined) return [];
  const near = found.filter(
    ({ sentence, weight }, place) =>
      weight >= NEARLY * best.weight && found.findIndex((other) => other.sentence === sentence) === place,
  );
  return near.slice(0, most).toSorted((a, b) => a.start - b.start);
}

/** The passage as evidence, cut at a word. */
export function passage(document: ParsedDocument, span: Span, longest = LONGEST): Evidence {
  let { start, end } = span;
  const { text } = document;
  while (start < end && /\s/.test(text[start] as string)) start++;
  while (end > start && /\s/.test(text[end - 1] as string)) end--;
  if (end - start > longest) {
    const space = text.lastIndexOf(' ', start + longest);
    end = space > start ? space : start + longest;
  }
  return evidence(document, { start, end: endBeforePageNumber(text, { start, end }) });
}

const evidence = (document: ParsedDocument, { start, end }: Span): Evidence => ({
  quote: document.text.slice(start, end),
  start,
  end,
  section: citation(clauseAt(document, start), document),
});
