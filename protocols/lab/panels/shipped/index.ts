import { SimulatedPanel } from '../panel.ts';
import correlatedJury from './correlated-jury.json' with { type: 'json' };
import plausibleExperts from './plausible-experts.json' with { type: 'json' };
import reviewClaim from './review-claim.json' with { type: 'json' };

/**
 * Panels that ship. `plausible-experts`: 75 in four schools, each good in its field; spread and correlation are those of the
 * judges recorded in LLMBar (fitted: spread .70, correlation .33), how much a debate teaches is assumed to be little.
 * `correlated-jury`: the 75 voters of oracle O11. `review-claim`: the few who vote on one claim of a review, as competent as the
 * service takes them for.
 */
export const PANELS: readonly SimulatedPanel[] = [plausibleExperts, correlatedJury, reviewClaim].map((file) =>
  SimulatedPanel.parse(file),
);
