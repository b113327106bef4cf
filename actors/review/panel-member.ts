import type { Domain, IssueCategory, Submit } from '../../protocols/index.ts';
import { expertById } from '../experts/index.ts';

/** A member of a panel as the debate sees it, whether its thinking is in this program or elsewhere. */
export interface PanelMember {
  readonly domain: Domain;
  readonly competence: readonly IssueCategory[];
  readonly precision: number;
  readonly canExamine: (category: IssueCategory) => boolean;
}

/** undefined when nobody has that id. Every round asks for every member on every claim, so members are kept by id. */
export function panelMember(expert: string, outside: Submit['outside']): PanelMember | undefined {
  const known = embedded.get(expert) ?? embeddedMember(expert);
  return known ?? (outside && outsideMembers(outside).get(expert));
}

const embedded = new Map<string, PanelMember>();

function embeddedMember(id: string): PanelMember | undefined {
  const expert = expertById(id);
  if (expert === undefined) return undefined;
  const { domain, competence, precision, defeaters } = expert;
  const canExamine = (category: IssueCategory) =>
    defeaters.some(({ against }) => against === 'any' || against.includes(category));
  const member = { domain, competence, precision, canExamine };
  embedded.set(id, member);
  return member;
}

const announced = new WeakMap<NonNullable<Submit['outside']>, ReadonlyMap<string, PanelMember>>();

function outsideMembers(outside: NonNullable<Submit['outside']>): ReadonlyMap<string, PanelMember> {
  const known = announced.get(outside);
  if (known !== undefined) return known;
  const members = new Map(
    outside.map((expert): [string, PanelMember] => {
      const { id, domain, competence, precision } = expert;
      // An outside expert is asked about its own field only: what else it could judge nobody knows.
      const canExamine = (category: IssueCategory) => competence.includes(category);
      return [id, { domain, competence, precision, canExamine }];
    }),
  );
  announced.set(outside, members);
  return members;
}
