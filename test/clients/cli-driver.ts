/** Makes the calls of the fixture with the command line, each in its own process. Task in, Report out, as JSON. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type {
  Delivery,
  DeliveryDetail,
  KeyList,
  NewKey,
  Results,
  Review,
  Status,
  Submitted,
} from '../../gateway/clients/typescript/index.ts';
import type { Report, Seen, Step, Task } from './calls.ts';

const CLI = fileURLToPath(new URL('../../gateway/cli/client.ts', import.meta.url));
const task = (await json(process.stdin)) as Task;
const reviews = new Map<string, string>();
const printed: string[] = [];
/** By name: the key's id, and the secret it had last. */
const made = new Map<string, { id: string; secret: string }>();
const LOOKS = 20;
let saves = 0;

interface Refused {
  readonly error: {
    readonly status: number;
    readonly error_code: string;
    readonly retry_after_seconds: number | null;
    readonly fields: readonly { readonly field: string }[];
  };
}

async function see(step: Step): Promise<Seen> {
  const answer = await run(step, argumentsOf(step));
  if (typeof answer === 'object' && answer !== null && 'error' in answer && !('review_id' in answer)) {
    if (!('status' in (answer as Refused).error)) return { broke_off: true, left: await isLeft(step) };
    const { status, error_code, retry_after_seconds, fields } = (answer as Refused).error;
    return {
      error: { status, error_code, retry_after_seconds, fields: fields.map(({ field }) => field).toSorted() },
    };
  }
  return tell(step, answer);
}

/** Whether anything of the file is in the directory. */
async function isLeft({ artifact = '' }: Step): Promise<boolean> {
  return (await readdir(task.directory)).some((name) => name.includes(artifact));
}

function argumentsOf(step: Step): string[] {
  const id = step.id ?? reviews.get(step.review ?? '') ?? '';
  switch (step.do) {
    case 'upload':
      return ['submit', task.documents[step.document ?? 'plain'], '--preset', 'quick'];
    case 'review':
    case 'submit': {
      const { preset = '', idempotency_key: key, document = 'plain', title = task.title, hook } = step;
      const named = key === undefined ? [] : ['--idempotency-key', `${task.title}-${key}`];
      const waiting = step.do === 'review' ? ['--wait', '--poll-ms', '200'] : [];
      return ['submit', task.documents[document], '--preset', preset, '--title', title, ...named, ...waiting].concat(
        hook === true ? ['--webhook', task.hook] : [],
      );
    }
    case 'download':
      return ['download', id, String(step.artifact), '--out', task.directory];
    case 'list':
      return ['list', '--limit', '50'];
    case 'status':
    case 'results':
    case 'cancel':
      return [step.do, id];
    case 'keys':
      return ['keys'];
    case 'create-key':
      return ['keys', 'create', String(step.title), ...saving()];
    case 'regenerate-key': {
      const grace = step.grace_hours === undefined ? [] : ['--grace-hours', String(step.grace_hours)];
      return ['keys', 'regenerate', keyId(step), ...grace, ...saving()];
    }
    case 'revoke-key':
      return ['keys', 'revoke', keyId(step)];
    case 'delivery':
    case 'redeliver':
      return ['webhooks'];
    case 'rotate-secret':
      return ['webhooks', 'rotate-secret', ...saving()];
    default:
      return step.do satisfies never;
  }
}

const keyId = ({ of = '', id = '' }: Step): string => made.get(of)?.id ?? id;

function saving(): string[] {
  saves += 1;
  return ['--save', join(task.directory, `secret-${saves}`)];
}

async function run(step: Step, given: readonly string[]): Promise<unknown> {
  const keyFile = join(task.directory, 'key');
  await writeFile(
    keyFile,
    `${made.get(step.key ?? '')?.secret ?? task.keys[(step.key ?? 'right') as 'right' | 'wrong']}\n`,
    { mode: 0o600 },
  );
  const where = ['--url', task.urls[step.via ?? 'plain'], '--key-file', keyFile, '--json'];
  const child = spawn(process.execPath, [CLI, ...given, ...where], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, complaints] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  printed.push(out, complaints);
  if (child.exitCode === 2 || out === '') throw new Error(`${given.join(' ')}: ${complaints}`);
  return JSON.parse(out);
}

