import type { Texts } from '../catalogue.ts';

/** What a reader of the review should know of how the file was read. */
export const reading: Texts = {
  'reading.control-characters':
    '{count, plural, one {One control character was removed.} other {# control characters were removed.}}',
  'reading.pdf.silent':
    '{count, plural, one {Page {pages} has hardly any text; what else it shows was not read.} other {Pages {pages} have hardly any text; what else they show was not read.}}',
  'reading.pdf.headers':
    'Page headers, footers and page numbers ({count, plural, one {# line} other {# lines}}) were left out.',
  'reading.pdf.fields': 'What was filled into form fields was read as text in its place.',
  'reading.docx.changes':
    'The file has {count, plural, one {# tracked change} other {# tracked changes}} ({insertions, plural, one {# insertion} other {# insertions}}, {deletions, plural, one {# deletion} other {# deletions}}); {read, select, accept {it was read as if all were accepted} reject {it was read as if all were rejected} other {it was read as if all were accepted, and no change of ours touches them}}.',
  'reading.docx.comments':
    '{count, plural, one {# comment in the margin was not read.} other {# comments in the margin were not read.}}',
  'reading.docx.hidden': 'Hidden text ({count, plural, one {# passage} other {# passages}}) was not read.',
  'reading.docx.boxes':
    'The text of {count, plural, one {# text box} other {# text boxes}} was put after the paragraph it hangs on.',
  'reading.docx.headers': 'Page headers and footers were not read.',
  'reading.docx.embedded':
    '{count, plural, one {# embedded document was not read.} other {# embedded documents were not read.}}',
  'reading.docx.symbols':
    '{count, plural, one {# symbol of a special font could not be told and was} other {# symbols of a special font could not be told and were}} written as \u25a1.',
  'reading.docx.protected':
    'The file is protected against changes, so the redline is a new document made from its text. Send it with unprotect to have the file itself edited.',
  'reading.docx.protected.off': 'The file was protected against changes; the protection was taken off.',
  'reading.docx.signed':
    'The file is signed, so the redline is a new document made from its text. Send it with unprotect to have the file itself edited.',
  'reading.docx.signed.off': 'The file is signed; the signature does not hold for the redline.',
  'reading.docx.macros':
    'The file has macros: they were kept in the redline, and never run. Word opens a redline with macros only under the ending .docm.',
};
