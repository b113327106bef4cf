import type { Finding } from '../../../../protocols/index.ts';
import { type Provision, provisionsIn, provisionsOf } from '../../../provisions/index.ts';
import type { ParsedDocument } from '../../../reading/index.ts';
import { calledName, find, foldedText, type Passage, passagesOf, pattern, report, says } from '../../toolkit/index.ts';

const PROMISES = pattern('\\b(?:indemnif(?:y|ies)|harmless)\\b');
/** What the promise is for often stands in a list below it (UTF-16 units). */
const LIST = 1400;

/** The work, the goods or the business as such, whether or not anything was done wrong. */
const ACTIVITY =
  '(?:use|operations?|performance|conduct|business|activit(?:y|ies)|services?|products?|manufacture|marketing|distribution|promotion|sale|development|commerciali[sz]ation|provision|web ?sites?|sites?|events?|possession|occupancy|goods|programs?|advertis[a-z]*|actions)';
const FROM =
  '(?:aris(?:es?|ing)|result(?:s|ing)?|relat(?:es|ed|ing)|connect(?:ed|ion)|caused|attributable|occasioned)\\b[^.;:]{0,30}?\\b(?:out of|from|by|to|with|of)\\b';
const WIDE = pattern(
  `\\b${FROM} (?:\\(?[a-z0-9]{1,3}\\) )?(?:(?:the|its|any|all|their|such) |[\\w.&-]+'s? )(?:[a-z-]+,? (?:and |or )?){0,2}?${ACTIVITY}\\b(?![^.;]{0,140}\\b(?:infring|violates? (?:the|any)))|\\b${FROM} [^.;]{0,60}?,? the (?:services?|products?|site)\\b(?![^.;]{0,140}\\binfring)|\\bin any (?:way|manner) (?:related|relating|connected|aris|out|from)|\\bany acts? or omissions?\\b(?! of the)`,
);
/** Only as far as somebody is to blame, or for what nearly everybody answers for. */
const BLAMED = pattern(
  '\\bto the extent\\b(?! permitted)[^.;]{0,80}?\\b(?:caused|aris|result|attributable|due|based|negligen|breach)|\\b(?:caused|arising|resulting|due|attributable)\\b[^.;]{0,30}?\\b(?:by|from|to|out of)\\b (?:the |its |any |their )*(?:sole |gross |own )?(?:negligen|wil+ful|fault|misconduct)',
);
/** Fault, or rights in what the party has brought itself. */
const NARROW = pattern(
  '\\b(?:negligen|wil+ful|misconduct|fraud|intentional|infring|misappropriat|marks?\\b|templates?\\b)',
);
const EACH = pattern(
  '\\b(?:each|either|both|every) (?:of the )?part(?:y|ies)\\b|\\bindemnifying party\\b|\\beach other\\b|\\bone another\\b',
);
const OWN_PEOPLE = pattern(
  '\\b(?:wages|payroll|withholding|unemployment|workers.? compensation|taxes|brokers?|finders?|securities act|untrue statement)\\b',
);

interface Promise {
  readonly party: number;
  readonly name: string;
  readonly passage: Passage;
  readonly words: string;
}

const indemnifies = ({ action, also, modality, polarity }: Provision): boolean =>
  modality === 'duty' && polarity === 'positive' && (action === 'indemnify' || also.includes('indemnify'));

/** Every promise to answer for claims that one party gives, with the list of what it is for. */
function promisesIn(document: ParsedDocument): Promise[] | undefined {
  const folded = foldedText(document);
  const passages = passagesOf(document);
  const found: Promise[] = [];
  const hits = find(document, PROMISES);
  for (const passage of hits) {
    if (says(passage.folded, EACH)) continue;
    const own = provisionsIn(document, passage).filter(indemnifies);
    const [first] = own;
    if (first === undefined) continue;
    if (own.some(({ bearer }) => bearer.kind === 'mutual')) return undefined;
    if (first.bearer.kind !== 'party') continue;
    const clause = document.clauses[passage.clause];
    const next = hits.find(({ start }) => start > passage.start)?.start ?? folded.length;
    const isLead = /[:(,]\s{0,9}$|:\W{0,9}\(?[a-z0-9]{0,3}\)?\W{0,9}$/.test(passage.folded);
    const rest = isLead
      ? (passages.find(({ start }) => start > passage.end + LIST)?.start ?? folded.length)
      : passage.end;
    const end = Math.min(
      next,
      Math.max(passage.end, Math.min(rest, clause === undefined ? rest : Math.max(clause.end, passage.end))),
    );
    found.push({
      party: first.bearer.party,
      name: first.bearer.name,
      passage,
      words: folded.slice(passage.start, end),
    });
  }
  return found;
}

const isWide = ({ words }: Promise): boolean => says(words, WIDE) && !says(words, BLAMED);
const isNarrow = ({ words }: Promise): boolean =>
  says(words, NARROW) &&
  !says(words, WIDE) &&
  !/:[^a-z]{0,40}$/.test(words) &&
  !/\bany (?:other )?breach (?:of (?:this|the|its|any)|by [\w.&' -]{2,40} of this)/.test(words);

/** Both sides answer for claims, and one of them whether or not it is to blame. */
export function* unequalIndemnities(document: ParsedDocument): Iterable<Finding> {
  if (provisionsOf(document).parties.length !== 2) return;
  const promises = promisesIn(document)?.filter(({ words }) => !says(words, OWN_PEOPLE));
  if (promises === undefined || new Set(promises.map(({ party }) => party)).size !== 2) return;
  const wide = promises.filter(isWide);
  const [first] = wide;
  if (first === undefined || wide.some(({ party }) => party !== first.party)) return;
  const others = promises.filter(({ party }) => party !== first.party);
  const [other] = others;
  if (other === undefined || !others.every(isNarrow)) return;
  yield report(document, {
    rule: 'onerous-liability.unequal-indemnities',
    category: 'indemnity',
    severity: 'high',
    belief: 0.84,
    evidence: [first.passage, other.passage],
    values: { party: calledName(first.name), other: calledName(other.name) },
  });
}
