import type { Finding } from '../../../protocols/index.ts';
import type { ParsedDocument, Sentence } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { inContext, lowered, opposed } from '../toolkit/evidence.ts';
import { quote } from '../toolkit/quote.ts';
import { checkGrammar, checkGrammarOf, type Objection, prepareLanguageExperts } from './grammar-checker.ts';
import { mayHaveSlip } from './grammar-triggers.ts';

const MAX_FINDINGS = 8;
/** Characters checked in one document: grammar costs about 10 ms a page. */
const MAX_CHECKED = 120_000;

/** Lists, tables and shouted clauses are not prose, and a checker of prose misreads them. */
function isProse(text: string): boolean {
  const letters = text.replace(/[^A-Za-z]/g, '');
  if (letters.length < 25 || letters.length < text.length * 0.6) return false;
  return letters.replace(/[^A-Z]/g, '').length < letters.length * 0.3 && /[.;:]\s*$/.test(text);
}

function objections(document: ParsedDocument, sentence: Sentence): Finding[] {
  const text = document.text.slice(sentence.start, sentence.end);
  if (sentence.isHeading || !isProse(text) || !mayHaveSlip(text)) return [];
  // Line breaks inside a sentence are layout; a space has the same length, so offsets stay.
  const found = checkGrammar(text.replace(/[\r\n\t]/g, ' ')) ?? [];
  return found.flatMap((objection) => finding(document, sentence, text, objection) ?? []);
}

/** Words that no article is before: there another word is wrong, and another article would not mend it. */
const NO_NOUN = /^(?:an?|the|its?|their|our|your|his|her|such|on|in|or|and|of|to|behalf)\b/i;
/** Begins with a vowel and sounds like `you` or `won`. */
const LIKE_CONSONANT = /^(?:eu|uni(?!n)|unan|ub|us[aeiu]|ut[aeio]|one|once|ur[aei])/i;

/** Whether `a` or `an` is the slip: what follows must be a word, and its sound must not be what is printed. */
function isArticle(article: string, following: string): boolean {
  const word = /^\s+([A-Za-z][\w-]+)/.exec(following)?.[1];
  if (word === undefined || NO_NOUN.test(word)) return false;
  return article.toLowerCase() === 'an' || (/^[aeiouh]/i.test(word) && !LIKE_CONSONANT.test(word));
}

/** `indemnify an hold harmless`: where the document says `and hold` elsewhere, a letter is missing and the article is none. */
function isTornAnd(document: ParsedDocument, following: string): boolean {
  const word = /^\s+([A-Za-z]+)/.exec(following)?.[1];
  return word !== undefined && new RegExp(`\\band\\s+${word}\\b`, 'i').test(document.text);
}

/** Words of contracts that a scan likes to tear, whether or not the document has them whole elsewhere. */
const TORN_OFTEN = /^(?:w?here|there)(?:after|by|fore|from|in|of|on|to|under|upon|with)$/;

/** `he rein`: two pieces of one word that a scan tore, of which no grammar makes a word. */
function isTornWord({ text }: ParsedDocument, before: string, objected: string, behind: string): boolean {
  const [last = ''] = /[A-Za-z]{1,20}\s$/.exec(before) ?? [];
  const [next = ''] = /^\s[A-Za-z]{1,20}/.exec(behind) ?? [];
  const pairs = [
    `${last}${/^[A-Za-z]+/.exec(objected)?.[0] ?? ''}`,
    `${/[A-Za-z]{1,20}$/.exec(objected)?.[0] ?? ''}${next}`,
  ];
  return pairs
    .filter((pair) => /[A-Za-z]\s[A-Za-z]/.test(pair))
    .map((pair) => pair.replace(/\s/, '').toLowerCase())
    .some((word) => TORN_OFTEN.test(word) || (word.length > 5 && new RegExp(`\\b${word}\\b`, 'i').test(text)));
}

/** `send you invoices`: the pronoun gets something, and does nothing itself. */
const GETS =
  /\b(?:send|give|offer|show|issue|provide|charge|pay|bring|grant|lend|sell|tell|pass|owe|supply|mail|e-?mail)(?:s|ing)?\s(?:you|us|them|it|him|her)\s$/i;

