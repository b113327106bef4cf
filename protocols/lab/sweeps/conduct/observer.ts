import type { Protocol } from '../../../debate/protocol.ts';
import { type Debate, type DebateLog, type Panel, prepareDebate, type Shared } from '../../debate/index.ts';
import type { SimulatedItem } from '../../panels/index.ts';
import { confederateConduct, withConfederate } from './confederate.ts';
import { adoptionConduct, courseConduct, orderConduct } from './course.ts';
import { type Heard, listening } from './listening.ts';
import type { Conduct } from './measure.ts';

/** What a member says of an item when it is asked once more, having heard nothing of it; null abstains. */
export type Again = (item: SimulatedItem, member: number) => string | null;

/**
 * Watches the debates of one protocol. What members heard is noted while they debate; what they do under a confederate, and
 * in the opposite order, is found by debating the same items again with the same luck.
 */
export class Observer {
  /** The panel to debate with. */
  readonly panel: Panel<SimulatedItem>;
  readonly #seed: number;
  readonly #reversed: readonly string[];
  readonly #heard: Heard[] = [];
  readonly #exposed: Debate<SimulatedItem> | null;
  readonly #turned: Debate<SimulatedItem> | null;

  /** `free`: members answer in their own way, so that it is theirs to heed or not what they hear. */
  constructor(
    protocol: Protocol,
    panel: Panel<SimulatedItem>,
    seed: number,
    free: boolean,
    shared: Shared<SimulatedItem>,
  ) {
    this.#seed = seed;
    this.#reversed = panel.members.toSorted().toReversed();
    this.panel = free ? listening(panel, (heard) => this.#heard.push(heard)) : panel;
    // A voter that is alone has nobody to sway.
    this.#exposed =
      free && panel.members.length > 1 ? prepareDebate(protocol, withConfederate(panel, seed), shared) : null;
    const inTurn = protocol.schedule === 'sequential';
    this.#turned = inTurn ? prepareDebate({ ...protocol, schedule: 'recorded' }, panel, shared) : null;
  }

  /** Of the debate that has just been held on these items. */
  conduct(log: DebateLog, items: readonly SimulatedItem[], again: Again): Conduct {
    const byId = new Map(items.map((item) => [item.id, item]));
    const occasions = this.#heard.map(({ item, member, own, heard, next }) => ({
      own,
      heard,
      next,
      again: again(byId.get(item) as SimulatedItem, member),
    }));
    this.#heard.length = 0;
    const turned = this.#turned?.(items, log.seed, () => this.#reversed);
    const exposed = this.#exposed?.(items, log.seed);
    return {
      ...courseConduct(log, items),
      ...adoptionConduct(occasions),
      ...(turned === undefined ? {} : orderConduct(log, turned)),
      ...(exposed === undefined ? {} : confederateConduct(log, exposed, items, this.#seed)),
    };
  }
}
