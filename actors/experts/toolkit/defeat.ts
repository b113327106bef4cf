import type { Claim, IssueCategory, Severity } from '../../../protocols/index.ts';
import { SEVERITIES } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Defeater, Examination } from '../expert.ts';
import { obligorOf } from './obligor.ts';
import { find, type Passage, passageAt, passagesOf, sectionText } from './passages.ts';
import { firstMatch, says } from './pattern.ts';
import { calledName, NOBODY } from './presence.ts';
import { citation, clauseAt } from './quote.ts';

/** Longest quotation inside a reason, UTF-16 units: one line on a screen. */
const QUOTE = 180;

/** Place and words of a sentence, as values of a reason. `{section}` is never empty. */
function cited(document: ParsedDocument, passage: Passage): { section: string; quote: string } {
  const section = citation(clauseAt(document, passage.start), document).replace(/\s+/g, ' ').trim();
  const words = document.text.slice(passage.start, passage.end).replace(/\s+/g, ' ').trim();
  const cut = words.length > QUOTE ? `${words.slice(0, words.lastIndexOf(' ', QUOTE))} …` : words;
  return { section: section === '' ? '§' : section.slice(0, 90), quote: cut };
}

/** The severity so many steps lower (or higher, when negative), within the scale. */
function shifted(severity: Severity, steps: number): Severity {
  const at = SEVERITIES.indexOf(severity) + steps;
  return SEVERITIES[Math.min(Math.max(at, 0), SEVERITIES.length - 2)] as Severity;
}

/** Something missing is claimed. */
const ofAbsence = (claim: Claim): boolean => claim.finding.evidence.length === 0;

/** The sentence of the claim's first quotation. */
function groundOf(claim: Claim, document: ParsedDocument): Passage | undefined {
  const first = claim.finding.evidence[0];
  return first === undefined ? undefined : passageAt(document, first.start);
}

/**
 * Judges claims that something is missing: looks for the matter under other words. Found, it opposes and quotes the
 * sentence (`{section}`, `{quote}`); otherwise it supports and says how many sentences it looked through (`{count}`).
 */
export function elsewhere(given: {
  readonly against: readonly IssueCategory[];
  readonly topic: RegExp;
  readonly also?: RegExp;
  readonly found: string;
}): Defeater {
  return {
    against: given.against,
    examine(claim, document) {
      if (!ofAbsence(claim)) return undefined;
      const hits = find(document, given.topic);
      const passage = given.also === undefined ? hits[0] : hits.find((hit) => says(hit.folded, given.also as RegExp));
      if (passage !== undefined) {
        return { stance: 'oppose', belief: 0.12, reason: { key: given.found, values: cited(document, passage) } };
      }
      const values = { count: passagesOf(document).length };
      return { stance: 'support', belief: 0.85, reason: { key: 'reading.none-found', values } };
    },
  };
}

/**
 * Judges claims that a burden lies on one side: opposes when the quoted sentence binds both, amends one step down when
 * another sentence on the same matter binds the other side, and supports when it finds neither.
 */
export function mutuality(given: { readonly against: readonly IssueCategory[]; readonly topic: RegExp }): Defeater {
  return {
    against: given.against,
    examine(claim, document) {
      const ground = groundOf(claim, document);
      const named = claim.finding.values.party;
      if (ground === undefined || named === undefined || named === NOBODY) return undefined;
      const obligor = obligorOf(document, ground, given.topic);
      if (obligor.kind === 'mutual') {
        return { stance: 'oppose', belief: 0.2, reason: { key: 'reading.mutual', values: cited(document, ground) } };
      }
      if (obligor.kind !== 'party') return undefined;
      const mirror = find(document, given.topic).find((hit) => bindsAnother(document, hit, obligor.party, given.topic));
      if (mirror !== undefined) {
        const severity = shifted(claim.finding.severity, 1);
        const reason = { key: 'reading.mirrored', values: cited(document, mirror) };
        return { stance: 'amend', belief: 0.5, reason, amendment: { severity } };
      }
      return {
        stance: 'support',
        belief: 0.8,
        reason: { key: 'reading.one-sided', values: { party: calledName(obligor.party) } },
      };
    },
  };
}

