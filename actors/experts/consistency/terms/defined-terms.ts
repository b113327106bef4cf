import type { Finding } from '../../../../protocols/index.ts';
import type { Definition, ParsedDocument, Span } from '../../../reading/index.ts';
import type { Expert } from '../../expert.ts';
import { gather, inContext, opposed } from '../../toolkit/evidence.ts';
import { wordIndex } from '../../toolkit/word-index.ts';
import { normalTerm, strayTerms, undefinedTerms } from './capitalised-terms.ts';
import { lowerCaseTerms } from './lower-case-terms.ts';

/** Definitions that are used nowhere are common in long forms; more than this is a template, said once. */
const MAX_RENAMED = 4;

function unusedDefinitions(document: ParsedDocument): Definition[] {
  const roles = new Set(document.parties.map((party) => normalTerm(party.role)));
  const said = new Set<string>();
  return document.definitions.filter((definition) => {
    const term = normalTerm(definition.term);
    if (definition.uses.length > 0 || roles.has(term) || said.has(term) || term.length < 3) return false;
    said.add(term);
    // The reader may have missed a use in other case or number: one look at the text itself.
    return countUses(document, definition.term) < 2;
  });
}

/** Uses of the term in any case, its plural included; no more are counted than tell whether it is used. */
function countUses(document: ParsedDocument, term: string): number {
  const single = term.replace(/\(s\)$/, '');
  const words = single.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  const use = new RegExp(`(?<![\\w])${words}`, 'iy');
  const { offset, at } = wordIndex(document).rarest(single);
  let uses = 0;
  for (const place of [...at, ...wordIndex(document).rarest(`${single}s`).at]) {
    use.lastIndex = place - offset;
    if (place >= offset && use.test(document.text)) uses++;
    if (uses > 1) break;
  }
  return uses;
}

/** Those that share a word with the ones asked for, in their order: comparing all with all is quadratic. */
function byWord<Term>(terms: readonly Term[], wordsOf: (term: Term) => readonly string[]) {
  const places = new Map<string, number[]>();
  terms.forEach((term, place) => {
    for (const word of new Set(wordsOf(term)))
      places.set(word, [...(places.get(word) ?? []), place].slice(0, MOST_SHARING));
  });
  return (words: Iterable<string>): Term[] => {
    const found = new Set([...words].flatMap((word) => places.get(word) ?? []));
    return [...found].toSorted((a, b) => a - b).map((place) => terms[place] as Term);
  };
}

/** Terms looked at for one shared word: a document has a handful, an attack thousands. */
const MOST_SHARING = 50;

/** A definition nobody uses beside an undefined term that shares a word with it: one was renamed, not the other. */
function renamed(document: ParsedDocument): Finding[] {
  const sharing = byWord(undefinedTerms(document), ({ term }) => normalTerm(term).split(' '));
  const findings: Finding[] = [];
  for (const definition of unusedDefinitions(document)) {
    const own = new Set(normalTerm(definition.term).split(' '));
    if (own.size < 2) continue;
    // Sharing a word is a rename; being a part of the term is a short form.
    if (findings.length === MAX_RENAMED) break;
    const twin = sharing(own).find((term) => {
      const words = normalTerm(term.term).split(' ');
      const shared = words.filter((word) => word.length > 3 && own.has(word)).length;
      return shared * 2 >= Math.max(words.length, own.size) && words.some((word) => !own.has(word));
    });
    if (!twin) continue;
    findings.push(
      ...gather(
        document,
        {
          rule: 'defined-terms.renamed',
          category: 'defined_terms',
          severity: 'medium',
          belief: 0.65,
          values: { term: definition.term, other: twin.term },
        },
        [definition, ...twin.spans].toSorted((a, b) => a.start - b.start),
      ),
    );
  }
  return findings;
}

/** `Canadian` is capitalised because it is an adjective of a country, not because it is defined. */
const NATIONALITY = /^\w+(?:ian|ish|ese|ican)s?$/;

