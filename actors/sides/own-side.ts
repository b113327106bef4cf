import { provisionsOf, type RosterParty } from '../provisions/index.ts';
import type { ParsedDocument } from '../reading/index.ts';
import { plainName, roleOf } from './party-roles.ts';

/** Parts of a name shorter than this do not identify a party. */
const TELLING = 4;

/** Index of the client among the document's parties; undefined when no party has that name or role. */
export function ownParty(asked: string, document: ParsedDocument): number | undefined {
  const { parties } = provisionsOf(document);
  const wanted = plainName(asked);
  const found = [isCalled, isCalledMuchLike].map((test) =>
    parties.findIndex(({ aliases }) => aliases.some((alias) => test(plainName(alias), wanted))),
  );
  const named = found.find((index) => index >= 0) ?? byRole(parties, asked);
  return named === undefined || named < 0 ? undefined : named;
}

const isCalled = (alias: string, wanted: string): boolean => alias === wanted;

const isCalledMuchLike = (alias: string, wanted: string): boolean =>
  Math.min(alias.length, wanted.length) >= TELLING &&
  (alias.startsWith(`${wanted} `) || wanted.startsWith(`${alias} `));

/** Of two parties the one whose role it is, or the one that does not have the other role. */
function byRole(parties: readonly RosterParty[], asked: string): number | undefined {
  const role = roleOf(asked);
  if (role === undefined) return undefined;
  const own = parties.findIndex(({ side }) => side === role);
  if (own >= 0) return own;
  const others = parties.filter(({ side }) => side !== undefined).length;
  return parties.length === 2 && others === 1 ? parties.findIndex(({ side }) => side === undefined) : undefined;
}
