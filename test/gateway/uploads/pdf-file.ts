import { buffer } from 'node:stream/consumers';
import PdfKit from 'pdfkit';

type Draw = (pdf: PDFKit.PDFDocument) => void;

/** A PDF of what is drawn; A4, margins of 72 points. */
export async function pdfFile(draw: Draw, options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> {
  const pdf = new PdfKit({ size: 'A4', margin: 72, ...options });
  const bytes = buffer(pdf);
  pdf.fontSize(11);
  draw(pdf);
  pdf.end();
  return bytes;
}

/** Header and page number on every page, as a word processor sets them. */
export function pages(texts: readonly string[], header: string): Draw {
  return (pdf) => {
    texts.forEach((text, index) => {
      if (index > 0) pdf.addPage();
      pdf.fontSize(9).text(header, 72, 30, { lineBreak: false });
      pdf.text(`Page ${index + 1} of ${texts.length}`, 250, 765, { lineBreak: false });
      pdf.fontSize(11).text(text, 72, 90, { width: 450 });
    });
  };
}
