import { useCallback } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { Failure } from '../../errors/errorText.ts';
import { useErrorText } from '../../errors/useErrorText.ts';

/** The words for what is refused with a request; `conflict` says what CONFLICT means of this action. */
export function useRequestErrorText(conflict: MessageDescriptor): (failure: Failure) => string {
  const intl = useIntl();
  const errorText = useErrorText();
  return useCallback(
    (failure) =>
      !(failure instanceof Error) && failure.code === 'CONFLICT' ? intl.formatMessage(conflict) : errorText(failure),
    [conflict, errorText, intl],
  );
}
