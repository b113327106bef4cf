/** ActivityRecord: an activity as it is in the store until its outcome is handled. */
import type { Key, Store } from '../../store/store.ts';
import type { Behaviour } from '../behaviour.ts';
import { loadState } from '../stored-state.ts';
import type { ActivityRequest } from './activity.ts';

/** The input is not written a second time when it is the context that the snapshot holds anyway. */
interface ByReference {
  readonly id: string;
  readonly name: string;
  readonly own: true;
}

export function storedRequest(request: ActivityRequest, context: unknown): ActivityRequest | ByReference {
  return request.input === context ? { id: request.id, name: request.name, own: true } : request;
}

/** The request as it was made. Throws what loading its actor throws. */
export function loadRequest(
  store: Pick<Store, 'get'>,
  behaviour: Behaviour,
  [, , key]: Key,
  value: unknown,
): ActivityRequest {
  const stored = value as ActivityRequest | ByReference;
  if (!('own' in stored)) return stored;
  const { snapshot } = loadState(store, behaviour, String(key));
  return { id: stored.id, name: stored.name, input: snapshot?.context };
}
