import { expect, it } from 'vitest';
import { documentMap } from '../../../actors/drafting/document-map.ts';
import { readDocument } from '../../../actors/expert-jobs/index.ts';
import { speak } from '../../../actors/languages/index.ts';
import type { ReviewContext } from '../../../actors/review/index.ts';
import { reviewMachine } from '../../../actors/review/review-machine.ts';
import { sampleText } from '../publishing/sample-result.ts';
import { Drive, submission } from '../review/drive.ts';

/** What the document's map says was not read. */
function unreadOf(coverage: number, language: string): readonly string[] {
  const { context } = new Drive(reviewMachine, { submit: submission(), at: 0 }).snapshot;
  const review = { ...context, model_use: { coverage } } as ReviewContext;
  return documentMap(readDocument(sampleText), review, speak(language)).unread;
}

it.each([
  [0.004, 'English', 'The language model read less than 1% of the document'],
  [0.004, 'Italian', 'Il modello linguistico ha letto meno dell’1% del documento'],
  [0.004, 'Spanish', 'El modelo de lenguaje leyó menos del 1\u00a0% del documento'],
  [0.01, 'English', 'The language model read only 1% of the document'],
  // In binary 0.29 × 100 is less than 29.
  [0.29, 'English', 'The language model read only 29% of the document'],
  [0.999, 'English', 'The language model read only 99% of the document'],
])('document map: of a document of which a share of %d was read it says in %s: %s', (coverage, language, said) => {
  const unread = unreadOf(coverage, language);
  expect(unread).toEqual([expect.stringContaining(said)]);
});

it.each([
  ['English', 'The language model read only 50% of the document, at least in one of its readings.'],
  ['Italian', 'Il modello linguistico ha letto solo il 50% del documento, almeno in una delle sue letture.'],
  ['Spanish', 'El modelo de lenguaje leyó solo el 50\u00a0% del documento, al menos en una de sus lecturas.'],
])('document map: says in %s nothing of other readers, who may have been left out: %s', (language, said) => {
  expect(unreadOf(0.5, language)).toEqual([said]);
});
