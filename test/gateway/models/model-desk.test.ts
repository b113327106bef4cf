import { describe, expect, it } from 'vitest';
import { ModelDesk } from '../../../gateway/models/model-desk.ts';
import { ModelsFile } from '../../../protocols/models/index.ts';
import { MemoryStore, systemClock } from '../../../runtime/index.ts';
import { stubSettings } from './model-settings.ts';

const none = async (): Promise<never> => Promise.reject(new Error('nobody asks for it'));
const workers = { examine: none, answer: none, draft: none, 'seat-questions': none, 'seat-heard': none };

describe('model desk', () => {
  it('does not open without the key that models.json names, and says which variable is not set', async () => {
    const main = stubSettings('anthropic', 'http://127.0.0.1:1');
    const file = ModelsFile.parse({ models: { main }, roles: { read: 'main' } });
    const opened = ModelDesk.open({
      file,
      secret: () => undefined,
      store: new MemoryStore(),
      clock: systemClock,
      life: 'one',
      isAlive: () => false,
      nodes: () => 1,
      workers,
    });
    await expect(opened).rejects.toThrow('models.main.key_env: the variable STUB_KEY is not set');
  });
});
