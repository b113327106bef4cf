/** A services agreement of twelve clauses, written for the tests: it has the faults that the sample review reports. */
export const sampleText = `SERVICES AGREEMENT

This Services Agreement (the "Agreement") is made on 4 March 2026 between Harbour & Vale Logistics Ltd ("Customer") and Brightmoor Systems Ltd ("Supplier").

1. Definitions
1.1 "Deliverables" means every document, design and piece of software that the Supplier prepares for the Customer under this Agreement.
1.2 "Fees" means the amounts set out in Schedule 1.
1.3 "Services" means the routing and warehouse software services described in Schedule 2.

2. Services
2.1 The Supplier shall perform the Services with reasonable skill and care.
2.2 The Supplier shall respond to incidents promptly and in a timely manner.
2.3 The Customer shall give the Supplier access to its sites and systems as appropriate.

3. Fees and Payment
3.1 The Customer shall pay each valid invoice within ninety (90) days of receipt.
3.2 Late payments carry interest at 1% per month until paid.
3.3 The Supplier may increase the Fees at any time by notice to the Customer.

4. Ownership of Results
4.1 All rights in the Work Product pass to the Customer on payment of the Fees for it.
4.2 The Supplier keeps its rights in the tools and know-how it had before this Agreement.

5. Confidentiality
5.1 Each party shall keep the other's confidential information secret and use it only to perform this Agreement.
5.2 This duty lasts for five (3) years after this Agreement ends.

6. Personal Data
6.1 The Supplier processes personal data of the Customer's drivers only to provide the Services.
6.2 The Supplier may appoint sub-processors of its choice.

7. Warranties
7.1 The Supplier warrants that the Services will conform to Schedule 2 for ninety (90) days after delivery.
7.2 Each party warrants that it has the power to enter into this Agreement.

8. Indemnity
8.1 The Supplier shall indemnify the Customer against all losses, of whatever kind and however arising, in connection with the Services.
8.2 The Customer shall notify the Supplier of any claim covered by this clause.

9. Liability
9.1 Nothing in this Agreement limits liability for death or personal injury caused by negligence, or for fraud.
9.2 The Supplier is liable for all direct and indirect loss that the Customer suffers.

10. Term and Termination
10.1 This Agreement runs for three years from its date.
10.2 The Customer may terminate this Agreement at any time on thirty days' written notice.
10.3 Either party may terminate this Agreement at once if the other commits a material breach and does not put it right within 30 days of notice, as set out in clause 14.2.

11. Force Majeure
11.1 Neither party is liable for delay caused by events beyond its reasonable control.
11.2 Neither party is liable for delay caused by events beyond its reasonable control.

12. General
12.1 This Agreement is the whole agreement of the parties on its subject.
12.2 Any change to this Agreement must be in writing and signed by both parties.
12.3 This Agreement is governed by the law of England, and disputes go to whichever court the Customer selects.

Schedule 1: Fees
Item\tUnit\tFee
Platform fee\tper month\tGBP 12,500
Integration work\tper day\tGBP 940

Signed for the Customer: ____________________
Signed for the Supplier: ____________________
`;
