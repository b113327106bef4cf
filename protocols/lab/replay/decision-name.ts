import type { Decision } from '../../debate/protocol.ts';
import { level } from './level.ts';

/** A decision rule in a few words, its number in the catalogue first: `V6 log-odds, .6`. Equal names mean equal rules. */
export function decisionName(decision: Decision): string {
  switch (decision.rule) {
    case 'plurality':
      return 'V1 plurality';
    case 'threshold':
      return thresholdName(decision);
    case 'approval':
      return `V3 approval from ${level(decision.level)}`;
    case 'cumulative':
      return 'V4 cumulative';
    case 'reconcile':
      return 'V5 ReConcile';
    case 'log-odds':
      return `V6 log-odds, ${level(decision.accept)}${capName(decision.cap)}${trimName(decision.trim)}${decision.by_two === true ? ', by two' : ''}`;
    case 'trajectory':
      return 'V9 trajectory';
    case 'df-quad':
      return `V12 DF-QuAD, ${level(decision.accept)}`;
    case 'quadratic-energy':
      return `V12 quadratic energy, ${level(decision.accept)}`;
    case 'euler':
      return `V12 Euler, ${level(decision.accept)}`;
    case 'facts':
      return `V${decision.semantics === 'grounded' ? '11' : '12'} facts, ${FACTS[decision.semantics]}${decision.semantics === 'grounded' ? '' : `, ${level(decision.accept)}`}`;
    case 'committee':
      return `V14 ${METHODS[decision.method]}, ${decision.seats === 1 ? '1 seat' : `${decision.seats} seats`}`;
    case 'location':
      return `V15 ${LOCATIONS[decision.of]}${decision.cut === undefined ? '' : `, ${level(decision.cut)} off`}`;
    default:
      return BARE[decision.rule];
  }
}

type Threshold = Extract<Decision, { rule: 'threshold' }>;

function thresholdName({ share, strict, quorum }: Threshold): string {
  const needed = share === 1 && !strict ? 'unanimity' : `${strict ? 'more than' : 'at least'} ${part(share)}`;
  return `V2 ${needed}${quorum > 1 ? ` of ${quorum} votes or more` : ''}`;
}

function capName(cap: Extract<Decision, { rule: 'log-odds' }>['cap']): string {
  if (cap === undefined) return '';
  return cap === 'median' ? ', capped at the median' : `, capped at ${level(cap)}`;
}

const trimName = (trim: number | undefined): string =>
  trim === undefined ? '' : `, the heaviest${trim === 1 ? '' : ` ${trim}`} of each side left out`;

const part = (share: number): string => {
  if (share === 1 / 2) return 'half';
  return share === 2 / 3 ? 'two thirds' : level(share);
};

const METHODS = { pav: 'PAV', 'seq-pav': 'sequential PAV', 'equal-shares': 'equal shares' } as const;

const FACTS = { grounded: 'grounded', 'df-quad': 'DF-QuAD', euler: 'Euler' } as const;

const LOCATIONS = {
  mean: 'mean',
  median: 'median',
  'trimmed-mean': 'trimmed mean',
  'hodges-lehmann': 'Hodges-Lehmann',
} as const;

/** Rules without a level. */
const BARE = {
  borda: 'V4 Borda',
  copeland: 'V8 Copeland',
  minimax: 'V8 minimax',
  schulze: 'V7 Schulze',
  'ranked-pairs': 'V8 ranked pairs',
  'instant-runoff': 'V8 instant runoff',
  'split-cycle': 'V8 split cycle',
  kemeny: 'V8 Kemeny',
  star: 'V4 STAR',
  'surprisingly-popular': 'V5 surprisingly popular',
  'peer-prediction': 'V10 peer prediction',
  'dawid-skene': 'V10 Dawid-Skene',
  'one-coin': 'V10 one coin',
  glad: 'V10 GLAD',
  grounded: 'V11 grounded',
  judge: 'V13 judge',
  delphi: 'P11 Delphi',
} as const;
