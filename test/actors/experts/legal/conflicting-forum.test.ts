import { describe, expect, it } from 'vitest';
import type { Expert } from '../../../../actors/experts/expert.ts';
import { expertById } from '../../../../actors/experts/index.ts';
import { contract } from '../../provisions/reading.ts';
import { findingsOf } from '../trial.ts';

const graveOn = (words: string) =>
  findingsOf(expertById('governing-law') as Expert, contract(words))
    .filter(({ rule }) => rule.endsWith('-forum'))
    .map(({ rule, severity, values }) => ({ rule, severity, ...values }));

const LAW = 'This Agreement is governed by the laws of the State of New York. ';

describe('law of one place and courts of another', () => {
  for (const [words, expected] of [
    [
      `${LAW}All actions shall be brought exclusively in the courts of Geneva.`,
      [{ rule: 'governing-law.foreign-forum', severity: 'high', law: 'New York', forum: 'Geneva' }],
    ],
    [
      `${LAW}All disputes are settled by arbitration in Paris.`,
      [{ rule: 'governing-law.foreign-forum', severity: 'medium', law: 'New York', forum: 'Paris' }],
    ],
    [
      `${LAW}All actions shall be brought exclusively in the courts of Ohio.`,
      [{ rule: 'governing-law.other-forum', severity: 'low', law: 'New York', forum: 'Ohio' }],
    ],
    [
      `${LAW}Either party may seek an injunction in any court of competent jurisdiction in Germany.`,
      [{ rule: 'governing-law.other-forum', severity: 'low', law: 'New York', forum: 'Germany' }],
    ],
    [
      `${LAW}The parties submit to the non-exclusive jurisdiction of the courts of Switzerland.`,
      [{ rule: 'governing-law.other-forum', severity: 'low', law: 'New York', forum: 'Switzerland' }],
    ],
    ['This Agreement is governed by the laws of England. The courts of London have exclusive jurisdiction.', []],
  ] as const) {
    it(`reads ${JSON.stringify(expected)} out of: ${words}`, () => {
      expect(graveOn(words)).toEqual(expected);
    });
  }
});
