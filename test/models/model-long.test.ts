import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ModelStub, StubScript } from '../../gateway/model-stub/index.ts';
import { systemClock } from '../../runtime/index.ts';
import { contract, seeded } from '../actors/publishing/docx/contracts.ts';
import { Service } from '../service/service.ts';
import { allow, DEMO, modelHome, reviewed } from './model-service.ts';

const NOTHING = { findings: [], positions: [], texts: [], present: [] };
const SCRIPT = StubScript.parse([
  { contains: 'Task: findings', answer: NOTHING },
  { contains: 'Task: texts', answer: NOTHING },
]);

/** Bytes of passages that fit into one question of such a model are 52,500. */
const CONTEXT = 40_000;
const LENGTH = 150_000;

/** Contracts one after another, until the text is so long. */
function longText(characters: number): string {
  const draw = seeded(1);
  let text = '';
  while (text.length < characters) text += `${contract(draw)}\n\n`;
  return text.slice(0, characters);
}

/** Numbers of the passages that a question holds. */
const passagesIn = (body: string): number[] => {
  const { messages } = JSON.parse(body) as { messages: { content: { text: string }[] }[] };
  return [...(messages[1]?.content[0]?.text ?? '').matchAll(/^\[(\d+)\] /gm)].map(([, at]) => Number(at));
};

describe('a document that is longer than its model takes', { timeout: 180_000 }, () => {
  let stub: ModelStub;
  let service: Service;
  beforeAll(async () => {
    stub = await ModelStub.start({ clock: systemClock, port: 0, script: SCRIPT });
    const settings = { key_env: undefined, context_tokens: CONTEXT };
    const limits = { usd_per_review: 5, usd_per_account_month: 50, usd_per_day: 100, repeats: 1, max_chunks: 8 };
    service = await Service.start({}, await modelHome(stub.url, { settings, limits }));
    await allow(service, DEMO, 'stays');
  }, 120_000);
  afterAll(async () => {
    await service.stop();
    await service.remove();
    await stub.close();
  });

  it('is read in pieces: every reader is sent each passage once, and no question is longer than the context', async () => {
    const { metadata } = await reviewed(service, longText(LENGTH));
    expect(metadata.language_models).toMatchObject({ delivered: 'all', coverage: 1 });
    const readers = Map.groupBy(
      stub.calls.filter(({ body }) => body.includes('Task: findings')),
      ({ seat }) => seat,
    );
    expect(readers.size).toBe(6);
    for (const [, calls] of readers) {
      expect(calls.length).toBeGreaterThan(2);
      const sent = calls.flatMap(({ body }) => passagesIn(body)).toSorted((a, b) => a - b);
      expect(sent).toEqual(Array.from({ length: sent.length }, (_, index) => index + 1));
    }
    for (const { body } of stub.calls) expect(Buffer.byteLength(body) / 2.5).toBeLessThan(CONTEXT);
  });
});
