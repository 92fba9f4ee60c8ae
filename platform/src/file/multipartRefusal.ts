import type { FastifyRequest } from 'fastify';
import { DomainError, invalidField } from '../errors.ts';

const torn = 'The request cannot be read: its body is not whole, or not multipart/form-data';

/** As RFC 2046, section 5.1.1, has it: at most 70 of these characters, the last of which is no space. */
const boundary = /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/;
const boundaryParameter = /;\s*boundary=(?:"([^"]*)"|([^\s;"]+))\s*(?:;|$)/i;

/** Throws UNSUPPORTED_MEDIA_TYPE for a body that is not multipart/form-data, INVALID where what parts it cannot be read. */
export function assertMultipart(request: FastifyRequest): void {
  if (!request.isMultipart()) {
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
  }
  const found = boundaryParameter.exec(request.headers['content-type'] ?? '');
  if (!boundary.test(found?.[1] ?? found?.[2] ?? '')) {
    throw new DomainError('INVALID', { message: torn });
  }
}

/** What to say of an error that the parser of multipart bodies gave up with; any other error stays as it is. `parts` names what a body has. */
export function multipartRefusal(error: unknown, parts: string): unknown {
  // It tells by words alone.
  if (error instanceof Error && !('code' in error) && /multipart|part header|boundary/i.test(error.message)) {
    return new DomainError('INVALID', { message: torn });
  }
  switch ((error as { code?: unknown } | null)?.code) {
    case 'FST_FILES_LIMIT':
      return invalidField('file', 'must be one file; send others in requests of their own');
    case 'FST_FIELDS_LIMIT':
    case 'FST_PARTS_LIMIT':
      return invalidField('', `The body has more parts than ${parts} needs`);
    default:
      return error;
  }
}
