/** Who appended an entry, in which life, and as its how manieth: an entry's identity is `node/life/number`. */
export interface EntryId {
  readonly node: string;
  /** Another one at every start of the node. */
  readonly life: string;
  /** From 1, and growing in the order of the log. */
  readonly number: number;
}

export const formatEntryId = ({ node, life, number }: EntryId): string => `${node}/${life}/${number}`;

/** undefined when it is nobody's of ours. */
export function parseEntryId(id: string): EntryId | undefined {
  const [node, life, number] = id.split('/');
  return node && life && /^\d+$/.test(number ?? '') ? { node, life, number: Number(number) } : undefined;
}
