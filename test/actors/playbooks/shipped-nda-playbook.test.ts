import { describe, expect, it } from 'vitest';
import { applyPlaybook, partyNames } from '../../../actors/playbooks/index.ts';
import { parseDocument } from '../../../actors/reading/index.ts';
import { answers, playbookOf } from './shipped-answers.ts';

describe('playbooks that come with the service: non-disclosure', () => {
  const standing = (entry: string, words: string): string | undefined => {
    const title =
      'NON-DISCLOSURE AGREEMENT\n\nThis Agreement is made between Acme Inc. (the "Discloser") and Beta LLC (the "Customer").';
    const document = parseDocument(`${title}\n\n1. Terms. ${words}\n`, { type: 'nda' });
    const names = partyNames(document, undefined, undefined);
    return applyPlaybook(playbookOf('nda'), document, { names, side: undefined }).find(
      (each) => each.entry.id === entry,
    )?.advice.standing;
  };

  it.each([
    'The Receiving Party shall keep the Disclosing Party’s information secret.',
    'The Recipient shall keep the information secret unless mutually agreed.',
    'Each data recipient shall keep the information secret.',
    'A breach party shall keep the information secret.',
  ])('binds one side: %s', (words) => {
    expect(standing('mutual', words)).toBe('deviates');
  });

  it.each([
    '“Receiving Party” means the party receiving Confidential Information.\n\n2. Secrecy. The Receiving Party shall keep it secret.',
    'Either party may as Disclosing Party inform the other as Receiving Party.\n\n2. Secrecy. The Receiving Party shall keep it secret.',
    'The mutual obligations of the signatories: they shall keep the information secret.',
  ])('binds both: %s', (words) => {
    expect(standing('mutual', words)).toBe('preferred');
  });

  it.each([
    ['passed', 'The Customer shall not sell or disclose Confidential Information to any competing business.'],
    ['passed', 'The Customer shall not offer the Confidential Information to a competing bidder.'],
    ['failed', 'The Customer shall not, directly or indirectly, solicit employees.'],
    ['failed', 'Neither party shall solicit the employees of the other.'],
    ['failed', 'The Customer shall not develop infrastructure that competes with it.'],
  ])('the ban on rivals has %s: %s', (answer, words) => {
    expect(standing('non-compete', words)).toBe(answer);
  });

  it.each([
    ['walk_away', 'The duties of the Customer continue without limit in time.'],
    ['preferred', 'The duties last three years, and for trade secrets without limit in time.'],
    ['deviates', 'The duties last in perpetuity in respect of any trade secret.'],
    ['walk_away', 'The duties last in perpetuity. Trade secrets are marked.'],
    ['walk_away', `The duties, ${'which no event whatever ends, '.repeat(20)}last in perpetuity.`],
  ])('the term is %s: %s', (answer, words) => {
    expect(standing('term', words)).toBe(answer);
  });
});

describe('playbooks that come with the service: non-disclosure in Italian and Spanish', () => {
  it.each([
    ['it', 'La Parte Ricevente si obbliga a mantenere segrete le informazioni riservate.', 'deviates'],
    [
      'it',
      'Parte Ricevente indica la parte che riceve le informazioni riservate. La Parte Ricevente le deve mantenere riservate.',
      'preferred',
    ],
    ['es', 'La Parte Receptora se obliga a mantener en secreto la información confidencial.', 'deviates'],
    [
      'es',
      'Parte Receptora es la parte que recibe información confidencial. La Parte Receptora deberá guardar secreto.',
      'preferred',
    ],
  ])('binds the recipient, or each receiving party, in %s: %s', (language, words, standing) => {
    expect(answers('nda', words, language).mutual?.standing).toBe(standing);
  });

  it.each([
    ['it', 'Gli obblighi di riservatezza durano senza limiti di tempo.', 'walk_away'],
    [
      'it',
      'Gli obblighi di riservatezza durano tre anni e, per i segreti commerciali, senza limiti di tempo.',
      'preferred',
    ],
    ['es', 'Los deberes de este acuerdo duran sin límite de tiempo.', 'walk_away'],
    [
      'es',
      'Los deberes de este acuerdo duran tres años y, para los secretos empresariales, sin límite de tiempo.',
      'preferred',
    ],
  ])('the term, in %s: %s', (language, words, standing) => {
    expect(answers('nda', words, language).term?.standing).toBe(standing);
  });
});
