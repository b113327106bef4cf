import type { Issue, ReviewResult } from '../../protocols/index.ts';
import type { Speaker } from '../languages/index.ts';

type PlaybookOutcome = NonNullable<ReviewResult['playbook']>;

/** One position or check of the playbook, and how the document stands to it, in words. */
export interface PositionLine {
  readonly name: string;
  readonly standing: string;
  /** Something is to be done about it. */
  readonly isOpen: boolean;
  readonly owner: string;
  readonly section: string;
}

/** How the words on when to leave are headed: a position's own are a verdict only where the document is past them. */
export function leaveKey({ playbook }: Pick<Issue, 'playbook'>): '' | '.own' | '.limit' {
  if (playbook === undefined) return '';
  return playbook.standing === 'walk_away' ? '.own' : '.limit';
}

/** What is to be done about, the gravest first. */
const OPEN = ['walk_away', 'missing', 'deviates', 'failed', 'not_found', 'fallback'];

const isOpen = ({ standing }: PlaybookOutcome['lines'][number]): boolean => OPEN.includes(standing);

export const playbookSummary = ({ name, version, lines }: PlaybookOutcome, speaker: Speaker): string =>
  speaker.text('playbook.summary', {
    playbook: name,
    version,
    entries: lines.length,
    open: lines.filter(isOpen).length,
  });

/** What is open is first, the gravest before the others; all else in the order of the playbook. */
export function positionLines({ lines }: PlaybookOutcome, speaker: Speaker): PositionLine[] {
  const open = lines.filter(isOpen).toSorted((a, b) => OPEN.indexOf(a.standing) - OPEN.indexOf(b.standing));
  return [...open, ...lines.filter((line) => !isOpen(line))].map(
    ({ name, standing, step, owner, section, set_aside }) => {
      const words = speaker.text(`playbook.standing.${standing}`, { step: step ?? 0 });
      const gaveWay =
        set_aside.length === 0 ? '' : ` ${speaker.text('playbook.set-aside', { count: set_aside.length })}`;
      return {
        name,
        standing: `${words}${gaveWay}`,
        isOpen: OPEN.includes(standing),
        owner: owner ?? '–',
        section: section || '–',
      };
    },
  );
}