function undefinedUses(document: ParsedDocument): Finding[] {
  const terms = undefinedTerms(document)
    .filter((term) => term.generic && !NATIONALITY.test(term.term))
    .slice(0, 12);
  // An amendment lives in the terms of what it amends.
  if (terms.length === 0 || /\b(?:amendment|addendum|supplement)\b/i.test(document.text.slice(0, 500))) return [];
  const firsts = terms.map((term) => term.spans[0] as Span).toSorted((a, b) => a.start - b.start);
  const names = terms.map((term) => `“${term.term}”`);
  const values = { terms: names.slice(0, 6).join(', ') + (names.length > 6 ? ', …' : '') };
  return gather(
    document,
    { rule: 'defined-terms.undefined', category: 'defined_terms', severity: 'medium', belief: 0.78, values },
    firsts,
  );
}

/** The same letters but for one or two: `Smaash Centres` beside `Smaaash Centres`. */
function isSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 2) return false;
  let head = 0;
  while (head < a.length && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  return Math.max(a.length, b.length) - head - tail <= 2;
}

const isShouted = (term: string): boolean => term === term.toUpperCase();

/** `Baked Loaf Sold`, where `Baked Loaf` and `Sold` are defined: two terms side by side are no third one. */
const isTwoTerms = (words: readonly string[], terms: ReadonlySet<string>): boolean =>
  words.some((_, at) => at > 0 && terms.has(words.slice(0, at).join(' ')) && terms.has(words.slice(at).join(' ')));

/** `Technical Data`, used once, where `Technical Information` is defined and used throughout. */
function strays(document: ParsedDocument): Finding[] {
  const used = document.definitions.filter((definition) => definition.uses.length > 2 && definition.term.includes(' '));
  const sharing = byWord(used, ({ term }) => normalTerm(term).split(' '));
  const single = new Set(document.definitions.map(({ term }) => normalTerm(term)));
  const findings: Finding[] = [];
  for (const stray of strayTerms(document)) {
    const words = normalTerm(stray.term).split(' ');
    if (findings.length === MAX_RENAMED) break;
    if (isTwoTerms(words, single)) continue;
    const near = sharing(words).find((definition) => {
      const own = normalTerm(definition.term).split(' ');
      const shared = words.filter((word) => word.length > 3 && own.includes(word)).length;
      // Where terms are printed in capitals, `Asset Sale` is none of them.
      if (isShouted(definition.term) && !isShouted(stray.term)) return false;
      return own.length === words.length && shared > 0 && shared * 2 >= own.length && shared < own.length;
    });
    if (!near) continue;
    // A slip of the pen is plain; a shared word alone is as often another thing with its own name.
    const belief = isSlip(stray.term, near.term) ? 0.85 : 0.4;
    const frame = { rule: 'defined-terms.stray', category: 'defined_terms', severity: 'low', belief } as const;
    findings.push(...gather(document, { ...frame, values: { term: near.term, other: stray.term } }, stray.spans));
  }
  return findings;
}

/** `the company shall`, where it is the Company everywhere else. */
function lowerCase(document: ParsedDocument): Finding[] {
  const found = lowerCaseTerms(document);
  const names = found.map(({ term }) => `“${term}”`);
  return gather(
    document,
    {
      rule: 'defined-terms.lower-case',
      category: 'defined_terms',
      severity: 'low',
      belief: 0.7,
      values: { terms: names.slice(0, 6).join(', ') + (names.length > 6 ? ', …' : '') },
    },
    found
      .flatMap(({ spans }) => spans)
      .toSorted((a, b) => a.start - b.start)
      .map((span) => inContext(document, span)),
  );
}

function unused(document: ParsedDocument): Finding[] {
  const definitions = unusedDefinitions(document);
  const names = definitions.slice(0, 6).map((definition) => `“${definition.term}”`);
  const values = { terms: names.join(', ') + (definitions.length > 6 ? ', …' : '') };
  return gather(
    document,
    { rule: 'defined-terms.unused', category: 'defined_terms', severity: 'low', belief: 0.85, values },
    definitions,
  );
}

