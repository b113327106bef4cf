import type { IssueCategory } from '../../../../protocols/index.ts';
import { clauseCategories, type ParsedDocument, type Span } from '../../../reading/index.ts';
import { find, type Passage, passagesOf, pattern, says } from '../../toolkit/index.ts';
import { type Answer, anywhere } from './answer.ts';
import { EXITS } from './in-clause.ts';

/** What the closing clauses of an agreement deal with. */
const CLOSING: ReadonlySet<IssueCategory> = new Set<IssueCategory>([
  'governing_law',
  'amendment',
  'anti_assignment',
  'severability',
  'notices',
  'entire_agreement',
  'force_majeure',
  'term_and_survival',
]);

/** Part of another agreement that holds here as well; what is attached is read as part of this one. */
const INCORPORATED = pattern(
  '\\b(?:sections?|articles?|clauses?|terms(?: and conditions)?|provisions)\\b[^.;]{0,140}?\\b(?:agreement|contract)\\b[^.;]{0,60}?\\bincorporated\\b[^.;]{0,30}?\\bby reference\\b|\\bincorporated\\b[^.;]{0,40}?\\bby reference\\b[^.;]{0,60}?\\b(?:terms(?: and conditions)?|provisions|sections?|articles?) (?:[a-z0-9.]+ ){0,3}?(?:of|in) the [^.;]{0,80}?\\b(?:agreement|contract)\\b',
);
const OWN = pattern('\\battached\\b|\\bhereto\\b|\\b(?:exhibit|schedule|appendix|annex|recital)s?\\b');
/** `Section 12 (Miscellaneous)`: what the incorporated part is about. */
const ABOUT = /\((?:the )?["“]?([a-z ,&-]{4,60})["”]?\)/;

const incorporated: Answer['look'] = ({ claim, document }) => {
  if (claim.finding.evidence.length > 0) return undefined;
  const { category } = claim.finding;
  return find(document, INCORPORATED).find((passage) => !says(passage.folded, OWN) && covers(passage, category));
};

function covers({ folded }: Passage, category: IssueCategory): boolean {
  const about = ABOUT.exec(folded)?.[1];
  if (about === undefined) return /\bterms\b/.test(folded) && CLOSING.has(category);
  if (/miscellaneous|general/.test(about)) return CLOSING.has(category);
  return about.split(/[ ,&-]+/).some((word) => word.length > 4 && category.includes(word.slice(0, 7)));
}

/** Below this a classifier's word alone does not count. */
const SURE = 0.8;
const located = new WeakMap<ParsedDocument, ReturnType<typeof clauseCategories>>();

/** The second witness: the clause classifier finds the matter in a passage of the text. */
function classified(document: ParsedDocument, category: IssueCategory): Span | undefined {
  let known = located.get(document);
  if (known === undefined) {
    known = clauseCategories(document);
    located.set(document, known);
  }
  for (const found of known.values())
    for (const one of found) if (one.category === category && one.probability >= SURE) return one.passages[0];
  return undefined;
}

/** Matters whose clause is always recognised, whatever its wording. */
const RECOGNISED: ReadonlySet<IssueCategory> = new Set<IssueCategory>([
  'governing_law',
  'anti_assignment',
  'insurance',
  'severability',
  'force_majeure',
]);

const recognised: Answer['look'] = ({ claim, document }) =>
  claim.finding.evidence.length === 0 && RECOGNISED.has(claim.finding.category)
    ? classified(document, claim.finding.category)
    : undefined;

/** A sum that is kept out of the copy is not missing from the contract. */
const GAP = '(?:\\[ ?\\*[*\\s]*\\]|\\*{3,}|\\[ ?(?:redacted|omitted)[^\\]]{0,30}\\])';
const HIDDEN_TERM = pattern(
  `\\b(?:pa(?:y|id|yable|yments?|ying)|invoices?|due)\\b[^.;]{0,240}?\\bwithin (?:[a-z]+ )?${GAP}|\\bwithin (?:[a-z]+ )?${GAP}[^.;]{0,120}?\\b(?:invoice|shipment|receipt|payment)`,
);
const HIDDEN_PRICE = pattern(
  `\\b(?:price|prices|fees?|rates?|amount|sum|royalt(?:y|ies)|commission)\\b[^.;]{0,120}?${GAP}|[$€£] ?${GAP}`,
);

