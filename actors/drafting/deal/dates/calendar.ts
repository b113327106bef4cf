/**
 * What has to be done by when. Fixed dates come from the text or are worked out from a start and a term, and say so; other
 * deadlines run from an event. Owner, trigger and consequence are the document's, or empty.
 */
import type { CalendarEntry, DealLine } from '../../../../protocols/index.ts';
import type { Speaker } from '../../../languages/index.ts';
import { type Matter, type Measure, type Provision, provisionsOf } from '../../../provisions/index.ts';
import { lastStartingBy, type ParsedDocument } from '../../../reading/index.ts';
import type { Names } from '../../duties/duty-effect.ts';
import { dutyOwner } from '../../duties/duty-owner.ts';
import { namesOf } from '../../duties/owed-duties.ts';
import { passage } from '../deal-lines.ts';
import { bearerName, isNotice, periodWords } from '../facts.ts';
import { partyWords } from '../party-words.ts';
import { ACT, actOf, sentenceAt } from './calendar-act.ts';
import { dateOf, isOfAnother } from './document-date.ts';
import { type DatedTerm, termDates } from './term-dates.ts';

type Period = Extract<Measure, { kind: 'period' }>;

/** Entries of one calendar: a contract has more only when it is a book. */
const MOST = 120;
/** Longest words of one field, UTF-16 units. */
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
  /\b(?:deemed|considered) (?:to (?:be|have been) )?(?:duly )?(?:given|received|delivered|effective|occur)|deemed properly|si (?:intend|consider)\p{L}+ ricevut|se (?:considerará|entenderá)\p{L}* recibid/iu;
