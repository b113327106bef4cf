import { describe, expect, it } from 'vitest';
import { negotiation } from '../../../../actors/drafting/negotiation/negotiation.ts';
import type { RankedClaim } from '../../../../actors/drafting/scoring/ranking.ts';
import { RISK_CLASSES, riskRule } from '../../../../actors/experts/clause-risks/catalogue.ts';
import { riskStories } from '../../../../actors/languages/en/clause-risk-stories.ts';
import { speak } from '../../../../actors/languages/index.ts';
import type { Issue, IssueCategory, NegotiationMove, Position } from '../../../../protocols/index.ts';
import { sampleResult } from '../../publishing/sample-result.ts';
import { settledClaim } from '../settled-claim.ts';

interface Given {
  readonly rule: string;
  readonly category: IssueCategory;
  readonly isAbsent?: true;
  readonly positions?: readonly Position[];
}

const LANGUAGES = ['English', 'Italian', 'Spanish'];

function movesOf({ rule, category, isAbsent, positions = [] }: Given, language = 'English'): NegotiationMove[] {
  const settled = settledClaim({ id: 'c1', category, spans: isAbsent ? [] : [[0, 4]] });
  const claim = { ...settled.claim, finding: { ...settled.claim.finding, rule } };
  const ranked: RankedClaim = { ...settled, claim, positions, id: 'issue-1', also: [] };
  const [sample] = sampleResult.structured_issues as [Issue];
  const { playbook: _, ...unsaid } = sample;
  const issue: Issue = {
    ...unsaid,
    id: 'issue-1',
    category,
    domain: 'legal',
    evidence: isAbsent ? [] : sample.evidence,
  };
  return negotiation([issue], [ranked], [], speak(language));
}

const moveOf = (given: Given, language?: string): NegotiationMove => movesOf(given, language)[0] as NegotiationMove;

describe('positions of a negotiation', () => {
  it.each(LANGUAGES)('%s: every class of clause risk has an answer and its own fallback', (language) => {
    const moves = RISK_CLASSES.map(({ id, category }) => moveOf({ rule: riskRule(id), category }, language));
    expect(new Set(moves.map(({ fallback }) => fallback)).size).toBe(RISK_CLASSES.length);
    expect(new Set(moves.map(({ counterparty }) => counterparty)).size).toBeGreaterThan(RISK_CLASSES.length - 4);
  });

  it('settles an open term by a date and a person, and not by days of payment', () => {
    const { fallback } = moveOf({ rule: 'clause-risks.term-open', category: 'payment_terms' });
    expect(fallback).toMatch(/until a date/);
    expect(fallback).not.toMatch(/invoice/);
  });

  it('gives a story of a class the positions of the class', () => {
    const category = 'risk_allocation';
    const told = moveOf({ rule: 'clause-risks.discretion-of', category });
    expect(told).toEqual(moveOf({ rule: 'clause-risks.discretion', category }));
    expect(told.fallback).toContain('good faith');
  });

  it.each(LANGUAGES)('%s: no story of a clause risk is a mere question of wording', (language) => {
    const ofWording = speak(language).text('drafting.negotiation.fallback.of-clarity');
    const stories = Object.keys(riskStories).map((id) =>
      moveOf({ rule: riskRule(id), category: 'ambiguity' }, language),
    );
    expect(stories.length).toBeGreaterThan(10);
    expect(stories.filter(({ fallback }) => fallback === ofWording)).toEqual([]);
  });

  it('counts a promise without refund as money, and not as wording', () => {
    expect(moveOf({ rule: 'clause-risks.no-refund', category: 'risk_allocation' }).cost).toBe(4);
    expect(moveOf({ rule: 'ducks.found', category: 'risk_allocation' }).cost).toBe(1);
  });

  it('speaks of a clause that is not there as of one to add', () => {
    const given: Given = { rule: 'force-majeure.missing', category: 'force_majeure', isAbsent: true };
    expect(moveOf(given).fallback).toMatch(/one short clause on the matter \(force majeure\)/i);
    expect(moveOf({ rule: given.rule, category: given.category }).fallback).toContain('Leave the clause');
  });

  it('makes no demand of what another passage may answer', () => {
    const reason = { key: 'verifier.may-answer', values: { section: '2', quote: 'Yes.' } };
    const doubt: Position = { expert: 'verifier', claim: 'c1', stance: 'oppose', belief: 0.3, reason };
    const given: Given = { rule: 'force-majeure.missing', category: 'force_majeure', isAbsent: true };
    expect(movesOf({ ...given, positions: [doubt] })).toEqual([]);
  });
});
