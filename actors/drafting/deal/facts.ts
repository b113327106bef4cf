import type { DealLine } from '../../../protocols/index.ts';
import type { Speaker } from '../../languages/index.ts';
import type { Provision } from '../../provisions/index.ts';
import type { Amount, Duration, ParsedDocument, Span } from '../../reading/index.ts';
import type { Candidate } from './candidates.ts';
import { liabilityFacts } from './liability-words.ts';
import { partyWords } from './party-words.ts';
import { within } from './topic-rules.ts';

/** Facts of one line; more are a list and no brief. */
const MOST = 4;

/** What a reader wants to see before the words: figures, and the parties concerned. */
export function factsOf(
  topic: DealLine['topic'],
  chosen: readonly Candidate[],
  document: ParsedDocument,
  speaker: Speaker,
): string[] {
  const facts = chosen.flatMap((candidate) => {
    switch (topic) {
      case 'term':
        return isOpen(candidate, document)
          ? []
          : [...lengths(candidate, document, speaker), ...dates(candidate, document, speaker)];
      case 'renewal':
        // What has to be done against a renewal often ends the sentence that was quoted for its beginning.
        // A time of notice alone does not say for what.
        return renewed(candidate, document, speaker).flatMap((fact, n, all) =>
          n < all.length - 1 ? [fact] : [fact, ...notices(candidate.sentence, document, speaker)],
        );
      case 'money':
        // In English the sums are named with who pays them, or not at all: a bare figure may be a threshold.
        return document.language.code === 'en'
          ? []
          : [...amounts(candidate, document, speaker), ...rates(candidate, document, speaker)];
      case 'liability': {
        const caps = liability(candidate, document, speaker);
        return caps.length > 0 || document.language.code !== 'en'
          ? caps
          : liabilityFacts(document, candidate === chosen[0] ? chosen : [], speaker);
      }
      // In English these are read provision by provision; what was not read so is quoted alone.
      case 'exit':
        return document.language.code === 'en' ? [] : exits(candidate, document, speaker);
      case 'indemnity':
        return document.language.code === 'en' ? [] : bearers(candidate, 'indemnify', speaker);
      default:
        return [];
    }
  });
  return [...new Set(facts)].slice(0, MOST);
}

export function periodWords({ value, unit }: Pick<Duration, 'value' | 'unit'>, speaker: Speaker): string {
  return speaker.text(`drafting.period.${unit.replace(' ', '-')}`, { count: value });
}

export function amountWords({ value, currency }: Pick<Amount, 'value' | 'currency'>, speaker: Speaker): string {
  const whole = Number.isInteger(value);
  // A sign that no currency is known for is shown as it is written.
  const isSign = currency === '$';
  return speaker.number(value, {
    style: 'currency',
    currency: isSign ? 'USD' : currency,
    currencyDisplay: isSign ? 'narrowSymbol' : 'code',
    useGrouping: 'always',
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 2,
  });
}

/** Before a period: it is one of notice. */
const OF_NOTICE =
  /(?<!\p{L})(?:notice|notify|non-?renew\p{L}*|not to renew|disdetta|preavviso|denuncia|antelación|preaviso)(?!\p{L})/iu;
/** Right after a period: so long before something else. */
const AHEAD =
  /^\W{0,4}(?:(?:advance|prior|written|di|de) )*(?:notice|prior|before|in advance|preavviso|prima|antes|antelación|preaviso)(?!\p{L})/iu;
/** UTF-16 units before a period in which it may be called one of notice. */
const BEFORE = 24;

/** Whether the period says how long before something else somebody has to speak. */
export function isNotice({ start, end }: { start: number; end: number }, { text }: ParsedDocument): boolean {
  if (AHEAD.test(text.slice(end, end + 40))) return true;
  const before = text.slice(Math.max(0, start - BEFORE), start);
  return !DUE_IN.test(before) && OF_NOTICE.test(before.slice(before.search(/[;.]\s[^;.]*$/) + 1));
}

