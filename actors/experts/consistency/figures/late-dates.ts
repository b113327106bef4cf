import type { Finding } from '../../../../protocols/index.ts';
import type { DateMention, ParsedDocument } from '../../../reading/index.ts';
import { gather, inContext, sentenceAt } from '../../toolkit/evidence.ts';
import { report } from '../../toolkit/index.ts';

const MONTH_MS = 30 * 24 * 3600 * 1000;
/** Signatures this many months after the date of effect are no accident of the post. */
const LATE_MONTHS = 3;
/** Further back the date is another contract's. */
const OLD_MONTHS = 24;

const monthsBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / MONTH_MS;

/** The date is called the effective date, before or after it. */
const EFFECTIVE_BEFORE =
  /\b(?:effective (?:date|as of|on|from)|commenc(?:es|ing) (?:on|as of)|takes? effect (?:on|as of|from))\b[^.;]{0,40}$/i;
const EFFECTIVE_AFTER = /^[^.;\w]{0,6}\(?(?:the |hereinafter |")?["“]?effective date\b/i;
/** An earlier paper, or a date of effect that is openly in the past. */
const OTHER_PAPER =
  /\b(?:amend|restat|prior|previous|original|existing|dated|retroactiv|nunc|superse|registration|prospectus)\w*/i;

const isEffective = ({ text }: ParsedDocument, { start, end }: DateMention): boolean =>
  EFFECTIVE_BEFORE.test(text.slice(Math.max(0, start - 90), start)) || EFFECTIVE_AFTER.test(text.slice(end, end + 40));

/** Signed months after it takes effect: a term, a quota or an exclusive year has partly run when it begins to bind. */
export function signedLate(document: ParsedDocument): Finding[] {
  const { text, dates, clauses } = document;
  const block = clauses.find(({ kind }) => kind === 'signature');
  if (block === undefined) return [];
  const effective = dates.find((date) => {
    const sentence = sentenceAt(document, date.start);
    const words = text.slice(Math.max(sentence?.start ?? 0, date.start - 120), date.end + 60);
    return date.start < block.start && isEffective(document, date) && !OTHER_PAPER.test(words);
  });
  const signed = dates.filter(
    ({ start }) =>
      start >= block.start &&
      start < block.start + 3_000 &&
      /\bdated?\s{0,3}:?\s{0,30}$/i.test(text.slice(Math.max(0, start - 40), start)),
  );
  const [last] = signed.toSorted((a, b) => (a.iso < b.iso ? 1 : -1));
  if (effective === undefined || last === undefined) return [];
  const months = monthsBetween(effective.iso, last.iso);
  if (!(months >= LATE_MONTHS && months <= OLD_MONTHS)) return [];
  return gather(
    document,
    {
      rule: 'date-order.signed-late',
      category: 'date_consistency',
      severity: 'high',
      belief: 0.82,
      values: { effective: effective.iso, signed: last.iso, months: Math.floor(months) },
    },
    [inContext(document, effective), inContext(document, last)],
  );
}

const TERM_ENDS =
  /\bterm\b[^.;]{0,160}\b(?:through|until|ends?|ending|expires?|expiring|terminates?|to)\b[^.;]{0,30}$/i;
const BEGINS =
  /\b(?:becomes?|become) (?:first )?(?:exercisable|vested|effective|payable|due)\b[^.;]{0,20}$|\b(?:vests?|exercisable|may be exercised) (?:only |first )?(?:on|from|after|as of)\s{1,3}$/i;
/** What is meant to outlive the term, and other terms. */
const OUTLIVES = /\b(?:renew|extend|extension|option term|surviv|lease|sublease|warranty|thereafter|unless sooner)\w*/i;
/** Months after the end of the term within which a right cannot be meant to begin. */
const NEAR_MONTHS = 18;

/** A right that begins after the term has ended. */
export function afterTheEnd(document: ParsedDocument): Finding[] {
  const { text, dates } = document;
  const before = ({ start }: DateMention, reach: number): string =>
    text.slice(Math.max(0, start - reach), start).replace(/\s+/g, ' ');
  const end = dates.find((date) => TERM_ENDS.test(before(date, 220)) && !OUTLIVES.test(before(date, 220)));
  if (end === undefined) return [];
  const late = dates.find(
    (date) =>
      date.iso > end.iso &&
      monthsBetween(end.iso, date.iso) <= NEAR_MONTHS &&
      BEGINS.test(before(date, 90)) &&
      !OUTLIVES.test(before(date, 200)),
  );
  if (late === undefined) return [];
  return [
    report(document, {
      rule: 'date-order.after-end',
      category: 'date_consistency',
      severity: 'high',
      belief: 0.8,
      values: { end: end.iso, late: late.iso },
      evidence: [end, late].toSorted((a, b) => a.start - b.start).map((date) => inContext(document, date)),
    }),
  ];
}
