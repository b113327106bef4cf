import { describe, expect, it } from 'vitest';
import { asAmendment } from '../../../../actors/drafting/amendments/amendment.ts';
import { convenienceCopy } from '../../../../actors/drafting/amendments/convenience-copy.ts';
import type { Change } from '../../../../protocols/index.ts';
import { contract } from '../../provisions/reading.ts';

const LEAD =
  'The Order takes in the Hosting Terms of the Provider. A copy of the Hosting Terms is attached for convenience only.';
const ROW = 'Changes to the Hosting Terms\nList each change';
const TERMS = `1. Service

1.1 Access. The Provider hosts the site of the Customer on its own machines.

2. Payment

2.1 Invoices. The Customer pays each invoice within ten days. The Provider may charge interest.`;
const FORM = `HOSTING ORDER\n\n${LEAD}\n\n${ROW}\n\nSigned by both.\n\n${TERMS}`;

/** The form with the words replaced, put as the service puts it. */
function listed(before: string, after: string, text = FORM): Change {
  const document = contract(text);
  const start = document.text.indexOf(before) + (after.startsWith(before) ? before.length : 0);
  const change: Change = after.startsWith(before)
    ? { start, end: start, before: '', after: after.slice(before.length) }
    : { start, end: start + before.length, before, after };
  return asAmendment(change, document, convenienceCopy(document));
}

describe('drafting: terms of which a copy is attached for convenience', () => {
  it.each([
    ['ten days', 'sixty days', '\nSection 2.1 (Invoices): replace “ten days” with “sixty days”'],
    ['The Provider may charge interest.', '', '\nSection 2.1 (Invoices): delete “The Provider may charge interest.”.'],
    [
      'may charge interest.',
      'may charge interest. It gives notice first.',
      '\nSection 2.1 (Invoices): at the end, add “It gives notice first.”',
    ],
    [
      'within ten days.',
      'within ten days. Disputed sums wait.',
      '\nSection 2.1 (Invoices): after “… The Customer pays each invoice within ten days.”, add “Disputed sums wait.”',
    ],
    [
      'may charge interest.',
      'may charge interest.\n\n2.2 Audit. The Customer may audit.',
      '\nA new Section 2.2 is added: “Audit. The Customer may audit.”',
    ],
  ])('%s: %s is listed in the row for changes', (before, after, line) => {
    const change = listed(before, after);
    expect(change.after).toBe(line);
    const text = contract(FORM).text;
    expect(text.slice(0, change.start).endsWith(ROW)).toBe(true);
    expect(text.slice(change.start).startsWith('\n\nSigned')).toBe(true);
    expect(change.before).toBe('');
  });

  it('leaves a change of the form itself where it is', () => {
    expect(listed('Signed by both.', 'Signed by each.')).toMatchObject({ before: 'Signed by both.' });
  });

  it('changes a binding annex behind the copy itself, and still lists what is added at the end of the copy', () => {
    const text = `${FORM}\n\nANNEX B DATA PROCESSING\n\n1. Deletion\n\n1.1 Period. The Provider deletes the data within one year.`;
    expect(listed('one year', 'one month', text)).toMatchObject({ before: 'one year', after: 'one month' });
    expect(listed('may charge interest.', 'may charge interest. It gives notice first.', text).after).toBe(
      '\nSection 2.1 (Invoices): at the end, add “It gives notice first.”',
    );
  });

  it('lists a change of a copy that is itself a schedule', () => {
    const text = FORM.replace('1. Service', 'SCHEDULE 1 HOSTING TERMS\n\n1. Service');
    expect(listed('ten days', 'sixty days', text).after).toContain('replace “ten days” with “sixty days”');
  });

  it.each([
    ['no copy is attached', FORM.replace(' A copy of the Hosting Terms is attached for convenience only.', '')],
    ['the copy is the contract', FORM.replace('attached for convenience only', 'attached and forms part of it')],
    ['no row lists changes', FORM.replace(ROW, 'Contacts')],
  ])('changes the terms themselves where %s', (_, text) => {
    expect(listed('ten days', 'sixty days', text)).toMatchObject({ before: 'ten days', after: 'sixty days' });
  });
});
