import { describe, expect, it } from 'vitest';
import { chosenWords } from '../../../actors/playbooks/chosen-words.ts';
import { parseDocument } from '../../../actors/reading/index.ts';

/** What is agreed of a contract that has these words in a clause. */
function agreed(words: string): string {
  const document = parseDocument(`SERVICES AGREEMENT\n\n1. Terms.\n${words}\n`, { type: 'services' });
  const said = chosenWords(document);
  expect(said).toHaveLength(document.text.length);
  return said.replace(/\s+/g, ' ');
}

describe('words of a form that are agreed', () => {
  it.each([
    ['Liability:\t☐ unlimited\t☒ limited to the annual fees', 'limited to the annual fees', 'unlimited'],
    ['[ x ]\tIt ends after a year.\n[    ]\tIt never ends.', 'It ends after a year.', 'never'],
    ['[ ] Option A  [x] Option B: The Supplier shall indemnify.', 'The Supplier shall indemnify', 'Option A'],
    ['☐ It is free. Nothing is paid.\n☒ It is paid.', 'It is paid.', 'Nothing is paid'],
  ])('are those with a tick: %s', (words, kept, left) => {
    expect(agreed(words)).toContain(kept);
    expect(agreed(words)).not.toContain(left);
  });

  it.each([
    '[     ] (the “Supplier”) shall indemnify the Customer.',
    '[ ] days after the invoice the Customer shall pay.',
    'The Customer may tick the box ☐ and then leaves.',
  ])('are all where there is a blank to fill in, or a box in a sentence: %s', (words) => {
    expect(agreed(words)).toContain(words.replace(/\s+/g, ' '));
  });
});
