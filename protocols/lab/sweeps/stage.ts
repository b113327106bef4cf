import type { Protocol } from '../../debate/protocol.ts';
import { ABSTAINS, type Debate, type DebateLog, type Panel, prepareDebate, Shared } from '../debate/index.ts';
import {
  type BlindAnswer,
  itemOf,
  learntCompetences,
  type SimulatedItem,
  type SimulatedPanel,
  seat,
  simulatedDebaters,
  stream,
} from '../panels/index.ts';
import { debates, hasNull } from './columns.ts';
import { Observer } from './conduct/index.ts';
import {
  type Asked,
  type Audience,
  askedAgain,
  bestAskedAgain,
  bestExpert,
  equalCostVote,
  learntWeights,
  mark,
  oneExpert,
  plainVote,
  pooledAnswers,
  votes,
} from './controls.ts';
import type { SweepDesign } from './design.ts';
import { type Grid, gridOf } from './grid.ts';
import type { ArmResult, SweepLine } from './record.ts';

/** A prepared protocol, and its null model where it debates. */
interface Prepared {
  readonly debate: Debate<SimulatedItem>;
  /** The protocol's own decision rule, on blind answers alone. */
  readonly ownRule: Debate<SimulatedItem>;
  /** Only where anybody speaks twice. */
  readonly observer: Observer | null;
  readonly null: Debate<SimulatedItem> | null;
}

/**
 * One scene of a sweep, ready to run any of its debates. A debate depends only on its number and the design, not on
 * which ones ran before it, or where.
 */
