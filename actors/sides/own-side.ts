import { type Provision, provisionsOf } from '../provisions/index.ts';
import type { ParsedDocument } from '../reading/index.ts';
import { fitsContract, plainName, roleOf } from './party-roles.ts';

/** Parts of a name shorter than this do not identify a party. */
const TELLING = 4;

/** Index of the client among the document's parties; undefined when no party has that name or role. */
export function ownParty(asked: string, document: ParsedDocument): number | undefined {
  const { parties } = provisionsOf(document);
  const wanted = plainName(asked);
  const found = [isCalled, isCalledMuchLike].map((test) =>
    parties.findIndex(({ aliases }) => aliases.some((alias) => test(plainName(alias), wanted))),
  );
  const named = found.find((index) => index >= 0) ?? byRole(document, asked);
  return named === undefined || named < 0 ? undefined : named;
}

const isCalled = (alias: string, wanted: string): boolean => alias === wanted;

const isCalledMuchLike = (alias: string, wanted: string): boolean =>
  Math.min(alias.length, wanted.length) >= TELLING &&
  (alias.startsWith(`${wanted} `) || wanted.startsWith(`${alias} `));

/**
 * Of two parties the one whose role it is, or the one that does not have the other role; where the names tell no role, the one that pays
 * and buys is the customer. Undefined in a contract that has no such role.
 */
function byRole(document: ParsedDocument, asked: string): number | undefined {
  const role = roleOf(asked);
  if (role === undefined || !fitsContract(asked, document.text)) return undefined;
  const { parties, all } = provisionsOf(document);
  const own = parties.findIndex(({ side }) => side === role);
  if (own >= 0) return own;
  if (parties.length !== 2) return undefined;
  const others = parties.filter(({ side }) => side !== undefined).length;
  if (others === 1) return parties.findIndex(({ side }) => side === undefined);
  const payer = payerOf(all);
  return payer === undefined || role === 'customer' ? payer : 1 - payer;
}

/** Duties to pay or buy from which on who has them is the one who pays, and how many more they are than the other's. */
const PAYS = 2;
const MORE_THAN_THE_OTHER = 2;

/** Which of two parties pays; undefined where both do, or neither. */
function payerOf(all: readonly Provision[]): number | undefined {
  const pays = [0, 1].map(
    (party) =>
      all.filter(
        ({ action, modality, bearer }) =>
          modality === 'duty' &&
          (action === 'pay' || action === 'purchase') &&
          bearer.kind === 'party' &&
          bearer.party === party,
      ).length,
  );
  const payer = pays.findIndex(
    (count, party) =>
      count >= PAYS &&
      count >= MORE_THAN_THE_OTHER * (pays[1 - party] as number) &&
      count > (pays[1 - party] as number),
  );
  return payer < 0 ? undefined : payer;
}
