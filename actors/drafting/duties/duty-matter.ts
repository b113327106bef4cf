/** What a duty is about, as far as its reader would look for it first. */
import type { DutyEffect, DutyMatter } from '../../../protocols/index.ts';
import type { Action, Provision } from '../../provisions/index.ts';

/** Time by which or how often something is due, also without a figure. */
const TIMED =
  /(?<!\p{L})(?:promptly|immediately|forthwith|without (?:undue |unreasonable )?delay|as soon as|no(?:t)? later than|timely|(?:semi-?)?annually|quarterly|monthly|weekly|daily|yearly|(?:each|every|per) (?:calendar |fiscal |contract )?(?:day|week|month|quarter|year)|at least (?:once|annually|quarterly|monthly)|on or before|upon (?:the )?(?:written )?(?:termination|expir\p{L}+|request|receipt|demand)|tempestivamente|immediatamente|senza (?:indebito )?ritardo|entro|annualmente|mensilmente|trimestralmente|ogni (?:anno|mese|trimestre)|su richiesta|alla cessazione|inmediatamente|sin demora|sin dilación|a más tardar|anualmente|mensualmente|trimestralmente|cada (?:año|mes|trimestre)|previa solicitud|a la terminación)(?!\p{L})/iu;
const OF_INSURANCE =
  /(?<!\p{L})(?:insur\p{L}+|assicur(?:azion|ativ)\p{L}+|póliza\p{L}*|polizz\p{L}+|seguros?)(?!\p{L})/iu;
const OF_BOOKS =
  /(?<!\p{L})(?:books|(?:accurate|complete|proper) records|records of|scritture contabili|libros contables)(?!\p{L})/iu;

const MATTER_OF: Readonly<Partial<Record<Action, DutyMatter>>> = {
  pay: 'payment',
  refund: 'payment',
  invoice: 'payment',
  notify: 'notice',
  report: 'report',
  insure: 'insurance',
  audit: 'audit',
  return: 'deletion',
  indemnify: 'indemnity',
};
const INDEMNIFIES =
  /(?<!\p{L})(?:indemni\p{L}+|harmless|defend|manlev\p{L}+|manten\p{L}+ indenn\p{L}|tener\p{L}* indenn\p{L})(?!\p{L})/iu;
const OF_COSTS =
  /(?<!\p{L})(?:costs?|expenses?|payments?|tax(?:es)?|fees?|charges|salar\p{L}+|cost[oi]|spese|gastos|costes)(?!\p{L})/iu;
/** Bans that bind the business, and not only how a thing is done. */
const RESTRICTS: ReadonlySet<Action> = new Set(['compete', 'solicit', 'disclose', 'assign']);

/** `deadline` for a duty about nothing else in the list that says when or how often; `other` for rights and statements. */
export function matterOf(effect: DutyEffect, provision: Provision | undefined, words: string): DutyMatter {
  if (effect !== 'duty' && effect !== 'prohibition') return 'other';
  const actions = provision === undefined ? [] : [provision.action, ...provision.also];
  if (effect === 'prohibition') return actions.some((action) => RESTRICTS.has(action)) ? 'restriction' : 'other';
  if (OF_INSURANCE.test(words) && actions.some((action) => /^(?:insure|maintain|keep|deliver|pay)$/.test(action)))
    return 'insurance';
  if (OF_BOOKS.test(words) && actions.some((action) => /^(?:keep|maintain|audit)$/.test(action))) return 'audit';
  // `shall be responsible for the travel costs`: the party responsible for costs pays them.
  if (actions.includes('indemnify') && !INDEMNIFIES.test(words)) return OF_COSTS.test(words) ? 'payment' : 'other';
  const named = actions
    .map((action) => MATTER_OF[action])
    .find((matter) => matter !== undefined && matter !== 'insurance');
  return named ?? (TIMED.test(words) ? 'deadline' : 'other');
}
