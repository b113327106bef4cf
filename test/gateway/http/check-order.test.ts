import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { InsufficientCredits } from '../../../gateway/reviews/review-service.ts';
import type { ErrorCode } from '../../../protocols/index.ts';
import { DOCUMENT, type Reply, submitText } from '../client.ts';
import { type RunningGateway, startGateway } from '../gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway({ limits: { maxCharacters: 1_000 } });
});
afterAll(() => gateway.close());
afterEach(() => {
  gateway.reviews.failure = undefined;
});

interface Faulty {
  readonly key?: string;
  readonly headers?: Record<string, string>;
  readonly body?: Record<string, unknown>;
}

interface Fault {
  readonly name: string;
  readonly code: ErrorCode;
  /** What is wrong in the request. */
  readonly request?: Faulty;
  /** Makes the account it comes from, or the service, such that it is refused. */
  readonly before?: (account: string) => Promise<unknown>;
}

/** One way to be refused for each check, in the order of the checks. */
const FAULTS: readonly Fault[] = [
  {
    name: 'announced too large',
    code: 'PAYLOAD_TOO_LARGE',
    request: { body: { document_text: 'x'.repeat(80_000) } },
  },
  { name: 'no valid key', code: 'UNAUTHORIZED', request: { key: 'agr_live_none' } },
  {
    name: 'over its limit',
    code: 'RATE_LIMITED',
    before: (account) => gateway.accounts.change(account, { type: 'set-limit', calls_per_minute: 1 }),
  },
  {
    name: 'another content type',
    code: 'UNSUPPORTED_MEDIA_TYPE',
    request: { headers: { 'content-type': 'text/plain' } },
  },
  { name: 'a wrong field', code: 'INVALID_PARAMETERS', request: { body: { preset: 'none' } } },
  {
    name: 'a tier without interface',
    code: 'TIER_FORBIDDEN',
    before: (account) => gateway.accounts.change(account, { type: 'set-tier', tier: 'pro' }),
  },
  {
    name: 'an Idempotency-Key of another request',
    code: 'IDEMPOTENCY_MISMATCH',
    request: { headers: { 'idempotency-key': 'first' } },
  },
  {
    name: 'too few credits',
    code: 'INSUFFICIENT_CREDITS',
    before: async () => {
      gateway.reviews.failure = new InsufficientCredits(3, 0);
    },
  },
];

let count = 0;

/** A second submission of an account, with these faults. */
async function submitWith(faults: readonly Fault[]): Promise<Reply> {
  count += 1;
  const id = `customer-${count}`;
  await gateway.accounts.open({ id, name: id, tier: 'business' });
  const { key } = await gateway.accounts.addKey(id, 'Key');
  const first = { key, headers: { 'idempotency-key': 'first' } };
  expect((await submitText(gateway, DOCUMENT, first)).status).toBe(200);
  for (const { before } of faults) await before?.(id);
  const wrong = faults.map(({ request }) => request ?? {});
  const body = Object.assign({ ...DOCUMENT, document_title: 'Another' }, ...wrong.map((each) => each.body));
  const headers: Record<string, string> = Object.assign({}, ...wrong.map((each) => each.headers));
  const reply = await submitText(gateway, body, { key: wrong.find((each) => each.key)?.key ?? key, headers });
  gateway.reviews.failure = undefined;
  return reply;
}

const pairs = FAULTS.flatMap((earlier, index) => FAULTS.slice(index + 1).map((later) => [earlier, later] as const));

describe('check order', () => {
  test('without a fault the request is accepted', async () => {
    expect((await submitWith([])).status).toBe(200);
  });

  test.each(FAULTS.map((fault) => [fault.name, fault] as const))(
    '%s alone is refused by its code',
    async (_, fault) => {
      expect(await submitWith([fault])).toBeRefused(fault.code);
    },
  );

  test.each(pairs.map((pair) => [pair[0].name, pair[1].name, pair] as const))(
    '%s is reported before %s',
    async (_, __, [earlier, later]) => {
      expect(await submitWith([later, earlier])).toBeRefused(earlier.code);
    },
  );

  test('all at once', async () => {
    expect(await submitWith(FAULTS)).toBeRefused('PAYLOAD_TOO_LARGE');
    expect(await submitWith(FAULTS.slice(1))).toBeRefused('UNAUTHORIZED');
  });
});
