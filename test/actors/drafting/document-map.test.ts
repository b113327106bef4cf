import { expect, it } from 'vitest';
import { documentMap } from '../../../actors/drafting/document-map.ts';
import { readDocument } from '../../../actors/expert-jobs/index.ts';
import { speak } from '../../../actors/languages/index.ts';
import type { ReviewContext } from '../../../actors/review/index.ts';
import { reviewMachine } from '../../../actors/review/review-machine.ts';
import { sampleText } from '../publishing/sample-result.ts';
import { Drive, submission } from '../review/drive.ts';

it.each([
  [0.004, 'English', 'The language model read less than 1% of the document'],
  [0.004, 'Italian', 'Il modello linguistico ha letto meno dell’1% del documento'],
  [0.004, 'Spanish', 'El modelo de lenguaje leyó menos del 1\u00a0% del documento'],
  [0.01, 'English', 'The language model read only 1% of the document'],
  // In binary 0.29 × 100 is less than 29.
  [0.29, 'English', 'The language model read only 29% of the document'],
  [0.999, 'English', 'The language model read only 99% of the document'],
])('document map: of a document of which a share of %d was read it says in %s: %s', (coverage, language, said) => {
  const { context } = new Drive(reviewMachine, { submit: submission(), at: 0 }).snapshot;
  const review = { ...context, model_use: { coverage } } as ReviewContext;
  const { unread } = documentMap(readDocument(sampleText), review, speak(language));
  expect(unread).toEqual([expect.stringContaining(said)]);
});
