import { describe, expect, it } from 'vitest';
import { terminalText } from '../../../gateway/cli/terminal-text.ts';
import { WatchScreen } from '../../../gateway/cli/watch-screen.ts';
import type { NodeReport, StateChange } from '../../../protocols/observation/index.ts';

const REVIEW = 'rev_1';
const step = (actor: string, from: string | null, to: string, at: number): StateChange => ({
  actor,
  n: 1,
  from,
  to,
  event: 'e',
  at,
  ms: 5,
  node: 'n',
});

const report: NodeReport = {
  node: 'node_a',
  at: 0,
  started_at: 0,
  actors: { expert: { thinking: 3, listening: 2 }, review: { debating: 1 } },
  households: 1,
  mailbox: 4,
  activities: 3,
  alarms: 1,
  transitions: 9,
  outbox: 0,
  shards: 32,
  loop_delay_ms: 2,
  heap_bytes: 2_097_152,
};

function heard(screen: WatchScreen): WatchScreen {
  screen.hear('conclave-state.node.node_a.-.up', report, 1_000);
  screen.hear(`conclave-state.review.${REVIEW}.-.analysing`, step(`review/${REVIEW}`, null, 'analysing', 1_000), 1_000);
  screen.hear(
    `conclave-state.expert.${REVIEW}.liability.thinking`,
    step(`expert/${REVIEW}.liability`, null, 'thinking', 1_000),
    1_000,
  );
  screen.hear(
    `conclave-state.expert.${REVIEW}.notices.listening`,
    step(`expert/${REVIEW}.notices`, 'thinking', 'listening', 1_050),
    1_050,
  );
  screen.hear(
    `conclave-state.review.${REVIEW}.-.debating`,
    step(`review/${REVIEW}`, 'analysing', 'debating.speaking', 1_300),
    1_300,
  );
  const tally = { review_id: REVIEW, round: 1, tallies: [], agreement: 0.75, changed: 2, stopped_by: 'agreement' };
  screen.hear(`conclave.review.${REVIEW}.round.1.tally`, tally, 1_400);
  return screen;
}

describe('watch screen', () => {
  it('shows nodes, actors by state, reviews with their path, and rounds', () => {
    const text = heard(new WatchScreen()).lines(1_500, 200, 40).join('\n');
    expect(text).toContain('node_a  up  shards 32  mailbox 4  at work 3');
    expect(text).toContain('expert      listening 2   thinking 3');
    expect(text).toContain(`${REVIEW}  analysing 300 ms → debating.speaking 200 ms`);
    expect(text).toContain(`${REVIEW}  round 1: 0 claims, agreement 0.75, 2 moved, stopped by agreement`);
  });

  it('keeps the present state where the line is too short for the path', () => {
    const text = heard(new WatchScreen(REVIEW)).lines(1_500, 40, 40).join('\n');
    expect(text).toContain('… → debating.speaking 200 ms');
  });

  it('shows one review with who still thinks', () => {
    const text = heard(new WatchScreen(REVIEW)).lines(1_500, 200, 40).join('\n');
    expect(text).toContain('2 experts   listening 1   thinking 1');
    expect(text).toContain('thinking: liability');
  });

  it('calls a node silent that says nothing', () => {
    expect(heard(new WatchScreen()).lines(9_000, 200, 40).join('\n')).toContain('node_a  SILENT');
  });

  it('cuts lines to the width and the picture to the height', () => {
    const lines = heard(new WatchScreen()).lines(1_500, 20, 5);
    expect(lines).toHaveLength(5);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(20);
  });

  it('says each step in a line, and nothing of what it does not understand', () => {
    const screen = new WatchScreen();
    const line = screen.hear(
      `conclave-state.review.${REVIEW}.-.failed`,
      step(`review/${REVIEW}`, 'reading', 'failed', 0),
      0,
    );
    expect(line).toBe(`00:00:00.000  review/${REVIEW}  reading → failed (e)  5 ms`);
    expect(screen.hear(`conclave-state.review.${REVIEW}.-.failed`, { forged: true }, 0)).toBeUndefined();
    expect(screen.hear('elsewhere', undefined, 0)).toBeUndefined();
  });

  it('gives the terminal nothing to obey, whatever a message holds', () => {
    const screen = new WatchScreen();
    const line =
      screen.hear('conclave-state.review.x.-.y', step('review/\u001b]0;owned\u0007', null, '\u001b[2J\u202e', 0), 0) ??
      '';
    for (const sign of ['\u001b', '\u0007', '\u202e']) expect(terminalText(line)).not.toContain(sign);
  });

  it('remembers two hundred reviews and forgets the oldest', () => {
    const screen = new WatchScreen();
    for (let index = 0; index < 300; index += 1) {
      screen.hear(`conclave-state.review.r${index}.-.reading`, step(`review/r${index}`, null, 'reading', index), index);
    }
    const text = screen.lines(300, 100, 1_000).join('\n');
    expect(text).toContain('r299  reading');
    expect(text).not.toContain('r99  ');
  });
});
