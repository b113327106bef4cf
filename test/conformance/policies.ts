import { type Delivery, verifyWebhook, type Webhook } from '../../gateway/clients/typescript/index.ts';
import { held, type Outcome, rule, type Table, untried } from './rule.ts';
import type { Account, Target, Tier } from './target.ts';

export const EVENTS: Table = {
  title: 'Events',
  rules: [
    rule('review.completed: the review finishes successfully', async (target) => {
      const receiver = await target.webhooks();
      if (typeof receiver === 'string') return untried(receiver);
      return held(receiver.payload.event === 'review.completed', String(receiver.payload.event));
    }),
    rule('review.failed: the review encounters an error', async (target) => {
      const receiver = await target.failure();
      if (typeof receiver === 'string') return untried(receiver);
      const { event, review_id, status, artifacts, error } = receiver.payload as unknown as Webhook;
      const isRight =
        event === 'review.failed' && review_id === receiver.reviewId && status === 'failed' && artifacts.length === 0;
      return held(isRight, `${event}, ${status}: ${error?.detail}`);
    }),
    rule('delivery is a POST with the payload, signed', async (target) => {
      const receiver = await target.webhooks();
      if (typeof receiver === 'string') return untried(receiver);
      const secret = (await target.account('business'))?.webhookSecret ?? '';
      const { event, webhook_id } = verifyWebhook({ secret, headers: receiver.headers, body: receiver.body });
      return held(receiver.method === 'POST', `${receiver.method}, ${event}, ${webhook_id.slice(0, 8)}…`);
    }),
    rule('10 seconds to answer; 3 retries at 30 seconds, 5 minutes, 30 minutes', retriesOf),
  ],
};

type Waiting = Pick<Delivery, 'state' | 'attempts' | 'next_attempt_at'>;

/** Pauses of the schedule, in seconds; a pause is never shorter, and longer only by what a busy machine is late. */
const PAUSES = [30, 300, 1_800];
const LATE_S = 25;

/** When an attempt is over, the log says when the next one will be: that is waited for once, or always by the patient. */
async function retriesOf(target: Target): Promise<Outcome> {
  const slow = await target.slowDelivery();
  if (typeof slow === 'string') return untried(slow);
  const { receiver, id } = slow;
  const begun = Date.now();
  const seen: string[] = [];
  let isRight = true;
  const waited = target.isPatient ? PAUSES.length : 1;
  for (let number = 1; number <= waited + 1; number += 1) {
    await receiver.came(number);
    const { state, attempts, next_attempt_at } = await attempted(target, id, number);
    const last = attempts[number - 1];
    if (number === 1) seen.push(`no answer given up: ${last?.error}`);
    const pause = (Date.parse(attempts[number]?.at ?? next_attempt_at ?? '') - Date.parse(last?.at ?? '')) / 1_000;
    const wanted = PAUSES[number - 1];
    isRight &&= wanted === undefined ? state === 'exhausted' : pause >= wanted && pause < wanted + LATE_S;
    seen.push(wanted === undefined ? state : `${number === 1 ? 'after' : 'then'} ${pause} s`);
  }
  await receiver.stop();
  // The first attempt had begun before, and lasted ten seconds; the second came thirty after.
  const elapsed = (Date.now() - begun) / 1_000;
  const known = PAUSES.slice(0, waited).reduce((sum, pause) => sum + pause, 0);
  const isInTime = elapsed <= known + 10 + LATE_S * (waited + 1);
  return held(isRight && isInTime, `${seen.join(', ')}${target.isPatient ? '' : ' (the rest with --patient)'}`);
}

/** The delivery once so many attempts are over. */
async function attempted(target: Target, id: string, number: number): Promise<Waiting> {
  const { key } = (await target.account('business')) as Account;
  while (true) {
    const { body } = await target.call(`/api/webhooks/deliveries/${id}`, { key });
    const waiting = body as unknown as Waiting;
    if (waiting.attempts.length >= number && waiting.state !== 'posting') return waiting;
    // A Business account has 60 calls a minute.
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
}

const usageOf = async (target: Target, account: string) =>
  ((await target.look('accounts', 'show', '--account', account)) as { usage: Record<string, unknown> }).usage;

/** Rows of the table of tiers: calls a month, requests a minute, credits, keys. */
const TIERS = [
  ['business', 1_000, 60, 150, 5],
  ['enterprise', null, 120, null, 20],
] as const;

const words = (count: number | null): string => (count === null ? 'unlimited' : count.toLocaleString('en-US'));

type AccountCheck = (target: Target, id: string, key: string) => Promise<Outcome>;

/** Calls are counted out on their own account: nothing else could be called with it. */
const withAccount =
  (tier: Tier, purpose: 'figures' | 'a full minute', check: AccountCheck) =>
  async (target: Target): Promise<Outcome> => {
    const account = await target.account(tier, purpose);
    return account === undefined ? untried(target.needsAccount) : check(target, account.id, account.key);
  };

async function countKeys(target: Target, key: string, allowed: number) {
  let keys = 1;
  while (keys <= allowed) {
    const { status, body } = await target.call('/api/keys', { method: 'POST', key, body: { name: `Key ${keys}` } });
    if (status !== 200)
      return held(status === 409 && keys === allowed, `${keys}; one more: ${status} ${body.error_code}`);
    keys += 1;
  }
  return held(false, `${keys} and more`);
}

async function countMinute(target: Target, key: string, allowed: number) {
  const answers = await Promise.all(
    // One was made when the account was looked at.
    Array.from({ length: allowed }, () => target.call('/api/review?limit=1', { key, wantsRefusal: true })),
  );
  const accepted = 1 + answers.filter(({ status }) => status === 200).length;
  const refused = answers.filter(({ status }) => status === 429).length;
  return held(
    accepted === allowed && refused === 1,
    `${accepted} within a minute; one more: ${refused > 0 ? 429 : 200}`,
  );
}

export const LIMITS: Table = {
  title: 'Limits',
  rules: TIERS.flatMap(([tier, month, minute, credits, keys]) => [
    rule(
      `${tier}: ${words(month)} calls a month`,
      withAccount(tier, 'figures', async (target, id) => {
        const { calls_per_month } = await usageOf(target, id);
        return held(calls_per_month === month, words(calls_per_month as number | null));
      }),
    ),
    rule(
      `${tier}: ${minute} requests a minute`,
      withAccount(tier, 'a full minute', (target, _, key) => countMinute(target, key, minute)),
    ),
    rule(
      `${tier}: ${words(credits)} review credits`,
      withAccount(tier, 'figures', async (target, id) => {
        const { credits_available } = await usageOf(target, id);
        return held(credits_available === credits, words(credits_available as number | null));
      }),
    ),
    rule(
      `${tier}: ${keys} keys`,
      withAccount(tier, 'figures', (target, _, key) => countKeys(target, key, keys)),
    ),
  ]),
};
