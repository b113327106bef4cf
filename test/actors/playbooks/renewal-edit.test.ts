import { describe, expect, it } from 'vitest';
import { renewalEdit } from '../../../actors/playbooks/renewal-edit.ts';
import { contract } from '../provisions/reading.ts';

const WORDING: Readonly<Record<string, string>> = {
  en: 'This Agreement renews only by written agreement of both parties.',
  it: 'Il presente contratto si rinnova soltanto con accordo scritto delle parti.',
  es: 'El presente contrato solo se prorroga por acuerdo escrito de las partes.',
};

function edited(words: string, language: string): string | undefined {
  const document = contract(words, language);
  const change = renewalEdit(WORDING[language] as string, document.sentences, document);
  if (change === undefined) return undefined;
  expect(document.text.slice(change.start, change.end)).toBe(change.before);
  return words.replace(change.before, change.after);
}

describe('playbooks: a contract that renews itself', () => {
  it.each([
    [
      'en',
      'Each Order starts on its date, runs for a year, and automatically renews for one year unless a party objects.',
      'Each Order starts on its date, runs for a year, and renews only by written agreement of both parties.',
    ],
    [
      'en',
      'The term shall be automatically renewed for further years.',
      'The term shall be renewed only by written agreement of both parties.',
    ],
    [
      'it',
      'Il contratto dura un anno e si rinnova tacitamente di anno in anno, salvo disdetta.',
      'Il contratto dura un anno e si rinnova soltanto con accordo scritto delle parti.',
    ],
    [
      'es',
      'El contrato dura un año y se prorrogará automáticamente por años, salvo denuncia.',
      'El contrato dura un año y solo se prorrogará por acuerdo escrito de las partes.',
    ],
  ])('%s: changes how it renews and nothing else of the sentence: %s', (language, words, becomes) => {
    expect(edited(words, language)).toBe(becomes);
  });

  it.each([
    ['en', 'The Agreement renews automatically for a year, and the Customer shall pay the price list of that year.'],
    ['en', 'The Agreement does not automatically renew for a further year.'],
    ['it', 'Il contratto non si rinnova tacitamente.'],
    ['es', 'El contrato no se prorrogará automáticamente.'],
  ])('%s: leaves a sentence that says more than that, or the contrary: %s', (language, words) => {
    expect(edited(words, language)).toBeUndefined();
  });
});
