import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Failure } from '../errors/errorText.ts';
import { useErrorText } from '../errors/useErrorText.ts';
import { RequestError } from '../requestError.ts';
import { integrationMessages as messages } from './messages.ts';

const codeOf = (failure: Failure): string =>
  failure instanceof Error ? (failure instanceof RequestError ? failure.code : '-1') : failure.code;

/** The words for what admins are refused with integrations. */
export function useIntegrationErrorText(): (failure: Failure) => string {
  const intl = useIntl();
  const errorText = useErrorText();
  return useCallback(
    (failure) => {
      const code = codeOf(failure);
      if (code === 'CONFLICT') return intl.formatMessage(messages.already);
      if (code === 'NOT_FOUND') return intl.formatMessage(messages.gone);
      return errorText(failure);
    },
    [errorText, intl],
  );
}
