import { type CheckedRisk, trainRiskChecks } from '../../../actors/classifiers/training/index.ts';
import type { Report } from '../report.ts';
import { riskVerdicts } from './risk-verdicts.ts';
import { RISK_CHECK_SETTINGS } from './training-settings.ts';

/**
 * The second look at clause risks, on contracts from which neither look has learned and that no author of guards has read. The
 * four weights and the threshold are fitted on them; the first look is cut where it says as much.
 */
export function evalRiskChecks(tell: (step: string) => void): Report {
  const verdicts = riskVerdicts(tell);
  const { model, checked } = trainRiskChecks(verdicts, RISK_CHECK_SETTINGS, tell);
  const unseen = checked.filter(({ verdict }) => verdict.isUnseen);
  const threshold = model.labels[0]?.threshold ?? 1;
  const second = unseen.filter(({ probability }) => probability >= threshold);
  const first = unseen
    .toSorted((a, b) => b.verdict.judged.probability - a.verdict.judged.probability)
    .slice(0, second.length);
  const share = (of: readonly CheckedRisk[], ...said: readonly string[]): number =>
    of.filter(({ verdict }) => said.includes(verdict.said)).length / of.length;
  return {
    set: 'risk-checks',
    about: `${unseen.length} sentences taken for a risk, in contracts that nobody had seen; ${second.length} stand after the second look`,
    figures: [
      { measure: 'all: a reader would sign the story', figure: share(unseen, 'true') },
      { measure: 'the surest of the first look, as many: signed', figure: share(first, 'true') },
      { measure: 'the surest of the first look, as many: wrong', figure: share(first, 'wrong', 'other') },
      { measure: 'after the second look: signed', figure: share(second, 'true') },
      { measure: 'after the second look: wrong', figure: share(second, 'wrong', 'other') },
      {
        measure: 'after the second look: recall of what would be signed',
        figure: (share(second, 'true') * second.length) / (share(unseen, 'true') * unseen.length),
      },
    ],
  };
}
