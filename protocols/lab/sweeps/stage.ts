import type { Protocol } from '../../debate/protocol.ts';
import { ABSTAINS, type Debate, type DebateLog, type Panel, prepareDebate } from '../debate/index.ts';
import {
  type BlindAnswer,
  blindAnswers,
  itemOf,
  learntCompetences,
  type SimulatedItem,
  type SimulatedPanel,
  seat,
  simulatedDebaters,
} from '../panels/index.ts';
import { debates, hasNull } from './columns.ts';
import { Observer } from './conduct/index.ts';
import {
  type Asked,
  type Audience,
  askedAgain,
  bestExpert,
  blindVote,
  equalCostVote,
  learntWeights,
  mark,
  oneExpert,
} from './controls.ts';
import type { SweepDesign } from './design.ts';
import { type Grid, gridOf } from './grid.ts';
import type { ArmResult, SweepLine } from './record.ts';

/** A prepared protocol, and its null model where it debates. */
interface Prepared {
  readonly debate: Debate<SimulatedItem>;
  /** Where anybody speaks twice. */
  readonly observer: Observer | null;
  readonly null: Debate<SimulatedItem> | null;
}

/**
 * One scene of a sweep, ready to run any of its debates. A debate depends on its number and on the design alone: it does not
 * matter which ones ran before it, or where.
 */
export class Stage {
  readonly #design: SweepDesign;
  readonly #scene: number;
  readonly #panel: SimulatedPanel;
  readonly #audience: Audience;
  readonly #prepared: readonly Prepared[];
  /** Blind answers of the debate at hand, by item: every protocol asks for the same ones. */
  readonly #answers = new Map<string, readonly BlindAnswer[]>();

  /** Throws DesignFault as gridOf, and RangeError for a scene that is not in the design. */
  constructor(design: SweepDesign, panel: SimulatedPanel, scene: number) {
    const { scenes, arms }: Grid = gridOf(design, panel);
    const here = scenes[scene];
    if (here === undefined) throw new RangeError(`no scene ${scene}`);
    this.#design = design;
    this.#scene = scene;
    this.#panel = here.panel;
    const seating = seat(here.panel, design.seed);
    const competences = learntCompetences(here.panel, seating, design.calibration_items, design.seed);
    this.#audience = { seating, competences, seed: design.seed, speak: here.panel.tokens.speak };
    this.#prepared = arms.map(({ protocol }) => this.#prepare(protocol));
  }

  #prepare(protocol: Protocol): Prepared {
    const panel = this.#remembering(protocol.exposure !== 'stance');
    const observer = debates(protocol) ? new Observer(protocol, panel, this.#design.seed, hasNull(protocol)) : null;
    const null_ = {
      ...protocol,
      responder: { kind: 'null', firmness: this.#design.null_firmness, insight: 0 },
    } as const;
    return {
      debate: prepareDebate(protocol, observer?.panel ?? panel),
      observer,
      null: hasNull(protocol) ? prepareDebate(null_, panel) : null,
    };
  }

  #remembering(reasons: boolean): Panel<SimulatedItem> {
    const panel = simulatedDebaters(this.#audience.seating, this.#audience.competences, {
      reasons,
      seed: this.#design.seed,
    });
    return { ...panel, blind: (item) => this.#answers.get(item.id) ?? [] };
  }

  /** All protocols and controls on the items of one debate. */
  run(debate: number): SweepLine {
    const { seed, items_per_debate } = this.#design;
    const items = Array.from({ length: items_per_debate }, (_, index) =>
      itemOf(this.#panel, `item-${debate * items_per_debate + index}`, seed),
    );
    const answers = items.map((item) => blindOf(this.#audience, item));
    this.#answers.clear();
    for (const [index, item] of items.entries()) this.#answers.set(item.id, answers[index] as BlindAnswer[]);
    const asked = askedAgain(this.#audience);
    const held = this.#prepared.map((prepared) => this.#hold(prepared, items, asked));
    const controls = [oneExpert, bestExpert, blindVote, learntWeights].map((control) =>
      control(this.#audience, items, answers),
    );
    const results = [
      ...held.map(([result]) => result as ArmResult),
      ...controls,
      ...held.flatMap((row) => row.slice(1)),
    ];
    return { scene: this.#scene, debate, results };
  }

  /** The protocol, a vote at its cost where it debates, and its null debate where that can tell anything. */
  #hold({ debate, observer, null: null_ }: Prepared, items: readonly SimulatedItem[], asked: Asked): ArmResult[] {
    const { seed } = this.#design;
    const log = debate(items, seed);
    const result = this.#told(log, items);
    if (observer === null) return [result];
    const again = (item: SimulatedItem, member: number): string | null => {
      const choice = asked(item)[1]?.[member]?.choice ?? null;
      return choice === null ? null : (item.candidates[choice] as string);
    };
    return [
      { ...result, conduct: observer.conduct(log, items, again) },
      equalCostVote(this.#audience, items, result.tokens, asked),
      ...(null_ === null ? [] : [this.#told(null_(items, seed), items)]),
    ];
  }

  #told(log: DebateLog, items: readonly SimulatedItem[]): ArmResult {
    const { speak, hear } = this.#panel.tokens;
    const marks = log.tallies.map(({ winner }, index) => {
      const item = items[index] as SimulatedItem;
      return mark(winner === null ? null : item.candidates.indexOf(winner), item);
    });
    return {
      right: marks.join(''),
      rounds: log.rounds,
      statements: log.cost.statements,
      tokens: log.cost.statements * speak + log.cost.reads * hear,
      ...course(log, items),
    };
  }
}

const blindOf = ({ seating, seed }: Audience, item: SimulatedItem): BlindAnswer[] =>
  blindAnswers(seating, item, seed)[0] ?? [];

/** Means over items, round by round; an item the gate kept out stays as it was. Four decimals are more than a mean of votes has. */
function course({ items: logs, rounds }: DebateLog, items: readonly SimulatedItem[]) {
  const course: { agreement: number[]; accuracy: number[] } = { agreement: [], accuracy: [] };
  for (let round = 0; round <= rounds; round++) {
    let [agreement, accuracy] = [0, 0];
    for (const [index, { candidates, rounds: standings }] of logs.entries()) {
      const standing = standings[Math.min(round, standings.length - 1)];
      const votes = Array.from({ length: candidates.length }, () => 0);
      let cast = 0;
      for (const choice of standing?.choices ?? []) {
        if (choice === ABSTAINS) continue;
        votes[choice] = (votes[choice] as number) + 1;
        cast++;
      }
      agreement += cast === 0 ? 0 : Math.max(...votes) / cast;
      accuracy += cast === 0 ? 0 : (votes[items[index]?.truth ?? 0] as number) / cast;
    }
    course.agreement.push(Number((agreement / logs.length).toFixed(4)));
    course.accuracy.push(Number((accuracy / logs.length).toFixed(4)));
  }
  return course;
}
