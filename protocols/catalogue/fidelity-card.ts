import { z } from 'zod';
import { Protocol } from '../debate/protocol.ts';

/** How true a protocol is to what it is named after. Not part of its hash: the words may improve, the protocol stays. */
export const FidelityCard = z.strictObject({
  /** Number in the catalogue. */
  id: z.string().regex(/^P([1-9]|1[0-7])$/),
  paper: z.string().min(1),
  /** The source it was compared with: the published source code, the paper's abstract, or notes on it alone. */
  evidence: z.enum(['source', 'abstract', 'notes']),
  /** The line of the source that settles the schedule or the rule; null where no source was read. */
  line: z.string().nullable(),
  matches: z.array(z.string()).min(1),
  differs: z.array(z.string()).min(1),
});
export type FidelityCard = z.infer<typeof FidelityCard>;

export const PublishedProtocol = z.strictObject({ protocol: Protocol, card: FidelityCard });
export type PublishedProtocol = z.infer<typeof PublishedProtocol>;
