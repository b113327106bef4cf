import { counted, dealKeys, type Examples } from '../../../actors/classifiers/training/index.ts';
import { dealPassages } from '../../../actors/drafting/deal/deal-passages.ts';
import { parseDocument } from '../../../actors/reading/index.ts';
import { QUOTED_TOPICS, type ReadDeal } from './read-deals.ts';

/** Characters by which a reader's quotation must reach into a passage, or the whole of a shorter one. */
const INTO = 40;

/** Every passage of the contracts, with the topics it was quoted for. */
export function dealExamples(deals: readonly ReadDeal[]): Examples {
  const rows = deals.flatMap((deal, document) =>
    dealPassages(parseDocument(deal.text)).map((cut) => ({ deal, document, cut })),
  );
  return {
    rows: rows.map(({ cut }) => counted(dealKeys(cut.passage))),
    unitOf: Uint32Array.from(rows.keys()),
    documentOf: Uint32Array.from(rows, ({ document }) => document),
    documents: deals.map(({ id }) => id),
    labels: QUOTED_TOPICS.map((topic) => {
      const units = Uint8Array.from(rows, ({ deal, cut }) =>
        [...deal.topics[topic], ...(deal.also[topic] ?? [])].some(([start, end]) => {
          const shared = Math.min(end, cut.end) - Math.max(start, cut.start);
          return shared >= Math.min(INTO, (end - start) / 2, (cut.end - cut.start) / 2);
        })
          ? 1
          : 0,
      );
      return { name: topic, rows: units, units };
    }),
  };
}
