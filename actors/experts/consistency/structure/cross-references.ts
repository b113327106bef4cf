import type { Finding } from '../../../../protocols/index.ts';
import type { ParsedDocument, Reference } from '../../../reading/index.ts';
import type { Expert } from '../../expert.ts';
import { gather, inContext, opposed, sentenceAt, sentenceText } from '../../toolkit/evidence.ts';
import { isAmendment } from '../../toolkit/index.ts';
import { clauseAt } from '../../toolkit/quote.ts';
import { misdirected } from './misdirected-references.ts';
import { notDefinedThere } from './not-defined-there.ts';

/** Above this share of failing references the numbering was not read well; then silence is honest. */
const UNREADABLE_SHARE = 0.4;
const MAX_TARGETS = 8;
/** Targets missing at once, from which on clauses were probably taken out. */
const CUT = 3;

const FOREIGN =
  /\b(?:Act|Code|Regulations?|Rules?|Statutes?|U\.S\.C|C\.F\.R|Directive|GDPR|UCC|Treaty|Convention|thereof|Master|Plan|Indenture|Lease|SCCs?|Standard Contractual Clauses)\b|^[\s\d.()§A-Z]{0,24}(?:of|to|in|under) (?:the|that|such|its|their|said)(?: certain)? (?!(?:Agreement|Contract|Terms)\b)[^.;]{0,70}?\b(?:Agreement|AGREEMENT|Contract|Policy|Guidelines|Law|Laws|Act|Insurance Law|Bylaws|Charter|Certificate|Articles of)\b|^[\s\d.,()§A-Za-z-]{0,40}\bof the [A-Z]{3,6}\b|^\s*(?:\([^)]*\)\s*)*OF THE (?!(?:AGREEMENT|CONTRACT)\b)[A-Z ]{3,60}\b(?:AGREEMENT|CONTRACT|ACT|LAW)\b/;

/** The name of a code is in front of its section. */
const CODE_BEFORE = /\b(?:FAR|DFARS?|U\.?S\.?C\.?|C\.?F\.?R\.?|UCC|GDPR|Act|Code|Rule|Regulations?)[\s,§]*$|\d-$/;

function dangling(document: ParsedDocument): Finding[] {
  const isOwn = isAmendment(document) ? isOfThisPaper : () => true;
  const own = document.references.filter(
    (reference) => reference.kind === 'clause' && !reference.external && isOwn(document, reference),
  );
  const unresolved = own.filter((reference) => reference.resolved < 0 && !foreign(document, reference));
  // One look at the text for each target, not for each reference: a long document repeats its references.
  const byTarget = new Map(
    [...Map.groupBy(unresolved, (reference) => reference.target)].filter(
      ([, references]) =>
        !printed(document, references[0] as Reference) && !isRomanTitle(document, references[0] as Reference),
    ),
  );
  const failing = [...byTarget.values()].flat();
  if (failing.length > 3 && failing.length > own.length * UNREADABLE_SHARE && !isAmendment(document)) return [];
  const firsts = [...byTarget.values()].map((references) => references[0] as Reference);
  const names = firsts.map((first) => document.text.slice(first.start, first.end).replace(/\s+/g, ' '));
  // One lost pointer is a nuisance; several show that a version was cut.
  const severity = firsts.length >= CUT ? 'high' : 'medium';
  const values = { targets: names.slice(0, MAX_TARGETS).join(', ') + (names.length > MAX_TARGETS ? ', …' : '') };
  return gather(
    document,
    { rule: 'cross-references.dangling', category: 'cross_references', severity, belief: 0.82, values },
    firsts.map((first) => inContext(document, first)),
  );
}

/** `Article III`, where the title of the article is printed as `III. Licences` and its clauses as `3.00`. */
function isRomanTitle({ text }: ParsedDocument, { start, end }: Reference): boolean {
  const [roman] = /\b[IVX]{1,6}$/.exec(text.slice(start, end)) ?? [];
  return roman !== undefined && new RegExp(`(?:^|\\s)${roman}\\.\\s{1,6}[A-Z][a-z]`).test(text);
}

/** An amendment speaks of the clauses of its base text, and of its own where it says so: `Sections 1.1 and 1.2 above`. */
const OWN_CLAUSES =
  /^[\s\d.,()a-z]{0,12}(?:(?:,|and|or|Articles?|Sections?|Clauses?)[\s\d.,()]{1,12}){0,6}(?:above|below|of this (?:Amendment|Addendum))\b/;
const isOfThisPaper = ({ text }: ParsedDocument, { end }: Reference): boolean =>
  OWN_CLAUSES.test(text.slice(end, end + 120));

