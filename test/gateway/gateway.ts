import { Context, Effect, Exit, Layer, Scope } from 'effect';
import { Accounts } from '../../gateway/accounts.ts';
import { Administration, adminServer, Gateway, type HttpLimits, httpServer } from '../../gateway/http/index.ts';
import { type ReadUpload, UnreadableUpload, UnsupportedUpload } from '../../gateway/upload-reader.ts';
import { type Log, MemoryStore, seededEntropy, silentLog, systemClock } from '../../runtime/index.ts';
import { FakeDesk } from './fake-desk.ts';

export interface RunningGateway {
  readonly url: string;
  readonly adminUrl: string;
  readonly desk: FakeDesk;
  readonly store: MemoryStore;
  readonly accounts: Accounts;
  /** Keys of an Enterprise, a Business and a Free account. */
  readonly keys: { readonly enterprise: string; readonly business: string; readonly free: string };
  /** What /readyz gives as its reason; empty when ready. */
  notReady: string;
  readonly close: () => Promise<void>;
}

export interface GatewayOptions {
  readonly limits?: Partial<HttpLimits>;
  readonly allowLoopbackWebhooks?: boolean;
  readonly log?: Log;
  readonly desk?: FakeDesk;
}

/** A gateway on free ports over a fake desk, a memory store and an upload reader that knows text only. */
export async function startGateway(options: GatewayOptions = {}): Promise<RunningGateway> {
  const store = new MemoryStore();
  const desk = options.desk ?? new FakeDesk();
  const entropy = seededEntropy(7);
  const accounts = new Accounts({ store, pepper: entropy.bytes(32), clock: systemClock, entropy });
  const keys = {
    enterprise: await accounts.create({ id: 'acme', name: 'Acme', tier: 'enterprise' }),
    business: await accounts.create({ id: 'other', name: 'Other', tier: 'business' }),
    free: await accounts.create({ id: 'small', name: 'Small', tier: 'free' }),
  };
  const running = { url: '', adminUrl: '', desk, store, accounts, keys, notReady: '', close: async () => {} };
  const gateway = httpServer({
    host: '127.0.0.1',
    port: 0,
    desk,
    uploads: { read: readUpload },
    accounts,
    store,
    clock: systemClock,
    entropy,
    log: options.log ?? silentLog,
    version: '0.0.0',
    allowLoopbackWebhooks: options.allowLoopbackWebhooks ?? false,
    limits: { shutdownMs: 2_000, ...options.limits },
  });
  const admin = adminServer({
    host: '127.0.0.1',
    port: 0,
    notReady: () => running.notReady || undefined,
    reviews: () => ({ in_progress: 1, processing: 2, completed: 3, failed: 0, cancelled: 0 }),
  });
  const scope = Scope.makeUnsafe();
  const built = await Effect.runPromise(Layer.buildWithScope(Layer.provideMerge(admin, gateway), scope));
  running.url = Context.get(built, Gateway).url;
  running.adminUrl = Context.get(built, Administration).url;
  running.close = () => Effect.runPromise(Scope.close(scope, Exit.void));
  return running;
}

async function readUpload(bytes: Uint8Array): Promise<ReadUpload> {
  if (bytes[0] === 0x7f) throw new UnsupportedUpload('The file is not a docx, pdf, txt or md document.');
  if (bytes[0] === 0x25) throw new UnreadableUpload('The PDF is protected by a password.');
  return { text: new TextDecoder().decode(bytes), format: 'txt', notes: [] };
}
