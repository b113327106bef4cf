import { contract, seeded } from '../actors/publishing/docx/contracts.ts';
import { sampleText } from '../actors/publishing/sample-agreement.ts';
import { scenarios } from '../simulation/documents.ts';

/** Contracts drawn from their number, after the ones that were written. */
const DRAWN = 17;

/** Twenty documents that stay as they are. */
export const FIXED_DOCUMENTS: readonly { readonly name: string; readonly text: string }[] = [
  { name: 'services agreement', text: sampleText },
  ...scenarios().map(({ submission }, index) => ({
    name: `short document ${index + 1}`,
    text: submission.document_text,
  })),
  ...Array.from({ length: DRAWN }, (_, index) => ({
    name: `drawn contract ${index + 1}`,
    text: contract(seeded(index + 1)),
  })),
];