/** A sentence that begins with a small pronoun was torn off by a page or a scan. */
const TORN = /^\s*(?:he|she|it|they|we)\s/;
/** The pronoun and the word after it, UTF-16 units. */
const TORN_WITHIN = 24;

const INVERTED =
  /\b(?:will|shall|may|can|does|do|did|would|should|must|could) (?:(?:he|she|it|they|the \w{1,30})(?: or (?:he|she|it|they))?)\s$/i;
const QUOTED = /^\s["“]/;

function finding(
  document: ParsedDocument,
  sentence: Sentence,
  text: string,
  objection: Objection,
): Finding | undefined {
  const before = text.slice(objection.start, objection.end);
  const after = objection.replacements[0];
  // A contract contracts nothing: `its` is meant where the checker would have `it's`.
  if (after?.includes("'") || after?.includes('’')) return undefined;
  // Without a repair, or with one that touches a name or a number, the objection is more likely wrong than right.
  if (!after || before === '' || before === after || /\d|[“”"()[\]]/.test(before) || objection.replacements.length > 2)
    return undefined;
  // `he small design allows`: the sentence lost its first letter, and no pronoun is there.
  if (TORN.test(text) && objection.start < TORN_WITHIN) return undefined;
  // `(a)`, `7(a)`, `6A`: the letter is a number, and before an abbreviation the article follows its sound.
  // `Party A` and `Exhibit A` are names: a capital A is an article only where a sentence begins.
  if (before === 'A' && objection.start > 0) return undefined;
  if (/[(\d.]$/.test(text.slice(0, objection.start)) || /^(?:\)|\s+[A-Z])/.test(text.slice(objection.end)))
    return undefined;
  if (/^an?$/i.test(before) && !isArticle(before, text.slice(objection.end))) return undefined;
  if (before === 'an' && isTornAnd(document, text.slice(objection.end))) return undefined;
  if (isTornWord(document, text.slice(0, objection.start), before, text.slice(objection.end))) return undefined;
  if (before.endsWith('s') && GETS.test(text.slice(0, objection.start))) return undefined;
  // `nor will he or she engage`: the verb hangs on the modal in front of the subject; `the word "first"` is quoted.
  if (INVERTED.test(text.slice(0, objection.start)) || QUOTED.test(text.slice(objection.end))) return undefined;
  if (/\s[A-Z]/.test(before)) return undefined;
  if (
    /^[A-Z]/.test(before.replace(/^(?:A|An|The|It|They)\b\s*/, '')) &&
    sentence.start + objection.start !== sentence.start
  )
    return undefined;
  const start = sentence.start + objection.start;
  const end = sentence.start + objection.end;
  return {
    rule: 'grammar.slip',
    category: 'grammar',
    severity: 'low',
    values: { before: before.replace(/\s+/g, ' '), after },
    evidence: [quote(document, inContext(document, { start, end }))],
    change: { start, end, before, after },
    belief: 0.84,
  };
}

function slips(document: ParsedDocument): Finding[] {
  const findings: Finding[] = [];
  let checked = 0;
  for (const sentence of document.sentences) {
    checked += sentence.end - sentence.start;
    if (findings.length >= MAX_FINDINGS || checked > MAX_CHECKED) break;
    findings.push(...objections(document, sentence));
  }
  return findings.slice(0, MAX_FINDINGS);
}

/** Slips of grammar that have one repair. Silent in a worker where `prepareLanguageExperts` was not awaited. */
export const grammar: Expert = {
  id: 'grammar',
  domain: 'language',
  competence: ['grammar'],
  serves: 'any',
  reads: ['en'],
  quick: false,
  deepOnly: false,
  precision: 0.87,
  detectors: [slips],
  async prepare(account) {
    await prepareLanguageExperts();
    checkGrammarOf(account);
  },
  defeaters: [
    {
      against: ['grammar'],
      examine: (claim, document) => {
        const piece = claim.finding.evidence[0];
        if (!piece) return undefined;
        const around = document.text.slice(Math.max(0, piece.start - 2), piece.end + 2);
        if (/^["“]|["”]$/.test(around.trim())) return opposed('grammar.quotation', 0.3, { quote: piece.quote });
        return claim.finding.severity === 'low' ? undefined : lowered('grammar.form', 'low', 0.6);
      },
    },
  ],
};
