import { dealSheet } from '../../../../actors/drafting/deal/deal-sheet.ts';
import { speak } from '../../../../actors/languages/index.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';

/** A short contract with every topic of a deal sheet. */
export const CONTRACT = `SUPPLY AGREEMENT

This Agreement is made on 2 March 2026 between Acme Inc. (the "Supplier") and Beta LLC (the "Customer").

1. Services
1.1 The Supplier shall provide maintenance of the machines listed in Schedule 1 to the Customer.

2. Term
2.1 The term of this Agreement shall begin on 1 April 2026 and continue for 24 months.
2.2 This Agreement shall renew for 12 months unless a party gives notice at least 60 days before the end of the term.

3. Payment
3.1 The Customer shall pay the Supplier a fee of $120,000 a year within 30 days of receipt of an invoice.
3.2 Late payments shall bear interest of 1% a month.

4. Liability
4.1 Each party's total liability under this Agreement shall not exceed $250,000.

5. Confidentiality
5.1 Each party shall keep the other party's confidential information secret.

6. Termination
6.1 Either party may terminate this Agreement on 90 days' written notice.

7. Governing law
7.1 This Agreement is governed by the laws of England.
`;

/** The deal sheet of a text without issues. */
export const sheetOf = (text: string, language = 'English') => dealSheet(parseDocument(text), [], speak(language));
