import { describe, expect, it } from 'vitest';
import { partyWords } from '../../../../actors/drafting/deal/party-words.ts';
import { speak } from '../../../../actors/languages/index.ts';

describe('parties without a name', () => {
  it.each(['any party other than the Bank', 'Each Party and its Affiliates', 'the parties’ advisers'])(
    'are no others: %s',
    (name) => {
      expect(partyWords(name, speak('Italian'))).toBe(name);
    },
  );

  it('are in the quotation marks of the report', () => {
    expect((['English', 'Italian'] as const).map((language) => partyWords('You', speak(language)))).toEqual([
      '“You”',
      '«You»',
    ]);
  });

  it.each(['each party', 'Either Party', 'ciascuna parte', 'las partes'])(
    'are named in the report’s language: %s',
    (name) => {
      const speaker = speak('Italian');
      expect(['each', 'either', 'all'].map((key) => speaker.text(`drafting.party.${key}`))).toContain(
        partyWords(name, speaker),
      );
    },
  );
});
