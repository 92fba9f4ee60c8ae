import { DomainError, OAuthError, type ErrorCode, type GrantRefusal } from '../errors.ts';

const grantRefusals: ReadonlySet<ErrorCode> = new Set<GrantRefusal>([1001, 1004, 1100, 1101, 9905, 'ACCESS_WITHDRAWN']);

/** A refusal of the catalogue in the shape of the token endpoint; everything else is thrown on as it is. */
export function throwAsGrantRefusal(error: unknown): never {
  if (error instanceof DomainError && isGrantRefusal(error.code)) {
    throw new OAuthError('invalid_grant', error.message, error.code);
  }
  throw error;
}

const isGrantRefusal = (code: ErrorCode): code is GrantRefusal => grantRefusals.has(code);