/** A line of contents that has lost its line break: a title, a page, and the next entry. */
const CONTENTS =
  /^[.:]?\s+(?:[A-Z(][\w,'’&;/()-]*\s+|(?:and|of|for|to|the|in|on|or|by|with)\s+){1,14}\d{1,3}\s+(?:Section|SECTION|Article|ARTICLE|Exhibit|EXHIBIT|Appendix|APPENDIX|Schedule|SCHEDULE|Annex|\d+\.)/;

/** The number is somewhere before a capital letter, as a clause number does: the reader of clauses missed it. */
function printed(document: ParsedDocument, reference: Reference): boolean {
  // A line of the table of contents points nowhere; a target without digits cannot be checked.
  if (CONTENTS.test(document.text.slice(reference.end, reference.end + 140))) return true;
  if (sentenceAt(document, reference.start)?.isHeading || !/\d|^article [ivxlc]+$/.test(reference.target)) return true;
  const number = /\d+(?:\.\d+)*/.exec(reference.target)?.[0];
  if (number === undefined) return headed(document.text, reference.target);
  const anywhere = `(?<![\\w.$])(?<!(?:sections?|articles?|clauses?|paragraphs?|and|or|to|,)\\s+)${number.replaceAll('.', '\\.')}\\.?\\)?(?:[\\s:]+(?:["“(]|[A-Z])|[A-Z][A-Za-z])`;
  // `8.2.1 one Party is in breach`: an item of a list goes on in lower case.
  if (
    /\.\d+\./.test(number) &&
    new RegExp(`(?:\\n|\\s{2,})${number.replaceAll('.', '\\.')}\\s+[a-z]`).test(document.text)
  )
    return true;
  if (new RegExp(anywhere, 'i').test(document.text) === false) return false;
  return [...document.text.matchAll(new RegExp(anywhere, 'gi'))].some((match) => /["“(A-Z][A-Za-z]?$/.test(match[0]));
}

/** `ARTICLE I GRANT OF LICENSES`: the heading is in the text, and the reader of clauses missed it. */
const headed = (text: string, target: string): boolean =>
  new RegExp(`(?<![\\w,])(?<!\\b(?:and|or|to|of|in|under|see)\\s)${target}[\\s.:–—-]{1,6}(?=["“]?[A-Z]{2})`, 'i').test(
    text.replace(/\b(?:Article|ARTICLE)\b/g, 'ARTICLE'),
  );

/** `41 CFR §60-300.5(a) and §60-741.5(a)`: the section after the first is of the same code. */
const SAME_CODE = /\b(?:C\.?F\.?R|U\.?S\.?C)\.?[\s§]{1,4}[^;]{0,60}(?:,|\band|\bor)\s{1,3}§{0,2}\s?$/;
/** How far before a section its code is named, UTF-16 units. */
const CODE_NEAR = 80;

/** `Section 73.3555 of the FCC's rules`: the number goes on, as no clause number does, or an authority owns it. */
const REGULATION = /^\d|^\s?(?:\([^)]*\)\s?)*(?:of|under) (?:the )?[A-Z][\w.&]*(?:'s|’s)? (?:rules?|regulations?)\b/;

function foreign(document: ParsedDocument, reference: Reference): boolean {
  const after = document.text
    .slice(reference.end, reference.end + 140)
    .replace(/\s+/g, ' ')
    .split(/[;.]\s/)[0] as string;
  return (
    ofStandardClauses(document, reference) ||
    REGULATION.test(after) ||
    FOREIGN.test(after) ||
    CODE_BEFORE.test(document.text.slice(Math.max(0, reference.start - 24), reference.start)) ||
    SAME_CODE.test(document.text.slice(Math.max(0, reference.start - CODE_NEAR), reference.start))
  );
}

/** How far before a reference the clauses it is one of are named, UTF-16 units. */
const NAMED_BEFORE = 1500;
const STANDARD = /\b(?:SCCs?|[Ss]tandard [Cc]ontractual [Cc]lauses|[Mm]odel [Cc]lauses)\b/;

/** `In Clause 13, …` in a passage that fills in the standard contractual clauses: they count in clauses, we in sections. */
function ofStandardClauses({ text }: ParsedDocument, { start, end }: Reference): boolean {
  return /^clause/i.test(text.slice(start, end)) && STANDARD.test(text.slice(Math.max(0, start - NAMED_BEFORE), start));
}

/** `this Section 4.2` printed inside section 5.1: the number was not carried along. */
function wrongSelf(document: ParsedDocument): Finding[] {
  const wrong = document.references.filter((reference) => {
    if (reference.kind !== 'clause' || reference.resolved < 0 || reference.external) return false;
    if (!/\bthis\s+$/i.test(document.text.slice(Math.max(0, reference.start - 6), reference.start))) return false;
    const target = document.clauses[reference.resolved];
    const here = clauseAt(document, reference.start)
      .path.replace(/^.*, /, '')
      .replace(/^(?:section|clause|article|paragraph)\s+/i, '');
    // `7.0` is what the text calls clause 7.
    const number = /[\d.]+/.exec(reference.target)?.[0].replace(/(?:\.0+)+$/, '');
    // Schedules repeat numbers: the reference may have been resolved to the other one.
    if (number === undefined || here === number || here.startsWith(`${number}.`) || here.startsWith(`${number}(`))
      return false;
    return target !== undefined && (reference.start < target.start || reference.start >= target.end);
  });
  // So many were shifted when a clause was put in or taken out, and other references with them.
  const severity = wrong.length >= CUT ? 'high' : 'medium';
  return gather(
    document,
    { rule: 'cross-references.wrong-self', category: 'cross_references', severity, belief: 0.78 },
    wrong,
  );
}

/** Pointers to clauses that the document does not have. */
export const crossReferences: Expert = {
  id: 'cross-references',
  domain: 'consistency',
  competence: ['cross_references'],
  serves: 'any',
  reads: 'any',
  quick: true,
  deepOnly: false,
  precision: 0.89,
  detectors: [dangling, wrongSelf, misdirected, notDefinedThere],
  defeaters: [
    {
      against: ['cross_references'],
      examine: (claim, document) => {
        const outside = claim.finding.evidence.find((piece) =>
          /\b(?:of|under|in|to) the (?:[A-Z]\w+ )*(?:Act|Code|Regulation|Directive|Law|Rules|Statute|Constitution)\b/.test(
            sentenceText(document, piece.start).slice(0, 1000),
          ),
        );
        return outside ? opposed('cross-references.statute', 0.35, { quote: outside.quote }) : undefined;
      },
    },
  ],
};
