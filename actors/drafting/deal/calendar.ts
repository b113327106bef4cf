/**
 * What has to be done by when. Fixed dates come from the text or are worked out from a start and a term, and say so; other
 * deadlines run from an event. Owner, trigger and consequence are the document's, or empty.
 */
import type { CalendarEntry, DealLine } from '../../../protocols/index.ts';
import type { Speaker } from '../../languages/index.ts';
import { type Matter, type Measure, type Provision, provisionsOf } from '../../provisions/index.ts';
import type { ParsedDocument, Span } from '../../reading/index.ts';
import { passage } from './deal-lines.ts';
import { dateOf, isOfAnother } from './document-date.ts';
import { bearerName, isNotice, periodWords } from './facts.ts';
import { partyWords } from './party-words.ts';
import { type DatedTerm, termDates } from './term-dates.ts';

type Period = Extract<Measure, { kind: 'period' }>;

/** Entries of one calendar: a contract has more only when it is a book. */
const MOST = 120;
/** Longest words of one field, UTF-16 units. */
const ACT = 240;
const TRIGGER = 110;
const CONSEQUENCE = 170;

/** Periods for which something lasts, and not by which something is due. */
const LASTS: ReadonlySet<Matter> = new Set([
  'term',
  'renewal',
  'survival',
  'confidentiality',
  'non_compete',
  'non_solicit',
  'look_back',
  'retention',
  'warranty',
  'suspension',
]);

/** When a notice counts as received is no deadline of anybody. */
const RECEIPT =
  /\b(?:deemed|considered) (?:to (?:be|have been) )?(?:duly )?(?:given|received|delivered|effective)|si (?:intend|consider)\p{L}+ ricevut|se (?:considerará|entenderá)\p{L}* recibid/iu;
