import { Admission } from '../../../runtime/hosting/admission.ts';
import { LocalRouting } from '../../../runtime/hosting/delivery/local-routing.ts';
import { Household, type HouseholdEnvironment } from '../../../runtime/hosting/household.ts';
import { type Behaviour, DEFAULT_RETRY, entityOf, localOwnership } from '../../../runtime/hosting/index.ts';
import type { Store } from '../../../runtime/index.ts';

interface Event {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** One actor over the store, as after a restart of the service; nobody else lives in its household. */
export function loneActor(
  behaviour: Behaviour,
  key: string,
  store: Store,
  environment: Partial<HouseholdEnvironment> = {},
) {
  const household = new Household(entityOf(key), {
    store,
    ownership: localOwnership(store),
    routing: new LocalRouting([]),
    admission: new Admission(1),
    tenantOf: () => '',
    retry: DEFAULT_RETRY,
    now: () => 0,
    perform: () => {},
    derivedLost: () => {},
    deadLetter: async (_arrival, error) => {
      throw error;
    },
    ...environment,
  });
  const receive = (id: string, event: Event, settled: (error?: unknown) => void): void =>
    household.receive({ behaviour, key, id, event, settled });
  /** Resolves when the event is handled and on disk. */
  const handle = (id: string, event: Event): Promise<void> =>
    new Promise((resolve, reject) => {
      receive(id, event, (error) => (error === undefined ? resolve() : reject(error)));
    });
  return { household, receive, handle };
}
