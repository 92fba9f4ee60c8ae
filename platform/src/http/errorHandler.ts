import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { databaseRefusal } from '../db/constraintErrors.ts';
import { reasonOfIssue, type FieldReason, type SchemaIssue } from '../shared/fieldReason.ts';
import { everyFault } from './everyFault.ts';
import { isDiskFull, noSpace } from '../shared/diskFull.ts';
import { DomainError, OAuthError, errorCatalogue, type ErrorCode, type FieldError } from '../errors.ts';

/** The one place that turns a failure into a status and a body. Unexpected ones are logged and shown as -1 (ERR-01). */
export function errorHandler(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof OAuthError) {
    return reply
      .code(error.status)
      .type('application/json')
      .header('cache-control', 'no-store')
      .send({
        error: error.error,
        error_description: error.message,
        ...(error.code === undefined ? {} : { code: error.code }),
        message: error.message,
        requestId: request.id,
      });
  }
  const refusal = notedRefusal(error, request, reply);
  if (refusal === undefined) {
    return sendBody(reply, request, 500, { code: -1, message: errorCatalogue[-1].message, params: {} });
  }
  return sendBody(reply, request, refusal.status, {
    code: refusal.code,
    message: refusal.message,
    params: refusal.params,
    ...(refusal.errors.length > 0 ? { errors: refusal.errors } : {}),
  });
}

/**
 * The refusal that a failure stands for, with its headers; undefined for what is unexpected. Faults are logged, refusals of callers are
 * not.
 */
export function notedRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): DomainError | undefined {
  const refusal = toRefusal(error, request);
  if (refusal === undefined) {
    request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
    return undefined;
  }
  if (refusal.status >= 500) {
    request.log.warn({ err: refusal.cause ?? refusal, route: request.routeOptions.url }, 'request could not be served');
  }
  if (refusal.status === 401) {
    reply.header('www-authenticate', challengeOf(request));
  }
  if (refusal.status === 503) {
    reply.header('retry-after', '1');
  }
  const { retryAfterSeconds } = refusal.params;
  if (typeof retryAfterSeconds === 'number') {
    reply.header('retry-after', String(retryAfterSeconds));
  }
  return refusal;
}

/** RFC 6750: that a token is wanted, and of one that was sent that it does not count. */
const challengeOf = ({ headers }: FastifyRequest): string =>
  /^Bearer /i.test(headers.authorization ?? '')
    ? 'Bearer realm="lectern", error="invalid_token"'
    : 'Bearer realm="lectern"';

/** Nothing for a request that came to no route. */
const configOf = ({ routeOptions }: FastifyRequest): Partial<FastifyRequest['routeOptions']['config']> =>
  routeOptions.config ?? {};

/** Answer to a path that no route serves. */
export function notFoundHandler(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return errorHandler(
    new DomainError('NOT_FOUND', { message: `There is nothing at ${request.method} of this path` }),
    request,
    reply,
  );
}

// Serialised here: a route's schema need not list every status that can come from outside it.
function sendBody(
  reply: FastifyReply,
  request: FastifyRequest,
  status: number,
  body: Record<string, unknown>,
): FastifyReply {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify as (payload: unknown) => string)
    .send({ ...body, requestId: request.id });
}

/** A body of a megabyte can be wrong in a hundred thousand places: nobody needs to be told all of them. */
const mostErrors = 100;
/** What a whole number is refused with that cannot be kept exactly. */
const notExact = new Set([`must be at most ${Number.MAX_SAFE_INTEGER}`, `must be at least ${Number.MIN_SAFE_INTEGER}`]);
/** Of one message or path: members that the caller made up may stand there. */
const mostCharacters = 500;

