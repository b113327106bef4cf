/** A real service with a models.json whose models are stubs. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectTo, subjectOf } from '../../gateway/operations/index.ts';
import { ReviewResult } from '../../protocols/index.ts';
import type { ModelsFile } from '../../protocols/models/index.ts';
import type { CallRow } from '../../runtime/calls/index.ts';
import { stubSettings } from '../gateway/models/model-settings.ts';
import type { Service } from '../service/service.ts';

export const DEMO = 'demonstration';

type Given = Partial<ModelsFile> & { readonly settings?: Parameters<typeof stubSettings>[2] };

/** The directory of a service that knows the stub as `main`. */
export async function modelHome(url: string, { settings, ...more }: Given = {}): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'conclave-'));
  const main = stubSettings('openai-compatible', url, { usd_per_million: { input: 1, output: 5 }, ...settings });
  const file = { models: { main }, roles: { read: 'main', verify: 'main', write: 'main' }, ...more };
  await writeFile(join(home, 'models.json'), JSON.stringify(file));
  return home;
}

/** What an administrator's command answers. */
export async function administered(service: Service, name: string, params: Record<string, unknown>): Promise<unknown> {
  const connection = await connectTo(await service.natsUrlAs('administrator'), { timeout: 5_000 });
  const request = JSON.stringify({ ...params, by: 'test' });
  const reply = await connection.request(subjectOf(name), request, { timeout: 20_000 });
  await connection.close();
  const answer = JSON.parse(reply.string()) as { ok: boolean; detail?: string; result?: unknown };
  if (!answer.ok) throw new Error(answer.detail);
  return answer.result;
}

/** One attempt of a call, as an administrator sees it. */
interface BookedCall {
  readonly seat: string;
  readonly round: number;
  readonly state: CallRow['state'];
  /** The process that made it. */
  readonly life: string;
}

export async function callsOf(service: Service, review: string): Promise<readonly BookedCall[]> {
  return ((await administered(service, 'models.calls', { review })) as { calls: readonly BookedCall[] }).calls;
}

/** Lets an account's documents go to models. */
export async function allow(service: Service, account: string, data: string): Promise<void> {
  await administered(service, 'accounts.set-models', { account, data });
}

/** So many calls a minute as two nodes on a quiet machine make, which is more than an account has. */
const CALLS_PER_MINUTE = 1_000;

/** The account may call as often as a test of many reviews does. */
export async function allowManyCalls(service: Service, account: string): Promise<void> {
  await administered(service, 'accounts.limit', { account, calls_per_minute: CALLS_PER_MINUTE });
}

/** The result of a review of the text with language models. */
export async function reviewed(
  service: Service,
  text: string,
  fields: Record<string, unknown> = {},
): Promise<ReviewResult> {
  const id = await service.submit(text, { preset: 'quick', language_models: 'if_available', ...fields });
  await service.follow(id);
  return ReviewResult.parse(await service.json(`/api/review/${id}/results`));
}
