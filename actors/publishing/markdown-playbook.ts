import type { ReviewResult } from '../../protocols/index.ts';
import type { Speaker } from '../languages/index.ts';
import { plain, strong, table } from './markdown-text.ts';
import { playbookSummary, positionLines } from './playbook-lines.ts';

/** The client's positions and how the document stands to each, as a table. */
export function playbookTable(outcome: NonNullable<ReviewResult['playbook']>, speaker: Speaker): string[] {
  const heads = ['playbook.position', 'playbook.standing', 'playbook.owner', 'report.where'];
  const rows = positionLines(outcome, speaker).map(({ name, standing, isOpen, owner, section }) => [
    plain(name),
    isOpen ? strong(plain(standing)) : plain(standing),
    plain(owner),
    plain(section),
  ]);
  return [
    `## ${plain(speaker.text('playbook.heading'))}`,
    plain(playbookSummary(outcome, speaker)),
    ...(rows.length === 0
      ? []
      : [
          table(
            heads.map((key) => plain(speaker.text(key))),
            rows,
          ),
        ]),
  ];
}
