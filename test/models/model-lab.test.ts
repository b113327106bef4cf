import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandNamed } from '../../gateway/lab/index.ts';
import { ModelStub } from '../../gateway/model-stub/index.ts';
import { systemClock } from '../../runtime/index.ts';
import { sampleText } from '../actors/publishing/sample-result.ts';
import { Service } from '../service/service.ts';
import { allow, DEMO, modelHome, reviewed } from './model-service.ts';

/** A review whose models were stubs, in the laboratory once the service has stopped. */
describe('lab: language models', { timeout: 240_000 }, () => {
  let stub: ModelStub;
  let service: Service;
  let review: string;
  let file: string;
  beforeAll(async () => {
    stub = await ModelStub.start({ clock: systemClock, port: 0 });
    const home = await modelHome(stub.url, { settings: { key_env: undefined } });
    service = await Service.start({}, home);
    await allow(service, DEMO, 'stays');
    review = (await reviewed(service, sampleText)).metadata.review_id;
    await service.stop();
    file = join(home, 'transcript.jsonl');
  }, 120_000);
  afterAll(async () => {
    await service.remove();
    await stub.close();
  });

  async function lab(name: string, ...args: string[]): Promise<{ code: number; text: string }> {
    const command = await commandNamed(name);
    let text = '';
    const print = (more: string): void => {
      text += more;
    };
    const io = { print, note: print, clock: systemClock, data: undefined, home: service.home };
    return { code: (await command?.run(args, io)) ?? -1, text };
  }
  const lines = async () => (await readFile(file, 'utf8')).trim().split('\n');

  it('writes a transcript: a line for each call, with key, raw and read answer, what was in the document, and cost', async () => {
    const { code } = await lab('transcript', review, '--out', file);
    expect(code).toBe(0);
    const calls = (await lines()).map((line) => JSON.parse(line));
    expect(calls).toHaveLength(stub.calls.length);
    const reader = calls.find(({ seat }) => seat === 'model-liability');
    expect(reader).toMatchObject({ round: 0, state: 'answered', decoded: { findings: expect.any(Array) } });
    expect(reader.raw).toContain('conclave-model-stub');
    expect(reader.cost_usd).toBeGreaterThan(0);
    expect(reader.aligned.flatMap(({ evidence }: { evidence: unknown[] }) => evidence).length).toBeGreaterThan(0);
  });

  it('comes to the same verdicts with the recorded answers, out of the store and out of the file, and asks nobody', async () => {
    const asked = stub.calls.length;
    for (const source of ['recorded', file]) {
      const { code, text } = await lab('replay', review, '--models', source);
      expect(text).toContain('have an answer, 0 have none.');
      expect(text).toMatch(/the same of \d readers\./);
      expect(text).toContain('No verdict changes.');
      expect(code).toBe(0);
    }
    expect(stub.calls.length).toBe(asked);
  });

  it('takes answers made elsewhere, names the first question without one and its price, and asks for it when told to', async () => {
    const elsewhere = join(service.home, 'elsewhere.jsonl');
    const mine = (await lines()).map((line) => JSON.parse(line)).filter(({ seat }) => seat !== 'model-money');
    await writeFile(elsewhere, mine.map(({ seat, round, texts }) => JSON.stringify({ seat, round, texts })).join('\n'));
    const { code, text } = await lab('replay', review, '--models', elsewhere);
    expect(text).toMatch(/The first without an answer: model-money, round 0; asking it costs at most 0\.\d+ dollars/);
    expect(text).toContain('others of model-money');
    expect(code).toBe(1);
    await writeFile(elsewhere, 'model-term says yes');
    await expect(lab('replay', review, '--models', elsewhere)).rejects.toThrow('elsewhere.jsonl, line 1');
  });

  it('asks what no record answers, once the model is another, for no more money than it may spend', async () => {
    const models = join(service.home, 'models.json');
    const before = await readFile(models, 'utf8');
    await expect(lab('replay', review, '--models', 'ask')).rejects.toThrow('--usd');
    const asked = stub.calls.length;
    await writeFile(models, before.replace('"model":"stub"', '"model":"stub-2"'));
    const poor = await lab('replay', review, '--models', 'ask', '--usd', '0.000001');
    expect(poor.text).toMatch(/The first without an answer: model-\w+, round 0/);
    expect(poor.code).toBe(1);
    expect(stub.calls.length).toBe(asked);
    const { code, text } = await lab('replay', review, '--models', 'ask', '--usd', '1');
    expect(text).toContain('have an answer, 0 have none.');
    expect(text).toContain('No verdict changes.');
    expect(code).toBe(0);
    expect(stub.calls.length).toBeGreaterThan(asked + 5);
    await writeFile(models, before);
  });

  it('tells what the models changed, seat by seat, and two ways of spending the same money', async () => {
    const without = await lab('replay', review, '--without', 'model-*');
    expect(without.text).toContain('without model-*: ');
    const { text } = await lab('replay', review, '--ablate');
    expect(text).toMatch(/^all seats +\d+ +0\.\d+ .* 0$/m);
    expect(text).toMatch(/^no model +0 +0\.000000/m);
    expect(text).toMatch(/^without model-verifier/m);
    expect(text).toContain('For the same money:');
    expect(text).toContain('of the recorded ones 0 differ from these');
  });
});
