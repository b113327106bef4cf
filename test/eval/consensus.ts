import { collectionIn, measureCollection } from '../../gateway/lab/recorded-panels.ts';
import { DATA, MissingData } from './data-set.ts';
import type { Figure, Report } from './report.ts';

/** Ways of deciding on panels that were recorded elsewhere; weights are learnt by cross-validation. */
export async function evalConsensus(collection: 'llmbar' | 'crowd', tell: (step: string) => void): Promise<Report> {
  const panel = await recorded(collection);
  const figures: Figure[] = [];
  for (const { title, items, agents, figure, measurements } of measureCollection(collection, panel)) {
    tell(title);
    measurements.forEach(({ name, accuracy, low, high, p }, index) => {
      const notes = [
        `${items} items, ${agents} agents${figure === null ? '' : `; baseline: ${figure.by} on held-out items`}`,
        ...(index === 0 ? [] : [p < 0.001 ? 'against majority p < .001' : `against majority p = ${p.toFixed(3)}`]),
      ];
      figures.push({
        measure: `${title}: ${name}`,
        figure: accuracy,
        ...(figure === null ? {} : { baseline: figure.share }),
        interval: [low, high],
        note: notes.join('; '),
      });
    });
  }
  return { set: collection, about: `${panel.items.length} items, accuracy, 10-fold cross-validation`, figures };
}

async function recorded(collection: 'llmbar' | 'crowd') {
  try {
    return await collectionIn(DATA, collection);
  } catch (error) {
    throw new MissingData((error as Error).message, { cause: error });
  }
}
