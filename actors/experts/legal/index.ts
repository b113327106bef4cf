import type { Expert } from '../expert.ts';
import { assignment } from './boilerplate/assignment.ts';
import { changeOfControl } from './boilerplate/change-of-control.ts';
import { entireAgreement } from './boilerplate/entire-agreement.ts';
import { notices } from './boilerplate/notices.ts';
import { oralStatements } from './boilerplate/oral-statements.ts';
import { reversedBoilerplate } from './boilerplate/reversed-boilerplate.ts';
import { severability } from './boilerplate/severability.ts';
import { thirdPartyRights } from './boilerplate/third-party-rights.ts';
import { civilLawTerms } from './civil-law/civil-law-terms.ts';
import { classWaiver } from './disputes/class-waiver.ts';
import { disputeResolution } from './disputes/dispute-resolution.ts';
import { governingLaw } from './disputes/governing-law.ts';
import { limitationPeriod } from './disputes/limitation-period.ts';
import { deadlines } from './drafting/deadlines.ts';
import { discretion } from './drafting/discretion.ts';
import { incompleteClauses } from './drafting/incomplete-clauses.ts';
import { oneSidedTerms } from './drafting/one-sided-terms.ts';
import { stubClauses } from './drafting/stub-clauses.ts';
import { weakenedDuties } from './drafting/weakened-duties.ts';
import { confidentiality } from './intellectual-property/confidentiality.ts';
import { ipOwnership } from './intellectual-property/ip-ownership.ts';
import { licenceScope } from './intellectual-property/licence-scope.ts';
import { sourceEscrow } from './intellectual-property/source-escrow.ts';
import { consequentialLoss } from './liability/consequential-loss.ts';
import { covenantNotToSue } from './liability/covenant-not-to-sue.ts';
import { forceMajeure } from './liability/force-majeure.ts';
import { indemnity } from './liability/indemnity.ts';
import { insurance } from './liability/insurance.ts';
import { liabilityCap } from './liability/liability-cap.ts';
import { liquidatedDamages } from './liability/liquidated-damages.ts';
import { uncappedLiability } from './liability/uncapped-liability.ts';
import { warranty } from './liability/warranty.ts';
import { warrantyDisclaimer } from './liability/warranty-disclaimer.ts';
import { onerousExit } from './onerous/exit.ts';
import { onerousLiability } from './onerous/liability.ts';
import { onerousMoney } from './onerous/money.ts';
import { onerousPerformance } from './onerous/performance.ts';
import { onerousRestraints } from './onerous/restraints.ts';
import { onerousSecrecy } from './onerous/secrecy.ts';
import { auditRights } from './payment/audit-rights.ts';
import { lateInterest } from './payment/late-interest.ts';
import { minimumCommitment } from './payment/minimum-commitment.ts';
import { paymentTerms } from './payment/payment-terms.ts';
import { priceAdjustment } from './payment/price-adjustment.ts';
import { revenueShare } from './payment/revenue-share.ts';
import { taxes } from './payment/taxes.ts';
import { exclusivity } from './restrictive-covenants/exclusivity.ts';
import { firstRefusal } from './restrictive-covenants/first-refusal.ts';
import { mostFavouredNation } from './restrictive-covenants/most-favoured-nation.ts';
import { nonCompete } from './restrictive-covenants/non-compete.ts';
import { nonSolicit } from './restrictive-covenants/non-solicit.ts';
import { renewal } from './term-and-termination/renewal.ts';
import { termSurvival } from './term-and-termination/term-survival.ts';
import { terminationCause } from './term-and-termination/termination-cause.ts';
import { terminationConvenience } from './term-and-termination/termination-convenience.ts';

/** The legal bench, in order of expert id. */
export const legalExperts: readonly Expert[] = [
  assignment,
  auditRights,
  stubClauses,
  changeOfControl,
  civilLawTerms,
  classWaiver,
  confidentiality,
  consequentialLoss,
  covenantNotToSue,
  deadlines,
  discretion,
  disputeResolution,
  entireAgreement,
  exclusivity,
  firstRefusal,
  forceMajeure,
  governingLaw,
  weakenedDuties,
  indemnity,
  insurance,
  ipOwnership,
  lateInterest,
  liabilityCap,
  licenceScope,
  limitationPeriod,
  liquidatedDamages,
  minimumCommitment,
  incompleteClauses,
  mostFavouredNation,
  nonCompete,
  nonSolicit,
  notices,
  oneSidedTerms,
  onerousExit,
  onerousLiability,
  onerousMoney,
  onerousPerformance,
  onerousRestraints,
  onerousSecrecy,
  oralStatements,
  paymentTerms,
  priceAdjustment,
  renewal,
  revenueShare,
  reversedBoilerplate,
  severability,
  sourceEscrow,
  taxes,
  terminationCause,
  terminationConvenience,
  termSurvival,
  thirdPartyRights,
  uncappedLiability,
  warranty,
  warrantyDisclaimer,
];
