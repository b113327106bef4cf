import type { Expert } from '../expert.ts';
import { assignment } from './assignment.ts';
import { auditRights } from './audit-rights.ts';
import { bareClauses } from './bare-clauses.ts';
import { changeOfControl } from './change-of-control.ts';
import { classWaiver } from './class-waiver.ts';
import { confidentiality } from './confidentiality.ts';
import { consequentialLoss } from './consequential-loss.ts';
import { covenantNotToSue } from './covenant-not-to-sue.ts';
import { deadlines } from './deadlines.ts';
import { discretion } from './discretion.ts';
import { disputeResolution } from './dispute-resolution.ts';
import { entireAgreement } from './entire-agreement.ts';
import { exclusivity } from './exclusivity.ts';
import { firstRefusal } from './first-refusal.ts';
import { forceMajeure } from './force-majeure.ts';
import { governingLaw } from './governing-law.ts';
import { halfMeasures } from './half-measures.ts';
import { indemnity } from './indemnity.ts';
import { insurance } from './insurance.ts';
import { ipOwnership } from './ip-ownership.ts';
import { lateInterest } from './late-interest.ts';
import { liabilityCap } from './liability-cap.ts';
import { licenceScope } from './licence-scope.ts';
import { limitationPeriod } from './limitation-period.ts';
import { liquidatedDamages } from './liquidated-damages.ts';
import { minimumCommitment } from './minimum-commitment.ts';
import { missingParticulars } from './missing-particulars.ts';
import { mostFavouredNation } from './most-favoured-nation.ts';
import { nonCompete } from './non-compete.ts';
import { nonSolicit } from './non-solicit.ts';
import { notices } from './notices.ts';
import { oralStatements } from './oral-statements.ts';
import { paymentTerms } from './payment-terms.ts';
import { priceAdjustment } from './price-adjustment.ts';
import { renewal } from './renewal.ts';
import { revenueShare } from './revenue-share.ts';
import { reversedBoilerplate } from './reversed-boilerplate.ts';
import { severability } from './severability.ts';
import { sourceEscrow } from './source-escrow.ts';
import { taxes } from './taxes.ts';
import { termSurvival } from './term-survival.ts';
import { terminationCause } from './termination-cause.ts';
import { terminationConvenience } from './termination-convenience.ts';
import { thirdPartyRights } from './third-party-rights.ts';
import { uncappedLiability } from './uncapped-liability.ts';
import { warranty } from './warranty.ts';
import { warrantyDisclaimer } from './warranty-disclaimer.ts';

/** The legal bench, in order of expert id. */
export const legalExperts: readonly Expert[] = [
  assignment,
  auditRights,
  bareClauses,
  changeOfControl,
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
  halfMeasures,
  indemnity,
  insurance,
  ipOwnership,
  lateInterest,
  liabilityCap,
  licenceScope,
  limitationPeriod,
  liquidatedDamages,
  minimumCommitment,
  missingParticulars,
  mostFavouredNation,
  nonCompete,
  nonSolicit,
  notices,
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
