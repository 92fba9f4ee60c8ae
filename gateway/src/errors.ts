/**
 * Errors of the gateway, and the one place that turns failures into what a client may read.
 *
 * Codes come from three closed lists: the documented catalogue (numbers as text), the platform's words, and the words below.
 */
import { GraphQLError, type GraphQLErrorOptions } from 'graphql';
import type { UserErrorModel } from './node/userErrorModel.ts';
import { RestError, type LostWrite } from './rest/RestError.ts';

/** Codes that arise in the gateway itself. */
export type GatewayCode =
  | '59'
  | 'LOCKED'
  | 'CONSENT_REQUIRED'
  | 'UNAUTHENTICATED'
  | 'BAD_USER_INPUT'
  | 'LIMIT_EXCEEDED'
  | 'UNKNOWN_DOCUMENT'
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'PERSISTED_QUERY_NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'CROSS_SITE'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE'
  | 'TIMEOUT'
  | 'UPSTREAM_UNAVAILABLE'
  | 'INTERNAL';

/** The fallback of failed sign-ins and registrations (ERR-08). */
export const fallbackCode = '59';
export const fallbackMessage = "Bad credentials or username and password don't match";

/** What a person is told whose account is locked (ERR-15). */
const lockedMessage = 'Account locked; reset password';
/** The platform names a locked account in the description of the refusal alone (AUTH-14). */
const isLocked = (text: string): boolean => text.toLowerCase().includes('locked');

/** Messages of the documented catalogue, for descriptions that carry no code that is a number (OP-09). */
const catalogueMessages: readonly (readonly [code: string, message: string])[] = [
  ['1000', 'This username (e-mail) already exists'],
  ['1001', 'User not found'],
  ['1002', 'Username or password is not valid'],
  ['1004', 'Wrong credentials'],
  ['1100', 'Invalid token'],
  ['1101', 'Token expired'],
  ['9905', 'Social e-mail must be verified; check the e-mail settings'],
  ['ACCESS_WITHDRAWN', 'You no longer have access to this workspace'],
];

/** An argument that cannot be used. */
export const badInput = (message: string, field?: string): GraphQLError =>
  new GraphQLError(message, {
    extensions: {
      code: 'BAD_USER_INPUT' satisfies GatewayCode,
      status: 400,
      ...(field === undefined ? {} : { params: { field } }),
    },
  });

/** What cannot be used of an input, and where. */
export interface InputFault {
  readonly message: string;
  readonly field: string | null;
}

/** Several that were found together. */
export const badInputs = (faults: readonly InputFault[]): GraphQLError =>
  new GraphQLError(faults.map(({ message }) => message).join(' '), {
    extensions: { code: 'BAD_USER_INPUT' satisfies GatewayCode, status: 400, params: { faults } },
  });

/** What {@link badInput} and {@link badInputs} refuse; null for any other failure. */
export function inputFaultsOf(error: unknown): readonly InputFault[] | null {
  if (!(error instanceof GraphQLError) || error.extensions['code'] !== 'BAD_USER_INPUT') return null;
  const { field, faults } = (error.extensions['params'] ?? {}) as {
    readonly field?: string;
    readonly faults?: readonly InputFault[];
  };
  return faults ?? [{ message: error.message, field: field ?? null }];
}

/** Nobody is signed in, or the session is over. */
export const unauthenticated = (): GraphQLError =>
  new GraphQLError('Sign in to continue', {
    extensions: { code: 'UNAUTHENTICATED' satisfies GatewayCode, status: 401 },
  });

/** Whether an error says that nobody is signed in (any more). */
export const isUnauthenticated = (error: unknown): boolean =>
  error instanceof GraphQLError && error.extensions['code'] === 'UNAUTHENTICATED';

/** Limits of one operation (schema.graphql); `calls` are those of the platform. */
export type LimitName = 'depth' | 'aliases' | 'tokens' | 'characters' | 'cost' | 'calls' | 'bytes' | 'comparisons';

