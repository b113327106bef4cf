/** Questions of a replay put to the configured models, within a sum of money. Nothing of it touches the review's own store. */
import type { AskedAgain } from '../../../actors/replay/index.ts';
import type { ModelPlan, ModelsFile, TranscriptLine } from '../../../protocols/models/index.ts';
import { CallFailed, CallLedger } from '../../../runtime/calls/index.ts';
import { type Clock, InvalidConfig, MemoryStore, secretFrom } from '../../../runtime/index.ts';
import { InvalidReply } from '../../models/language-model.ts';
import { ModelClient } from '../../models/model-client.ts';
import { type ModelTransport, modelTransport } from '../../models/model-transport.ts';
import { openLanguageModel } from '../../models/open-language-model.ts';
import { questionKey } from '../../models/question-key.ts';

/** How long one question may take in all, in milliseconds. */
const LONGEST_MS = 300_000;

export interface QuestionService {
  /** The answer as a line; undefined when there is none. */
  ask(asked: AskedAgain): Promise<TranscriptLine | undefined>;
  close(): Promise<void>;
}

export async function askAgain(
  file: ModelsFile | undefined,
  plan: ModelPlan,
  usd: number,
  clock: Clock,
): Promise<QuestionService> {
  if (file === undefined) throw new InvalidConfig('There is no models.json: nobody can be asked.');
  const ledger = new CallLedger({ store: new MemoryStore(), clock, incarnation: 'lab', isAlive: () => false });
  const lines = new Map<string, ModelClient>();
  const sockets: ModelTransport[] = [];
  for (const name of new Set(plan.seats.map(({ model }) => model))) {
    const settings = file.models[name];
    if (settings === undefined) continue;
    const socket = modelTransport(settings.key_env === undefined ? undefined : secretFrom(settings.key_env), clock);
    sockets.push(socket);
    const languageModel = await openLanguageModel(settings);
    lines.set(name, new ModelClient({ name, settings, languageModel, socket, ledger, clock, nodes: () => 1 }));
  }
  const most = Math.round(usd * 1_000_000);
  return {
    ask: async ({ seat, round, question }) => {
      const line = lines.get(plan.seats.find(({ id }) => id === seat)?.model ?? '');
      if (line === undefined) return undefined;
      const key = questionKey(line.settings, plan.prompts, question);
      const limits = { review: most, accountMonth: most, day: most };
      const until = clock.now() + LONGEST_MS;
      const by = { review: 'lab', seat, round, account: 'lab', limits, until, repeats: 0, prompts: plan.prompts };
      try {
        const reply = await line.ask(question, by);
        return {
          seat,
          round,
          key,
          texts: [reply.text, reply.reasoning],
          isRefused: reply.finish === 'refused',
          cost_usd: null,
        };
      } catch (error) {
        if (error instanceof CallFailed || error instanceof InvalidReply) return undefined;
        throw error;
      }
    },
    close: async () => {
      await Promise.allSettled(sockets.map((socket) => socket.close()));
    },
  };
}