/** A rate or sum that an attachment of this document states. */
const RATED = pattern(
  '\\b(?:bps|basis points|per ?cent|rate|fees?|price)\\b[^.;]{0,80}?\\d|\\d ?(?:%|bps\\b|basis points|per ?cent)',
);
const attachedPrice: Answer['look'] = ({ document }) => {
  const priced = find(document, RATED).find(({ clause }) => {
    for (let at = clause; at >= 0; at = document.clauses[at]?.parent ?? -1)
      if (document.clauses[at]?.kind === 'schedule') return true;
    return false;
  });
  return priced;
};

/** The usual exceptions to secrecy, each in the words it mostly has. */
const EXCEPTIONS: readonly RegExp[] = [
  pattern(
    '\\b(?:public(?:ly)? (?:domain|known|available|knowledge)|generally (?:known|available)|(?:is|are|was|becomes?|became|made|enters?)\\b[^.;]{0,20}?\\bpublic(?! (?:company|corporation|offering|authorit|bod|entit|holiday|official|notary|limited|utilit|statement|announcement))|part of the public)\\b',
  ),
  pattern(
    '\\b(?:already|previously|prior to|before)\\b[^.;]{0,60}?\\b(?:known|knew|possess[a-z]*|disclos[a-z]*)|\\bin (?:its|the|his) possession\\b',
  ),
  pattern('\\bindependently (?:developed|derived|discovered|known)\\b'),
  pattern('\\b(?:from|by) (?:a|another|any) third part(?:y|ies)\\b'),
  pattern('\\b(?:required|compelled)\\b[^.;]{0,60}?\\b(?:law|court|subpoena|legal|order|regulation)'),
];
/** Two of them in one place are a list of exceptions. */
const LISTED = 2;
/** Characters after the quotation in which they are listed: a page, UTF-16 units. */
const PAGE = 3000;

/** The exceptions are listed around the quoted sentence, one an item. */
function exceptionsListed({ document, grounds }: Parameters<Answer['look']>[0]): Span | undefined {
  const [ground] = grounds;
  if (ground === undefined) return undefined;
  const near = passagesOf(document).filter(({ start }) => Math.abs(start - ground.start) < PAGE);
  const around = near.map(({ folded }) => folded).join(' ');
  const [known] = EXCEPTIONS;
  // What the law compels is its own exception: what everybody knows must be excepted.
  if (known === undefined || !says(around, known)) return undefined;
  if (EXCEPTIONS.filter((exception) => says(around, exception)).length < LISTED) return undefined;
  return near.find(({ folded }) => EXCEPTIONS.some((exception) => says(folded, exception)));
}

