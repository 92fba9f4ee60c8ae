/** What the platform says of one field that does not fit. */
export interface RestFieldError {
  readonly field: string;
  readonly message: string;
  /** The same for programs, where it is a common one. */
  readonly reason?: string;
  /** What the reason speaks of. */
  readonly limit?: number;
}

/** Whether it was done is unknown: `REPEATABLE` when it had an idempotency key, so that repeating it does it once. */
export type LostWrite = 'UNKNOWN' | 'REPEATABLE';

export interface RestErrorInit {
  /** HTTP status; 503 when there was no answer at all. */
  readonly status: number;
  /** The platform's code as text, else a word of the gateway. */
  readonly code: string;
  readonly message: string;
  readonly params?: Readonly<Record<string, unknown>> | null;
  readonly fieldErrors?: readonly RestFieldError[];
  /** True when the answer carried no code, so that `code` only repeats its status. */
  readonly isUntold?: boolean;
  /** True when there was no answer, and the platform may have the request all the same. */
  readonly isSent?: boolean;
  /** What is known of a write without an answer; nothing to say of anything else. */
  readonly lostWrite?: LostWrite | null;
  /** `error_description` of RFC 6749, empty when there is none. */
  readonly description?: string;
  readonly cause?: unknown;
}

/** A call of the platform that was not answered with success. */
export class RestError extends Error {
  override readonly name = 'RestError';
  readonly status: number;
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>> | null;
  readonly fieldErrors: readonly RestFieldError[];
  readonly isUntold: boolean;
  readonly isSent: boolean;
  readonly lostWrite: LostWrite | null;
  readonly description: string;

  constructor(init: RestErrorInit) {
    super(init.message, { cause: init.cause });
    this.status = init.status;
    this.code = init.code;
    this.params = init.params ?? null;
    this.fieldErrors = init.fieldErrors ?? [];
    this.isUntold = init.isUntold ?? false;
    this.isSent = init.isSent ?? false;
    this.lostWrite = init.lostWrite ?? null;
    this.description = init.description ?? '';
  }

  /** True for what the platform decided (OP-08): the caller can read why and act. Faults and lost sessions are not refusals. */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500 && this.status !== 401;
  }

  /** True when the platform did not answer, or answered that it cannot. */
  get isOutage(): boolean {
    return this.status >= 500;
  }
}

/**
 * The error of a write. One that the platform may have is lost, and so is one that something before the platform gave up waiting for: an
 * answer of the platform itself has a code.
 */
export function ofWrite(error: RestError, hasKey: boolean): RestError {
  const { status, code, message, isSent, isUntold } = error;
  const isLost = isSent || (isUntold && (status === 502 || status === 504));
  return isLost
    ? new RestError({ status, code, message, cause: error, lostWrite: hasKey ? 'REPEATABLE' : 'UNKNOWN' })
    : error;
}

const codeOfStatus: Readonly<Record<number, string>> = {
  400: 'INVALID',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  412: 'PRECONDITION_FAILED',
  429: 'RATE_LIMITED',
};

/**
 * The error of an answer (OP-08, OP-09). Bodies that are not JSON, or not of the documented shape, get a code by their status.
 */
export function toRestError(status: number, body: string): RestError {
  const parsed = parseBody(body);
  const code =
    typeof parsed['code'] === 'number' || typeof parsed['code'] === 'string' ? String(parsed['code']) : undefined;
  const message = typeof parsed['message'] === 'string' ? parsed['message'] : undefined;
  const description = typeof parsed['error_description'] === 'string' ? parsed['error_description'] : '';
  return new RestError({
    status,
    code: code ?? codeOfStatus[status] ?? (status >= 500 ? 'UPSTREAM_UNAVAILABLE' : 'INVALID'),
    message: message ?? (description === '' ? `The platform answered ${status}` : description),
    params: isRecord(parsed['params']) && Object.keys(parsed['params']).length > 0 ? parsed['params'] : null,
    fieldErrors: Array.isArray(parsed['errors']) ? parsed['errors'].filter(isFieldError) : [],
    isUntold: code === undefined,
    description,
  });
}

function parseBody(body: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body);
    return isRecord(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFieldError(value: unknown): value is RestFieldError {
  return isRecord(value) && typeof value['field'] === 'string' && typeof value['message'] === 'string';
}
