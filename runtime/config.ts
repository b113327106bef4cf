import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import {
  DEFAULT_ISSUES_PER_PAGE,
  DEFAULT_MAX_CHARACTERS,
  DEFAULT_MAX_FILE_BYTES,
  DEFAULT_RETENTION_DAYS,
  DEFAULT_RETENTION_GB,
  MOST_ISSUES_PER_PAGE,
  WEBHOOK_PAUSES_MS,
} from '../protocols/index.ts';
import { InvalidConfig } from './errors.ts';

/** What the operator decides; everything else has one value. */
export interface Config {
  /** Directory of everything the service keeps. */
  readonly home: string;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Where people reach the pages, such as `https://reviews.example`; undefined: at HOST and PORT themselves. */
  readonly publicUrl: string | undefined;
  /** Health, metrics and operators' pages, on loopback. */
  readonly adminPort: number;
  /** Where operators reach their pages when that is not this machine; needs their own sign-in. */
  readonly adminUrl: string | undefined;
  /** File that names the OpenID provider of operators; undefined: they sign in with the admin token. */
  readonly operatorsOidc: string | undefined;
  /** undefined: the service runs its own server. */
  readonly natsUrl: string | undefined;
  /** Servers of a cluster that keep a copy of the journal. */
  readonly replicas: number;
  /** Worker threads for the experts. */
  readonly workers: number;
  /** Pauses between attempts to deliver a webhook, in milliseconds, one for each retry. */
  readonly webhookPausesMs: readonly number[];
  readonly webhookAllowLoopback: boolean;
  /** Directory of measuring data for the lab; undefined when there is none. */
  readonly data: string | undefined;
  /** UTF-16 code units of a document's text. */
  readonly maxCharacters: number;
  /** Bytes of an uploaded file. */
  readonly maxFileBytes: number;
  /** Issues a report may have for each page of its document. */
  readonly issuesPerPage: number;
  /** A review is removed this long after it ended; milliseconds. */
  readonly retentionMs: number;
  /** Reviews that ended first are removed while the store holds more; bytes. */
  readonly retentionBytes: number;
  /** File that names the language models; undefined: models.json in the home directory, if there is one. */
  readonly models: string | undefined;
  /** Base URL of an OpenTelemetry collector (OTLP over HTTP); undefined: nothing is exported. */
  readonly otlpEndpoint: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

const DAY_MS = 86_400_000;

/** A webhook is not retried after a week; milliseconds. */
const WEEK_MS = 7 * DAY_MS;

const whole = (min: number, max: number, unit: string) =>
  z
    .string()
    .regex(/^\d{1,15}$/, `must be a whole number (${unit})`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be from ${min} to ${max} (${unit})`);

const port = whole(0, 65_535, 'a port');

const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0'], 'must be on or off')
  .transform((value) => value === 'on' || value === 'true' || value === '1');

const waits = z
  .string()
  .regex(/^\d{1,15}(\s*,\s*\d{1,15}){0,9}$/, 'must be one to ten waits in milliseconds with commas between')
  .transform((text) => text.split(',').map(Number))
  .refine((list) => list.every((ms) => ms <= WEEK_MS), `must not have a wait over ${WEEK_MS} milliseconds (a week)`);

const servers = z
  .string()
  .refine(
    (text) =>
      text
        .split(',')
        .every(
          (url) => /^((nats|tls):\/\/)?[^\s/]+$/.test(url) && URL.canParse(url.includes('://') ? url : `nats://${url}`),
        ),
    'must be nats://host:port or nats://user:password@host:port, or several with commas and no blanks between',
  );

const collector = z
  .string()
  .refine(
    (text) => /^https?:\/\/[^\s@?#]+$/.test(text) && URL.canParse(text),
    'must be http://host:port or https://host:port, without a password',
  );

/** An origin: pages have fixed paths, and cookies of theirs are for the whole host. */
const origin = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'must be https://host')
  .transform((text) => new URL(text))
  .refine(
    ({ pathname, search, hash, username, password }) => pathname === '/' && !(search + hash + username + password),
    'must be https://host or https://host:port, with nothing after it',
  )
  // Browsers keep the cookie of a session where the connection is safe, and on this machine.
  .refine(
    ({ protocol, hostname }) => protocol === 'https:' || /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname),
    'must be https, except on this machine',
  )
  .transform(({ origin }) => origin);

