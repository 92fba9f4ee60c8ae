import { DatabaseError } from 'pg';
import { DomainError, type ErrorCode } from '../errors.ts';

/** Violations of named constraints that are the caller's doing. Everything else is a fault of ours and stays masked. */
const refusals: Readonly<Record<string, ErrorCode>> = {
  app_user_username_key: 1000,
  tag_name_key: 'TAG_NAME_TAKEN',
  user_course_one_active: 'CONFLICT',
  integration_type_key: 'CONFLICT',
  personnel_link_user_name_key: 'CONFLICT',
  personnel_link_provider_key_key: 'CONFLICT',
  person_group_name_key: 'GROUP_NAME_TAKEN',
};

/**
 * Values that no column can hold: a character that the encoding lacks, such as NUL, as text or in JSON; a time out of range or
 * not readable.
 */
const unstorable = new Set(['22021', '22P05', '22008', '22007']);

/** Connection lost or refused, too many connections, statement timeout, deadlock, shutdown: the same call may succeed later. */
const passing = /^(08|53|57|40)/;

/** The refusal that a failure of the database stands for, or undefined when it is unexpected. */
export function databaseRefusal(error: unknown): DomainError | undefined {
  if (error instanceof DatabaseError) {
    const code = error.constraint === undefined ? undefined : refusals[error.constraint];
    if (code !== undefined) {
      return new DomainError(code, { cause: error });
    }
    if (unstorable.has(error.code ?? '')) {
      return new DomainError('INVALID', { message: 'The request holds a value that cannot be stored', cause: error });
    }
    return passing.test(error.code ?? '') ? new DomainError('UNAVAILABLE', { cause: error }) : undefined;
  }
  return isConnectionFailure(error) ? new DomainError('UNAVAILABLE', { cause: error }) : undefined;
}

/** The driver reports a lost connection as a plain error with a system code, or by its text alone. */
function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) {
    return false;
  }
  const { code } = error as NodeJS.ErrnoException;
  return (
    (code !== undefined && ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT'].includes(code)) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      error.message,
    )
  );
}
