import { describe, expect, test } from 'vitest';
import {
  asyncApiDocument,
  Brief,
  Call,
  Dismissal,
  parseSubject,
  ReviewEvent,
  RoundTally,
  Statement,
  Verdicts,
  WebhookBody,
} from '../../protocols/index.ts';
import { NodeReport, parseState, StateChange } from '../../protocols/observation/index.ts';
import {
  DocumentPiece,
  DocumentRequest,
  isOutside,
  OfferedStatement,
  OutsideExpert,
  Receipt,
  Refusal,
} from '../../protocols/outside/index.ts';

type Json = Record<string, unknown>;
interface Message {
  readonly payload: { readonly $ref: string };
  readonly examples: readonly { readonly payload: Json }[];
}
interface Channel {
  readonly address: string | null;
  readonly parameters?: Readonly<Record<string, { examples?: string[]; enum?: string[] }>>;
  readonly messages: Json;
}

const document = JSON.parse(JSON.stringify(asyncApiDocument({ version: '1.2.3' }))) as {
  readonly asyncapi: string;
  readonly channels: Readonly<Record<string, Channel>>;
  readonly operations: Readonly<
    Record<string, { action: string; channel: { $ref: string }; reply?: { channel: { $ref: string } } }>
  >;
  readonly components: { messages: Record<string, Message>; schemas: Json };
};
const schemas = {
  Brief,
  Call,
  Statement,
  OfferedStatement,
  DocumentRequest,
  DocumentPiece,
  Receipt,
  Refusal,
  RoundTally,
  Verdicts,
  Dismissal,
  ReviewEvent,
  StateChange,
  NodeReport,
  Webhook: WebhookBody,
};

const resolve = (reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((value, name) => (value as Json | undefined)?.[name], document);

function* references(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (key === '$ref') yield String(child);
    else yield* references(child);
  }
}

/** The address with an example in the place of each parameter. */
const filled = ({ address, parameters = {} }: Channel): string =>
  (address ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const { examples, enum: values } = parameters[name] ?? {};
    return String((examples ?? values)?.[0]);
  });

describe('asyncapi', () => {
  test.each(Object.keys(document.components.messages))('examples of %s are messages of that kind', (name) => {
    const { examples } = document.components.messages[name] as Message;
    expect(examples.length).toBeGreaterThan(0);
    const schema = schemas[name as keyof typeof schemas];
    for (const { payload } of examples) expect(schema.parse(payload)).toEqual(payload);
  });

  test.each(Object.entries(document.channels).filter(([, { address }]) => address !== null))(
    'the address of %s is of the subject grammar',
    (id, channel) => {
      const subject = filled(channel);
      const state = parseState(subject);
      const kind = state?.type === 'node' ? 'node' : state && 'state';
      expect(kind ?? parseSubject(subject)?.kind).toBe(id);
    },
  );

  test('the expert of the examples is one that may run elsewhere', () => {
    const [expert = ''] = document.channels.offer?.parameters?.expert?.examples ?? [];
    expect(isOutside(expert)).toBe(true);
    expect(OutsideExpert.shape.id.parse(expert)).toBe(expert);
    for (const { payload } of document.components.messages.OfferedStatement?.examples ?? []) {
      expect(payload.expert).toBe(expert);
    }
  });

  test('every reference leads somewhere, and every channel has one operation', () => {
    const all = [...references(document)];
    expect(all.length).toBeGreaterThan(40);
    expect(all.filter((reference) => resolve(reference) === undefined)).toEqual([]);
    const used = Object.values(document.operations).map(({ channel }) => channel.$ref);
    const own = Object.keys(document.channels).filter((id) => id !== 'inbox');
    expect(used.toSorted()).toEqual(own.map((id) => `#/channels/${id}`).toSorted());
  });

  test('receives requests for the text and offers, and replies to both', () => {
    const received = Object.values(document.operations).filter(({ action }) => action === 'receive');
    expect(received.map(({ channel, reply }) => [channel.$ref, reply?.channel.$ref])).toEqual([
      ['#/channels/document', '#/channels/inbox'],
      ['#/channels/offer', '#/channels/inbox'],
    ]);
  });
});
