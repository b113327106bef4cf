import { expect, test } from 'vitest';
import { parseDocument } from '../../../../actors/reading/index.ts';

const headings = (text: string): string[] =>
  parseDocument(text).clauses.map(({ path, heading }) => `${path} ${heading}`.trim());

test('structure: contents in one line are no clauses, and the list of schedules after them no schedule', () => {
  const contents =
    'LICENCE AGREEMENT TABLE OF CONTENTS Page ARTICLE I DEFINITIONS Section 1.01 Terms 1 ARTICLE II GRANTS Section 2.01 Patents 2 Section 2.02 Marks 3 ARTICLE III TERM Section 3.01 Length 4 Section 3.02 Exit 5 Section 3.03 Notice 6 SCHEDULE A - Patents SCHEDULE B - Marks';
  const text = `${contents}\n\nSCHEDULE C - Domain Names SCHEDULE D - Assets\n\nThis Agreement is made by Alder, Inc. and Birch, Inc.\n\nARTICLE I DEFINITIONS\n\nSection 1.01 Terms. Words mean what they say here.\n\nARTICLE II GRANTS\n\nSection 2.01 Patents. Alder grants Birch a licence.\n`;
  const found = headings(text);
  expect(found.filter((heading) => /^Schedule/i.test(heading))).toEqual([]);
  expect(found.filter((heading) => heading.startsWith('Section 2.01'))).toHaveLength(1);
});

test('structure: the exhibit stamp of every page heads no clause', () => {
  const page = (words: string): string => `Exhibit 10.38\n\n${words}\n\nSource: ACME, INC., 10-K, 8/22/2019\n\n`;
  const found = headings(
    page('Licence. Alder grants Birch a licence.') + page('Term. It lasts a year.') + page('Law.'),
  );
  expect(found.join(' ')).not.toContain('10.38');
});

test('structure: an exhibit that stands once heads what it holds', () => {
  const text = `1. Price. Birch shall pay.\n\n2. Law. Kent law applies.\n\nEXHIBIT A\n\nThe goods are chairs.\n`;
  expect(headings(text).join(' ')).toContain('A');
});

test('structure: a number that lost its blank before a heading is the number of the clause', () => {
  const text = `1. SUPPLY\n\n1.1Orders. Birch shall order.\n\n1.2Quality Control. Alder shall test.\n\n2. TERM\n\n2.1Length. One year.\n`;
  expect(headings(text)).toEqual(expect.arrayContaining(['1.1 Orders', '1.2 Quality Control', '2.1 Length']));
});

test('structure: a figure with its unit is no number of a clause', () => {
  const text = `1. Speed\n\nThe link runs at\n\n2.4GHz and\n\n3.5MM of cable are used.\n\n2. Price\n\nNone.\n`;
  expect(headings(text).join('|')).not.toMatch(/2\.4|3\.5/);
});

test('structure: pages that end in their number are no contents, however long their lines', () => {
  const entries = 'Page 1. Doors 1 1.1 Paint 1 1.2 Locks 1 2. Price 2 2.1 Rate 2 2.2 Tax 3';
  const page = (n: number) =>
    `${n}. Part ${n} The Supplier shall paint the doors of floor ${n}. ${'The Customer shall pay for each door. '.repeat(20)}${n}`;
  const { clauses, sentences } = parseDocument(
    `SALE CONTRACT\n\nTABLE OF CONTENTS\n\n${entries}\n\n${[1, 2, 3].map(page).join('\n\n')}\n`,
  );
  expect(clauses.filter(({ kind }) => kind === 'clause')).toHaveLength(3);
  expect(sentences.length).toBeGreaterThan(60);
});
