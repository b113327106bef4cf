/** The events of a running review, each as a line in the reader's language and as figures. */
import type { Speaker } from '../../../actors/languages/index.ts';
import type { ReviewEvent, ReviewView } from '../../../protocols/index.ts';
import type { Say } from '../languages.ts';
import type { LiveStep } from '../page-events.ts';

export const liveStep = (event: ReviewEvent, view: ReviewView, speak: { say: Say; names: Speaker }): LiveStep => ({
  line: lineOf(event, speak),
  stage: view.stage,
  progress: view.progress,
  reported: view.agents_reported,
  assigned: view.agents_assigned,
  round: view.round,
  rounds: view.rounds_max,
});

function lineOf({ name, data }: ReviewEvent, { say, names }: { say: Say; names: Speaker }): string | null {
  const text = (field: string): string => String(data[field] ?? '');
  const number = (field: string): number => Number(data[field] ?? 0);
  switch (name) {
    case 'stage':
      return names.text(`stage.${text('stage')}`);
    case 'expert-reported': {
      const expert = names.expert(text('expert'));
      if (typeof data.failure === 'string') return say('app.live.failed', { expert });
      if (number('round') === 0) return say('app.live.reported', { expert, findings: number('findings') });
      return say('app.live.spoke', { expert, positions: number('positions') });
    }
    case 'models-awaited':
      return say('app.live.awaited', { experts: Array.isArray(data.experts) ? data.experts.length : 0 });
    case 'round-opened':
      return say('app.live.round', { round: number('round'), claims: number('claims') });
    case 'round-tallied':
      return say('app.live.tallied', { round: number('round'), agreement: Math.round(number('agreement') * 100) });
    case 'decided':
      return say('app.live.decided', {
        accepted: number('accepted'),
        disputed: number('disputed'),
        rejected: number('rejected'),
      });
    case 'artifact-ready':
      return say('app.live.artifact', { artifact: text('artifact') });
    default:
      return null;
  }
}
