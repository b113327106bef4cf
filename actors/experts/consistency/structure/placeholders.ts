import type { Finding } from '../../../../protocols/index.ts';
import type { ParsedDocument, Span } from '../../../reading/index.ts';
import type { Expert } from '../../expert.ts';
import { gather, inContext, listing, opposed, passages } from '../../toolkit/evidence.ts';
import { CONTRACTS } from '../../toolkit/index.ts';
import { lostFigures } from './lost-figures.ts';
import { redactions } from './redacted-terms.ts';

const FILL_IN =
  /\[\s*[$€£]?(?:[●•_\s.]{1,40}|(?:please (?:insert|enter|add|specify|complete)|insert|enter|add|specify|date|name|address|amount|number|title|company(?! seal)|party|state|country|tbd|tbc)\b[^\]\n]{0,60})\]|\{\{[^}\n]{1,60}\}\}|<<[^>\n]{1,60}>>|[●•]{2,}|\bTB[DCA]\b|(?<!\[)\bX{3,5}\b|\blorem ipsum\b|\[●\]/gi;
const OPEN = /\bto be (?:determined|agreed(?: upon)?|confirmed|specified)(?=\s*[.,;)\]]|\s+(?:later|at a later))/gi;
const BLANK = /_{4,}/g;
const SIGNING =
  /\b(?:by|name|title|officer|signatory|common seal|date|signature|signed|its|witness|print(?:ed)?|seal|attest|address|phone|fax|email)\b\s*:?\s*$/i;

/** `Initialed NORTHWIND LIMITED: ____`: who signs or initials a page. */
const INITIALED = /^\s*(?:initial(?:s|l?ed)?|signed|agreed and accepted)\b/i;

/** The signatories fill in the address for notices. */
const CONTACT =
  /^\s*(?:telephone|tel|phone|mobile|fax|facsimile|e-?mail|contact (?:person|name)|(?:physical|postal|street|email|e-mail) address|address|attention|attn|signed at|signed on|witness(?:es)?|designation|date)\b.{0,80}$/i;

