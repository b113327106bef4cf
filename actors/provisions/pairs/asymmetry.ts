/** A right or a relief that one side has and the other has not. */
import type { ParsedDocument } from '../../reading/index.ts';
import type { Action, Modality, Provision, RosterParty } from '../provision.ts';
import { provisionsOf } from '../provisions-of.ts';

export interface Asymmetry {
  readonly action: Action;
  readonly modality: Modality;
  readonly provision: Provision;
  readonly favours: RosterParty;
  /** Who lacks it. */
  readonly against: RosterParty;
}

/** What both sides of a balanced contract have, or neither. */
const MATTERS: readonly { readonly action: Action; readonly modality: Modality }[] = [
  { action: 'terminate', modality: 'right' },
  { action: 'assign', modality: 'right' },
  { action: 'assign', modality: 'prohibition' },
  { action: 'change', modality: 'right' },
  { action: 'suspend', modality: 'right' },
  { action: 'limit', modality: 'exemption' },
  { action: 'indemnify', modality: 'duty' },
];

/** Burdens count for the side that does not bear them. */
const BURDENS: ReadonlySet<Modality> = new Set<Modality>(['duty', 'prohibition']);

/** Each matter once, by its first provision. Only between two sides: among three nobody knows whose the mirror would be. */
export function asymmetries(document: ParsedDocument): Asymmetry[] {
  const { parties, all } = provisionsOf(document);
  if (parties.length !== 2) return [];
  return MATTERS.flatMap(({ action, modality }) => {
    const own = all.filter((one) => one.modality === modality && (one.action === action || one.also.includes(action)));
    const [first] = own;
    if (first === undefined) return [];
    const holders = new Set(own.map(({ bearer }) => (bearer.kind === 'party' ? bearer.party : -1)));
    const [holder = -1] = holders;
    if (holders.size !== 1 || holder < 0) return [];
    const favoured = BURDENS.has(modality) ? 1 - holder : holder;
    const favours = parties[favoured];
    const against = parties[1 - favoured];
    return favours === undefined || against === undefined
      ? []
      : [{ action, modality, provision: first, favours, against }];
  });
}
