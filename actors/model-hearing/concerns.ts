/** What a reader looks for beyond its seat's checklist: the client's side, the client's positions, and terms nobody should sign. */
import type { IssueCategory } from '../../protocols/index.ts';
import type { SeatSheet } from '../../protocols/models/index.ts';
import type { Playbook, Topic } from '../../protocols/playbook/index.ts';
import { classesOf, GRIEVOUS_GROUPS } from '../experts/index.ts';
import { speak } from '../languages/index.ts';

/** What the client has told of itself. */
export interface Concerns {
  /** A party or a role. */
  readonly side?: string | undefined;
  readonly playbook?: Playbook | undefined;
  /** Of the report. */
  readonly language?: string | undefined;
}

/** Positions and terms in one question: what is graver comes first. */
const MOST_POSITIONS = 20;
const LONGEST = 400;

/** Lines of the question, empty when nothing is known. */
export function concernLines({ competence }: SeatSheet, { side, playbook, language }: Concerns): string[] {
  const isMine = (category: IssueCategory): boolean => competence.includes(category);
  const positions = (playbook?.topics ?? [])
    .filter(({ about }) => about.categories?.some(isMine) ?? false)
    .slice(0, MOST_POSITIONS)
    .map(positionLine);
  const grievous = GRIEVOUS_GROUPS.flatMap((group) =>
    classesOf(group)
      .filter(({ category }) => isMine(category))
      .map(({ id }) => `- ${speak('English').rule(`grievous-${group}.${id.replaceAll('_', '-')}`, {}).title}.`),
  );
  return [
    ...languageLines(language),
    ...sideLines(side),
    ...(positions.length === 0
      ? []
      : ["The client's positions. Report what is worse than the least it settles for:", ...positions]),
    ...(grievous.length === 0
      ? []
      : ['Terms that a senior lawyer never lets pass, critical or high where they stand:', ...grievous]),
  ];
}

/** In which of the report's own languages a model writes; the others are translated from English afterwards. */
export function languageLines(output: string | undefined): string[] {
  const { language } = speak(output ?? 'English');
  return language === 'English' ? [] : [`Write titles, descriptions, suggestions and reasons in ${language}.`];
}

/** For whom a question is asked. The client's words are data, too: they are in quotation marks. */
export const sideLines = (side: string | undefined): string[] =>
  side === undefined
    ? []
    : [`The review speaks for this side: ${JSON.stringify(side)}. What favours it is no finding.`];

function positionLine({ name, preferred, acceptable, fallback, walk_away }: Topic): string {
  const least = fallback.at(-1) ?? acceptable.at(-1);
  const parts = [
    `wants ${JSON.stringify(preferred.wording.slice(0, LONGEST))}`,
    ...(least === undefined ? [] : [`settles for ${JSON.stringify(least.wording.slice(0, LONGEST))}`]),
    ...(walk_away === undefined ? [] : [`walks away: ${JSON.stringify(walk_away.note.slice(0, LONGEST))}`]),
  ];
  return `- ${JSON.stringify(name)}: ${parts.join('; ')}`;
}
