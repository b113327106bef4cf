import { expect, test } from 'vitest';
import { consistencyExperts } from '../../../../actors/experts/consistency/index.ts';
import { consistency as en } from '../../../../actors/languages/en/consistency/index.ts';
import { consistency as es } from '../../../../actors/languages/es/consistency/index.ts';
import { consistency as it } from '../../../../actors/languages/it/consistency/index.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';
import { findingsOf, wellFormed } from '../trial.ts';

/** Texts in which a rule finds its defect, and near misses. */
export interface Case {
  readonly rule: string;
  readonly says: string;
  readonly found: readonly string[];
  readonly sound: readonly string[];
}

export const HEAD =
  'SUPPLY AGREEMENT\n\nThis Agreement is made between Alder Mills Inc. ("Supplier") and Birch Stores LLC ("Buyer").\n\n';

function findings(text: string, rule: string) {
  const document = parseDocument(text, { type: 'supply' });
  const own = consistencyExperts.flatMap((expert) => findingsOf(expert, document)).filter((one) => one.rule === rule);
  return { document, own };
}

/** Declares both tests of each rule. Findings are valid, quote verbatim and have words in every language. */
export function tryCases(cases: readonly Case[]): void {
  for (const { rule, says, found, sound } of cases) {
    test(`consistency: ${rule} reports ${says}`, () => {
      const tried = found.map((text) => ({ text, ...findings(text, rule) }));
      expect(tried.flatMap(({ text, own }) => (own.length === 0 ? [text] : []))).toEqual([]);
      for (const { document, own } of tried) for (const finding of own) wellFormed(finding, document, { en, es, it });
    });
    test(`consistency: ${rule} leaves near misses alone`, () => {
      expect(sound.filter((text) => findings(text, rule).own.length > 0)).toEqual([]);
    });
  }
}
