import { describe, expect, it } from 'vitest';
import { dateOf } from '../../../../actors/drafting/deal/dates/document-date.ts';
import { blackedOut, blankDate } from '../../../../actors/drafting/deal/hidden-words.ts';
import { titleOf } from '../../../../actors/drafting/deal/title.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';

const BODY = '\n\n1. Fees\n\n1.1 The Customer pays the fee.\n\n2. Law\n\n2.1 The law of England governs.\n';
const OPENING = 'This Agreement is made between Acme Inc. and Beta LLC.';

describe('title: as the document has it', () => {
  it.each([
    [
      'a title printed twice',
      `SERVICES AGREEMENT SERVICES AGREEMENT, made between Acme Inc. and Beta LLC.${BODY}`,
      'SERVICES AGREEMENT',
    ],
    [
      'the head of every page',
      `ACME CONTRACT No. 7   SUPPLY AGREEMENT   between Acme Inc. and Beta LLC\n\n${`ACME CONTRACT No. 7   The parties agree.\n\n`.repeat(4)}${BODY}`,
      'SUPPLY AGREEMENT',
    ],
    [
      'a title torn over two lines',
      `CONFIDENTIALITY AND\nNON-DISCLOSURE AGREEMENT\n\n${OPENING}${BODY}`,
      'CONFIDENTIALITY AND NON-DISCLOSURE AGREEMENT',
    ],
    [
      'a cover that says what it covers',
      `Cover Page\n\nfor Acme Painting Agreement (APA)\n\n${OPENING}${BODY}`,
      'Cover Page for Acme Painting Agreement (APA)',
    ],
  ])('%s', (_, text, title) => {
    expect(titleOf(parseDocument(text))).toBe(title);
  });

  it.each([
    'We refer to our agreement dated 1 May 2024 and write to amend it.',
    'Further to our lease agreement dated 1 May 2024 we write to you.',
    'The parties made a licence agreement dated 1 May 2024 and amend it now.',
    'By a services agreement between Acme Inc. and Beta LLC the fees were set.',
  ])('takes no other document for it that a sentence mentions: %s', (sentence) => {
    expect(titleOf(parseDocument(`${sentence}${BODY}`))).toBe('');
  });

  it('a title in small letters that runs on', () => {
    expect(titleOf(parseDocument(`Strategic alliance agreement between Acme Inc. and Beta LLC.${BODY}`))).toBe(
      'Strategic alliance agreement',
    );
  });

  it.each([
    [
      'Exhibit 10 PAINTING, REPAIR AND SALE AGREEMENT This PAINTING, REPAIR AND SALE AGREEMENT is made by Alder.',
      'PAINTING, REPAIR AND SALE AGREEMENT',
    ],
    ['The parties HERETO SALE AGREEMENT dated in May', 'SALE AGREEMENT'],
    ['Exhibit 9   SALE AGREEMENT AGREEMENT SUMMARY\n\nBUYER: Birch', 'SALE AGREEMENT'],
  ])('is whole, and without what runs on behind it: %s', (text, title) => {
    expect(titleOf(parseDocument(text + BODY))).toBe(title);
  });
});

describe('date: of the document', () => {
  it('takes the end of an event for none', () => {
    const words = 'It concerns the contest that will take place between 1 April 2017 and 30 June 2017.';
    expect(dateOf(parseDocument(`SERVICES AGREEMENT\n\n${OPENING} ${words}${BODY}`))).toBeNull();
  });

  it('takes the day beside the signatures where all give the same', () => {
    const signed = (other: string): string =>
      `SERVICES AGREEMENT\n\n${OPENING}${BODY}\nIN WITNESS WHEREOF the parties have signed.\n\nBy: Ada Stone\nDate: 1 January 2013\n\nBy: Ben Field\nDate: ${other}\n`;
    expect(dateOf(parseDocument(signed('1 January 2013')))).toBe('2013-01-01');
    expect(dateOf(parseDocument(signed('4 January 2013')))).toBeNull();
  });

  it.each([
    ['dated as of April __, 2005, between Acme Inc. and Beta LLC', 'April __, 2005'],
    ['made this ____ day of May, 2019 between Acme Inc. and Beta LLC', '____ day of May, 2019'],
    ['entered into by and between ________ and Beta LLC', ''],
    ['dated as of 2 April 2005 between Acme Inc. and Beta LLC', ''],
  ])('left blank: %s', (words, blank) => {
    expect(blankDate(parseDocument(`SERVICES AGREEMENT\n\nThis Agreement is ${words}.${BODY}`))).toBe(blank);
  });
});

describe('blacked out', () => {
  it('counts passages and names their clauses', () => {
    const text = `SERVICES AGREEMENT\n\n${OPENING}\n\n1. Fees\n\n1.1 Price. The Customer pays [*∗] within [*] days.\n\n2. Law\n\n2.1 [Redacted - Commercially Sensitive] governs.\n\n* * * * *\n`;
    expect(blackedOut(parseDocument(text))).toEqual({ count: 3, places: ['1.1 Price', '2.1'] });
  });

  it('counts no legend that says what the marks mean', () => {
    const text = `[***] Certain information in this document has been omitted.\n\nSERVICES AGREEMENT\n\n${OPENING}\n\n1. Fees\n\n1.1 Price. The Customer pays [***] a month. 4 *** Portions of this page have been omitted pursuant to a request.\n`;
    expect(blackedOut(parseDocument(text))).toEqual({ count: 1, places: ['1.1 Price'] });
  });

  it('names the clauses first in which a blank weighs most', () => {
    const list = Array.from({ length: 7 }, (_, n) => `1.${n + 1} The machine of hall ${n + 1} has the colour [***].`);
    const text = `SERVICES AGREEMENT\n\n${OPENING}\n\n1. Machines\n\n${list.join('\n\n')}\n\n2. Liability\n\n2.1 The liability of the Supplier shall not exceed [***].\n`;
    const { count, places } = blackedOut(parseDocument(text));
    expect(count).toBe(8);
    expect(places).toContain('2.1');
  });
});