/** What begins with CONCLAVE_ and is not here is a misspelling. Figures of the product come from where the product names them. */
const SCHEMA = z.strictObject({
  CONCLAVE_HOME: z.string().default('.conclave'),
  HOST: z
    .string()
    .regex(/^[^\s/]+$/, 'must be a host name or an address')
    .default('127.0.0.1'),
  PORT: port.default(8080),
  CONCLAVE_ADMIN_PORT: port.default(8081),
  CONCLAVE_PUBLIC_URL: origin.optional(),
  CONCLAVE_ADMIN_URL: origin.optional(),
  CONCLAVE_OPERATORS_OIDC: z.string().optional(),
  NATS_URL: servers.optional(),
  CONCLAVE_REPLICAS: whole(1, 5, 'copies').default(1),
  CONCLAVE_WORKERS: whole(1, 256, 'threads').optional(),
  CONCLAVE_WEBHOOK_BACKOFF_MS: waits.optional(),
  CONCLAVE_WEBHOOK_ALLOW_LOOPBACK: flag.default(false),
  CONCLAVE_DATA: z.string().optional(),
  CONCLAVE_MAX_CHARACTERS: whole(1, 50_000_000, 'characters').default(DEFAULT_MAX_CHARACTERS),
  CONCLAVE_ISSUES_PER_PAGE: whole(1, MOST_ISSUES_PER_PAGE, 'issues').default(DEFAULT_ISSUES_PER_PAGE),
  CONCLAVE_RETENTION_DAYS: whole(1, 36_500, 'days').default(DEFAULT_RETENTION_DAYS),
  CONCLAVE_RETENTION_GB: whole(1, 60, 'gigabytes').default(DEFAULT_RETENTION_GB),
  CONCLAVE_MAX_FILE_BYTES: whole(1, 1024 ** 3, 'bytes').default(DEFAULT_MAX_FILE_BYTES),
  CONCLAVE_MODELS: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.optional(),
});

/** The search path of programs. */
export const searchPath = (environment: Environment = process.env): string => environment.PATH ?? '';

/**
 * The configuration from the environment (the process's own unless told otherwise). A variable that is set and empty counts
 * as not set. Throws InvalidConfig with one sentence that names the variable.
 */
export function loadConfig(environment: Environment = process.env): Config {
  const parsed = SCHEMA.safeParse(ours(environment));
  if (!parsed.success) throw new InvalidConfig(sentence(parsed.error, environment));
  const values = parsed.data;
  if (values.CONCLAVE_ADMIN_URL !== undefined && values.CONCLAVE_OPERATORS_OIDC === undefined) {
    throw new InvalidConfig('CONCLAVE_ADMIN_URL needs CONCLAVE_OPERATORS_OIDC: a token is for this machine alone.');
  }
  return {
    home: resolve(values.CONCLAVE_HOME),
    host: values.HOST,
    port: values.PORT,
    adminPort: values.CONCLAVE_ADMIN_PORT,
    publicUrl: values.CONCLAVE_PUBLIC_URL,
    adminUrl: values.CONCLAVE_ADMIN_URL,
    operatorsOidc: values.CONCLAVE_OPERATORS_OIDC === undefined ? undefined : resolve(values.CONCLAVE_OPERATORS_OIDC),
    natsUrl: values.NATS_URL,
    replicas: values.CONCLAVE_REPLICAS,
    // One core is for the event loop and the message server.
    workers: values.CONCLAVE_WORKERS ?? Math.max(1, availableParallelism() - 1),
    webhookPausesMs: values.CONCLAVE_WEBHOOK_BACKOFF_MS ?? WEBHOOK_PAUSES_MS,
    webhookAllowLoopback: values.CONCLAVE_WEBHOOK_ALLOW_LOOPBACK,
    data: values.CONCLAVE_DATA === undefined ? undefined : resolve(values.CONCLAVE_DATA),
    maxCharacters: values.CONCLAVE_MAX_CHARACTERS,
    maxFileBytes: values.CONCLAVE_MAX_FILE_BYTES,
    issuesPerPage: values.CONCLAVE_ISSUES_PER_PAGE,
    retentionMs: values.CONCLAVE_RETENTION_DAYS * DAY_MS,
    retentionBytes: values.CONCLAVE_RETENTION_GB * 1e9,
    models: values.CONCLAVE_MODELS === undefined ? undefined : resolve(values.CONCLAVE_MODELS),
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
  };
}

/** A secret that a setting names by its variable; undefined when it is not set. It is never written anywhere. */
export const secretFrom = (name: string, environment: Environment = process.env): string | undefined =>
  environment[name]?.trim() || undefined;

function ours(environment: Environment): Record<string, string> {
  const known = new Set(Object.keys(SCHEMA.shape));
  const entries = Object.entries(environment).filter(
    (entry): entry is [string, string] =>
      !!entry[1]?.trim() && (known.has(entry[0]) || entry[0].startsWith('CONCLAVE_')),
  );
  return Object.fromEntries(entries.map(([name, value]) => [name, value.trim()]));
}

function sentence(error: z.ZodError, environment: Environment): string {
  const [issue] = error.issues;
  if (issue?.code === 'unrecognized_keys') {
    return `${issue.keys[0]} is not a setting of this service; its settings are ${Object.keys(SCHEMA.shape).join(', ')}.`;
  }
  const name = String(issue?.path[0]);
  // An address may carry a password.
  const shown =
    name === 'NATS_URL' || name === 'OTEL_EXPORTER_OTLP_ENDPOINT'
      ? 'something else'
      : JSON.stringify(environment[name]);
  return `${name} ${issue?.message}, and is ${shown}.`;
}
