import type { Key } from '../../runtime/index.ts';
import { InvalidCursor } from './review-service.ts';

/** What a client sends to get the entries of its list that come after this one. */
export const cursorOf = (key: Key): string => Buffer.from(JSON.stringify(key.slice(2))).toString('base64url');

/** The entry that the cursor was made of. Throws InvalidCursor. */
export function cursorKey(accountId: string, cursor: string): Key {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(parts) && parts.length === 2 && typeof parts[0] === 'number' && typeof parts[1] === 'string') {
      return ['listed', accountId, parts[0], parts[1]];
    }
  } catch {
    // Not even JSON: the same answer as for any other text that is not a cursor.
  }
  throw new InvalidCursor('The cursor is not one that this list has given.');
}
