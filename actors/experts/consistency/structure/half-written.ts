import type { Finding } from '../../../../protocols/index.ts';
import type { ParsedDocument } from '../../../reading/index.ts';
import { report } from '../../toolkit/index.ts';

/** A bracket that opens on words of the bargain and never closes. */
const OPENED =
  /\[(?=\p{Ll})[^[\]]{60,700}?(?=\n\s*\n|\n\s*(?:\(?[a-z]\)|[a-z]\.|\d{1,2}[.)])\s|$|\.\s+[a-z]\.\s|\.\s{2,}\p{Lu})/gu;
/** How far on a bracket may close, UTF-16 units. */
const CLOSES = 900;
/** Texts that print many brackets lose some in copying. */
const MOST = 6;

/** `[less commissions, costs and taxes.`: what is inside, and whether it was agreed, is open. */
export function openBracket(document: ParsedDocument): Finding[] {
  const { text } = document;
  const opened = [...text.matchAll(/\[/g)].length;
  if (opened > MOST) return [];
  const open = [...text.matchAll(OPENED)].filter(({ index }) => {
    const rest = text.slice(index + 1, index + CLOSES);
    const [close, next] = [rest.indexOf(']'), rest.indexOf('[')];
    return close < 0 || (next >= 0 && next < close);
  });
  const [first] = open;
  if (first === undefined) return [];
  return [
    report(document, {
      rule: 'unsettled-wording.open-bracket',
      category: 'placeholders',
      severity: 'high',
      belief: 0.84,
      evidence: [{ start: first.index, end: Math.min(first.index + first[0].length, first.index + 240) }],
    }),
  ];
}

/** Headings whose matter can be told by a word that the clause must then have. */
const MATTERS = [
  {
    matter: 'forum',
    headed: /\b(?:jurisdiction|venue|forum|foro)\b/i,
    has: /\bcourts?\b|\btribunal|\barbitra|\bvenue\b|\bforum\b|\bjurisdiction of\b|\bgiudic|\bforo\b|\bjuzgado/i,
  },
  {
    matter: 'severability',
    headed: /\b(?:severability|separability|divisibilità|divisibilidad)\b/i,
    has: /\bsever|\bsepara|\binvalid|\bunenforce|\bvoid\b|\bnull|\billegal|\bineffic|\bineficaz|\bnul[oa]/i,
  },
  {
    matter: 'survival',
    headed: /^survival\b/i,
    has: /\bsurviv|\bcontinue|\bremain|\bafter\b|\bfollowing\b|\bnotwithstanding\b|\bnot (?:\w+ ){0,3}(?:affect|terminate|impair|prejudice|relieve|release|extinguish|discharge|end)|\bwithout prejudice|\baccrued|\boutlive|\bsubsist|\bpersist|\blast\b|\bin (?:full )?(?:force|effect)/i,
  },
  {
    matter: 'renewal',
    headed: /\b(?:renewal|rinnovo|renovación|prórroga)\b/i,
    has: /\brenew|\bexten|\bsuccessive|\badditional (?:term|period)|\brinnov|\bprorog|\brenov|\bprórrog|\bexpir|\banniversary/i,
  },
] as const;
/** Shorter is a heading alone or a reserved number, UTF-16 units. */
const SHORTEST = 120;
const RESERVED = /\b(?:reserved|omitted|deleted|not applicable|n\/a|see |as (?:set forth|provided) in)\b/i;

/** A heading announces a matter, and the clause under it does not have it. */
export function headingAlone(document: ParsedDocument): Finding[] {
  for (const { heading, kind, bodyStart, end, start } of document.clauses) {
    if (kind !== 'clause' || heading === '' || end - bodyStart < SHORTEST) continue;
    const body = document.text.slice(bodyStart, end);
    const missing = MATTERS.find(({ headed, has }) => headed.test(heading) && !has.test(body));
    if (missing === undefined || RESERVED.test(body)) continue;
    return [
      report(document, {
        rule: 'unsettled-wording.heading-alone',
        category: 'placeholders',
        severity: 'medium',
        belief: 0.82,
        values: { matter: missing.matter },
        evidence: [{ start, end: Math.min(end, start + 300) }],
      }),
    ];
  }
  return [];
}
