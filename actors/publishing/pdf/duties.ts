import { DUTY_MATTERS, type ReviewResult } from '../../../protocols/index.ts';

type Obligation = ReviewResult['document']['obligations'][number];

/** Subjects that owe nothing: what a document, its parts or its words shall mean is a rule of construction. */
const OF_THE_TEXT =
  /^(?:[“"'(]*)(?:(?:the|this|that|such|each|any|all|every|no|these|those|said|an?|of|or|other|such|provisions?|terms?|references?|remaining|default) )*(?:agreement|contract|amendment|addendum|exhibits?|schedules?|annex(?:es)?|appendix|appendices|sections?|articles?|paragraphs?|clauses?|provisions?|terms?|conditions|definitions?|headings?|captions?|titles?|words?|references?|counterparts?|cop(?:y|ies)|facsimiles?|cover page|key terms|order form|meanings?|failure|waiver|invalidity|word|expressions?|singular|plural|masculine|recitals?)\b/i;
/** A meaning, and what a sentence does by itself. */
const OF_ITSELF =
  /\b(?:shall|will|may) (?:not )?(?:mean|have the (?:following )?(?:meaning|respective meaning)|be (?:deemed|construed|interpreted|governed|defined|binding|severable|effective|null|void|referred to)|constitute|inure|include|survive|control|prevail|commence|begin|continue|remain)\b/i;

const QUESTION = /^(?:who|what|which|how|why|when|where)\b/i;

/** Whether somebody has to do or may do something, and not only the text says what it means. */
export function isDuty({ actor, quote }: Pick<Obligation, 'actor' | 'quote'>): boolean {
  if (QUESTION.test(actor) || quote.trimEnd().endsWith('?')) return false;
  if (/\bmeaning\(?s?\)?\b/i.test(quote.slice(0, actor.length + 40))) return false;
  return !OF_THE_TEXT.test(actor) && !OF_ITSELF.test(quote.slice(0, actor.length + 40));
}

const ALLOWS = /^(?:may|can|può|possono|potrà|potranno|puede|pueden|podrá|podrán)$/i;
const NEGATION = /(?:^|\s)(?:not|non|no)$/i;

/** Whether somebody may do something and need not; a party that may not is under a prohibition. */
export function isRight({ actor, modal, quote }: Pick<Obligation, 'actor' | 'modal' | 'quote'>): boolean {
  if (!ALLOWS.test(modal) || NEGATION.test(actor) || /^(?:neither|no|nessun\p{L}*|ningun\p{L}*)\b/iu.test(actor))
    return false;
  return !new RegExp(`^${modal}\\s+(?:not|only)\\b`, 'i').test(quote.slice(actor.length).trimStart());
}

/** Whether somebody owes something by it, or must leave it. Results of earlier versions, and languages without a grammar, say it by words alone. */
export function isOwed(duty: Obligation): boolean {
  if (duty.effect === undefined) return isDuty(duty) && !isRight(duty);
  return duty.effect === 'duty' || duty.effect === 'prohibition';
}

/** Obligations without a deadline, those of one wording once. A requirement's subject is a thing, and no thing owes anything. */
export function otherDuties({ document }: Pick<ReviewResult, 'document'>): Obligation[] {
  if (document.type === 'requirements') return [];
  const dated = document.deal?.calendar ?? [];
  const seen = new Set<string>();
  return document.obligations.filter((duty) => {
    if (!isOwed(duty)) return false;
    if (dated.some(({ start, end }) => start < duty.end && end > duty.start)) return false;
    if (seen.has(duty.quote)) return false;
    seen.add(duty.quote);
    return true;
  });
}

/** So many duties are read as they come; of more the first are chosen. */
export const FEW = 24;

export interface ChosenDuties {
  readonly first: readonly Obligation[];
  readonly rest: readonly Obligation[];
  /** Whether the first were chosen by what they are about, and are not just those that are first. */
  readonly isChosen: boolean;
}

/** The duties a reader looks for first, at most `most`, and all others, each in the order of the document. */
export function chosenDuties(duties: readonly Obligation[], most: number): ChosenDuties {
  const rank = ({ matter }: Obligation): number =>
    matter === undefined || matter === 'other' ? -1 : DUTY_MATTERS.indexOf(matter);
  const wanted = duties.filter((duty) => rank(duty) >= 0).toSorted((a, b) => rank(a) - rank(b));
  if (duties.length <= FEW || wanted.length === 0)
    return { first: duties.slice(0, most), rest: duties.slice(most), isChosen: false };
  const chosen = new Set(wanted.slice(0, most));
  const rest = duties.filter((duty) => !chosen.has(duty));
  return { first: duties.filter((duty) => chosen.has(duty)), rest, isChosen: rest.length > 0 };
}

const PRONOUN = /^(?:he|she|it|they|egli|essa|esso|ellos?|ellas?)$/i;
/** Half a sentence; with a capital the word is of a name: Will Smith. */
const VERB = /\b(?:is|are|was|has|have|does|shall|will)\b/;

/** The words of a duty for a table: on one line, with a sign that its sentence goes on. */
export function dutyWords({ quote, end }: Pick<Obligation, 'quote' | 'end'>, text: string): string {
  const flat = quote.replace(/\s+/g, ' ').trim();
  const isWhole = /[.;:!?…]["”’)\]]*$/.test(flat) || /^["”’)\]\s]*(?:[.;:!?]|$)/.test(text.slice(end, end + 4));
  return isWhole ? flat : `${flat.replace(/(?<![,\s])[,\s]+$/, '')}…`;
}

/** Who it is, as a name in a table: without the negation that belongs to the verb, with a capital; empty for a pronoun. */
export function ownerName(actor: string): string {
  const name = actor.replace(NEGATION, '').trim();
  if (PRONOUN.test(name) || VERB.test(name)) return '';
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** Who owes a duty, as a name in a table; empty where the text does not say. */
export const dutyOwnerName = ({ owner, actor }: Pick<Obligation, 'owner' | 'actor'>): string =>
  owner ?? ownerName(actor);
