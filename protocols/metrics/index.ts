export { agreement } from './agreement.ts';
export { brier, calibrationError } from './calibration.ts';
export { pairedDifference, pairedTest, shareInterval } from './comparison.ts';
export { effectiveAnswers, effectiveVoters, entropy, errorCorrelation, juryAccuracy } from './diversity.ts';
export { flips } from './flips.ts';
export {
  fleissKappa,
  interval,
  kendallW,
  krippendorffAlpha,
  nominal,
  ordinal,
  ratio,
} from './reliability.ts';
