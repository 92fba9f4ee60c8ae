import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Failure } from '../../errors/errorText.ts';
import { useErrorText } from '../../errors/useErrorText.ts';
import { voucherMessages as messages } from './messages.ts';

/** The words for what is refused with campaigns. */
export function useCampaignErrorText(): (failure: Failure) => string {
  const intl = useIntl();
  const errorText = useErrorText();
  return useCallback(
    (failure) => {
      const code = failure instanceof Error ? null : failure.code;
      if (code === 'PRECONDITION_FAILED') return intl.formatMessage(messages.changedMeanwhile);
      if (code === 'NOT_FOUND') return intl.formatMessage(messages.gone);
      return errorText(failure);
    },
    [errorText, intl],
  );
}
