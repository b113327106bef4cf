import { type Provision, provisionsOf } from '../../../actors/provisions/index.ts';
import { type ParsedDocument, parseDocument } from '../../../actors/reading/index.ts';

const OPENINGS: Readonly<Record<string, string>> = {
  en: 'SERVICES AGREEMENT\n\nThis Agreement is made between Acme Inc. (the "Supplier") and Beta LLC (the "Customer").\n\n1. Terms. ',
  it: 'CONTRATTO DI SERVIZI\n\nTra Alfa S.p.A., con sede in Milano (il "Cliente"), e Beta S.r.l., con sede in Roma (il "Fornitore").\n\nArt. 1 - Condizioni\n',
  es: 'CONTRATO DE SERVICIOS\n\nEntre Sol, S.L., con domicilio en Madrid (el "Proveedor"), y Luna, S.A., con domicilio en Sevilla (el "Cliente").\n\nPrimera. Condiciones\n',
};

/** The words as a clause of a contract between two parties. */
export function contract(words: string, language = 'en'): ParsedDocument {
  const document = parseDocument(`${OPENINGS[language]}${words}\n`, { type: 'services' });
  return { ...document, language: { code: language, confidence: 1 } };
}

/** The provisions of the words, without those of the opening. */
export function provisionsIn(words: string, language = 'en'): Provision[] {
  const document = contract(words, language);
  const start = (OPENINGS[language] ?? '').length;
  return provisionsOf(document).all.filter((provision) => provision.end > start);
}

const nameOf = ({ kind, ...bearer }: Provision['bearer']): string =>
  kind === 'party' && 'name' in bearer ? bearer.name : kind;

/** `right of Customer towards Supplier: audit`. */
export function summary({ modality, bearer, counterparty, action }: Provision): string {
  const towards = counterparty.kind === 'none' ? '' : ` towards ${nameOf(counterparty)}`;
  return `${modality} of ${nameOf(bearer)}${towards}: ${action}`;
}
