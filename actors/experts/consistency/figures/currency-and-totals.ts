import type { Finding } from '../../../../protocols/index.ts';
import { wrongSums } from '../../../provisions/index.ts';
import type { Amount, ParsedDocument, Sentence } from '../../../reading/index.ts';
import type { Expert } from '../../expert.ts';
import { gather, opposed } from '../../toolkit/evidence.ts';
import { wrongProducts } from './unit-prices.ts';

const CONVERSION = /\b(?:exchange rate|rate of exchange|convert(?:ed|ible)?|conversion|equivalent|currency)\b/i;
const SHARED_OUT =
  /\b(?:split|shared?|divid\w+|allocat\w+|instal?lments?|balance|remaining|apportion\w+|(?:interest|stake|ownership|shareholding)s?)\b/i;

function mixedCurrencies(document: ParsedDocument): Finding[] {
  if (CONVERSION.test(document.text)) return [];
  const byCurrency = Map.groupBy(document.amounts, (amount) => amount.currency);
  if (byCurrency.size < 2) return [];
  const firsts = [...byCurrency.values()].map((amounts) => amounts[0] as Amount).toSorted((a, b) => a.start - b.start);
  const values = { currencies: [...byCurrency.keys()].toSorted().join(', ') };
  return gather(
    document,
    { rule: 'currency-and-totals.mixed', category: 'currency_and_totals', severity: 'low', belief: 0.78, values },
    firsts,
  );
}

/** For the sentences of the report: a bare `$` is before a figure, and these name the currency after it. */
const named = (currency: string): string => (currency === '$' ? 'dollars' : currency);

const within = <T extends { readonly start: number }>(items: readonly T[], sentence: Sentence): T[] =>
  items.filter((item) => item.start >= sentence.start && item.start < sentence.end);

/** `a total of 300: 100 for X, 150 for Y`: one amount is called the total, the others are its parts. */
function wrongTotals(document: ParsedDocument): Finding[] {
  const findings: Finding[] = [];
  for (const match of document.text.matchAll(
    /\b(?:in total|totall?ing|(?:a|the|grand) total(?: \w+){0,4}(?: of| is|:)?)\s*/gi,
  )) {
    const total = document.amounts.find(
      (amount) => amount.start >= match.index && amount.start - match.index < match[0].length + 12,
    );
    if (!total) continue;
    const sentence = document.sentences.find((s) => s.start <= total.start && total.start < s.end);
    if (!sentence) continue;
    const parts = within(document.amounts, sentence).filter(
      (amount) => amount !== total && amount.currency === total.currency,
    );
    const sum = parts.reduce((all, part) => all + part.value, 0);
    // Fewer than two parts, or parts that are far off, are not this total's parts.
    if (parts.length < 2 || Math.abs(sum - total.value) < 0.005 || Math.abs(sum / total.value - 1) > 0.35) continue;
    const values = { total: total.value, sum, currency: named(total.currency) };
    const frame = { rule: 'currency-and-totals.total', category: 'currency_and_totals', severity: 'high' } as const;
    findings.push(...gather(document, { ...frame, belief: 0.86, values }, [sentence]));
  }
  return findings.slice(0, 5);
}

/** A share of what is left after another one was taken, or a rate that another may replace: the parts of no one whole. */
const OF_THE_REST =
  /%[^.;]{0,80}\bof the (?:remain\w+|rest|balance)\b|\([1I] ?[-–—]|\b(?:if|where) (?:such|the|that) (?:actual )?rate exceeds\b/i;

/** Rates of a tariff are no shares of one sum: nobody adds them up. */
const RATES = /\b(?:royalt(?:y|ies)|commissions?|discounts?)\b/i;

const isOfRates = (words: string): boolean => RATES.test(words) || OF_THE_REST.test(words);

function wrongShares(document: ParsedDocument): Finding[] {
  const byClause = Map.groupBy(document.percentages, (percentage) => percentage.clause);
  const findings: Finding[] = [];
  for (const sentence of document.sentences) {
    const shares = within(byClause.get(sentence.clause) ?? [], sentence);
    if (shares.length < 2) continue;
    const sum = shares.reduce((all, share) => all + share.value, 0);
    if (sum < 85 || sum > 115 || Math.abs(sum - 100) < 0.5) continue;
    const words = document.text.slice(sentence.start, sentence.end);
    if (!SHARED_OUT.test(words) || isOfRates(words)) continue;
    const frame = { rule: 'currency-and-totals.shares', category: 'currency_and_totals', severity: 'high' } as const;
    findings.push(...gather(document, { ...frame, belief: 0.78, values: { sum } }, [sentence]));
  }
  return findings.slice(0, 5);
}

/** A total and the instalments it is paid in, where they are in one clause and not in one sentence. */
function wrongInstalments(document: ParsedDocument): Finding[] {
  const known = [...wrongTotals(document), ...wrongShares(document)].flatMap(({ evidence }) => evidence);
  return wrongSums(document)
    .filter(({ span }) => !known.some(({ start, end }) => start < span.end && span.start < end))
    .filter(({ kind, span }) => kind !== 'percentages' || !isOfRates(document.text.slice(span.start, span.end)))
    .flatMap(({ kind, total, sum, currency, span }) =>
      gather(
        document,
        {
          rule: 'currency-and-totals.instalments',
          category: 'currency_and_totals',
          severity: 'high',
          belief: 0.84,
          values: { kind, total, sum, currency: named(currency) },
        },
        [span],
      ),
    );
}

/** Sums that do not add up and currencies that change without a rate. */
export const currencyAndTotals: Expert = {
  id: 'currency-and-totals',
  domain: 'consistency',
  competence: ['currency_and_totals'],
  serves: 'any',
  reads: ['en', 'it', 'es'],
  quick: false,
  deepOnly: false,
  precision: 0.87,
  detectors: [wrongTotals, wrongShares, wrongInstalments, wrongProducts, mixedCurrencies],
  defeaters: [
    {
      against: ['currency_and_totals'],
      examine: (claim, document) => {
        const text = claim.finding.evidence.map((piece) => piece.quote).join(' ');
        const other =
          /\b(?:up to|at least|not (?:less|more) than|whichever|(?:plus|excluding|exclusive of) (?:vat|tax\w*)|discount|approximately)\b/i.exec(
            text,
          );
        if (other && /total|shares/.test(claim.finding.rule))
          return opposed('currency-and-totals.open', 0.4, { quote: other[0] });
        const rate = CONVERSION.exec(document.text);
        return rate && claim.finding.rule.endsWith('.mixed')
          ? opposed('currency-and-totals.rate', 0.3, { quote: rate[0] })
          : undefined;
      },
    },
  ],
};
