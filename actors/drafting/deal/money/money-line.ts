/** The line on money: the weightiest payments with who pays whom, each with the sentence that says so. */
import { citation, clauseAt } from '../../../experts/index.ts';
import type { Speaker } from '../../../languages/index.ts';
import type { ParsedDocument, Sentence } from '../../../reading/index.ts';
import type { Candidate } from '../candidates.ts';
import type { ReadLine } from '../exit-line.ts';
import { amountWords } from '../facts.ts';
import { partyWords } from '../party-words.ts';
import type { Whom } from '../whom.ts';
import { type Payment, paymentsOf } from './payments.ts';
import type { Sum } from './sums.ts';

/** Payments named; more are a price list. */
const MOST = 4;
/** Sentences quoted for them. */
const MOST_QUOTED = 3;
/** A duty to pay with a sum has as much without the classifier. */
const ENOUGH = 5;
/** Weight by which a payment may be behind the first. */
const BEHIND = 4;

/** Undefined where no duty to pay was read. */
export function moneyLine(
  document: ParsedDocument,
  speaker: Speaker,
  likely: readonly Candidate[],
): ReadLine | undefined {
  const weightOf = (sentence: Sentence): number =>
    Math.max(0, ...likely.filter((each) => each.sentence === sentence).map(({ weight }) => weight));
  const all = paymentsOf(document, weightOf)
    .filter(({ weight }) => weight >= ENOUGH)
    .toSorted((a, b) => b.weight - a.weight || a.start - b.start);
  const best = all.find(hasSum) ?? all[0];
  if (best === undefined) return undefined;
  const near = all.filter(({ weight }) => weight >= best.weight - BEHIND);
  // How a sum is paid is not asked where another sentence names it.
  const named = near.some(hasSum) ? near.filter((one) => hasSum(one) || isLeast(one, document)) : near;
  const chosen = distinct([...named.filter(hasSum), ...named.filter((one) => !hasSum(one))], document, speaker)
    .slice(0, MOST)
    .toSorted((a, b) => a.start - b.start);
  const quoted = named.filter((one) => chosen.includes(one) && !isFragment(one, document)).slice(0, MOST_QUOTED);
  return {
    facts: chosen.flatMap((payment) => factOf(payment, document, speaker) ?? []),
    spans: quoted.toSorted((a, b) => a.start - b.start),
  };
}

const isLeast = ({ start, end }: Payment, { text }: ParsedDocument): boolean =>
  /\bminimum (?:\w+ )?(?:royalt\w+|payments?|guarantee|fees?)\b/i.test(text.slice(start, end).replace(/\s+/g, ' '));
const hasSum = ({ sums }: Payment): boolean => sums.length > 0;

/** The rest of a sentence that began before a break. */
const isFragment = ({ sentence }: Payment, { text }: ParsedDocument): boolean =>
  /^\s*(?:and|or|which|that)\s/.test(text.slice(sentence.start, sentence.start + 20));

/** The same sum said twice is one payment, and so is a sum with the parts in which it is paid. */
function distinct(payments: readonly Payment[], document: ParsedDocument, speaker: Speaker): Payment[] {
  const known = new Set<string>();
  return payments.filter((payment) => {
    const key = payment.sums.map((sum) => bare(sum, speaker)).join() || document.text.slice(payment.start, payment.end);
    const isNew = !known.has(key) && !payments.some((other) => isPartOf(payment, other));
    known.add(key);
    return isNew;
  });
}

const largest = ({ sums }: Payment): number =>
  Math.max(0, ...sums.map((sum) => (sum.kind === 'amount' ? sum.value : 0)));

/** How far apart a sum and its parts are named, UTF-16 units. */
const NEAR = 3_000;

/** Of one name and a smaller sum nearby: an instalment. */
const isPartOf = (one: Payment, other: Payment): boolean =>
  one.label !== '' &&
  !/minimum/i.test(one.label) &&
  one.label.toLowerCase() === other.label.toLowerCase() &&
  largest(one) > 0 &&
  largest(one) < largest(other) &&
  Math.abs(one.start - other.start) < NEAR &&
  one.sums.every(({ kind }) => kind === 'amount');

