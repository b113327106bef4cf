import type { OutsideExpert } from '../../protocols/outside/index.ts';
import { outsideMember, type PanelMember } from './panel-member.ts';
import records from './roster.json' with { type: 'json' };

/**
 * The embedded experts without their knowledge, in order of id. Detectors, dictionaries and the language detector load in
 * worker threads only. Written by `npm run roster`; a test holds it to the experts.
 */
export const ROSTER = records as readonly PanelMember[];

const BY_ID: ReadonlyMap<string, PanelMember> = new Map(ROSTER.map((member) => [member.id, member]));

/** undefined when nobody has that id. A round asks for every member on every claim, so members are kept by id. */
export function memberById(expert: string, outside: readonly OutsideExpert[] = []): PanelMember | undefined {
  return BY_ID.get(expert) ?? outsideMembers(outside).get(expert);
}

const announced = new WeakMap<readonly OutsideExpert[], ReadonlyMap<string, PanelMember>>();

function outsideMembers(outside: readonly OutsideExpert[]): ReadonlyMap<string, PanelMember> {
  const known = announced.get(outside) ?? new Map(outside.map((expert) => [expert.id, outsideMember(expert)]));
  announced.set(outside, known);
  return known;
}
