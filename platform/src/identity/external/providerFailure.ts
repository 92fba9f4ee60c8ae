import { DomainError } from '../../errors.ts';

/** A provider that did not answer as it should, or a token that was not made for us. The reason carries no value. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly code: string;

  constructor(code: string) {
    super(`The provider does not stand by this sign-in: ${code}`);
    this.code = code;
  }
}

/**
 * Whatever a provider did wrong is 1004 to the caller, and no outage of ours: a workspace chooses its provider, and one that is
 * down must not make the platform look as if it were.
 */
export function throwAsRefusal(error: unknown): never {
  throw new DomainError(1004, { cause: error });
}

/** The kind of a failure for the audit log: names and codes alone, as messages may quote tokens. */
export function failureName(error: DomainError): string {
  const { cause } = error;
  if (!(cause instanceof Error)) {
    return String(error.code);
  }
  const { code, failure } = cause as { code?: unknown; failure?: unknown };
  const detail = [failure, code].find((value) => typeof value === 'string');
  return detail === undefined ? cause.name : `${cause.name} ${detail}`;
}
