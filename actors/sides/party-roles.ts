import type { RosterParty } from '../provisions/index.ts';

export type Side = NonNullable<RosterParty['side']>;

/** Roles by which a client may name its side, in the three languages, instead of a party's name. */
const ROLES: Readonly<Record<Side, readonly string[]>> = {
  provider: [
    'provider',
    'supplier',
    'vendor',
    'seller',
    'licensor',
    'contractor',
    'consultant',
    'landlord',
    'lessor',
    'employee',
    'franchisor',
    'manufacturer',
    'service provider',
    'processor',
    'fornitore',
    'venditore',
    'locatore',
    'prestatore',
    'appaltatore',
    'concedente',
    'proveedor',
    'vendedor',
    'prestador',
    'arrendador',
    'licenciante',
    'contratista',
  ],
  customer: [
    'customer',
    'client',
    'buyer',
    'purchaser',
    'licensee',
    'tenant',
    'lessee',
    'employer',
    'franchisee',
    'distributor',
    'controller',
    'consumer',
    'user',
    'cliente',
    'acquirente',
    'compratore',
    'committente',
    'conduttore',
    'licenziatario',
    'comprador',
    'arrendatario',
    'licenciatario',
    'usuario',
    'contratante',
  ],
};

/** Who performs and is paid, or who receives and pays, by the word for it. */
export function roleOf(word: string): Side | undefined {
  const plain = plainName(word);
  return (['provider', 'customer'] as const).find((side) => ROLES[side].includes(plain));
}

/** A name normalised for comparison. */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFC')
    .replace(/^(?:the|il|lo|la|el|los|las|i|gli|le)\s+|^l['’]/u, '')
    .replace(/[.,"“”'’()]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Words of the kind of contract in which alone a role is one: there is no landlord in a supply contract. */
const FIELDS: readonly (readonly [roles: RegExp, field: RegExp])[] = [
  [
    /^(?:landlord|lessor|tenant|lessee|locatore|conduttore|arrendador|arrendatario)$/,
    /(?<!\p{L})(?:lease[ds]?|leasing|landlord|lessor|tenan\p{L}+|rent(?:al|ed)?|premises|locazion\p{L}+|conduttore|arrendamiento|alquiler)(?!\p{L})/giu,
  ],
  [/^(?:employer|employee)$/, /(?<!\p{L})employ(?:er|ee|ment|ed)(?!\p{L})/giu],
  [/^franchis(?:or|ee)$/, /(?<!\p{L})franchis\p{L}+/giu],
  [/^(?:licensor|licensee|concedente|licenziatario|licenciante|licenciatario)$/, /(?<!\p{L})licen[cszt]\p{L}+/giu],
  [/^distributor$/, /(?<!\p{L})(?:distribut\p{L}+|resell\p{L}*|resale)(?!\p{L})/giu],
  [/^(?:processor|controller)$/, /(?<!\p{L})(?:personal data|controller|processor)(?!\p{L})/giu],
];
/** Uses of such words that make a contract one of the kind. */
const OF_THE_KIND = 3;

/** Whether the contract is one in which somebody can have the role; a role of no kind of its own fits every contract. */
export function fitsContract(asked: string, text: string): boolean {
  const plain = plainName(asked);
  const field = FIELDS.find(([roles]) => roles.test(plain))?.[1];
  return field === undefined || [...text.matchAll(field)].length >= OF_THE_KIND;
}
