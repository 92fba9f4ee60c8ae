import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Failure } from '../../errors/errorText.ts';
import { useErrorText } from '../../errors/useErrorText.ts';
import { courseListMessages as messages } from './messages.ts';

/** Who holds the lock that a write met. */
export interface Holder {
  readonly holder: { readonly name: string; readonly username: string };
}

/** The words for what authors are refused with a course. `lock` says who edits it, when that is the reason. */
export function useCourseErrorText(): (failure: Failure, lock?: Holder | null) => string {
  const intl = useIntl();
  const errorText = useErrorText();
  return useCallback(
    (failure, lock) => {
      const code = failure instanceof Error ? null : failure.code;
      if (code === 'LOCKED_BY_ANOTHER_USER') {
        const person = lock ? lock.holder.name || lock.holder.username : null;
        return person === null
          ? intl.formatMessage(messages.locked)
          : intl.formatMessage(messages.lockedBy, { person });
      }
      if (code === 'NOT_FOUND') return intl.formatMessage(messages.gone);
      return errorText(failure);
    },
    [errorText, intl],
  );
}
