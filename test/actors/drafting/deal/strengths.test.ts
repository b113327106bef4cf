import { describe, expect, it } from 'vitest';
import { dealSheet } from '../../../../actors/drafting/deal/deal-sheet.ts';
import { speak } from '../../../../actors/languages/index.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';
import type { Issue } from '../../../../protocols/index.ts';
import { sampleResult } from '../../publishing/sample-result.ts';
import { CONTRACT, sheetOf } from './supply-agreement.ts';

const [issue] = sampleResult.structured_issues as [Issue];

describe('deal sheet: strengths', () => {
  it('names what binds both sides alike', () => {
    expect(sheetOf(CONTRACT).strengths.map(({ title }) => title)).toEqual([
      'The limit of liability protects both sides',
      'Both sides may end the contract',
      'Confidentiality binds both sides',
      'The time for payment is given and usual',
      'The governing law is named',
    ]);
  });

  it('counts wording that could be better for no flaw, and what is serious for one', () => {
    const start = CONTRACT.indexOf('Either party may terminate');
    const found = (severity: 'low' | 'high') =>
      dealSheet(
        parseDocument(CONTRACT),
        [{ ...issue, severity, evidence: [{ quote: 'Either party', start, end: start + 12, section: '6.1' }] }],
        speak('English'),
      ).strengths.map(({ title }) => title);
    expect(found('low')).toContain('Both sides may end the contract');
    expect(found('high')).not.toContain('Both sides may end the contract');
  });

  it('praises no time to cure where another clause ends the contract at once', () => {
    const cured =
      '6.1 Either party may terminate this Agreement if the other party is in material breach and fails to cure it within 30 days.';
    const atOnce = '\n6.2 The Supplier may terminate this Agreement if the Customer breaches this Agreement.';
    const found = (more: string): string[] =>
      sheetOf(CONTRACT.replace(/6\.1 Either.*/, `${cured}${more}`)).strengths.map(({ title }) => title);
    expect(found('')).toContain('Who is in breach has time to put it right');
    expect(found(atOnce)).not.toContain('Who is in breach has time to put it right');
  });

  it('praises no limit of one side', () => {
    const oneSided = sheetOf(CONTRACT.replace("Each party's total", "Supplier's total"));
    expect(oneSided.strengths.map(({ title }) => title)).not.toContain('The limit of liability protects both sides');
  });
});

describe('deal sheet: what is no strength', () => {
  const titles = (text: string) => sheetOf(text).strengths.map(({ title }) => title);

  it('a loss that both exclude, which leaves the rest without a limit', () => {
    const excluded = 'Neither party is liable to the other for lost profits or indirect loss.';
    expect(titles(`${CONTRACT}\n\n${excluded}`)).toContain('The limit of liability protects both sides');
    const without = CONTRACT.replace(/Each party's total[^.]*\./, excluded);
    expect(without).toContain(excluded);
    expect(titles(without)).not.toContain('The limit of liability protects both sides');
  });

  it('an exit of both sides that the same sentence takes from one', () => {
    const exit = "Either party may terminate this Agreement on 90 days' written notice.";
    expect(titles(CONTRACT)).toContain('Both sides may end the contract');
    const without = CONTRACT.replace(exit, `${exit.slice(0, -1)}, except that the Customer may not do so at first.`);
    expect(titles(without)).not.toContain('Both sides may end the contract');
  });

  it('law that is named by nobody', () => {
    expect(titles(CONTRACT)).toContain('The governing law is named');
    const general = CONTRACT.replace('the laws of England', 'applicable law');
    expect(titles(general)).not.toContain('The governing law is named');
  });

  it('a ban on assignment from which the next words except a merger', () => {
    const barred = 'Neither party may assign this Agreement without the prior written consent of the other party.';
    expect(titles(`${CONTRACT}\n\n${barred}`)).toContain('Neither side may transfer the contract alone');
    const open = `${barred} However, either party may assign it to a successor in a merger.`;
    expect(titles(`${CONTRACT}\n\n${open}`)).not.toContain('Neither side may transfer the contract alone');
  });
});
