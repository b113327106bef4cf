import type { ParsedDocument, Reference, Span } from '../../../reading/index.ts';
import { pattern, says } from '../../toolkit/index.ts';
import { type Answer, eachPlace, inSentence, type Question } from './answer.ts';

/** A title of another paper right after the number: `of the Insurance Law`, `OF THE CHINA JV OPERATING AGREEMENT`. */
const OF_ANOTHER =
  /^(?:\s?\([A-Za-z0-9]{1,4}\)|\s\d{1,5}(?=\s)){0,4},?\s+(?:of|OF|under|UNDER|in|IN|to|TO)\s+(?:the|THE|that|such|said|SUCH|SAID)\s+((?:(?:[A-Z][\w'’&.-]*,?|and|of|the|for|to|or|AND|OF|THE)\s+){1,12}?(?:AGREEMENT|Agreement|CONTRACT|Contract|LAW|Law|ACT|Act|CODE|Code|Statutes?|Rules|Regulations|Indenture|Plan|Lease|Licen[cs]e))\b/;
/** What this document calls itself is in its title, UTF-16 units. */
const TITLE = 600;

function ofAnother({ text }: ParsedDocument, { start, end }: Reference): Span | undefined {
  const found = OF_ANOTHER.exec(text.slice(end, end + 200));
  const name = found?.[1]?.replace(/\s+/g, ' ').toLowerCase();
  if (found === null || name === undefined) return undefined;
  const isOwn = text.slice(0, Math.min(TITLE, start)).replace(/\s+/g, ' ').toLowerCase().includes(name);
  return isOwn ? undefined : { start: end, end: end + found[0].length };
}

/** The number at the head of a paragraph: `8.2.1 the other party …`, not one that is referred to. */
function printed({ text }: ParsedDocument, { target }: Reference): Span | undefined {
  const number = /^\d+(?:\.\d+)+/.exec(target)?.[0];
  if (number === undefined) return undefined;
  const head = new RegExp(
    `(?:^|\\n|[.;:]\\s{1,4})\\s{0,40}${number.replaceAll('.', '\\.')}\\.?\\)?\\s{1,8}["“(]?[A-Za-z]`,
    'g',
  );
  const match = head.exec(text);
  return match === null
    ? undefined
    : { start: match.index + match[0].indexOf(number), end: match.index + match[0].length };
}

const placesOf = ({ claim, document }: Question): (readonly Reference[])[] =>
  claim.finding.evidence.map(({ start, end }) =>
    document.references.filter(
      (reference) =>
        reference.resolved < 0 && reference.start < end && start < reference.end && reference.kind === 'clause',
    ),
  );

const allAnswered =
  (look: (document: ParsedDocument, reference: Reference) => Span | undefined): Answer['look'] =>
  (question) => {
    const places = placesOf(question).map((all) => all.map((reference) => look(question.document, reference)));
    const isAnswered = places.every((spans) => spans.length > 0 && spans.every((one) => one !== undefined));
    return isAnswered ? places[0]?.[0] : undefined;
  };

const WORDS = 'exhibit|schedule|annex|annexure|appendix|attachment|addendum';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** `1` is printed as `I` elsewhere, and the other way round. */
function sameLabels(label: string): string[] {
  const roman = ROMAN[Number(label) - 1];
  const value = ROMAN.indexOf(label) + 1;
  return [label, ...(roman === undefined ? [] : [roman]), ...(value === 0 ? [] : [String(value)])];
}

/** The attachment is there under the other word for it, or with its letter in quotation marks. */
function attachedAs(question: Question, { start, end }: Span): Span | undefined {
  const { document } = question;
  const target = document.references.find(
    (one) => one.kind === 'exhibit' && one.start < end && start < one.end,
  )?.target;
  const label = target?.split(' ').at(-1)?.toUpperCase();
  if (label === undefined || !/^[A-Z0-9]{1,3}$/.test(label)) return undefined;
  const labels = sameLabels(label).join('|');
  const title = new RegExp(
    `(?:^|\\n)[ \\t]*(?:${WORDS})[ \\t]+["“'‘]?(?:${labels})["”'’]?[ \\t]*(?:$|\\n|[-–—:]|to\\b)|(?<![a-z,][ \\t])\\b(?:${WORDS.toUpperCase()})\\s+["“'‘]?(?:${labels})["”'’]?\\s+(?:TO\\s+)?(?!AND\\b|OR\\b)[A-Z]{3,}`,
    'gm',
  );
  const plain = new RegExp(title.source.replace(`(?:${WORDS})`, `(?:${anyCase(WORDS)})`), 'gm');
  const match = plain.exec(document.text);
  return match === null ? undefined : { start: match.index, end: match.index + match[0].length };
}

const anyCase = (words: string): string =>
  `${words.replace(/(?<=^|\|)[a-z]/g, (sign) => `[${sign}${sign.toUpperCase()}]`)}|${words.toUpperCase()}`;

const attachedElsewhere: Answer['look'] = (question) => {
  const found = question.claim.finding.evidence.map((piece) => attachedAs(question, piece));
  return found.every((one) => one !== undefined) ? found[0] : undefined;
};

/** Another name of the same person, or the house it is reached at. */
const ALIAS =
  /\b(?:a\/k\/a|also known as|f\/k\/a|formerly(?: known as)?|d\/b\/a|doing business as|trading as|c\/o|care of|attn|attention)\b/i;
/** How far before a name its alias sign stands, UTF-16 units. */
const NEAR = 60;
const aliased: Answer['look'] = ({ claim, document }) =>
  claim.finding.evidence.find(({ start, end }) => ALIAS.test(document.text.slice(Math.max(0, start - NEAR), end + 8)));

/** What numbers and names point to, where the claim says that they point nowhere. */
export const REFERENCES: readonly Answer[] = [
  { rules: /^cross-references\.dangling$/, reason: 'other-document', look: allAnswered(ofAnother) },
  { rules: /^cross-references\.dangling$/, reason: 'elsewhere', look: allAnswered(printed) },
  {
    rules: /^cross-references\.dangling$/,
    reason: 'elsewhere',
    look: allAnswered((document, reference) => ofAnother(document, reference) ?? printed(document, reference)),
  },
  { rules: /^exhibits\.not-attached$/, reason: 'elsewhere', look: attachedElsewhere },
  {
    rules: /^exhibits\.not-attached$/,
    reason: 'same-sentence',
    look: inSentence(
      pattern(
        '\\b(?:replac|supersed|cancel)(?:es|ed|e|ing)\\b[^.;]{0,80}?\\b(?:exhibit|schedule|annex|appendix)|\\b(?:exhibit|schedule|annex|appendix)[^.;]{0,80}?\\b(?:is|are|shall be) (?:hereby )?(?:replaced|superseded|cancelled)',
      ),
    ),
  },
  { rules: /^party-names\.other-form$/, reason: 'same-sentence', look: aliased },
  {
    rules: /^change-of-control\./,
    reason: 'not-about',
    look: notAbout(
      pattern(
        '\\bcontrol|\\bowner|\\bshares?\\b|\\bstock\\b|\\bmerge|\\bacqui|\\bs(?:old|ale|ell)\\b|\\bequity|\\binterests?\\b|\\bmanagement\\b|\\bassets\\b|\\bsuccessor',
      ),
    ),
  },
  {
    rules: /^grievous-intellectual-property\.licence-/,
    reason: 'not-about',
    look: notAbout(pattern('licen[cs]|\\brevo[ck]|\\bterminat|\\bright to use|\\bwithdraw')),
  },
  {
    rules: /^uncapped-liability\.unlimited$/,
    reason: 'not-about',
    look: inSentence(pattern('\\bunlimited liability (?:compan|corporation|partnership)')),
  },
  {
    rules: /^uncapped-liability\.wide-exception$/,
    reason: 'not-about',
    look: notAbout(pattern('\\bliab|\\bdamages?\\b|\\bcap\\b|\\blimit')),
  },
  {
    rules: /^duplicated-wording\./,
    reason: 'not-about',
    look: inSentence(
      pattern(
        '\\bconfidential treatment\\b|\\bsecurities and exchange commission\\b|\\b(?:has|have) been (?:omitted|redacted)\\b',
      ),
    ),
  },
];

/** The quoted sentence has none of the words that any sentence on the matter must have. */
function notAbout(words: RegExp): Answer['look'] {
  return eachPlace((ground) => (says(ground.folded, words) ? undefined : ground));
}
