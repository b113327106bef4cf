import type { DealLine } from '../../../protocols/index.ts';
import type { Speaker } from '../../languages/index.ts';
import type { Provision } from '../../provisions/index.ts';
import type { Amount, Duration, ParsedDocument } from '../../reading/index.ts';
import type { Candidate } from './candidates.ts';
import { partyWords } from './party-words.ts';
import { within } from './topic-rules.ts';

/** Facts of one line; more are a list and no brief. */
const MOST = 4;

/** What a reader wants to see before the words: figures, and who it is about. */
export function factsOf(
  topic: DealLine['topic'],
  chosen: readonly Candidate[],
  document: ParsedDocument,
  speaker: Speaker,
): string[] {
  const facts = chosen.flatMap((candidate) => {
    switch (topic) {
      case 'term':
        return [...lengths(candidate, document, speaker), ...dates(candidate, document, speaker)];
      case 'renewal':
        return [...lengths(candidate, document, speaker).slice(-1), ...notices(candidate, document, speaker)];
      case 'money':
        return [
          ...amounts(candidate, document, speaker),
          ...periods(candidate, document, speaker),
          ...rates(candidate, document, speaker),
        ];
      case 'liability':
        return liability(candidate, document, speaker);
      case 'exit':
        return exits(candidate, document, speaker);
      case 'indemnity':
        return bearers(candidate, 'indemnify', speaker);
      default:
        return [];
    }
  });
  return [...new Set(facts)].slice(0, MOST);
}

export function periodWords({ value, unit }: Pick<Duration, 'value' | 'unit'>, speaker: Speaker): string {
  return speaker.text(`drafting.period.${unit.replace(' ', '-')}`, { count: value });
}

function amountWords({ value, currency }: Pick<Amount, 'value' | 'currency'>, speaker: Speaker): string {
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
/** Right behind a period: so long before something else. */
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

const lengths = (candidate: Candidate, document: ParsedDocument, speaker: Speaker): string[] =>
  within(document.durations, candidate)
    .filter((duration) => !isNotice(duration, document))
    .map((duration) => periodWords(duration, speaker));

const notices = (candidate: Candidate, document: ParsedDocument, speaker: Speaker): string[] =>
  within(document.durations, candidate)
    .filter((duration) => isNotice(duration, document))
    .map((duration) => speaker.text('drafting.calendar.ahead', { period: periodWords(duration, speaker) }));

const periods = (candidate: Candidate, document: ParsedDocument, speaker: Speaker): string[] =>
  within(document.durations, candidate).map((duration) => periodWords(duration, speaker));

const dates = (candidate: Candidate, document: ParsedDocument, speaker: Speaker): string[] =>
  within(document.dates, candidate).map(({ iso }) => speaker.date(iso));

const amounts = (candidate: Candidate, document: ParsedDocument, speaker: Speaker): string[] =>
  within(document.amounts, candidate).map((amount) => amountWords(amount, speaker));

const rates = (candidate: Candidate, document: ParsedDocument, speaker: Speaker): string[] =>
  within(document.percentages, candidate).map(({ value }) =>
    speaker.number(value / 100, { style: 'percent', maximumFractionDigits: 2 }),
  );

/** The name to show for who bears a provision; empty for somebody the text does not name. */
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