function definedTwice(document: ParsedDocument): Finding[] {
  const first = new Map<string, Definition>();
  const again = new Map<string, Span[]>();
  for (const definition of document.definitions) {
    const { term } = definition;
    const known = first.get(term);
    if (known === undefined) first.set(term, definition);
    else if (!sameMeaning(document, known, definition) && known.clause !== definition.clause)
      again.set(term, [...(again.get(term) ?? [known.by]), definition.by]);
  }
  const terms = [...again.keys()].map((term) => `“${term}”`);
  return gather(
    document,
    {
      rule: 'defined-terms.twice',
      category: 'defined_terms',
      severity: 'medium',
      belief: 0.84,
      values: { count: terms.length, terms: terms.slice(0, 6).join(', ') + (terms.length > 6 ? ', …' : '') },
    },
    [...again.values()].flat().toSorted((a, b) => a.start - b.start),
  );
}

function sameMeaning(document: ParsedDocument, a: Definition, b: Definition): boolean {
  if (a.start === b.start || pointsElsewhere(document, a) || pointsElsewhere(document, b)) return true;
  if (isScoped(document, a) || isScoped(document, b)) return true;
  const plain = (span: Span): string => document.text.slice(span.start, span.end).replace(/\W+/g, ' ').toLowerCase();
  const [one, two] = [plain(a.by), plain(b.by)];
  // A bare parenthesis, (the "Term"), names without defining: often the same thing introduced again in a schedule.
  return one === two || isBare(document, a) || isBare(document, b);
}

/** `For purposes of this Section 18, “Shares” means …`: another meaning for one place, and openly so. */
function isScoped(document: ParsedDocument, { by, start }: Definition): boolean {
  const before = document.text.slice(Math.max(0, Math.min(by.start, start) - SCOPE), start);
  return /\b(?:for (?:the )?purposes? of|as used in|in) this (?:section|paragraph|article|clause|subsection|exhibit|schedule|appendix)\b/i.test(
    before,
  );
}

/** How far before a term its scope may be stated, in UTF-16 units. */
const SCOPE = 160;

/** Longest parenthesis that only names: `(collectively, the "Term")`. UTF-16 units. */
const BARE = 60;

/** `(the "Term")`, or an agreement that means itself. */
function isBare(document: ParsedDocument, { by, term }: Definition): boolean {
  const text = document.text.slice(by.start, by.end);
  return (
    (text.startsWith('(') && text.length < BARE) ||
    new RegExp(`\\bmeans? this ${/^\w+/.exec(term)?.[0] ?? ''}`, 'i').test(text)
  );
}

/** `has the meaning given in Section 2`: a pointer to a definition, not a second one. */
function pointsElsewhere(document: ParsedDocument, { by }: Definition): boolean {
  return /\b(?:is|are) defined (?:in|above|below)|\bmeanings? (?:provided|set forth|set out|given|assigned|ascribed|specified|stated)|\b(?:as|herein(?:after)?) defined\b|\bpreamble\b|\brecitals\b/i.test(
    document.text.slice(by.start, by.end),
  );
}

/** Terms whose meaning the document leaves open, gives twice, or gives in vain. */
export const definedTerms: Expert = {
  id: 'defined-terms',
  domain: 'consistency',
  competence: ['defined_terms', 'terminology'],
  serves: 'any',
  reads: ['en'],
  quick: true,
  deepOnly: false,
  precision: 0.87,
  detectors: [renamed, definedTwice, undefinedUses, strays, lowerCase, unused],
  defeaters: [
    {
      against: ['defined_terms'],
      examine: (claim, document) => {
        if (!claim.finding.rule.endsWith('.undefined')) return undefined;
        const borrowed =
          /(?:capitali[sz]ed terms|terms)[^.]{0,120}(?:not (?:otherwise )?defined|used (?:but|and) not)[^.]{0,120}(?:meaning|defin)[^.]{0,160}/i.exec(
            document.text,
          );
        return borrowed ? opposed('defined-terms.borrowed', 0.3, { quote: borrowed[0].slice(0, 120) }) : undefined;
      },
    },
  ],
};
