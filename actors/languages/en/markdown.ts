export const markdown: Readonly<Record<string, string>> = {
  'redline.change': 'Proposed change',
  'redline.severity': 'Severity: {severity}.',
  'redline.internal': 'Internal note, no change proposed. Severity: {severity}.',
  'redline.suggestion': 'Suggestion: {suggestion}',
  'redline.subject': 'Redline',
  'redline.revised-subject': 'Revised text',
  'redline.page': 'Page {page} of {pages}',
};
