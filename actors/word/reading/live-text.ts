/** Others' changes: what they put in and what they took out. */
export const INSERTIONS = new Set(['w:ins', 'w:moveTo']);
export const DELETIONS = new Set(['w:del', 'w:moveFrom']);

/** Subtrees that hold no live text: what was, what stands for something else, pronunciation. */
export const SKIPPED = new Set([
  'w:pPrChange',
  'w:rPrChange',
  'w:sectPrChange',
  'w:tblPrChange',
  'w:trPrChange',
  'w:tcPrChange',
  'w:tblGridChange',
  'w:numberingChange',
  'w:sectPr',
  'w:sdtPr',
  'w:rt',
  'w:instrText',
  'w:delInstrText',
]);