/** `20 day of November` is a date, and no period. */
const OF_A_DATE =
  /^,?\s*(?:day\s+)?of\s+(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i;
/** From so many months on, a period of a renewal is its length. */
const LENGTH_MONTHS = 12;

interface Frame {
  readonly document: ParsedDocument;
  readonly speaker: Speaker;
  readonly names: Names;
}

export function calendarOf(document: ParsedDocument, lines: readonly DealLine[], speaker: Speaker): CalendarEntry[] {
  const frame = { document, speaker, names: namesOf(document) };
  const fixed = [...printedDates(frame), ...workedOut(document, lines, speaker)];
  const known = new Set(termDates(document, lines).flatMap(({ notice }) => notice?.start ?? []));
  const running = provisionsOf(document).all.flatMap((provision) => deadlines(frame, provision, known));
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
  /\b(?:whereas|(?:was|were) (?:\w+ )?(?:\w+ed|effective)|supersedes?|executed by|(?:By|Name|Title|Date|Email|E-mail|Phone|Fax|Attention|Attn|Contact):|(?:has|have|had|was|were) (?:\w+ )?(?:been |entered|executed|filed|paid|issued|signed|made|granted|formed|incorporated|accepted)|filed with|i\.e\.)/i;

/**
 * The dates to keep, each once, where its sentence says something is due or begins. The document's own date, those before it,
 * of other documents, of footers and of signatures are none.
 */
function printedDates(frame: Frame): CalendarEntry[] {
  const { document, speaker } = frame;
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
        owner: provision === undefined ? '' : ownerOf(frame, provision, place.start),
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
  /^(?:patents?|products?|services?|work|invoices?|payments?|notices?|software|marks?|information|materials?|the part(?:y|ies) and)$/i;

/** Before what is only said by the way: `(which the parties may alter)`. */
const BESIDES = /(?<!\p{L})(?:which|that|who|whom|che|que)\s+$/iu;

/** Who has to act by the date at `at`: the last party before it with a duty, else the obligor; empty for a thing. */
function ownerOf({ document, names, speaker }: Frame, provision: Provision, at: number): string {
  const { text, obligations, sentences } = document;
  const sentence = sentences[provision.sentence] ?? provision;
  for (let place = lastStartingBy(obligations, at); place >= 0; place--) {
    const last = obligations[place];
    if (last === undefined || last.start < sentence.start) break;
    if (last.start > at || BESIDES.test(text.slice(Math.max(0, last.start - 12), last.start))) continue;
    const owner = dutyOwner(last.actor, text.slice(last.start, sentence.end), provision, { ...names, speaker });
    if (owner !== '') return owner;
    break;
  }
  const doer = dutyOwner('', text.slice(provision.start, sentence.end), provision, { ...names, speaker });
  if (doer !== '') return doer;
  const name = partyWords(bearerName(provision).replace(/^(?:then|and|or|that|if|provided that)\s+/i, ''), speaker);
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
function deadlines(frame: Frame, provision: Provision, known: ReadonlySet<number>): CalendarEntry[] {
  const { document, speaker } = frame;
  if (provision.modality === 'recital' || provision.modality === 'definition') return [];
  if (RECEIPT.test(document.text.slice(provision.start, provision.end))) return [];
  const seen = new Set<string>();
  return provision.measures.flatMap((measure): CalendarEntry[] => {
    if (measure.kind !== 'period' || LASTS.has(measure.matter) || isLength(provision, measure)) return [];
    if (known.has(measure.start)) return [];
    if (OF_A_DATE.test(document.text.slice(measure.end, measure.end + 30))) return [];
    if (lasts(document, provision, measure) || isOfATable(document, provision, measure)) return [];
    const deadline = deadlineWords(document, measure, speaker);
    if (seen.has(deadline)) return [];
    seen.add(deadline);
    const { act, section } = actOf(document, provision, measure);
    return [
      {
        date: null,
        computed: false,
        deadline,
        owner: ownerOf(frame, provision, measure.start),
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

/** Right before a period: for so long something lasts, in so long it is looked back, or the period was named before. */
const FOR_SO_LONG =
  /(?<!\p{L})(?:(?:for|during|over|throughout|per|durante|dura|durerà|durará|durata di|duración de)(?!\p{L})(?:\s(?:an?|the|any|each|every|such|un|una))?(?:\s(?:total|initial|further|additional|consecutive|aggregate|continuous|minimum|ulteriore))?(?:\s(?:period|term|periodo|período|durata|plazo)\s(?:of|di|de))?(?:\s(?:up to|at least|more than|not less than|no less than|no more than|not more than|approximately|almeno|al menos))?|(?:in|within|during|of)\s(?:any|each|the|the (?:preceding|prior|previous|last|first))|aggregate period of|beyond (?:such|the|that)|more than|exceeding|not exceeding|equal to)[\s(]*(?:\p{L}+[\s-]*\(?){0,2}$/iu;
/** Behind a period that is a part of the year, of the day's work, or of money. */
const OF_WORK =
  /^\W{0,3}(?:in any (?:calendar )?(?:week|month|year)|in the year|of work|(?:each|a|per) (?:day|week)|of (?:\p{L}+ ){0,2}(?:salary|pay|fees|research|experience))(?!\p{L})/iu;
/** UTF-16 units before a period that say what it is. */
const REACH = 64;

/** Whether something lasts so long and nothing is due; `within any thirty-day period` is no deadline either. */
function lasts({ text }: ParsedDocument, provision: Provision, { start, end }: Period): boolean {
  const before = text.slice(Math.max(0, start - REACH), start).replace(/\s+/g, ' ');
  const behind = text.slice(end, end + REACH).replace(/\s+/g, ' ');
  if (OF_WORK.test(behind) || (NAMED_BEFORE.test(before) && /^\W{0,3}(?:\p{L}+ )?period\b/iu.test(behind))) return true;
  return FOR_SO_LONG.test(before) && !(provision.modality === 'right' && OPTION.test(text.slice(provision.start, end)));
}

/** A right that is lost when it is not used in time. */
const OPTION = /(?<!\p{L})(?:options?|right of first \p{L}+|opzione|prelazione|opción|tanteo)(?!\p{L})/iu;
/** `such thirty (30) day period`: its beginning is elsewhere. */
const NAMED_BEFORE = /(?<!\p{L})(?:such|said|that|this|the|tale|dicho)\s(?:\p{L}+[\s-]*\(?){0,2}$/iu;

/** A period among the figures of a table or in a heading, that runs from nothing. */
function isOfATable({ text }: ParsedDocument, { verb, modality }: Provision, { end }: Period): boolean {
  return verb === '' && modality === 'statement' && !FROM.test(text.slice(end, end + TRIGGER));
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

/** Words that only say that time runs from the event; `before` says more, and stays. */
const RUNS_FROM =
  /^[)\s]*(?:(?:of|after|from|following|upon|dalla|dal|da|dopo|desde|tras|después de|a partir de|contados desde)\s+|dall['’]\s*)/i;

/** The next verb ends the event. Not `31 May`, and not a verb within the event: `notice that the Supplier will deliver`. */
const NEXT_VERB =
  /(?<!\b(?:that|which|who|when|che|que)\b.{0,60})(?<!\d)\s(?:(?:and|or)\s)?(?:shall|will|may|must|have the right|deve|dovrà|può|potrà|deberá|podrá)(?!\p{L}).*$/su;

/** What is said of the event by the way ends it: `invoice which shall be exclusive of taxes`. */
const RELATIVE = /\s(?:which|whereupon|il quale|la quale|el cual|la cual)(?!\p{L}).*$/su;

function triggerOf(document: ParsedDocument, provision: Provision, measure: Period): string {
  // Twice as much is read as is shown, so that what is cut off is seen to be.
  const [behind] = FROM.exec(document.text.slice(measure.end, measure.end + 2 * TRIGGER)) ?? [];
  if (behind !== undefined)
    return oneLine(
      behind
        .replace(RUNS_FROM, '')
        .replace(/^[)\s]+/, '')
        .replace(/\s+/g, ' ')
        .replace(NEXT_VERB, '')
        .replace(RELATIVE, ''),
      TRIGGER,
    );
  // `upon giving fifteen days' notice`: time does not run from what it measures itself.
  const trigger = provision.triggers.find(({ start, end }) => measure.start < start || measure.start >= end);
  return trigger === undefined ? '' : oneLine(document.text.slice(trigger.start, trigger.end), TRIGGER);
}

/** Words by which a sentence says what follows from a breach. */
const WHEN_MISSED =
  /(?<!\p{L})(?:fails? to|failure to|default|late|overdue|past due|not paid|unpaid|delay(?:ed)?|in caso di (?:ritardo|mancat\p{L}+|inadempi\p{L}+)|ritardo|mancato|inadempimento|en caso de (?:retraso|mora|incumplimiento)|retraso|demora|impago|incumplimiento)(?!\p{L})/iu;
/** Sentences after a deadline in which its consequence may stand. */
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

function oneLine(text: string, most: number): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= most) return flat;
  const space = flat.lastIndexOf(' ', most);
  return `${flat.slice(0, space > most / 2 ? space : most).trimEnd()}…`;
}