/** Where the document deals with the matter in words that the first expert did not look for. */
export const MISSING_CLAUSES: readonly Answer[] = [
  { rules: /\.(?:missing|no-[a-z-]+)$/, reason: 'incorporated', look: incorporated },
  { rules: /\.missing$/, reason: 'elsewhere', look: recognised },
  {
    rules: /^severability\.missing$/,
    reason: 'elsewhere',
    look: anywhere(
      pattern(
        '\\b(?:invalid|void|unenforceable|illegal|inoperative)\\b[^.;]{0,300}?\\b(?:remain(?:s|ing|der)?|other provisions|rest of|not affect|unaffected|severed|modif(?:y|ied) such|valid, effective)',
      ),
    ),
  },
  {
    rules: /^term-survival\.no-survival$/,
    reason: 'elsewhere',
    look: anywhere(
      pattern(
        '\\b(?:articles?|sections?|clauses?|paragraphs?|provisions?|obligations?|rights)\\b[^.;]{0,160}?\\b(?:surviv(?:e|es|al)|(?:continue|remain|be)(?: to be)?(?: in)?(?: full)?(?: force)?(?: and)?(?: effect| effective| binding| valid)?[^.;]{0,40}?\\b(?:after|following|notwithstanding|despite|beyond)\\b[^.;]{0,40}?\\b(?:terminat|expir))',
      ),
      pattern('\\b(?:survives? (?:the )?closing|rights of survivorship|shall cease)\\b'),
    ),
  },
  {
    rules: /^notices\.missing$/,
    reason: 'elsewhere',
    look: anywhere(
      pattern(
        '\\b(?:notif|notice|communicat)[a-z]*\\b[^.;]{0,120}?\\b(?:registered (?:letter|mail)|certified mail|courier|proof of receipt|return receipt|facsimile)\\b',
      ),
    ),
  },
  {
    rules: /^source-escrow\.missing$/,
    reason: 'elsewhere',
    look: anywhere(
      pattern(
        '\\b(?:deliver|furnish|hand over)[a-z]*\\b[^.;]{0,200}?\\bsource code\\b|\\bsource code\\b[^.;]{0,40}?\\b(?:shall|will) be (?:delivered|furnished)\\b',
      ),
      pattern('\\bnot\\b|\\bno (?:right|obligation)\\b|\\b(?:owns?|retains?|proprietary)\\b'),
    ),
  },
  {
    rules: /^signature-block\.missing$/,
    reason: 'elsewhere',
    look: anywhere(pattern('\\b(?:accepted(?: and agreed)?(?: to)?|agreed) by:? |\\bby:? ?_* ?name:? ?_* ?title\\b')),
  },
  { rules: /^payment-terms\.missing$/, reason: 'withheld', look: anywhere(HIDDEN_TERM) },
  { rules: /^pricing-clarity\.no-amount$/, reason: 'withheld', look: anywhere(HIDDEN_PRICE) },
  { rules: /^pricing-clarity\.no-amount$/, reason: 'elsewhere', look: attachedPrice },
  {
    rules: /^bare-clauses\.stub$/,
    reason: 'elsewhere',
    look: (question) =>
      question.claim.finding.category === 'amendment' ? anywhere(WRITTEN_AMENDMENT)(question) : undefined,
  },
  {
    rules: /^indemnity\.no-procedure$/,
    reason: 'elsewhere',
    look: anywhere(
      pattern(
        '\\b(?:claims?|indemnif[a-z]*)\\b(?:[^.;]|\\.(?=\\d)){0,240}?\\b(?:governed by|in accordance with|subject to|pursuant to|following)\\b[^.;]{0,40}?\\bprocedures?\\b|\\bprocedures?\\b[^.;]{0,80}?\\b(?:govern|apply to)\\b[^.;]{0,80}?\\b(?:claims?|indemnif)',
      ),
    ),
  },
  {
    rules: /^renewal\.(?:no-way-out|long-notice)$|^notice-period|^force-majeure\.no-end$/,
    reason: 'elsewhere',
    look: anywhere(EXITS),
  },
  {
    rules: /^exclusivity\.unearned$/,
    reason: 'elsewhere',
    look: anywhere(
      pattern(
        '\\b(?:shall|must|will|agrees? to|undertakes? to)\\b[^.;]{0,120}?\\b(?:at least|not (?:less|fewer) than|no (?:less|fewer) than|a minimum of)\\b[^.;]{0,60}?\\b(?:during|each|per|every|in the first|annual|year)',
      ),
      pattern('\\b(?:notice|days?|hours?|insurance|interest|percent|price|deposit|transfer)\\b|%'),
    ),
  },
  { rules: /^confidentiality\.no-exceptions$/, reason: 'beside', look: exceptionsListed },
  {
    rules: /^confidentiality\.no-exceptions$/,
    reason: 'elsewhere',
    look: anywhere(
      pattern(
        '\\b(?:confidential|proprietary) (?:information )?[^.;]{0,60}?\\b(?:not include|exclud|not apply|except)[a-z]*\\b[^.;]{0,300}?\\b(?:public|generally (?:known|available)|independently|already|prior to)\\b',
      ),
    ),
  },
];

const WRITTEN_AMENDMENT = pattern(
  '\\b(?:agreement|contract|amendments?|modifications?)\\b[^.;]{0,140}?\\b(?:amended|modified|changed|varied|altered|valid|effective|binding|made)\\b[^.;]{0,80}?\\b(?:in writing|in a writing|by a writing|written|signed)\\b',
);
