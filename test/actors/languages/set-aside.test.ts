import { expect, it } from 'vitest';
import { setAsideLine, speak } from '../../../actors/languages/index.ts';
import { emptyResult } from '../publishing/pdf/results.ts';

it('names each claim that was set aside once, with the first place that is known', () => {
  const set_aside = [
    { claim: 'c1', category: 'force_majeure' as const, title: 'No word on strikes' },
    {
      claim: 'c2',
      category: 'termination_for_convenience' as const,
      title: 'One side decides',
      section: '4.2',
      quote: 'as it likes',
    },
    {
      claim: 'c3',
      category: 'termination_for_convenience' as const,
      title: 'One side decides',
      section: '7',
      quote: 'at will',
    },
  ];
  const line = setAsideLine({ ...emptyResult.consensus, set_aside }, speak('English'));
  expect(line).toContain('No word on strikes and One side decides (4.2)');
});
