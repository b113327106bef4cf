import type { Finding } from '../../../../protocols/index.ts';
import type { Obligation, ParsedDocument } from '../../../reading/index.ts';
import type { Expert } from '../../expert.ts';
import { claimText, opposed, sentenceText } from '../../toolkit/evidence.ts';
import { CONTRACTS } from '../../toolkit/index.ts';
import { quote } from '../../toolkit/quote.ts';

const MAX_FINDINGS = 5;

const BOUND = /^(?:shall|must|will|agrees to|agree to|is required to|are required to)$/;
const FREE = /^(?:shall not|must not|will not|may not|cannot|need not|is not required to|are not required to|may)$/;

/** Words of the act by which two duties are known to concern the same; fewer would match `be`, `have`. */
const ACT_WORDS = 3;

/** What depends on a condition may well differ from case to case. */
const CONDITION =
  /\b(?:if|unless|except|upon|until|provided|however|subject to|without|during|after|before|other than|in the event|only)\b/i;

/** A right to one thing and no right to another do not contradict: they are about different acts. */
const LIGHT =
  /^\s*(?:have|be)\s+(?:(?:the|a|an|any|no)\s+)?(?:sole\s+|exclusive\s+)?(?:rights?|entitled|option|obligation|duty)\s+(?:to|of)\b/i;
/** Words that say nothing of the act. */
const EMPTY = new Set(['the', 'a', 'an', 'any', 'all', 'its', 'also', 'be', 'as', 'with', 'for', 'hereunder']);

const words = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];

function keyOf({ actor, action }: Obligation): string | undefined {
  const who = words(actor).filter((word) => word !== 'the');
  const act = words(action.replace(LIGHT, '')).filter((word) => !EMPTY.has(word));
  // `such matter` is another matter each time.
  if (/^(?:such|this|that|these|those|which)$/.test(who[0] ?? '')) return undefined;
  if (who.length === 0 || who.length > 4 || act.length < ACT_WORDS) return undefined;
  return `${who.join(' ')}: ${act.slice(0, ACT_WORDS).join(' ')}`;
}

/** So many words after the act say what it is done to. */
const OBJECT_WORDS = 14;
/** Shorter words join others. */
const LONG = 4;

/** `disclose facts about its performance` and `disclose the secrets of others` are two acts. */
function haveOneObject(one: string, other: string): boolean {
  const [a, b] = [one, other].map((action) => {
    const all = words(action.replace(LIGHT, '')).filter((word) => !EMPTY.has(word));
    return new Set(all.slice(ACT_WORDS, ACT_WORDS + OBJECT_WORDS).filter((word) => word.length >= LONG));
  }) as [Set<string>, Set<string>];
  const shared = [...a].filter((word) => b.has(word)).length;
  return a.size === 0 || b.size === 0 || shared * 2 >= Math.min(a.size, b.size);
}

/** As a title begins: one blank between words, and a capital. */
const titled = (actor: string): string =>
  actor.replace(/\s+/g, ' ').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Whether the act hangs on a condition, which may be before the actor as well as after the act. */
const isConditional = (document: ParsedDocument, { start, action }: Obligation): boolean =>
  CONDITION.test(action) || CONDITION.test(sentenceText(document, start)) || LED.test(sentenceText(document, start));
/** `Where …`, `When …`, `In case of …`, at the head of the sentence. */
const LED = /^\W*(?:[\d.()a-z]{1,8}\s+)?(?:where|when(?:ever)?|in (?:the )?case|should)\b/i;

function opposites(document: ParsedDocument): Finding[] {
  const byKey = Map.groupBy(document.obligations, (obligation) => keyOf(obligation) ?? '');
  byKey.delete('');
  const findings: Finding[] = [];
  for (const group of byKey.values()) {
    const bound = group.find((one) => BOUND.test(one.modal.toLowerCase()) && !isConditional(document, one));
    const free = group.find((one) => FREE.test(one.modal.toLowerCase()) && !isConditional(document, one));
    if (bound === undefined || free === undefined || findings.length === MAX_FINDINGS) continue;
    if (!haveOneObject(bound.action, free.action)) continue;
    const [first, second] = [bound, free].toSorted((a, b) => a.start - b.start) as [Obligation, Obligation];
    if (second.start < first.end) continue;
    findings.push({
      rule: /not|cannot/i.test(free.modal) ? 'opposite-duties.forbidden' : 'opposite-duties.optional',
      category: 'contradiction',
      severity: /not|cannot/i.test(free.modal) ? 'high' : 'medium',
      values: { party: titled(bound.actor), first: first.modal, second: second.modal },
      evidence: [quote(document, first), quote(document, second)],
      belief: 0.7,
    });
  }
  return findings;
}

/** The same party and act, once a duty and once not. */
export const oppositeDuties: Expert = {
  id: 'opposite-duties',
  domain: 'consistency',
  competence: ['contradiction'],
  serves: [...CONTRACTS, 'terms_of_service', 'requirements', 'policy'],
  reads: ['en'],
  quick: false,
  deepOnly: false,
  precision: 0.88,
  detectors: [opposites],
  defeaters: [
    {
      against: ['contradiction'],
      examine: (claim, document) => {
        if (!claim.finding.rule.startsWith('opposite-duties.')) return undefined;
        const condition = CONDITION.exec(claimText(claim, document));
        return condition ? opposed('opposite-duties.conditional', 0.35, { quote: condition[0] }) : undefined;
      },
    },
  ],
};
