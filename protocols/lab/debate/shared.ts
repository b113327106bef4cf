import type { Decision, Topology } from '../../debate/protocol.ts';
import type { Tally } from '../../debate/tally.ts';
import { type BallotBox, columnBox } from '../../decision/index.ts';
import { ItemHistory, type Standing } from './item-history.ts';
import { Seating } from './links.ts';
import { keyOf } from './luck.ts';
import type { Item, Panel, PanelAnswer } from './panel.ts';

/** Blind rounds that are kept: those of a debate, which is held again as a null debate and on its own rule. */
const MOST_OPENED = 16;

/** The blind round on an item, with its ballots checked. Nothing in it is ever changed. */
export interface Opening<Question extends Item> {
  readonly item: Question;
  /** By seat: known probability of being right, 0..1. */
  readonly competence: readonly number[];
  readonly standing: Standing;
  readonly box: BallotBox;
  /** Key of the item's random streams. */
  readonly key: number;
  /** By decision rule: what it makes of these ballots alone. */
  readonly tallies: Map<Decision, Tally>;
}

/** Those who sit there, in order of id. */
interface Seats {
  readonly ids: readonly string[];
  /** Indices in the panel. */
  readonly members: readonly number[];
}

/** What debates of the same members with the same competences have in common, under whatever protocols. */
export class Shared<Question extends Item> {
  /** By topology. Kept between debates: a graph that looks at neither item nor round is drawn once for each seed. */
  readonly #seatings = new Map<string, Seating>();
  readonly #rules = new Map<string, Decision>();
  /** By the list of blind answers: debates with the same list for the same item begin from the same round. */
  readonly #openings = new Map<readonly PanelAnswer[], Opening<Question> & { readonly seed: number }>();

  seating(topology: Topology): Seating {
    const name = JSON.stringify(topology);
    const seating = this.#seatings.get(name) ?? new Seating(topology);
    this.#seatings.set(name, seating);
    return seating;
  }

  /** The same object for the same rule, by which what was decided before is found. */
  rule(decision: Decision): Decision {
    const name = JSON.stringify(decision);
    const rule = this.#rules.get(name) ?? decision;
    this.#rules.set(name, rule);
    return rule;
  }

  /** Throws RangeError for an item with fewer than two candidates, and for answers that are none. */
  opening(panel: Panel<Question>, seats: Seats, item: Question, seed: number): Opening<Question> {
    if (item.candidates.length < 2) throw new RangeError(`${item.id} has fewer than two candidates`);
    const answers = panel.blind(item, seed);
    const known = this.#openings.get(answers);
    if (known?.item === item && known.seed === seed) return known;
    const opening = { ...opened(panel, seats, answers, item, keyOf(seed, item.id)), seed };
    if (this.#openings.size >= MOST_OPENED) this.#openings.clear();
    this.#openings.set(answers, opening);
    return opening;
  }
}

function opened<Question extends Item>(
  panel: Panel<Question>,
  { ids, members }: Seats,
  answers: readonly PanelAnswer[],
  item: Question,
  key: number,
): Opening<Question> {
  if (answers.length !== members.length) throw new RangeError(`${answers.length} answers of ${members.length} members`);
  const competence = members.map((member) => panel.competence(member, item));
  const history = new ItemHistory(item, competence, key);
  const standing = history.open(false);
  for (let seat = 0; seat < members.length; seat++) {
    history.say(seat, answers[members[seat] as number] as PanelAnswer);
  }
  const { id, candidates } = item;
  const { choices, confidences } = standing;
  const box = columnBox(id, candidates, { voters: ids, choices, confidences, competences: competence });
  return { item, competence, standing, box, key, tallies: new Map() };
}
