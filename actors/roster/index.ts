export { canExamine, outsideMember, type PanelMember } from './panel-member.ts';
export { memberById, ROSTER } from './roster.ts';
