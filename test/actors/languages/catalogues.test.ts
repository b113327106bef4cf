import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import type { Catalogue } from '../../../actors/languages/catalogue.ts';
import { catalogue as en } from '../../../actors/languages/en/index.ts';
import { catalogue as es } from '../../../actors/languages/es/index.ts';
import { catalogue as it } from '../../../actors/languages/it/index.ts';

/** Words that are the same in English and the other language, and are not a translation forgotten. */
const COGNATES: Readonly<Record<'it' | 'es', readonly string[]>> = {
  it: ['texts.drafting.stub.title'],
  es: ['names.categories.interfaces', 'experts.interfaces', 'texts.drafting.stub.title'],
};

/** Every text of a catalogue by a path that says where it stands. */
function texts({ names, parts, texts: groups }: Catalogue): Map<string, string> {
  const named = Object.entries(names).flatMap(([group, members]) =>
    Object.entries(members as Record<string, string>).map(([key, text]) => [`names.${group}.${key}`, text] as const),
  );
  const ofParts = parts.flatMap((part) => [
    ...Object.entries(part.experts).map(([key, text]) => [`experts.${key}`, text] as const),
    ...Object.entries(part.reasons).map(([key, text]) => [`reasons.${key}`, text] as const),
    ...Object.entries(part.rules).flatMap(([key, rule]) =>
      Object.entries(rule).map(([field, text]) => [`rules.${key}.${field}`, text as string] as const),
    ),
  ]);
  const ofTexts = groups.flatMap((group) =>
    Object.entries(group).map(([key, text]) => [`texts.${key}`, text] as const),
  );
  return new Map([...named, ...ofParts, ...ofTexts]);
}

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** Every piece of a message, those inside plurals and selects too. */
function* pieces(elements: readonly Element[]): Generator<Element> {
  for (const element of elements) {
    yield element;
    if ('options' in element) for (const option of Object.values(element.options)) yield* pieces(option.value);
  }
}

function parsed(message: string): readonly Element[] {
  return [...pieces(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst())];
}

/** Kinds of piece: what intl-messageformat numbers so. */
const LITERAL = 0;
const SELECT = 5;
const PLURAL = 6;
/** The number sign inside a plural. */
const POUND = 7;

/** Names of all values a message takes, if only to choose a form. */
function placeholders(message: string): string[] {
  const named = parsed(message).filter(({ type }) => type !== LITERAL && type !== POUND);
  return [...new Set(named.map((element) => (element as { value: string }).value))].toSorted();
}

/** Names of the values whose content a reader sees: a plural's only where it has a number sign. */
function shown(message: string): string[] {
  const named = parsed(message).filter((element) => {
    if (element.type === PLURAL && 'options' in element) {
      return Object.values(element.options).some(({ value }) => value.some(({ type }) => type === POUND));
    }
    return element.type !== LITERAL && element.type !== POUND && element.type !== SELECT;
  });
  return [...new Set(named.map((element) => (element as { value: string }).value))].toSorted();
}

/** What a message says whatever its values are. */
function ownWords(message: string): string {
  return parsed(message)
    .filter(({ type }) => type === LITERAL)
    .map((element) => (element as { value: string }).value)
    .join(' ');
}

const ENGLISH = texts(en);

describe.each([
  ['it', it],
  ['es', es],
] as const)('catalogue %s', (language, catalogue) => {
  const own = texts(catalogue);

  test('has the keys of the English one and no others', () => {
    expect([...own.keys()].toSorted()).toEqual([...ENGLISH.keys()].toSorted());
  });

  test('shows the same values in every message', () => {
    const different = [...own].filter(([key, text]) => shown(text).join() !== shown(ENGLISH.get(key) ?? '').join());
    expect(different.map(([key]) => key)).toEqual([]);
  });

  test('needs no value that the English message does not take', () => {
    const unknown = [...own].filter(([key, text]) => {
      const given = placeholders(ENGLISH.get(key) ?? '');
      return placeholders(text).some((name) => !given.includes(name));
    });
    expect(unknown.map(([key]) => key)).toEqual([]);
  });

  test('has no English left over', () => {
    const same = [...own].filter(([key, text]) => ENGLISH.get(key) === text && /\p{L}{3}/u.test(ownWords(text)));
    expect(same.map(([key]) => key).filter((key) => !COGNATES[language].includes(key))).toEqual([]);
  });

  test('lists no cognate that is translated after all', () => {
    expect(COGNATES[language].filter((key) => own.get(key) !== ENGLISH.get(key))).toEqual([]);
  });
});

describe.each([
  ['en', en],
  ['it', it],
  ['es', es],
] as const)('catalogue %s by itself', (_, catalogue) => {
  test('says nothing twice under one key', () => {
    const keys = [
      ...catalogue.parts.flatMap((part) => Object.keys(part.experts).map((key) => `experts.${key}`)),
      ...catalogue.parts.flatMap((part) => Object.keys(part.rules).map((key) => `rules.${key}`)),
      ...catalogue.parts.flatMap((part) => Object.keys(part.reasons).map((key) => `reasons.${key}`)),
      ...catalogue.texts.flatMap((group) => Object.keys(group).map((key) => `texts.${key}`)),
    ];
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test('has no empty text and no stray space', () => {
    const untidy = [...texts(catalogue)].filter(([, text]) => text.trim() === '' || text !== text.trim());
    expect(untidy.map(([key]) => key)).toEqual([]);
  });

  test('heads its findings without a full stop', () => {
    const titles = [...texts(catalogue)].filter(([key]) => key.startsWith('rules.') && key.endsWith('.title'));
    expect(titles.filter(([, text]) => text.endsWith('.')).map(([key]) => key)).toEqual([]);
  });
});
