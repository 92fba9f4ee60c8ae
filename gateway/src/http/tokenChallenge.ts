import type { OperationResult } from '../graphql/operationResult.ts';
import type { Session } from '../identity/session.ts';

/** RFC 6750: what a caller should have sent. */
export const challengeOf = (error: 'invalid_token' | 'invalid_request'): [name: string, value: string] => [
  'www-authenticate',
  `Bearer realm="lectern", error="${error}"`,
];

/** Whether a tool's token opened nothing of what it was sent for: where something was answered, the errors tell of the rest. */
export function isTokenRefused({ data, errors = [] }: OperationResult, { source }: Session): boolean {
  return (
    source === 'bearer' &&
    errors.some(({ extensions: { code } }) => code === 'UNAUTHENTICATED') &&
    Object.values(data ?? {}).every((value) => value === null)
  );
}
