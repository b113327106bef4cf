import { type Finding, MAX_EVIDENCE } from '../../../protocols/index.ts';
import { mixedWords, type ParsedDocument, type Span } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { gather, inContext, listing, opposed, passages, sentenceText, supported } from '../toolkit/evidence.ts';
import { ORDERS_IN_OTHER_LANGUAGES } from './orders.ts';

/** Orders to the reader of the document instead of duties between its parties. */
const ORDERS =
  /\b(?:ignore|disregard|forget|override|bypass) (?:all |any |the |your |these )*(?:previous|prior|above|earlier|preceding|existing|system|other)(?: \w+)? (?:instructions?|prompts?|rules|guidelines|directions|context)\b|\b(?:you are|act as|pretend to be|behave as) (?:now )?(?:an? |the )?(?:AI|language model|assistant|chatbot|LLM|reviewer|GPT\w*)\b|\b(?:approve|accept|sign off on|pass) this (?:document|contract|agreement|review)(?: \w+)? (?:without|regardless|immediately|as is|automatically)|\b(?:do not|don['’]t|never) (?:flag|report|mention|raise|list|disclose) (?:any |this |these |the |to )*(?:issues?|risks?|problems?|findings?|clauses?|user|concerns?|errors?)\b|\b(?:note|message|instructions?|attention) (?:to|for) (?:the )?(?:AI|LLM|language model|automated|reviewing|chatbot|assistant|model)\b|\b(?:your|ignore|reveal|print|override|new|(?:ignore|reveal|print|override|follow) the) (?:system|developer) prompt\b|\b(?:system|developer) prompt(?: (?:says|instructs|requires|is)\b|\s?:)|<\|?(?:im_start|system|assistant|endoftext)\|?>|\[\/?INST\]|\b(?:rate|score|grade|classify|mark|report|treat) this (?:document|contract|agreement|clause)s? as (?:low[- ]risk|safe|compliant|acceptable|approved|favou?rable|risk[- ]free)\b|\b(?:automated|AI|machine)[\w -]{0,30}(?:systems?|reviewers?|tools?|readers?|agents?|assistants?)\b[^.]{0,80}\b(?:must|shall|should)\b[^.]{0,40}\b(?:(?:output|answer|respond|conclude)\b[^.]{0,20}["“]|(?:approve|ignore|rate)\b[^.]{0,20}\bth(?:is|e) (?:document|contract|agreement))|\breviewers? (?:must|shall|should|may) not (?:comment|flag|report|mention|raise)\b|\bset (?:the |your )?risk (?:score|rating|level) to\b/gi;

/** Zero-width, bidirectional and tag characters. A soft hyphen or a byte order mark at the start is typesetting. */
const HIDDEN =
  /[\u200B\u2060-\u2064\u202A-\u202E\u2066-\u2069\u180E]|[\u200C\u200D](?=[A-Za-z])|(?<=[A-Za-z])[\u200E\u200F](?=[A-Za-z])|(?<!^)\uFEFF|[\u{E0000}-\u{E007F}]/gu;

function orders(document: ParsedDocument): Finding[] {
  const spans = [...passages(document, ORDERS), ...passages(document, ORDERS_IN_OTHER_LANGUAGES)].toSorted(
    (a, b) => a.start - b.start,
  );
  return gather(
    document,
    {
      rule: 'integrity.orders-to-reader',
      category: 'embedded_instructions',
      severity: 'high',
      belief: 0.85,
      values: { count: spans.length, words: listing(document, spans, 3) },
    },
    spans.map((span) => inContext(document, span)),
  );
}

function hidden(document: ParsedDocument): Finding[] {
  const spans = passages(document, HIDDEN);
  if (spans.length === 0) return [];
  const turning = spans.filter(({ start }) => /[\u202A-\u202E\u2066-\u2069]/.test(document.text[start] as string));
  const inWords = spans.filter(
    ({ start, end }) => /\w/.test(document.text[start - 1] ?? '') && /\w/.test(document.text[end] ?? ''),
  );
  const [finding] = gather(
    document,
    {
      rule: 'integrity.hidden-characters',
      category: 'hidden_characters',
      severity: turning.length > 0 || inWords.length > 2 ? 'high' : 'low',
      belief: 0.9,
      values: { count: spans.length, points: codePoints(document, spans) },
    },
    spans.slice(0, MAX_EVIDENCE).map((span) => inContext(document, span)),
  );
  return finding ? [withRemoval(document, finding, spans)] : [];
}

/** Words in which a letter of another alphabet passes for a Latin one: a search for the word does not find it. */
function alike(document: ParsedDocument): Finding[] {
  const words = mixedWords(document.text);
  const [finding] = gather(
    document,
    {
      rule: 'integrity.mixed-alphabets',
      category: 'hidden_characters',
      severity: words.length > 2 ? 'high' : 'medium',
      belief: 0.9,
      values: { count: words.length, words: listing(document, words, 4) },
    },
    words.map((word) => inContext(document, word)),
  );
  const [only] = words;
  if (finding === undefined || only === undefined || words.length > 1) return finding ? [finding] : [];
  const { start, end, read } = only;
  return [{ ...finding, change: { start, end, before: document.text.slice(start, end), after: read } }];
}

/** `U+200B, U+202E`: the characters cannot be shown, so they are named. */
function codePoints(document: ParsedDocument, spans: readonly Span[]): string {
  const points = spans.map(
    ({ start }) => `U+${(document.text.codePointAt(start) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
  return [...new Set(points)].toSorted().slice(0, 6).join(', ');
}

/** A lone hidden character can be taken out; many need the author. */
function withRemoval(document: ParsedDocument, finding: Finding, spans: readonly Span[]): Finding {
  const [only] = spans;
  if (!only || spans.length > 1) return finding;
  return { ...finding, change: { ...only, before: document.text.slice(only.start, only.end), after: '' } };
}

/** Text that is aimed at the reader's judgement instead of the parties: orders to a reviewer, characters nobody sees. */
export const integrity: Expert = {
  id: 'integrity',
  domain: 'adversarial',
  competence: ['embedded_instructions', 'hidden_characters'],
  serves: 'any',
  reads: 'any',
  quick: true,
  deepOnly: false,
  precision: 0.85,
  detectors: [orders],
  submittedDetectors: [hidden, alike],
  defeaters: [
    {
      against: ['embedded_instructions'],
      examine: (claim, document) => {
        const pieces = claim.finding.evidence;
        const policy = pieces.find((piece) =>
          /\b(?:users?|customers?|licensees?|you|employees|staff) (?:shall|must|may|will) not\b|\b(?:prohibited|attempt to|attacks?|prompt injection|examples? of)\b/i.test(
            sentenceText(document, piece.start),
          ),
        );
        if (policy && pieces.length === 1) return opposed('integrity.forbids', 0.25, { quote: policy.quote });
        return pieces.length > 0 ? supported('integrity.seen', 0.9, { quote: pieces[0]?.quote ?? '' }) : undefined;
      },
    },
  ],
};
