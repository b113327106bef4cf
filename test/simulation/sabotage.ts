import type { Bus, Store, Write } from '../../runtime/index.ts';
import type { Sabotage } from './world.ts';

/** A store whose transactions forget some of their writes. */
const forgetful = (area: string): Sabotage => ({
  store: (store) =>
    wrapped(store, {
      commit: (writes, conditions) =>
        store.commit(
          writes.filter((write: Write) => write.op !== 'put' || write.key[0] !== area),
          conditions,
        ),
    }),
});

/** Defects that a runtime of this kind can have, each planted behind an honest port. The simulator must find them all. */
export const DEFECTS: Readonly<Record<string, Sabotage>> = {
  'skip the flush': { store: (store) => wrapped(store, { flush: async () => {} }) },
  'acknowledge early': {
    bus: (bus) =>
      wrapped(bus, {
        consume: (name, patterns, onDelivery) =>
          bus.consume(name, patterns, (delivery) => {
            delivery.ack();
            onDelivery({ ...delivery, ack: () => {}, retry: () => {} });
          }),
      }),
  },
  'forget the inbox': forgetful('inbox'),
  'lose the alarm': forgetful('alarm'),
  'forget the outbox': forgetful('outbox'),
  'forget the order': forgetful('order'),
  'publish twice without identity': {
    bus: (bus) =>
      wrapped(bus, {
        append: async (subject, body, id) => {
          await bus.append(subject, body, `${id}/again`);
          return await bus.append(subject, body, id);
        },
      }),
  },
};

/** The port with some of its methods replaced. */
function wrapped<Port extends Bus | Store>(port: Port, methods: Partial<Port>): Port {
  return new Proxy(port, {
    get: (target, name) => {
      const replaced = methods[name as keyof Port];
      const value = replaced ?? (target as unknown as Record<string | symbol, unknown>)[name];
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
