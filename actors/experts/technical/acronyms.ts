import type { Finding } from '../../../protocols/index.ts';
import type { ParsedDocument, Span } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { dictionary } from '../language/index.ts';
import { gather, inContext, opposed, passages, sentenceAt, sentenceText } from '../toolkit/evidence.ts';
import { windows, wordIndex } from '../toolkit/word-index.ts';

/** Known to any reader of such documents, or not acronyms at all (Roman numerals, legal forms, currencies, headings). */
const KNOWN = new Set(
  `USA US UK EU UN UAE VAT CEO CFO COO CTO CIO LLC LLP INC LTD PLC CORP USD EUR GBP CHF JPY CAD AUD PDF URL HTTP HTTPS HTML XML
  CSV JSON ISO IEC IEEE DVD CD TV PC IT HR ID OK AM PM GMT UTC EST PST CST MST EDT PDT NDA FAQ GDPR CCPA HIPAA SEC IRS FDA FTC
  FAX TEL ATTN RE NOT AND OR THE ALL ANY NO OF TO IN ON BY FOR IS IF AS AT BE DO IT SO UP WE AN A PO BOX NA NW SW NE SE ST AVE
  II III IV VI VII VIII IX XI XII XIII XIV XV XVI XVII XVIII XIX XX EXHIBIT SCHEDULE ANNEX API SQL USB RAM CPU GPS WIFI SMS
  TBD TBC TBA WITH THIS THAT FROM SHALL WILL MUST MAY ITS EACH SUCH PARTY ARE HAS HAVE UCC USC CFR GAAP IFRS LP NV BV AG SA
  FOB CIF EXW DDP DAP PLLC LED LCD SKU DHL UPS MVP PIN ATM
  NY CA TX DE FL IL MA NJ PA OH WA VA MD GA NC CO MN AZ CT MI WI OR TN MO KY SC AL LA OK IA KS AR MS NV UT NM ID MT WY ND SD NE RI NH VT ME DE HI AK DC NYSE NASDAQ AAA ICC`.split(
    /\s+/,
  ),
);

/** Small words that an acronym passes over: `Terms of Service (TS)`. */
const PASSED_OVER = new Set('of and for the to in on by a'.split(' '));

/** Longest acronym that is looked for, letters. */
const LONGEST = 6;

const initialsOf = new WeakMap<ParsedDocument, ReadonlySet<string>>();

/** Every run of first letters of words that follow one another, with and without the small words, in capitals. */
function initials(document: ParsedDocument): ReadonlySet<string> {
  const known = initialsOf.get(document);
  if (known) return known;
  const runs = new Set<string>();
  let all = '';
  let weighty = '';
  let end = 0;
  const note = (run: string): void => {
    for (let length = 2; length <= Math.min(LONGEST, run.length); length++) runs.add(run.slice(-length));
  };
  for (const { 0: word, index } of document.text.matchAll(/[A-Za-z]\w*/g)) {
    // Only blanks and hyphens are within a name.
    if (/[^\s-]/.test(document.text.slice(end, Math.min(index, end + 40)))) [all, weighty] = ['', ''];
    end = index + word.length;
    const letter = (word[0] as string).toUpperCase();
    all = (all + letter).slice(-LONGEST);
    note(all);
    if (PASSED_OVER.has(word.toLowerCase())) continue;
    weighty = (weighty + letter).slice(-LONGEST);
    note(weighty);
  }
  initialsOf.set(document, runs);
  return runs;
}

/** Spelled out before or after: `Service Level Agreement (SLA)`, `SLA (Service Level Agreement)`, `"SLA" means`. */
function expanded(document: ParsedDocument, acronym: string): boolean {
  if (initials(document).has(acronym.replace(/s$/, '').toUpperCase())) return true;
  const named = new RegExp(
    `["“'‘(]\\s*(?:the\\s+)?["“]?${acronym}s?["”]?\\s*[,)"”’']|\\b${acronym}\\s*(?:\\(|[-–:=]\\s+[A-Z]|\\bmeans\\b|\\bstands for\\b)`,
  );
  for (const form of [acronym, `${acronym}s`]) {
    for (const window of windows(document, form, REACH)) if (named.test(window)) return true;
  }
  return false;
}

