import type { IntlShape } from 'react-intl';
import type { FieldProblem } from '../save/saveMachine.ts';
import { reasonMessages as messages } from './reasonMessages.ts';

const byReason = new Map([
  ['REQUIRED', messages.required],
  ['TOO_LONG', messages.tooLong],
  ['TOO_MANY', messages.tooMany],
  ['TOO_SMALL', messages.tooSmall],
  ['TOO_LARGE', messages.tooLarge],
  ['NOT_AN_ADDRESS', messages.notAnAddress],
  ['HOST_NOT_ALLOWED', messages.hostNotAllowed],
  ['NOT_AFTER_START', messages.notAfterStart],
]);

/** Why a field was refused; null where only the servers have words for it, which are English, and the interface speaks another language. */
export function reasonWords(intl: IntlShape, { reason, message }: FieldProblem): string | null {
  const known = reason && byReason.get(reason.reason);
  if (known) return intl.formatMessage(known, { limit: reason.limit });
  return intl.locale.startsWith('en') ? message : null;
}
