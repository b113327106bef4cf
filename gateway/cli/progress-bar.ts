import type { ReviewView } from '../../protocols/index.ts';
import { terminalText } from './terminal-text.ts';

/** Cells of the bar. */
const WIDTH = 30;

interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** What the bar tells. */
type Shown = Pick<ReviewView, 'progress' | 'agents_reported' | 'agents_assigned' | 'round'> & {
  readonly stage: string;
};

/** One line that is drawn over on a terminal; elsewhere a line for each stage, so that a log stays readable. */
export function progressBar(terminal: Terminal): { show(view: Shown): void; end(): void } {
  let shown = '';
  return {
    show(view) {
      const line = terminal.isTTY ? drawn(view) : view.stage;
      if (line === shown) return;
      shown = line;
      terminal.write(terminal.isTTY ? `\r\u001b[2K${terminalText(line)}` : `${terminalText(line)}\n`);
    },
    end() {
      if (terminal.isTTY) terminal.write('\n');
    },
  };
}

function drawn({ progress, stage, agents_reported, agents_assigned, round }: Shown): string {
  const full = Math.round((progress / 100) * WIDTH);
  const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
  const detail =
    stage === 'analysing'
      ? `${agents_reported} of ${agents_assigned} experts`
      : stage === 'debating'
        ? `round ${round}`
        : '';
  return `${bar} ${String(progress).padStart(3)} %  ${stage}${detail === '' ? '' : ` (${detail})`}`;
}
