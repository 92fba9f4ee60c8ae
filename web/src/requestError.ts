/** Why a request has no answer. */
export type RequestErrorKind =
  /** The network is gone; nothing is known about what happened. */
  | 'network'
  /** The server is there but cannot answer now. */
  | 'unavailable'
  /** The session is over. */
  | 'signedOut'
  /** The server refused or failed. */
  | 'server';

/** A request that failed as a whole. Expected refusals of a mutation are not errors: they stand in `userErrors`. */
export class RequestError extends Error {
  readonly kind: RequestErrorKind;
  /** A code of the error catalogue as text, or a word; `NETWORK` where no answer came. */
  readonly code: string;
  /** The HTTP status, null where no answer came. */
  readonly status: number | null;
  /** The id under which the servers logged the request, null when unknown. */
  readonly requestId: string | null;
  /** The id of the document that was sent, null where there was none. */
  readonly document: string | null;

  constructor(details: {
    kind: RequestErrorKind;
    code: string;
    status?: number | null;
    requestId?: string | null;
    document?: string | null;
    cause?: unknown;
  }) {
    super(`The request failed (${details.kind}, ${details.code}).`, { cause: details.cause });
    this.name = 'RequestError';
    this.kind = details.kind;
    this.code = details.code;
    this.status = details.status ?? null;
    this.requestId = details.requestId ?? null;
    this.document = details.document ?? null;
  }
}

/** Codes by which a server that answers tells that those behind it do not. */
const outageCodes: ReadonlySet<string> = new Set(['UPSTREAM_UNAVAILABLE', 'UNAVAILABLE', 'TIMEOUT']);

export const isOutageCode = (code: string): boolean => outageCodes.has(code);

/**
 * Whether the servers, or one of them, cannot be reached or are busy: that passes, and is about nothing that was asked. A 500 is none: there
 * something went wrong over the very request.
 */
export const isOutage = ({ kind, code, status }: RequestError): boolean =>
  kind === 'network' || kind === 'unavailable' || isOutageCode(code) || (status !== null && status > 500);

/**
 * Whether this page is of a version whose document the servers no longer know (BEY-50): nothing was done, and only a page that is loaded
 * again can ask for it.
 */
export const isOutdated = (error: unknown): boolean =>
  error instanceof RequestError && error.code === 'UNKNOWN_DOCUMENT';
