import { accountBehaviour } from '../../../actors/account/index.ts';
import { AccountService, Authentication } from '../../../gateway/accounts/index.ts';
import { ChangeNotifier } from '../../../gateway/reviews/change-notifier.ts';
import { Host, type HostOptions } from '../../../runtime/hosting/index.ts';
import { type Clock, type Entropy, MemoryBus, MemoryJournal, MemoryStore, type Store } from '../../../runtime/index.ts';

export interface AccountHome {
  readonly bus: MemoryBus;
  readonly changes: ChangeNotifier;
  readonly accounts: AccountService;
  readonly authentication: Authentication;
  readonly store: Store;
  readonly close: () => Promise<void>;
}

export interface AccountHomeOptions {
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly pepper: Uint8Array;
  readonly store?: Store;
  readonly journal?: MemoryJournal;
  readonly host?: Partial<HostOptions>;
}

/** A node on which accounts live, over a bus and a store in memory. */
export async function openAccountHome(options: AccountHomeOptions): Promise<AccountHome> {
  const { clock, entropy, pepper, journal = new MemoryJournal({ clock }) } = options;
  const bus = new MemoryBus(journal);
  const changes = new ChangeNotifier(clock);
  const store = changes.watching(options.store ?? new MemoryStore());
  await changes.listen(bus);
  const onError = (what: string, error: unknown) => {
    throw new Error(what, { cause: error });
  };
  const behaviours = [accountBehaviour];
  const host = new Host({ name: 'home', bus, store, clock, behaviours, handlers: {}, onError, ...options.host });
  await host.start();
  const authentication = new Authentication({ store, pepper, clock });
  await authentication.listen(bus);
  const close = async () => {
    await host.stop();
    await changes.close();
    await bus.close();
  };
  const accounts = new AccountService({ bus, store, clock, entropy, pepper, changes });
  return { bus, changes, accounts, authentication, store, close };
}
