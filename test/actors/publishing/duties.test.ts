import { describe, expect, it } from 'vitest';
import { dutyWords, isDuty, isRight, ownerName } from '../../../actors/publishing/pdf/duties.ts';

describe('publishing: rights', () => {
  it.each([
    ['The Supplier', 'may', 'may use the door', true],
    ['The Supplier', 'may', 'may not use the door', false],
    ['Neither party', 'may', 'may use the door', false],
    ['Il Cliente', 'può', 'può usare la porta', true],
    ['Il Cliente non', 'può', 'può usare la porta', false],
    ['El Cliente', 'deberá', 'deberá cerrar la puerta', false],
  ])('%s %s', (actor, modal, words, expected) => {
    expect(isRight({ actor, modal, quote: `${actor} ${words}` })).toBe(expected);
  });

  it('names the owner without the negation of the verb', () => {
    expect(ownerName('Il Cliente non')).toBe('Il Cliente');
    expect(ownerName('neither party')).toBe('Neither party');
  });

  it.each(['he', 'They', 'PRODUCT is a Roof and it'])('names nobody for %s', (actor) => {
    expect(ownerName(actor)).toBe('');
  });

  it.each(['Will Smith', 'ARE Logistics S.p.A.', 'HAS Consulting'])('names %s', (actor) => {
    expect(ownerName(actor)).toBe(actor);
  });

  it('says that a sentence goes on', () => {
    const text = 'The Supplier shall\nmend, and the Customer pays.';
    const words = (end: number): string => dutyWords({ quote: text.slice(0, end), end }, text);
    expect(words(text.indexOf(',') + 1)).toBe('The Supplier shall mend…');
    expect(words(text.length)).toBe('The Supplier shall mend, and the Customer pays.');
    expect(words(text.length - 1)).toBe('The Supplier shall mend, and the Customer pays');
  });
});

describe('publishing: duties', () => {
  it.each([
    ['The Supplier', 'shall mend the roof', true],
    ['Invoices', 'shall be sent to the office', true],
    ['Either party', 'may terminate this Agreement', true],
    ['Member', 'agrees to include the door', true],
    ['This Agreement', 'may be executed in two counterparts', false],
    ['each such counterpart', 'shall be an original', false],
    ['A Cover Page', 'may name the door', false],
    ['Door', 'shall mean the red one', false],
    ['House” and “Door', 'will have the meanings given by law', false],
    ['Who', 'may use the door?', false],
    ['The Roof Period', 'shall commence in May', false],
  ])('%s %s', (actor, words, expected) => {
    expect(isDuty({ actor, quote: `${actor} ${words}` })).toBe(expected);
  });
});
