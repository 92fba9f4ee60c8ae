import { DomainError } from '../../errors.ts';

/**
 * What the caller is told when a provider failed: 1004, whatever the reason. Not an outage of ours either: a workspace chooses
 * its provider, and one that is down must not make the platform look as if it were.
 */
export function refusalOf(error: unknown): DomainError {
  return error instanceof DomainError ? error : new DomainError(1004, { cause: error });
}

/** The kind of a failure for the audit log: names and codes alone, as messages and causes may quote tokens. */
export function failureName(error: unknown): string {
  if (!(error instanceof Error)) {
    return 'unknown';
  }
  const { code, failure } = error as { code?: unknown; failure?: unknown };
  const detail = [failure, code].find((value) => typeof value === 'string' || typeof value === 'number');
  return detail === undefined ? error.name : `${error.name} ${detail}`;
}
