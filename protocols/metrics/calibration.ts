/** A probability that was stated, and whether it came true. */
export interface Forecast {
  readonly probability: number;
  readonly outcome: boolean;
}

/** Mean squared error of the probabilities (Brier 1950), 0..1, less is better; always saying ½ gives ¼. Throws RangeError for none. */
export function brier(forecasts: readonly Forecast[]): number {
  check(forecasts);
  return (
    forecasts.reduce((sum, { probability, outcome }) => sum + (probability - Number(outcome)) ** 2, 0) /
    forecasts.length
  );
}

/**
 * Expected calibration error, 0..1: forecasts in `bins` bins of equal width, |mean probability - share that came true|,
 * weighted by size. With few forecasts a bin it is biased upwards. Throws RangeError for no forecasts.
 */
export function calibrationError(forecasts: readonly Forecast[], bins = 10): number {
  check(forecasts);
  const filled = Map.groupBy(forecasts, ({ probability }) => Math.min(bins - 1, Math.floor(probability * bins)));
  let error = 0;
  for (const members of filled.values()) {
    error += Math.abs(members.reduce((sum, { probability, outcome }) => sum + probability - Number(outcome), 0));
  }
  return error / forecasts.length;
}

function check(forecasts: readonly Forecast[]): void {
  if (forecasts.length === 0) throw new RangeError('no forecasts');
  for (const { probability } of forecasts) {
    if (!(probability >= 0 && probability <= 1)) throw new RangeError(`probability ${probability}`);
  }
}
