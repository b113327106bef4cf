import { agentsOf, type RecordedPanel } from '../../recorded/index.ts';
import { SimulatedPanel } from '../panel.ts';
import { hitsOf, type Sheet, sheetsOf } from './answer-sheet.ts';
import { accuracyFrom, fitCorrelation, type Score, scoresOf } from './competence-fit.ts';
import { fitCalibration, fitMisleading } from './error-fit.ts';
import { type FittedTemper, fitTemper } from './temper-fit.ts';

/** A simulated panel that is like a recorded one, and what it was fitted from. */
export interface FittedPanel {
  readonly panel: SimulatedPanel;
  readonly agents: readonly string[];
  readonly scores: readonly Score[];
  /** Items whose truth is known; the others teach nothing here. */
  readonly items: number;
  /** Correlation of the errors of any two. */
  readonly correlation: number;
  readonly latent: number;
  /** null when the record has no second round, so that nobody can be seen changing their mind. */
  readonly temper: FittedTemper | null;
  readonly sheets: readonly Sheet[];
}

/**
 * Fits a simulated panel to a recorded one by maximum likelihood: everybody's accuracy, one correlation for all, and how
 * minds change from round to round, everybody hearing everybody. Calibration and the pull of a misleading answer are
 * fitted by moments. One topic, one temper for all. What the record cannot tell is left at what favours no protocol:
 * confidences that say nothing, and a debate that teaches nothing. See checkFit for whether the result is like the record.
 *
 * Throws RangeError when fewer than two agents, or no item has a known truth.
 */
export function fitPanel(record: RecordedPanel): FittedPanel {
  const agents = agentsOf(record);
  const sheets = sheetsOf(record, agents);
  if (agents.length < 2 || sheets.length === 0) throw new RangeError('a fit needs two agents and items of known truth');
  const hits = hitsOf(sheets);
  const scores = scoresOf(hits, agents.length);
  const accuracies = scores.map(accuracyFrom);
  const { latent, correlation } = fitCorrelation(hits, accuracies);
  const temper = fitTemper(sheets);
  const calibration = fitCalibration(sheets, accuracies) ?? untold(accuracies);
  const given = scores.reduce((sum, { answered }) => sum + answered, 0);
  const panel = SimulatedPanel.parse({
    name: slug(record.name),
    candidates: commonest(sheets.map(({ candidates }) => candidates)),
    correlation_between: correlation,
    misleading: fitMisleading(sheets) ?? 0,
    blocks: agents.map((name, agent) => ({
      name,
      count: 1,
      accuracy: accuracies[agent],
      correlation,
      failure: 1 - given / (agents.length * sheets.length),
      calibration,
      ...(temper === null ? {} : pickTemper(temper)),
    })),
  });
  return { panel, agents, scores, items: sheets.length, correlation, latent, temper, sheets };
}

/** Where nobody stated a confidence, all state the same: what it would have told about an answer must not be made up. */
function untold(accuracies: readonly number[]) {
  const mean = accuracies.reduce((sum, p) => sum + p, 0) / accuracies.length;
  return { slope: 0, bias: Math.log(mean / (1 - mean)), auroc: 0.5, noise: 0 };
}

const pickTemper = ({ stubbornness, conformity, truth_pull }: FittedTemper) => ({
  stubbornness,
  conformity,
  truth_pull,
});

const slug = (name: string): string =>
  (name.split('/').at(-1) ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60) || 'recorded';

function commonest(values: readonly number[]): number {
  const groups = [...Map.groupBy(values, (value) => value)];
  return (groups.toSorted(([left, a], [right, b]) => b.length - a.length || left - right)[0] as [number, number[]])[0];
}
