import type { DutyEffect, DutyMatter } from '../../../protocols/index.ts';
import type { Speaker } from '../../languages/index.ts';
import { type Provision, provisionsOf } from '../../provisions/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import { cleanName } from './actor-words.ts';
import { DONE_BY_PEOPLE, effectOf, type Names } from './duty-effect.ts';
import { matterOf } from './duty-matter.ts';
import { dutyOwner } from './duty-owner.ts';
import { listedDuties } from './listed-duties.ts';

type Obligation = ParsedDocument['obligations'][number];

/** A listed duty with what it does in law, what it is about and who owes it; only as listed where no grammar reads. */
export type OwedDuty = Obligation & {
  readonly effect?: DutyEffect;
  readonly matter?: DutyMatter;
  readonly owner?: string;
};

export function owedDuties(document: ParsedDocument, speaker: Speaker): OwedDuty[] {
  const listed = listedDuties(document);
  const { isRead, all } = provisionsOf(document);
  if (!isRead) return listed;
  const provisions = verbsOf(listed, all);
  const names = namesOf(document);
  return listed.map((duty, index) => {
    const provision = provisions[index];
    const words = document.text.slice(duty.start, duty.end);
    const effect = effectOf(duty, provision, document, names);
    return {
      ...duty,
      effect,
      matter: matterOf(effect, provision, words),
      owner: dutyOwner(duty.actor, words, provision, { ...names, speaker }),
    };
  });
}

/** Who acts in the document: its parties, and names that act like one. */
export function namesOf(document: ParsedDocument): Names {
  const { parties, all } = provisionsOf(document);
  return { parties, named: repeatedNames(document.obligations, verbsOf(document.obligations, all)) };
}

/** The provision of each duty's verb. Both lists are in document order. */
function verbsOf(listed: readonly Obligation[], all: readonly Provision[]): (Provision | undefined)[] {
  let from = 0;
  return listed.map(({ start, actor }) => {
    while (from < all.length && (all[from] as Provision).end <= start) from++;
    return readAt(all, from, start + actor.length + 1);
  });
}

/** So often a name does what only people do for it to be one. */
const OFTEN = 2;

/** Names without an article that are no party's and act like one. */
function repeatedNames(listed: readonly Obligation[], provisions: readonly (Provision | undefined)[]): Set<string> {
  const times = new Map<string, number>();
  listed.forEach(({ actor }, index) => {
    const provision = provisions[index];
    if (provision === undefined || provision.passive || !DONE_BY_PEOPLE.has(provision.action)) return;
    const name = cleanName(actor);
    if (
      /^\p{Lu}(?:[\p{L}\p{N}&.-]+\s?){1,4}$/u.test(name) &&
      !/(?<=\p{Ll})s$|^(?:The|Each|Any|No|Such|This|All)\s/u.test(name)
    )
      times.set(name, (times.get(name) ?? 0) + 1);
  });
  return new Set([...times].filter(([, count]) => count >= OFTEN).map(([name]) => name));
}

/** Provisions looked at from the first that may hold the verb: a sentence has no more. */
const NEAR = 24;

/** The provision of the verb at `at`: the one that holds it and whose subject ends closest before it. */
function readAt(all: readonly Provision[], from: number, at: number): Provision | undefined {
  let found: Provision | undefined;
  for (const provision of all.slice(from, from + NEAR)) {
    if (provision.start > at) break;
    if (provision.end > at && (found === undefined || provision.subject.end <= at + 2)) found = provision;
  }
  return found;
}
