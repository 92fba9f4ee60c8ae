import { OutboundError } from '../../outbound/outboundClient.ts';
import { troubleOf } from '../../outbound/outboundTrouble.ts';

/** What can be wrong with a provider. The list is closed: the web client has words for each. */
export const problemCodes = [
  'MISSING_FIELD',
  'NAME_NOT_FOUND',
  'ADDRESS_REFUSED',
  'UNREACHABLE',
  'CERTIFICATE',
  'TOO_SLOW',
  'TOO_LARGE',
  'CREDENTIALS_REFUSED',
  'NOT_FOUND',
  'NOT_JSON',
  'NOT_SCIM',
  'NOT_A_DIRECTORY',
  'NOT_OPENID',
  'NO_TOKEN',
  'GROUP_NOT_FOUND',
  'BUSY',
  'UNEXPECTED_STATUS',
] as const;

export type ProblemCode = (typeof problemCodes)[number];

export interface Problem {
  readonly code: ProblemCode;
  /** The field that is to blame, where one is. */
  readonly field: string | null;
  /** The host that was called. */
  readonly host: string | null;
  /** The HTTP status it answered. */
  readonly status: number | null;
  /** What it said of itself, one short line. */
  readonly providerText: string | null;
}

/** A provider that cannot be used as it is. Nothing of it is a secret. */
export class ProviderProblem extends Error {
  override readonly name = 'ProviderProblem';
  readonly problem: Problem;

  constructor(code: ProblemCode, more: Partial<Omit<Problem, 'code'>> = {}) {
    const problem = { field: null, host: null, status: null, providerText: null, ...more, code };
    super(`The provider cannot be used: ${code}${problem.host === null ? '' : ` at ${problem.host}`}`);
    this.problem = problem;
  }
}

/** A failed call as a problem of `field`, which says where the call went; anything else is thrown on. */
export function asProviderProblem(error: unknown, url: string | URL, field: string | null): ProviderProblem {
  if (error instanceof ProviderProblem) {
    return error;
  }
  if (error instanceof OutboundError) {
    return new ProviderProblem(troubleOf(error), { field, host: URL.parse(String(url))?.host ?? null });
  }
  throw error;
}
