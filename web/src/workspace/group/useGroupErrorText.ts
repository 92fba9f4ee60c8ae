import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Failure } from '../../errors/errorText.ts';
import { useErrorText } from '../../errors/useErrorText.ts';
import { readMost } from '../people/usePeopleErrorText.ts';
import { groupMessages as messages } from './messages.ts';

/** The words for what is refused with groups. */
export function useGroupErrorText(): (failure: Failure) => string {
  const intl = useIntl();
  const errorText = useErrorText();
  return useCallback(
    (failure) => {
      const code = failure instanceof Error ? null : failure.code;
      const most = failure instanceof Error ? null : readMost(failure.params);
      if (code === 'GROUP_NAME_TAKEN') return intl.formatMessage(messages.nameTaken);
      if (code === 'GROUP_MANAGED') return intl.formatMessage(messages.managed);
      if (code === 'GROUPS_FULL' && most !== null) return intl.formatMessage(messages.full, { most });
      if (code === 'NOT_FOUND') return intl.formatMessage(messages.gone);
      return errorText(failure);
    },
    [errorText, intl],
  );
}
