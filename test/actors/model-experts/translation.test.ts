import { describe, expect, it } from 'vitest';
import { mask, unmask } from '../../../actors/model-experts/translation.ts';

describe('translation', () => {
  const text = mask('a', 'The cap of “EUR 5,000” is due in 30 days.');

  it('hides quotations and figures, and puts them back where the translation has them', () => {
    expect(text.text).toBe('The cap of ⟦1⟧ is due in ⟦2⟧ days.');
    expect(unmask(text, 'Dans ⟦2⟧ jours, le plafond de ⟦1⟧ est dû.')).toBe(
      'Dans 30 jours, le plafond de “EUR 5,000” est dû.',
    );
  });

  it.each([
    ['a mask left out', 'Le plafond de ⟦1⟧ est dû.'],
    ['a mask twice', 'Le plafond de ⟦1⟧ ou ⟦1⟧ est dû dans ⟦2⟧ jours.'],
    ['a mask made up', 'Le plafond ⟦1⟧ ⟦2⟧ ⟦3⟧.'],
    ['a figure of its own', 'Le plafond de ⟦1⟧ est dû dans ⟦2⟧ jours, soit 4 semaines.'],
    ['nothing but masks', '⟦1⟧ ⟦2⟧'],
    ['an essay', `⟦1⟧ ⟦2⟧ ${'mot '.repeat(200)}`],
  ])('leaves a text in English for %s', (_, answer) => {
    expect(unmask(text, answer)).toBeUndefined();
  });
});
