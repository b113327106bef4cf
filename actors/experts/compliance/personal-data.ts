import { pattern } from '../toolkit/index.ts';

/** The matter that makes the data-protection bench speak at all. */
export const PERSONAL_DATA = pattern(
  'personal(?:ly)? (?:identif[a-z]+ )?(?:data|information)|data subjects?|\\bgdpr\\b|customer data|user data|patient (?:data|information|records)|cardholder|personal details',
);
