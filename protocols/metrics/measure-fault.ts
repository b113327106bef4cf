/** Why a metric has no value. */
type Fault = 'empty' | 'unequal-lengths' | 'not-a-count';

/** Input a metric is not defined for. Terminal: the same input fails again. A RangeError, as other metrics throw. */
export class MeasureFault extends RangeError {
  override readonly name = 'MeasureFault';
  readonly fault: Fault;

  constructor(fault: Fault, detail: string) {
    super(`${fault}: ${detail}`);
    this.fault = fault;
  }
}
