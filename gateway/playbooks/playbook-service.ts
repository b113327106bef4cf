/**
 * PlaybookService: the playbooks of accounts, and those that come with the service. A version is written once and never
 * changed; which one is the latest changes only from what the writer has seen, so of two who replace at once both get a version.
 */
import { type ShippedPlaybook, shippedPlaybooks } from '../../actors/playbook-library/index.ts';
import { trialActor, trialRecords } from '../../actors/playbook-trial/index.ts';
import type { PlaybookBody, PlaybookDetailBody, PlaybookTrial, PlaybookTrialBody } from '../../protocols/index.ts';
import { type Playbook, playbookHash } from '../../protocols/playbook/index.ts';
import { ActorClient, type RecordChanges } from '../../runtime/hosting/index.ts';
import { type Bus, type Clock, type Entropy, identifier, type Store } from '../../runtime/index.ts';

/** Playbooks of an account, and versions of one. */
const MAX_PLAYBOOKS = 100;
const MAX_VERSIONS = 1_000;

/** Bytes of all of them together: a playbook has some ten thousand, and two million at most. */
const MAX_BYTES = 256 * 1024 ** 2;

/** A long document takes some seconds. */
const TRIAL_MS = 60_000;

const keys = {
  heads: (account: string) => ['playbook', account],
  head: (account: string, id: string) => ['playbook', account, id],
  version: (account: string, id: string, version: number) => ['playbook-version', account, id, version],
  versions: (account: string, id: string) => ['playbook-version', account, id],
};

interface Head {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly hash: string;
  readonly updated_at: number;
  /** Of all versions since it is counted. */
  readonly bytes?: number;
}

/** More playbooks or versions than an account may have. */
export class PlaybookLimit extends Error {
  override readonly name = 'PlaybookLimit';
}

export interface PlaybookServiceOptions {
  readonly bus: Bus;
  readonly store: Store;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly changes: RecordChanges;
  /** Of all versions of an account's playbooks; default 256 MB. */
  readonly maxBytes?: number;
}

export class PlaybookService {
  readonly #options: PlaybookServiceOptions;
  readonly #actors: ActorClient;
  readonly #maxBytes: number;

  constructor(options: PlaybookServiceOptions) {
    this.#options = options;
    this.#actors = new ActorClient(options);
    this.#maxBytes = options.maxBytes ?? MAX_BYTES;
  }

