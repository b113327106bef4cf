export { canExamine, type PanelMember } from './panel-member.ts';
export { type Guests, guestMembers, memberById, ROSTER } from './roster.ts';