/** Sums of one payment that are named. */
const MOST_SUMS = 2;

/** `the higher of 5% of Net Sales and USD 1,000`. */
function eitherOf({ text }: ParsedDocument, [first, second]: readonly Sum[]): string {
  if (first === undefined || second === undefined) return '';
  const said = /\b((?:higher|greater|larger|lesser|lower) of)\b[^.;]{0,60}$/i.exec(
    text.slice(Math.max(0, first.start - 80), first.start),
  );
  return said?.[1] === undefined ? '' : `${said[1].toLowerCase()} `;
}

const MOST_IN_A_ROW = 3;

/** `Customer pays Supplier USD 5,000 per month (4.1)`; undefined where neither a party nor the name of the sum is known. */
function factOf(payment: Payment, document: ParsedDocument, speaker: Speaker): string | undefined {
  const { payer, payee, label } = payment;
  const stock = payment.sums.filter(({ kind }) => kind === 'stock');
  // A share of nothing that is named says nothing.
  const money = payment.sums.filter(
    (sum) => !['blank', 'stock'].includes(sum.kind) && (sum.kind !== 'share' || sum.of !== ''),
  );
  const isKnown = payer.kind === 'one' || payee.kind === 'one';
  const sums = (payment.isIssue && stock.length > 0 ? stock : [...money, ...stock])
    .slice(0, MOST_SUMS)
    .filter((sum, at) => at === 0 || isKnown || (sum.kind === 'amount' && sum.per !== ''));
  if (sums.length === 0 || (payer.kind !== 'one' && payee.kind !== 'one' && label === '' && stock.length === 0))
    return undefined;
  // A table of sums is quoted: two of them alone say the wrong thing.
  if (sums.length > 1 && payment.sums.length > MOST_IN_A_ROW) return undefined;
  const what = `${eitherOf(document, sums)}${speaker.list(sums.map((sum) => wordsOf(sum, speaker)))}`;
  const beside = [label.length > LONGEST_LABEL ? '' : label, placeOf(payment, document)].filter((part) => part !== '');
  const paid = beside.length === 0 ? what : `${what} (${beside.join(', ')})`;
  if (payer.kind === 'one' && payee.kind === 'one')
    return speaker.text(payment.isIssue ? 'drafting.deal.money.gives' : 'drafting.deal.money.pays', {
      payer: nameOf(payer, speaker),
      payee: nameOf(payee, speaker),
      what: paid,
    });
  if (payee.kind === 'one')
    return speaker.text('drafting.deal.money.receives', { who: nameOf(payee, speaker), what: paid });
  if (payer.kind === 'one')
    return speaker.text('drafting.deal.money.owes', { who: nameOf(payer, speaker), what: paid });
  return paid;
}

/** A longer name of a sum is half a sentence. */
const LONGEST_LABEL = 40;

/** The number alone: the fact is short. */
const placeOf = ({ start }: Payment, document: ParsedDocument): string =>
  /^(?:(?:Section|Clause|Article|Exhibit|Schedule|Annex|Appendix)\s[\w.()-]{1,10}(?:,\s[\d.()a-z]{1,10}(?=\s|$))?|\d[\w.()-]{0,14}|\([a-z\d]{1,4}\))/i.exec(
    citation(clauseAt(document, start), document),
  )?.[0] ?? '';

const nameOf = (whom: Whom, speaker: Speaker): string => (whom.kind === 'one' ? partyWords(whom.name, speaker) : '');

const bare = (sum: Sum, speaker: Speaker): string => {
  switch (sum.kind) {
    case 'amount':
      return amountWords(sum, speaker);
    case 'share':
      return speaker.number(sum.value / 100, { style: 'percent', maximumFractionDigits: 2 });
    case 'words':
    case 'stock':
      return sum.words;
    case 'blank':
      return '';
    default:
      return sum satisfies never;
  }
};

function wordsOf(sum: Sum, speaker: Speaker): string {
  const behind = sum.kind === 'amount' ? sum.per : sum.kind === 'share' || sum.kind === 'words' ? sum.of : '';
  return [bare(sum, speaker), behind].filter((part) => part !== '').join(' ');
}
