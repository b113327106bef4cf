import { expect, test } from 'vitest';
import {
  countEvents,
  EventCounters,
  type MetricFamily,
  processMetrics,
  prometheusText,
  storedCounts,
} from '../../../gateway/metrics/index.ts';
import { ServiceBusy } from '../../../gateway/reviews/review-service.ts';
import { MemoryStore, seededEntropy, systemClock } from '../../../runtime/index.ts';
import { openAccountHome } from '../../actors/account/account-home.ts';
import { call } from '../client.ts';
import { startGateway } from '../gateway.ts';

const samples = (families: readonly MetricFamily[]) =>
  prometheusText(families)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

test('metrics: what accounts do is counted by kind and outcome, never by account', async () => {
  const home = await openAccountHome({ clock: systemClock, entropy: seededEntropy(5), pepper: new Uint8Array(32) });
  const counters = new EventCounters();
  const counting = await countEvents(home.bus, home.store, counters);
  await home.accounts.open({ id: 'acme', name: 'Acme', tier: 'business' });
  await home.accounts.change('acme', { type: 'adjust', credits: -20, note: '' });
  for (let keys = 0; keys < 5; keys += 1) await home.accounts.addKey('acme', 'k');
  await expect(home.accounts.addKey('acme', 'k')).rejects.not.toBeInstanceOf(ServiceBusy);
  // The bus delivers the answer here after the caller has it.
  await expect
    .poll(() => samples(counters.families()))
    .toContain('conclave_account_commands_total{outcome="key-limit"} 1');
  const lines = samples(counters.families());
  expect(lines).toContain('conclave_credits_total{kind="grant"} 150');
  expect(lines).toContain('conclave_credits_total{kind="adjust"} 20');
  expect(lines).toContain('conclave_account_commands_total{outcome="done"} 7');
  expect(lines).toContain('conclave_account_commands_total{outcome="key-limit"} 1');
  expect(samples(storedCounts(home.store))).toContain('conclave_accounts{tier="business"} 1');
  expect(samples(storedCounts(home.store))).toContain('conclave_alarms{actor="account"} 1');
  expect([...lines, ...samples(storedCounts(home.store))].join('\n')).not.toContain('acme');
  await counting.stop();
  await home.close();
});

test('metrics: what waits is counted by type of actor', async () => {
  const store = new MemoryStore();
  const keys = [
    ['order', 'courier', 'rev_1', 'post-1'],
    ['order', 'expert', 'rev_1/a', 'think'],
    ['order', 'expert', 'rev_1/b', 'think'],
    ['outbox', 'review', 'rev_1', 3],
    ['dead-letter', 'review/rev_1', 'm1'],
  ];
  await store.commit(keys.map((key) => ({ op: 'put', key, value: {} })));
  expect(samples(storedCounts(store))).toEqual([
    ...['free', 'pro', 'business', 'enterprise'].map((tier) => `conclave_accounts{tier="${tier}"} 0`),
    'conclave_orders{actor="courier"} 1',
    'conclave_orders{actor="expert"} 2',
    'conclave_outbox{actor="review"} 1',
    'conclave_dead_letters{actor="review"} 1',
  ]);
});

test('metrics: a label never has more words than a dashboard can show', () => {
  const counters = new EventCounters();
  for (let word = 0; word < 1_000; word += 1) counters.add('conclave_actor_errors_total', `Error${word}`);
  const lines = samples(counters.families()).filter((line) => line.startsWith('conclave_actor_errors_total'));
  expect(lines).toHaveLength(51);
  expect(lines).toContain('conclave_actor_errors_total{kind="other"} 950');
});

test('metrics: durations of reviews add up by bucket', () => {
  const counters = new EventCounters();
  for (const seconds of [0.4, 3, 7, 4_000]) counters.observeReview(seconds);
  const of = (le: string) => samples(counters.families()).find((line) => line.includes(`_bucket{le="${le}"}`));
  expect(['0.25', '0.5', '5', '10', '+Inf'].map((le) => of(le)?.split(' ')[1])).toEqual(['0', '1', '2', '3', '4']);
});

test('metrics: of the process, under the usual names', () => {
  const lines = samples(processMetrics('1.2.3'));
  expect(lines).toContain('conclave_build_info{version="1.2.3"} 1');
  expect(lines.every((line) => Number(line.split(' ')[1]) > 0)).toBe(true);
});

test('metrics: calls that admission refuses are counted by reason', async () => {
  const refused: string[] = [];
  const onRefused = (reason: string) => refused.push(reason);
  const gateway = await startGateway({ onRefused, callsPerMinute: 3, limits: { unauthorizedPerMinute: 2 } });
  for (let calls = 0; calls < 4; calls += 1) await call(gateway, '/api/review');
  for (let tries = 0; tries < 3; tries += 1) await call(gateway, '/api/review', { key: 'nonsense' });
  expect(refused).toEqual(['minute', 'key', 'key', 'address']);
  await gateway.close();
});

test('metrics: quotation marks, backslashes and line breaks in a label are escaped', () => {
  const samples = [{ labels: { kind: 'a"b\\c\nd' }, value: 1 }];
  const text = prometheusText([{ kind: 'gauge', name: 'odd', help: 'Odd.', samples }]);
  expect(text).toBe('# HELP odd Odd.\n# TYPE odd gauge\nodd{kind="a\\"b\\\\c\\nd"} 1\n');
});
