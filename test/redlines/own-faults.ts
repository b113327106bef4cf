/**
 * Files that Word could have written and that no editor of ours has seen: each shows a fault that LibreOffice has on its own, by a
 * change that it resolves otherwise than the format says.
 */
import { samplePackage } from '../actors/word/sample-package.ts';
import { abstractList, level, list } from '../actors/word/word-file.ts';
import type { Resolution } from './word-processor.ts';

interface OwnFault {
  readonly name: string;
  readonly what: string;
  readonly verdict: Exclude<Resolution, 'show'>;
  readonly tracked: Uint8Array;
  /** What the format says it is resolved to. */
  readonly resolved: Uint8Array;
}

const numbering = `${abstractList(1, level(0, 'decimal', '%1.'))}${list(1, 1)}`;
const styles =
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:rPr><w:sz w:val="40"/></w:rPr></w:style>';
const ANNA = 'w:author="Anna" w:date="2026-01-02T03:04:05Z"';
const NUMBERED = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
const SMALL = '<w:sz w:val="12"/>';
const run = (text: string, looks = ''): string =>
  `<w:r>${looks === '' ? '' : `<w:rPr>${looks}</w:rPr>`}<w:t>${text}</w:t></w:r>`;
const paragraph = (mark: string, content: string, properties = NUMBERED): string =>
  `<w:p><w:pPr>${properties}${mark === '' ? '' : `<w:rPr>${mark}</w:rPr>`}</w:pPr>${content}</w:p>`;
const file = (body: string, comments?: string): Uint8Array =>
  samplePackage(body, { numbering, styles, ...(comments && { comments }) });
const small = (text: string): string => paragraph(SMALL, run(text, SMALL));

export const OWN_FAULTS: readonly OwnFault[] = [
  {
    name: 'the-letters-of-a-comment',
    what: 'sets the mark of a comment in the letters of the style, so that its line is higher',
    verdict: 'accept',
    tracked: file(
      paragraph(
        SMALL,
        `<w:commentRangeStart w:id="1"/>${run('One.', SMALL)}<w:commentRangeEnd w:id="1"/><w:r><w:rPr>${SMALL}</w:rPr><w:commentReference w:id="1"/></w:r>`,
      ) + small('Two.'),
      `<w:comment w:id="1" ${ANNA}><w:p>${run('Why?')}</w:p></w:comment>`,
    ),
    resolved: file(small('One.') + small('Two.')),
  },
  {
    name: 'a-paragraph-before-an-empty-one',
    what: 'gives an empty paragraph the number of the one before it that it takes back',
    verdict: 'reject',
    tracked: file(
      small('One.') +
        paragraph(`<w:ins w:id="1" ${ANNA}/>`, `<w:ins w:id="2" ${ANNA}>${run('Two.')}</w:ins>`) +
        paragraph('', '', '') +
        small('Three.'),
    ),
    resolved: file(small('One.') + paragraph('', '', '') + small('Three.')),
  },
];
