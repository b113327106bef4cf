import type { ParsedDocument, Span } from '../../reading/index.ts';
import type { RiskId } from './catalogue.ts';

/** The usual exceptions to secrecy, each in the words it mostly has. */
const EXCEPTIONS: readonly RegExp[] = [
  /\b(?:public(?:ly)? (?:domain|known|available|knowledge)|generally (?:known|available)|becomes? public|part of the public)\b/i,
  /\b(?:already|previously|prior to|before)\b[^.;]{0,60}\b(?:known|possess\w+|disclos\w+)|\bin (?:its|the|his) possession\b/i,
  /\bindependently (?:developed|derived|discovered|known)\b/i,
  /\b(?:from|by) a(?:nother)? third part(?:y|ies)\b|\bthird part(?:y|ies)\b[^.;]{0,80}\bnot (?:bound|under|in breach|subject)/i,
  /\b(?:required|compelled)\b[^.;]{0,60}\b(?:law|court|subpoena|legal|order|regulation)/i,
];
/** With so many of them a clause on secrecy is as usual as most. */
const ENOUGH = 3;

/** What softens the end: stock sold, work paid, things handed over. */
const RELIEF =
  /\b(?:sell[- ]?off|remaining inventory|existing inventory|inventory on hand|unsold|inventory|buy[- ]?back|repurchase|wind(?:ing)?[- ]?(?:down|up)|transition|complete (?:any|all|outstanding|pending|open)|pay(?:ment)? for (?:all )?(?:services|work|products)|accrued|fill (?:all |any )?orders)\b/i;
/** Characters around a passage within which the end is softened. */
const BESIDE = 1500;
/** Characters of the next sentences. */
const NEXT = 600;

/** What leaves the truth sayable. */
const TRUTH = /\b(?:truthful\w*|required by law|legal process|compelled|government\w* (?:agenc|authorit)\w+)\b/i;

/** Characters around a passage that a reader takes in with it. */
const around = ({ text }: ParsedDocument, { start, end }: Span, reach: number): string =>
  text.slice(Math.max(0, start - reach), end + reach);

/** Classes that the rest of the contract answers, by what is looked up for them. */
const LOOKED_UP: Partial<Readonly<Record<RiskId, (document: ParsedDocument, passage: Span) => boolean>>> = {
  confidentiality_wide: ({ text }) => EXCEPTIONS.filter((exception) => exception.test(text)).length >= ENOUGH,
  exclusivity_hollow: ({ text }) => !/(?<!non-|non )\bexclusiv/i.test(text),
  exit_without_transition: (document, passage) => RELIEF.test(around(document, passage, BESIDE)),
  no_criticism: (document, passage) => TRUTH.test(around(document, passage, NEXT)),
};

/** Whether what stands elsewhere answers the class that the passage was taken for. */
export const isAnsweredElsewhere = (id: string, document: ParsedDocument, passage: Span): boolean =>
  LOOKED_UP[id as RiskId]?.(document, passage) === true;
