import { describe, expect, it } from 'vitest';
import { type JournalState, lossBetween } from '../../../runtime/nats/journal-state.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const LIMITS = { maxAgeMs: 7 * 86_400_000, maxBytes: 1_000_000 };
const BEFORE: JournalState = {
  created: '2026-01-01T00:00:00Z',
  messages: 100,
  firstSequence: 1,
  lastSequence: 100,
  oldestAt: NOW - 3_600_000,
  bytes: 50_000,
};

describe('journal: what was lost between two looks', () => {
  it.each<[string, Partial<JournalState> | undefined, Partial<JournalState>, string | undefined]>([
    ['more messages', { messages: 120, lastSequence: 120 }, {}, undefined],
    ['nothing new', {}, {}, undefined],
    ['no stream', undefined, {}, 'was deleted'],
    ['another stream', { created: '2026-03-10T11:59:59Z' }, {}, 'was deleted and made again'],
    ['a restored backup', { lastSequence: 90, messages: 90 }, {}, 'went back to an earlier state'],
    ['all gone', { messages: 0, firstSequence: 101 }, {}, 'was purged of 100 messages'],
    [
      'all gone, and new ones',
      { messages: 5, firstSequence: 101, lastSequence: 105 },
      {},
      'was purged of 100 messages',
    ],
    ['some gone', { messages: 60, firstSequence: 41 }, {}, 'was purged of 40 messages'],
    ['the oldest aged', { messages: 60, firstSequence: 41 }, { oldestAt: NOW - LIMITS.maxAgeMs }, undefined],
    ['the oldest made room', { messages: 60, firstSequence: 41 }, { bytes: 990_000 }, undefined],
    ['an empty one', { firstSequence: 101 }, { messages: 0, firstSequence: 101 }, undefined],
  ])('%s', (_, after, before, loss) => {
    const from = { ...BEFORE, ...before };
    expect(lossBetween(from, after && { ...from, ...after }, LIMITS, NOW)).toBe(loss);
  });
});
