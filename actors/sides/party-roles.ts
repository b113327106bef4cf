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
