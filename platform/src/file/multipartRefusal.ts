import { DomainError, invalidField } from '../errors.ts';

const torn = 'The request cannot be read: its body is not whole, or not multipart/form-data';

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
