/** Who appended an entry, in which life, and as its how manieth: an entry's identity is `node/life/number`. */
export interface EntryId {
  readonly node: string;
  /** Another one at every start of the node. */
  readonly life: string;
  /** From 1, and growing in the order of the log. */
  readonly number: number;
}

export const formatEntryId = ({ node, life, number }: EntryId): string => `${node}/${life}/${number}`;

/** undefined when it is not one of ours, or a piece's: pieces have a fourth part. */
export function parseEntryId(id: string): EntryId | undefined {
  const [node, life, number, ...more] = id.split('/');
  const ours = node && life && /^\d+$/.test(number ?? '') && more.length === 0;
  return ours ? { node, life, number: Number(number) } : undefined;
}
