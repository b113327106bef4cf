import type { Finding } from '../../../../protocols/index.ts';
import type { Clause, ParsedDocument, Reference } from '../../../reading/index.ts';
import { find, foldedText, type Passage, pattern, report } from '../../toolkit/index.ts';

/** A list of what outlives the contract. */
const SURVIVES = pattern(
  '\\b(?:sections?|articles?|clauses?|paragraphs?|subsections?|artt?\\.|articol[oi]|clausol[ae]|cláusulas?|artículos?|§+)[^.;]{0,12}?(?: |\\b)(?:\\d|[ivx]+\\b)[^;]{0,300}?\\b(?:(?:shall|will) (?:also )?(?:survive|remain in (?:full )?(?:force|effect)|continue in (?:full )?(?:force|effect))|survive|restano in vigore|sopravviv\\w+|sobrevivirán|permanecerán (?:en vigor|vigentes))|\\b(?:shall|will) survive\\b[^;]{0,80}: ?(?:sections?|articles?)|\\bfollowing (?:sections?|articles?|provisions)[^;]{0,60}\\bsurvive',
);
/** All ends except what is listed. */
const ONLY =
  /\b(?:shall|will) (?:all )?(?:terminate|cease|end)\b[^;]{0,80}\b(?:except|other than|save)|\bonly\b|\bno further (?:rights?|obligations?|force)|\b(?:soltanto|solo|únicamente)\b/;
/** The list is open, or is not of what outlives the contract as a whole. */
const OPEN =
  /\b(?:by (?:their|its|the) (?:very )?(?:nature|terms|context|sense|express)|nature of|which expressly|that expressly|any other (?:provisions?|terms?|sections?|rights?|clauses?)|all other (?:provisions|sections|rights)|includ|without limit|such other|intended to|contemplat|confiden|secre|non-?disclos|sale of|closing|assignment|per (?:loro )?natura|por su naturaleza|riservat|necessary)\w*|\bthis (?:section|article|paragraph|clause)\b[^.;]{0,30}\bsurvive|\bterm of this agreement\b|\bunless (?:earlier |sooner )?terminated\b|\bshall commence\b/;

const MATTERS = [
  {
    matter: 'confidentiality',
    headed: /\bconfidential|\bnon-?disclosure|\bsecrecy|\briservatezza|\bconfidencialidad/i,
  },
  { matter: 'indemnity', headed: /\bindemnif|\bindemnit|\bmanleva|\bindemnizaci/i },
] as const;
/** The clause says of itself that it outlives the contract. */
const OUTLIVES =
  /[^.;]{0,160}\b(?:surviv\w+|(?:after|following|beyond)[^.;]{0,30}\b(?:termination|expiration|expiry|end of this)|dopo la (?:cessazione|scadenza)|tras la (?:terminación|extinción))\b[^.;]{0,120}/;

/** A clause that must outlive the contract is in no list of what does. */
export function survivalGap(document: ParsedDocument): Finding[] {
  const lists = find(document, SURVIVES);
  const [list] = lists;
  // Two lists complete each other, and each of the clauses may say of itself that it survives.
  if (list === undefined || lists.length > 1 || OPEN.test(list.folded)) return [];
  const named = document.references.filter(
    ({ start, end, kind }) => kind === 'clause' && start >= list.start && end <= list.end,
  );
  if (named.length === 0 || named.some(({ resolved, external }) => resolved < 0 || external)) return [];
  for (const { matter, headed } of MATTERS) {
    const clause = document.clauses.find(
      ({ heading, kind, depth }) => (kind === 'clause' || kind === 'heading') && depth <= 1 && headed.test(heading),
    );
    if (clause === undefined || isNamed(document, clause, named) || isTrivial(document, clause)) continue;
    const own = OUTLIVES.exec(foldedText(document).slice(clause.bodyStart, endOf(document, clause)));
    const isExclusive = ONLY.test(list.folded);
    if (own === null && !isExclusive) continue;
    return [finding(document, list, clause, own, { matter, isExclusive })];
  }
  return [];
}

/** A heading that holds no clauses of its own reaches to the next of its kind. */
function endOf({ clauses, text }: ParsedDocument, clause: Clause): number {
  if (clause.kind === 'clause') return clause.end;
  return clauses.find(({ start, kind }) => start > clause.start && kind === 'heading')?.start ?? text.length;
}

const isTrivial = (document: ParsedDocument, clause: Clause): boolean =>
  endOf(document, clause) - clause.start < SHORTEST;
/** A heading with no more than this under it was read wrong, UTF-16 units. */
const SHORTEST = 100;

function finding(
  document: ParsedDocument,
  list: Passage,
  clause: Clause,
  own: RegExpExecArray | null,
  { matter, isExclusive }: { readonly matter: string; readonly isExclusive: boolean },
): Finding {
  const start = clause.bodyStart + (own?.index ?? 0);
  const place =
    own === null
      ? { start: clause.start, end: Math.min(clause.end, clause.start + 160) }
      : { start, end: start + own[0].length };
  return report(document, {
    rule: 'contradictions.survival',
    category: 'contradiction',
    severity: isExclusive ? 'high' : 'medium',
    belief: 0.8,
    evidence: [list, place].toSorted((a, b) => a.start - b.start),
    values: { matter, itself: own === null ? 'silent' : 'outlives' },
  });
}

/** Whether the list names the clause, one around it or one within it, by its place or its number. */
function isNamed(document: ParsedDocument, clause: Clause, named: readonly Reference[]): boolean {
  const end = endOf(document, clause);
  return named.some(({ resolved }) => {
    const one = document.clauses[resolved];
    return one !== undefined && one.start < end && clause.start < one.end;
  });
}