async function tell(step: Step, answer: unknown): Promise<Seen> {
  switch (step.do) {
    case 'review': {
      const { review_id, status, progress, credits_used, artifacts } = answer as Status;
      reviews.set(step.as as string, review_id);
      return { status, progress, credits_used, artifacts };
    }
    case 'submit': {
      const { review_id, status, credits_used } = answer as Submitted;
      const same_as = [...reviews].find(([, known]) => known === review_id)?.[0];
      reviews.set(step.as as string, review_id);
      return { status, credits_used, ...(same_as && { same_as }) };
    }
    case 'upload':
      return { status: (answer as Submitted).status };
    case 'status': {
      const { status, stage } = answer as Status;
      return { status, stage };
    }
    case 'cancel': {
      const { status, credits_used } = answer as Status;
      return { status, credits_used };
    }
    case 'results': {
      const { metadata, structured_issues: issues, proposed_changes } = answer as Results;
      const source = await readFile(task.documents.plain, 'utf8');
      const evidence = issues.flatMap((issue) => issue.evidence);
      return {
        preset: metadata.preset,
        score: metadata.overall_score,
        issues: issues.map(({ title }) => title),
        changes: proposed_changes.length,
        quoted: evidence.every(({ quote, start, end }) => source.slice(start, end) === quote),
      };
    }
    case 'download': {
      const [saved] = answer as { file: string; bytes: number }[];
      const content = await readFile(saved?.file ?? '');
      const sha256 = createHash('sha256').update(content).digest('hex');
      return { whole: saved?.bytes === content.length, ...(step.artifact === 'txt' && { sha256 }) };
    }
    case 'list': {
      const found = answer as Review[];
      const mine = (step.has ?? []).map((name) => found.findIndex(({ review_id }) => review_id === reviews.get(name)));
      return {
        in_order: mine.every((place, index) => place >= 0 && place > (mine[index - 1] ?? -1)),
        titles: mine.every((place) => found[place]?.document_title === task.title),
      };
    }
    case 'keys': {
      const { items, limit } = answer as KeyList;
      return { names: items.map(({ name }) => name), graces: items.map(({ previous }) => previous !== null), limit };
    }
    case 'create-key':
    case 'regenerate-key': {
      const { id, name, last_four, previous, file } = answer as NewKey & { file: string };
      const secret = (await readFile(file, 'utf8')).trim();
      made.set(step.as as string, { id, secret });
      return { name, fits: secret.endsWith(last_four), grace: previous !== null };
    }
    case 'revoke-key':
      return { revoked: (answer as { revoked: boolean }).revoked };
    case 'delivery':
    case 'redeliver': {
      const mine = (answer as Delivery[]).find(({ review_id }) => review_id === reviews.get(step.review ?? ''));
      const before = mine?.attempts.length ?? 0;
      if (step.do === 'redeliver') await run(step, ['webhooks', 'redeliver', mine?.id ?? '']);
      return delivered(step, mine?.id ?? '', step.do === 'redeliver' ? before + 1 : 1);
    }
    case 'rotate-secret': {
      const { file, previous_expires_at } = answer as { file: string; previous_expires_at: string | null };
      const secret = (await readFile(file, 'utf8')).trim();
      return { secret: /^whsec_.{44}$/.test(secret), overlap: previous_expires_at !== null };
    }
    default:
      return step.do satisfies never;
  }
}

/** A webhook once it has been tried so often, or as it is after a while. */
async function delivered(step: Step, id: string, attempts: number): Promise<Seen> {
  for (let looks = 0; ; looks += 1) {
    const { state, attempts: tried, payload } = (await run(step, ['webhooks', 'show', id])) as DeliveryDetail;
    const isDone = state === 'delivered' && tried.length >= attempts;
    if (isDone || looks === LOOKS) return { state, event: payload.event, statuses: tried.map(({ status }) => status) };
    await setTimeout(100);
  }
}

const seen: Seen[] = [];
for (const step of task.steps) seen.push(await see(step));
const report: Report = { seen, webhooks: [], printed: printed.join('\n') };
process.stdout.write(JSON.stringify(report));
