import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../gateway/uploads/pdf/index.ts';
import { legibility } from '../../../gateway/uploads/pdf/legibility.ts';
import { UnreadableUpload } from '../../../gateway/uploads/upload-reader.ts';
import { pages, pdfFile } from './pdf-file.ts';
import { said } from './said.ts';

const LONG =
  'The supplier delivers the goods to the warehouse of the buyer within ten days of every order, packed so that they arrive unharmed, and bears the risk until the buyer has signed for them.';
const OTHER =
  'The buyer examines the goods without delay and tells the supplier in writing of every defect that can be seen within five days, and of every other within five days of finding it.';

describe('pdf text', () => {
  it('joins wrapped lines, parts paragraphs, and begins a line with every number', async () => {
    const bytes = await pdfFile((pdf) => {
      pdf.text('SUPPLY AGREEMENT', { align: 'center' }).moveDown();
      pdf.text(`1. Delivery. ${LONG}`, { align: 'justify' }).moveDown();
      pdf.text(`2. Defects. ${OTHER}`).moveDown();
      pdf.text('2.1 Short.');
    });
    const { text, notes, format } = await readPdf(bytes);
    expect(format).toBe('pdf');
    expect(text).toBe(`SUPPLY AGREEMENT\n\n1. Delivery. ${LONG}\n\n2. Defects. ${OTHER}\n\n2.1 Short.`);
    expect(notes).toEqual([]);
  });

  it('keeps the lines of an address and the columns of a table', async () => {
    const bytes = await pdfFile((pdf) => {
      pdf.text(LONG).moveDown();
      pdf.text('Baker and Sons\n12 Mill Lane\nOldtown').moveDown();
      const y = pdf.y;
      pdf
        .text('Part', 72, y)
        .text('Price', 300, y)
        .text('Bolt', 72, y + 16)
        .text('2 euros', 300, y + 16);
    });
    expect((await readPdf(bytes)).text).toBe(
      `${LONG}\n\nBaker and Sons\n12 Mill Lane\nOldtown\n\nPart\tPrice\nBolt\t2 euros`,
    );
  });

  it('leaves headers, footers and page numbers out, and goes on over the page', async () => {
    const [first, second] = ['The parties agree on the following terms,', 'which hold until one of them gives notice.'];
    const bytes = await pdfFile(pages([first, second, LONG], 'Supply agreement, draft of May'));
    const { text, notes } = await readPdf(bytes);
    expect(text).toBe(`${first} ${second}\n\n${LONG}`);
    expect(said(notes)).toEqual(['Page headers, footers and page numbers (6 lines) were left out.']);
  });

  it('joins a word that was divided, by what the document says elsewhere', async () => {
    const bytes = await pdfFile((pdf) => {
      pdf.text('This agreement covers out-of-pocket costs and the agreement on self-employment in every one.', {
        width: 460,
      });
      pdf.text('The costs that are not in this agreement, such as those of a long and a costly agree-', { width: 460 });
      pdf.text('ment with others, or of goods that are bought by the buyer for itself, count as out-of-', {
        width: 460,
      });
      pdf.text('pocket costs.');
    });
    const { text } = await readPdf(bytes);
    expect(text).toContain('costly agreement with others');
    expect(text).toContain('out-of-pocket costs.');
    expect(text).not.toMatch(/agree-|of- /);
  });

  it('reads what is drawn without order from top to bottom', async () => {
    const words = Array.from({ length: 12 }, (_, index) => `Row ${String.fromCharCode(65 + index)} of the list.`);
    const bytes = await pdfFile((pdf) => {
      for (const index of [5, 1, 9, 3, 11, 7, 0, 6, 2, 10, 4, 8]) pdf.text(words[index] as string, 72, 80 + index * 40);
    });
    expect((await readPdf(bytes)).text.split('\n\n')).toEqual(words);
  });

  it('keeps a raised sign on its line', async () => {
    const bytes = await pdfFile((pdf) => {
      pdf
        .text('An area of 5 m', 72, 100, { continued: true })
        .fontSize(7)
        .text('2', { rise: 4, continued: true } as never);
      pdf.fontSize(11).text(' is let.');
    });
    expect((await readPdf(bytes)).text).toBe('An area of 5 m2 is let.');
  });

  it('reads a page that was turned', async () => {
    const bytes = await pdfFile((pdf) => {
      pdf
        .rotate(90, { origin: [300, 400] })
        .text('This page lies on its side.', 100, 300)
        .text('So does this line.', 100, 330);
    });
    expect((await readPdf(bytes)).text).toBe('This page lies on its side.\n\nSo does this line.');
  });

  it('reads two columns one after the other', async () => {
    const bytes = await pdfFile((pdf) => {
      pdf.text(`1. ${LONG}`, 72, 100, { width: 200 });
      pdf.text(`2. ${OTHER}`, 320, 100, { width: 200 });
    });
    expect((await readPdf(bytes)).text).toBe(`1. ${LONG}\n\n2. ${OTHER}`);
  });

  it('reads what was filled into form fields, in its place', async () => {
    const bytes = await pdfFile((pdf) => {
      pdf.initForm();
      pdf.text('The tenant is', 72, 100).text('The rent is due on the first day of every month.', 72, 140);
      pdf.formText('tenant', 150, 97, 200, 16, { value: 'Ada Miller' });
    });
    const { text, notes } = await readPdf(bytes);
    expect(text).toBe('The tenant is Ada Miller\n\nThe rent is due on the first day of every month.');
    expect(said(notes)).toEqual(['What was filled into form fields was read as text in its place.']);
  });

  it('says which pages have no text', async () => {
    const bytes = await pdfFile((pdf) => {
      pdf
        .text(LONG)
        .addPage()
        .rect(72, 72, 300, 300)
        .fill()
        .addPage()
        .fill('black')
        .text(OTHER)
        .addPage()
        .rect(1, 1, 9, 9)
        .fill();
    });
    expect(said((await readPdf(bytes)).notes)).toEqual([
      'Pages 2, 4 have hardly any text; what else they show was not read.',
    ]);
  });

  it('refuses a scan: pictures and no text', async () => {
    const bytes = await pdfFile((pdf) => pdf.rect(72, 72, 300, 300).fill().addPage().rect(72, 72, 300, 300).fill());
    const error = await readPdf(bytes).catch((reason: unknown) => reason as Error);
    expect(error).toBeInstanceOf(UnreadableUpload);
    expect((error as Error).message).toContain('no text layer: its 2 pages are pictures');
  });

  it('refuses one that is locked with a password', async () => {
    const bytes = await pdfFile((pdf) => pdf.text(LONG), { userPassword: 'open sesame', pdfVersion: '1.7' });
    const error = await readPdf(bytes).catch((reason: unknown) => reason as Error);
    expect(error).toBeInstanceOf(UnreadableUpload);
    expect((error as Error).message).toContain('is encrypted');
  });

  it('reads one that only its owner may change', async () => {
    const bytes = await pdfFile((pdf) => pdf.text(LONG), { ownerPassword: 'mine', pdfVersion: '1.7' });
    expect((await readPdf(bytes)).text).toBe(LONG);
  });

  it('refuses one that was cut, though pages could be found in it', async () => {
    const bytes = await pdfFile((pdf) => pdf.text(LONG).addPage().text(OTHER), { compress: false });
    for (const share of [0.5, 0.8, 0.95]) {
      const error = await readPdf(bytes.subarray(0, Math.floor(bytes.length * share))).catch(
        (reason: unknown) => reason as Error,
      );
      expect(error).toBeInstanceOf(UnreadableUpload);
      expect((error as Error).message).toContain('cut short');
    }
  });

  it.each([
    ['text', 'A page with words on it.'],
    ['nothing', 'Page 4'],
    ['nothing', ''],
    ['garbled', '\uE001\uE002\uE003\uE004\uE005\uE006\uE007\uE008 \uFFFD\uFFFD\uFFFD\uFFFD\uFFFD'],
    ['text', '\uE001 \uE001 \uE001 bullets of a special font do not make it garbled'],
  ])('finds %s on a page', (expected, text) => {
    expect(legibility([{ text }])).toBe(expected);
  });

  it('refuses one that is nothing but a header', async () => {
    const error = await readPdf(Buffer.from('%PDF-1.7\nnothing here')).catch((reason: unknown) => reason as Error);
    expect(error).toBeInstanceOf(UnreadableUpload);
    expect((error as Error).message).toContain('damaged');
  });
});
