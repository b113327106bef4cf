import type { Expert } from '../../../../actors/experts/expert.ts';
import { type ParsedDocument, parseDocument } from '../../../../actors/reading/index.ts';
import type { Claim, DocumentType, Finding } from '../../../../protocols/index.ts';

const OPENING = `SERVICES AGREEMENT

This Services Agreement (this "Agreement") is made on March 1, 2026 between Northwind Limited, an Irish company ("Supplier"), and Contoso Incorporated, a Delaware corporation ("Customer").

`;

/** A contract in our own words that has everything; each clause by the matter it deals with. */
export const CLAUSES = {
  services:
    'Services. Supplier shall perform the consulting services described in Schedule 1. Supplier shall keep Customer informed of progress. Customer shall give Supplier access to its premises.',
  payment:
    'Fees and Payment. Customer shall pay each invoice within thirty (30) days after receiving it. Customer may withhold an amount disputed in good faith. Overdue amounts bear interest at one percent (1%) per month. Fees exclude sales taxes.',
  warranty:
    'Warranty. Supplier warrants that the services will be performed with reasonable skill and care, and shall correct defects reported within twelve (12) months.',
  ownership:
    'Intellectual Property. Each party keeps its existing intellectual property. Supplier hereby assigns to Customer all right, title and interest in the deliverables on payment.',
  confidentiality:
    'Confidentiality. Each party shall keep the confidential information of the other party secret and shall not disclose it. This does not apply to information that is publicly known or that must be disclosed by law. Each party shall return or destroy confidential information on request.',
  liability:
    "Limitation of Liability. Except for fraud or wilful misconduct, neither party's total liability under this Agreement shall exceed the fees paid in the preceding twelve (12) months. Neither party is liable for indirect or consequential damages.",
  indemnity:
    'Indemnity. Each party shall indemnify the other party against third-party claims to the extent caused by its negligence. The indemnified party shall give prompt notice of a claim and allow the other to control the defence.',
  insurance:
    'Insurance. Supplier shall maintain professional liability insurance in an amount of at least $2,000,000 for each claim.',
  term: 'Term. This Agreement begins on the date above and remains in force for two (2) years. The duties of confidentiality and indemnity survive its end.',
  termination:
    'Termination. Either party may terminate this Agreement by written notice if the other party materially breaches it and does not cure the breach within thirty (30) days after notice.',
  force:
    'Force Majeure. Neither party is liable for a failure caused by an event beyond its reasonable control. If the event lasts more than sixty (60) days, either party may terminate this Agreement.',
  assignment:
    'Assignment. Neither party may assign this Agreement without the prior written consent of the other party, which shall not be unreasonably withheld.',
  notices: 'Notices. All notices under this Agreement must be in writing and delivered to the address above.',
  law: 'Governing Law. This Agreement is governed by the laws of Ireland.',
  forum: 'Disputes. The courts of Dublin have jurisdiction over every dispute, and both parties submit to them.',
  entire:
    'Entire Agreement. This document is the entire agreement of the parties and replaces all earlier understandings.',
  amendment: 'Amendments. A change of this Agreement must be made in writing and signed by both parties.',
  severability: 'Severability. If a provision is invalid, the remaining provisions remain in full force.',
} as const;

export type Matter = keyof typeof CLAUSES;

export interface Sample {
  readonly without?: readonly Matter[];
  readonly replace?: Partial<Record<Matter, string>>;
  readonly add?: readonly string[];
  readonly type?: DocumentType;
}

/** The complete contract with some clauses taken out, replaced or added. */
export function contract({ without = [], replace = {}, add = [], type = 'services' }: Sample = {}): ParsedDocument {
  const kept = (Object.keys(CLAUSES) as Matter[]).filter((matter) => !without.includes(matter));
  const bodies = [...kept.map((matter) => replace[matter] ?? CLAUSES[matter]), ...add];
  const text = OPENING + bodies.map((body, index) => `${index + 1}. ${body}`).join('\n\n');
  return parseDocument(`${text}\n\nIN WITNESS WHEREOF, the parties have signed.\n\nBy: ______  By: ______\n`, { type });
}

export const lines = (type: DocumentType, ...sentences: string[]): ParsedDocument =>
  parseDocument(sentences.join('\n\n'), { type });

export function findingsOf(experts: readonly Expert[], document: ParsedDocument): Finding[] {
  const serving = experts.filter(({ serves }) => serves === 'any' || serves.includes(document.type));
  return serving.flatMap(({ detectors }) => detectors.flatMap((detect) => [...detect(document)]));
}

export const rulesOf = (experts: readonly Expert[], document: ParsedDocument): string[] =>
  findingsOf(experts, document).map(({ rule }) => rule);

/** The text with the change of the finding carried out. */
export function revised(document: ParsedDocument, finding: Finding | undefined): string {
  const change = finding?.change;
  if (change === undefined) throw new Error('the finding proposes no change');
  return document.text.slice(0, change.start) + change.after + document.text.slice(change.end);
}

/** A colleague's claim: about a quotation of the document, or of an absence when there is none. */
export function claimOf(
  document: ParsedDocument,
  claim: Pick<Finding, 'rule' | 'category'> & Partial<Finding>,
  quotation?: string,
): Claim {
  const start = quotation === undefined ? -1 : document.text.indexOf(quotation);
  if (quotation !== undefined && start < 0) throw new Error(`not in the document: ${quotation}`);
  const evidence =
    quotation === undefined ? [] : [{ quote: quotation, start, end: start + quotation.length, section: '' }];
  const finding: Finding = { severity: 'high', values: {}, belief: 0.7, ...claim, evidence };
  return { id: 'c1', finding, raised_by: [{ expert: 'colleague', rule: claim.rule, belief: finding.belief }] };
}

/** What the expert says of the claim: the first of its defeaters that has something to say. */
export function examined(expert: Expert | undefined, claim: Claim, document: ParsedDocument) {
  for (const { against, examine } of expert?.defeaters ?? []) {
    if (against !== 'any' && !against.includes(claim.finding.category)) continue;
    const examination = examine(claim, document);
    if (examination !== undefined) return examination;
  }
  return undefined;
}
