export { agreement } from './agreement.ts';
export { brier, calibrationError } from './calibration.ts';
export { effectiveAnswers, effectiveVoters, entropy, errorCorrelation, juryAccuracy } from './diversity.ts';
export {
  fleissKappa,
  interval,
  kendallW,
  krippendorffAlpha,
  nominal,
  ordinal,
  ratio,
} from './reliability.ts';
