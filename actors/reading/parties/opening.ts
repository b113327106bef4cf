import type { Line } from '../structure/lines.ts';

/** How far into the document the parties introduce themselves, UTF-16 units: contents and covers come before. */
const FARTHEST = 24_000;
/** A mark of the recitals nearer to the beginning than this is part of a title, UTF-16 units. */
const TITLE = 150;
const FILING_STAMP = /Source:[ \t][^\n]{2,90}?,[ \t][\w/-]{2,9},[ \t]\d{1,2}\/\d{1,2}\/\d{4}/g;
const RECITALS =
  /\bWHEREAS\b|\bWhereas\b|\bRECITALS?\b|\bRecitals?\b(?!\s+[A-Z]?\s?(?:above|below|of))|\bBACKGROUND\b|\bBackground\b(?=[\s:.]{0,4}(?:\n|\(?[A-Z]))|\bR\s?E\s?C\s?I\s?T\s?A\s?L\s?S?\b|\bW\s?I\s?T\s?N\s?E\s?S\s?S\s?E?\s?T\s?H\b|\bWitnesseth\b|\bN(?:OW|ow),? (?:THEREFORE|therefore|Therefore)\b|\bPREMESS[OAE]\b|\bPremess[oae]\b|\bEXPONEN\b|\bANTECEDENTES\b|\bCONSIDERANDO\b|\bMANIFIESTAN\b/g;

/** The beginning of a document, where its parties are introduced. */
export interface Opening {
  /** As long as the text it is of, so offsets are the document's; headers, footers and contents are blanks. */
  readonly text: string;
  /** Where recitals begin, in order; the last is the end of the opening. */
  readonly ends: readonly number[];
}

export function openingOf(whole: string, lines: readonly Line[]): Opening {
  const cut = whole.slice(0, FARTHEST);
  const pieces: string[] = [];
  let done = 0;
  for (const line of lines) {
    if (line.start >= cut.length) break;
    if (line.kind === 'text' || line.kind === 'blank' || line.end <= done) continue;
    // A rule of underscores is a blank to be filled in.
    if (line.kind === 'rule' && cut[line.start] === '_') continue;
    pieces.push(cut.slice(done, line.start), ' '.repeat(Math.min(line.end, cut.length) - line.start));
    done = Math.min(line.end, cut.length);
  }
  pieces.push(cut.slice(done));
  const text = pieces.join('').replace(FILING_STAMP, (stamp) => ' '.repeat(stamp.length));
  const ends = Array.from(text.matchAll(RECITALS), ({ index }) => index).filter((index) => index > TITLE);
  return { text, ends: [...ends, text.length] };
}