/** An operation asks for more than one may. `status` is 400 where it is refused as a whole, and 413 for its bytes. */
export const limitExceeded = (
  limit: LimitName,
  value: number,
  most: number,
  { status = 400, ...place }: Pick<GraphQLErrorOptions, 'nodes' | 'path'> & { readonly status?: number } = {},
): GraphQLError =>
  withoutStack(
    () =>
      new GraphQLError(`${limitSentences[limit](value)}; the limit is ${most}`, {
        ...place,
        extensions: { code: 'LIMIT_EXCEEDED' satisfies GatewayCode, status, params: { limit, value, most } },
      }),
  );

/** Whether an error is a refusal of {@link limitExceeded}, thrown or as a client reads it. */
export const asksForTooMuch = (error: unknown): boolean =>
  error instanceof Object &&
  'extensions' in error &&
  error.extensions instanceof Object &&
  'code' in error.extensions &&
  error.extensions.code === ('LIMIT_EXCEEDED' satisfies GatewayCode);

/**
 * An attacker makes as many of these as they like, and where it was made, which says nothing here, is most of what an error costs.
 * Sets the limit of the whole process and takes it back: `create` only makes the error, at once.
 */
function withoutStack<E extends Error>(create: () => E): E {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return create();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

const limitSentences: Readonly<Record<LimitName, (value: number) => string>> = {
  depth: (value) => `The document is ${value} levels deep`,
  aliases: (value) => `The document has ${value} aliases`,
  tokens: (value) => `The document has ${value} tokens`,
  characters: (value) => `The document has ${value} characters`,
  cost: (value) => `The operation costs ${value}`,
  calls: (value) => `The operation needs ${value} or more calls of the platform; ask for less at once`,
  bytes: (value) => `The request has ${value} or more bytes`,
  comparisons: (value) =>
    `The document repeats its fields so often that ${value} or more comparisons tell whether they fit together`,
};

/** The operation took longer than it may. */
export const timedOut = (): GraphQLError =>
  new GraphQLError('The operation took too long', {
    extensions: { code: 'TIMEOUT' satisfies GatewayCode, status: 504 },
  });

const nobodyWaits = new GraphQLError('Nobody waits for the answer any more', {
  extensions: { code: 'TIMEOUT' satisfies GatewayCode, status: 504 },
});

/** The caller has left; nobody reads this, so that one is enough for all: every query ends with it. */
export const abandoned = (): GraphQLError => nobodyWaits;

/** More requests than one address may send, in the words of the platform's own limit. */
export const tooManyRequests = (retryAfterSeconds: number): GraphQLError =>
  new GraphQLError('Too many requests; wait a moment and try again', {
    extensions: { code: 'RATE_LIMITED' satisfies GatewayCode, status: 429, params: { retryAfterSeconds } },
  });

/** A refusal of a request before anything runs; answered with HTTP 400. */
export const refusedDocument = (message: string, code: GatewayCode, params?: Record<string, unknown>): GraphQLError =>
  new GraphQLError(message, { extensions: { code, status: 400, ...(params === undefined ? {} : { params }) } });

/** 405; `allowed` stands in the header `Allow`. */
export const methodNotAllowed = (message: string, allowed: readonly string[]): GraphQLError =>
  new GraphQLError(message, {
    extensions: { code: 'METHOD_NOT_ALLOWED' satisfies GatewayCode, status: 405, params: { allowed } },
  });

/** More operations of the workspace, or of this caller, wait than may; in the words of the platform. */
export const busy = (retryAfterSeconds: number): GraphQLError =>
  new GraphQLError('The service is busy; try again in a moment', {
    extensions: { code: 'UNAVAILABLE' satisfies GatewayCode, status: 503, params: { retryAfterSeconds } },
  });

/** More streams than one caller may have open. */
export const tooManyStreams = (most: number, retryAfterSeconds: number): GraphQLError =>
  new GraphQLError(
    `At most ${most} streams are open with one token; close one, or try again in ${retryAfterSeconds} seconds`,
    {
      extensions: { code: 'RATE_LIMITED' satisfies GatewayCode, status: 429, params: { retryAfterSeconds } },
    },
  );

/** A request that stalls; answered with 408. */
export const lateRequest = (): GraphQLError & { statusCode: number } =>
  Object.assign(
    new GraphQLError('The request did not arrive in time', {
      extensions: { code: 'TIMEOUT' satisfies GatewayCode, status: 408 },
    }),
    { statusCode: 408 },
  );

/** `Authorization` says something that is no bearer token. */
export const unknownScheme = (): GraphQLError =>
  new GraphQLError('Send a token as `Authorization: Bearer …`, or no such header', {
    extensions: { code: 'UNAUTHENTICATED' satisfies GatewayCode, status: 401 },
  });

/**
 * Expected refusals as data: one entry per field error, else one for the whole. What INVALID means each field says for itself; every
 * other code keeps the text of the catalogue, whichever field it is about (ERR-04). Rethrows what was not to be expected: outages,
 * faults of the platform, and the end of the session.
 */
export function toUserErrors(error: unknown): UserErrorModel[] {
  if (!(error instanceof RestError) || !error.isRefusal) throw error;
  const { code, params } = error;
  if (error.fieldErrors.length > 0) {
    return error.fieldErrors.map(({ field, message, reason, limit }) => ({
      code,
      message: code === 'INVALID' ? message : error.message,
      field: field === '' ? null : field,
      params: reason === undefined ? params : { ...params, reason, ...(limit === undefined ? {} : { limit }) },
    }));
  }
  return [{ code, message: error.message, field: null, params }];
}

/** Why a sign-in was refused (ERR-08, ERR-18, ERR-19), as {@link signInCode} tells. Rethrows what was not to be expected. */
export function toSignInErrors(error: unknown): UserErrorModel[] {
  if (!(error instanceof RestError) || !error.isRefusal || error.code === 'RATE_LIMITED') return toUserErrors(error);
  const { code, message } = signInCode(error);
  return [userError(code, message)];
}

/**
 * As {@link toUserErrors}, with `LOCKED` for a locked account (AUTH-14) and 59 for an answer that says nothing of itself (ERR-17,
 * ERR-20).
 */
export const toIdentityErrors = (error: unknown): UserErrorModel[] =>
  toUserErrors(error).map((refusal) => {
    if (isLocked(refusal.message)) return { ...refusal, code: 'LOCKED', message: lockedMessage };
    if (refusal.code !== '-1' && !(error as RestError).isUntold) return refusal;
    return { ...refusal, code: fallbackCode, message: fallbackMessage };
  });

/** Runs the call of a mutation: its result, or the reasons for the refusal. */
export async function refusable<T>(
  call: Promise<T>,
): Promise<{ result: T; userErrors: [] } | { result: null; userErrors: UserErrorModel[] }> {
  try {
    return { result: await call, userErrors: [] };
  } catch (error) {
    return { result: null, userErrors: toUserErrors(error) };
  }
}

/** One user error without a call. */
export const userError = (code: string, message: string, field: string | null = null): UserErrorModel => ({
  code,
  message,
  field,
  params: null,
});

/**
 * The code of a failed sign-in (OP-09, AUTH-14): `LOCKED` when the description says so, a catalogue message's code, a numeric
 * code of the body, else 59.
 */
function signInCode(error: RestError): { code: string; message: string } {
  const description = error.description.toLowerCase();
  if (isLocked(description)) return { code: 'LOCKED', message: lockedMessage };
  const known = catalogueMessages.find(([, message]) => description.includes(message.toLowerCase()));
  if (known !== undefined) return { code: known[0], message: known[1] };
  if (/^-?\d+$/.test(error.code) && error.code !== '-1') return { code: error.code, message: error.message };
  return { code: fallbackCode, message: fallbackMessage };
}

export interface ErrorView {
  message: string;
  path?: readonly (string | number)[];
  locations?: readonly { line: number; column: number }[];
  extensions: { code: string; status?: number; params?: unknown; requestId: string };
}

/** Anything that went wrong during an operation, as a client may see it; everything unexpected is masked (GW-09, OP-13). */
export function toErrorView(error: unknown, requestId: string): ErrorView {
  const { message, path, locations } = error as Partial<GraphQLError> & { message: string };
  const place = { ...(path ? { path } : {}), ...(locations && locations.length > 0 ? { locations } : {}) };
  const cause = rootCause(error);
  if (cause instanceof RestError) return { ...place, ...restErrorView(cause, requestId) };
  const view = isGraphqlError(cause) ? graphqlErrorView(cause, path === undefined) : undefined;
  if (view === undefined) {
    const extensions = { code: 'INTERNAL' satisfies GatewayCode, status: 500, requestId };
    return { message: 'Unknown error occurred', ...place, extensions };
  }
  return { message, ...place, extensions: { ...view, requestId } };
}

/** True for what is a fault on our side or upstream and belongs into the log. */
export function isFault(error: unknown): boolean {
  const cause = rootCause(error);
  if (cause instanceof RestError) return cause.isOutage;
  return (
    !isGraphqlError(cause) || graphqlErrorView(cause, (error as Partial<GraphQLError>).path === undefined) === undefined
  );
}

function restErrorView(error: RestError, requestId: string): Pick<ErrorView, 'message' | 'extensions'> {
  const { code, status, lostWrite } = error;
  // An outage is told by its code; what the platform or the network said about it stays in the log.
  const message = error.isOutage && code !== '-1' ? outageSentence(lostWrite) : error.message;
  const params = error.isOutage ? lostWrite && { outcome: lostWrite } : error.params;
  return { message, extensions: { code, status, ...(params === null ? {} : { params }), requestId } };
}

/** Anyone who repeats a write that was done all the same may do it twice. */
function outageSentence(lostWrite: LostWrite | null): string {
  switch (lostWrite) {
    case 'UNKNOWN':
      return 'The platform did not answer in time: it may have done this or not; look before you try again';
    case 'REPEATABLE':
      return 'The platform did not answer in time: it may have done this or not; repeat it with the same `idempotencyKey`, and it is done once';
    case null:
      return 'The platform did not answer; try again in a moment';
  }
}

/**
 * Errors with a code are ours to show. Without one, an executor's error before execution is about the caller's variables, as is one
 * about an argument that they fill; any other at a field is a fault (a missing value), hence undefined.
 */
function graphqlErrorView(
  error: GraphQLError,
  beforeExecution: boolean,
): { code: string; status?: number; params?: unknown } | undefined {
  const { code, status, params } = (error.extensions ?? {}) as { code?: string; status?: number; params?: unknown };
  if (code === undefined)
    return beforeExecution || isAboutArgument(error)
      ? { code: 'BAD_USER_INPUT' satisfies GatewayCode, status: 400 }
      : undefined;
  return { code, ...(status === undefined ? {} : { status }), ...(params === undefined ? {} : { params }) };
}

/** By its words, as both executors have it: `@oneOf` and default values let variables pass validation that do not fit in the end. */
const isAboutArgument = ({ message }: GraphQLError): boolean => /^Argument "\w+" (?:of |has )/.test(message);

function rootCause(error: unknown): unknown {
  const original = (error as { originalError?: unknown } | null)?.originalError;
  return original instanceof Error ? rootCause(original) : error;
}

/** By name: the compiled executor has an error class of its own, of the same shape. */
function isGraphqlError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === 'GraphQLError';
}
