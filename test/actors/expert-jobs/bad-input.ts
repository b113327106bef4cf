/** One agreement of services, and what scanners, editors and ill will make of such a text. */
export const AGREEMENT = `SERVICES AGREEMENT

This Services Agreement is made on 1 March 2025 between Harrow Mill Systems Ltd ("Supplier") and Pinewood Dairy Limited ("Customer").

1. Services
The Supplier shall provide the maintenance services described in Schedule 1 (the "Services") with reasonable skill and care.

2. Fees and payment
The Customer shall pay the Supplier a yearly fee of ten thousand dollars ($12,000) within thirty (30) days of each invoice. The Supplier may increase the fee at any time in its sole discretion without notice.

3. Term and termination
This Agreement begins on the date above, continues for three years and renews automatically for further terms of three years. The Supplier may terminate this Agreement at any time for convenience by giving ten days written notice. The Customer may not terminate this Agreement before the end of the term.

4. Confidentiality
The Customer shall keep all information of the Supplier confidential and shall not disclose it to any third party. The obligations of confidentiality of the Customer continue for ever.

5. Liability
The liability of the Customer under this Agreement shall be unlimited. The Supplier shall not be liable for any loss or damage whatsoever, including loss caused by its own negligence or wilful misconduct.

6. Indemnity
The Customer shall indemnify the Supplier against all claims, losses, costs and expenses of any kind arising out of this Agreement.

7. Intellectual property
All intellectual property in anything that the Supplier makes for the Customer belongs to the Supplier.

8. Assignment
The Customer shall not assign this Agreement without the prior written consent of the Supplier. The Supplier may assign this Agreement to any person without consent.

9. Governing law
This Agreement is governed by the laws of England. Disputes shall be settled in accordance with Section 14.

Signed for the Supplier: ____________________

Signed for the Customer: ____________________

Schedule 1
The Supplier shall inspect the milking robots of the Customer every month and repair them when necessary.
`;

const letters = /[A-Za-z]{4,}/g;
const inMiddle = (mark: string) => (word: string) => word.slice(0, 2) + mark + word.slice(2);

/** Every third word of more than four letters is misread, in the way of a scanner that takes one shape for another. */
function misread(text: string): string {
  const slips: readonly (readonly [RegExp, string])[] = [
    [/l(?=[a-z])/, '1'],
    [/(?<=[a-z])m(?=[a-z])/, 'rn'],
    [/(?<=[a-z])o(?=[a-z])/, '0'],
    [/^m(?=ay|ake|ust|ore|on)/, 'rn'],
  ];
  let seen = 0;
  const slipped = text.replace(/(?<![A-Za-z"])[a-z]{3,}\b/g, (word) => {
    if (++seen % 3 !== 0) return word;
    const slip = slips.find(([from]) => from.test(word));
    return slip === undefined ? word : word.replace(slip[0], slip[1]);
  });
  // Words broken at line ends, and spaces that were lost.
  let lines = 0;
  return slipped
    .replace(/(termi|confiden|agree|assign)(nate|tial|ment|ment)\b/g, (whole, head, tail) =>
      ++lines % 2 === 0 ? `${head}-\n${tail}` : whole,
    )
    .replaceAll(' of the Supplier', ' ofthe Supplier')
    .replaceAll(' shall keep', ' shallkeep');
}

/** The headings go, and with them the numbers; one empty line parts the paragraphs. */
const unnumbered = (text: string): string => text.replace(/^\d+\. .+\n/gm, '');

/** A table of two columns as a converter leaves it: each cell on its own line. */
const flattened = (text: string): string =>
  text.replace(/^(\d+)\. (.+)\n(.+)$/gm, (_, number, heading, body) => `${number}\n${heading}\n${body}`);

const spanish =
  '10. Ley aplicable\nLas partes acuerdan que el presente contrato se rige por las leyes del Reino de España y que las controversias se resolverán mediante arbitraje en Madrid.\n\n';
const italian =
  '11. Riservatezza\nIl Cliente si impegna a mantenere riservate tutte le informazioni ricevute dal Fornitore e a non comunicarle a terzi senza il consenso scritto di quest’ultimo.\n\n';

/** The same agreement as it reaches the service on a bad day, by what happened to it. */
export const VARIANTS: Readonly<Record<string, string>> = {
  'zero-width': AGREEMENT.replace(letters, inMiddle('\u200B')),
  'soft-hyphens': AGREEMENT.replace(letters, inMiddle('\u00AD')),
  'right-to-left': AGREEMENT.replace(/Supplier|Customer|Harrow|Pinewood/g, inMiddle('\u200F')).replace(
    /liable|unlimited/g,
    (word) => `\u202D${word}\u202C`,
  ),
  capitals: AGREEMENT.toUpperCase(),
  misread: misread(AGREEMENT),
  homoglyphs: AGREEMENT.replace(/a(?=[bs])/g, '\u0430').replace(/(?<=c)o/g, '\u043E'),
  ligatures: AGREEMENT.replaceAll('fi', 'ﬁ').replaceAll('fe', 'fe').replaceAll('ff', 'ﬀ'),
  unnumbered: unnumbered(AGREEMENT),
  flattened: flattened(AGREEMENT),
  mixed: AGREEMENT.replace('Signed for the Supplier', `${spanish}${italian}Signed for the Supplier`),
};
