/** The operators' pages of this process: with the engine they can act, without it they only show. */
import * as Effect from 'effect/Effect';
import type * as Scope from 'effect/Scope';
import { accountBehaviour } from '../../actors/account/index.ts';
import { courierBehaviour } from '../../actors/courier/index.ts';
import { expertBehaviour } from '../../actors/panel/index.ts';
import { publisherBehaviour } from '../../actors/publisher/index.ts';
import { reviewBehaviour, revisionBehaviour } from '../../actors/review/index.ts';
import type { Config, Logger } from '../../runtime/index.ts';
import type { PageFinder } from '../http/server.ts';
import { JournalReader } from '../operations/journal-reader.ts';
import { latePages } from '../pages/late-pages.ts';
import { NodeReports } from '../pages/ops/overview/node-reports.ts';
import { readOperatorSettings } from '../sso/index.ts';
import type { DeliveryService } from '../webhooks/index.ts';
import { acquired } from './acquired.ts';
import type { Engine } from './engine.ts';
import type { NodeServices } from './node-services.ts';

/** The machines that can be drawn, in the order in which a review meets them. */
const BEHAVIOURS = [
  reviewBehaviour,
  expertBehaviour,
  publisherBehaviour,
  courierBehaviour([]),
  revisionBehaviour,
  accountBehaviour,
];

const MACHINES = new Map(BEHAVIOURS.map(({ type, machine }) => [type, machine]));

interface OperatorPagesOptions {
  readonly token: string;
  readonly log: Logger;
  readonly closing: AbortSignal;
  readonly config: Config;
  readonly deliveries: DeliveryService;
}

/** @param closing ends the streams of pages that are open */
export const operatorPages = Effect.fnUntraced(function* (
  ports: NodeServices & Partial<Pick<Engine, 'deadLetters'>>,
  { token, log, closing, config, deliveries }: OperatorPagesOptions,
): Effect.fn.Return<PageFinder, unknown, Scope.Scope> {
  const { bus, clock, entropy, node, natsUrl, clientFacing, deadLetters, accounts } = ports;
  const journal = yield* acquired(
    async () => new JournalReader(natsUrl),
    (reader) => reader.close(),
  );
  const book = new NodeReports(clock);
  yield* acquired(
    () => book.listen(bus),
    (listening) => listening.stop(),
  );
  const { store } = clientFacing;
  const oidc = config.operatorsOidc === undefined ? undefined : readOperatorSettings(config.operatorsOidc);
  const { adminUrl, webhookAllowLoopback: allowLoopback } = config;
  const signIn = { oidc, adminUrl, allowLoopback, token };
  const services = { store, bus, clock, entropy, log, ...signIn, node, closing, machines: MACHINES, journal };
  return latePages('/ops', async () => {
    const { opsSite } = await import('../pages/ops/ops-site.ts');
    const site = opsSite({ ...services, deadLetters, accounts, deliveries }, book);
    return (request) => site.find(request);
  });
});
