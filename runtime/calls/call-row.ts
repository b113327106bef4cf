import { z } from 'zod';

/** Which call: the same question of the same seat has the same key, after any crash and on any node. */
export interface CallKey {
  readonly review: string;
  readonly seat: string;
  readonly round: number;
  /** Content hash of everything that decides the answer. */
  readonly hash: string;
}

/** Tokens as the provider counted them. */
const CallUsage = z.strictObject({
  input: z.number(),
  cache_read: z.number(),
  cache_write: z.number(),
  output: z.number(),
});
export type CallUsage = Readonly<z.infer<typeof CallUsage>>;

const begun = {
  /** Incarnation of the process that sent it; stored under this name. */
  life: z.string(),
  /** Name of the model in models.json. */
  model: z.string(),
  account: z.string(),
  begun_at: z.number(),
  deadline_at: z.number(),
  /** The most it can cost, in millionths of a dollar. */
  bound: z.number(),
};

/** One attempt of a call, as it is in the store. */
export const CallRow = z.discriminatedUnion('state', [
  z.strictObject({ ...begun, state: z.literal('begun') }),
  /** The answer is beside it as bytes. `cost` is null until the answer has been read. */
  z.strictObject({
    ...begun,
    state: z.literal('answered'),
    ended_at: z.number(),
    cost: z.number().nullable(),
    usage: CallUsage.nullable(),
  }),
  /** The provider does not charge for it. `retry_at` says when it may be tried again; null: never. */
  z.strictObject({
    ...begun,
    state: z.literal('refused'),
    ended_at: z.number(),
    status: z.number().nullable(),
    retry_at: z.number().nullable(),
  }),
  /** The provider may have charged for it: it stays booked at its bound. */
  z.strictObject({ ...begun, state: z.literal('lost'), ended_at: z.number(), status: z.number().nullable() }),
]);
export type CallRow = Readonly<z.infer<typeof CallRow>>;
