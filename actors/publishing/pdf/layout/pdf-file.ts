import PdfKit from 'pdfkit';
import type { Speaker } from '../../../languages/index.ts';

export interface SheetOptions {
  readonly title: string;
  /** What kind of paper this is, in the running head. */
  readonly kind: string;
  readonly subject: string;
  /** ISO 8601; stands as the date of the file. */
  readonly completedAt: string;
  /** At the foot of every page: who made it. */
  readonly footer: string;
  readonly speaker: Speaker;
}

/** An empty PDF; its bytes depend on the arguments alone. */
export function newDocument({ title, kind, subject, completedAt, speaker }: SheetOptions): PDFKit.PDFDocument {
  const date = new Date(completedAt);
  return new PdfKit({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: speaker.locale,
    displayTitle: true,
    // null means no font, which pdfkit's type does not know; it loads its own Helvetica otherwise, and every face here is embedded.
    font: null as unknown as string,
    info: {
      Title: `${title.toWellFormed()} - ${kind}`,
      Subject: subject,
      Author: 'Conclave',
      Creator: 'Conclave',
      CreationDate: Number.isNaN(date.getTime()) ? new Date(0) : date,
    },
  });
}

/** The bytes, once the document has ended. */
export function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', reject);
  });
}