/** `Distributor: ____ Northwind Ltd.`: the line of a signature with the name of the company under it. */
const ROLE = /^\s*(?:for )?[A-Z][\w ]{2,30}:\s*$/;
const COMPANY =
  /^[\s_]{1,60}[A-Z][\w.,&' -]{2,60}\b(?:Inc|LLC|L\.L\.C|Ltd|Limited|Corp|Corporation|Company|GmbH|LP|Technologies)\b/;

/** A line to be signed or filled at signing is no gap in the draft. */
function isSigningLine(document: ParsedDocument, span: Span): boolean {
  const { text } = document;
  // Only so far back: in a text without line ends the search for one would read everything again at every blank.
  const before = text.slice(Math.max(0, span.start - 80), span.start);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const next = text.slice(span.end, span.end + 120);
  return (
    line.trim() === '' ||
    SIGNING.test(line) ||
    INITIALED.test(line) ||
    CONTACT.test(line) ||
    (ROLE.test(line) && COMPANY.test(next)) ||
    /\/s\//.test(line) ||
    // `this ____ day of ____, 2000` is filled in when the document is signed.
    /^\s*(?:st|nd|rd|th)?\s*day\s+of\b/i.test(next) ||
    /\bday\s+of[\s_,]{0,80}(?:(?:19|20)[\s_]{0,8})?$/i.test(line) ||
    /^[\s_]*\n?\s*(?:\(?(?:signature|name|title|date|by|(?:the )?common seal|witness)\b)/i.test(next) ||
    document.clauses.some(
      (clause) => clause.kind === 'signature' && clause.start <= span.start && span.start < clause.end,
    )
  );
}

/** `3 ____ ____` where a page ends: the number of the page, and room for initials. */
const INITIALS = /(?:^|\s)\d{1,3}(?:[ \t]{1,12}_{3,20}){1,4}[ \t]{0,12}(?=\n|$)/g;
/** So many pages that end alike are no accident. */
const PAGES = 3;

/** Room for initials at the foot of each page. */
function initials({ text }: ParsedDocument): readonly Span[] {
  const feet = Array.from(text.matchAll(INITIALS), ({ index, 0: foot }) => ({
    start: index,
    end: index + foot.length,
  }));
  return feet.length < PAGES ? [] : feet;
}

/** A field that a program fills in: `{effective_date}`, `{IF renewal}`. */
const FIELD = /(?<![\w/$#])\{(?:[A-Za-z]\w*(?:[_ .-][\w-]+){0,6})\}(?![\w/])/g;
const CONTRACT: ReadonlySet<string> = new Set(CONTRACTS);

/** `[ ]` beside `[x]`: the alternative that was not chosen. */
const UNTICKED = /^\[\s*\]$/;
const TICKED = /\[\s*[xX✓✔]\s*\]|[☒☑]/;
/** How far off the next box of its list stands, UTF-16 units. */
const ALTERNATIVE = 400;
/** Longest list of boxes that is read on each side, UTF-16 units. */
const LIST = 4_000;

/** A form is filled in when it is used, not when it is agreed. */
const FORM =
  /\b(?:complete|fill (?:in|out)|return|submit|use) (?:and \w+ )?this form\b|\b(?:withdrawal|order|request|claim|reporting|application|notification) form\b|\b(?:[Ff]orm|FORM|[Ff]ormat|FORMAT) (?:of|OF) |\b(?:EXHIBIT|SCHEDULE|ANNEX|APPENDIX|ATTACHMENT|Exhibit|Schedule|Annex|Appendix|Attachment)\s+["“]?\w{1,4}["”]?[\s:.–—-]+(?:[\w&’',()-]+\s+){0,6}?(?:FORM|REPORT|CERTIFICATE|NOTICE|QUESTIONNAIRE|STATEMENT|REQUEST|Form|Report|Certificate|Questionnaire|Statement|Request)\b/;
/** How far a form reaches after its title, UTF-16 units. */
const FORM_REACH = 900;

/** A line of dashes that answers a colon: `whose address is: ----------`. */
const DASHES = /(?<=:\s{0,4}(?:-\s)?)-{8,}/g;
/** So many fields are no oversight: the document is a template, and its boxes are ticked when it is used. */
const TEMPLATE = 8;

/** A box of a list: any box, ticked or not. */
const BOX = /\[\s{0,6}[xX✓✔]?\s{0,6}\]|[☒☑☐]/g;

/** Whether one box of the list in which this one stands is ticked: boxes that follow each other closely are one list. */
function isChosenFrom({ text }: ParsedDocument, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - LIST), start);
  const after = text.slice(end, end + LIST);
  const ahead = Array.from(after.matchAll(BOX), (box) => ({ at: box.index, box: box[0] }));
  const behind = Array.from(before.matchAll(BOX), (box) => ({
    at: before.length - box.index,
    box: box[0],
  })).toReversed();
  return [ahead, behind].some((boxes) => {
    let last = 0;
    for (const { at, box } of boxes) {
      if (at - last > ALTERNATIVE) return false;
      if (TICKED.test(box)) return true;
      last = at;
    }
    return false;
  });
}

/** `portions which are marked with brackets [ ] and an asterisk`: the sign is explained, and nothing is to be filled in. */
const EXPLAINED = /\b(?:marked|indicated|denoted|identified|designated|shown|replaced|represented)\b[^.;]{0,60}$/i;
/** `Section 3.01 [AMOUNT]`: the name of the clause. */
const CITED = /\b(?:section|article|clause|paragraph)s?\s{1,3}\d[\d.]{0,8}(?:\s?\(\w{1,3}\)){0,3}\s{1,3}$/i;
/** Guillemets around a title. */
const QUOTED = /^<<.*(?:\b(?:19|20)\d\d\b|incoterms)/i;
/** `FEE.   [ ] Technical Support`: the only box of a paper is an offer that was not taken. */
const OFFER = /(?:^|[.:]|\s{2})\s{0,6}$/;

function isLoneBox({ text }: ParsedDocument, { start, end }: Span): boolean {
  const around = text.slice(Math.max(0, start - LIST), end + LIST);
  return (
    (around.match(BOX)?.length ?? 0) === 1 &&
    OFFER.test(text.slice(Math.max(0, start - 8), start)) &&
    /^\s{1,3}[A-Z][a-z]+/.test(text.slice(end, end + 24))
  );
}

function isToFill(document: ParsedDocument, span: Span): boolean {
  const { text } = document;
  const words = text.slice(span.start, span.end);
  const before = text.slice(Math.max(0, span.start - 90), span.start);
  if (EXPLAINED.test(before) || CITED.test(before) || QUOTED.test(words)) return false;
  if (UNTICKED.test(words) && (isChosenFrom(document, span) || isLoneBox(document, span))) return false;
  return !FORM.test(text.slice(Math.max(0, span.start - FORM_REACH), span.start)) && !isInForm(text, span);
}

/** A paper annexed to be signed later: the form of a joinder, of a note, of an order. */
const ANNEX =
  /(?:^|\n)[ \t]{0,40}(?:EXHIBIT|SCHEDULE|ANNEX|APPENDIX|ATTACHMENT|Exhibit|Schedule|Annex|Appendix|Attachment)[ \t]{1,4}["“]?[A-Z0-9]/g;
const TITLED =
  /\b(?:[Ff]orm|FORM) (?:of|OF)\b|\b(?:JOINDER|Joinder|ACCESSION|Accession|SPECIMEN|Specimen|SAMPLE)\b|\b(?:NOTICE|Notice) (?:OF|of) (?:EXERCISE|Exercise|CONVERSION|Conversion)\b/;
/** How far an annex and its title reach, UTF-16 units. */
const ANNEX_REACH = 20_000;
const TITLE = 300;

function isInForm(text: string, { start }: Span): boolean {
  const from = Math.max(0, start - ANNEX_REACH);
  const last = Array.from(text.slice(from, start).matchAll(ANNEX), ({ index }) => index).at(-1);
  return last !== undefined && TITLED.test(text.slice(from + last, Math.min(start, from + last + TITLE)));
}

/** `SIGNED by [NAME] JOAN ALDER`: the name is there. */
const isNamed = ({ text }: ParsedDocument, { start, end }: Span): boolean =>
  /\bsigned (?:by|for)\s{0,3}$/i.test(text.slice(Math.max(0, start - 20), start)) &&
  /^[ \t]{1,4}\p{Lu}/u.test(text.slice(end, end + 8));

/** Places left open: fields that a program fills in, and gaps for a person. */
export function openPlaces(document: ParsedDocument): { fields: Span[]; blanks: Span[]; isTemplate: boolean } {
  const fields = CONTRACT.has(document.type) ? passages(document, FIELD) : [];
  const isTemplate = fields.length >= TEMPLATE;
  const feet = initials(document);
  const isFoot = (span: Span): boolean => feet.some(({ start, end }) => start <= span.start && span.end <= end);
  const blanks = [
    ...passages(document, FILL_IN).filter(
      (span) => !isNamed(document, span) && (!isTemplate || !UNTICKED.test(document.text.slice(span.start, span.end))),
    ),
    ...passages(document, OPEN),
    ...[...passages(document, BLANK), ...passages(document, DASHES)].filter(
      (span) => !isFoot(span) && !isSigningLine(document, span),
    ),
  ].filter((span) => isToFill(document, span));
  return { fields, blanks, isTemplate };
}

/** What is blank is the price, the time or the party itself. */
function decides({ text }: ParsedDocument, { start, end }: Span): boolean {
  return (
    DECIDES.test(text.slice(Math.max(0, start - NEAR), start)) ||
    /^\s*(?:percent|%|dollars|euros?)/i.test(text.slice(end, end + 14))
  );
}

const DECIDES =
  /(?:[$€£]|\b(?:price|fees?|compensation|salary|rent|royalt(?:y|ies)|rate|amount|sum|term|between|by and|by and between|(?:through|until|ending|expir(?:es|ing))(?: and (?:including|until))?))\s*(?:of|on|is|are|shall be|:|and|from)?\s*[$€£(]?\s*$/i;
/** How far before a blank what it decides is named, UTF-16 units. */
const NEAR = 40;

/** Who a party is, and where to write to it: filled in at signing, and nothing of the bargain. */
const PARTICULAR =
  /\b(?:registered (?:office|address)|registration n(?:umber|o)|laws of|incorporated (?:in|under)|address|offices?|telephone|facsimile|fax(?: no)?|telefax|e-?mail|company n(?:umber|o)|vat|identity n(?:umber|o))\b[^.;]{0,80}$/i;
const NAMES = /^[\s_,]{0,12}\(\s?(?:the |hereinafter[^"“)]{0,40})?["“]/i;

/** Blanks that are no particulars of a party: without them nobody can say what was agreed. */
export function openTerms(document: ParsedDocument): readonly Span[] {
  const { text } = document;
  return openPlaces(document).blanks.filter(
    ({ start, end }) =>
      !/^\[\s*insert name/i.test(text.slice(start, end)) &&
      !PARTICULAR.test(text.slice(Math.max(0, start - 160), start)) &&
      !NAMES.test(text.slice(end, end + 60)),
  );
}

/** `SAMPLE OF …` over a paper says that it is filled in when it is used. */
const SAMPLE = /\b(?:SAMPLE|SPECIMEN|Sample|Specimen)\b(?: (?:OF|of|FORM|form))?/;
const HEAD = 300;

function unfilled(document: ParsedDocument): Finding[] {
  const { fields, blanks, isTemplate } = openPlaces(document);
  const spans = [...fields, ...blanks].toSorted((a, b) => a.start - b.start);
  const terms = openTerms(document);
  const open = terms.length + (isTemplate ? 0 : fields.length);
  const isSample = SAMPLE.test(document.text.slice(0, HEAD));
  const decisive = open > 3 || terms.some((span) => decides(document, span));
  return gather(
    document,
    {
      rule: 'placeholders.unfilled',
      category: 'placeholders',
      severity:
        isSample || spans.length === 0 ? 'low' : decisive ? 'high' : blanks.length > 0 || open > 0 ? 'medium' : 'low',
      belief: 0.96,
      values: { count: spans.length, examples: listing(document, spans, 4) },
    },
    spans.map((span) => inContext(document, span)),
  );
}

/** Emphasis of Markdown or of an editor, which a printed text does not have. */
const EDIT_MARK =
  /(?<![\w*[])(?:\*\*[A-Za-z][^*\n]{0,300}?[A-Za-z.,;:)]\*\*|\*[A-Za-z][^*\n]{0,80}?[A-Za-z.,;)]\*)(?![\w*\]])/g;
/** More of them are the document's own way of printing. */
const MOST_MARKS = 12;

function editMarks(document: ParsedDocument): Finding[] {
  const spans = passages(document, EDIT_MARK);
  if (spans.length > MOST_MARKS || /^#{1,4} \S/m.test(document.text)) return [];
  return gather(
    document,
    {
      rule: 'placeholders.edit-marks',
      category: 'placeholders',
      severity: 'medium',
      belief: 0.85,
      values: { count: spans.length, words: listing(document, spans, 3) },
    },
    spans.map((span) => inContext(document, span)),
  );
}

/** Blanks and notes to self that were never filled in. */
export const placeholders: Expert = {
  id: 'placeholders',
  domain: 'consistency',
  competence: ['placeholders'],
  serves: 'any',
  reads: 'any',
  quick: true,
  deepOnly: false,
  precision: 0.94,
  detectors: [unfilled, lostFigures, editMarks, redactions],
  defeaters: [
    {
      against: ['placeholders'],
      examine: (claim, document) => {
        const all = claim.finding.evidence.every(
          (piece) => isSigningLine(document, piece) && /_{4,}/.test(piece.quote),
        );
        if (all && claim.finding.evidence.length > 0) return opposed('placeholders.signing', 0.2);
        const form = /\b(?:form of|template|specimen|model) (?:agreement|contract|nda|document)\b/i.exec(
          document.text.slice(0, 600),
        );
        return form ? opposed('placeholders.template', 0.4, { quote: form[0] }) : undefined;
      },
    },
  ],
};
