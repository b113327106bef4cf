import type { Finding } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { absence, gather, opposed } from '../passages.ts';

const SIGNATURE =
  /\b(?:in witness whereof|signed (?:by|for and on behalf)|signature(?:s|d)?\b|duly authori[sz]ed (?:representative|officer)s?|executed (?:as of|by|this|on)|(?:^|\n)\s*by:|\/s\/)/i;

function missing(document: ParsedDocument): Finding[] {
  // A short text is an excerpt: nobody expects a signature under a clause.
  if (document.text.length < 3000 || document.clauses.some((clause) => clause.kind === 'signature')) return [];
  if (SIGNATURE.test(document.text)) return [];
  return [
    absence(document, {
      rule: 'signature-block.missing',
      category: 'signature_block',
      severity: 'medium',
      belief: 0.84,
    }),
  ];
}

/** The name without its legal form, as letters only: forms are abbreviated freely under signatures. */
const bare = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\b(?:inc|incorporated|corp|corporation|llc|ltd|limited|company|co|the|plc|lp|gmbh)\b/g, '')
    .replace(/[^a-z0-9]/g, '');

function partyDoesNotSign(document: ParsedDocument): Finding[] {
  const block = document.clauses.find((clause) => clause.kind === 'signature');
  if (!block || document.parties.length < 2 || document.parties.length > 4) return [];
  const signed = document.text
    .slice(block.start)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  const absent = document.parties.filter((party) => {
    const role = party.role.toLowerCase().replace(/[^a-z0-9]/g, '');
    if (/\s{2}/.test(party.name) || party.name.length > 80) return false;
    return bare(party.name).length > 3 && !signed.includes(bare(party.name)) && (role === '' || !signed.includes(role));
  });
  // None found means the block is laid out in a way this check cannot read.
  if (absent.length === document.parties.length) return [];
  const values = { names: absent.map((party) => party.name).join(', ') };
  return gather(
    document,
    { rule: 'signature-block.party-missing', category: 'signature_block', severity: 'medium', belief: 0.78, values },
    absent,
  );
}

/** Whether everyone who is bound also signs. */
export const signatureBlock: Expert = {
  id: 'signature-block',
  domain: 'consistency',
  competence: ['signature_block'],
  serves: [
    'nda',
    'services',
    'saas',
    'licence',
    'employment',
    'consulting',
    'lease',
    'supply',
    'distribution',
    'franchise',
    'joint_venture',
    'data_processing',
  ],
  reads: ['en'],
  quick: false,
  deepOnly: false,
  precision: 0.87,
  detectors: [missing, partyDoesNotSign],
  defeaters: [
    {
      against: ['signature_block'],
      examine: (_claim, document) => {
        const other =
          /\b(?:electronic(?:ally)? (?:signature|signed|accept\w*)|by (?:clicking|using|accessing)|order form|incorporated (?:by reference )?into)\b[^.]{0,60}/i.exec(
            document.text,
          );
        return other ? opposed('signature-block.accepted-otherwise', 0.35, { quote: other[0] }) : undefined;
      },
    },
  ],
};
