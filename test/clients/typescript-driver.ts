/** Makes the calls of the fixture with the TypeScript library. Task in, Report out, as JSON. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { inspect } from 'node:util';
import {
  ApiError,
  type Artifact,
  ConnectionError,
  type Delivery,
  type Preset,
  type Review,
  ReviewClient,
  verifyWebhook,
} from '../../gateway/clients/typescript/index.ts';
import type { Report, Seen, SignedWebhook, Step, Task } from './calls.ts';

const task = (await json(process.stdin)) as Task;
const reviews = new Map<string, string>();
const printed: string[] = [];
/** By name: the key's id, and the secret it had last. */
const made = new Map<string, { id: string; secret: string }>();
const LOOKS = 100;

async function see(step: Step): Promise<Seen> {
  const client = new ReviewClient({ baseUrl: task.urls[step.via ?? 'plain'], apiKey: keyOf(step) });
  printed.push(inspect(client, { depth: 9, showHidden: true }), JSON.stringify(client), String(client));
  try {
    return await make(client, step);
  } catch (error) {
    printed.push(inspect(error, { depth: 9, showHidden: true }), String(error));
    if (error instanceof ConnectionError && step.do === 'download')
      return { broke_off: true, left: await isLeft(step) };
    if (!(error instanceof ApiError)) throw error;
    const { status, errorCode, retryAfterSeconds, fields } = error;
    const names = fields.map(({ field }) => field).toSorted();
    return { error: { status, error_code: errorCode, retry_after_seconds: retryAfterSeconds, fields: names } };
  }
}

const keyOf = ({ key = 'right' }: Step): string => made.get(key)?.secret ?? task.keys[key as 'right' | 'wrong'];

/** Whether anything of the file is in the directory. */
async function isLeft({ artifact = '' }: Step): Promise<boolean> {
  return (await readdir(task.directory)).some((name) => name.includes(artifact));
}

async function make(client: ReviewClient, step: Step): Promise<Seen> {
  const id = step.id ?? reviews.get(step.review ?? '') ?? '';
  switch (step.do) {
    case 'review': {
      const { review_id } = await client.submitText(await document(step));
      reviews.set(step.as as string, review_id);
      const { status, progress, credits_used, artifacts } = await client.wait(review_id, { pollMs: 200 });
      return { status, progress, credits_used, artifacts };
    }
    case 'submit': {
      const key = step.idempotency_key;
      const submitted = await client.submitText(await document(step), {
        ...(key !== undefined && { idempotencyKey: `${task.title}-${key}` }),
      });
      const same_as = [...reviews].find(([, known]) => known === submitted.review_id)?.[0];
      reviews.set(step.as as string, submitted.review_id);
      return { status: submitted.status, credits_used: submitted.credits_used, ...(same_as && { same_as }) };
    }
    case 'upload': {
      const { status } = await client.submitFile({ file: task.documents[step.document ?? 'plain'], preset: 'quick' });
      return { status };
    }
    case 'status': {
      const { status, stage } = await client.status(id);
      return { status, stage };
    }
    case 'cancel': {
      const { status, credits_used } = await client.cancel(id);
      return { status, credits_used };
    }
    case 'results': {
      const { metadata, structured_issues, proposed_changes } = await client.results(id);
      const text = await readFile(task.documents.plain, 'utf8');
      return {
        preset: metadata.preset,
        score: metadata.overall_score,
        issues: structured_issues.map(({ title }) => title),
        changes: proposed_changes.length,
        quoted: structured_issues.every(({ evidence }) =>
          evidence.every(({ quote, start, end }) => text.slice(start, end) === quote),
        ),
      };
    }
    case 'download': {
      const file = join(task.directory, String(step.artifact));
      const bytes = await client.download(id, step.artifact as Artifact, file);
      const content = await readFile(file);
      const sha256 = createHash('sha256').update(content).digest('hex');
      return { whole: bytes === content.length && bytes > 0, ...(step.artifact === 'txt' && { sha256 }) };
    }
    case 'list': {
      const found: Review[] = [];
      for await (const review of client.list({ limit: 2 })) found.push(review);
      const mine = (step.has ?? []).map((name) => found.findIndex(({ review_id }) => review_id === reviews.get(name)));
      return {
        in_order: mine.every((place, index) => place >= 0 && place > (mine[index - 1] ?? -1)),
        titles: mine.every((place) => found[place]?.document_title === task.title),
      };
    }
    case 'keys': {
      const { items, limit } = await client.keys.list();
      return { names: items.map(({ name }) => name), graces: items.map(({ previous }) => previous !== null), limit };
    }
    case 'create-key':
    case 'regenerate-key': {
      const of = made.get(step.of ?? '')?.id ?? step.id ?? '';
      const { grace_hours: graceHours } = step;
      const given =
        step.do === 'create-key'
          ? await client.keys.create({ name: step.title as string })
          : await client.keys.regenerate(of, graceHours === undefined ? {} : { graceHours });
      printed.push(inspect(given, { depth: 9, showHidden: true }), JSON.stringify(given), `${given.key}`);
      const secret = given.key.reveal();
      made.set(step.as as string, { id: given.id, secret });
      return { name: given.name, fits: secret.endsWith(given.last_four), grace: given.previous !== null };
    }
    case 'revoke-key':
      await client.keys.revoke(made.get(step.of ?? '')?.id ?? step.id ?? '');
      return { revoked: true };
    case 'delivery':
    case 'redeliver': {
      let mine: Delivery | undefined;
      for await (const each of client.webhooks.list({ limit: 1 })) if (each.review_id === id) mine = each;
      const before = mine?.attempts.length ?? 0;
      if (step.do === 'redeliver') await client.webhooks.redeliver(mine?.id ?? '');
      const wanted = step.do === 'redeliver' ? before + 1 : 1;
      return delivered(client, mine?.id ?? '', wanted);
    }
    case 'rotate-secret': {
      const rotated = await client.webhooks.rotateSecret();
      printed.push(inspect(rotated, { depth: 9, showHidden: true }), JSON.stringify(rotated), `${rotated.secret}`);
      return { secret: /^whsec_.{44}$/.test(rotated.secret.reveal()), overlap: rotated.previous_expires_at !== null };
    }
    default:
      return step.do satisfies never;
  }
}

/** A webhook once it has been tried so often, or as it is after ten seconds. */
async function delivered(client: ReviewClient, id: string, attempts: number): Promise<Seen> {
  for (let looks = 0; ; looks += 1) {
    const { state, attempts: tried, payload } = await client.webhooks.get(id);
    const isDone = state === 'delivered' && tried.length >= attempts;
    if (isDone || looks === LOOKS) return { state, event: payload.event, statuses: tried.map(({ status }) => status) };
    await setTimeout(100);
  }
}

async function document({ document, title, preset, hook }: Step) {
  const document_text = await readFile(task.documents[document ?? 'plain'], 'utf8');
  const webhook = hook === true ? { webhook_url: task.hook } : {};
  return { document_text, document_title: title ?? task.title, preset: preset as Preset, ...webhook };
}

function check({ secrets, headers, body, now }: SignedWebhook): string {
  try {
    return verifyWebhook({ secret: secrets, headers, body, now }).event;
  } catch (error) {
    printed.push(inspect(error));
    return 'refused';
  }
}

const seen: Seen[] = [];
for (const step of task.steps) seen.push(await see(step));
const report: Report = { seen, webhooks: task.webhooks.map(check), printed: printed.join('\n') };
process.stdout.write(JSON.stringify(report));
