import type { Clock, Entropy, Store } from '../../runtime/index.ts';
import { Passkeys } from './passkeys.ts';
import { People } from './people.ts';
import { Sessions } from './sessions.ts';
import { SignInLinks } from './sign-in-links.ts';

export interface PeopleServices {
  readonly people: People;
  readonly sessions: Sessions;
  readonly links: SignInLinks;
  readonly passkeys: Passkeys;
}

/** These over one store. They keep no state, so any number of them may be made. */
export function peopleServices(options: { store: Store; clock: Clock; entropy: Entropy }): PeopleServices {
  const people = new People(options);
  const sessions = new Sessions({ ...options, people });
  const parts = { ...options, people, sessions };
  return { people, sessions, links: new SignInLinks(parts), passkeys: new Passkeys(parts) };
}
