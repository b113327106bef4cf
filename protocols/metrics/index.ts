export { adoption } from './adoption.ts';
export { agreement } from './agreement.ts';
export { banzhaf } from './banzhaf.ts';
export { brier, calibrationError, type Forecast } from './calibration.ts';
export { coFailure } from './co-failure.ts';
export { collapse } from './collapse.ts';
export { pairedDifference, pairedTest, shareInterval } from './comparison.ts';
export { type ConfederateTrial, confederateTest } from './confederate-test.ts';
export { corrections } from './corrections.ts';
export { disagreementCollapse } from './disagreement-collapse.ts';
export { effectiveAnswers, effectiveVoters, entropy, errorCorrelation, juryAccuracy } from './diversity.ts';
export { flips } from './flips.ts';
export { MeasureFault } from './measure-fault.ts';
export type { Occasion } from './occasion.ts';
export { oracleGap } from './oracle-gap.ts';
export { orderSensitivity } from './order-sensitivity.ts';
export { peerImportance } from './peer-importance.ts';
export { pivots } from './pivots.ts';
export { type Reasked, reaskedControl } from './reasked-control.ts';
export {
  fleissKappa,
  interval,
  kendallW,
  krippendorffAlpha,
  nominal,
  ordinal,
  ratio,
} from './reliability.ts';
