import { z } from 'zod';
import { MESSAGE_EXAMPLES } from './asyncapi-examples.ts';
import { type JsonObject, namedSchemas } from './json-schema.ts';
import { Brief, Call, Dismissal, RoundTally, Statement, Verdicts } from './messages.ts';
import { NodeReport, STATE_ROOT, StateChange } from './observation/index.ts';
import { DocumentPiece, DocumentRequest, OfferedStatement, Receipt, Refusal } from './outside/index.ts';
import { WebhookBody } from './rest/webhook.ts';
import { ANSWER_IN_WORDS, PAUSES_IN_WORDS } from './rest/webhook-retries.ts';
import { ReviewEvent } from './review/view.ts';
import { OUTSIDE_ROOT, REVIEW_ROOT } from './subjects.ts';

interface Channel {
  /** Null: the address is the client's. */
  readonly address: string | null;
  readonly title: string;
  readonly description: string;
  readonly message: keyof typeof MESSAGES;
  /** From the service's point of view. */
  readonly action: 'send' | 'receive';
  /** The possible replies to a request on it. */
  readonly replies?: readonly (keyof typeof MESSAGES)[];
}

const MESSAGES = {
  Brief: { schema: Brief, summary: 'Form your own view of the document, blind to the others.' },
  Call: { schema: Call, summary: 'Take a position on these claims, given these peers’ positions.' },
  Statement: {
    schema: Statement,
    summary: 'Findings in round 0, positions afterwards, or the reason why there are none.',
  },
  OfferedStatement: { schema: OfferedStatement, summary: 'A statement of an expert that runs elsewhere.' },
  DocumentRequest: { schema: DocumentRequest, summary: 'A request for the text from this offset.' },
  DocumentPiece: { schema: DocumentPiece, summary: 'A part of the text.' },
  Receipt: { schema: Receipt, summary: 'The statement is in the record.' },
  Refusal: { schema: Refusal, summary: 'The reason why the request is refused.' },
  RoundTally: { schema: RoundTally, summary: 'The tally of every debated claim after a round.' },
  Verdicts: { schema: Verdicts, summary: 'How the debate on each claim ended.' },
  Dismissal: { schema: Dismissal, summary: 'The review is over.' },
  ReviewEvent: { schema: ReviewEvent, summary: 'One step of a review.' },
  StateChange: { schema: StateChange, summary: 'An actor went from one state to another.' },
  NodeReport: { schema: NodeReport, summary: 'A node is up, and the load on it.' },
  Webhook: { schema: WebhookBody, summary: 'A review has completed or failed.' },
} satisfies Record<keyof typeof MESSAGE_EXAMPLES, { schema: z.ZodType; summary: string }>;

const REVIEW = `${REVIEW_ROOT}.{review}`;

