import type { BegunReview } from '../request-context.ts';

/** The span of one answered request, without its path, query and body. */
export interface AnsweredRequest {
  readonly method: string;
  /** Name of the operation, or `none`. */
  readonly route: string;
  readonly status: number;
  readonly requestId: string;
  /** The review that it began, if it did. */
  readonly began?: BegunReview | undefined;
}

/** RequestSpans: the port through which requests are traced. */
export interface RequestSpans {
  /**
   * A request begins now. `traceparent` is the caller's header (W3C Trace Context): its span becomes the parent, and
   * what it does not sample is not exported. A request without the header that begins a review is part of that review's trace.
   * What is given back ends the span, when the answer begins.
   */
  begin(traceparent: string | undefined): (answered: AnsweredRequest) => void;
}
