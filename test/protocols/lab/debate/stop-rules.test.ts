import { expect, test } from 'vitest';
import type { Protocol } from '../../../../protocols/index.ts';
import { runDebate } from '../../../../protocols/lab/debate/index.ts';
import { items, names, panel, protocol } from './assembly.ts';

test('rotating votes never stop, under any stop rule that is not a clock (D1, O14)', () => {
  const rotate = panel({
    members: names(9),
    blind: (name) => ({ choice: name === 'm00' ? 1 : 0, confidence: 0.9 }),
    respond: ({ own }) => ({ choice: ((own.choice as number) + 2) % 3, confidence: 0.9 }),
  });
  const rules: Protocol['stop']['rules'] = [
    { rule: 'no-change', rounds: 1 },
    { rule: 'posterior', level: 0.9 },
    { rule: 'share', share: 0.6 },
    { rule: 'entropy', bits: 1 },
    { rule: 'stable-agreement', distance: 0.05, flips_under: 0.1 },
    { rule: 'ratings' },
    { rule: 'sequential-test', right: { a: 8, b: 2 }, wrong: { a: 2, b: 8 }, alpha: 0.05, beta: 0.05 },
    { rule: 'freeze', tolerance: 0.01 },
    { rule: 'pivotal' },
    { rule: 'done', share: 0.6 },
    { rule: 'marginal-value', winners_per_1000: 500 },
  ];
  for (const rule of rules) {
    const log = runDebate(protocol({ stop: { rules: [rule], min_rounds: 1, max_rounds: 12 } }), rotate, items(3), 1);
    expect([rule.rule, log.reason]).toEqual([rule.rule, 'max-rounds']);
  }
});

test('the same rules do stop a debate that has come to rest', () => {
  const settled = panel({
    members: names(9),
    blind: (name) => ({ choice: name === 'm00' ? 1 : 0, confidence: 0.9 }),
    respond: ({ own }) => own,
  });
  const reasons = (
    [
      { rule: 'stable-agreement', distance: 0.05, flips_under: 0.1 },
      { rule: 'ratings' },
      { rule: 'sequential-test', right: { a: 8, b: 2 }, wrong: { a: 2, b: 8 }, alpha: 0.05, beta: 0.05 },
      { rule: 'freeze', tolerance: 0.01 },
      { rule: 'pivotal' },
      { rule: 'done', share: 0.9 },
      { rule: 'marginal-value', winners_per_1000: 5 },
    ] as const
  ).map((rule) => {
    const stop = { rules: [rule], min_rounds: 1, max_rounds: 12 };
    return runDebate(protocol({ stop }), settled, items(3), 1).reason === rule.rule;
  });
  expect(reasons).toEqual(Array.from({ length: 7 }, () => true));
});