  list(account: string): PlaybookBody[] {
    const own = [...this.#options.store.range(keys.heads(account))].map(([, head]) => bodyOf(head as Head));
    return [...own.toSorted((a, b) => (a.name < b.name ? -1 : 1)), ...shippedPlaybooks().map(shippedBody)];
  }

  async create(account: string, playbook: Playbook): Promise<PlaybookBody> {
    const { store, entropy } = this.#options;
    if ([...store.range(keys.heads(account), { limit: MAX_PLAYBOOKS })].length === MAX_PLAYBOOKS) {
      throw new PlaybookLimit(`An account has at most ${MAX_PLAYBOOKS} playbooks.`);
    }
    return bodyOf(await this.#write(account, identifier('pb', entropy), 1, playbook));
  }

  /** Undefined when the account has none of this id. The same content again makes no version. */
  async replace(account: string, id: string, playbook: Playbook): Promise<PlaybookBody | undefined> {
    while (true) {
      const head = this.#head(account, id);
      if (head === undefined) return undefined;
      if (head.hash === playbookHash(playbook)) return bodyOf(head);
      if (head.version >= MAX_VERSIONS) throw new PlaybookLimit(`A playbook has at most ${MAX_VERSIONS} versions.`);
      const written = await this.#write(account, id, head.version + 1, playbook, head);
      if (written !== undefined) return bodyOf(written);
    }
  }

  /** The latest version unless told. */
  get(account: string, id: string, version?: number): PlaybookDetailBody | undefined {
    const shipped = shippedPlaybooks().find(({ reference }) => reference.id === id);
    if (shipped !== undefined) {
      return version === undefined || version === 1
        ? { ...shippedBody(shipped), playbook: shipped.playbook }
        : undefined;
    }
    const { store } = this.#options;
    const head = this.#head(account, id);
    if (head === undefined) return undefined;
    const wanted = store.get(keys.version(account, id, version ?? head.version)) as Written | undefined;
    return wanted && { ...bodyOf(wanted.head), playbook: wanted.playbook };
  }

  /** What a submission names: an id, or `id@version`. */
  named(account: string, name: string): ShippedPlaybook | undefined {
    const [, id = '', version] = /^([\w-]{1,80})(?:@(\d{1,6}))?$/.exec(name) ?? [];
    const found = this.get(account, id, version === undefined ? undefined : Number(version));
    if (found === undefined) return undefined;
    const { playbook, ...body } = found;
    return { reference: { id: body.id, name: body.name, version: body.version, hash: body.hash }, playbook };
  }

  /** False when the account has none of this id. */
  async remove(account: string, id: string): Promise<boolean> {
    const { store } = this.#options;
    if (this.#head(account, id) === undefined) return false;
    const versions = [...store.range(keys.versions(account, id))].map(([key]) => key);
    await store.commit([keys.head(account, id), ...versions].map((key) => ({ op: 'remove' as const, key })));
    await store.flush();
    return true;
  }

  /** Undefined when there is no such playbook. Rejects with NoReply. */
  async try(
    account: string,
    id: string,
    { document_text, ...options }: PlaybookTrial,
  ): Promise<PlaybookTrialBody | undefined> {
    const { store, entropy } = this.#options;
    const found = this.get(account, id);
    if (found === undefined) return undefined;
    const trial = identifier('try', entropy);
    const question = { account_id: account, text: document_text, playbook: found.playbook, ...options };
    await store.commit([trialRecords.question.put(question, trial)]);
    try {
      const { answer, failure } = await this.#actors.ask(trialActor(trial), null, { id: trial, withinMs: TRIAL_MS });
      if (failure !== null) throw new Error(`the trial failed: ${failure}`);
      return { id, version: found.version, ...(answer as Omit<PlaybookTrialBody, 'id' | 'version'>) };
    } finally {
      const gone = [
        trialRecords.question.key(trial),
        trialRecords.answer.key(trial),
        ['actor', 'playbook-trial', trial],
      ];
      await store.commit(gone.map((key) => ({ op: 'remove' as const, key })));
    }
  }

  #bytesOf(account: string): number {
    const heads = [...this.#options.store.range(keys.heads(account))].map(([, head]) => head as Head);
    return heads.reduce((sum, { bytes = 0 }) => sum + bytes, 0);
  }

  #head(account: string, id: string): Head | undefined {
    return this.#options.store.get(keys.head(account, id)) as Head | undefined;
  }

  #write(account: string, id: string, version: number, playbook: Playbook): Promise<Head>;
  #write(account: string, id: string, version: number, playbook: Playbook, from: Head): Promise<Head | undefined>;
  async #write(
    account: string,
    id: string,
    version: number,
    playbook: Playbook,
    from?: Head,
  ): Promise<Head | undefined> {
    const { store, clock } = this.#options;
    const bytes = Buffer.byteLength(JSON.stringify(playbook));
    if (this.#bytesOf(account) + bytes > this.#maxBytes) {
      throw new PlaybookLimit(`The versions of an account's playbooks have at most ${this.#maxBytes} bytes together.`);
    }
    const head: Head = {
      id,
      name: playbook.name,
      version,
      hash: playbookHash(playbook),
      updated_at: clock.now(),
      bytes: (from?.bytes ?? 0) + bytes,
    };
    const isWritten = await store.commit(
      [
        { op: 'put', key: keys.head(account, id), value: head },
        { op: 'put', key: keys.version(account, id, version), value: { head, playbook } satisfies Written },
      ],
      from === undefined ? [] : [{ present: keys.head(account, id), value: from }],
    );
    await store.flush();
    return isWritten ? head : undefined;
  }
}

interface Written {
  readonly head: Head;
  readonly playbook: Playbook;
}

const bodyOf = ({ id, name, version, hash, updated_at }: Head): PlaybookBody => ({
  id,
  name,
  version,
  hash,
  shipped: false,
  updated_at: new Date(updated_at).toISOString(),
});

const shippedBody = ({ reference }: ShippedPlaybook): PlaybookBody => ({
  ...reference,
  shipped: true,
  updated_at: null,
});
