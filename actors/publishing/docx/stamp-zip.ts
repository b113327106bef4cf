import { dosTime } from '../../word/index.ts';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;

/**
 * Sets the date of every entry of a zip archive, in place, so that the same content gives the same bytes. Field
 * offsets are those of PKWARE's APPNOTE, sections 4.3.7, 4.3.12 and 4.3.16.
 * @param iso the date, read as UTC; before 1980 it becomes 1980-01-01, the first that the format can hold
 * @throws RangeError when the bytes are no zip archive with an end record at their very end
 */
export function stampZip(zip: Uint8Array, iso: string): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = zip.byteLength - 22;
  if (end < 0 || view.getUint32(end, true) !== END_OF_DIRECTORY) throw new RangeError('not a zip archive');
  const stamp = dosTime(new Date(iso));
  const entries = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  for (let entry = 0; entry < entries; entry++) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new RangeError('broken directory of a zip archive');
    view.setUint32(at + 12, stamp, true);
    view.setUint32(view.getUint32(at + 42, true) + 10, stamp, true);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return zip;
}