/** How far around an acronym its meaning is announced (UTF-16 units). */
const REACH = 60;

function shouted(text: string, span: Span): boolean {
  // A neighbour in capitals: a heading, a shouted clause or a name in capitals.
  const before =
    /([A-Za-z]{2,})\W*(?:\b[A-Z]\W+)*$/.exec(text.slice(Math.max(0, span.start - 30), span.start))?.[1] ?? '';
  const after = /^\W*(?:\b[A-Z]\W+)*([A-Za-z]{2,})/.exec(text.slice(span.end, span.end + 30))?.[1] ?? '';
  return /^[A-Z]+$/.test(before) || /^[A-Z]+$/.test(after);
}

/** Names stand alone on the lines where people sign, in capitals as often as not. */
const SIGNING =
  /^[^\S\n]*(?:by|name|print(?:ed)? name|title|its|attest|witness|signed|signature|\/s\/|attention|attn)\b/i;

/** How far back a signature line begins (UTF-16 units). */
const LINE = 200;

/** Whether the word is in a sentence, not on its own line, in a heading, a table or a signature block. */
function inProse(document: ParsedDocument, span: Span): boolean {
  const { text } = document;
  const before = text.slice(Math.max(0, span.start - LINE), span.start);
  const line = before.slice(before.lastIndexOf('\n') + 1) + text.slice(span.start, span.end);
  if (SIGNING.test(line) || sentenceAt(document, span.start)?.isHeading) return false;
  return (sentenceText(document, span.start).match(/\b[a-z]{2,}\b/g) ?? []).length >= 2;
}

/** Ordinary words and names that somebody wrote in capitals: the document, or the dictionary, has them in small letters. */
function isWord(document: ParsedDocument, word: string): boolean {
  const name = word.charAt(0) + word.slice(1).toLowerCase();
  if (word.length < 4) return false;
  return (
    wordIndex(document).has(name) ||
    wordIndex(document).has(name.toLowerCase()) ||
    dictionary().correct(name.toLowerCase()) ||
    dictionary().correct(name)
  );
}

function unexplained(document: ParsedDocument): Finding[] {
  const names = document.parties.map((party) => `${party.name} ${party.role}`).join(' ');
  const terms = document.definitions.map((definition) => definition.term).join('\n');
  const byWord = Map.groupBy(
    passages(document, /(?<![\w.&/*-])[A-Z]{2,6}(?![\w.&/*-])/g).filter((span) => !shouted(document.text, span)),
    (span) => document.text.slice(span.start, span.end),
  );
  const open = [...byWord].filter(
    ([word, spans]) =>
      !KNOWN.has(word) &&
      !/^(.)\1*$/.test(word) &&
      spans.filter((span) => inProse(document, span)).length > 1 &&
      !isWord(document, word) &&
      !names.includes(word) &&
      !terms.includes(word) &&
      !expanded(document, word),
  );
  const firsts = open.map(([, spans]) => spans[0] as Span).toSorted((a, b) => a.start - b.start);
  const list = open.map(([word]) => word);
  return gather(
    document,
    {
      rule: 'acronyms.unexplained',
      category: 'acronyms',
      severity: 'low',
      belief: 0.78,
      values: { count: list.length, acronyms: list.slice(0, 8).join(', ') + (list.length > 8 ? ', …' : '') },
    },
    firsts.map((span) => inContext(document, span)),
  );
}

/** Abbreviations that are used and never spelled out. */
export const acronyms: Expert = {
  id: 'acronyms',
  domain: 'technical',
  competence: ['acronyms'],
  serves: 'any',
  reads: ['en'],
  quick: false,
  deepOnly: false,
  precision: 0.84,
  detectors: [unexplained],
  defeaters: [
    {
      against: ['acronyms'],
      examine: (_claim, document) => {
        const glossary = document.clauses.find((clause) =>
          /\b(?:glossary|abbreviations|acronyms)\b/i.test(clause.heading),
        );
        return glossary ? opposed('acronyms.glossary', 0.35, { heading: glossary.heading }) : undefined;
      },
    },
  ],
};
