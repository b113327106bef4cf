import type { Modality } from '../provision.ts';
import type { Predicate } from './verb-phrase.ts';

/** How the sentence binds, once the subject is known to be denied or not. */
export function modalityOf(force: Predicate['force'], negative: boolean): Modality {
  switch (force) {
    case 'duty':
      return negative ? 'prohibition' : 'duty';
    // `shall not be required to` frees; `shall not` forbids.
    case 'obligation':
    case 'liability':
      return negative ? 'exemption' : 'duty';
    case 'right':
      return negative ? 'prohibition' : 'right';
    case 'prohibition':
      return negative ? 'right' : 'prohibition';
    case 'present':
    case 'weak':
      return 'statement';
    default:
      return force satisfies never;
  }
}
