import { z } from 'zod';

/** The candidates one voter finds acceptable on one item; none abstains. */
export const ApprovalBallot = z.strictObject({ voter: z.string(), item: z.string(), approves: z.array(z.string()) });
export type ApprovalBallot = z.infer<typeof ApprovalBallot>;

/** Points one voter gives to candidates on one item. */
export const PointsBallot = z.strictObject({
  voter: z.string(),
  item: z.string(),
  points: z.record(z.string(), z.number().min(0)),
});
export type PointsBallot = z.infer<typeof PointsBallot>;
