import { accountBehaviour, accountRecords } from '../../actors/account/index.ts';
import { courierBehaviour } from '../../actors/courier/index.ts';
import { publisherBehaviour } from '../../actors/publisher/index.ts';
import { reviewBehaviour, reviewRecords } from '../../actors/review/index.ts';
import { ARTIFACTS } from '../../protocols/index.ts';
import type { Behaviour } from '../../runtime/hosting/index.ts';
import type { Key } from '../../runtime/index.ts';
import { finding, REVIEW, statement, submission } from '../actors/review/drive.ts';

interface Event {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** What is known of an actor from its envelope; of earlier releases the context may lack what came later. */
interface State {
  readonly value: string;
  // biome-ignore lint/suspicious/noExplicitAny: contexts of five behaviours, some of them of earlier releases
  readonly context: any;
}

/** How one actor lives, from the event that creates it to its end. */
interface Life {
  readonly behaviour: Behaviour;
  readonly key: string;
  readonly begin: Event;
  /** What happens to it next; undefined when there is nothing more to come. */
  readonly next: (state: State) => Event | undefined;
  /** A name for where it stands, by default its state. */
  readonly stage?: (state: State) => string;
  readonly end: string;
  /** What readers of the store find when it is over. */
  readonly leaves?: readonly { readonly key: Key; readonly value: object }[];
}

const document = { hash: 'a'.repeat(64), length: 1_000 };
const EXPERT = 'liability-cap';

const review: Life = {
  behaviour: reviewBehaviour,
  key: REVIEW,
  begin: { type: 'submit', submit: submission({ webhook_url: 'https://client.example/hook' }) },
  next: ({ value, context }) => {
    switch (value) {
      case 'reading':
        return { type: 'read.done', output: { type: 'services', type_confidence: 0.9, language: 'en' } };
      case 'analysing': {
        const expert = context.panel.find((member: string) => context.findings[member] === undefined);
        const findings = expert === EXPERT ? [finding(`${EXPERT}.missing`, 100)] : [];
        return statement(expert, 0, { findings });
      }
      case 'debating': {
        const [[expert, claims]] = Object.entries(context.asked) as [[string, readonly string[]]];
        const reason = { key: 'debate.nothing-to-add', values: {} };
        const positions = claims.map((claim) => ({ expert, claim, stance: 'support' as const, belief: 0.9, reason }));
        return statement(expert, context.round, { positions });
      }
      case 'drafting':
        return { type: 'draft.done', output: {} };
      default: {
        const artifact = ARTIFACTS.find((name) => !context.artifacts.includes(name));
        return { type: 'published', published: { review_id: REVIEW, artifact, bytes: 10, failure: null } };
      }
    }
  },
  end: 'completed',
  leaves: [{ key: reviewRecords.view.key(REVIEW), value: { stage: 'completed', artifacts: ARTIFACTS } }],
};

const publisher: Life = {
  behaviour: publisherBehaviour,
  key: REVIEW,
  begin: { type: 'start', order: { review_id: REVIEW, document, date: 1_000 } },
  next: ({ context }) => {
    const artifact = ARTIFACTS.find((name) => !context.ready.includes(name));
    return { type: 'render.done', activity: `render/${artifact}/1`, output: { artifact, bytes: 10 } };
  },
  end: 'finished',
};

const parcel = {
  review_id: REVIEW,
  account_id: 'acme',
  url: 'https://client.example/hook',
  payload: { event: 'review.completed', timestamp: '2026-11-20T09:30:00.000Z' },
};

const courier: Life = {
  behaviour: courierBehaviour([30_000, 300_000]),
  key: REVIEW,
  begin: { type: 'deliver', parcel },
  next: ({ value, context }) => {
    if (value === 'waiting') return { type: 'retry.due' };
    const error = { code: 'refused', message: 'the receiver answered 503', details: { status: 503 }, terminal: false };
    return context.attempts.length === 0
      ? { type: 'post.failed', error }
      : { type: 'post.done', output: { status: 204 } };
  },
  end: 'delivered',
};

const addKey = {
  type: 'add-key',
  id: 'add/1',
  key_id: 'key_1',
  name: 'first',
  hash: 'b'.repeat(64),
  last_four: 'abcd',
};

/** An account has no end: it is at it when all it set aside is settled. */
const account: Life = {
  behaviour: accountBehaviour,
  key: 'acme',
  begin: { type: 'create', id: 'create/acme', name: 'Acme', tier: 'business' },
  next: ({ context }) => {
    if (context.keys.length === 0) return addKey;
    if (Object.keys(context.open).length > 0) return { type: 'settle', review_id: REVIEW, outcome: 'capture' };
    const isNew = context.entries === 1;
    return isNew ? { type: 'reserve', id: `reserve/${REVIEW}/1`, submit: submission({ credits: 3 }) } : undefined;
  },
  stage: ({ context }) => (Object.keys(context.open).length > 0 ? 'reserved' : 'open'),
  end: 'open',
  leaves: [{ key: accountRecords.view.key('acme'), value: { reserved: 0, balance: 147 } }],
};

export const LIVES: Readonly<Record<string, Life>> = { review, publisher, courier, account };
