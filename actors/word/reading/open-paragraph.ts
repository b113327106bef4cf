import type { Container, Leaf, Paragraph } from './document.ts';

/** A paragraph of which the end has not been read. */
export interface OpenParagraph {
  kind: 'paragraph';
  style?: string;
  numbering: { list?: string; level?: number };
  outline?: number;
  alignment?: string;
  leaves: Leaf[];
  endsSection?: true;
  end: Paragraph['end'];
  source: { start: number; end: number; container: Container; host?: number };
}
