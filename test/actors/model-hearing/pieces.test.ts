import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../actors/expert-jobs/index.ts';
import { seatSheet } from '../../../actors/model-experts/index.ts';
import { hearSeat, type SeatOrder, seatQuestions } from '../../../actors/model-hearing/index.ts';
import { chunksOf, passagesOf } from '../../../actors/model-hearing/passages.ts';
import { contract, seeded } from '../publishing/docx/contracts.ts';

const LIABLE = 'The Supplier is liable for all direct and indirect loss that the Customer suffers.';
const SIZE = { maxBytes: 100_000, maxChunks: 4, hidesIdentities: false };

describe('a document in pieces', () => {
  const draw = seeded(3);
  const long = readDocument(Array.from({ length: 6 }, () => contract(draw)).join('\n\n'));
  const passages = passagesOf(long);

  it.each([4_000, 20_000, 1_000_000])('has each passage in one piece of at most %i bytes', (most) => {
    const chunks = chunksOf(long, passages, most);
    expect(chunks[0]?.first).toBe(0);
    expect(chunks.at(-1)?.end).toBe(passages.length);
    for (const [index, chunk] of chunks.entries()) {
      expect(chunk.end).toBeGreaterThan(chunk.first);
      expect(chunk.first).toBe(index === 0 ? 0 : chunks[index - 1]?.end);
      const bytes = passages
        .slice(chunk.first, chunk.end)
        .reduce((sum, { start: from, end }) => sum + Buffer.byteLength(long.text.slice(from, end)), 0);
      expect(chunk.end - chunk.first === 1 || bytes <= most).toBe(true);
    }
  });

  const brief = { review_id: 'rev', expert: 'model-term', document: { hash: '', length: 0 }, seed: 1 };
  const order = { kind: 'brief', brief, concerns: {} } as SeatOrder;
  const three = { ...SIZE, maxBytes: 4_000, maxChunks: 3 };

  it('is asked about in as many pieces as may be sent, and says how much that was', () => {
    const { asked, covered } = seatQuestions(long, seatSheet('model-term'), order, three);
    expect(asked).toHaveLength(3);
    expect(covered).toBe(asked.reduce((sum, { chunk }) => sum + chunk.end - chunk.first, 0));
    expect(covered).toBeLessThan(passages.length);
  });

  it('is read where the classifier finds most when it has too many pieces: first the beginning, then those', () => {
    const dull = Array.from({ length: 20 }, (_, nth) => `${nth + 2}. Views. ${'The harbour was quiet. '.repeat(40)}`);
    const end =
      "22. Liability. The Supplier's total liability under this Agreement shall not exceed the fees paid in the last twelve months.\n\n23. Governing law. This Agreement is governed by the laws of England.";
    const book = readDocument(['SERVICES AGREEMENT', `1. Parties. ${LIABLE}`, ...dull, end].join('\n\n'));
    const { asked } = seatQuestions(book, seatSheet('model-term'), order, three);
    const [beginning, , last] = asked.map(({ question }) => question.document);
    expect(beginning).toContain(LIABLE);
    expect(last).toContain('shall not exceed the fees');
    expect(asked.map(({ chunk }) => chunk.first)).toEqual(
      asked.map(({ chunk }) => chunk.first).toSorted((one, other) => one - other),
    );
  });

  describe('and something that it lacks', () => {
    const missing = {
      category: 'term_and_survival',
      severity: 'medium',
      sure: 'likely',
      evidence: [],
      place: 1,
      title: 'No way to end it',
      description: 'Nothing says how it ends.',
      suggestion: 'Say how it ends.',
      before: null,
      after: null,
    };
    const reply = (findings: readonly object[]) => ({
      texts: [JSON.stringify({ findings, positions: [], texts: [], present: [] })],
      isRefused: false,
    });
    const says = reply([missing]);
    const sheet = seatSheet('model-term');
    const all = { ...SIZE, maxBytes: 8_000, maxChunks: 100 };
    const pieces = seatQuestions(long, sheet, order, all).asked.length;
    const heard = (of: (piece: number) => typeof says | undefined, size = all) =>
      hearSeat(
        long,
        sheet,
        order,
        size,
        Array.from({ length: pieces }, (_, piece) => of(piece)),
      ).findings.length;

    it('takes it when each piece was read and says so', () => {
      expect(pieces).toBeGreaterThan(2);
      expect(heard(() => says)).toBe(1);
    });

    it.each([
      ['one piece does not say so', (piece: number) => (piece === 1 ? reply([]) : says)],
      ['one piece has no answer', (piece: number) => (piece === 1 ? undefined : says)],
    ])('does not take it when %s', (_, of) => {
      expect(heard(of)).toBe(0);
    });

    it('does not take it when some pieces were not sent', () => {
      expect(heard(() => says, { ...all, maxChunks: pieces - 1 })).toBe(0);
    });
  });
});
