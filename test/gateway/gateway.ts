import * as Context from 'effect/Context';
import * as Effect from 'effect/Effect';
import * as Exit from 'effect/Exit';
import * as Layer from 'effect/Layer';
import * as Scope from 'effect/Scope';
import type { AccountService } from '../../gateway/accounts/index.ts';
import type { CatchUp } from '../../gateway/cluster/catch-up.ts';
import { AdminServer, adminServer, Gateway, type HttpLimits, httpServer } from '../../gateway/http/index.ts';
import { MetricsRegistry } from '../../gateway/metrics/index.ts';
import { byLabel } from '../../gateway/metrics/metric-family.ts';
import { customerPages } from '../../gateway/pages/app/app-site.ts';
import { PlaybookService } from '../../gateway/playbooks/index.ts';
import { readPlaybook } from '../../gateway/playbooks/read-playbook.ts';
import type { DecisionService } from '../../gateway/reviews/decision-service.ts';
import { StoredDecisions } from '../../gateway/reviews/stored-decisions.ts';
import { type ReadUpload, UnreadableUpload, UnsupportedUpload } from '../../gateway/uploads/upload-reader.ts';
import { DeliveryService } from '../../gateway/webhooks/index.ts';
import type { Tier } from '../../protocols/account/index.ts';
import {
  type Bus,
  type Clock,
  type Logger,
  MemoryStore,
  type Store,
  seededEntropy,
  silentLogger,
  systemClock,
} from '../../runtime/index.ts';
import { openAccountHome } from '../actors/account/account-home.ts';
import { FakeReviewService } from './fake-review-service.ts';

export interface RunningGateway {
  readonly url: string;
  readonly adminUrl: string;
  readonly reviews: FakeReviewService;
  readonly store: MemoryStore;
  /** The same as its node has it: what is written through it wakes who waits for it. */
  readonly watched: Store;
  readonly bus: Bus;
  readonly accounts: AccountService;
  /** Keys of an Enterprise, a Business and a Free account. */
  readonly keys: { readonly enterprise: string; readonly business: string; readonly free: string };
  /** What /readyz gives as its reason; empty when ready. */
  notReady: string;
  readonly close: () => Promise<void>;
}

export interface GatewayOptions {
  readonly limits?: Partial<HttpLimits>;
  readonly allowLoopbackWebhooks?: boolean;
  readonly log?: Logger;
  readonly reviews?: FakeReviewService;
  readonly clock?: Clock;
  readonly otlpEndpoint?: string;
  readonly onRefused?: (reason: string) => void;
  readonly catchUp?: CatchUp;
  readonly decisions?: DecisionService;
  readonly hasLanguageModels?: boolean;
  /** Where people reach the pages; this machine unless given. */
  readonly publicUrl?: string;
  /** Calls a minute of the three accounts; null: their tiers'. Far more than a test makes unless given. */
  readonly callsPerMinute?: number | null;
}

export const ADMIN_TOKEN = 'adm_test';

/** What /readyz adds with the token. */
const READY_NOTES: readonly string[] = ['nats-server 2.10.27', 'A file is open to others.'];

/** More calls a minute than any test makes. */
const PLENTY = 1_000_000;

/** A gateway on free ports over a fake review service, a memory store and an upload reader that knows text only. */
export async function startGateway(options: GatewayOptions = {}): Promise<RunningGateway> {
  const store = new MemoryStore();
  const reviews = options.reviews ?? new FakeReviewService();
  const entropy = seededEntropy(7);
  const clock = options.clock ?? systemClock;
  const pepper = entropy.bytes(32);
  const home = await openAccountHome({ clock, entropy, pepper, store });
  const { accounts, authentication } = home;
  const limit = options.callsPerMinute === undefined ? PLENTY : options.callsPerMinute;
  const open = async (id: string, name: string, tier: Tier): Promise<string> => {
    await accounts.open({ id, name, tier: 'business' });
    await accounts.change(id, { type: 'set-limit', calls_per_minute: limit });
    const { key } = await accounts.addKey(id, 'First key');
    if (tier !== 'business') await accounts.change(id, { type: 'set-tier', tier });
    return key;
  };
  const keys = {
    enterprise: await open('acme', 'Acme', 'enterprise'),
    business: await open('other', 'Other', 'business'),
    free: await open('small', 'Small', 'free'),
  };
  const running = {
    url: '',
    adminUrl: '',
    reviews,
    store,
    watched: home.store,
    bus: home.bus,
    accounts,
    keys,
    notReady: '',
    close: async () => {},
  };
  const services = {
    reviews,
    playbooks: new PlaybookService({ bus: home.bus, store, clock, entropy, changes: home.changes }),
    decisions: options.decisions ?? new StoredDecisions({ bus: home.bus, store, clock, changes: home.changes }),
    deliveries: new DeliveryService({ bus: home.bus, store, clock, entropy, changes: home.changes }),
    accounts,
    store,
    clock,
    entropy,
    log: options.log ?? silentLogger,
    allowLoopbackWebhooks: options.allowLoopbackWebhooks ?? false,
  };
  const registry = new MetricsRegistry();
  registry.add(() => [
    byLabel('gauge', 'conclave_reviews', 'Reviews by status.', 'status', [
      ['processing', 2],
      ['completed', 3],
    ]),
  ]);
  const gateway = httpServer({
    ...services,
    host: '127.0.0.1',
    port: 0,
    uploads: { read: readUpload, readPlaybook: async (written) => readPlaybook(written) },
    authentication,
    version: '0.0.0',
    pages: customerPages({
      ...services,
      publicUrl: options.publicUrl,
      companyRequestsPerMinute: PLENTY,
      hasLanguageModels: options.hasLanguageModels ?? false,
    }),
    otlpEndpoint: options.otlpEndpoint,
    registry,
    ...(options.onRefused && { onRefused: options.onRefused }),
    catchUp: options.catchUp,
    limits: { shutdownMs: 2_000, unauthorizedPerMinute: PLENTY, ...options.limits },
  });
  const admin = adminServer({
    host: '127.0.0.1',
    port: 0,
    token: ADMIN_TOKEN,
    notReady: async () => running.notReady || undefined,
    notes: READY_NOTES,
    registry,
  });
  const scope = Scope.makeUnsafe();
  const built = await Effect.runPromise(Layer.buildWithScope(Layer.provideMerge(admin, gateway), scope));
  running.url = Context.get(built, Gateway).url;
  running.adminUrl = Context.get(built, AdminServer).url;
  running.close = async () => {
    await Effect.runPromise(Scope.close(scope, Exit.void));
    await home.close();
  };
  return running;
}

async function readUpload(bytes: Uint8Array): Promise<ReadUpload> {
  if (bytes[0] === 0x7f) throw new UnsupportedUpload('The file is not a docx, pdf, txt or md document.');
  if (bytes[0] === 0x25) throw new UnreadableUpload('The PDF is protected by a password.');
  return { text: new TextDecoder().decode(bytes), format: 'txt', notes: [] };
}
