import type { Package } from './package.ts';

const OTHERS: readonly (readonly [part: RegExp, what: string])[] = [
  [/^xl\/workbook\.(?:xml|bin)$/, 'an Excel workbook'],
  [/^ppt\/presentation\.xml$/, 'a PowerPoint presentation'],
  [/^visio\/document\.xml$/, 'a Visio drawing'],
  [/^meta-inf\/manifest\.mf$/, 'a Java archive'],
  [/^androidmanifest\.xml$/, 'an Android package'],
  [/^meta-inf\/container\.xml$/, 'an EPUB book'],
  [/^index\/document\.iwa$/, 'an Apple iWork document; export it as docx or PDF'],
];

/** Undefined for a Word document, else words for the refusal. */
export function zipKind(parts: Package, main: string): string | undefined {
  if (parts.has('[Content_Types].xml') && parts.has(main) && !/^(?:xl|ppt|visio)\//i.test(main)) return undefined;
  if (parts.has('mimetype') && parts.has('content.xml')) return 'an OpenDocument file; save it as docx';
  const known = OTHERS.find(([part]) => parts.names.some((name) => part.test(name)));
  return known?.[1] ?? 'a zip archive';
}
