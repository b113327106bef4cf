/** Which party a finding's matter disfavours, read from the provisions in its passages. */
import type { Finding, IssueCategory } from '../../protocols/index.ts';
import { harmedBy } from '../experts/index.ts';
import { type Provision, type Provisions, provisionsIn, provisionsOf } from '../provisions/index.ts';
import type { ParsedDocument } from '../reading/index.ts';
import type { Side } from './party-roles.ts';

/** Index of the disfavoured party; `alike`: all parties equally; undefined: the passages do not say. */
export type Burden = number | 'alike' | undefined;

/** Terms that free somebody from liability or warranty: they favour the party they name. */
const RELIEF: ReadonlySet<IssueCategory> = new Set(['cap_on_liability', 'consequential_loss', 'warranty_disclaimer']);

/** Findings here say that a duty is too weak: that hurts the party to whom it is owed. */
const OWED: ReadonlySet<IssueCategory> = new Set([
  'timeline',
  'service_levels',
  'acceptance_criteria',
  'deliverables',
  'warranty_duration',
  'security',
  'breach_notice',
  'data_protection',
  'data_retention',
  'data_subject_rights',
  'international_transfer',
  'sub_processors',
]);

/** The party that a contract's silence on the matter hurts. */
const ABSENCE: Partial<Record<IssueCategory, Side>> = {
  cap_on_liability: 'provider',
  consequential_loss: 'provider',
  late_interest: 'provider',
  payment_terms: 'provider',
  price_adjustment: 'provider',
  warranty_duration: 'customer',
  service_levels: 'customer',
  acceptance_criteria: 'customer',
  exit_plan: 'customer',
  post_termination_services: 'customer',
  termination_for_convenience: 'customer',
  source_code_escrow: 'customer',
  breach_notice: 'customer',
  sub_processors: 'customer',
  audit_rights: 'customer',
  insurance: 'customer',
};

/** The party that a grievous class harms, where the class names its role. */
const HARMED: Readonly<Record<string, Side>> = {
  customer: 'customer',
  tenant: 'customer',
  consumer: 'customer',
  payer: 'customer',
  borrower: 'customer',
  payee: 'provider',
  worker: 'provider',
  agent: 'provider',
};

/** Harmed by what they are bound to; the others are harmed by what somebody else may do or is freed from. */
const BOUND: ReadonlySet<string> = new Set(['liable', 'indemnifier', 'bound', 'guarantor']);

/** @param isDirected false for slips of the pen, which hurt every reader of the document */
export function burdenOf(finding: Finding, document: ParsedDocument, isDirected: boolean): Burden {
  if (!isDirected) return 'alike';
  const burden = readBurden(finding, document);
  return typeof burden === 'number' && !principals(document).includes(burden) ? undefined : burden;
}

/** Parties considered at most; in agreements of more, some only sign. */
const MOST = 4;

/** The parties with something to win or to lose: of more than two the provider and the customer, where those are known. */
export function principals(document: ParsedDocument): readonly number[] {
  const provisions = provisionsOf(document);
  const sides = [withSide(provisions, 'provider'), withSide(provisions, 'customer')];
  const [provider, customer] = sides;
  if (provisions.parties.length > 2 && provider !== undefined && customer !== undefined) {
    return [provider, customer].toSorted((a, b) => a - b);
  }
  return provisions.parties.slice(0, MOST).map((_, index) => index);
}

function readBurden(finding: Finding, document: ParsedDocument): Burden {
  const provisions = provisionsOf(document);
  if (provisions.parties.length < 2) return undefined;
  const harmed = harmedBy(finding.rule);
  const bySide = harmed === undefined ? undefined : withSide(provisions, HARMED[harmed]);
  if (bySide !== undefined) return bySide;
  const facing = (provision: Provision): Burden => otherThan(provision, principals(document));
  if (finding.evidence.length === 0) return withSide(provisions, ABSENCE[finding.category]);
  const passages = finding.evidence.flatMap((evidence) => provisionsIn(document, evidence));
  if (harmed === undefined) return common(passages.map((each) => against(each, finding.category, facing)));
  return common(passages.map((each) => (BOUND.has(harmed) ? bearerOf(each) : facing(each))));
}

const withSide = ({ parties }: Provisions, side: Side | undefined): number | undefined => {
  const found = side === undefined ? -1 : parties.findIndex((party) => party.side === side);
  return found < 0 ? undefined : found;
};

/** Duties and prohibitions burden the party they bind; rights and reliefs burden the counterparty. */
function against(provision: Provision, category: IssueCategory, facing: (provision: Provision) => Burden): Burden {
  const relieves = RELIEF.has(category) || provision.action === 'limit';
  switch (provision.modality) {
    case 'duty':
    case 'prohibition':
      return relieves || OWED.has(category) ? facing(provision) : bearerOf(provision);
    case 'right':
    case 'exemption':
    case 'disclaimer':
      return facing(provision);
    case 'condition':
    case 'definition':
    case 'representation':
    case 'recital':
    case 'statement':
      return relieves ? facing(provision) : undefined;
    default:
      return provision.modality satisfies never;
  }
}

function bearerOf({ bearer }: Provision): Burden {
  if (bearer.kind === 'party') return bearer.party;
  return bearer.kind === 'mutual' ? 'alike' : undefined;
}

function otherThan(provision: Provision, parties: readonly number[]): Burden {
  const { counterparty } = provision;
  const bearer = bearerOf(provision);
  if (typeof bearer !== 'number') return bearer;
  if (counterparty.kind === 'party' && counterparty.party !== bearer) return counterparty.party;
  return parties.length === 2 ? parties.find((party) => party !== bearer) : undefined;
}

/** Share of the telling passages that must disfavour the same party. */
const MAJORITY = 2 / 3;

/** The party on which most telling passages agree. */
function common(found: readonly Burden[]): Burden {
  const said = found.filter((burden) => burden !== undefined);
  const counts = Map.groupBy(said, (burden) => burden);
  const most = [...counts].find(([, of]) => of.length > MAJORITY * said.length);
  return said.length === 0 ? undefined : (most?.[0] ?? 'alike');
}
