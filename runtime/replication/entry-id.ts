/** An entry's identity is `node/incarnation/number`: who appended it, since which start, and as which of its entries. */
export interface EntryId {
  readonly node: string;
  /** The node's incarnation, another one at every start. Stored under this name. */
  readonly life: string;
  /** From 1, and growing in the order of the log. */
  readonly number: number;
}

export const formatEntryId = ({ node, life, number }: EntryId): string => `${node}/${life}/${number}`;

/** undefined for an id in another form, and for a chunk's, which has a fourth part. */
export function parseEntryId(id: string): EntryId | undefined {
  const [node, life, number, ...more] = id.split('/');
  const ours = node && life && /^\d+$/.test(number ?? '') && more.length === 0;
  return ours ? { node, life, number: Number(number) } : undefined;
}