function toRefusal(error: unknown, request: FastifyRequest): DomainError | undefined {
  if (error instanceof DomainError) {
    return error;
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const refused = fieldErrorsOf(error.validation);
    if (error.validationContext !== 'body') {
      return new DomainError('INVALID', { errors: refused });
    }
    const errors = faultsOfBody(request, refused);
    return new DomainError(codeOf(errors, configOf(request).fieldRefusals ?? {}) ?? 'INVALID', { errors });
  }
  if (isDiskFull(error)) {
    return noSpace(error);
  }
  return frameworkRefusal(error) ?? databaseRefusal(error);
}

function faultsOfBody(request: FastifyRequest, refused: readonly FieldError[]): readonly FieldError[] {
  const schema = request.routeOptions.schema?.body;
  return schema instanceof z.ZodType
    ? everyFault(
        {
          body: request.body,
          schema,
          furtherRules: configOf(request).furtherRules,
          toErrors: (issues) => fieldErrorsOf(issues.map(asIssue)),
        },
        refused,
      ).slice(0, mostErrors)
    : refused;
}

/** An issue as the validation of a request tells it. */
const asIssue = ({ code, path, message, ...params }: z.core.$ZodIssue): Issue => ({
  keyword: code,
  instancePath: `/${path.join('/')}`,
  message,
  params: { ...params },
});

interface Issue extends SchemaIssue {
  readonly instancePath: string;
}

/** Several rules may say the same of a field; that a number is too large even to be kept exactly says nothing beside its own limit. */
function fieldErrorsOf(issues: readonly Issue[]): readonly FieldError[] {
  const messages = new Map<string, Map<string, FieldReason | null>>();
  for (const issue of issues) {
    const { instancePath, message = 'is not valid' } = issue;
    const field = instancePath
      .split('/')
      .filter((part) => part !== '')
      .join('.')
      .slice(0, mostCharacters);
    messages.set(field, (messages.get(field) ?? new Map()).set(message.slice(0, mostCharacters), reasonOfIssue(issue)));
    if (messages.size > mostErrors) {
      break;
    }
  }
  return [...messages]
    .flatMap(([field, said]) => {
      const telling = [...said].filter(([message]) => !notExact.has(message));
      return (telling.length > 0 ? telling : [...said]).map(([message, reason]) => ({ field, message, ...reason }));
    })
    .slice(0, mostErrors);
}

function codeOf(
  errors: readonly FieldError[],
  fieldRefusals: Readonly<Record<string, ErrorCode>>,
): ErrorCode | undefined {
  return errors
    .map(({ field }) => (Object.hasOwn(fieldRefusals, field) ? fieldRefusals[field] : undefined))
    .find((code) => code !== undefined);
}

function frameworkRefusal(error: unknown): DomainError | undefined {
  const status = (error as FastifyError | undefined)?.statusCode;
  switch (status) {
    case 400:
      return new DomainError('INVALID', { message: `The request cannot be read: ${unreadable(error)}` });
    case 403:
    case 404:
      // Paths that the file server refuses; that something is there is nobody's business.
      return new DomainError('NOT_FOUND');
    case 413:
      return new DomainError('BODY_TOO_LARGE');
    case 415:
      return new DomainError('UNSUPPORTED_MEDIA_TYPE');
    case 429:
      return new DomainError('RATE_LIMITED');
    case 503:
      return new DomainError('UNAVAILABLE');
    default:
      return status !== undefined && status >= 400 && status < 500
        ? new DomainError('INVALID', { message: `The request cannot be read: ${unreadable(error)}` })
        : undefined;
  }
}

/** Why the framework could not read a request, in our words. */
function unreadable(error: unknown): string {
  const code = (error as FastifyError | undefined)?.code;
  if (error instanceof SyntaxError || code === 'FST_ERR_CTP_INVALID_JSON_BODY') {
    return 'its body is not JSON';
  }
  if (code === 'FST_ERR_CTP_EMPTY_JSON_BODY') {
    return 'its body is empty';
  }
  if (code === 'FST_ERR_CTP_INVALID_CONTENT_LENGTH') {
    return 'its body is not as long as it says';
  }
  return 'it is not well formed';
}
