/** What goes wrong in a call, as types that programs branch on. */

export interface ErrorParts {
  /** The stable code, such as `NOT_FOUND`. */
  readonly code: string;
  readonly message: string;
  /** The HTTP status of the part that failed. */
  readonly status: number;
  /** By which the operator finds the request in the logs. */
  readonly requestId: string | null;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** One entry of `errors` of an answer. */
export interface PartError extends ErrorParts {
  /** Which part of the answer it is about. */
  readonly path: readonly (string | number)[] | null;
}

/** Anything that this client throws, but for the reason of a signal by which the caller gave up. */
export class ClientError extends Error {
  override readonly name: string = 'ClientError';
}

/** The server refused a request, or could not do it. */
export class ServerError extends ClientError {
  override readonly name: string = 'ServerError';
  readonly code: string;
  readonly status: number;
  readonly requestId: string | null;
  readonly params: Readonly<Record<string, unknown>>;
  /** How long the server asked to wait before the next try. */
  readonly retryAfterMs: number | null;

  constructor({ code, message, status, requestId, params = {} }: ErrorParts, retryAfterMs: number | null = null) {
    super(message);
    this.code = code;
    this.status = status;
    this.requestId = requestId;
    this.params = params;
    this.retryAfterMs = retryAfterMs;
  }
}

/** An answer with `errors`. Its code, status and id are those of the first one. */
export class GraphqlError extends ServerError {
  override readonly name = 'GraphqlError';
  readonly errors: readonly PartError[];
  /** What could be answered all the same; null where nothing could. */
  readonly data: unknown;

  constructor(
    errors: readonly [PartError, ...PartError[]],
    { data, retryAfterMs }: { readonly data: unknown; readonly retryAfterMs: number | null },
  ) {
    super(errors[0], retryAfterMs);
    this.errors = errors;
    this.data = data;
  }
}

/** One entry of `userErrors` of a payload. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  /** The member of the input that it is about. */
  readonly field?: string | null;
  readonly params?: unknown;
}

/** A mutation was refused for a reason that was to be expected. */
export class RefusedError extends ClientError {
  override readonly name = 'RefusedError';
  readonly code: string;
  readonly field: string | null;
  readonly params: unknown;
  /** All of them: the members above are those of the first. */
  readonly refusals: readonly Refusal[];

  constructor(refusals: readonly [Refusal, ...Refusal[]]) {
    const [{ code, message, field = null, params = null }] = refusals;
    super(message);
    this.code = code;
    this.field = field;
    this.params = params;
    this.refusals = refusals;
  }
}

/** No answer came, or not in time: nobody knows whether the server did what it was asked. */
export class NetworkError extends ClientError {
  override readonly name = 'NetworkError';
  readonly timedOut: boolean;

  constructor(message: string, { cause, timedOut = false }: { readonly cause?: unknown; readonly timedOut?: boolean }) {
    super(message, { cause });
    this.timedOut = timedOut;
  }
}

/** Something answered that is no Lectern, such as a proxy. */
export class UnexpectedAnswerError extends ClientError {
  override readonly name = 'UnexpectedAnswerError';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** The server sends on to somewhere else, where nothing is sent: a token is for its own host alone. */
export class RedirectedError extends ClientError {
  override readonly name = 'RedirectedError';
  /** Null in browsers, which do not tell. */
  readonly location: string | null;

  constructor(location: string | null) {
    super(`The server sends on to ${location ?? 'another address'}, which is not followed.`);
    this.location = location;
  }
}
