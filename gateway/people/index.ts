export { type Asked, PasskeyRefused, type Place } from './passkeys.ts';
export { type Identity, LastAdmin, NoSuchPerson, type People, PeopleLimit, PersonChanged } from './people.ts';
export { type PeopleServices, peopleServices } from './people-services.ts';
export { includesRole, type Person, PersonName, ROLES, Role } from './person.ts';
export { type Passkey, peopleRecords } from './records.ts';
export { createToken, hashToken, isToken } from './secret-token.ts';
export { LIFE_MS, type Sessions } from './sessions.ts';
export { INVITATION_MS, LINK_MS, type SignInLinks, signInUrl } from './sign-in-links.ts';