export class Stage {
  readonly #design: SweepDesign;
  readonly #scene: number;
  readonly #panel: SimulatedPanel;
  readonly #protocols: readonly Protocol[];
  /** By drawn panel, prepared when its first debate is held. */
  readonly #casts = new Map<number, Cast>();
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
    this.#protocols = arms.map(({ protocol }) => protocol);
  }

  /** The panel that holds this debate: debates are dealt out to the drawn panels in turn. */
  #castOf(debate: number): Cast {
    const drawn = debate % this.#design.panels;
    const known = this.#casts.get(drawn);
    if (known !== undefined) return known;
    const { calibration_items } = this.#design;
    // The first panel is the one the seed alone gives; the others have their own seeds.
    const seed =
      drawn === 0 ? this.#design.seed : stream(this.#design.seed, 'panel', String(drawn)).integer(1, 2 ** 31);
    const seating = seat(this.#panel, seed);
    const competences = learntCompetences(this.#panel, seating, calibration_items, seed);
    const audience = { seating, competences, seed: this.#design.seed, speak: this.#panel.tokens.speak };
    const shared = new Shared<SimulatedItem>();
    const cast = { audience, prepared: this.#protocols.map((protocol) => this.#prepare(protocol, audience, shared)) };
    this.#casts.set(drawn, cast);
    return cast;
  }

  #prepare(protocol: Protocol, audience: Audience, shared: Shared<SimulatedItem>): Prepared {
    const panel = this.#remembering(protocol.exposure !== 'stance', audience);
    const observer = debates(protocol)
      ? new Observer(protocol, panel, this.#design.seed, hasNull(protocol), shared)
      : null;
    const nullModel = {
      ...protocol,
      responder: { kind: 'null', firmness: this.#design.null_firmness, insight: 0 },
    } as const;
    return {
      debate: prepareDebate(protocol, observer?.panel ?? panel, shared),
      ownRule: prepareDebate(withoutDebate(protocol), panel, shared),
      observer,
      null: hasNull(protocol) ? prepareDebate(nullModel, panel, shared) : null,
    };
  }

  #remembering(reasons: boolean, { seating, competences }: Audience): Panel<SimulatedItem> {
    const panel = simulatedDebaters(seating, competences, {
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
    const { audience, prepared: all } = this.#castOf(debate);
    const asked = askedAgain(audience);
    const answers = items.map((item) => [...(asked(item).everybody(1)[0] ?? [])]);
    this.#answer(items, answers);
    const held = all.map((prepared) => this.#hold(prepared, items, { audience, answers, asked }));
    const cast = votes(audience, items, answers);
    const controls = [
      oneExpert(audience, items, answers),
      bestExpert(audience, items, answers),
      plainVote(audience, items, cast),
      learntWeights(audience, items, cast),
    ];
    const results = [
      ...held.map(([result]) => result as ArmResult),
      ...controls,
      ...held.flatMap((row) => row.slice(1)),
    ];
    return { scene: this.#scene, debate, results };
  }

  /** The protocol, a vote at its cost where it debates, and its null debate where that can tell anything. */
  #hold(
    { debate, ownRule, observer, null: nullModel }: Prepared,
    items: readonly SimulatedItem[],
    { audience, answers, asked }: { audience: Audience; answers: readonly BlindAnswer[][]; asked: Asked },
  ): ArmResult[] {
    const { seed } = this.#design;
    const log = debate(items, seed);
    const result = this.#resultOf(log, items);
    if (observer === null) return [result];
    const second = new Map(items.map((item) => [item.id, asked(item)] as const));
    const again = (item: SimulatedItem, member: number): string | null => {
      const choice = second.get(item.id)?.round(1)[member]?.choice ?? null;
      return choice === null ? null : (item.candidates[choice] as string);
    };
    const pooled = items.map((item) => pooledAnswers(audience, item, result.statements / items.length, asked));
    const said = {
      answers: pooled.map(({ answers: own }) => own),
      statements: pooled.reduce((sum, own) => sum + own.statements, 0),
    };
    const paid = { statements: said.statements, tokens: said.statements * audience.speak };
    // In this order: what has been drawn for all need not be drawn for one.
    const vote = equalCostVote(audience, items, result.tokens, asked);
    const best = bestAskedAgain(audience, items, result.statements, asked);
    return [
      { ...result, conduct: observer.conduct(log, items, again) },
      this.#resultOf(ownRule(items, seed), items),
      { ...this.#decidedOn(said.answers, ownRule, items, answers), ...paid },
      { ...learntWeights(audience, items, votes(audience, items, said.answers)), ...paid },
      best,
      vote,
      ...(nullModel === null ? [] : [this.#resultOf(nullModel(items, seed), items)]),
    ];
  }

  /** What everybody answers is kept for all protocols of a debate: they ask for the same answers. */
  #answer(items: readonly SimulatedItem[], answers: readonly (readonly BlindAnswer[])[]): void {
    this.#answers.clear();
    for (const [index, item] of items.entries()) this.#answers.set(item.id, answers[index] as readonly BlindAnswer[]);
  }

  /** What a rule makes of these answers in place of the blind ones. */
  #decidedOn(
    answers: readonly (readonly BlindAnswer[])[],
    rule: Debate<SimulatedItem>,
    items: readonly SimulatedItem[],
    blind: readonly (readonly BlindAnswer[])[],
  ): ArmResult {
    this.#answer(items, answers);
    const result = this.#resultOf(rule(items, this.#design.seed), items);
    this.#answer(items, blind);
    return result;
  }

  #resultOf(log: DebateLog, items: readonly SimulatedItem[]): ArmResult {
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

/** A drawn panel and every protocol prepared for it. */
interface Cast {
  readonly audience: Audience;
  readonly prepared: readonly Prepared[];
}

const withoutDebate = (protocol: Protocol): Protocol => ({
  ...protocol,
  gate: { kind: 'none' },
  stop: { rules: [{ rule: 'fixed-rounds', rounds: 0 }], min_rounds: 0, max_rounds: 0 },
});

/** Means over items, round by round; an item the gate kept out stays as it was. Four decimals are more than a mean of votes has. */
function course({ items: logs, rounds }: DebateLog, items: readonly SimulatedItem[]) {
  const course: { agreement: number[]; accuracy: number[] } = { agreement: [], accuracy: [] };
  for (let round = 0; round <= rounds; round++) {
    let [agreement, accuracy] = [0, 0];
    for (const [index, { candidates, rounds: standings }] of logs.entries()) {
      const standing = standings[Math.min(round, standings.length - 1)];
      const given = candidates.map(() => 0);
      let cast = 0;
      const choices = standing?.choices ?? [];
      for (let seat = 0; seat < choices.length; seat++) {
        const choice = choices[seat] as number;
        if (choice === ABSTAINS) continue;
        given[choice] = (given[choice] as number) + 1;
        cast++;
      }
      agreement += cast === 0 ? 0 : Math.max(...given) / cast;
      accuracy += cast === 0 ? 0 : (given[items[index]?.truth ?? 0] as number) / cast;
    }
    course.agreement.push(Number((agreement / logs.length).toFixed(4)));
    course.accuracy.push(Number((accuracy / logs.length).toFixed(4)));
  }
  return course;
}
