import { describe, expect, test } from 'vitest';
import { speak } from '../../../actors/languages/index.ts';
import { DOCUMENT_TYPES, DOMAINS, ISSUE_CATEGORIES, SEVERITIES, StopRule } from '../../../protocols/index.ts';

describe('speaker: choosing a language', () => {
  test.each([
    ['English', 'English', 'en-GB'],
    ['italian', 'Italian', 'it-IT'],
    ['IT', 'Italian', 'it-IT'],
    ['Italiano', 'Italian', 'it-IT'],
    ['it-IT', 'Italian', 'it-IT'],
    [' Español ', 'Spanish', 'es-ES'],
    ['es_MX', 'Spanish', 'es-ES'],
    ['Spanish', 'Spanish', 'es-ES'],
    ['Klingon', 'English', 'en-GB'],
    ['', 'English', 'en-GB'],
    ['__proto__', 'English', 'en-GB'],
  ])('%s speaks %s', (asked, language, locale) => {
    expect(speak(asked)).toMatchObject({ language, locale });
  });
});

describe('speaker: words', () => {
  test('every closed enumeration has a name in every language', () => {
    for (const speaker of ['English', 'Italian', 'Spanish'].map((name) => speak(name))) {
      const words = [
        ...ISSUE_CATEGORIES.map(speaker.category),
        ...DOMAINS.map(speaker.domain),
        ...SEVERITIES.map(speaker.severity),
        ...DOCUMENT_TYPES.map(speaker.documentType),
      ];
      expect(words.filter((word) => word.trim() === '' || /[_{}]/.test(word))).toEqual([]);
      expect([...speaker.gaps]).toEqual([]);
    }
  });

  test('every way a debate can end has its words', () => {
    const rules = StopRule.options.map((option) => option.shape.rule.value);
    for (const speaker of ['English', 'Italian', 'Spanish'].map((name) => speak(name))) {
      for (const rule of [...rules, 'max-rounds', 'nothing-debated', 'nothing-contested']) {
        expect([rule, speaker.has(`stop.${rule}`)]).toEqual([rule, true]);
      }
    }
  });

  test('names are found as texts', () => {
    expect(speak('it').text('outcome.accepted')).toBe('Accolto');
    expect(speak('es').text('stance.oppose')).toBe('En contra');
  });

  test('dates are long, in UTC, and nonsense is left alone', () => {
    expect(speak('en').date('2026-03-01')).toBe('1 March 2026');
    expect(speak('it').date('2026-03-01T23:59:59.000Z')).toBe('1 marzo 2026');
    expect(speak('es').date('2026-03-01')).toBe('1 de marzo de 2026');
    expect(speak('en').date('soon')).toBe('soon');
    expect(speak('en').date('2026-99-99')).toBe('2026-99-99');
  });

  test('numbers and lists follow the locale', () => {
    expect(speak('it').number(1234567.5)).toBe('1.234.567,5');
    expect(speak('en').number(0.125, { style: 'percent' })).toBe('13%');
    expect(speak('es').list(['a', 'b', 'c'])).toBe('a, b y c');
  });
});

describe('speaker: gaps', () => {
  test('an unknown key reads like words and is noted', () => {
    const speaker = speak('it');
    expect(speaker.rule('nobody.some-new-rule', {})).toEqual({
      title: 'Some new rule',
      description: 'Some new rule',
      suggestion: 'Some new rule',
    });
    expect(speaker.expert('new-expert')).toBe('New expert');
    expect(speaker.category('toString')).not.toContain('native code');
    expect([...speaker.gaps]).toEqual(['nobody.some-new-rule', 'new-expert', 'toString']);
  });

  test('a missing value is shown as an ellipsis and noted', () => {
    const speaker = speak('en');
    expect(speaker.text('report.page', { page: 1 })).toContain('…');
    expect([...speaker.gaps]).toEqual(['report.page']);
  });

  test('gaps belong to one speaker', () => {
    speak('en').text('no.such');
    expect(speak('en').gaps.size).toBe(0);
  });
});
