import { assign, setup } from 'xstate';
import { type Behaviour, effectActions } from '../../../runtime/hosting/index.ts';
import { type Bus, connectNats, parseAddress } from '../../../runtime/index.ts';
import type { Row } from '../table.ts';
import { withHost } from './rig.ts';

const ACTORS = 100;

/** Messages of each kind, after a tenth as many to warm up; a bare one costs so little that more are needed to measure it. */
const THROUGH = 10_000;
const BARE = 200_000;

/** Appends under way at once. */
const AHEAD = 1_000;

const machine = setup({
  types: { context: {} as { heard: number }, events: {} as { type: 'tick' } },
  actions: effectActions,
}).createMachine({
  id: 'counter',
  context: { heard: 0 },
  on: { tick: { actions: assign({ heard: ({ context }) => context.heard + 1 }) } },
});

const counter: Behaviour = {
  type: 'counter',
  machine,
  version: 1,
  durability: 'flush',
  patterns: ['conclave.counter.*'],
  route: ({ subject }) => [{ key: subject.slice('conclave.counter.'.length), event: { type: 'tick' } }],
  initialInput: () => ({}),
};

/** Resolves when it was called so many times. */
class Countdown {
  readonly #reached = Promise.withResolvers<void>();
  #left: number;

  constructor(count: number) {
    this.#left = count;
  }

  count(): void {
    if (--this.#left === 0) this.#reached.resolve();
  }

  reached(): Promise<void> {
    return this.#reached.promise;
  }
}

/** Messages a second through journal and host, each handled, on disk and acknowledged, against the message server alone. */
export function benchMessages(): Promise<Row[]> {
  let acknowledged = (): void => {};
  const through = (bus: Bus): Bus => ({
    publish: bus.publish.bind(bus),
    append: bus.append.bind(bus),
    record: bus.record.bind(bus),
    subscribe: bus.subscribe.bind(bus),
    close: bus.close.bind(bus),
    consume: (name, patterns, onDelivery) =>
      bus.consume(name, patterns, (delivery) => {
        const ack = (): void => {
          delivery.ack();
          acknowledged();
        };
        onDelivery({ ...delivery, ack });
      }),
  });
  return withHost({ behaviours: [counter], handlers: {}, through }, async ({ bus, url }) => {
    const handled = async (count: number, label: string): Promise<number> => {
      const countdown = new Countdown(count);
      acknowledged = () => countdown.count();
      const from = performance.now();
      for (let sent = 0; sent < count; sent += AHEAD) {
        const some = Array.from({ length: Math.min(AHEAD, count - sent) }, (_, index) => sent + index);
        await Promise.all(some.map((n) => bus.append(`conclave.counter.${n % ACTORS}`, { n }, `${label}/${n}`)));
      }
      await countdown.reached();
      return (count / (performance.now() - from)) * 1_000;
    };
    await handled(THROUGH / 10, 'warm');
    const measured = await handled(THROUGH, 'run');
    await bareMessages(url, BARE / 10);
    const baseline = await bareMessages(url, BARE);
    return [
      {
        what: 'message through journal and host: handled, on disk, acknowledged',
        measured: `${perSecond(measured)}`,
        baseline: `${perSecond(baseline)}, bare publish and subscribe`,
        ratio: measured / baseline,
        aim: '',
      },
    ];
  });
}

async function bareMessages(url: string, count: number): Promise<number> {
  const [from, to] = await Promise.all([connectNats(parseAddress(url)), connectNats(parseAddress(url))]);
  const countdown = new Countdown(count);
  to.subscribe('bare', { callback: () => countdown.count() });
  await to.flush();
  const began = performance.now();
  for (let n = 0; n < count; n++) {
    from.publish('bare', JSON.stringify({ n }));
    // The client's buffer would grow without end, and the server cuts off who reads too slowly.
    if (n % AHEAD === 0) await from.flush();
  }
  await countdown.reached();
  const took = performance.now() - began;
  await Promise.all([from.close(), to.close()]);
  return (count / took) * 1_000;
}

const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en-US')} /s`;