function bindsAnother(document: ParsedDocument, hit: Passage, party: string, topic: RegExp): boolean {
  const other = obligorOf(document, hit, topic);
  return other.kind === 'mutual' || (other.kind === 'party' && other.party !== party);
}

/**
 * Judges how grave a claim is by what else its section (or sentence) says: amends the severity by `steps` (1: one step
 * lower, -1: one step higher) and quotes the words that decide (`{words}`).
 */
export function weighed(given: {
  readonly against: readonly IssueCategory[];
  /** Only claims under these rules; all of the category when not given. */
  readonly rules?: RegExp;
  readonly within: 'sentence' | 'section';
  readonly words: RegExp;
  readonly steps: number;
  readonly reason: string;
}): Defeater {
  return {
    against: given.against,
    examine(claim, document): Examination | undefined {
      if (given.rules !== undefined && !given.rules.test(claim.finding.rule)) return undefined;
      const ground = groundOf(claim, document);
      if (ground === undefined) return undefined;
      const text = given.within === 'sentence' ? ground.folded : sectionText(document, ground);
      const words = firstMatch(text, given.words)?.[0].replace(/\s+/g, ' ').trim();
      if (words === undefined) return undefined;
      const severity = shifted(claim.finding.severity, given.steps);
      const reason = { key: given.reason, values: { words } };
      if (severity === claim.finding.severity) return { stance: 'support', belief: 0.75, reason };
      return { stance: 'amend', belief: given.steps > 0 ? 0.55 : 0.85, reason, amendment: { severity } };
    },
  };
}

/**
 * Whether the claim was learned from whole passages, harmful and harmless ones of the same words: what its own sentence says has
 * been weighed already, and only what is elsewhere can answer it.
 */
export const isWeighedAlready = ({ finding }: Claim): boolean => finding.rule.startsWith('grievous-');

/** Judges claims whose quoted sentence decides them: opposes when it says the words, for the reason named. */
export function answered(given: {
  readonly against: readonly IssueCategory[];
  readonly rules?: RegExp;
  readonly within: 'sentence' | 'section' | 'document';
  readonly words: RegExp;
  readonly reason: string;
}): Defeater {
  return {
    against: given.against,
    examine(claim, document) {
      if (given.rules !== undefined && !given.rules.test(claim.finding.rule)) return undefined;
      const ground = groundOf(claim, document);
      if (ground === undefined) return undefined;
      const answer = answerIn(document, ground, given.within, given.words, isWeighedAlready(claim));
      if (answer === undefined) return undefined;
      return { stance: 'oppose', belief: 0.2, reason: { key: given.reason, values: cited(document, answer) } };
    },
  };
}

function answerIn(
  document: ParsedDocument,
  ground: Passage,
  within: 'sentence' | 'section' | 'document',
  words: RegExp,
  isJudged: boolean,
): Passage | undefined {
  if (says(ground.folded, words) && !isJudged) return ground;
  if (within === 'document') return find(document, words).find(({ start }) => !isJudged || start !== ground.start);
  if (within !== 'section') return undefined;
  const section = sectionText(document, ground);
  return says(isJudged ? section.replace(ground.folded, '') : section, words) ? ground : undefined;
}

const RECITAL = /^\s*(?:\(?[a-z0-9]{1,3}[.)]\s*)?whereas\b/;
const DEFINING = /^\s*(?:\(?[a-z0-9.]{1,6}[.)]?\s*)?"[^"]{2,60}" (?:means|shall mean|has the meaning)/;

/** Judges whether the quoted words do anything: a recital or a bare definition neither binds nor frees anyone. */
export function operative(against: readonly IssueCategory[]): Defeater {
  return {
    against,
    examine(claim, document) {
      const ground = groundOf(claim, document);
      if (ground === undefined) return undefined;
      const idle = RECITAL.test(ground.folded) || DEFINING.test(ground.folded);
      if (!idle) return undefined;
      return {
        stance: 'oppose',
        belief: 0.25,
        reason: { key: 'reading.not-operative', values: cited(document, ground) },
      };
    },
  };
}
