import {
  AlignmentType,
  Document,
  Footer,
  Header,
  type ICommentOptions,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import type { ReviewResult } from '../../../protocols/index.ts';
import type { Speaker } from '../../languages/index.ts';
import { stampZip } from './stamp-zip.ts';
import { stylesFor } from './styles.ts';
import { wordLine } from './word-text.ts';

/** A4 in twentieths of a point, with margins of 2.5 cm. */
const PAGE = { size: { width: 11_906, height: 16_838 }, margin: { top: 1417, right: 1417, bottom: 1417, left: 1417 } };

export interface WordFile {
  readonly result: ReviewResult;
  readonly speaker: Speaker;
  /** Catalogue key of what this file is, for the header and the properties. */
  readonly subject: string;
  readonly children: readonly Paragraph[];
  readonly comments: readonly ICommentOptions[];
  readonly trackRevisions: boolean;
}

/** The bytes of a Word document: the same for the same input, since every date in it comes from the result. */
export async function wordFile(file: WordFile): Promise<Uint8Array> {
  const { metadata } = file.result;
  const title = wordLine(metadata.document_title);
  const subject = wordLine(file.speaker.text(file.subject));
  const document = new Document({
    title,
    subject,
    creator: 'Conclave',
    lastModifiedBy: 'Conclave',
    styles: stylesFor(file.result.document.language),
    ...(file.comments.length > 0 ? { comments: { children: file.comments } } : {}),
    features: { trackRevisions: file.trackRevisions },
    sections: [
      {
        properties: { page: PAGE },
        headers: { default: header(title, subject) },
        footers: { default: footer(file.speaker) },
        children: file.children,
      },
    ],
  });
  const properties = coreProperties(title, subject, metadata.completed_at);
  const bytes = await Packer.pack(document, 'uint8array', false, [{ path: 'docProps/core.xml', data: properties }]);
  return stampZip(bytes, metadata.completed_at);
}

function header(title: string, subject: string): Header {
  const text = title === '' ? subject : `${shortened(title)}  ·  ${subject}`;
  return new Header({ children: [new Paragraph({ style: 'Margin', alignment: AlignmentType.RIGHT, text })] });
}

/** A header has one line. */
function shortened(title: string): string {
  return title.length <= 80 ? title : `${[...title].slice(0, 79).join('').trimEnd()}…`;
}

function footer(speaker: Speaker): Footer {
  // The numbers are fields: the sentence is rendered with placeholder signs and split at them.
  const parts = speaker.text('redline.page', { page: '\ue000', pages: '\ue001' }).split(/([\ue000\ue001])/);
  const children = parts.map((part) =>
    part === '\ue000' ? PageNumber.CURRENT : part === '\ue001' ? PageNumber.TOTAL_PAGES : part,
  );
  const paragraph = new Paragraph({
    style: 'Margin',
    alignment: AlignmentType.CENTER,
    children: [new TextRun({ children })],
  });
  return new Footer({ children: [paragraph] });
}

/** Written here because docx puts the time of writing into them. */
function coreProperties(title: string, subject: string, iso: string): string {
  const date = new Date(iso).toISOString().replace(/\.\d+Z$/, 'Z');
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"',
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${escaped(title)}</dc:title><dc:subject>${escaped(subject)}</dc:subject><dc:creator>Conclave</dc:creator>`,
    '<cp:lastModifiedBy>Conclave</cp:lastModifiedBy><cp:revision>1</cp:revision>',
    `<dcterms:created xsi:type="dcterms:W3CDTF">${date}</dcterms:created>`,
    `<dcterms:modified xsi:type="dcterms:W3CDTF">${date}</dcterms:modified>`,
    '</cp:coreProperties>',
  ].join('');
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
