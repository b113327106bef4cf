import { describe, expect, it } from 'vitest';
import { complianceExperts } from '../../../../actors/experts/compliance/index.ts';
import { fairnessExperts } from '../../../../actors/experts/fairness/index.ts';
import { legalExperts } from '../../../../actors/experts/legal/index.ts';
import type { CataloguePart } from '../../../../actors/languages/catalogue.ts';
import * as en from '../../../../actors/languages/en/index.ts';
import * as es from '../../../../actors/languages/es/index.ts';
import * as it_ from '../../../../actors/languages/it/index.ts';
import { CLAUSES, contract, findingsOf, lines, type Matter } from './sample.ts';

const experts = [...legalExperts, ...complianceExperts, ...fairnessExperts];

const merged = (parts: readonly CataloguePart[]) => ({
  experts: Object.assign({}, ...parts.map((part) => part.experts)) as CataloguePart['experts'],
  rules: Object.assign({}, ...parts.map((part) => part.rules)) as CataloguePart['rules'],
});

/** Every absence, and enough presences to have all kinds of values. */
const documents = [
  ...(Object.keys(CLAUSES) as Matter[]).map((matter) => contract({ without: [matter] })),
  contract({
    add: [
      'Exit. Customer may terminate this Agreement at any time.',
      'Prices. Fees are subject to change.',
      'Cover. Supplier shall indemnify Customer against all losses.',
      'Rivals. Supplier shall not compete with Customer for a period of five (5) years.',
    ],
  }),
  lines('terms_of_service', 'We may terminate your account at any time.', 'We accept no liability for any failure.'),
];

describe('experts: words', () => {
  for (const [language, { catalogue }] of Object.entries({ en, es, it: it_ })) {
    const words = merged(catalogue.parts);

    it(`every expert has a name (${language})`, () => {
      expect(experts.filter(({ id }) => !words.experts[id]).map(({ id }) => id)).toEqual([]);
    });

    it(`every finding has a title, and a rationale when it proposes a change (${language})`, () => {
      const findings = documents.flatMap((document) => findingsOf(experts, document));
      expect(findings.length).toBeGreaterThan(20);
      const unnamed = findings.filter(({ rule }) => !words.rules[rule]?.title);
      const unreasoned = findings.filter(({ rule, change }) => change !== undefined && !words.rules[rule]?.rationale);
      expect([...unnamed, ...unreasoned].map(({ rule }) => rule)).toEqual([]);
    });
  }

  it('no two experts share an id, and every rule begins with its expert’s', () => {
    expect(new Set(experts.map(({ id }) => id)).size).toBe(experts.length);
    for (const expert of experts) {
      const own = documents.flatMap((document) => findingsOf([expert], document)).map(({ rule }) => rule);
      expect(own.filter((rule) => !rule.startsWith(`${expert.id}.`))).toEqual([]);
    }
  });
});