/** `20 day of November` is a date, and no period. */
const OF_A_DATE =
  /^,?\s*(?:day\s+)?of\s+(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i;
/** From so many months on, a period of a renewal is its length. */
const LENGTH_MONTHS = 12;

export function calendarOf(document: ParsedDocument, lines: readonly DealLine[], speaker: Speaker): CalendarEntry[] {
  const fixed = [...printedDates(document, speaker), ...workedOut(document, lines, speaker)];
  const known = new Set(termDates(document, lines).flatMap(({ notice }) => notice?.start ?? []));
  const running = provisionsOf(document).all.flatMap((provision) => deadlines(document, provision, known, speaker));
  const byTime = fixed.toSorted((a, b) =>
    (a.date ?? '') < (b.date ?? '') ? -1 : a.date === b.date ? a.start - b.start : 1,
  );
  return [...byTime, ...running].slice(0, MOST);
}

/** Letters beside a date from which on its line says something (UTF-16 units). */
const SAYS_SOMETHING = 14;
/** What a sentence with a date does for it to be one to keep: what is meant, told or assured is none. */
const TO_KEEP: ReadonlySet<Provision['modality']> = new Set(['duty', 'right', 'prohibition', 'condition', 'statement']);
/** What has been done by a date is history, also where the document has no date of its own. */
const HAS_BEEN =
  /\b(?:whereas|(?:was|were) (?:\w+ )?\w+ed|(?:has|have|had|was|were) (?:\w+ )?(?:been |entered|executed|filed|paid|issued|signed|made|granted|formed|incorporated|accepted)|filed with|i\.e\.)/i;

/**
 * The dates to keep, each once, where its sentence says something is due or begins. The document's own date, those before it,
 * of other documents, of footers and of signatures are none.
 */
function printedDates(document: ParsedDocument, speaker: Speaker): CalendarEntry[] {
  const made = dateOf(document);
  const provisions = provisionsOf(document);
  const entries = document.dates.flatMap((place): CalendarEntry[] => {
    if (made !== null && place.iso <= made) return [];
    if (isOfAnother(document.text, place)) return [];
    const sentence = sentenceAt(document, place);
    const provision = provisions.all.find(({ measures }) =>
      measures.some((measure) => measure.kind === 'date' && measure.start === place.start),
    );
    if (provisions.isRead && (provision === undefined || !TO_KEEP.has(provision.modality))) return [];
    if (HAS_BEEN.test(document.text.slice(sentence.start, sentence.end))) return [];
    const { quote, section } = passage(document, sentence, ACT);
    return [
      {
        date: place.iso,
        computed: false,
        deadline: speaker.date(place.iso),
        owner: provision === undefined ? '' : ownerOf(provision, speaker),
        act: quote,
        trigger: '',
        consequence: '',
        start: place.start,
        end: place.end,
        section,
      },
    ];
  });
  return entries.filter(
    (entry, index) =>
      entry.act.replace(/[\d/.,\s]/g, '').length >= SAYS_SOMETHING &&
      entries.findIndex(({ date }) => date === entry.date) === index,
  );
}

/** Words of a name at most; more are half a sentence. */
const NAME = 5;
/** Things and words of the sentence that were taken for a party. */
const NOBODY =
  /^(?:patents?|products?|services?|work|invoices?|payments?|notices?|software|marks?|information|materials?)$/i;

/** Who has to act, as a name; empty where the text names a thing or half a sentence. */
function ownerOf(provision: Provision, speaker: Speaker): string {
  const bearer = bearerName(provision).replace(/^(?:then|and|or|that|if|provided that)\s+/i, '');
  const name = partyWords(bearer, speaker);
  if (NOBODY.test(name) || name.split(/\s+/).length > NAME) return '';
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

function workedOut(document: ParsedDocument, lines: readonly DealLine[], speaker: Speaker): CalendarEntry[] {
  return termDates(document, lines).map(({ kind, date, span, notice }: DatedTerm): CalendarEntry => {
    const { section } = passage(document, span, ACT);
    const period = notice === undefined ? '' : periodWords(notice, speaker);
    return {
      date,
      computed: true,
      deadline: speaker.date(date),
      owner: '',
      act: speaker.text(`drafting.calendar.${kind}`, { period }),
      trigger: '',
      consequence: '',
      ...span,
      section,
    };
  });
}

/** @param known starts of periods whose day was worked out */
function deadlines(
  document: ParsedDocument,
  provision: Provision,
  known: ReadonlySet<number>,
  speaker: Speaker,
): CalendarEntry[] {
  if (provision.modality === 'recital' || provision.modality === 'definition') return [];
  if (RECEIPT.test(document.text.slice(provision.start, provision.end))) return [];
  const seen = new Set<string>();
  return provision.measures.flatMap((measure): CalendarEntry[] => {
    if (measure.kind !== 'period' || LASTS.has(measure.matter) || isLength(provision, measure)) return [];
    if (known.has(measure.start)) return [];
    if (OF_A_DATE.test(document.text.slice(measure.end, measure.end + 30))) return [];
    const deadline = deadlineWords(document, measure, speaker);
    if (seen.has(deadline)) return [];
    seen.add(deadline);
    const { act, section } = actOf(document, provision, measure);
    return [
      {
        date: null,
        computed: false,
        deadline,
        owner: ownerOf(provision, speaker),
        act,
        trigger: triggerOf(document, provision, measure),
        consequence: consequenceOf(document, provision),
        start: provision.start,
        end: provision.end,
        section,
      },
    ];
  });
}

/** A deadline farther behind the beginning of its act is not seen where the act is printed (UTF-16 units). */
const SEEN = 150;
/** Before a part of a sentence that can be read alone. */
const PART = /[;:,(]\s*(?:\([a-z0-9]{1,4}\)\s*)?/giu;

/** What is to be done by the deadline, with the deadline in it, to the end of its sentence where that fits. */
function actOf(document: ParsedDocument, provision: Provision, measure: Period): { act: string; section: string } {
  const { text } = document;
  const whole = wholeAct(document, provision);
  let { start } = whole;
  if (measure.end - start > SEEN) {
    const parts = [...text.slice(start, measure.start).matchAll(PART)].map(({ index, 0: sign }) => index + sign.length);
    start += parts.find((at) => measure.end - start - at <= SEEN) ?? 0;
  }
  const sentence = sentenceAt(document, provision);
  const end = sentence.end >= whole.end && sentence.end - start <= ACT ? sentence.end : whole.end;
  const { quote, section } = passage(document, { start, end }, ACT);
  const isWhole = start + quote.length >= sentence.end - 1 || /[.;]$/.test(quote);
  const words = isWhole ? quote : `${quote.replace(LEADS_ON, '')}…`;
  return { act: start > whole.start ? `… ${words.replace(JOINS, '')}` : words, section };
}

/** What leads over to the next part of a sentence. */
const LEADS_ON = /(?:[\s,;:(]|(?<!\p{L})(?:and|or|but|then|provided that|e|o|y|ma|pero)){1,40}$/iu;

/** Words before a provision that begins in the middle of its sentence, as far as they may be shown with it (UTF-16 units). */
const LEAD = 140;

/** What joins a part of a sentence to the one before it. */
const JOINS = /^\s*(?:(?:and|or|but|then|provided that)\s+)+/i;

/** A provision from the beginning of its sentence, where that is near: `days of a request the Recipient shall` is no act. */
function wholeAct(document: ParsedDocument, provision: Provision): Span {
  if (!/^\s*\p{Ll}/u.test(document.text.slice(provision.start, provision.end))) return provision;
  const bodyStart = document.clauses[provision.clause]?.bodyStart ?? 0;
  const start = Math.max(sentenceAt(document, provision).start, bodyStart);
  if (start < provision.start && provision.start - start <= LEAD) return { start, end: provision.end };
  const [joint = ''] = JOINS.exec(document.text.slice(provision.start, provision.end)) ?? [];
  return { start: provision.start + joint.length, end: provision.end };
}

/** How long something lasts, or over which time a limit counts the fees: nothing is due then. */
const isLength = ({ action }: Provision, { unit, value }: Period): boolean =>
  action === 'limit' ||
  ((action === 'renew' || action === 'survive') && (unit === 'year' || (unit === 'month' && value >= LENGTH_MONTHS)));

function deadlineWords(document: ParsedDocument, measure: Period, speaker: Speaker): string {
  const period = periodWords(measure, speaker);
  return speaker.text(isNotice(measure, document) ? 'drafting.calendar.ahead' : 'drafting.calendar.within', { period });
}

/** Behind a period: what it runs from. */
const FROM =
  /^[)\s]*(?:of|after|from|following|before|prior to|in advance of|upon|dalla|dal|dall['’]|da|dopo|prima d[ie]l?l?[ao]?|desde|tras|después de|a partir de|antes de|contados desde)(?:\s|(?<=['’]))[^,;.()]{3,}/i;

/** The next verb ends the event. Not `31 May`, and not a verb within the event: `notice that the Supplier will deliver`. */
const NEXT_VERB =
  /(?<!\b(?:that|which|who|when|che|que)\b.{0,60})(?<!\d)\s(?:(?:and|or)\s)?(?:shall|will|may|must|have the right|deve|dovrà|può|potrà|deberá|podrá)(?!\p{L}).*$/su;

function triggerOf(document: ParsedDocument, provision: Provision, measure: Period): string {
  // Twice as much is read as is shown, so that what is cut off is seen to be.
  const [behind] = FROM.exec(document.text.slice(measure.end, measure.end + 2 * TRIGGER)) ?? [];
  if (behind !== undefined)
    return oneLine(
      behind
        .replace(/^[)\s]+/, '')
        .replace(/\s+/g, ' ')
        .replace(NEXT_VERB, ''),
      TRIGGER,
    );
  const [trigger] = provision.triggers;
  return trigger === undefined ? '' : oneLine(document.text.slice(trigger.start, trigger.end), TRIGGER);
}

/** Words by which a sentence says what follows from a breach. */
const WHEN_MISSED =
  /(?<!\p{L})(?:fails? to|failure to|default|late|overdue|past due|not paid|unpaid|delay(?:ed)?|in caso di (?:ritardo|mancat\p{L}+|inadempi\p{L}+)|ritardo|mancato|inadempimento|en caso de (?:retraso|mora|incumplimiento)|retraso|demora|impago|incumplimiento)(?!\p{L})/iu;
/** Sentences behind a deadline in which its consequence may stand. */
const NEXT = 3;
/** Words by which a sentence does something, and is no item of a list. */
const DOES =
  /(?<!\p{L})(?:shall|may|will|must|is entitled|accrues?|bears?|può|potrà|possono|deve|dovut\p{L}|decorrono|podrá|deberá|devengará\p{L}*|tendrá)(?!\p{L})/iu;

/** What the sentences right behind say of being late, in the same clause or the next of its group; nothing from elsewhere. */
function consequenceOf(document: ParsedDocument, { clause, end, modality }: Provision): string {
  if (modality !== 'duty' && modality !== 'statement') return '';
  const parent = document.clauses[clause]?.parent ?? -1;
  const next = document.sentences.filter(
    (sentence) =>
      sentence.start >= end - 1 &&
      !sentence.isHeading &&
      (sentence.clause === clause || (parent >= 0 && document.clauses[sentence.clause]?.parent === parent)),
  );
  const found = next.slice(0, NEXT).find((sentence) => {
    const words = document.text.slice(sentence.start, sentence.end);
    return WHEN_MISSED.test(words) && DOES.test(words) && /^\W*\p{Lu}/u.test(words);
  });
  return found === undefined ? '' : oneLine(document.text.slice(found.start, found.end), CONSEQUENCE);
}

function sentenceAt(document: ParsedDocument, { start, end }: Span): Span {
  return document.sentences.find((sentence) => sentence.start <= start && sentence.end >= end) ?? { start, end };
}

function oneLine(text: string, most: number): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= most) return flat;
  const space = flat.lastIndexOf(' ', most);
  return `${flat.slice(0, space > most / 2 ? space : most).trimEnd()}…`;
}