/** The channels of outside experts, observers and receivers of webhooks. */
const CHANNELS: Record<string, Channel> = {
  brief: {
    address: `${REVIEW}.brief.{expert}`,
    title: 'Briefs',
    description:
      'To one expert, at the beginning. It fetches the text and offers a statement of round 0 before `deadline_at`; otherwise the review goes on without it.',
    message: 'Brief',
    action: 'send',
  },
  call: {
    address: `${REVIEW}.round.{round}.call.{expert}`,
    title: 'Calls',
    description:
      'To one expert, in each round in which it has something to say. It offers a statement of that round before `deadline_at`.',
    message: 'Call',
    action: 'send',
  },
  document: {
    address: `${OUTSIDE_ROOT}.{expert}.document.{review}`,
    title: 'Documents',
    description:
      'A request for the text, from an expert that was briefed. Repeat it with `next` of the answer until that is null. Only the node that owns the review answers, and only to members of the panel.',
    message: 'DocumentRequest',
    action: 'receive',
    replies: ['DocumentPiece', 'Refusal'],
  },
  offer: {
    address: `${OUTSIDE_ROOT}.{expert}.offer.{review}.{round}`,
    title: 'Offers',
    description:
      'A statement from an outside expert. `expert` and `round` must equal those in the subject, on which permissions are granted. The first statement of a round counts. Quotations are compared with the text; a finding that misquotes is left out, and the receipt says so. Without a reply subject there is no receipt.',
    message: 'OfferedStatement',
    action: 'receive',
    replies: ['Receipt', 'Refusal'],
  },
  statement: {
    address: `${REVIEW}.round.{round}.statement.{expert}`,
    title: 'Statements',
    description:
      'What each expert said, for observers of the debate. An outside expert offers its statement; the node that owns the review publishes it here.',
    message: 'Statement',
    action: 'send',
  },
  tally: {
    address: `${REVIEW}.round.{round}.tally`,
    title: 'Tallies',
    description: 'After each round, for observers of the debate.',
    message: 'RoundTally',
    action: 'send',
  },
  verdict: {
    address: `${REVIEW}.verdict`,
    title: 'Verdicts',
    description: 'When the debate has ended.',
    message: 'Verdicts',
    action: 'send',
  },
  dismiss: {
    address: `${REVIEW}.dismiss`,
    title: 'Dismissals',
    description: 'To all experts of the review: it has ended.',
    message: 'Dismissal',
    action: 'send',
  },
  event: {
    address: `${REVIEW}.event.{event}`,
    title: 'Events',
    description: 'What observers and clients see, as in GET /api/review/{id}/events. `seq` counts from 1 without gaps.',
    message: 'ReviewEvent',
    action: 'send',
  },
  state: {
    address: `${STATE_ROOT}.{actor}.{entity}.{member}.{state}`,
    title: 'States',
    description:
      'Every step of every actor, once it is stored, for operators: at most once, to current subscribers, without content. `entity` is a review or an account; `member` an expert of it, or `-`.',
    message: 'StateChange',
    action: 'send',
  },
  node: {
    address: `${STATE_ROOT}.node.{node}.-.up`,
    title: 'Nodes',
    description: 'Every two seconds from each node of the service, for operators.',
    message: 'NodeReport',
    action: 'send',
  },
  webhook: {
    address: null,
    title: 'Webhooks',
    description: `POSTed to the \`webhook_url\` of the submission. Any 2xx answer within ${ANSWER_IN_WORDS} accepts it; otherwise it is tried again ${PAUSES_IN_WORDS} after the failure before it, under the same \`webhook-id\`.`,
    message: 'Webhook',
    action: 'send',
  },
};

const PARAMETERS = {
  review: { description: 'The review_id.', examples: ['rev_7d1f4c1e-6a2b-4a8e-9c3d-2f5b8e0a1c47'] },
  round: { description: '0 for the blind first statements, then the round of debate.', examples: ['1'] },
  expert: {
    description: 'Id of the expert; those of outside experts begin with `outside-`.',
    examples: ['outside-liability'],
  },
  actor: {
    description: 'Type of the actor.',
    enum: ['review', 'expert', 'publisher', 'courier', 'revision', 'account'],
  },
  entity: {
    description: 'The review or account the actor belongs to.',
    examples: ['rev_7d1f4c1e-6a2b-4a8e-9c3d-2f5b8e0a1c47'],
  },
  member: {
    description: 'The expert; `-` for the actor of the review or account itself.',
    examples: ['-', 'indemnity'],
  },
  state: { description: 'The outermost state the actor is in now.', examples: ['debating'] },
  node: { description: 'Name of the node.', examples: ['node_3f2a'] },
  event: {
    description: 'What happened.',
    enum: [
      'accepted',
      'stage',
      'convened',
      'expert-reported',
      'models-awaited',
      'round-opened',
      'round-tallied',
      'decided',
      'artifact-ready',
      'completed',
      'failed',
      'cancelled',
    ],
  },
} as const;

const DESCRIPTION = [
  'Messages on NATS during a review, and webhooks: for outside experts, observers and receivers of webhooks. Operations are named from the service’s point of view: it sends briefs, calls and events, and receives offers.',
  'The operator registers an outside expert. It subscribes to its briefs and calls, fetches the text of the document, and offers its statements.',
  'Messages are JSON in UTF-8. Messages under `conclave.` are also kept in a JetStream stream for consumers that were away. A brief or a call may arrive twice; the first statement in a round counts.',
  'A brief does not contain the text of the document: `document.hash` is the SHA-256 of its UTF-8 form. Offsets are UTF-16 indices into it, end exclusive; every quotation must equal `text.slice(start, end)`.',
].join('\n\n');

