/** One field, query parameter or header that was refused. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** A decision that does not fit what is there. */
export interface DecisionConflict {
  readonly target: string;
  readonly reason: string;
  /** The wording of the change, or the title of the issue, as it stands; null when there is none of this id. */
  readonly current: string | null;
}

export interface ApiErrorDetails {
  readonly status: number;
  readonly errorCode: string;
  readonly detail: string;
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;
  readonly fields: readonly FieldError[];
  readonly conflicts: readonly DecisionConflict[];
}

/** The service refused. Holds nothing of the request that was sent, so a key cannot get into a log with it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Machine code, for example INSUFFICIENT_CREDITS. */
  readonly errorCode: string;
  readonly detail: string;
  /** To quote in a question to the operator of the service. */
  readonly requestId: string | null;
  /** Seconds the service asks to wait; null when it says nothing. */
  readonly retryAfterSeconds: number | null;
  /** What was wrong with the parameters; empty when it is about something else. */
  readonly fields: readonly FieldError[];
  /** With DECISION_CONFLICT: what is there; otherwise empty. */
  readonly conflicts: readonly DecisionConflict[];

  constructor(details: ApiErrorDetails) {
    super(`${details.status} ${details.errorCode}: ${details.detail}`);
    this.status = details.status;
    this.errorCode = details.errorCode;
    this.detail = details.detail;
    this.requestId = details.requestId;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.fields = details.fields;
    this.conflicts = details.conflicts;
  }
}

/** No answer, or one that broke off. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

/** The review was not over within the given time. It continues without the client. */
export class WaitTimeout extends Error {
  override readonly name = 'WaitTimeout';
}

/** A webhook that must not be trusted. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}
