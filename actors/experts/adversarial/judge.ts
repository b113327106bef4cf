import type { Defeater, Expert } from '../expert.ts';

/** An expert that raises nothing and examines everybody's claims. */
export function judge(id: string, precision: number, examine: Defeater['examine']): Expert {
  return {
    id,
    domain: 'adversarial',
    competence: [],
    serves: 'any',
    reads: 'any',
    quick: false,
    deepOnly: true,
    precision,
    detectors: [],
    defeaters: [{ against: 'any', examine }],
  };
}
