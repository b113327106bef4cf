import type { Domain, IssueCategory, Submit } from '../../protocols/index.ts';
import { expertById } from '../experts/index.ts';

/** A member of a panel as the debate sees it, whether its thinking is in this program or elsewhere. */
export interface PanelMember {
  readonly domain: Domain;
  readonly competence: readonly IssueCategory[];
  readonly precision: number;
  readonly canExamine: (category: IssueCategory) => boolean;
}

/** undefined when nobody has that id. */
export function panelMember(expert: string, outside: Submit['outside']): PanelMember | undefined {
  const embedded = expertById(expert);
  if (embedded !== undefined) {
    const { domain, competence, precision, defeaters } = embedded;
    const canExamine = (category: IssueCategory) =>
      defeaters.some(({ against }) => against === 'any' || against.includes(category));
    return { domain, competence, precision, canExamine };
  }
  const announced = outside?.find(({ id }) => id === expert);
  // An outside expert is asked about its own field only: what else it could judge nobody knows.
  return announced && { ...announced, canExamine: (category) => announced.competence.includes(category) };
}
