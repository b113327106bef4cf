import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ModelStub, StubScript } from '../../gateway/model-stub/index.ts';
import { systemClock } from '../../runtime/index.ts';
import { contract, seeded } from '../actors/publishing/docx/contracts.ts';
import { Service } from '../service/service.ts';
import { allow, DEMO, modelHome, reviewed } from './model-service.ts';

const NOTHING = { findings: [], positions: [], texts: [], present: [] };
/** A model refuses every question on a piece that has these words. */
const REFUSED = 'The heron counts its silver at the drowned gate';

const SCRIPT = StubScript.parse([
  { contains: REFUSED, fault: 'refusal' },
  { contains: 'Task: findings', answer: NOTHING },
  { contains: 'Task: texts', answer: NOTHING },
]);

/** Bytes of passages that fit into one question of such a model are 52,500. */
const CONTEXT = 40_000;
const LENGTH = 150_000;
const MAX_CHUNKS = 5;

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

/** What the report says of the share that was read. */
const percentRead = (unread: readonly string[]): number =>
  Number(/read only (\d+)% of the document/.exec(unread.join(' '))?.[1]);

describe('a document that is longer than its model takes', { timeout: 180_000 }, () => {
  let stub: ModelStub;
  let service: Service;
  beforeAll(async () => {
    stub = await ModelStub.start({ clock: systemClock, port: 0, script: SCRIPT });
    const settings = { key_env: undefined, context_tokens: CONTEXT };
    const limits = {
      usd_per_review: 5,
      usd_per_account_month: 50,
      usd_per_day: 100,
      repeats: 1,
      max_chunks: MAX_CHUNKS,
    };
    service = await Service.start({}, await modelHome(stub.url, { settings, limits }));
    await allow(service, DEMO, 'stays');
  }, 120_000);
  afterAll(async () => {
    await service.stop();
    await service.remove();
    await stub.close();
  });

  afterEach(() => {
    stub.calls.length = 0;
  });
  const piecesOf = (reader: string): number =>
    stub.calls.filter(({ seat, body }) => seat === reader && body.includes('Task: findings')).length;

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

  it('counts as covered the pieces whose answer it has, not those that the model refuses', async () => {
    const { metadata, document } = await reviewed(service, `${longText(LENGTH)}\n\n99. Birds. ${REFUSED}.`);
    const pieces = piecesOf('model-term');
    expect(pieces).toBeGreaterThan(2);
    const use = metadata.language_models;
    expect(use).toMatchObject({ delivered: 'partial', reasons: ['refused'] });
    // In whole passages.
    expect(use?.coverage).toBeGreaterThan((pieces - 1) / pieces - 0.01);
    expect(use?.coverage).toBeLessThanOrEqual((pieces - 1) / pieces);
    expect(Math.abs(percentRead(document.unread) - (use?.coverage ?? 0) * 100)).toBeLessThan(1);
  });

  it('says what share was read of a document with more pieces than may be sent, and reads where most is found', async () => {
    const dull = 'The parties met on many occasions and enjoyed the view of the harbour. '.repeat(4_600);
    const end = '12. Liability. The Supplier shall be liable for all direct and indirect loss without any limit.';
    const { metadata, document } = await reviewed(service, `${longText(60_000)}\n\n11. Recitals. ${dull}\n\n${end}`);
    expect(piecesOf('model-liability')).toBe(MAX_CHUNKS);
    const sent = stub.calls.filter(({ seat }) => seat === 'model-liability').map(({ body }) => body);
    expect(sent.some((body) => body.includes('without any limit'))).toBe(true);
    const { coverage = 0, delivered } = metadata.language_models ?? {};
    expect(delivered).toBe('all');
    expect(coverage).toBeLessThan(0.95);
    expect(Math.abs(percentRead(document.unread) - coverage * 100)).toBeLessThan(1);
  });

  it('has covered nothing when the model refuses every piece', async () => {
    const { metadata } = await reviewed(service, `${longText(10_000)}\n\n99. Birds. ${REFUSED}.`);
    expect(piecesOf('model-term')).toBe(1);
    expect(metadata.language_models).toMatchObject({ delivered: 'none', reasons: ['refused'], coverage: 0 });
  });
});
