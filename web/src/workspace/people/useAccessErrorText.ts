import { useCallback } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { Failure } from '../../errors/errorText.ts';
import { accessMessages as messages } from './accessMessages.ts';
import { usePeopleErrorText } from './usePeopleErrorText.ts';

const reasons: ReadonlyMap<unknown, MessageDescriptor> = new Map([
  ['LAST_ADMIN', messages.lastAdmin],
  ['TRIAL_MAKER', messages.trialMaker],
  ['NO_ACCESS', messages.noAccess],
]);

/** The words for what admins are refused with the access or the role of someone: a conflict says its reason. */
export function useAccessErrorText(): (failure: Failure) => string {
  const intl = useIntl();
  const errorText = usePeopleErrorText(messages.changedMeanwhile);
  return useCallback(
    (failure) => {
      const reason = failure instanceof Error ? undefined : reasons.get(reasonOf(failure.params));
      return reason ? intl.formatMessage(reason) : errorText(failure);
    },
    [errorText, intl],
  );
}

const reasonOf = (params: unknown): unknown =>
  params !== null && typeof params === 'object' && 'reason' in params ? params.reason : null;
