import { describe, expect, it } from 'vitest';
import { leadIns } from '../../../actors/classifiers/index.ts';
import { conceptsOf } from '../../../actors/classifiers/terms-concepts.ts';

describe('lead-ins', () => {
  it.each([
    ['items lettered', ['We may act if:', '(a) you pay late;', '(b) you lie.', 'We are kind.'], [0, 0]],
    ['an item that ends the list', ['You must not:', 'copy the ducks;', 'sell the ducks.', 'Ducks swim.'], [0, 0]],
    ['no list', ['We are kind.', 'Ducks swim.', 'You may feed them.'], []],
  ])('%s', (_, sentences, led) => {
    const expected = sentences.map((_, i) =>
      i > 0 && led[i - 1] !== undefined ? sentences[led[i - 1] as number] : undefined,
    );
    expect(leadIns(sentences)).toEqual(expected);
  });
});

describe('concepts of consumer terms', () => {
  it.each([
    ['We may deactivate your profile.', ['WE', 'MAY', 'END', 'YOU', 'ACCOUNT']],
    ['By law Quackery can terminate services.', ['LAW', 'WE', 'MAY', 'END', 'SERVICE']],
    ['The courts of Amsterdam decide.', ['COURT', 'PLACE']],
    ['The ducks swim.', []],
  ])('%s', (sentence, concepts) => {
    expect(conceptsOf(sentence)).toEqual(concepts);
  });
});
