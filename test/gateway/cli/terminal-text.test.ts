import { expect, test } from 'vitest';
import { plain } from '../../../gateway/cli/admin-output.ts';
import { progressBar } from '../../../gateway/cli/progress-bar.ts';
import { terminalText, writeText } from '../../../gateway/cli/terminal-text.ts';

const HOSTILE = 'Supply\u001b]0;owned\u0007 \u009b2J terms\r\u202e';

test('control characters, C1 and direction marks are shown, not sent', () => {
  expect(terminalText(HOSTILE)).toBe('Supply\\u001b]0;owned\\u0007 \\u009b2J terms\\u000d\\u202e');
});

test('lines, tabs and the row ends of CSV stay, and letters of every script', () => {
  const text = 'a\tb\nc\r\nd \u00e9 \u05d0 \u65e5 \u{1F600}';
  expect(terminalText(text)).toBe(text);
});

test('JSON stays the same JSON', () => {
  expect(JSON.parse(terminalText(JSON.stringify({ title: HOSTILE })))).toEqual({ title: HOSTILE });
});

test('an account name with an escape sequence reaches the terminal as text', () => {
  let written = '';
  const write = (text: string): void => {
    written += text;
  };
  writeText({ write }, plain({ name: HOSTILE }));
  expect(written.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  expect(written).toContain('Supply\\u001b');
});

test('a stage with an escape sequence cannot leave the progress line', () => {
  let written = '';
  const stage = `debating\u001b[2J` as 'debating';
  const view = { stage, progress: 50, agents_reported: 1, agents_assigned: 2, round: 1 };
  const write = (text: string): void => {
    written += text;
  };
  progressBar({ write }).show(view);
  expect(written).toBe('debating\\u001b[2J\n');
});
