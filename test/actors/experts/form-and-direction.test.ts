import { describe, expect, test } from 'vitest';
import { EXPERTS } from '../../../actors/experts/index.ts';
import { parseDocument } from '../../../actors/reading/index.ts';
import type { DocumentType } from '../../../protocols/index.ts';
import { answer, claimOn, findingsOf } from './trial.ts';

const PARTIES = 'This Agreement is made between Alder Ltd ("Supplier") and Birch Inc. ("Customer").\n\n';
const expert = (id: string) => EXPERTS.find((one) => one.id === id) as (typeof EXPERTS)[number];
const rules = (id: string, text: string, type: DocumentType = 'services'): string[] =>
  findingsOf(expert(id), parseDocument(text, { type })).map(({ rule }) => rule);
const partiesOf = (text: string): string[] => parseDocument(text).parties.map(({ name, role }) => role || name);

describe('form is not read as content', () => {
  test.each([
    ['less than ninety-\n          five percent (95%) of the doors', []],
    ['less than ninety-five percent (95%) of the doors', []],
    ['less than ninety-\n          six percent (95%) of the doors', ['number-words.mismatch']],
  ])('a number parted at the line end is one number: %j', (words, expected) => {
    expect(rules('number-words', `${PARTIES}1. The Supplier pays if ${words} are red.`)).toEqual(expected);
  });

  const gap = ' '.repeat(300);
  test.each([
    [`[ ] Alder${gap}[ ] Birch${gap}[ ] Cedar${gap}[X] Dogwood`, false],
    [`[ ] Alder${gap}[ ] Birch${gap}[ ] Cedar${gap}[ ] Dogwood`, true],
    [`[ ] Alder${' '.repeat(900)}[X] Dogwood`, true],
  ])('a list of boxes with one ticked is filled in (case %#)', (list, isOpen) => {
    expect(rules('placeholders', `${PARTIES}The wood is one of:\n${list}`).includes('placeholders.unfilled')).toBe(
      isOpen,
    );
  });

  test('an address for notices is left for the signatories to fill in', () => {
    expect(
      rules('placeholders', `${PARTIES}Telephone No - +27 11 ____ ______\nPostal Address -______ ________`),
    ).toEqual([]);
    expect(rules('placeholders', `${PARTIES}The Supplier paints the ______ door.`)).toContain('placeholders.unfilled');
  });

  test.each([
    ['Appendix 1', 'APPENDIX I', true],
    ['Appendix II', 'APPENDIX 2', true],
    ['Appendix 1', 'APPENDIX II', false],
  ])('%s is attached as %s: %s', (named, title, isAttached) => {
    const text = `${PARTIES}1. The doors stand in ${named}.\n\n${title}\n\nDOORS OF ALL KINDS\n\nThe red door.`;
    const claim = { rule: 'exhibits.not-attached', category: 'exhibits' } as const;
    const document = parseDocument(text, { type: 'services' });
    const said = answer(expert('verifier'), claimOn(document, { quoting: named, claim }), document);
    expect(said?.reason.key === 'verifier.elsewhere').toBe(isAttached);
  });

  test('the legend of a redaction leaves nothing out', () => {
    const legend = '[***] Confidential treatment requested.\n\n';
    const withheld = (text: string) =>
      findingsOf(expert('placeholders'), parseDocument(PARTIES + text, { type: 'services' }))[0]?.values.count;
    expect(withheld(`The Supplier paints [***] doors.\n\n${legend}${legend}`)).toBe(1);
  });

  test('the head of every page is no party, and a role torn by a scanner is whole', () => {
    const head = '\nDoors Group Ltd and Sons\n';
    const text = `${head}DOOR AGREEMENT\n\nThis Agreement is made between Alder Ltd ("Sup ply") and Birch Inc. ("Customer").\n${head}The Supply is red. Supply shall be blue. Supply may be green.\n${head}`;
    expect(partiesOf(text)).toEqual(['Supply', 'Customer']);
  });

  test('who is only called something is a party where no introduction names two', () => {
    const text = `Licence of doors.\n\n${'Alder may paint a door. Alder shall sell it. Licensee shall keep the door. Licensee may open it. '.repeat(3)}`;
    expect(partiesOf(text)).toEqual(['Alder', 'Licensee']);
    expect(partiesOf('Licence of doors.\n\nLicensee shall keep the door. Alder may paint.')).toEqual([]);
  });
});

describe('direction: a creditor owes nothing', () => {
  test('a limit of liability to the Customer does not protect the Customer', () => {
    const owed = `${PARTIES}1. In no event shall its makers’ liability to the Customer exceed the price paid by the Customer.`;
    const findings = findingsOf(expert('liability-cap'), parseDocument(owed, { type: 'services' }));
    expect(findings.map(({ rule }) => rule)).not.toContain('liability-cap.one-sided');
    const own = `${PARTIES}1. In no event shall the Customer be liable for more than the price, or liability exceed the price paid.`;
    expect(rules('liability-cap', own)).toContain('liability-cap.one-sided');
  });

  test('who holds a licence may stop using it', () => {
    const leaves = (how: string): boolean =>
      rules(
        'termination-convenience',
        `${PARTIES}1. The Customer may terminate this Agreement at any time ${how}.`,
        'licence',
      ).includes('termination-convenience.one-sided');
    expect(leaves('by destroying all copies of the Software')).toBe(false);
    expect(leaves('for any reason')).toBe(true);
  });

  test('a court of the civil law asks for no estimate', () => {
    const sum = `${PARTIES}1. The Supplier pays liquidated damages of 900 euros for each late door.\n\n2. This Agreement is governed by the laws of`;
    expect(rules('liquidated-damages', `${sum} Delaware.`)).toContain('liquidated-damages.no-estimate');
    expect(rules('liquidated-damages', `${sum} Germany.`)).toEqual([]);
  });
});
