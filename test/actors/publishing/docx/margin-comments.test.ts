import { describe, expect, it } from 'vitest';
import { speak } from '../../../../actors/languages/index.ts';
import { marginComments } from '../../../../actors/publishing/docx/margin-comments.ts';
import type { ProposedChange } from '../../../../protocols/index.ts';
import { sampleResult, sampleText } from '../sample-result.ts';

describe('redline: what the other side reads', () => {
  it('is the reason of a change, and not whom the change costs', () => {
    const [first, ...others] = sampleResult.proposed_changes as [ProposedChange, ...ProposedChange[]];
    const cost = 'The change helps the Customer; the Supplier gives something up.';
    const result = { ...sampleResult, proposed_changes: [{ ...first, cost }, ...others] };
    const words = (version: 'internal' | 'external') =>
      JSON.stringify(marginComments(result, sampleText, speak('English'), version));
    expect(words('internal')).toContain(cost);
    expect(words('external')).not.toContain(cost);
    expect(words('external')).toContain(first.rationale);
  });
});
