/** Where readers of the store find what reviews leave for them. */
export const reviewKeys = {
  view: (review: string) => ['view', review],
  /** Newest first when read in reverse. */
  listed: (account: string, createdAt: number, review: string) => ['listed', account, createdAt, review],
  /** Reviews that are over, by the instant at which they ended. */
  over: (at: number, review: string) => ['over', at, review],
  overs: () => ['over'],
  event: (review: string, seq: number) => ['event', review, seq],
  events: (review: string) => ['event', review],
  document: (hash: string) => ['document', hash],
  /** Which reviews are of a document: it goes with the last of them. */
  uses: (hash: string) => ['document-of', hash],
  use: (hash: string, review: string) => ['document-of', hash, review],
  /** There while no review is of the document, with the id of the last that was. */
  unused: (hash: string) => ['document-unused', hash],
  unuseds: () => ['document-unused'],
  /** Of which document a review is; known also when it ended before it was drafted. */
  documentOf: (review: string) => ['review-document', review],
  /** The uploaded Word file that redline and revised document are made in. */
  original: (review: string) => ['original', review],
  /** How the text of that file is set. */
  layout: (review: string) => ['layout', review],
  /** The `traceparent` of the request that began it, where it had one. */
  submittedBy: (review: string) => ['submitted-by', review],
  /** The playbook of the review, as it was when the review was submitted. */
  playbook: (review: string) => ['review-playbook', review],
  /** The text that it is compared with. */
  standard: (review: string) => ['standard', review],
  /** As the panel left it, or of a revision. */
  result: (review: string, revision = 1) => (revision === 1 ? ['result', review] : ['result', review, revision]),
  debate: (review: string) => ['debate', review],
  debates: () => ['debate'],
  artifact: (review: string, name: string, revision = 1) =>
    revision === 1 ? ['artifact', review, name] : ['artifact', review, name, revision],
  revision: (review: string, revision: number) => ['revision', review, revision],
  revisions: (review: string) => ['revision', review],
  /** While it is debated by a panel with members that run elsewhere. */
  outside: (review: string) => ['outside', review],
  /** The models that may be asked for it, and for which account. */
  models: (review: string) => ['models', review],
  /** How a language model's seat fared in a round. */
  seat: (review: string, seat: string, round: number) => ['model-seat', review, seat, round],
  seats: (review: string) => ['model-seat', review],
} as const;
