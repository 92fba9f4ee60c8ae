import type { IntlShape } from 'react-intl';
import { integrationFields, sentName, type FieldName } from './integrationFields.ts';
import { problemMessages as messages } from './problemMessages.ts';

/** What is wrong, as the contract says it. */
export interface ProblemOfCheck {
  readonly problem: string | null | undefined;
  readonly field?: string | null | undefined;
  readonly host?: string | null | undefined;
  readonly status?: number | null | undefined;
  readonly providerText?: string | null | undefined;
}

/**
 * What is wrong with a connection, in a sentence; behind it what the provider said (INTG-09). `fields` are those that people see, as one
 * of the contract has several names.
 */
export function problemText(
  intl: IntlShape,
  { problem, field, host, status, providerText }: ProblemOfCheck,
  fields: readonly FieldName[],
): string {
  const code = problem != null && problem !== 'says' && Object.hasOwn(messages, problem) ? problem : 'OTHER';
  const name = fields.find((shown) => sentName(shown) === field);
  const text = intl.formatMessage(messages[code as keyof typeof messages], {
    host: host ?? '',
    status: status ?? 0,
    field: name === undefined ? (field ?? '') : intl.formatMessage(integrationFields[name].label),
  });
  return providerText ? `${text} ${intl.formatMessage(messages.says, { err: providerText })}` : text;
}