/** Right before a period: it is one in which something is due, whatever was said of notice before. */
const DUE_IN =
  /(?:within|in|entro|en un plazo de|dentro de|en el plazo de)(?: the| un| los| il)?\W*(?:\p{L}+\W*\(?)?$/iu;

/** Right before a period: it runs to something else than the end of the contract. */
const OTHERWISE =
  /(?:within|at least|less than|more than|after|prior to|before|notice|upon|every|each|first|last|next)\W*(?:\p{L}+[\s-]?\p{L}*\W*\(?)?$/iu;
/** `ends after three years`: that is its length. */
const ENDS_AFTER = /\b(?:ends?|expires?|lapses?) after\b[^.;]{0,16}$/i;
/** A period that only a renewal would add. */
const IF_RENEWED = /\b(?:renewed|renewals?|renewable|renews|successive|additional|further)\b[^.;]{0,16}$/i;

/** Whether an event decides how long the contract runs: then its figures are not its length. */
const isOpen = ({ start, end }: Candidate, { text }: ParsedDocument): boolean =>
  /\b(?:later|earlier|longer|shorter|earliest|latest) (?:of|to occur)\b/i.test(text.slice(start, end)) ||
  /\bbecome effective upon\b/i.test(text.slice(start, end));

const lengths = (candidate: Candidate, document: ParsedDocument, speaker: Speaker): string[] =>
  within(document.durations, candidate)
    .filter((duration) => !isNotice(duration, document))
    .filter(({ start }) => {
      const before = document.text.slice(Math.max(candidate.start, start - 30), start);
      return (!OTHERWISE.test(before) || ENDS_AFTER.test(before)) && !IF_RENEWED.test(before);
    })
    .map((duration) => periodWords(duration, speaker));

/** The words by which a period is one that is added. */
const ADDED =
  /\b(?:successive|additional|further|renew\w*|extend\w*|extension|subsequent|consecutive|rinnov\p{L}*|prorog\p{L}*|prórroga|renov\p{L}*|success\p{L}*|ulterior\p{L}*|sucesiv\p{L}*)/iu;
const YEARLY =
  /\b(?:annual(?:ly)?|year[- ]to[- ]year|yearly|(?:successive|additional|further) (?:annual|calendar|contract) )/i;
/** Words before a period that say it is one that is added, UTF-16 units. */
const ADDED_BEFORE = 90;

/** Whether the period is one that is added to the first. */
export const isAdded = ({ start, end }: Duration, { text }: ParsedDocument): boolean =>
  ADDED.test(text.slice(Math.max(0, start - ADDED_BEFORE), end + 12));

/** How it is renewed and for how long: the period that is added, and not the first one. */
function renewed(candidate: Candidate, document: ParsedDocument, speaker: Speaker): string[] {
  const { text } = document;
  const words = text.slice(candidate.start, candidate.end);
  const added = within(document.durations, candidate).find(
    (duration) =>
      !isNotice(duration, document) &&
      ADDED.test(text.slice(Math.max(candidate.start, duration.start - ADDED_BEFORE), duration.end + 12)) &&
      !OTHERWISE.test(text.slice(Math.max(candidate.start, duration.start - 12), duration.start)),
  );
  const period =
    added !== undefined
      ? [periodWords(added, speaker)]
      : YEARLY.test(words)
        ? [periodWords({ value: 1, unit: 'year' }, speaker)]
        : [];
  return [...(document.language.code === 'en' ? manner(words, speaker) : []), ...period];
}

function manner(words: string, speaker: Speaker): string[] {
  if (/(?<!\b(?:not|no|nor|never|without)\b[^.;]{0,40})\bautomatic\w*/i.test(words))
    return [speaker.text('drafting.deal.renewal.automatic')];
  if (
    /\bmutual(?:ly)?\b|\b(?:by|upon|with) (?:the )?(?:prior )?(?:written )?(?:agreement|consent) of (?:both|the) part|\bparties (?:may )?agree\b/i.test(
      words,
    )
  )
    return [speaker.text('drafting.deal.renewal.agreement')];
  if (/\boption\b|\bright to (?:renew|extend)|\bmay (?:renew|extend|elect)|\belects? to (?:renew|extend)/i.test(words))
    return [speaker.text('drafting.deal.renewal.option')];
  return [];
}

const notices = (span: Span, document: ParsedDocument, speaker: Speaker): string[] =>
  within(document.durations, span)
    .filter((duration) => isNotice(duration, document))
    .map((duration) => speaker.text('drafting.calendar.ahead', { period: periodWords(duration, speaker) }));

const dates = (candidate: Candidate, document: ParsedDocument, speaker: Speaker): string[] =>
  within(document.dates, candidate).map(({ iso }) => speaker.date(iso));

/** The par value of a share is no price; nor are the cents of `and No/100 dollars`. */
const LEAST_SUM = 0.01;

const amounts = (candidate: Candidate, document: ParsedDocument, speaker: Speaker): string[] =>
  within(document.amounts, candidate)
    .filter(({ start, value }) => value >= LEAST_SUM && document.text[start - 1] !== '/')
    .map((amount) => amountWords(amount, speaker));

const rates = (candidate: Candidate, document: ParsedDocument, speaker: Speaker): string[] =>
  within(document.percentages, candidate).map(({ value }) =>
    speaker.number(value / 100, { style: 'percent', maximumFractionDigits: 2 }),
  );

/** The name to show for the obligor of a provision; empty if the text does not name it. */
export const bearerName = ({ bearer }: Pick<Provision, 'bearer'>): string =>
  bearer.kind === 'party' || bearer.kind === 'mutual' ? bearer.name.replace(/[’']s?(?!\p{L}).*$/u, '') : '';

const bearers = ({ provisions }: Candidate, action: Provision['action'], speaker: Speaker): string[] =>
  provisions
    .filter((provision) => provision.action === action && provision.modality === 'duty')
    .map(({ bearer, counterparty }) =>
      bearer.kind === 'party' && counterparty.kind === 'party'
        ? `${partyWords(bearer.name, speaker)} → ${partyWords(counterparty.name, speaker)}`
        : partyWords(bearerName({ bearer }), speaker),
    )
    .filter((name) => name !== '');

/** A cap in money, with whose it is where the text says so; otherwise the passage speaks for itself. */
function liability(candidate: Candidate, document: ParsedDocument, speaker: Speaker): string[] {
  const limits = candidate.provisions.filter(({ action, modality }) => action === 'limit' && modality !== 'duty');
  if (limits.length === 0) return [];
  const who = partyWords(limits.map(bearerName).find((name) => name !== '') ?? '', speaker);
  return within(document.amounts, candidate).map((amount) =>
    speaker.text('drafting.deal.cap', { who, named: who === '' ? 'no' : 'yes', amount: amountWords(amount, speaker) }),
  );
}

/** Who may leave, and on what notice. */
function exits(candidate: Candidate, document: ParsedDocument, speaker: Speaker): string[] {
  return candidate.provisions
    .filter(({ action, modality }) => action === 'terminate' && (modality === 'right' || modality === 'prohibition'))
    .flatMap((provision) => {
      const who = partyWords(bearerName(provision), speaker);
      if (who === '') return [];
      if (provision.modality === 'prohibition') return [speaker.text('drafting.deal.no-exit', { who })];
      const notice = within(document.durations, candidate).find((duration) => isNotice(duration, document));
      if (notice === undefined) return [who];
      return [speaker.text('drafting.deal.exit', { who, period: periodWords(notice, speaker) })];
    });
}
