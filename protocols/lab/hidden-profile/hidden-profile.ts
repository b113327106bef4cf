import type { Decision } from '../../debate/protocol.ts';
import { decide } from '../../decision/index.ts';
import { shareInterval } from '../../metrics/index.ts';
import { seededRandom } from '../../seeded.ts';
import { compared, shown } from '../statistics/index.ts';
import { ARMS, type Arm, ballotsUnder, type Liar, RIGHT, WRONG } from './arms.ts';
import { drawnCase, type Setting } from './case.ts';

/** How a comparison of arms is laid out: every level of a factor with every level of the others. */
export interface HiddenProfileDesign {
  readonly cases: number;
  readonly seed: number;
  readonly base: Omit<Setting, 'hands' | 'profile'>;
  readonly profiles: readonly Setting['profile'][];
  readonly hands: readonly number[];
  /** Whether one of the experts lies, with the same clean record as all. */
  readonly liars: readonly (Liar | null)[];
  readonly rules: readonly Decision[];
}

export const USUAL_HIDDEN_PROFILE: HiddenProfileDesign = {
  cases: 1000,
  seed: 1,
  base: { experts: 5, shared: 3, hand: 2, telling: 0.7, misread: 0.05 },
  profiles: ['plain', 'hidden'],
  hands: [1, 2, 5],
  liars: [null, { found: 0.9, cites: 4 }],
  rules: [
    { rule: 'log-odds', accept: 0.5 },
    { rule: 'log-odds', accept: 0.5, cap: 1 },
    { rule: 'facts', semantics: 'euler', accept: 0.5 },
  ],
};

/** One arm under one rule in one cell of the design. */
export interface ArmRow {
  readonly profile: Setting['profile'];
  readonly hands: number;
  readonly liar: boolean;
  readonly rule: Decision;
  readonly arm: Arm;
  readonly cases: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
  /** Less the same rule on the blind answers, on the same cases; null for the blind arm itself. */
  readonly overBlind: {
    readonly mean: number;
    readonly low: number;
    readonly high: number;
    readonly shown: string;
  } | null;
}

/**
 * Every arm on the same cases. Differences from the arm's own rule blind carry intervals over cases, and p-values corrected for
 * all of the design together. Throws RangeError for a setting without hidden profiles.
 */
export function hiddenProfile(design: HiddenProfileDesign = USUAL_HIDDEN_PROFILE): ArmRow[] {
  const cells = design.profiles.flatMap((profile) =>
    design.hands.flatMap((hands) =>
      design.liars.flatMap((liar) => cellRows(design, { ...design.base, hands, profile }, liar)),
    ),
  );
  const tested = cells.filter(({ arm }) => arm !== 'blind');
  const made = compared(
    tested.map(({ arm, right, blind }) => ({ method: arm, control: 'blind', right, controlRight: blind })),
  );
  const findings = new Map(tested.map((cell, index) => [cell, made[index]]));
  return cells.map((cell) => {
    const { right, blind: _blind, ...row } = cell;
    const hits = right.filter(Boolean).length;
    const finding = findings.get(cell);
    return {
      ...row,
      cases: right.length,
      right: hits / right.length,
      ...shareInterval(hits, right.length),
      overBlind: finding === undefined ? null : { ...finding.difference, shown: shown(finding) },
    };
  });
}

interface Cell extends Pick<ArmRow, 'profile' | 'hands' | 'liar' | 'rule' | 'arm'> {
  /** By case. */
  readonly right: readonly boolean[];
  readonly blind: readonly boolean[];
}

function cellRows({ cases, seed, rules }: HiddenProfileDesign, setting: Setting, liar: Liar | null): Cell[] {
  const { profile, hands } = setting;
  // The same cases and the same looks whether somebody lies or not, and under every arm.
  const drawn = Array.from({ length: cases }, (_, index) =>
    drawnCase(setting, seededRandom(seed, 'hidden-profile', profile, String(hands), String(index))),
  );
  const votes = ARMS.map((arm) =>
    drawn.map((one, index) => ballotsUnder(arm, one, setting, liar, seededRandom(seed, 'looks', String(index)))),
  );
  return rules.flatMap((rule) => {
    const right = votes.map((own) =>
      own.map((ballots) => decide(rule, ballots, 'case', [RIGHT, WRONG]).winner === RIGHT),
    );
    const blind = right[ARMS.indexOf('blind')] as boolean[];
    return ARMS.map((arm, index) => ({
      profile,
      hands,
      liar: liar !== null,
      rule,
      arm,
      right: right[index] as boolean[],
      blind,
    }));
  });
}
