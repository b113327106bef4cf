export { agreement } from './agreement.ts';
export { brier, calibrationError, type Forecast } from './calibration.ts';
export { effectiveAnswers, effectiveVoters, entropy, errorCorrelation, juryAccuracy } from './diversity.ts';
export {
  type Distance,
  fleissKappa,
  interval,
  kendallW,
  krippendorffAlpha,
  nominal,
  ordinal,
  ratio,
} from './reliability.ts';
