import { TIERS } from '../../protocols/account/index.ts';
import { CONSENTS } from '../models/index.ts';
import { ROLES } from '../people/index.ts';

export interface Option {
  /** Name of the parameter of the admin command. */
  readonly param: string;
  readonly isRequired: boolean;
  /** Undefined when the text is not one. */
  readonly read: (text: string) => unknown;
  /** What follows the option's name when it cannot be read. */
  readonly expects: string;
}

export interface Command {
  readonly adminCommand: string;
  readonly options: Readonly<Record<string, Option>>;
  /** What is named by the word after the command. */
  readonly subject?: Option;
  /** Comes in pages that are put together. */
  readonly isExport?: true;
}

const text = (param: string, isRequired = true): Option => ({
  param,
  isRequired,
  read: (given) => given,
  expects: 'must be a text',
});

const whole = (param: string): Option => ({
  param,
  isRequired: true,
  read: (given) => (/^-?\d{1,10}$/.test(given) ? Number(given) : undefined),
  expects: 'must be a whole number',
});

const tier: Option = {
  param: 'tier',
  isRequired: true,
  read: (given) => TIERS.find((name) => name === given),
  expects: `must be one of ${TIERS.join(', ')}`,
};

const perMinute: Option = {
  param: 'calls_per_minute',
  isRequired: true,
  read: (given) => (given === 'tier' ? null : /^\d{1,9}$/.test(given) ? Number(given) : undefined),
  expects: 'must be a whole number, or tier',
};

const consent: Option = {
  param: 'data',
  isRequired: true,
  read: (given) => CONSENTS.find((name) => name === given),
  expects: `must be one of ${CONSENTS.join(', ')}`,
};

const grace: Option = {
  param: 'grace_hours',
  isRequired: false,
  read: (given) => (/^\d{1,2}(\.\d+)?$/.test(given) ? Number(given) : undefined),
  expects: 'must be hours from 0 to 24',
};

const role = (isRequired: boolean): Option => ({
  param: 'role',
  isRequired,
  read: (given) => ROLES.find((name) => name === given),
  expects: `must be one of ${ROLES.join(', ')}`,
});

const account = text('account');
const person = text('person');
const key = text('key');
const note = text('note', false);
const deadLetter = text('letter');

/** What can be typed, and the admin command it sends. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  'accounts create': { adminCommand: 'accounts.create', options: { name: text('name'), tier, id: text('id', false) } },
  'accounts list': { adminCommand: 'accounts.list', options: {} },
  'accounts show': { adminCommand: 'accounts.show', options: { account } },
  'accounts tier': { adminCommand: 'accounts.tier', options: { account, tier } },
  'accounts grant': { adminCommand: 'accounts.grant', options: { account, credits: whole('credits'), note } },
  'accounts adjust': { adminCommand: 'accounts.adjust', options: { account, credits: whole('credits'), note } },
  'accounts set-models': { adminCommand: 'accounts.set-models', options: { account, data: consent } },
  history: { adminCommand: 'reviews.history', options: {}, subject: text('review') },
  'models calls': { adminCommand: 'models.calls', options: { review: text('review') } },
  'accounts limit': { adminCommand: 'accounts.limit', options: { account, 'per-minute': perMinute } },
  'keys list': { adminCommand: 'keys.list', options: { account } },
  'keys create': { adminCommand: 'keys.create', options: { account, name: text('name') } },
  'keys revoke': { adminCommand: 'keys.revoke', options: { account, key } },
  'keys regenerate': { adminCommand: 'keys.regenerate', options: { account, key, grace } },
  'people list': { adminCommand: 'people.list', options: { account } },
  'people invite': { adminCommand: 'people.invite', options: { account, name: text('name'), role: role(false) } },
  'people link': { adminCommand: 'people.link', options: { account, person } },
  'people role': { adminCommand: 'people.role', options: { account, person, role: role(true) } },
  'people remove': { adminCommand: 'people.remove', options: { account, person } },
  'people sign-out': { adminCommand: 'people.sign-out', options: { account, person } },
  'ledger export': { adminCommand: 'ledger.page', options: { account }, isExport: true },
  'audit export': { adminCommand: 'audit.page', options: {}, isExport: true },
  'dead-letters list': { adminCommand: 'dead-letters.list', options: {} },
  'dead-letters show': { adminCommand: 'dead-letters.show', options: {}, subject: deadLetter },
  'dead-letters replay': { adminCommand: 'dead-letters.replay', options: {}, subject: deadLetter },
  'dead-letters drop': { adminCommand: 'dead-letters.drop', options: {}, subject: deadLetter },
};

export const USAGE = `Usage: npm run admin -- COMMAND [options] [--json]

  accounts create   --name NAME --tier TIER [--id ID]   an account, and its first key if the tier has the interface
  accounts list
  accounts show     --account ID                        usage, limits, credits, keys
  accounts tier     --account ID --tier TIER            changes the tier
  accounts grant    --account ID --credits N [--note TEXT]
  accounts adjust   --account ID --credits=-N [--note TEXT]   corrects the balance
  accounts set-models --account ID --data none|stays|leaves   where its documents may go to be read by language models
  history REVIEW                                        every step of its actors from state to state
  models calls      --review ID   its calls of language models: what became of each, and what they cost
  accounts limit    --account ID --per-minute N|tier    replaces the tier's calls a minute
  keys list         --account ID
  keys create       --account ID --name NAME
  keys revoke       --account ID --key KEY_ID
  keys regenerate   --account ID --key KEY_ID [--grace HOURS]
  people list       --account ID                        who may sign in to the pages
  people invite     --account ID --name NAME [--role ROLE]    a sign-in link that works once, for 24 hours
  people link       --account ID --person PERSON_ID     another one, for 15 minutes
  people role       --account ID --person PERSON_ID --role ROLE   signs them out, too
  people remove     --account ID --person PERSON_ID
  people sign-out   --account ID --person PERSON_ID     ends all sessions of theirs
  ledger export     --account ID [--format json|csv] [--out FILE]
  audit export      [--format json|csv] [--out FILE]    every administrative command
  dead-letters list                                     messages that no actor could handle, or no server would accept
  dead-letters show ID                                  one of them, with its message and the whole reason
  dead-letters replay ID                                tries it again, where its actor lives now
  dead-letters drop ID                                  forgets it; otherwise retention does

  TIER is ${TIERS.join(', ')}; ROLE is ${ROLES.join(', ')}. The service is found by CONCLAVE_HOME or NATS_URL.
  A key is shown once. With npm run -s nothing but the answer is printed.
`;
