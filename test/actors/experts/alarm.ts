import type { DocumentType } from '../../../protocols/index.ts';

/** How a document begins that names its parties. */
export const PARTIES = 'This Agreement is made between Alder Ltd ("Supplier") and Birch Inc. ("Customer").\n\n';

/** Rule, words in which it must be found, and sound words that were once taken for the same. */
export type Alarm = readonly [rule: string, found: string, sound: readonly string[], type?: DocumentType];
