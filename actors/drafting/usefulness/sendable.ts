/**
 * Which changes are proposed. Readers said of 170 of them whether they would send them to the other side: a change whose kind they
 * mostly would not send is withheld, and its advice stays.
 */
import type { Change, DocumentType } from '../../../protocols/index.ts';
import { CONTRACTS_AND_TERMS } from '../contract-types.ts';
import type { SettledClaim } from '../settled-claim.ts';

/** Whole clauses that are added: 11 could be sent, 29 were clumsy and 11 harmful; they fit no other clause of the contract. */
const isAddedClause = ({ before, after }: Change): boolean => before === '' && after.startsWith('\n\n');

/** Rules whose changes of words readers would send, with how many of them were sendable, clumsy and harmful. */
const SENDABLE: Readonly<Record<string, readonly [sendable: number, clumsy: number, harmful: number]>> = {
  'assignment.consent-at-will': [3, 1, 0],
  'confidentiality.no-compelled-disclosure': [1, 0, 0],
  'force-majeure.no-end': [1, 0, 0],
  'indemnity.broad': [3, 1, 0],
  'ip-ownership.no-background': [1, 0, 0],
  'liability-cap.no-exceptions': [2, 0, 0],
  'payment-terms.no-dispute': [4, 1.5, 0],
  'termination-convenience.short-notice': [3, 0, 0],
};

/** Experts on slips of the pen, whose changes alter no right: 11 sendable, 1 clumsy, 2 harmful. */
const SLIPS: ReadonlySet<string> = new Set(['spelling', 'misread', 'grammar', 'ambiguity', 'repetition', 'acronyms']);

/** Whether the change goes into the text; if not, the issue keeps its advice. */
export function isProposed({ claim: { finding }, advice }: SettledClaim, change: Change, type: DocumentType): boolean {
  // A playbook has the client's own wording, an outside expert his: nobody else judges it. Other papers were not judged.
  if (advice !== undefined || finding.words !== undefined || !CONTRACTS_AND_TERMS.has(type)) return true;
  if (isAddedClause(change)) return false;
  const [expert = ''] = finding.rule.split('.');
  return SLIPS.has(expert) || finding.rule in SENDABLE;
}

/** The number that the clause would have had where it was to stand. */
const OWN_NUMBER = /^(?:(?:Section|Article|Clause)[ \t]+)?\d{1,3}(?:\.\d{1,3}){0,3}[.)]?[ \t]+/;

/** The wording of a withheld added clause, as a start for the drafter. */
export function withheldClause(settled: SettledClaim, type: DocumentType): string | undefined {
  const { change, outcome } = settled.verdict;
  if (change === undefined || outcome !== 'accepted' || !isAddedClause(change)) return undefined;
  return isProposed(settled, change, type)
    ? undefined
    : change.after.trim().replace(OWN_NUMBER, '').replace(/\s+/g, ' ');
}
