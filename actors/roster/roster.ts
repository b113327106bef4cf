import type { ModelPlan } from '../../protocols/models/index.ts';
import type { OutsideExpert } from '../../protocols/outside/index.ts';
import { modelMember, outsideMember, type PanelMember } from './panel-member.ts';
import records from './roster.generated.json' with { type: 'json' };

/**
 * The embedded experts without their knowledge, in order of id. Detectors, dictionaries and the language detector load in
 * worker threads only. The file is written by `npm run roster` from the records in actors/experts; a test holds it to them.
 */
export const ROSTER = records as readonly PanelMember[];

const BY_ID: ReadonlyMap<string, PanelMember> = new Map(ROSTER.map((member) => [member.id, member]));

/** Members of one review's panel only: outside experts and language models. */
export interface Guests {
  readonly outside?: readonly OutsideExpert[] | undefined;
  readonly models?: ModelPlan | undefined;
}

/** undefined when nobody has that id. A round asks for every member on every claim, so members are kept by id. */
export function memberById(expert: string, guests: Guests = {}): PanelMember | undefined {
  return BY_ID.get(expert) ?? guestsById(guests).get(expert);
}

/** Those who may be called beside the embedded experts. */
export const guestMembers = (guests: Guests): readonly PanelMember[] => [...guestsById(guests).values()];

const known = new WeakMap<Guests, ReadonlyMap<string, PanelMember>>();

function guestsById(guests: Guests): ReadonlyMap<string, PanelMember> {
  const { outside = [], models } = guests;
  const made =
    known.get(guests) ??
    new Map(
      [
        ...outside.map(outsideMember),
        ...(models?.seats ?? []).filter(({ role }) => role !== 'write').map(modelMember),
      ].map((member) => [member.id, member]),
    );
  known.set(guests, made);
  return made;
}
