/** Everything that reviews store for readers. Retention, readers and notifications follow from these tables. */
import { z } from 'zod';
import { ReviewEvent, ReviewView, RevisionRecord } from '../../protocols/index.ts';
import { ModelPlan, type SeatRecord } from '../../protocols/models/index.ts';
import type { Playbook } from '../../protocols/playbook/index.ts';
import { bytesTable, table } from '../../runtime/index.ts';
import type { DocumentLayout } from '../word/index.ts';
import type { OutsidePanel } from './outside-panel.ts';
import type { ReviewContext } from './review-context.ts';

const ofReview = (review: string) => [review];
const goesWithReview = { goesWithReview: true } as const;

/** A value whose form its own module holds. */
const object = <Row>() => z.custom<Row>((value) => typeof value === 'object' && value !== null);

const ModelRecord = z.strictObject({
  plan: ModelPlan,
  account: z.string(),
  seed: z.number(),
  /** Whom the review speaks for. */
  side: z.string().optional(),
  /** Of the report. */
  output_language: z.string().optional(),
});
/** What the service that calls language models knows of a review. */
export type ModelRecord = z.infer<typeof ModelRecord>;

export const reviewRecords = {
  view: table('view', ofReview, ReviewView, goesWithReview),
  /** Newest first when read in reverse. */
  listed: table(
    'listed',
    (account: string, createdAt: number, review: string) => [account, createdAt, review],
    z.string(),
  ),
  /** Reviews that are over, by the instant at which they ended. */
  over: table('over', (at: number, review: string) => [at, review], z.string()),
  event: table('event', (review: string, seq: number) => [review, seq], ReviewEvent, goesWithReview),
  /** Which reviews are of a document: it goes with the last of them. */
  use: table('document-of', (hash: string, review: string) => [hash, review], z.literal(1)),
  /** There while no review is of the document, with the id of the last that was. */
  unused: table('document-unused', (hash: string) => [hash], z.string()),
  /** Of which document a review is; known also when it ended before it was drafted. */
  documentOf: table('review-document', ofReview, z.string(), goesWithReview),
  /** How the text of the uploaded Word file is set. */
  layout: table('layout', ofReview, object<DocumentLayout>(), goesWithReview),
  /** The `traceparent` of the request that began it, where it had one. */
  submittedBy: table('submitted-by', ofReview, z.string(), goesWithReview),
  /** The playbook of the review, as it was when the review was submitted. */
  playbook: table('review-playbook', ofReview, object<Playbook>(), goesWithReview),
  debate: table('debate', ofReview, object<ReviewContext>(), goesWithReview),
  revision: table('revision', (review: string, revision: number) => [review, revision], RevisionRecord, goesWithReview),
  /** While it is debated by a panel with members that run elsewhere. */
  outside: table('outside', ofReview, object<OutsidePanel>(), goesWithReview),
  /** The models that may be asked for it, and for which account. */
  models: table('models', ofReview, ModelRecord, goesWithReview),
  /** How a language model's seat fared in a round. */
  seat: table(
    'model-seat',
    (review: string, seat: string, round: number) => [review, seat, round],
    object<SeatRecord>(),
    goesWithReview,
  ),
} as const;

const revised = (revision = 1): readonly number[] => (revision === 1 ? [] : [revision]);

export const reviewFiles = {
  document: bytesTable('document', (hash: string) => [hash]),
  /** The uploaded Word file that redline and revised document are made in. */
  original: bytesTable('original', ofReview),
  /** The text that it is compared with. */
  standard: bytesTable('standard', ofReview),
  /** As the panel left it, or of a revision. */
  result: bytesTable('result', (review: string, revision?: number) => [review, ...revised(revision)]),
  artifact: bytesTable('artifact', (review: string, name: string, revision?: number) => [
    review,
    name,
    ...revised(revision),
  ]),
} as const;
