import type { IntlShape } from 'react-intl';
import { errorText } from '../errors/errorText.ts';
import type { FieldName } from './integrationFields.ts';
import { problemText, type ProblemOfCheck } from './problemText.ts';
import { syncMessages as messages } from './syncMessages.ts';

/**
 * Why a personnel system could not be read. For credentials that it refuses these are the words of code 9904 (ERR-13), and behind them what
 * is known of the refusal (INTG-09).
 */
export function syncProblemText(intl: IntlShape, problem: ProblemOfCheck, fields: readonly FieldName[]): string {
  const detail = problemText(intl, problem, fields);
  if (problem.problem !== 'CREDENTIALS_REFUSED') return detail;
  return intl.formatMessage(messages.refused, { refusal: errorText(intl, { code: '9904' }), detail });
}
