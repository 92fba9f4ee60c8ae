import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, type ErrorCode } from '../errors.ts';
import { notedRefusal } from '../http/errorHandler.ts';
import { ScimError, type ScimType } from './scimError.ts';
import { schemaUrns } from './scimSchemas.ts';
import { sendScim } from './sendScim.ts';

/** What refusals of the catalogue are in the words of SCIM. */
const scimTypes: ReadonlyMap<ErrorCode, ScimType> = new Map([
  ['INVALID', 'invalidSyntax'],
  ['CONFLICT', 'uniqueness'],
  ['GROUP_NAME_TAKEN', 'uniqueness'],
]);

/** A refusal in the shape of RFC 7644, section 3.12; what is unexpected is logged and masked as everywhere. */
export function scimErrorHandler(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ScimError) {
    return refuse(reply, error.status, error.message, error.scimType);
  }
  const refusal = notedRefusal(error, request, reply);
  if (refusal === undefined) {
    return refuse(reply, 500, `Something went wrong here; ask about the request ${request.id}`);
  }
  if (refusal.status === 401) {
    reply.header('www-authenticate', 'Bearer realm="scim"');
  }
  return refuse(reply, refusal.status, refusal.message, scimTypes.get(refusal.code));
}

/** Answer to a path below the prefix that no route serves, such as `/Bulk`, `/Me` or `/.search`. */
export const scimNotFoundHandler = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  scimErrorHandler(
    new DomainError('NOT_FOUND', {
      message: 'There is no such resource; /ServiceProviderConfig says what is supported',
    }),
    request,
    reply,
  );

function refuse(reply: FastifyReply, status: number, detail: string, scimType?: ScimType): FastifyReply {
  const body = {
    schemas: [schemaUrns.error],
    status: String(status),
    ...(scimType === undefined ? {} : { scimType }),
    detail,
  };
  return sendScim(reply.code(status).header('cache-control', 'no-store'), body);
}