/** The AsyncAPI 3.1 document of the messages, written from their schemas. */
export function asyncApiDocument(options: { version: string }): JsonObject {
  const schemas = Object.fromEntries(Object.entries(MESSAGES).map(([name, { schema }]) => [name, schema]));
  return {
    asyncapi: '3.1.0',
    info: {
      title: 'Document review: messages',
      version: options.version,
      description: DESCRIPTION,
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    defaultContentType: 'application/json',
    servers: SERVERS,
    channels: {
      ...Object.fromEntries(Object.entries(CHANNELS).map(([id, channel]) => [id, writeChannel(channel)])),
      inbox: INBOX,
    },
    operations: Object.fromEntries(Object.entries(CHANNELS).map(([id, channel]) => writeOperation(id, channel))),
    components: {
      messages: Object.fromEntries(
        Object.keys(MESSAGES).map((name) => [name, writeMessage(name as keyof typeof MESSAGES)]),
      ),
      schemas: namedSchemas({ ...schemas, WebhookHeaders }, 'output', 'draft-07'),
    },
  };
}

const SERVERS = {
  nats: {
    host: '{address}',
    protocol: 'nats',
    description: 'The service prints the address when it starts; with NATS_URL it is that address.',
    variables: { address: { default: '127.0.0.1:4222', description: 'Host and port of the NATS server.' } },
  },
  receiver: {
    host: '{receiver}',
    protocol: 'https',
    description: 'The client’s own server.',
    variables: { receiver: { default: 'client.example', description: 'Host of `webhook_url`.' } },
  },
};

const REPLIES = [...new Set(Object.values(CHANNELS).flatMap(({ replies = [] }) => replies))];

const INBOX = {
  address: null,
  title: 'Inboxes',
  description: 'The reply subject of a request, which begins with `_INBOX.`.',
  servers: [{ $ref: '#/servers/nats' }],
  messages: Object.fromEntries(REPLIES.map((name) => [name, { $ref: `#/components/messages/${name}` }])),
};

const WebhookHeaders = z.object({
  'webhook-id': z.string().describe('The same on every attempt, so that a receiver recognises a repeated delivery.'),
  'webhook-timestamp': z.string().describe('Seconds since 1970-01-01 UTC; reject anything older than five minutes.'),
  'webhook-signature': z
    .string()
    .describe(
      'As Standard Webhooks defines it: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`; several, separated by spaces, while a secret is being rotated.',
    ),
});

function writeChannel({ address, title, description, message }: Channel): JsonObject {
  const names = [...(address ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name as keyof typeof PARAMETERS);
  return {
    address,
    title,
    description,
    servers: [{ $ref: `#/servers/${address === null ? 'receiver' : 'nats'}` }],
    ...(names.length > 0 && { parameters: Object.fromEntries(names.map((name) => [name, PARAMETERS[name]])) }),
    messages: { [message]: { $ref: `#/components/messages/${message}` } },
  };
}

function writeOperation(id: string, { action, title, description, message, replies }: Channel): [string, JsonObject] {
  const operation = {
    action,
    title,
    summary: MESSAGES[message].summary,
    description,
    channel: { $ref: `#/channels/${id}` },
    messages: [{ $ref: `#/channels/${id}/messages/${message}` }],
    ...(replies !== undefined && {
      reply: {
        channel: { $ref: '#/channels/inbox' },
        messages: replies.map((name) => ({ $ref: `#/channels/inbox/messages/${name}` })),
      },
    }),
    ...(id === 'webhook' && { bindings: { http: { method: 'POST' } } }),
  };
  return [`${action}${title.slice(0, -1)}`, operation];
}

function writeMessage(name: keyof typeof MESSAGES): JsonObject {
  const { summary } = MESSAGES[name];
  return {
    name,
    title: name,
    summary,
    contentType: 'application/json',
    payload: { $ref: `#/components/schemas/${name}` },
    ...(name === 'Webhook' && { headers: { $ref: '#/components/schemas/WebhookHeaders' } }),
    examples: Object.entries(MESSAGE_EXAMPLES[name]).map(([example, payload]) => ({ name: example, payload })),
  };
}
