import { expect, it } from 'vitest';
import { readDocument } from '../../../actors/expert-jobs/index.ts';
import { passageBytes, seatSheet } from '../../../actors/model-experts/index.ts';
import { type SeatOrder, seatQuestions } from '../../../actors/model-hearing/index.ts';
import { contract, seeded } from '../publishing/docx/contracts.ts';

/** The longest text that is taken in, and the context of a large model, in tokens. */
const LENGTH = 2_000_000;
const CONTEXT = 200_000;

it('two million characters are asked about in pieces within the context, each sentence once, and each piece with the card', {
  timeout: 120_000,
}, () => {
  const draw = seeded(1);
  let text = '';
  while (text.length < LENGTH) text += `${contract(draw)}\n\n`;
  const document = readDocument(text.slice(0, LENGTH));
  const brief = { review_id: 'rev', expert: 'model-term', document: { hash: '', length: LENGTH }, seed: 1 };
  const size = {
    maxBytes: passageBytes({ context_tokens: CONTEXT, max_output_tokens: 3_000 }),
    maxChunks: 8,
    hidesIdentities: false,
  };
  const order = { kind: 'brief', brief, concerns: {} } as SeatOrder;
  const { asked, passages, covered } = seatQuestions(document, seatSheet('model-term'), order, size);
  expect(asked).toHaveLength(5);
  expect(covered).toBe(passages.length);
  const sent = asked.flatMap(({ question }) => [...question.document.matchAll(/^\[(\d+)\] /gm)].map(([, at]) => at));
  expect(sent).toEqual(Array.from({ length: passages.length }, (_, index) => String(index + 1)));
  for (const { question } of asked) {
    expect(question.document).toMatch(/^Document type: .*\nParties: .*\nDefined terms: /);
    const bytes = Buffer.byteLength(Object.values(question).join(''));
    expect(bytes / 2.5).toBeLessThan(CONTEXT);
  }
});
