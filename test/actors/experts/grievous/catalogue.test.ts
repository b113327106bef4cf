import { describe, expect, it } from 'vitest';
import { classesOf, GRIEVOUS_GROUPS, GROUP_OF } from '../../../../actors/experts/grievous/index.ts';
import { speak } from '../../../../actors/languages/index.ts';
import { IssueCategory } from '../../../../protocols/index.ts';

const ruleOf = (group: string, id: string): string => `grievous-${group}.${id.replaceAll('_', '-')}`;

describe('catalogue of grievous terms', () => {
  it('has at least 60 classes, each once and with a category of the protocol', () => {
    const classes = GRIEVOUS_GROUPS.flatMap(classesOf);
    expect(classes.length).toBeGreaterThanOrEqual(60);
    expect(GROUP_OF.size).toBe(classes.length);
    for (const { category } of classes) expect(IssueCategory.options).toContain(category);
  });

  it('uses critical and high', () => {
    const severities = new Set(GRIEVOUS_GROUPS.flatMap(classesOf).map(({ severity }) => severity));
    expect([...severities].toSorted()).toEqual(['critical', 'high']);
  });

  it.each(['English', 'Italian', 'Spanish'])('says harm and wordings of every class in %s', (language) => {
    const speaker = speak(language);
    for (const group of GRIEVOUS_GROUPS) {
      expect(speaker.expert(`grievous-${group}`)).not.toBe(`grievous-${group}`);
      for (const { id } of classesOf(group)) {
        const { title, description, suggestion } = speaker.rule(ruleOf(group, id), {});
        for (const text of [title, description, suggestion]) expect(text).not.toMatch(/undefined|^$/);
        expect(suggestion.split(/[“«]/).length).toBeGreaterThan(1);
      }
    }
    expect([...speaker.gaps]).toEqual([]);
  });
});
